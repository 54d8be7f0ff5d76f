import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type Listener, type Wire, type World } from "../src/protocol/connection";
import type { FromServer, Line, Look, TableInfo } from "../src/protocol/types";

/** A socket in a script: what the client said, and a way to answer. */
class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  said: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeWorld implements World {
  wires: FakeWire[] = [];
  waits: { ms: number; then: () => void }[] = [];
  private ids = 0;

  open(): Wire {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }
  later(ms: number, then: () => void): () => void {
    const wait = { ms, then };
    this.waits.push(wait);
    return () => (this.waits = this.waits.filter((it) => it !== wait));
  }
  id = () => `id${++this.ids}`;
  random = () => 0.5;

  get wire(): FakeWire {
    return this.wires.at(-1) as FakeWire;
  }
  /** Let the wait end that is the shortest. */
  pass(): void {
    const [first] = [...this.waits].sort((a, b) => a.ms - b.ms);
    this.waits = this.waits.filter((it) => it !== first);
    first?.then();
  }
}

const table = {
  t: "table",
  table: "k",
  game: "g",
  state: "playing",
  you: [0],
  seats: [],
} as unknown as TableInfo;
const look = (prompt: string): Look => ({
  prompt,
  rule: null,
  waiting: [0],
  scene: { seats: [] },
  outcome: null,
});
const line = (text: string): Line => ({ text, event: "e", args: [] });
const full = (v: number, prompt: string, news: Line[] = []): FromServer => ({
  t: "look",
  seat: 0,
  v,
  full: look(prompt),
  line: 0,
  news,
});

let world: FakeWorld;
let told: string[];
let connection: Connection;

beforeEach(() => {
  world = new FakeWorld();
  told = [];
  const listener: Listener = {
    status: (status) => told.push(status),
    look: (_, seen, fresh) =>
      told.push(`${seen.v} ${seen.look.prompt} [${fresh.map((it) => it.text).join()}]`),
    bye: (code) => told.push(`bye ${code}`),
  };
  connection = new Connection(["token"], "fr", listener, world);
  connection.start();
  world.wire.onopen?.();
});

function arrive(): void {
  world.wire.answer(table);
}

function lose(code = 1006): void {
  world.wire.onclose?.({ code });
}

function reconnect(): FakeWire {
  world.pass();
  world.wire.onopen?.();
  return world.wire;
}

describe("saying hello", () => {
  it("gives the tokens, the language and what is known", () => {
    expect(world.wire.said).toEqual([
      { t: "hello", p: 1, tokens: ["token"], lang: "fr", seen: {}, said: 0, acts: true, part: "" },
    ]);
  });

  it("is open with the first word of the server", () => {
    arrive();
    expect(told).toEqual(["open"]);
  });
});

describe("looks", () => {
  beforeEach(arrive);

  it("come whole and then as differences, with what is new in the log", () => {
    world.wire.answer(full(1, "begin", [line("a")]));
    world.wire.answer({
      t: "look",
      seat: 0,
      v: 2,
      from: 1,
      diff: [[["prompt"], "go on"]],
      line: 1,
      news: [line("b")],
    });
    expect(told.slice(1)).toEqual(["1 begin []", "2 go on [b]"]);
    expect(connection.looks.get(0)?.lines.map((it) => it.text)).toEqual(["a", "b"]);
  });

  it("are ignored when they are old", () => {
    world.wire.answer(full(3, "now"));
    world.wire.answer({ t: "look", seat: 0, v: 3, from: 2, diff: [[["prompt"], "then"]], line: 0, news: [] });
    expect(connection.looks.get(0)?.look.prompt).toBe("now");
  });

  it("are asked for anew when one was missed", () => {
    world.wire.answer(full(1, "begin"));
    world.wire.answer({ t: "look", seat: 0, v: 4, from: 3, diff: [], line: 0, news: [] });
    expect(world.wire.said.at(-1)).toEqual({ t: "resync", seat: 0 });
    expect(connection.looks.get(0)?.v).toBe(1);
  });

  it("take lines back when something was undone", () => {
    world.wire.answer(full(1, "begin", [line("a"), line("b")]));
    world.wire.answer({ t: "look", seat: 0, v: 2, from: 1, diff: [], line: 1, news: [] });
    expect(connection.looks.get(0)?.lines.map((it) => it.text)).toEqual(["a"]);
  });
});

describe("what was shown", () => {
  beforeEach(arrive);
  const watched = (wire: FakeWire) => wire.said.filter(({ t }) => t === "shown");

  it("is told once, and again after a loss", () => {
    connection.shown(0, 3);
    connection.shown(0, 3);
    connection.shown(0, 4);
    expect(watched(world.wire).map(({ v }) => v)).toEqual([3, 4]);
    lose();
    connection.shown(0, 5);
    const wire = reconnect();
    wire.answer(table);
    expect(watched(wire)).toEqual([{ t: "shown", seat: 0, v: 5 }]);
  });
});

describe("requests", () => {
  beforeEach(arrive);

  it("are answered under their ids, in any order", async () => {
    const first = connection.request({ t: "why", seat: 0, element: "x" });
    const second = connection.request({ t: "move", seat: 0, v: 1, action: "cut 1:1" });
    world.wire.answer({ t: "ack", id: "id2", seat: 0, v: 2 });
    world.wire.answer(full(2, "done"));
    world.wire.answer({ t: "why", id: "id1", seat: 0, can: false, reasons: [] });
    expect(await second).toMatchObject({ t: "ack", v: 2 });
    expect(await first).toMatchObject({ t: "why", can: false });
  });

  it("that are moves are sent again after a loss, with the old id and version", async () => {
    const answer = connection.request({ t: "move", seat: 0, v: 7, action: "cut 1:1" });
    lose();
    const wire = reconnect();
    wire.answer(table);
    expect(wire.said.at(-1)).toEqual({ t: "move", seat: 0, v: 7, action: "cut 1:1", id: "id1" });
    wire.answer(full(8, "done"));
    wire.answer({ t: "ack", id: "id1", seat: 0, v: 8 });
    wire.answer({ t: "ack", id: "id1", seat: 0, v: 8 });
    expect(await answer).toMatchObject({ t: "ack" });
  });

  it("that are moves are answered once they can be seen", async () => {
    world.wire.answer(full(1, "before"));
    const answer = connection.request({ t: "move", seat: 0, v: 1, action: "cut 1:1" });
    void answer.then(() => told.push("answered"));
    world.wire.answer({ t: "ack", id: "id1", seat: 0, v: 2 });
    await Promise.resolve();
    world.wire.answer(full(2, "after"));
    await answer;
    expect(told.slice(-2)).toEqual(["2 after []", "answered"]);
  });

  it("that are not moves fail with the line", async () => {
    const answer = connection.request({ t: "chat", seat: 0, text: "hi" });
    lose();
    expect(await answer).toMatchObject({ t: "no", code: "lost" });
  });

  it("that stay without an answer end the line", () => {
    void connection.request({ t: "move", seat: 0, v: 1, action: "x" });
    world.pass();
    expect(told.at(-1)).toBe("lost");
  });
});

describe("a lost line", () => {
  beforeEach(arrive);

  it("is tried again after longer and longer waits", () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      lose();
      waits.push(world.waits[0]?.ms ?? 0);
      world.pass();
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
  });

  it("says what it has already seen", () => {
    world.wire.answer(full(5, "now"));
    world.wire.answer({ t: "chat", from: 0, lines: [{ seat: 0, name: "Ada", text: "hi", at: 1 }] });
    lose();
    expect(reconnect().said[0]).toMatchObject({ seen: { 0: 5 }, said: 1 });
  });

  it("is tried at once when there is hope", () => {
    lose();
    connection.hurry();
    expect(world.wires).toHaveLength(2);
    expect(world.waits).toHaveLength(0);
  });

  it("is given up when the link opens nothing", () => {
    world.wire.answer({ t: "bye", code: "link", text: "" });
    lose(4401);
    expect(told.slice(-2)).toEqual(["bye link", "closed"]);
    expect(world.waits).toHaveLength(0);
  });

  it("comes back when the server could not read its disk", () => {
    world.wire.answer({ t: "bye", code: "store", text: "" });
    lose(1011);
    expect(told.slice(-2)).toEqual(["bye store", "lost"]);
    reconnect().answer(table);
    expect(told.at(-1)).toBe("open");
  });

  it("is given up when this Coffret cannot read the table", () => {
    world.wire.answer({ t: "bye", code: "unreadable", text: "" });
    lose(4422);
    expect(told.slice(-2)).toEqual(["bye unreadable", "closed"]);
    expect(world.waits).toHaveLength(0);
  });

  it("does not hear an old socket", () => {
    const old = world.wire;
    lose();
    reconnect().answer(table);
    old.answer(full(9, "ghost"));
    expect(connection.looks.size).toBe(0);
  });
});

describe("a long log", () => {
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => line(`line ${from + index}`));
  const whole = (v: number, from: number, to: number): FromServer =>
    ({
      ...(full(v, `at ${v}`, lines(from, to)) as object),
      line: from,
    }) as FromServer;
  const known = () => {
    const seen = connection.looks.get(0);
    return [seen?.first, seen?.lines[0]?.text, seen?.lines.at(-1)?.text];
  };

  it("comes with its end, and the rest on request", async () => {
    arrive();
    world.wire.answer(whole(1, 200, 300));
    expect(known()).toEqual([200, "line 200", "line 299"]);
    const fetched = connection.fetchEarlier(0);
    expect(world.wire.said.at(-1)).toMatchObject({ t: "older", seat: 0, before: 200 });
    world.wire.answer({ t: "older", id: "id1", seat: 0, line: 100, news: lines(100, 200) });
    await fetched;
    expect(connection.earlier.get(0)?.first).toBe(100);
    expect(connection.earlier.get(0)?.lines.at(-1)?.text).toBe("line 199");
  });

  it("goes on from its end", () => {
    arrive();
    world.wire.answer(whole(1, 200, 300));
    world.wire.answer({ t: "look", seat: 0, v: 2, from: 1, diff: [], line: 300, news: lines(300, 302) });
    expect(known()).toEqual([200, "line 200", "line 301"]);
    expect(told.at(-1)).toBe("2 at 1 [line 300,line 301]");
  });

  it("keeps what a whole look does not repeat", () => {
    arrive();
    world.wire.answer(whole(1, 200, 300));
    world.wire.answer(whole(2, 203, 303));
    expect(known()).toEqual([200, "line 200", "line 302"]);
    expect(told.at(-1)).toBe("2 at 2 [line 300,line 301,line 302]");
  });

  it("begins anew when the line was lost for long, and older lines are of no use", async () => {
    arrive();
    world.wire.answer(whole(1, 200, 300));
    const fetched = connection.fetchEarlier(0);
    world.wire.answer({ t: "older", id: "id1", seat: 0, line: 100, news: lines(100, 200) });
    await fetched;
    world.wire.answer(whole(9, 500, 600));
    expect(known()).toEqual([500, "line 500", "line 599"]);
    expect(connection.earlier.size).toBe(0);
  });

  it("does not take a page that no longer fits", async () => {
    arrive();
    world.wire.answer(whole(1, 200, 300));
    const fetched = connection.fetchEarlier(0);
    world.wire.answer(whole(9, 500, 600));
    world.wire.answer({ t: "older", id: "id1", seat: 0, line: 100, news: lines(100, 200) });
    await fetched;
    expect(connection.earlier.size).toBe(0);
  });
});

describe("a long talk", () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ seat: 0, name: "", text: "", at }));

  it("comes with its end, and the rest on request", async () => {
    arrive();
    world.wire.answer({ t: "chat", from: 150, lines: lines(100) });
    const fetched = connection.fetchEarlierChat();
    expect(world.wire.said.at(-1)).toMatchObject({ t: "older", before: 150 });
    world.wire.answer({ t: "older-chat", id: "id1", from: 50, lines: lines(100) });
    await fetched;
    lose();
    expect(reconnect().said[0]).toMatchObject({ said: 250 });
  });
});

describe("the language", () => {
  it("is changed by asking", () => {
    arrive();
    connection.speak("en");
    expect(world.wire.said.at(-1)).toMatchObject({ t: "lang", lang: "en" });
  });

  it("makes kept looks useless when it changes without a line", () => {
    arrive();
    world.wire.answer(full(5, "now"));
    lose();
    connection.speak("en");
    expect(reconnect().said[0]).toMatchObject({ lang: "en", seen: {} });
  });
});

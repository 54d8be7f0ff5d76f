// What a page remembers of a table, without the page: what is shown, what was before, notes, talk.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seen } from "../src/protocol/connection";
import type { Line, Piece, Scene } from "../src/protocol/types";

const still = { matches: true, addEventListener: () => {} };
vi.stubGlobal("matchMedia", () => still);
vi.stubGlobal("document", { hidden: false });
const { Notices } = await import("../src/stores/notices.svelte");
const { settings } = await import("../src/stores/settings.svelte");
const { Talk } = await import("../src/stores/talk.svelte");
const { Timers } = await import("../src/stores/timers");
const { fresh, voice } = await import("../src/stores/voice.svelte");
const { View } = await import("../src/stores/view.svelte");

const spaces = ["a", "b", "c"].map((id, x) => ({ id: `space-${id}`, kind: "plain", x, y: 0 }));
const piece = (id: string, on: string): Piece => ({ id, kind: id, on: `space-${on}` });
const line = (text: string, pawn = 0): Line => ({
  text,
  event: text,
  args: pawn ? [{ name: "pawn", kind: "pawn", value: pawn, text: String(pawn) }] : [],
});
function seen(v: number, scene: Partial<Scene>, lines: Line[] = []): Seen {
  const look = {
    prompt: `step ${v}`,
    rule: null,
    waiting: [0],
    outcome: null,
    scene: { seats: [], ...scene },
  };
  return { v, look, lines };
}
const at = (...places: string[]): Partial<Scene> => ({
  board: { spaces, pieces: places.map((place, index) => piece(`pawn-${index + 1}`, place)) },
});
const stand = (view: InstanceType<typeof View>) =>
  view.look?.scene.board?.pieces?.map((it) => it.on.slice(-1));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the view of a table", () => {
  const told: string[] = [];
  const watcher = {
    owns: () => false,
    follow: () => {},
    arrived: ({ v }: Seen) => void told.push(String(v)),
  };
  const open = () => new View(watcher, new Timers());
  const moved = [line("one", 1), line("two", 2)];
  const between = [{ line: 1, scene: { seats: [], ...at("b", "a") } }];

  beforeEach(() => {
    told.length = 0;
    voice.clear();
    settings.set("motion", "on");
    settings.set("events", "auto");
  });

  it("shows a look and tells that it is there", () => {
    const view = open();
    view.push(seen(1, at("a", "a")), []);
    expect(stand(view)).toEqual(["a", "a"]);
    expect(told).toEqual(["1"]);
  });

  it("has each event read out once, and forgets it when another person sits down", () => {
    const view = open();
    view.push(seen(1, at("a", "a")), []);
    view.push(seen(2, at("b", "c"), moved), moved, between);
    expect(voice.lines.map((it) => it.text)).toEqual(["one"]);
    view.skip();
    expect(voice.lines.map((it) => it.text)).toEqual(["one", "two"]);
    view.restart(seen(2, at("b", "c"), moved));
    expect(voice.lines).toEqual([]);
  });

  it("plays the events of a look one after the other, and at once when it is skipped", () => {
    const view = open();
    view.push(seen(1, at("a", "a")), []);
    view.push(seen(2, at("b", "c"), moved), moved, between);
    expect(stand(view)).toEqual(["b", "a"]);
    expect(view.arrived).toBe(false);
    view.skip();
    expect(stand(view)).toEqual(["b", "c"]);
    expect(view.arrived).toBe(true);
  });

  it("waits for a click with each event, if it is to", () => {
    settings.set("events", "step");
    const view = open();
    view.push(seen(1, at("a", "a")), []);
    view.push(seen(2, at("b", "c"), moved), moved, between);
    expect(view.stepping).toBe(true);
    expect(stand(view)).toEqual(["b", "a"]);
    view.advance();
    expect(stand(view)).toEqual(["b", "c"]);
    expect(view.stepping).toBe(false);
  });

  it("plays a step of the past line by line forward, and jumps anywhere else", () => {
    const view = open();
    view.push(seen(9, at("c", "c")), []);
    view.rewind(seen(0, at("a", "a")));
    expect(stand(view)).toEqual(["a", "a"]);
    view.rewind(seen(1, at("b", "c"), moved), moved, between);
    expect(stand(view)).toEqual(["b", "a"]);
    expect(view.lines.at(-1)?.text).toBe("one");
    expect(view.rewinding).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(stand(view)).toEqual(["b", "c"]);
    expect(view.rewinding).toBe(false);
    view.rewind(seen(0, at("a", "a")));
    expect(stand(view)).toEqual(["a", "a"]);
    view.present();
    expect(stand(view)).toEqual(["c", "c"]);
  });

  it("stays in the past while the play goes on, and is up to date when it returns", () => {
    const view = open();
    view.push(seen(1, at("a")), []);
    view.rewind(seen(0, at("b")));
    view.push(seen(2, at("c"), [line("one", 1)]), [line("one", 1)]);
    vi.advanceTimersByTime(5000);
    expect(stand(view)).toEqual(["b"]);
    view.present();
    expect(stand(view)).toEqual(["c"]);
    expect(told).toEqual(["1", "2"]);
  });

  it("begins anew with what another seat sees", () => {
    const view = open();
    view.push(seen(1, at("a", "a")), []);
    view.push(seen(2, at("b", "c"), moved), moved, between);
    view.restart(seen(7, at("c")));
    expect(stand(view)).toEqual(["c"]);
    expect(view.arrived).toBe(true);
    view.restart(undefined);
    expect(view.look).toBeNull();
  });
});

describe("notes", () => {
  it("stay for a while, what was refused for longer, and never more than two", () => {
    const notices = new Notices(new Timers());
    notices.add("back");
    notices.add("no", true);
    expect(notices.all.map(({ text }) => text)).toEqual(["back", "no"]);
    vi.advanceTimersByTime(6000);
    expect(notices.all.map(({ text }) => text)).toEqual(["no"]);
    for (const text of ["x", "y"]) notices.add(text);
    expect(notices.all.map(({ text }) => text)).toEqual(["x", "y"]);
  });

  it("go with the page", () => {
    const timers = new Timers();
    const late = vi.fn();
    timers.after(10, late);
    timers.clear();
    vi.advanceTimersByTime(20);
    expect(late).not.toHaveBeenCalled();
  });
});

describe("talk", () => {
  it("counts what has not been read, and points for a moment", () => {
    const talk = new Talk(new Timers());
    const said = { seat: 0, name: "Ada", text: "Hello", at: 0, event: "", about: -3, count: 0, line: 0 };
    talk.hear([said, said]);
    talk.hear([said, said, said]);
    expect(talk.unread).toBe(3);
    talk.point({ seat: 1, element: "seat-1" });
    expect(talk.pings).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(talk.pings).toHaveLength(0);
  });
});

describe("what people write", () => {
  const line = (text: string) => ({
    seat: 2,
    name: "Cy",
    text,
    at: 0,
    event: "",
    about: -3,
    count: 0,
    line: 0,
  });

  it("is seen coming, until it is there or nothing more comes", () => {
    const talk = new Talk(new Timers());
    talk.write(2, true);
    vi.advanceTimersByTime(5000);
    talk.write(2, true);
    vi.advanceTimersByTime(5000);
    expect([...talk.writing]).toEqual([2]);
    vi.advanceTimersByTime(2000);
    expect([...talk.writing]).toEqual([]);
    talk.write(2, true);
    talk.speak(line("Hello"));
    expect([...talk.writing]).toEqual([]);
  });

  it("stands at the seat as long as it takes to read", () => {
    const talk = new Talk(new Timers());
    talk.speak(line("Hello"));
    vi.advanceTimersByTime(8000);
    talk.speak(line("A long story. ".repeat(20)));
    vi.advanceTimersByTime(16000);
    expect(talk.spoken[2]?.text).toContain("story");
    vi.advanceTimersByTime(3000);
    expect(talk.spoken).toEqual({});
  });
});

describe("what is asked, aloud", () => {
  it("is said without what was said just before", () => {
    expect(fresh("Ada, act. 2 actions left.", "")).toBe("Ada, act. 2 actions left.");
    expect(fresh("Ada, act. 1 action left.", "Ada, act. 2 actions left.")).toBe("1 action left.");
    expect(fresh("Ada, act.", "Ada, act.")).toBe("");
  });
});

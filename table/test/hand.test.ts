import { describe, expect, it } from "vitest";
import type { Card, Option, Scene } from "../src/protocol/types";
import { elements } from "../src/scene/elements";
import {
  beginnings,
  distinct,
  loose,
  lying,
  mainAct,
  numbered,
  rested,
  targets,
  tray,
} from "../src/scene/hand";

const option = (does: string, touches: string[] = [], more: Partial<Option> = {}): Option => ({
  do: does,
  label: does,
  group: does.split(" ")[0] ?? "",
  touches,
  ...more,
});
const down = (id: string, more: Partial<Card> = {}): Card => ({ id, kind: "cable", up: false, ...more });
const scene: Scene = {
  seats: [
    { id: "seat-1", seat: 0 },
    { id: "seat-2", seat: 1 },
  ],
  board: {
    spaces: [
      { id: "asia", kind: "land", x: 0, y: 0 },
      { id: "europe", kind: "land", x: 1, y: 0 },
    ],
    pieces: [{ id: "plane", kind: "plane", on: "asia" }],
  },
  zones: [
    { id: "row-2", kind: "row", seat: 1, cards: [down("a"), down("b"), down("c", { mark: "?" })] },
    { id: "mine", kind: "hand", seat: 0, cards: [{ id: "card", kind: "plan" }] },
  ],
  meters: [{ id: "fuel", value: 2 }],
};
const known = elements(scene);
const lies = lying(known, 0, false);
const acts = { main: ["roll"], ends: ["end"] };

describe("what lies on the table", () => {
  it("is the board and one's own things; what others have only where one sits round it", () => {
    const ids = ["asia", "plane", "card", "fuel", "seat-2", "a", "nowhere"];
    expect(ids.filter(lies)).toEqual(["asia", "plane", "card"]);
    expect(ids.filter(lying(known, 0, true))).toEqual(["asia", "plane", "card", "seat-2", "a"]);
  });

  it("leaves to the tray what wants nothing more of it", () => {
    const all = [option("fly", ["plane", "asia"]), option("fill", ["fuel"]), option("end")];
    expect(loose(all, [], lies).map((it) => it.do)).toEqual(["fill", "end"]);
    expect(loose([option("land", ["plane"]), all[0] as Option], ["plane"], lies).map((it) => it.do)).toEqual([
      "land",
    ]);
  });
});

describe("the main act", () => {
  const act = (options: Option[], picked: string[] = []) =>
    mainAct(options, [], picked, acts, lies)?.do ?? null;
  const flights = [option("fly asia", ["plane", "asia"]), option("fly europe", ["plane", "europe"])];

  it("is what carries the game on, wherever it lies", () => {
    expect(act([...flights, option("end"), option("roll", ["card"])])).toBe("roll");
    expect(act([...flights, option("roll 1", ["plane"]), option("roll 2", ["card"])])).toBeNull();
  });

  it("is what ends a turn where everything else lies on the table, or is the one thing left", () => {
    expect(act([...flights, option("end")])).toBe("end");
    expect(act([...flights, option("stop"), option("end")])).toBe("end");
    expect(act([flights[0] as Option])).toBe("fly asia");
    expect(act(flights)).toBeNull();
  });

  it("states nothing that somebody has to choose", () => {
    expect(act([option("allow"), option("refuse")])).toBeNull();
    expect(act([option("say 1"), option("say 2"), option("end")])).toBeNull();
  });

  it("is what the game puts first among what fits what was touched", () => {
    const lay = (does: string, rank: number, ...touches: string[]) => option(does, touches, { rank });
    const all = [lay("lay nothing", 3), lay("lay asia", 2, "asia"), lay("lay both", 1, "asia", "europe")];
    expect(act(all)).toBe("lay both");
    expect(act(all.slice(0, 2), ["asia"])).toBe("lay asia");
    expect(act([...all, option("roll")])).toBe("lay both");
    const run = (...steps: string[]) =>
      option(steps.join(" > "), [], { steps, rank: 1, then: steps.slice(1).join() });
    const runs = [
      run("lay both", "add"),
      run("lay both", "add", "roll"),
      run("lay asia", "add", "add", "roll"),
    ];
    expect(mainAct(all, runs, [], acts, lies)).toMatchObject({ label: "lay both", then: "add,roll" });
  });
});

describe("what glows", () => {
  const at = (options: Option[]) => [...beginnings(options, known)];
  const to = (...places: string[]) => places.map((place) => option(`fly ${place}`, ["plane", place]));

  it("is what a choice begins with, and where one touch decides", () => {
    expect(at(to("a", "b"))).toEqual(["plane", "a", "b"]);
    expect(at([...to("a", "b"), option("walk a", ["pilot", "a"])])).toEqual(["plane", "pilot", "b"]);
    expect(at([option("board", ["pilot", "plane"]), option("board", ["mate", "plane"])])).toEqual([
      "pilot",
      "mate",
    ]);
  });

  it("is not the place where it lies", () => {
    expect(at([option("leave", ["plane", "asia"])])).toEqual(["plane"]);
  });

  it("is not all the board: where one thing can go to many places, it is taken up first", () => {
    expect(at(to("a", "b", "c", "d", "e", "f", "g"))).toEqual(["plane"]);
  });
});

describe("an end", () => {
  const run = (...steps: string[]) =>
    option(steps.join(" > "), [], {
      steps,
      rank: 1,
      label: steps.join(" › "),
      then: steps.slice(1).join(" › "),
    });
  const flights = [option("fly asia", ["plane", "asia"]), option("fly europe", ["plane", "europe"])];

  it("goes on with what is proposed after it, and says so", () => {
    const runs = [run("end", "rescue plane"), run("end", "rescue plane", "add blue")];
    const main = mainAct([...flights, option("end")], runs, [], acts, lies);
    expect(main).toMatchObject({ label: "end › rescue plane › add blue", steps: runs[1]?.steps });
    expect(main?.then).toBeUndefined();
    expect(mainAct([...flights, option("end")], [], [], acts, lies)?.steps).toBeUndefined();
  });

  it("offers to do the rest as proposed where a game has such kinds, and only from a proposal", () => {
    const main = mainAct([...flights, option("end")], [run("end", "rescue plane")], [], acts, lies);
    expect(rested(main, ["rescue"])).toMatchObject({ do: "end > rescue plane", rest: true });
    expect(rested(main, ["roll"])).toBeNull();
    expect(rested(option("rescue plane"), ["rescue"])).toBeNull();
    expect(rested(option("rescue plane", [], { rank: 1, hint: "80%" }), ["rescue"])?.hint).toBeUndefined();
  });
});

describe("the tray", () => {
  it("has at most four entries: of many, each kind is one that opens", () => {
    const many = ["take", "drop", "swap"].flatMap((kind) =>
      [1, 2, 3, 4, 5].map((it) => option(`${kind} ${it}`)),
    );
    expect(tray(many, null, acts)).toHaveLength(3);
    expect(tray([...many, option("one"), option("end")], null, acts).length).toBeLessThanOrEqual(4);
    const few = [option("end"), option("allow"), option("ask")];
    expect(tray(few, few[1] ?? null, acts).map((it) => it.group)).toEqual(["ask", "end"]);
  });
});

describe("targets", () => {
  it("say what each would come to", () => {
    const all = [
      option("fly asia", ["plane", "asia"], { hint: "42 %" }),
      option("fly europe", ["plane", "europe"], { hint: "0 %", danger: true }),
      option("burn", ["plane", "fuel"], { hint: "−1" }),
      option("play", ["card"]),
    ];
    expect(targets(all, [], ["plane"], lies)).toEqual([
      { id: "asia", tag: "42 %", danger: false },
      { id: "europe", tag: "0 %", danger: true },
    ]);
  });

  it("are silent where several options are meant that differ, and reach as far as runs do", () => {
    const all = [
      option("fly 1", ["plane", "asia"], { hint: "10 %" }),
      option("fly 2", ["plane", "asia"], { hint: "20 %" }),
    ];
    const run = option("fly 1 > land", ["plane", "europe"], { steps: ["fly 1", "land"], hint: "66 %" });
    expect(targets(all, [run], ["plane"], lies)).toEqual([
      { id: "asia", tag: "", danger: false },
      { id: "europe", tag: "66 %", danger: false },
    ]);
  });
});

describe("what nobody can tell apart", () => {
  const cut = (id: string, at: number) => option(`cut ${id}`, [id], { label: `Cut Bo's cable ${at}` });

  it("is one option: cards face down that show nothing of their own", () => {
    const [row, marked, ...others] = distinct([cut("a", 1), cut("b", 2), cut("c", 3)], known);
    expect(row).toMatchObject({ do: "cut a", label: "Cut Bo's cable", same: ["cut a", "cut b"] });
    expect(marked).toMatchObject({ do: "cut c", label: "Cut Bo's cable 3" });
    expect(others).toEqual([]);
  });

  it("is not what says something else, or lies open", () => {
    const all = [
      cut("a", 1),
      option("look b", ["b"], { label: "Look at Bo's cable 2" }),
      option("card", ["card"]),
    ];
    expect(distinct(all, known)).toEqual(all);
  });
});

describe("keys", () => {
  it("stay with what stays, and never end or carry on by another's", () => {
    const first = numbered("roll", "end", ["a", "b", "c"], new Map());
    expect(Object.fromEntries(first)).toEqual({ end: "0", roll: "1", a: "2", b: "3", c: "4" });
    const next = numbered(null, "end", ["d", "c", "b"], first);
    expect(Object.fromEntries(next)).toEqual({ end: "0", c: "4", b: "3", d: "2" });
    expect([...numbered(null, null, ["x"], next).values()]).toEqual(["2"]);
  });

  it("are as many as there are", () => {
    const many = Array.from({ length: 12 }, (_, at) => `o${at}`);
    expect(numbered("main", null, many, new Map()).size).toBe(9);
  });
});

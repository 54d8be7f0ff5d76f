import { describe, expect, it } from "vitest";
import type { Option } from "../src/protocol/types";
import { elements } from "../src/scene/elements";
import { crowd, onlyChoice, spaceUnder } from "../src/scene/crowd";
import { arranged, meant, menu, narrowed, runMeant, runsTo, stem, touch, typed } from "../src/scene/narrow";

const option = (does: string, ...touches: string[]): Option => ({
  do: does,
  label: does,
  group: does.split(" ")[0] ?? "",
  touches,
});
const fly = option("fly one africa", "one", "africa");
const flyOn = option("fly one europe", "one", "europe");
const flyTwo = option("fly two africa", "two", "africa");
const pass = option("pass");
const all = [fly, flyOn, flyTwo, pass];

describe("narrowing", () => {
  it("lights everything that an option touches and lists all options at first", () => {
    const { options, lit } = narrowed(all, []);
    expect(options).toEqual(all);
    expect([...lit].sort()).toEqual(["africa", "europe", "one", "two"]);
  });

  it("keeps the options that touch what was picked, in their order", () => {
    expect(narrowed(all, ["one"]).options).toEqual([fly, flyOn]);
    expect([...narrowed(all, ["one"]).lit].sort()).toEqual(["africa", "europe"]);
  });

  it("means the option that is left after the last touch, from either end", () => {
    expect(touch(all, ["one"], "africa")).toEqual({ picked: ["one", "africa"], meant: fly });
    expect(touch(all, ["africa"], "two")).toEqual({ picked: ["africa", "two"], meant: flyTwo });
  });

  it("means an option at the first touch when no other touches that element", () => {
    expect(touch(all, [], "two")?.meant).toBe(flyTwo);
  });

  it("begins anew at an element that does not go with what was picked", () => {
    expect(touch(all, ["one", "europe"], "two")).toEqual({ picked: ["two"], meant: flyTwo });
  });

  it("knows when no option touches an element", () => {
    expect(touch(all, ["one"], "moon")).toBeNull();
  });

  it("takes the first touch back at the second, unless one option wants nothing more", () => {
    expect(touch(all, ["one"], "one")).toEqual({ picked: [], meant: null });
    const play = option("play", "card");
    const trade = option("trade", "card", "pile");
    expect(touch([play, trade], ["card"], "card")).toEqual({ picked: ["card"], meant: play });
  });

  it("means what touches just these in their order, not what skips a thing that was not touched", () => {
    const board = option("board", "pilot", "plane");
    const load = option("load", "pilot", "pod", "plane");
    const other = option("load", "mate", "pod", "plane");
    const all = [board, load, other];
    expect(touch(all, ["pilot"], "plane")?.meant).toBe(board);
    expect(touch(all, ["pod"], "plane")).toEqual({ picked: ["pod", "plane"], meant: null });
    expect(touch(all, ["pod", "plane"], "mate")?.meant).toBe(other);
    const more = option("board both", "pilot", "plane", "other");
    expect(touch([board, more], ["pilot"], "plane")?.meant).toBeNull(); // that begins so, too
  });

  it("takes either copy of a thing that lies there twice", () => {
    const trade = option("trade", "copy-1", "copy-2", "pile");
    const other = option("trade else", "else", "pile");
    expect(touch([trade, other], ["copy-2"], "pile")?.meant).toBe(trade);
  });
});

describe("what a touch means", () => {
  const known = elements({
    seats: [],
    board: {
      spaces: [
        { id: "africa", kind: "land", x: 0, y: 0 },
        { id: "europe", kind: "land", x: 1, y: 0 },
      ],
      pieces: [
        ...["one", "cloud"].map((id) => ({ id, kind: "piece", on: "africa" })),
        { id: "aboard", kind: "piece", on: "cloud" },
      ],
    },
    zones: [{ id: "pile", kind: "pile", cards: [{ id: "top", kind: "card" }] }],
  });
  const means = (element: string, options: Option[], picked: string[] = []) =>
    meant(element, known, options, narrowed(options, picked).lit, picked);

  it("is the thing itself, if it is a choice or was one before", () => {
    expect(means("one", all)).toBe("one");
    expect(means("one", all, ["one"])).toBe("one");
    expect(means("one", all, ["two"])).toBe("one");
  });

  it("is the space under a piece that is no choice, and the zone of such a card", () => {
    expect(means("cloud", all)).toBe("africa");
    expect(means("aboard", all)).toBe("africa");
    expect(means("top", [option("draw", "pile")])).toBe("pile");
  });

  it("is the thing itself where what it lies on is no choice either", () => {
    expect(means("cloud", [flyOn])).toBe("cloud");
    expect(means("aboard", [flyOn])).toBe("aboard");
    expect(means("top", all)).toBe("top");
    expect(means("elsewhere", all)).toBe("elsewhere");
  });
});

describe("the menu", () => {
  const say = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...option(`say ${index}`),
      label: `Declare: ${index} wires`,
    }));

  it("lists a few options one by one", () => {
    expect(menu(all)).toEqual(all);
  });

  it("folds a kind with many options under the words its labels share", () => {
    const [folded, last] = menu([...say(9), pass]);
    expect(folded).toMatchObject({ group: "say", stem: "Declare" });
    expect(last).toBe(pass);
  });

  it("does not fold when there is only one kind", () => {
    expect(menu(say(12))).toHaveLength(12);
  });

  it("falls back on the first label where labels share no word", () => {
    expect(stem(["Go north", "Stay"])).toBe("Go north");
  });

  it("finds an option by its first letters, after the one in focus", () => {
    const labels = ["Cut 1", "Pass", "Cut 2"];
    expect(typed(labels, "c", 0)).toBe(0);
    expect(typed(labels, "c", 1)).toBe(2);
    expect(typed(labels, "pa", 0)).toBe(1);
    expect(typed(labels, "x", 0)).toBe(-1);
  });
});

describe("acts", () => {
  it("come first if the game is carried on by them, and last if they end something", () => {
    const acts = { main: ["roll", "cut"], ends: ["pass"] };
    const offered = [pass, fly, option("cut 1"), option("roll")];
    expect(arranged(offered, acts).map(({ group }) => group)).toEqual(["roll", "cut", "fly", "pass"]);
    expect(arranged(offered, {})).toEqual(offered);
  });
});

describe("a crowd", () => {
  const piece = (id: string, on: string) => ({ id, kind: "piece", on });
  const pieces = [piece("ship", "isle"), piece("crew", "ship"), piece("car", "isle")];
  const upon = new Map([
    ["isle", [pieces[0]!, pieces[2]!]],
    ["ship", [pieces[1]!]],
  ]);
  const known = elements({
    seats: [],
    board: { spaces: [{ id: "isle", kind: "isle", x: 0, y: 0 }], pieces },
  });

  it("is all that stands on a space, also in other pieces", () => {
    expect(spaceUnder("crew", known)).toBe("isle");
    expect(crowd("isle", upon).map(({ id }) => id)).toEqual(["ship", "crew", "car"]);
  });

  it("means the only thing in it that can be chosen", () => {
    const here = crowd("isle", upon);
    expect(onlyChoice("isle", here, new Set(["crew", "elsewhere"]))).toBe("crew");
    expect(onlyChoice("isle", here, new Set(["crew", "isle"]))).toBeNull();
  });
});

describe("runs", () => {
  const run = (steps: string[], ...touches: string[]): Option => ({
    ...option(steps.join(" > "), ...touches),
    steps,
  });
  const far = run(["fly one africa", "fly one asia"], "one", "africa", "asia");
  const otherWay = run(["fly one europe", "fly one asia"], "one", "europe", "asia");
  const further = run(["fly one africa", "fly one asia", "rescue cat"], "one", "cat");
  const runs = [far, otherWay, further];

  it("lead from what is picked to where no single option leads", () => {
    expect(runsTo(runs, all, ["one"], "asia")).toEqual([far, otherWay]);
    expect(runsTo(runs, all, ["one"], "africa")).toEqual([]);
    expect(runsTo(runs, all, ["two"], "asia")).toEqual([]);
  });

  it("mean the shortest, unless the shortest end differently", () => {
    expect(runMeant([further, far, otherWay])).toBe(far);
    expect(runMeant([far, run(["fly one africa", "load"], "one", "asia")])).toBe(null);
    expect(runMeant([])).toBe(null);
  });
});

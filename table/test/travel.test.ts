import { describe, expect, it } from "vitest";
import type { Card, Line, Scene, Zone } from "../src/protocol/types";
import { actBetween, Stage, TUMBLE, travelTime, type Act } from "../src/scene/stage";
import { cardMoves, changed, pieceMoves, thrown, way } from "../src/scene/travel";

const links: [string, string][] = [
  ["a", "b"],
  ["b", "c"],
  ["c", "d"],
  ["x", "y"],
];
const board = (on: string): Scene => ({
  seats: [],
  board: { spaces: [], links, pieces: [{ id: "p", kind: "pawn", on }] },
});
const card = (id: string, kind: string, up = true): Card => ({ id, kind, up });
const zones = (...all: Zone[]): Scene => ({ seats: [], zones: all });
const hand = (...cards: Card[]): Zone => ({ id: "hand", kind: "hand", cards });
const pile = (id: string, count: number, ...cards: Card[]): Zone => ({ id, kind: "pile", count, cards });

describe("pieces", () => {
  it("go along the links", () => {
    expect(pieceMoves(board("a"), board("d"))).toEqual([{ id: "p", way: ["a", "b", "c", "d"] }]);
  });

  it("go straight where no way leads", () => {
    expect(way(board("a").board, "a", "y")).toEqual(["a", "y"]);
    expect(way(board("a").board, "a", "seat-1")).toEqual(["a", "seat-1"]);
  });

  it("stay where nothing has moved them", () => {
    expect(pieceMoves(board("a"), board("a"))).toEqual([]);
  });
});

describe("cards", () => {
  it("go from a hand to a pile though their ids are places", () => {
    const before = zones(hand(card("h1", "boost"), card("h2", "guide")), pile("discard", 0));
    const after = zones(hand(card("h1", "guide")), pile("discard", 1, card("top", "boost")));
    expect(cardMoves(before, after)).toMatchObject([{ from: "h1", to: "top" }]);
  });

  it("go unseen from a pile to a hand", () => {
    const before = zones(hand(card("h1", "guide")), pile("draw", 20));
    const after = zones(hand(card("h1", "guide"), card("h2", "boost")), pile("draw", 19));
    expect(cardMoves(before, after)).toMatchObject([{ from: "draw", to: "h2" }]);
  });

  it("have not moved when they were only turned over", () => {
    const row = (up: boolean): Scene =>
      zones({ id: "row", kind: "row", cards: [card("c1", "wire", false), card("c2", "wire", up)] });
    expect(cardMoves(row(false), row(true))).toEqual([]);
    expect([...changed(row(false), row(true))]).toEqual(["c2"]);
  });
});

describe("dice", () => {
  const die = (face: number | string): Scene => ({ seats: [], dice: [{ id: "die-red", kind: "red", face }] });

  it("were thrown when their face is another", () => {
    expect(thrown(die(3), die(4), [])).toEqual(["die-red"]);
    expect(thrown(die(3), die(3), [])).toEqual([]);
  });

  it("were thrown when the news say so though the face is the same", () => {
    const news = [{ text: "", event: "roll", args: [{ name: "red", kind: "number", value: 3, text: "3" }] }];
    expect(thrown(die(3), die(3), news)).toEqual(["die-red"]);
  });

  it("roll before anything moves", () => {
    const before = { ...board("a"), dice: [{ id: "d", kind: "d", face: 1 }] };
    const after = { ...board("b"), dice: [{ id: "d", kind: "d", face: 2 }] };
    expect(actBetween(before, after, [])).toMatchObject({ wait: TUMBLE, duration: TUMBLE + travelTime(1) });
  });
});

describe("the stage", () => {
  const seen = (v: number, on: string) => ({
    v,
    lines: [] as Line[],
    look: { prompt: null, rule: null, waiting: [], scene: board(on), outcome: null },
  });
  function stage(moving = true, stepping = false, speed = 1) {
    let arrivals = 0;
    const presented: (string | null)[] = [];
    const shown: [number, Act | null][] = [];
    const waits: (() => void)[] = [];
    const made = new Stage({
      show: (it, _, act) => shown.push([it.v, act]),
      arrive: () => (arrivals += 1),
      present: (staged) => presented.push(staged?.moment.title ?? null),
      tell: () => {},
      moving: () => moving,
      speed: () => speed,
      stepping: () => stepping,
      others: () => false,
      later: (_, then) => {
        waits.push(then);
        return () => waits.splice(waits.indexOf(then), 1);
      },
    });
    return {
      stage: made,
      shown,
      presented,
      waits,
      versions: () => shown.map(([v]) => v),
      arrivals: () => arrivals,
    };
  }

  it("shows the first look at once and lets the next wait for its movement", () => {
    const { stage: it, waits, versions, arrivals } = stage();
    it.push(seen(1, "a"), []);
    it.push(seen(2, "b"), []);
    it.push(seen(3, "c"), []);
    expect(versions()).toEqual([1, 2]);
    expect(it.arrived).toBe(false);
    waits.shift()?.();
    expect(versions()).toEqual([1, 2, 3]);
    expect([it.arrived, arrivals()]).toEqual([false, 1]); // the last one is still on its way
    waits.shift()?.();
    expect([it.arrived, arrivals()]).toEqual([true, 2]);
  });

  it("can be hurried", () => {
    const { stage: it, versions } = stage();
    for (const [v, on] of [
      [1, "a"],
      [2, "b"],
      [3, "c"],
      [4, "d"],
    ] as const)
      it.push(seen(v, on), []);
    it.skip();
    expect(versions()).toEqual([1, 2, 4]);
  });

  it("does not fall behind a crowd", () => {
    const { stage: it, shown } = stage();
    for (let v = 1; v <= 20; v += 1) it.push(seen(v, v % 2 ? "a" : "b"), []);
    expect(20 - (shown.at(-1)?.[0] ?? 0)).toBeLessThanOrEqual(4);
  });

  it("shows everything at once where nothing may move", () => {
    const { stage: it, shown } = stage(false);
    for (let v = 1; v <= 3; v += 1) it.push(seen(v, "a"), []);
    expect(shown.map(([, act]) => act)).toEqual([null, null, null]);
  });

  const line = (text: string, ...args: [string, string | number][]): Line => ({
    text,
    event: "moved",
    args: args.map(([name, value]) => ({ name, kind: name, value, text: String(value) })),
  });
  const two = (on: string, lines: Line[]) => ({ ...seen(2, on), lines });
  const between = (on: string, lines: Line[]) =>
    lines.slice(1).map((_, index) => ({ line: index + 1, scene: board(on) }));

  it("plays the events of one look one after the other", () => {
    const lines = [line("first"), line("second")];
    const { stage: it, shown, waits } = stage();
    it.push(seen(1, "a"), []);
    it.push(two("b", lines), lines, between("a", lines));
    expect([shown.length, it.arrived]).toEqual([2, false]);
    waits.shift()?.();
    expect([shown.length, it.arrived]).toEqual([3, false]); // the last one still moves
    waits.shift()?.();
    expect([shown.length, it.arrived]).toEqual([3, true]);
  });

  it("skips the events of a look without losing its end", () => {
    const lines = [line("first"), line("second"), line("third")];
    const { stage: it, shown, waits } = stage();
    it.push(seen(1, "a"), []);
    it.push(two("b", lines), lines, between("a", lines));
    it.skip();
    expect([shown.length, it.arrived, waits.length]).toEqual([3, true, 0]);
  });

  it("waits between events, step by step, also where nothing may move", () => {
    const lines = [line("first"), line("second")];
    const { stage: it, shown } = stage(false, true);
    it.push(seen(1, "a"), []);
    it.push(two("b", lines), lines, between("a", lines));
    it.push(seen(3, "c"), [line("third")]);
    expect([shown.length, it.behind]).toEqual([2, 2]);
    it.advance();
    it.advance();
    expect([shown.length, it.behind]).toEqual([4, 0]);
    it.push(seen(4, "d"), [line("fourth")]);
    expect(it.behind).toBe(1);
    it.skip();
    expect(it.arrived).toBe(true);
  });

  it("shows the scenes between events as they were, and a line without one with the next", () => {
    const lines = [line("first"), line("second"), line("third"), line("fourth")];
    const shown: [string | undefined, string[]][] = [];
    const it = new Stage({
      show: ({ look }, fresh) =>
        shown.push([look.scene.board?.pieces?.[0]?.on, fresh.map(({ text }) => text)]),
      arrive: () => {},
      present: () => {},
      tell: () => {},
      moving: () => true,
      speed: () => 1,
      stepping: () => false,
      others: () => false,
      later: (_, then) => {
        then();
        return () => {};
      },
    });
    it.push(seen(1, "a"), []);
    it.push(two("a", lines), lines, [
      { line: 1, scene: board("b") },
      { line: 3, scene: board("c") },
    ]);
    expect(shown).toEqual([
      ["a", []],
      ["b", ["first"]],
      ["c", ["second", "third"]],
      ["a", ["fourth"]],
    ]);
  });

  it("tells nothing of what can be done before the last event", () => {
    const lines = [line("first"), line("second")];
    const asked: (string | null)[] = [];
    const waits: (() => void)[] = [];
    const it = new Stage({
      show: ({ look }) => asked.push(look.prompt),
      arrive: () => {},
      present: () => {},
      tell: () => {},
      moving: () => false,
      speed: () => 1,
      stepping: () => false,
      others: () => false,
      later: (_, then) => {
        waits.push(then);
        return () => {};
      },
    });
    it.push(seen(1, "a"), []);
    const { look } = two("b", lines);
    it.push(
      { ...two("b", lines), look: { ...look, prompt: "what now?", waiting: [0] } },
      lines,
      between("a", lines),
    );
    expect(asked).toEqual([null, ""]);
    waits.shift()?.();
    expect(asked).toEqual([null, "", "what now?"]);
  });

  it("shows stills where nothing may move, and everything at once if that is wished", () => {
    const lines = [line("first"), line("second")];
    for (const [speed, shown] of [
      [1, 2],
      [0, 2],
    ] as const) {
      const it = stage(false, false, speed);
      it.stage.push(seen(1, "a"), []);
      it.stage.push(two("b", lines), lines, between("a", lines));
      expect([it.shown.length, it.waits.length]).toEqual([shown, speed]);
    }
  });

  it("takes no longer the more there is to see", () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(`${index}`));
    let time = 0;
    const it = new Stage({
      show: () => {},
      arrive: () => {},
      present: () => {},
      tell: () => {},
      moving: () => true,
      speed: () => 1,
      stepping: () => false,
      others: () => false,
      later: (ms, then) => {
        time += ms;
        then();
        return () => {};
      },
    });
    it.push(seen(1, "a"), []);
    it.push(two("b", lines), lines, between("a", lines));
    expect(time).toBeLessThan(6000);
  });
});

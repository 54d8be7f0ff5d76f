import { describe, expect, it } from "vitest";
import type { Card, Line, Moment, Scene } from "../src/protocol/types";
import { addedAt, stagedBetween, stillAt } from "../src/scene/moments";
import { Stage, type Act } from "../src/scene/stage";

const cable = (up: boolean): Card => ({ id: "cable", kind: "cable", up });
const table = (card: Card): Scene => ({ seats: [], zones: [{ id: "row", kind: "row", cards: [card] }] });
const rescue: Scene = {
  seats: [],
  dice: [
    { id: "die-1", kind: "rescue", face: 3 },
    { id: "die-2", kind: "rescue", face: 2 },
  ],
  throw: {
    total: 9,
    target: 10,
    parts: [
      { text: "Virgil +3", state: "lit", number: 3 },
      { text: "a card +1", state: "lit", number: 1 },
      { text: "the Mole +2", state: "dim", number: 2 },
    ],
  },
};
const roll: Moment = { title: "A roll", counts: true, shows: [{ id: "die-1" }, { id: "die-2" }] };

describe("a moment", () => {
  it("shows a card that lay face down with its back first", () => {
    const { things, told } = stagedBetween(
      { title: "Cut", shows: [{ id: "cable" }] },
      table(cable(false)),
      table(cable(true)),
    );
    expect(things).toMatchObject([{ card: cable(true), back: cable(false) }]);
    expect(told).toBeGreaterThan(
      stagedBetween({ title: "Cut", shows: [{ id: "cable" }] }, table(cable(true)), table(cable(true))).told,
    );
  });

  it("turns a card over with its own event, even if others are told at the same time", () => {
    const down = table(cable(false));
    const { things } = stagedBetween(
      { title: "Cut", shows: [{ id: "cable" }] },
      down,
      down,
      table(cable(true)),
    );
    expect(things).toMatchObject([{ card: cable(true), back: cable(false) }]);
  });

  it("shows what has gone as it lay before", () => {
    const staged = stagedBetween({ title: "Gone", shows: [{ id: "cable" }] }, table(cable(true)), {
      seats: [],
    });
    expect(staged.things).toMatchObject([{ id: "cable", card: cable(true) }]);
  });

  it("shows a card without what was to be known before it was chosen", () => {
    const chance = table({ ...cable(true), hint: "42 %", danger: true });
    const { things } = stagedBetween({ title: "Averted", shows: [{ id: "cable" }] }, chance, chance);
    expect(things).toMatchObject([{ card: { id: "cable", hint: null, danger: false } }]);
  });

  it("tells what a card does where the game wants that", () => {
    const noted = table({ ...cable(true), note: "Cuts itself." });
    const shows = [{ id: "cable", note: true }];
    expect(stagedBetween({ title: "Played", shows }, noted, noted).text).toBe("Cuts itself.");
    expect(stagedBetween({ title: "Played", shows: [{ id: "cable" }] }, noted, noted).text).toBe("");
    expect(stagedBetween({ title: "Played", text: "Snip.", shows }, noted, noted).text).toBe("Snip.");
  });

  it("takes its time, and says what hangs on it, where it may be the last step", () => {
    const cut: Moment = { title: "Cut", shows: [{ id: "cable" }], tense: true };
    const calm = stagedBetween(cut, table(cable(false)), table(cable(true)));
    const last = stagedBetween(cut, { ...table(cable(false)), stake: "One is missing." }, table(cable(true)));
    expect([calm.stake, last.stake]).toEqual(["", "One is missing."]);
    expect(last.told).toBeGreaterThan(calm.told + 1000);
    expect(
      stagedBetween({ ...roll, brief: true, tense: true }, { ...rescue, stake: "Out?" }, rescue).told,
    ).toBe(stagedBetween({ ...roll, tense: true }, { ...rescue, stake: "Out?" }, rescue).told);
    expect(stagedBetween({ ...cut, tense: false }, { ...rescue, stake: "Out?" }, rescue).stake).toBe("");
  });

  it("takes less than half the time where it only passes by", () => {
    const passing = stagedBetween({ ...roll, brief: true }, rescue, rescue);
    expect(passing.time).toBeLessThan(stagedBetween(roll, rescue, rescue).time / 2);
    expect(stillAt(passing)).toBe(passing.told);
  });

  it("shows what comes to lie on the table a little later", () => {
    const later = stagedBetween(
      { title: "Brought", shows: [{ id: "cable" }] },
      rescue,
      rescue,
      table(cable(true)),
    );
    expect(later.things).toMatchObject([{ id: "cable", card: cable(true) }]);
  });

  it("leaves out what lies nowhere", () => {
    expect(stagedBetween({ title: "?", shows: [{ id: "nothing" }] }, rescue, rescue).things).toEqual([]);
  });

  it("counts from the dice up to the total, thing by thing", () => {
    const staged = stagedBetween(roll, rescue, rescue);
    expect(staged.count).toEqual({
      dice: 5,
      added: [
        { text: "Virgil +3", number: 3 },
        { text: "a card +1", number: 1 },
      ],
      total: 9,
      target: 10,
    });
    expect([
      stillAt(staged) < addedAt(staged, 0),
      addedAt(staged, 0) < addedAt(staged, 1),
      addedAt(staged, 1),
    ]).toEqual([true, true, staged.told]);
  });

  it("lays dice on what they clear", () => {
    const shows = [{ id: "cable" }, { id: "die-1", on: "cable" }];
    const scene = { ...table(cable(true)), dice: rescue.dice ?? [] };
    expect(stagedBetween({ title: "Laid", shows }, scene, scene).things).toMatchObject([
      { id: "cable", laid: [{ id: "die-1" }] },
    ]);
  });

  it("takes one to two and a half seconds", () => {
    for (const moment of [
      roll,
      { title: "!" },
      { title: "!", tone: "blow" as const, shows: [{ id: "cable" }] },
    ]) {
      const { time } = stagedBetween(moment, table(cable(false)), { ...rescue, ...table(cable(true)) });
      expect(time).toBeGreaterThanOrEqual(1000);
      expect(time).toBeLessThanOrEqual(2500);
    }
  });
});

describe("the stage of a moment", () => {
  const line: Line = { text: "A roll", event: "rolled", args: [], moment: roll };
  const seen = (v: number, scene: Scene, lines: Line[]) => ({
    v,
    lines,
    look: { prompt: null, rule: null, waiting: [], scene, outcome: null },
  });
  function opened(speed = 1, stepping = false, moving = true, lines = [line], others = false) {
    const shown: [number, Act | null][] = [];
    const presented: (string | null)[] = [];
    const waits: (() => void)[] = [];
    let told = false;
    const stage = new Stage({
      show: (it, _, act) => shown.push([it.v, act]),
      arrive: () => {},
      present: (staged) => {
        presented.push(staged?.moment.title ?? null);
        told = false;
      },
      tell: () => (told = true),
      moving: () => moving,
      speed: () => speed,
      stepping: () => stepping,
      others: () => others,
      later: (_, then) => {
        waits.push(then);
        return () => waits.splice(waits.indexOf(then), 1);
      },
    });
    stage.push(seen(1, { seats: [], dice: [] }, []), []);
    stage.push(seen(2, rescue, lines), lines);
    const now = () => [presented.at(-1), told, shown.at(-1)?.[0]];
    return { stage, shown, waits, presented, now, versions: () => shown.map(([v]) => v) };
  }

  it("begins before what it is about is shown, ends after it, and goes by itself", () => {
    const { stage, waits, now } = opened();
    expect(now()).toEqual(["A roll", false, 1]);
    waits.shift()?.(); // all is told, on the stage and in the look
    expect([now(), stage.arrived]).toEqual([["A roll", true, 2], false]);
    waits.shift()?.();
    expect([now(), stage.arrived]).toEqual([[null, false, 2], true]);
  });

  it("is told at once where nothing may move", () => {
    const { waits, now } = opened(1, false, false);
    expect(now()).toEqual(["A roll", true, 2]);
    waits.shift()?.();
    expect(now()).toEqual([null, false, 2]);
  });

  it("has none of its own where somebody else does only what they do every turn", () => {
    const passing = { ...line, moment: { ...roll, brief: true, seats: [1] } };
    const battle = { ...line, moment: { ...roll, seats: [1] } };
    const begun = (lines: Line[], others: boolean, stepping = false) =>
      opened(1, stepping, true, lines, others).presented.filter(Boolean);
    expect(begun([passing], true)).toEqual([]);
    expect(begun([passing], false)).toEqual(["A roll"]); // it is my own
    expect(begun([passing], true, true)).toEqual(["A roll"]); // step by step, everything is seen
    expect(begun([battle], true)).toEqual(["A roll"]);
    const { presented, now, waits } = opened(1, false, true, [passing, battle], true);
    expect(presented).toEqual(["A roll"]); // it runs on to the battle
    waits.shift()?.();
    expect(now()).toEqual(["A roll", true, 2]);
  });

  it("is told faster where others do it to others, and nothing hangs on it", () => {
    const seatOf = (value: number) => ({ name: "seat", kind: "seat", value, text: "" });
    const did = (seat: number, more = {}) => ({
      ...line,
      args: [seatOf(seat)],
      moment: { title: "A roll", shows: roll.shows ?? [], ...more },
    });
    const time = (lines: Line[], mine = [0]) => {
      const waits: number[] = [];
      const stage = new Stage({
        show: () => {},
        arrive: () => {},
        present: () => {},
        tell: () => {},
        moving: () => true,
        speed: () => 1,
        stepping: () => false,
        others: (seats) => !seats.some((seat) => mine.includes(seat)),
        later: (ms) => (waits.push(ms), () => {}),
      });
      stage.push(seen(1, { seats: [], dice: [] }, []), []);
      stage.push(seen(2, rescue, lines), lines);
      return waits[0] ?? 0;
    };
    const usual = time([did(0)]);
    expect(time([did(1)])).toBeCloseTo(usual / 1.8);
    expect(time([did(1), did(0)])).toBe(usual); // I am in it
    expect(time([did(1, { tone: "triumph" })])).toBe(usual);
    expect(time([did(1, { tense: true })])).toBe(usual);
    expect(time([{ ...did(1), args: [] }])).toBe(usual); // nobody's doing
  });

  it("is followed by another of the same event, and both come before what they are about", () => {
    const second = { ...line, moment: { title: "Again" } };
    const { waits, now, versions } = opened(1, false, true, [line, second]);
    waits.shift()?.();
    expect(now()).toEqual(["A roll", true, 1]);
    waits.shift()?.();
    expect(now()).toEqual(["Again", false, 1]);
    waits.shift()?.();
    expect(now()).toEqual(["Again", true, 2]);
    waits.shift()?.();
    expect([now(), versions()]).toEqual([
      [null, false, 2],
      [1, 2],
    ]);
  });

  it("has shown the dice: they do not tumble again, and all else moves when the stage is clear", () => {
    const { waits, shown } = opened();
    waits.shift()?.();
    const { told, time } = stagedBetween(roll, { seats: [], dice: [] }, rescue);
    expect(shown.at(-1)?.[1]).toMatchObject({ dice: [], wait: time - told, duration: 0 });
  });

  it("is over when somebody skips to now", () => {
    const { stage, presented, versions } = opened();
    stage.skip();
    expect([presented.at(-1), versions(), stage.arrived]).toEqual([null, [1, 2], true]);
  });

  it("is passed by a click where each event waits for one", () => {
    const { stage, presented, versions } = opened(1, true);
    stage.advance();
    expect([presented.at(-1), versions()]).toEqual([null, [1, 2]]);
  });

  it("is left out where everything is shown at once", () => {
    expect(opened(0).versions()).toEqual([1, 2]);
  });
});

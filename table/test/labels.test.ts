import { describe, expect, it } from "vitest";
import { placed, type Name } from "../src/scene/names";

const BOARD = { x: 0, y: 0, w: 1000, h: 500 };
const EUROPE: Name = {
  id: "europe",
  lines: ["Europe"],
  spots: [
    { x: 100, y: 20 },
    { x: 100, y: 200 },
  ],
};

describe("names on the board", () => {
  it("stand at their place", () => {
    expect(placed([EUROPE], [], 20, BOARD, true)).toEqual([
      { id: "europe", lines: ["Europe"], x: 100, y: 20 },
    ]);
  });

  it("leave it to what stands there", () => {
    const [name] = placed([EUROPE], [{ x: 80, y: 0, w: 40, h: 40 }], 20, BOARD, true);
    expect(name?.y).toBe(200);
  });

  it("are left out where they would hide something at every place, if the board is small", () => {
    const everywhere = [{ x: 0, y: 0, w: 300, h: 300 }];
    expect(placed([EUROPE], everywhere, 20, BOARD, true)).toEqual([]);
    expect(placed([EUROPE], everywhere, 20, BOARD, false)).toHaveLength(1);
  });

  it("do not lie over each other, and stay on the board", () => {
    const asia = { ...EUROPE, id: "asia", lines: ["Asia"] };
    const [, second] = placed([EUROPE, asia], [], 20, BOARD, true);
    expect(second?.y).toBe(200);
    const [edge] = placed([{ ...EUROPE, spots: [{ x: 0, y: 20 }] }], [], 20, BOARD, true);
    expect(edge?.x).toBeGreaterThan(30);
  });
});

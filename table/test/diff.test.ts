import { describe, expect, it } from "vitest";
import { applied } from "../src/protocol/diff";
import type { Change } from "../src/protocol/types";

describe("a difference", () => {
  const look = { a: { b: [1, 2, 3], c: "x" }, d: null as unknown };

  it.each<[string, Change[], unknown]>([
    ["sets a value", [[["a", "c"], "y"]], { a: { b: [1, 2, 3], c: "y" }, d: null }],
    ["sets an item", [[["a", "b", 1], 9]], { a: { b: [1, 9, 3], c: "x" }, d: null }],
    ["removes a key", [[["a", "c"]]], { a: { b: [1, 2, 3] }, d: null }],
    ["replaces a part of a list", [[["a", "b"], 1, 1, [7, 8]]], { a: { b: [1, 7, 8, 3], c: "x" }, d: null }],
    ["replaces everything", [[[], { e: 1 }]], { e: 1 }],
    [
      "is applied in order",
      [
        [["d"], [1]],
        [["d"], 0, 1, []],
      ],
      { a: { b: [1, 2, 3], c: "x" }, d: [] },
    ],
  ])("%s", (_, changes, expected) => {
    expect(applied<unknown>(look, changes)).toEqual(expected);
  });

  it("leaves the old look as it was and shares what has not changed", () => {
    const before = JSON.stringify(look);
    const after = applied(look, [[["d"], 5]]);
    expect(JSON.stringify(look)).toBe(before);
    expect(after.a).toBe(look.a);
  });

  it("does not invent what is not there", () => {
    expect(() => applied(look, [[["d", "e"], 1]])).toThrow(TypeError);
  });
});

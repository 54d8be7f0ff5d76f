// Arrows on the board: where they begin and end, and whose they are.
import { describe, expect, it } from "vitest";
import type { Board, Way } from "../src/protocol/types";
import { arrows } from "../src/scene/arrows";

const at = new Map(["a", "b", "c"].map((id, step) => [id, { x: 100 * step, y: 0 }]));
const stands = new Map([
  ["bug", { x: 0, y: 0, scale: 1 }],
  ["ada", { x: 200, y: 0, scale: 1 }],
]);
const pieces = ["bug", "bug-2"].map((id) => ({ id, kind: "bug", on: "a" }));
const drawn = (...ways: Way[]) => arrows({ spaces: [], pieces, ways } as Board, at, stands);

describe("an arrow", () => {
  it("goes from space to space, leaving the pieces in their middles to be seen", () => {
    expect(drawn({ piece: "bug", path: ["b", "c"] })).toMatchObject([
      { line: "M36 0L100 0L172 0", head: "translate(172 0) rotate(0)", after: false, maybe: false },
    ]);
  });

  it("is one for all who do the same", () => {
    const same = drawn({ piece: "bug", path: ["b"] }, { piece: "bug-2", path: ["b"] });
    expect(same.map((arrow) => arrow.of)).toEqual([["bug", "bug-2"]]);
    expect(drawn({ piece: "bug", path: ["b"] }, { piece: "bug-2", path: ["b"], maybe: true })).toHaveLength(
      2,
    );
  });

  it("points from afar at whom it is after, and is not drawn where both stand side by side", () => {
    expect(drawn({ piece: "bug", target: "ada" })[0]?.line).toBe("M30 0L170 0");
    stands.set("ada", { x: 50, y: 0, scale: 1 });
    expect(drawn({ piece: "bug", target: "ada" })).toEqual([]);
    expect(drawn({ piece: "nobody", path: ["b"] })).toEqual([]);
  });
});

// A rulebook: its lists, its references, and the paragraph that matters now.
import { describe, expect, it } from "vitest";
import { groups, tells, tied } from "../src/aside/book";
import type { Block, Book } from "../src/protocol/types";

const told = (kind: Block["kind"], text: string, ...rules: string[]): Block => ({
  kind,
  runs: [{ text }, { rules }],
});
const roll = told("text", "Roll.", "AT-TURN-01");
const guard = told("item", "Fight the guard.", "AT-GUARD-01", "AT-GUARD-02");
const again = told("item", "Roll again.", "AT-ROLL-01");
const book: Book = { sections: [{ id: "turn", title: "", blocks: [roll, guard, again] }], pictures: {} };

describe("a rulebook", () => {
  it("has items in a row as one list", () => {
    expect(groups([roll, guard, again, roll]).map(({ kind, blocks }) => [kind, blocks.length])).toEqual([
      ["text", 1],
      ["item", 2],
      ["text", 1],
    ]);
  });

  it("opens at the first rule that it tells, or at its chapter", () => {
    expect(tells(book, ["AT-GUARD-02", "AT-TURN-01"])).toBe(guard);
    expect(tells(book, ["AT-ROLL-04"])).toBe(again);
    expect(tells(book, ["AT-WIN-01", "AT-TURN-01"])).toBe(roll);
    expect(tells(book, ["AT-WIN-01"])).toBeNull();
  });

  it("keeps the last word with what it cites", () => {
    expect(tied([{ text: "Ends the turn." }, { rules: ["AT-TURN-05"] }, { text: " Next." }])).toEqual([
      { text: "Ends the ", last: "turn.", rules: ["AT-TURN-05"] },
      { text: " Next.", last: "" },
    ]);
    expect(tied([{ text: "now", style: "strong" }, { rules: ["AT-TURN-05"] }])).toEqual([
      { text: "now", style: "strong", last: "" },
      { text: "", last: "", rules: ["AT-TURN-05"] },
    ]);
  });
});

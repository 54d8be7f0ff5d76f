import { describe, expect, it } from "vitest";
import type { Line, Option } from "../src/protocol/types";
import { elements } from "../src/scene/elements";
import { bubbles, sayable, topics } from "../src/scene/speech";

const said = (defusers: number, bomb: string, hint?: string): Option => ({
  do: `revise ${defusers}:${bomb}`,
  label: `${defusers} and ${bomb}`,
  group: "revise",
  family: "My cables",
  touches: [],
  parts: [
    { name: "Defusers", text: String(defusers) },
    { name: "Bomb", text: bomb === "yes" ? "the bomb" : "no bomb" },
  ],
  ...(hint ? { hint } : {}),
});
const accuse = (seat: number, side: string): Option => ({
  do: `accuse ${seat}:${side}`,
  label: `Accuse ${seat}`,
  group: "accuse",
  family: "I accuse",
  touches: [`seat-${seat}`],
  parts: [
    { name: "Who", text: `Player ${seat}` },
    { name: "Faction", text: side },
  ],
});
const vouch = (seat: number): Option => ({
  do: `vouch ${seat}`,
  label: `Vouch for ${seat}`,
  group: "vouch",
  family: "I trust",
  touches: [`seat-${seat}`],
  parts: [{ name: "Who", text: `Player ${seat}` }],
});
const cable: Option = {
  ...vouch(2),
  do: "cut 2:1",
  group: "cable",
  family: "Cut this",
  touches: ["cable-2-1"],
};
const mine = [said(0, "yes"), said(1, "yes"), said(0, "no"), said(1, "no", "true"), said(2, "no")];
const words = [...mine, accuse(2, "blue"), accuse(2, "red"), accuse(3, "red"), vouch(2), vouch(3), cable];
const known = elements({
  seats: [1, 2, 3].map((seat) => ({ id: `seat-${seat}`, seat: seat - 1 })),
  zones: [1, 2, 3].map((seat) => ({
    id: `row-${seat}`,
    kind: "row",
    seat: seat - 1,
    cards: [{ id: `cable-${seat}-1`, kind: "cable" }],
  })),
});
const about = (id: string) => sayable(words, id, known, 0).map((option) => option.do);

describe("what can be said", () => {
  it("is about the thing, what it lies in and whose it is, the thing itself first", () => {
    expect(about("seat-3")).toEqual(["accuse 3:red", "vouch 3"]);
    expect(about("cable-2-1")).toEqual(["cut 2:1", "accuse 2:blue", "accuse 2:red", "vouch 2"]);
    expect(about("row-3")).toEqual(["accuse 3:red", "vouch 3"]);
  });

  it("is about nothing else where the thing is one's own", () => {
    const own = mine.map((option) => option.do);
    for (const id of ["seat-1", "row-1", "cable-1-1"]) expect(about(id)).toEqual(own);
    expect(sayable(words, "seat-1", known, 1)).toEqual([]);
    expect(about("nothing")).toEqual([]);
  });

  it("is laid out by kinds, in rows in which one part differs", () => {
    const texts = topics([accuse(2, "blue"), accuse(2, "red"), vouch(2), ...mine]).map(({ name, rows }) => [
      name,
      rows.map((row) => [row.name, ...row.sayings.map(({ text }) => text)]),
    ]);
    expect(texts).toEqual([
      ["I accuse", [["", "blue", "red"]]],
      ["I trust", [["", "I trust"]]],
      [
        "My cables",
        [
          ["the bomb", "0", "1"],
          ["no bomb", "0", "1", "2"],
        ],
      ],
    ]);
  });

  it("stands under what is the same in another row", () => {
    expect(topics([said(0, "yes"), said(10, "yes"), said(2, "no")])[0]?.columns).toEqual(["0", "2", "10"]);
  });

  it("says just what it stands for", () => {
    const [topic] = topics(mine);
    expect(topic?.rows[1]?.sayings[2]?.option.do).toBe("revise 2:no");
  });
});

describe("bubbles", () => {
  const line = (seat: number, says?: string): Line => ({
    text: "",
    event: says ? "vouch" : "cut",
    args: [{ name: says ? "speaker" : "cutter", kind: "seat", value: seat, text: "" }],
    ...(says ? { says } : {}),
  });

  it("show the last words of everybody since something happened, and where these stand", () => {
    const lines = [line(3, "before"), line(1), line(0, "one"), line(2, "two"), line(0, "three")];
    expect([...bubbles(lines, 7)].map(([seat, { says, line }]) => [seat, says, line])).toEqual([
      [0, "three", 11],
      [2, "two", 10],
    ]);
    expect(bubbles([line(0, "one"), line(1)]).size).toBe(0);
  });
});

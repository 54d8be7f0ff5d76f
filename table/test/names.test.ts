// Letters on a board: names on two lines, and signs on pieces that can be read or are left out.
import { expect, test } from "vitest";
import { inLines, lettering } from "../src/scene/geometry";
import { grouped, ownerOf } from "../src/scene/meters";
import { aimed } from "../src/scene/narrow";

test("a name is parted between words, near its middle", () => {
  expect(inLines("Pacifique Sud (île des Tracy)")).toEqual(["Pacifique Sud", "(île des Tracy)"]);
  expect(inLines("Australie")).toEqual(["Australie"]);
});

test("a sign on a piece grows until it can be read, or is not there", () => {
  expect(lettering(27, 20)).toBe(1);
  expect(lettering(20, 30)).toBe(1.5);
  expect(lettering(20, 40)).toBe(0);
});

test("the meters of a seat are known by it, those of the table are nobody's", () => {
  const [turn, hp, oxygen] = [
    { id: "turn", label: "Turn", value: 3 },
    { id: "hp", label: "Riggs: HP", value: 5, seat: 0 },
    { id: "o2", label: "Riggs: O2", value: 2, seat: 0 },
  ];
  expect(grouped([turn!, hp!, oxygen!]).map(ownerOf)).toEqual([null, 0]);
});

test("what is aimed at is what all options that are left have in reach", () => {
  const option = (shows: string[], bars: string[]) => ({
    do: "",
    label: "",
    group: "",
    touches: [],
    shows,
    bars,
  });
  const aim = aimed([option(["a", "b"], ["door"]), option(["b", "c"], ["door"]), option([], [])]);
  expect([...aim.reach]).toEqual(["b"]);
  expect([...aim.bars]).toEqual(["door"]);
  expect(aimed([]).reach.size).toBe(0);
});

// Finding rules by words, as `tests/kernel/test_rule_search.py` asks of the server.
import { expect, test } from "vitest";
import { searching } from "../src/aside/search";

const RULES = [
  { id: "X-WIN-01", text: "Nobody may lose a close call.", titles: "The end La fin", also: "" },
  {
    id: "X-LOS-01",
    text: "LoS is a straight line.",
    titles: "Line of sight Ligne de vue",
    also: "sight vue",
  },
  { id: "X-MOVE-01", text: "A figure moves through a sas.", titles: "Moving Se déplacer", also: "" },
  { id: "X-ACT-01", text: "An attack needs LoS.", titles: "Actions", also: "sight vue" },
  { id: "X-ACT-02", text: "Remove the figure, then move.", titles: "Actions", also: "" },
];
const ids = (wanted: string) => searching(RULES)(wanted).map((it) => it.id);

test("whole words come first, then beginnings, then parts of words", () => {
  expect(ids("move")).toEqual(["X-MOVE-01", "X-ACT-02"]);
  expect(ids("figur")).toEqual(["X-MOVE-01", "X-ACT-02"]);
  expect(ids("emove")).toEqual(["X-ACT-02"]);
});

test("an acronym is no part of a word, and synonyms and titles count", () => {
  expect(ids("LOS")).toEqual(["X-LOS-01", "X-ACT-01"]);
  expect(ids("sight")).toEqual(["X-LOS-01", "X-ACT-01"]);
  expect(ids("ligne de VUE")).toEqual(["X-LOS-01"]);
  expect(ids("deplacer")).toEqual(["X-MOVE-01"]);
});

test("a rule is found by the beginning of its id, and nothing finds all", () => {
  expect(ids("x-act")).toEqual(["X-ACT-01", "X-ACT-02"]);
  expect(ids("")).toHaveLength(RULES.length);
  expect(ids("bomb")).toEqual([]);
  expect(ids("...")).toEqual([]);
});

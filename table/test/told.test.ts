// How meters are put together, and which steps led to the end.
import { expect, test } from "vitest";
import type { Line, Meter } from "../src/protocol/types";
import { decisive } from "../src/scene/decisive";
import { grouped } from "../src/scene/meters";

const meter = (id: string, label: string): Meter => ({ id, label, value: 1 });
const line = (event: string): Line => ({ text: event, event, args: [] });

test("meters of one name stand together, in both languages", () => {
  const found = grouped([meter("turn", "Turn"), meter("a", "Riggs: HP"), meter("b", "Riggs: O2")]);
  expect(found.map(({ name, readings }) => [name, ...readings.map(({ label }) => label)])).toEqual([
    ["", "Turn"],
    ["Riggs", "HP", "O2"],
  ]);
  expect(grouped([meter("a", "Riggs : HP"), meter("b", "Riggs : O2")])[0]?.name).toBe("Riggs");
});

test("a name with one meter stays with it", () => {
  const found = grouped([meter("a", "Riggs: HP")]);
  expect(found).toEqual([{ name: "", readings: [{ meter: meter("a", "Riggs: HP"), label: "Riggs: HP" }] }]);
});

const staged = (event: string, tone: "good" | "blow" | "triumph"): Line => ({
  ...line(event),
  moment: { title: event, tone },
});

test("the end is told by its last line and what was staged before it", () => {
  const lines = [line("rare"), staged("found", "good"), line("turn"), line("odd"), line("lost")];
  expect(decisive(lines, 3).map(({ line: { event }, back }) => [event, back])).toEqual([
    ["found", 4],
    ["lost", 1],
  ]);
  expect(decisive([])).toEqual([]);
});

test("what the game stages as decisive comes before what is only good or bad", () => {
  const lines = [
    staged("stolen", "triumph"),
    staged("lucky", "good"),
    staged("luckier", "good"),
    line("odd"),
    line("over"),
  ];
  expect(decisive(lines, 3).map((step) => step.line.text)).toEqual(["stolen", "luckier", "over"]);
});

test("what ended it counts as the last step, not what was told afterwards", () => {
  const bomb: Line = { ...line("bomb"), moment: { title: "The bomb!", tone: "blow" } };
  const lines = [staged("defuser", "good"), line("cut"), bomb, line("role"), line("role")];
  expect(decisive(lines, 2).map((step) => step.line.text)).toEqual(["defuser", "bomb"]);
});

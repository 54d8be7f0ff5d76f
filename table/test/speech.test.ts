import { describe, expect, it } from "vitest";
import type { Line, Option } from "../src/protocol/types";
import { bubbles, changed, controls, topics, usual } from "../src/scene/speech";

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
const words = [said(0, "yes"), said(0, "no"), said(1, "yes"), said(1, "no", "true"), said(2, "no")];
const vouch: Option = { do: "vouch 2", label: "Vouch for Bo", group: "vouch", touches: [], parts: [] };

describe("what can be said", () => {
  it("is sorted by kinds, named by their family", () => {
    expect(topics([...words, vouch]).map(({ name, options }) => [name, options.length])).toEqual([
      ["My cables", 5],
      ["Vouch for Bo", 1],
    ]);
  });

  it("is the truth at first, where there is one", () => {
    expect(usual(words)?.do).toBe("revise 1:no");
    expect(usual([vouch])).toBe(vouch);
  });

  it("has a control for each part, with the truth marked", () => {
    const [defusers, bomb] = controls(words, said(0, "yes"));
    expect(defusers?.values.map((it) => [it.text, it.on, it.true])).toEqual([
      ["0", true, false],
      ["1", false, true],
      ["2", false, false],
    ]);
    expect(bomb?.values.filter((it) => it.true).map((it) => it.text)).toEqual(["no bomb"]);
  });

  it("keeps the other part where that can be said, and else takes the nearest", () => {
    expect(changed(words, said(0, "yes"), 0, "1").do).toBe("revise 1:yes");
    expect(changed(words, said(1, "yes"), 0, "2").do).toBe("revise 2:no");
  });
});

describe("bubbles", () => {
  const line = (seat: number, says?: string): Line => ({
    text: "",
    event: says ? "vouch" : "cut",
    args: [{ name: says ? "speaker" : "cutter", kind: "seat", value: seat, text: "" }],
    ...(says ? { says } : {}),
  });

  it("show the last words of everybody since something happened", () => {
    const lines = [line(3, "before"), line(1), line(0, "one"), line(2, "two"), line(0, "three")];
    expect([...bubbles(lines)].map(([seat, { says }]) => [seat, says])).toEqual([
      [0, "three"],
      [2, "two"],
    ]);
    expect(bubbles([line(0, "one"), line(1)]).size).toBe(0);
  });
});

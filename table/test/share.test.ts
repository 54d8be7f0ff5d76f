import { describe, expect, it, vi } from "vitest";
import type { Call } from "../src/returns/api";
import { ending, shareText, signs } from "../src/returns/share";

vi.mock("../src/stores/settings.svelte", () => ({ settings: { lang: "en" } }));

const CALL: Call = {
  game: "a-game",
  title: "A Game",
  every: "day",
  call: "2026-11-17",
  ends: 0,
  seats: 1,
  options: ["Level: hard"],
  score: "Points",
  state: "over",
  table: "secret-table",
  result: { state: "won", score: 42, choices: 57, tones: "++-*" },
  streak: 3,
  best_streak: 4,
  marks: [],
  tries: 2,
  spread: [],
};

describe("a result to share", () => {
  it("says how it went and nothing of what happened", () => {
    expect(shareText(CALL)).toBe(
      "Coffret · A Game · November 17, 2026\n★ won · Points 42 · 57 choices · 3 days in a row\n🟩🟩🟥⭐",
    );
  });

  it("stays short, and keeps what decided the game", () => {
    const row = [...signs("+-".repeat(100) + "!")];
    expect(row.length).toBeLessThanOrEqual(24);
    expect(row.at(-1)).toBe("💥");
    expect(signs("")).toBe("");
  });

  it("has no score where the try was given up", () => {
    const result = { state: "given-up" as const, score: 3, choices: 1, tones: "" };
    expect(ending({ ...CALL, result })).toBe("given up · 1 choice");
  });
});

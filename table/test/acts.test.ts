import { describe, expect, it } from "vitest";
import { cues, feelingOf, type Portrait } from "../src/acts/drama";
import { suiting } from "../src/acts/next";

describe("a finale", () => {
  const faces = (count: number): Portrait[] => Array.from({ length: count }, (_, seat) => ({ seat }));

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])("takes six to ten seconds with %i faces", (count) => {
    for (const deed of ["close", undefined] as const) {
      const at = cues({ ...(deed && { deed }), portraits: faces(count) });
      expect(at.end).toBeGreaterThanOrEqual(6000);
      expect(at.end).toBeLessThanOrEqual(10_000);
      expect(at.deed).toBeLessThanOrEqual(at.faces);
      expect(at.faces + count * at.each).toBeLessThanOrEqual(at.plate);
      expect(at.plate).toBeLessThan(at.end);
    }
  });

  it("is seen from the side of those who sit here", () => {
    expect(feelingOf([0, 2], [0])).toBe("won");
    expect(feelingOf([0, 2], [1])).toBe("lost");
    expect(feelingOf([0, 2], [0, 1])).toBe("calm");
    expect(feelingOf([0, 2], [])).toBe("calm");
  });
});

describe("what comes next", () => {
  const games = [
    { slug: "party", seats: [4, 8], minutes: [15, 30] },
    { slug: "race", seats: [2, 4], minutes: [30, 45] },
    { slug: "mission", seats: [1, 6], minutes: [60, 180] },
    { slug: "solo", seats: [1, 1], minutes: [20, 20] },
    { slug: "rescue", seats: [1, 4], minutes: [45, 60] },
  ] as { slug: string; seats: [number, number]; minutes: [number, number] }[];
  const after = (slug: string, seats: number) => suiting(games, slug, seats, 3).map((it) => it.slug);

  it("is about as long, and for as many people", () => {
    expect(after("party", 4)).toEqual(["race", "rescue"]);
    expect(after("mission", 1)).toEqual(["rescue", "solo"]);
  });

  it("is no long evening after a short game", () => {
    expect(after("solo", 1)).toEqual([]);
    expect(after("party", 6)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { Line, Look, Piece, Scene } from "../src/protocol/types";
import { unfold } from "../src/scene/unfold";
import aTeam from "./fixtures/a-team.json";

const spaces = ["a", "b", "c"].map((id, x) => ({ id: `space-${id}`, kind: "plain", x, y: 0 }));
const piece = (id: string, on: string): Piece => ({ id, kind: id, on: `space-${on}` });
const scene = (pieces: Piece[], more: Partial<Scene> = {}): Scene => ({
  seats: [{ id: "seat-1", seat: 0 }],
  board: { spaces, pieces },
  ...more,
});
const line = (event: string, args: Record<string, unknown>, kinds: Record<string, string> = {}): Line => ({
  text: event,
  event,
  args: Object.entries(args).map(([name, value]) => ({
    name,
    kind: kinds[name] ?? name,
    value,
    text: String(value),
  })),
});
const where = (scenes: Scene[], id: string) =>
  scenes.map(({ board }) => board?.pieces?.find((it) => it.id === id)?.on.slice(6) ?? "-");

describe("a look with several events", () => {
  it("ends as it is", () => {
    const after = scene([piece("alien-1", "b")]);
    const scenes = unfold(scene([piece("alien-1", "a")]), after, [line("x", {}), line("y", {})]);
    expect(scenes.at(-1)).toBe(after);
  });

  it("moves each piece with the line that names it", () => {
    const scenes = unfold(
      scene([piece("alien-1", "a"), piece("alien-2", "a")]),
      scene([piece("alien-1", "b"), piece("alien-2", "c")]),
      [line("went", { alien: 2, space: "c" }), line("went", { alien: 1, space: "b" })],
    );
    expect(where(scenes, "alien-2")).toEqual(["c", "c"]);
    expect(where(scenes, "alien-1")).toEqual(["a", "b"]);
  });

  it("shows a way in several steps", () => {
    const scenes = unfold(scene([piece("alien-1", "a")]), scene([piece("alien-1", "c")]), [
      line("went", { alien: 1, space: "b" }),
      line("hissed", {}),
      line("went", { alien: 1, space: "c" }),
    ]);
    expect(where(scenes, "alien-1")).toEqual(["b", "b", "c"]);
  });

  it("lets things come and go in their turn", () => {
    const scenes = unfold(scene([piece("alien-1", "a")]), scene([piece("alien-2", "b")]), [
      line("came", { alien: 2 }),
      line("died", { alien: 1 }),
    ]);
    expect(where(scenes, "alien-2")).toEqual(["b", "b"]);
    expect(where(scenes, "alien-1")).toEqual(["a", "-"]);
  });

  it("shows every throw that is told", () => {
    const dice = (face: number) => scene([], { dice: [{ id: "die-1", kind: "red", face }] });
    const scenes = unfold(dice(1), dice(5), [
      line("roll", { red: 3 }, { red: "number" }),
      line("missed", {}),
      line("roll", { red: 5 }, { red: "number" }),
    ]);
    expect(scenes.map((it) => it.dice?.[0]?.face)).toEqual([3, 3, 5]);
  });

  it("draws cards from a pile one line at a time", () => {
    const table = (left: number, first: number, second: number) =>
      scene([], {
        seats: [
          { id: "seat-1", seat: 0 },
          { id: "seat-2", seat: 1 },
        ],
        zones: [
          { id: "deck", kind: "pile", count: left },
          { id: "hand-1", kind: "hand", seat: 0, count: first },
          { id: "hand-2", kind: "hand", seat: 1, count: second },
        ],
      });
    const scenes = unfold(table(10, 0, 0), table(8, 1, 1), [
      line("drew", { seat: 0 }),
      line("drew", { seat: 1 }),
    ]);
    expect(scenes.map((it) => it.zones?.map((zone) => zone.count))).toEqual([
      [9, 1, 0],
      [8, 1, 1],
    ]);
  });

  it("never calls two elements the same, whatever a real look tells", () => {
    const look = aTeam as unknown as Look;
    const lines = [line("a", { seat: 0 }), line("b", { seat: 1 }), line("c", {})];
    for (const it of unfold(look.scene, look.scene, lines)) {
      const ids = [...(it.board?.pieces ?? []), ...(it.zones ?? [])].map((part) => part.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

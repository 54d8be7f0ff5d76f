import { describe, expect, it } from "vitest";
import { Film } from "../src/protocol/film";
import { neighbours, walls } from "../src/scene/neighbours";
import type { Board, Edge, Line, Look, Piece, Replay, Scene, Zone } from "../src/protocol/types";
import { elements, initial, nameOf, sizeOf } from "../src/scene/elements";
import { isCube, pipsOf, sidesOf } from "../src/scene/dice";
import { aroundTable, edgeAt, frame, hexOf, onOval, spots, standings } from "../src/scene/geometry";
import { mentions } from "../src/scene/mention";
import { atPlace, besideName, inMyTray, Strip } from "../src/scene/places";
import aTeam from "./fixtures/a-team.json";
import timeBomb from "./fixtures/time-bomb.json";

const looks = { "a-team": aTeam as unknown as Look, "time-bomb": timeBomb as unknown as Look };

describe.each(Object.entries(looks))("a real look of %s", (_, look) => {
  const known = elements(look.scene);

  it("has an element for everything that its options touch", () => {
    const touched = (look.options ?? []).flatMap((option) => option.touches);
    expect(touched.filter((id) => !known.has(id))).toEqual([]);
  });

  it("has a place for every piece on its board", () => {
    const { board } = look.scene;
    const at = new Map((board?.spaces ?? []).map(({ id, x, y }) => [id, { x: x * 100, y: y * 100 }]));
    const stands = standings(board?.pieces ?? [], at);
    const lost = (board?.pieces ?? []).filter((piece) => !stands.has(piece.id) && !known.has(piece.on));
    expect(lost).toEqual([]);
  });
});

describe("elements", () => {
  const scene: Scene = {
    seats: [{ id: "seat-1", seat: 0 }],
    zones: [{ id: "pile", kind: "pile", count: 7, cards: [{ id: "top", kind: "x", label: "Boost" }] }],
    board: { spaces: [], pieces: [{ id: "p", kind: "pawn", on: "s", seat: 0, label: "Hannibal" }] },
  };
  const name = (id: string) => nameOf(elements(scene).get(id) as never, () => "Ada");

  it("are called by their seat, their label, or both", () => {
    expect([name("seat-1"), name("top"), name("p")]).toEqual(["Ada", "Boost", "Hannibal (Ada)"]);
  });

  it("count what lies hidden", () => {
    expect(sizeOf(scene.zones?.[0] as never)).toBe(7);
  });

  it("have an initial also for names of other scripts", () => {
    expect([initial("élan"), initial("🦊 fox"), initial("")]).toEqual(["É", "🦊", "?"]);
  });
});

describe("geometry", () => {
  it("frames all spaces and the drawing under them", () => {
    expect(
      frame([
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ]),
    ).toEqual({ x: -60, y: -60, w: 220, h: 120 });
    expect(frame([{ x: 0, y: 0 }], { x: -100, y: 0, w: 300, h: 200 })).toEqual({
      x: -100,
      y: -60,
      w: 300,
      h: 260,
    });
  });

  it("lets no two pieces stand on the same spot", () => {
    for (let count = 1; count <= 9; count += 1) {
      const pieces: Piece[] = Array.from({ length: count }, (_, index) => ({
        id: `p${index}`,
        kind: "x",
        on: "s",
      }));
      const spots = [...standings(pieces, new Map([["s", { x: 0, y: 0 }]])).values()].map(
        ({ x, y }) => `${x},${y}`,
      );
      expect(new Set(spots).size).toBe(count);
    }
  });

  it("seats a pilot in his machine", () => {
    const pieces: Piece[] = [
      { id: "pilot", kind: "x", on: "machine" },
      { id: "machine", kind: "y", on: "s" },
    ];
    const stands = standings(pieces, new Map([["s", { x: 0, y: 0 }]]));
    expect(stands.get("pilot")?.scale).toBeLessThan(stands.get("machine")?.scale ?? 0);
  });

  it("puts me at the bottom and the next seat to my left", () => {
    const seats = [0, 1, 2].map((seat) => ({ id: `s${seat}`, seat }));
    expect(aroundTable(seats, 1).map((panel) => panel.seat)).toEqual([1, 2, 0]);
    expect(onOval(0, 4).y).toBeCloseTo(1);
    expect(onOval(1, 4).x).toBeCloseTo(-1);
  });
});

describe("mentions", () => {
  const scene: Scene = {
    seats: [{ id: "seat-1", seat: 0 }],
    board: {
      spaces: [{ id: "space-12", kind: "plain", x: 0, y: 0 }],
      pieces: [{ id: "p", kind: "pawn", on: "space-12", seat: 0 }],
    },
  };
  const cut = (line: Line) =>
    mentions(line, scene, elements(scene)).map(({ text, elements: ids }) => [text, ids]);

  it("link the words of a line to what they mean", () => {
    const args = [
      { name: "seat", kind: "seat", value: 0, text: "Ada" },
      { name: "space", kind: "space", value: 12, text: "12" },
    ];
    expect(cut({ text: "Ada moves to space 12.", event: "move", args })).toEqual([
      ["Ada", ["seat-1", "p"]],
      [" moves to space ", []],
      ["12", ["space-12"]],
      [".", []],
    ]);
  });

  it("do not cut into words", () => {
    const args = [{ name: "seat", kind: "seat", value: 0, text: "Ad" }];
    expect(cut({ text: "Adam and Ad wait.", event: "wait", args })[1]).toEqual(["Ad", ["seat-1", "p"]]);
  });
});

describe("a film", () => {
  const part = (from: number, count: number, last: number): Replay => ({
    seat: 0,
    last,
    from,
    look: { prompt: String(from), rule: null, waiting: [], scene: { seats: [] }, outcome: null },
    lines: [{ text: `line ${from}`, event: "e", args: [] }],
    steps: Array.from({ length: count - 1 }, (_, index) => ({
      step: from + index + 1,
      diff: [[["prompt"], String(from + index + 1)]],
      news: [{ text: `line ${from + index + 1}`, event: "e", args: [] }],
      acts: [{ line: 0, diff: [[["scene", "silence"], `in step ${from + index + 1}`]] }],
    })),
  });

  it("is put together from its parts", async () => {
    const film = new Film((from) => Promise.resolve(part(from, Math.min(3, 8 - from), 7)));
    while (await film.more());
    expect(film.frames.map((it) => it.look.prompt)).toEqual(["0", "1", "2", "3", "4", "5", "6", "7"]);
    expect(film.linesUpTo(2).map((it) => it.text)).toEqual(["line 0", "line 1", "line 2"]);
    expect(film.stepOfLine(2)).toBe(5);
    expect(film.frames.map((it) => it.acts[0]?.scene.silence ?? "")).toEqual(
      ["", 1, 2, "", 4, 5, "", 7].map((step) => step && `in step ${step}`),
    );
  });

  it("may have one frame only", async () => {
    const film = new Film((from) => Promise.resolve(part(from, 1, 0)));
    expect(await film.more()).toBe(true);
    expect(await film.more()).toBe(false);
  });
});

describe("places", () => {
  const cards = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `c${index}`, kind: "x" }));
  const zone = (id: string, kind: Zone["kind"], seat: number | null, count: number): Zone => ({
    id,
    kind,
    seat,
    cards: cards(count),
  });
  const scene: Scene = {
    seats: [],
    zones: [
      zone("my-hand", "hand", 0, 2),
      zone("my-row", "row", 0, 3),
      zone("their-hand", "hand", 1, 2),
      zone("their-row", "row", 1, 3),
      zone("queue", "row", null, 6),
      zone("deck", "pile", null, 1),
      zone("nothing", "row", 0, 0),
    ],
  };
  const ids = (zones: Zone[]) => zones.map((it) => it.id);

  it.each([true, false])("show every zone that holds something exactly once (round: %s)", (round) => {
    const table = round ? [0, 1].flatMap((seat) => ids(atPlace(scene, seat, 0))) : [];
    const names = [0, 1]
      .flatMap((seat) => ids(besideName(scene, seat, 0, round)))
      .filter((id) => !table.includes(id));
    const all = [
      ...ids(inMyTray(scene, 0, round)),
      ...table,
      ...names,
      ...ids(new Strip().beside(scene)),
      ...ids(new Strip().below(scene)),
    ];
    expect(all.sort()).toEqual(["deck", "my-hand", "my-row", "queue", "their-hand", "their-row"]);
  });

  it("give long rows the room below the board", () => {
    expect(ids(new Strip().below(scene))).toEqual(["queue"]);
    expect(ids(new Strip().beside(scene))).toEqual(["deck"]);
  });

  it("leave a row in its place when it gets shorter", () => {
    const strip = new Strip();
    strip.below(scene);
    const later = { ...scene, zones: [zone("queue", "row", null, 1), zone("deck", "pile", null, 1)] };
    expect(ids(strip.below(later))).toEqual(["queue"]);
    expect(ids(strip.beside(later))).toEqual(["deck"]);
  });

  it("give a spectator no tray", () => {
    expect(inMyTray(scene, -3, false)).toEqual([]);
  });
});

describe("dice", () => {
  it("have six sides and pips, unless their kind names another number", () => {
    expect(pipsOf("red", 5)).toHaveLength(5);
    expect(pipsOf("ten", 5)).toEqual([]);
    expect([sidesOf("red"), sidesOf("ten"), isCube("ten")]).toEqual([6, 10, false]);
  });

  it("show what is no number of theirs without pips", () => {
    expect(pipsOf("red", "–")).toEqual([]);
    expect(pipsOf("red", 7)).toEqual([]);
  });
});

describe("the borders of spaces", () => {
  const spaces = [
    { id: "a", kind: "room", x: 0, y: 0 },
    { id: "b", kind: "room", x: 0, y: 1 },
  ];
  const at = spots({ spaces });

  it("lie halfway between two spaces, and along the border", () => {
    const door = { id: "door", kind: "door", space: "a", other: "b" };
    expect(edgeAt(door, "flat", at)).toEqual({ x: 0, y: 50, turn: 0 });
  });

  it("lie at a side of one space where the other is not known, turned as the sides of a hex are", () => {
    const side = (name: NonNullable<Edge["side"]>) => ({ id: "door", kind: "door", space: "a", side: name });
    expect(edgeAt(side("e"), "free", at)).toEqual({ x: 50, y: 0, turn: 90 });
    expect(edgeAt(side("ne"), "flat", at)?.turn).toBe(60);
    expect(edgeAt({ ...side("e"), space: "nowhere" }, "free", at)).toBeNull();
  });

  it("are those of hexes on boards of hexes only", () => {
    expect([hexOf("hex"), hexOf("flat")].map((corners) => corners.split(" ").length)).toEqual([6, 6]);
    expect([hexOf("free"), hexOf("round"), hexOf(undefined)]).toEqual(["", "", ""]);
  });
});

describe("what lies next to a space", () => {
  const hex = (id: string, x: number, y: number) => ({ id, kind: "room", x, y, mark: id });
  const map: Board = {
    form: "flat",
    spaces: [hex("1", 0, 0), hex("2", 0, -1), hex("3", 0.866, 0.5), hex("4", 3, 3)],
    links: [
      ["1", "2"],
      ["3", "1"],
    ],
    edges: [{ id: "h", kind: "closed", space: "3", other: "1", label: "a closed hatch" }],
  };

  it("is told by the compass, clockwise from north, with what is between", () => {
    expect(neighbours(map, "1").map(({ space, way, edge }) => [space.id, way, edge?.id])).toEqual([
      ["2", "way-n", undefined],
      ["3", "way-se", "h"],
    ]);
    expect(neighbours(map, "4")).toEqual([]);
    expect(neighbours(map, "9")).toEqual([]);
  });

  it("is a wall where a hex has no neighbour", () => {
    expect(walls(map, "1")).toEqual(["way-ne", "way-s", "way-sw", "way-nw"]);
    expect(walls({ ...map, form: "free" }, "1")).toEqual([]); // only a map of hexes has walls all round
  });
});

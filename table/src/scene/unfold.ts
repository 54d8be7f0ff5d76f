// A look whose news tell several events, cut into moments: each line of the news gets what it speaks of.
import type { Die, Line, Part, Piece, Scene, Zone } from "../protocol/types";
import { elements, sizeOf, type Elements } from "./elements";
import { meant } from "./mention";
import { cardMoves } from "./travel";

/** What a line speaks of: things by name, and what belongs to the seats it names. */
interface Told {
  named: Set<string>;
  near: Set<string>;
}

/** The table after each line; the last is what has come of it all. */
export function unfold(before: Scene, after: Scene, fresh: Line[]): Scene[] {
  if (fresh.length < 2) return [after];
  const course = new Course(before, after, fresh);
  return fresh.map((_, line) => (line === fresh.length - 1 ? after : course.at(line)));
}

class Course {
  private readonly last: number;
  private readonly told: Told[];
  private readonly was: Elements;
  private readonly is: Elements;
  private readonly ways = new Map<string, { line: number; on: string }[]>();
  private readonly zoneTimes: Map<string, number>;
  private readonly drawn: { from: string; to: string; line: number }[] = [];
  private readonly rolls: Map<string, { line: number; face: Die["face"] }[]>;

  constructor(
    private readonly before: Scene,
    private readonly after: Scene,
    private readonly fresh: Line[],
  ) {
    this.last = fresh.length - 1;
    this.was = elements(before);
    this.is = elements(after);
    this.told = fresh.map((line) => this.hear(line));
    this.zoneTimes = this.timeZones();
    this.rolls = new Map((after.dice ?? []).map((die, index) => [die.id, this.rollsOf(die, index)]));
    for (const piece of after.board?.pieces ?? []) this.ways.set(piece.id, this.wayOf(piece));
  }

  /** The table after a line. */
  at(line: number): Scene {
    const { before, after } = this;
    const scene: Scene = {
      ...after,
      seats: this.parts(before.seats, after.seats, line),
      zones: this.zones(line),
      meters: this.parts(before.meters, after.meters, line),
      dice: (after.dice ?? []).map((die) => this.die(die, line)),
      feeds: before.feeds ?? [],
    };
    if (after.board && before.board)
      scene.board = {
        ...after.board,
        spaces: this.parts(before.board.spaces, after.board.spaces, line),
        edges: this.parts(before.board.edges, after.board.edges, line),
        pieces: this.pieces(line),
      };
    return scene;
  }

  private hear(line: Line): Told {
    const named = new Set<string>();
    const near = new Set<string>();
    for (const fact of line.args) {
      const values = Array.isArray(fact.value) ? (fact.value as unknown[]) : [fact.value];
      for (const value of values) {
        for (const [scene, known] of [[this.before, this.was] as const, [this.after, this.is] as const]) {
          const found = meant({ ...fact, value }, scene, known);
          for (const id of found) (fact.kind === "seat" ? near : named).add(id);
        }
        if (fact.kind === "seat")
          for (const zone of this.after.zones ?? []) if (zone.seat === value) near.add(zone.id);
      }
      if (this.is.has(fact.name)) named.add(fact.name);
    }
    return { named, near };
  }

  /** The line with which an element becomes what it is: the last that names it, else its seat, else the last of all. */
  private when(...ids: string[]): number {
    const by = (sort: keyof Told) => this.told.findLastIndex((told) => ids.some((id) => told[sort].has(id)));
    const named = by("named");
    if (named >= 0) return named;
    const near = by("near");
    return near >= 0 ? near : this.last;
  }

  private parts<Kind extends Part>(was: Kind[] | undefined, is: Kind[] | undefined, line: number): Kind[] {
    const old = new Map((was ?? []).map((part) => [part.id, part]));
    const now = new Set((is ?? []).map((part) => part.id));
    const found: Kind[] = [];
    for (const part of is ?? []) {
      if (this.when(part.id) <= line) found.push(part);
      else if (old.has(part.id)) found.push(old.get(part.id) as Kind);
    }
    return [...found, ...(was ?? []).filter((part) => !now.has(part.id) && this.when(part.id) > line)];
  }

  private pieces(line: number): Piece[] {
    const placed = this.parts(this.before.board?.pieces, this.after.board?.pieces, line);
    return placed.map((piece) => {
      const stop = this.ways.get(piece.id)?.findLast((stop) => stop.line <= line);
      const was = this.was.get(piece.id)?.part as Piece | undefined;
      const on = stop?.on ?? was?.on ?? piece.on;
      return on === piece.on ? piece : { ...piece, on };
    });
  }

  /** Where a piece stands, line by line, if several lines move it; its last move otherwise. */
  private wayOf(piece: Piece): { line: number; on: string }[] {
    const was = this.was.get(piece.id);
    if (was?.what !== "piece" || was.part.on === piece.on) return [];
    const stops: { line: number; on: string }[] = [];
    let here = was.part.on;
    this.told.forEach(({ named }, line) => {
      if (!named.has(piece.id)) return;
      const on = [...named].findLast((id) => id !== here && this.is.get(id)?.what === "space");
      if (on) stops.push({ line, on: (here = on) });
    });
    if (stops.at(-1)?.on === piece.on) return stops;
    const arrival = this.told.findLastIndex(
      ({ named, near }) => named.has(piece.on) && (named.has(piece.id) || near.has(piece.id)),
    );
    return [{ line: arrival >= 0 ? arrival : this.when(piece.id), on: piece.on }];
  }

  /** Zones between which cards go change together; piles only lose and gain what each line takes. */
  private timeZones(): Map<string, number> {
    const home = new Map<string, string>();
    const { before, after } = this;
    for (const zone of [...(before.zones ?? []), ...(after.zones ?? [])]) {
      home.set(zone.id, zone.id);
      for (const card of zone.cards ?? []) if (!home.has(card.id)) home.set(card.id, zone.id);
    }
    const times = new Map<string, number>();
    const later = (zone: string, line: number) => times.set(zone, Math.max(times.get(zone) ?? 0, line));
    const old = new Map((before.zones ?? []).map((zone) => [zone.id, zone]));
    for (const zone of after.zones ?? []) {
      if (same(old.get(zone.id), zone)) continue;
      const changed = (zone.cards ?? []).filter((card) => !same(this.was.get(card.id)?.part, card));
      later(zone.id, this.when(zone.id, ...changed.map((card) => card.id)));
    }
    const moves = cardMoves(before, after).map(({ from, to }) => ({
      from: home.get(from) ?? from,
      to: home.get(to) ?? to,
      line: this.when(from, to),
    }));
    for (let round = 0; round < 3; round += 1) {
      for (const move of moves) {
        const ends = [move.from, move.to].filter((id) => this.kindOf(id) !== "pile");
        const line = Math.max(move.line, ...ends.map((id) => times.get(id) ?? 0));
        for (const id of ends) later(id, line);
        move.line = line;
      }
    }
    this.drawn.push(...moves);
    for (const zone of after.zones ?? []) if (zone.kind === "pile") times.delete(zone.id);
    return times;
  }

  private kindOf(zone: string): string {
    const found = this.is.get(zone) ?? this.was.get(zone);
    return found?.what === "zone" ? found.part.kind : "";
  }

  private zones(line: number): Zone[] {
    const old = new Map((this.before.zones ?? []).map((zone) => [zone.id, zone]));
    return (this.after.zones ?? []).map((zone) => {
      const was = old.get(zone.id);
      if (!was) return zone;
      if (zone.kind === "pile") return this.pile(was, zone, line);
      return (this.zoneTimes.get(zone.id) ?? this.last) <= line ? zone : was;
    });
  }

  private pile(was: Zone, is: Zone, line: number): Zone {
    const moves = this.drawn.filter((move) => move.from === is.id || move.to === is.id);
    if (!moves.length) return this.when(is.id) <= line ? is : was;
    const left = moves.filter((move) => move.line > line);
    if (!left.length) return is;
    if (left.length === moves.length) return was;
    const missing = left.reduce((count, move) => count + (move.from === is.id ? 1 : -1), 0);
    return { ...is, count: Math.max(0, sizeOf(is) + missing) };
  }

  private die(die: Die, line: number): Die {
    const rolls = this.rolls.get(die.id) ?? [];
    const roll = rolls.findLast((roll) => roll.line <= line);
    const was = this.was.get(die.id);
    const face = roll ? roll.face : was?.what === "die" ? was.part.face : die.face;
    return face === die.face ? die : { ...die, face };
  }

  /** What a die showed, line by line, where the news tell it; else when it was thrown. */
  private rollsOf(die: Die, index: number): { line: number; face: Die["face"] }[] {
    const names = [die.kind, die.id, "die", "dice", "face", "faces", "roll", "throw"];
    const rolls: { line: number; face: Die["face"] }[] = [];
    this.fresh.forEach(({ args }, line) => {
      for (const { name, value } of args) {
        const face = Array.isArray(value) ? (value as unknown[])[index] : value;
        if (names.includes(name) && (typeof face === "number" || typeof face === "string"))
          rolls.push({ line, face });
      }
    });
    if (rolls.at(-1)?.face === die.face) return rolls;
    const was = this.was.get(die.id);
    if (was?.what === "die" && was.part.face === die.face) return [];
    const line = this.fresh.findIndex(({ event }) => /roll|throw|dice|die\b/.test(event));
    return [{ line: Math.max(0, line), face: die.face }];
  }
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

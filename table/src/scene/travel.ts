// What has moved between two scenes: pieces along their way, cards from place to place, dice that were thrown.
import type { Board, Card, Die, Line, Scene, Zone } from "../protocol/types";
import { faceOf, sizeOf } from "./elements";

export interface PieceMove {
  id: string;
  way: string[]; // the elements it stands on, first and last included
}

export interface CardMove {
  from: string; // a card or a zone
  to: string;
  face: Card | null; // as it is seen on its way, null when nobody sees it
}

const LONGEST_WAY = 24;

export function pieceMoves(before: Scene, after: Scene): PieceMove[] {
  const stood = new Map((before.board?.pieces ?? []).map((piece) => [piece.id, piece.on]));
  const moves: PieceMove[] = [];
  for (const piece of after.board?.pieces ?? []) {
    const from = stood.get(piece.id);
    if (from !== undefined && from !== piece.on)
      moves.push({ id: piece.id, way: way(after.board, from, piece.on) });
  }
  return moves;
}

/** The shortest way along the links, or straight if there is none. */
export function way(board: Board | null | undefined, from: string, to: string): string[] {
  const straight = [from, to];
  const next = new Map<string, string[]>();
  for (const [a, b] of board?.links ?? []) {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  if (!next.has(from) || !next.has(to)) return straight;
  const came = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && here !== to; here = queue.shift()) {
    for (const there of next.get(here) ?? []) {
      if (!came.has(there)) {
        came.set(there, here);
        queue.push(there);
      }
    }
  }
  if (!came.has(to)) return straight;
  const steps = [to];
  for (let here = to; here !== from;) {
    here = came.get(here) as string;
    steps.unshift(here);
  }
  return steps.length <= LONGEST_WAY ? steps : straight;
}

interface Change {
  place: string;
  zone: string;
  card: Card | null;
}

/** Cards that left one zone and came into another, matched by their faces. */
export function cardMoves(before: Scene, after: Scene): CardMove[] {
  const old = new Map((before.zones ?? []).map((zone) => [zone.id, zone]));
  const now = new Map((after.zones ?? []).map((zone) => [zone.id, zone]));
  const left: Change[] = [];
  const came: Change[] = [];
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const was = old.get(id) ?? emptied(now.get(id) as Zone);
    const is = now.get(id) ?? emptied(was);
    left.push(...missing(was, is));
    came.push(...missing(is, was));
  }
  return matched(left, came);
}

function emptied(zone: Zone): Zone {
  return { ...zone, cards: [], count: zone.count == null ? null : 0 };
}

/** What the first state of a zone has and the second has not; a card turned over in its place has not moved. */
function missing(zone: Zone, other: Zone): Change[] {
  if (sizeOf(zone) <= sizeOf(other) && sameIds(zone, other)) return [];
  const faces = (other.cards ?? []).map(faceOf);
  const found: Change[] = [];
  for (const card of zone.cards ?? []) {
    const index = faces.indexOf(faceOf(card));
    if (index >= 0) faces.splice(index, 1);
    else found.push({ place: card.id, zone: zone.id, card });
  }
  const buried = hidden(zone) - hidden(other);
  for (let count = 0; count < buried && count < 8; count += 1)
    found.push({ place: zone.id, zone: zone.id, card: null });
  return found.slice(0, Math.max(1, sizeOf(zone) - sizeOf(other)));
}

function sameIds(zone: Zone, other: Zone): boolean {
  const cards = other.cards ?? [];
  return (zone.cards ?? []).every((card, index) => cards[index]?.id === card.id);
}

function hidden(zone: Zone): number {
  return sizeOf(zone) - (zone.cards?.length ?? 0);
}

function matched(left: Change[], came: Change[]): CardMove[] {
  const moves: CardMove[] = [];
  const free = [...left];
  for (const likeness of [sameFace, unseen]) {
    for (const arrival of [...came]) {
      const index = free.findIndex(
        (departure) => departure.zone !== arrival.zone && likeness(departure, arrival),
      );
      const departure = free[index];
      if (!departure) continue;
      free.splice(index, 1);
      came.splice(came.indexOf(arrival), 1);
      moves.push({ from: departure.place, to: arrival.place, face: seen(arrival) ?? seen(departure) });
    }
  }
  return moves;
}

function seen(change: Change): Card | null {
  return change.card && change.card.up !== false ? change.card : null;
}

function sameFace(a: Change, b: Change): boolean {
  return a.card !== null && b.card !== null && faceOf(a.card) === faceOf(b.card);
}

function unseen(a: Change, b: Change): boolean {
  return seen(a) === null || seen(b) === null;
}

/** The dice that were thrown: their face is another, or the news tell of a throw that showed the same face again. */
export function thrown(before: Scene, after: Scene, fresh: Line[]): string[] {
  const faces = new Map((before.dice ?? []).map((die) => [die.id, die.face]));
  return (after.dice ?? [])
    .filter((die) => typeof die.face === "number" || /\p{L}/u.test(die.face))
    .filter((die) => faces.get(die.id) !== die.face || told(die, fresh))
    .map((die) => die.id);
}

function told(die: Die, fresh: Line[]): boolean {
  const names = [die.kind, die.id, "die"];
  return fresh.some((line) => line.args.some((fact) => names.includes(fact.name) && fact.value === die.face));
}

/** Everything that is not as it was, to glow for a moment. */
export function changed(before: Scene, after: Scene): Set<string> {
  const found = new Set(pieceMoves(before, after).map((move) => move.id));
  for (const move of cardMoves(before, after)) found.add(move.to);
  const old = parts(before);
  for (const [id, text] of parts(after)) if (old.has(id) && old.get(id) !== text) found.add(id);
  return found;
}

function parts(scene: Scene): Map<string, string> {
  const found = new Map<string, string>();
  for (const zone of scene.zones ?? []) {
    for (const card of zone.cards ?? []) if (zone.kind !== "hand") found.set(card.id, faceOf(card));
  }
  for (const meter of scene.meters ?? []) found.set(meter.id, String(meter.value));
  for (const die of scene.dice ?? []) found.set(die.id, String(die.face));
  for (const piece of scene.board?.pieces ?? []) found.set(piece.id, `${piece.on} ${piece.facing ?? ""}`);
  return found;
}

// A line of news cut into words and mentions: what a mention means can be found on the table.
import type { Fact, Line, Scene, Seat } from "../protocol/types";
import { type Elements } from "./elements";

export interface Mention {
  text: string;
  elements: string[]; // what is meant; empty for plain words
  seat: Seat | null;
}

export function mentions(line: Line, scene: Scene, known: Elements): Mention[] {
  let pieces: Mention[] = [{ text: line.text, elements: [], seat: null }];
  const facts = line.args.filter((fact) => fact.text.length > 1 || fact.kind !== "number");
  for (const fact of [...facts].sort((a, b) => b.text.length - a.text.length)) {
    const found = meant(fact, scene, known);
    if (found.length)
      pieces = pieces.flatMap((piece) => (piece.elements.length ? [piece] : split(piece, fact, found)));
  }
  return pieces;
}

/** Cut a text at the first place where the fact is named. */
function split(piece: Mention, fact: Fact, found: string[]): Mention[] {
  const start = wordIn(piece.text, fact.text);
  if (start < 0) return [piece];
  const seat = fact.kind === "seat" ? (fact.value as Seat) : null;
  const cut = [
    { text: piece.text.slice(0, start), elements: [], seat: null },
    { text: fact.text, elements: found, seat },
    { text: piece.text.slice(start + fact.text.length), elements: [], seat: null },
  ];
  return cut.filter((part) => part.text);
}

function wordIn(text: string, word: string): number {
  if (!word) return -1;
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    const around = (text[start - 1] ?? " ") + (text[start + word.length] ?? " ");
    if (!/[\p{L}\p{N}]/u.test(around)) return start;
  }
  return -1;
}

/** The elements that a fact speaks of: those of a seat, the one called so, or all of that kind. */
export function meant(fact: Fact, scene: Scene, known: Elements): string[] {
  if (fact.kind === "seat") return ofSeat(fact.value as Seat, scene);
  if (typeof fact.value !== "string" && typeof fact.value !== "number") return [];
  const named = [`${fact.kind}-${fact.value}`, `${fact.name}-${fact.value}`].find((id) => known.has(id));
  if (named) return [named];
  if (typeof fact.value === "number") return [];
  return [...known.values()]
    .filter(({ what, part }) => what !== "space" && "kind" in part && part.kind === fact.value)
    .map(({ part }) => part.id);
}

function ofSeat(seat: Seat, scene: Scene): string[] {
  const panels = scene.seats.filter((panel) => panel.seat === seat).map((panel) => panel.id);
  const pieces = (scene.board?.pieces ?? []).filter((piece) => piece.seat === seat).map((piece) => piece.id);
  return [...panels, ...pieces];
}

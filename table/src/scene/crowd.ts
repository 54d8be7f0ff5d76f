// What stands together on one space, and whether a finger can tell it apart.
import type { Piece } from "../protocol/types";
import type { Elements } from "./elements";

/** The space on which something stands, be it in another piece; itself if it is a space. */
export function spaceUnder(id: string, known: Elements, depth = 0): string | null {
  const found = known.get(id);
  if (found?.what === "space") return id;
  return found?.what === "piece" && depth < 5 ? spaceUnder(found.part.on, known, depth + 1) : null;
}

/** All pieces on a space, each followed by those in it. */
export function crowd(on: string, upon: Map<string, Piece[]>): Piece[] {
  return (upon.get(on) ?? []).flatMap((piece) => [piece, ...crowd(piece.id, upon)]);
}

/** What a touch into a crowd means: the only thing in it that can be chosen; null if the crowd has to be looked at. */
export function onlyChoice(space: string, pieces: Piece[], lit: Set<string>): string | null {
  const some = [space, ...pieces.map((piece) => piece.id)].filter((id) => lit.has(id));
  return some.length === 1 ? (some[0] ?? null) : null;
}

// Arrows for what pieces are going to do: over the borders of the spaces they enter, or at the piece they are after.
import type { Board, Way } from "../protocol/types";
import type { Place, Standing } from "./geometry";

export interface Arrow {
  id: string;
  of: string[]; // the pieces that do the same
  line: string; // a path
  head: string; // a transform of a head that points to the right
  after: boolean; // somebody is attacked
  maybe: boolean;
}

interface Point {
  x: number;
  y: number;
}

const LEAVES = 36; // how far from the middle of a space an arrow begins, so that its pieces are seen
const ENTERS = 28; // and how far from the middle of the last it ends
const STANDS = 30; // the same for the pieces of an attack from afar

/** One arrow for all pieces of a space that do the same. */
export function arrows(board: Board, at: Map<string, Place>, stands: Map<string, Standing>): Arrow[] {
  const on = new Map((board.pieces ?? []).map((piece) => [piece.id, piece.on]));
  const found = new Map<string, Arrow>();
  for (const way of board.ways ?? []) {
    const from = on.get(way.piece) ?? "";
    const id = [from, ...(way.path ?? []), way.path?.length ? "" : way.piece, !way.target, !way.maybe].join(
      " ",
    );
    const known = found.get(id);
    if (known) known.of.push(way.piece);
    else {
      const drawn = way.path?.length ? entering(from, way.path, at) : shooting(way, stands);
      if (drawn) found.set(id, { id, of: [way.piece], ...drawn, after: !!way.target, maybe: !!way.maybe });
    }
  }
  return [...found.values()];
}

function entering(from: string, path: string[], at: Map<string, Place>): Pick<Arrow, "line" | "head"> | null {
  return along(
    [from, ...path].flatMap((id) => at.get(id) ?? []),
    LEAVES,
    ENTERS,
  );
}

function shooting(way: Way, stands: Map<string, Standing>): Pick<Arrow, "line" | "head"> | null {
  const ends = [way.piece, way.target ?? ""].flatMap((id) => stands.get(id) ?? []);
  return along(ends, STANDS, STANDS);
}

/** An arrow over some points, which begins and ends a little inside; null where there is no room for it. */
function along(points: Point[], leaves: number, enters: number): Pick<Arrow, "line" | "head"> | null {
  const [first, second] = points;
  const [before, end] = points.slice(-2);
  if (!first || !second || !before || !end) return null;
  if (points.length === 2 && Math.hypot(end.x - first.x, end.y - first.y) <= leaves + enters) return null;
  const tip = toward(end, before, enters);
  const course = [toward(first, second, leaves), ...points.slice(1, -1), tip];
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return {
    line: `M${course.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`,
    head: `translate(${round(tip.x)} ${round(tip.y)}) rotate(${round(turn)})`,
  };
}

function toward(from: Point, to: Point, by: number): Point {
  const part = by / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

// Where the names of drawn spaces stand: at their place, or where they hide the least of what stands there.
import type { Box, Point } from "./geometry";

const WIDE = 0.6; // of a letter, to its height

export interface Name {
  id: string;
  lines: string[];
  spots: Point[]; // the middle of its first line: the best spot first
}

export interface Placed extends Point {
  id: string;
  lines: string[];
}

/** Put every name where it covers the least of the pieces and of the names before it. `size` is how tall letters are,
 * `box` the board; where `brief`, a name that would hide something is left out. */
export function placed(names: Name[], pieces: Box[], size: number, box: Box, brief: boolean): Placed[] {
  const taken = [...pieces];
  return names.flatMap(({ id, lines, spots }) => {
    const half = (Math.max(...lines.map((line) => line.length)) * size * WIDE) / 2;
    const inside = (x: number) => Math.min(box.x + box.w - half, Math.max(box.x + half, x));
    const ways = spots.map(({ x, y }) => {
      const at = { x: inside(x) - half, y: y - size * 0.8, w: 2 * half, h: size * lines.length };
      return { x: inside(x), y, at, covers: taken.reduce((sum, other) => sum + common(at, other), 0) };
    });
    const best = ways.reduce((a, b) => (b.covers < a.covers ? b : a), ways[0] as (typeof ways)[0]);
    if (brief && best.covers > 0.02 * best.at.w * best.at.h) return [];
    taken.push(best.at);
    return [{ id, lines, x: best.x, y: best.y }];
  });
}

/** The area that two boxes share. */
function common(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

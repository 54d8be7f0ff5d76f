// Where things are drawn: boards in units of a hundred to a space, seats round a table.
import type { Board, Piece, Seat, SeatPanel } from "../protocol/types";

export const UNIT = 100;
const MARGIN = 60;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Standing extends Point {
  scale: number;
}

export function spots(board: Board): Map<string, Point> {
  return new Map(board.spaces.map(({ id, x, y }) => [id, { x: x * UNIT, y: y * UNIT }]));
}

/** The box round all spaces, and round the drawing under them if it is larger. */
export function frame(points: Iterable<Point>, ground: Box | null = null): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { x, y } of points) {
    xs.push(x - MARGIN, x + MARGIN);
    ys.push(y - MARGIN, y + MARGIN);
  }
  if (ground) {
    xs.push(ground.x, ground.x + ground.w);
    ys.push(ground.y, ground.y + ground.h);
  }
  if (!xs.length) return { x: 0, y: 0, w: UNIT, h: UNIT };
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Where several pieces stand on one space, relative to its middle. */
const PLACES: Standing[][] = [
  [{ x: 0, y: 4, scale: 0.78 }],
  [
    { x: -21, y: 6, scale: 0.62 },
    { x: 21, y: 6, scale: 0.62 },
  ],
  [
    { x: -22, y: -12, scale: 0.52 },
    { x: 22, y: -12, scale: 0.52 },
    { x: 0, y: 24, scale: 0.52 },
  ],
  [
    { x: -23, y: -16, scale: 0.48 },
    { x: 23, y: -16, scale: 0.48 },
    { x: -23, y: 24, scale: 0.48 },
    { x: 23, y: 24, scale: 0.48 },
  ],
];

function places(count: number): Standing[] {
  const few = PLACES[count - 1];
  if (few) return few;
  const columns = Math.ceil(Math.sqrt(count));
  const step = 88 / columns;
  return Array.from({ length: count }, (_, index) => ({
    x: -44 + step * ((index % columns) + 0.5),
    y: -44 + step * (Math.floor(index / columns) + 0.5),
    scale: (step / UNIT) * 1.05,
  }));
}

/** Where each piece of a board stands; pieces in other pieces are small at their shoulder. */
export function standings(pieces: Piece[], at: Map<string, Point>): Map<string, Standing> {
  const found = new Map<string, Standing>();
  const together = new Map<string, Piece[]>();
  for (const piece of pieces) together.set(piece.on, [...(together.get(piece.on) ?? []), piece]);
  for (const [on, here] of together) {
    const spot = at.get(on);
    if (!spot) continue;
    places(here.length).forEach(({ x, y, scale }, index) => {
      const piece = here[index];
      if (piece) found.set(piece.id, { x: spot.x + x, y: spot.y + y, scale });
    });
  }
  for (const piece of pieces) seatIn(piece, pieces, found, 0);
  return found;
}

function seatIn(piece: Piece, pieces: Piece[], found: Map<string, Standing>, depth: number): void {
  if (found.has(piece.id) || depth > 4) return;
  const carrier = pieces.find((other) => other.id === piece.on);
  if (!carrier) return;
  seatIn(carrier, pieces, found, depth + 1);
  const stands = found.get(carrier.id);
  if (!stands) return;
  const index = pieces.filter((other) => other.on === piece.on).indexOf(piece);
  const reach = 34 * stands.scale;
  found.set(piece.id, {
    x: stands.x + reach - index * reach * 0.8,
    y: stands.y - reach,
    scale: stands.scale * 0.55,
  });
}

/** The seats in order round the table, from my own (or the first) on. */
export function aroundTable(seats: SeatPanel[], me: Seat): SeatPanel[] {
  const start = Math.max(
    0,
    seats.findIndex((panel) => panel.seat === me),
  );
  return [...seats.slice(start), ...seats.slice(0, start)];
}

/** Where on an oval of radius 1 the n-th of so many seats sits; the first at the bottom, then clockwise. */
export function onOval(index: number, count: number): Point {
  const angle = Math.PI / 2 + (index * 2 * Math.PI) / count;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

// Where things are drawn: boards in units of a hundred to a space, seats round a table.
import type { Board, Edge, Piece, Seat, SeatPanel } from "../protocol/types";

export const UNIT = 100;
const MARGIN = 60;
const MOST_GROWN = 1.7;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** Where a space is and, if it is drawn, how large. */
export interface Place extends Point {
  w?: number;
  h?: number;
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

const ROOM = 88; // of a space for the pieces on it
const LARGEST = 74; // step from piece to piece, where a drawn space has more room than they need

/** In a hex figures leave its lower rim to its number; each has room for its health below it. */
const IN_HEX = { width: 98, height: 84, lift: -8, tall: 1.14, largest: 0.62, smallest: 0.24 };

function inHex(count: number, low: number): Standing[] {
  const { width, tall, largest, smallest } = IN_HEX;
  const height = IN_HEX.height - low;
  const lift = IN_HEX.lift - low / 2;
  const fit = (columns: number) =>
    Math.min(width / columns, height / Math.ceil(count / columns) / tall, UNIT * largest);
  const columns = Array.from({ length: count }, (_, index) => index + 1).reduce((best, some) =>
    fit(some) > fit(best) ? some : best,
  );
  const step = fit(columns);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: step * ((index % columns) - (inRow - 1) / 2),
      y: lift + step * tall * (row - (rows - 1) / 2),
      scale: Math.max(smallest, (step / UNIT) * 0.98),
    };
  });
}

function places(count: number, { w, h }: Place): Standing[] {
  const few = PLACES[count - 1];
  if (few && (w === undefined || h === undefined)) return few;
  const width = Math.max(ROOM / 2, w ?? ROOM);
  const height = Math.max(ROOM / 2, h ?? ROOM);
  const { columns, rows, step } = grid(count, width, height);
  return Array.from({ length: count }, (_, index) => ({
    x: step * ((index % columns) - (columns - 1) / 2),
    y: step * (Math.floor(index / columns) - (rows - 1) / 2),
    scale: (step / UNIT) * 1.05,
  }));
}

/** Columns and rows that leave each of so many pieces the most room. */
function grid(count: number, width: number, height: number) {
  let best = { columns: 1, rows: count, step: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const step = Math.min(width / columns, height / rows, LARGEST);
    if (step > best.step) best = { columns, rows, step };
  }
  return best;
}

/** Where each piece of a board stands; pieces in other pieces are small over their shoulder.
 * On hexes, `low` is by how much their numbers are taller than usual. */
export function standings(
  pieces: Piece[],
  at: Map<string, Place>,
  low: number | null = null,
): Map<string, Standing> {
  const found = new Map<string, Standing>();
  const together = new Map<string, Piece[]>();
  for (const piece of pieces) together.set(piece.on, [...(together.get(piece.on) ?? []), piece]);
  for (const [on, here] of together) {
    const spot = at.get(on);
    if (!spot) continue;
    const room = low !== null && spot.h === undefined ? inHex(here.length, low) : places(here.length, spot);
    room.forEach(({ x, y, scale }, index) => {
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
  const aboard = pieces.filter((other) => other.on === piece.on);
  found.set(piece.id, inside(aboard.indexOf(piece), aboard.length, stands));
}

/** The place of one of several pieces in another: side by side over its shoulder, in rows where they are many. */
function inside(index: number, count: number, { x, y, scale }: Standing): Standing {
  const columns = count > 4 ? 3 : Math.min(2, count);
  const step = scale * (count > 2 ? 36 : 44);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, count - row * columns);
  const right = count === 1 ? 34 * scale : 0;
  return {
    x: x + right + step * ((index % columns) - (inRow - 1) / 2),
    y: y - scale * 36 - row * step,
    scale: scale * (count > 2 ? 0.42 : 0.5),
  };
}

/** How wide cards are that lie in a row in a box, and by how much they overlap if there are too many. */
export function laid(
  count: number,
  { w, h }: { w: number; h: number },
  shape = 5 / 7,
): { width: number; gap: number } {
  const tall = h * shape;
  const gap = Math.min(6, tall * 0.06);
  const width = Math.min(tall, w);
  if (count < 2 || count * width + (count - 1) * gap <= w) return { width, gap };
  const shrunk = Math.max(width * 0.6, (w - (count - 1) * gap) / count);
  return { width: shrunk, gap: Math.min(gap, (w - count * shrunk) / (count - 1)) };
}

/** A name on two lines as long as each other, parted between words. */
export function inLines(name: string): string[] {
  const middle = name.length / 2;
  const [at] = [...name.matchAll(/ /gu)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

/** How much larger the letters on a piece are drawn so that they can be read; none where even that is too little. */
export function lettering(tall: number, least: number): number {
  const grow = Math.max(1, least / tall);
  return grow > MOST_GROWN ? 0 : grow;
}

/** A thing on a border, turned so that it lies along it. */
export interface Lying extends Point {
  turn: number;
}

/** The corners of a hex whose sides are one unit apart, corner or side above. */
const HEXES = {
  hex: "0,-57.7 50,-28.9 50,28.9 0,57.7 -50,28.9 -50,-28.9",
  flat: "-57.7,0 -28.9,-50 28.9,-50 57.7,0 28.9,50 -28.9,50",
};

/** The outline of the spaces of such a board, if they are hexes. */
export function hexOf(form: Board["form"]): string {
  return form === "hex" || form === "flat" ? HEXES[form] : "";
}

const SIDES: Record<string, [number, number]> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** Where a thing on a border lies, and how it is turned so that it lies along it. */
export function edgeAt(edge: Edge, form: Board["form"], at: Map<string, Point>): Lying | null {
  const here = at.get(edge.space);
  const there = edge.other ? at.get(edge.other) : undefined;
  if (!here) return null;
  const [x, y] = there ? [there.x - here.x, there.y - here.y] : towards(edge.side ?? "", form);
  const turn = Math.round((Math.atan2(y, x) * 180) / Math.PI + 90);
  const half = there ? 0.5 : UNIT / 2;
  return { x: here.x + x * half, y: here.y + y * half, turn: ((turn % 180) + 180) % 180 };
}

/** The direction of a side, of length one. */
function towards(side: string, form: Board["form"]): [number, number] {
  const [x, y] = SIDES[side] ?? [0, -1];
  if (!x || !y) return [x, y];
  const [wide, high] = form === "flat" ? [0.866, 0.5] : form === "hex" ? [0.5, 0.866] : [0.707, 0.707];
  return [x * wide, y * high];
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

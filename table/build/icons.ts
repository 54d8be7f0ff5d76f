// The icons of the installed box, drawn from favicon.svg when the table is built: no browser or library is needed.
import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

type Point = [number, number];
interface Shape {
  lines: Point[];
  fill: number[] | null;
  stroke: number[] | null;
  wide: number; // half the width of the stroke, squared
  box: [number, number, number, number]; // left, right, top, bottom
}

const SIZE = 64; // of the drawing
const FINE = 2; // samples across a pixel

const colour = (text: string | undefined) =>
  text?.startsWith("#") ? [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)) : null;

/** The outline of a path as points; the drawing uses M, L, H, A (circles) and Z only. */
function outline(path: string): Point[] {
  const lines: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, sign = "", rest = ""] of path.matchAll(/([MLHhAZ])([^MLHhAZ]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (sign === "A") {
      for (let at = 0; at < numbers.length; at += 7) {
        const [r = 0, , , large = 0, sweep = 0, toX = 0, toY = 0] = numbers.slice(at, at + 7);
        lines.push(...arc([x, y], [toX, toY], r, large > 0, sweep > 0));
        [x, y] = [toX, toY];
      }
    } else if (sign === "H" || sign === "h") {
      x = (sign === "h" ? x : 0) + (numbers[0] ?? 0);
      lines.push([x, y]);
    } else if (sign === "Z") {
      if (lines[0]) lines.push(lines[0]);
    } else {
      for (let at = 0; at < numbers.length; at += 2) {
        [x, y] = [numbers[at] ?? 0, numbers[at + 1] ?? 0];
        lines.push([x, y]);
      }
    }
  }
  return lines;
}

function arc([ax, ay]: Point, [bx, by]: Point, r: number, large: boolean, sweep: boolean): Point[] {
  const [dx, dy] = [(bx - ax) / 2, (by - ay) / 2];
  const half = Math.hypot(dx, dy);
  const radius = Math.max(r, half);
  const off = (Math.sqrt(radius * radius - half * half) / half) * (large === sweep ? -1 : 1);
  const [cx, cy] = [ax + dx - dy * off, ay + dy + dx * off];
  const from = Math.atan2(ay - cy, ax - cx);
  let turn = Math.atan2(by - cy, bx - cx) - from;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: 12 }, (_, step) => {
    const angle = from + (turn * (step + 1)) / 12;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

function shapes(svg: string): Shape[] {
  return [...svg.matchAll(/<path ([^>]*)\/>/g)].flatMap(([, text = ""]) => {
    const given = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v]));
    const half = Number(given["stroke-width"] ?? 0) / 2;
    return (given["d"] ?? "").split(/(?=M)/).map((part) => {
      const lines = outline(part);
      const xs = lines.map(([x]) => x);
      const ys = lines.map(([, y]) => y);
      return {
        lines,
        fill: colour(given["fill"]),
        stroke: colour(given["stroke"]),
        wide: half * half,
        box: [Math.min(...xs) - half, Math.max(...xs) + half, Math.min(...ys) - half, Math.max(...ys) + half],
      };
    });
  });
}

/** Whether a point lies inside an outline, and whether it is no further than a width from it, squared. */
function meets(x: number, y: number, { lines, wide, box }: Shape): [boolean, boolean] {
  if (x < box[0] || x > box[1] || y < box[2] || y > box[3]) return [false, false];
  let [inside, near] = [false, false];
  for (let at = 0; at < lines.length; at++) {
    const from = lines[at > 0 ? at - 1 : 0] as Point;
    const to = lines[at] as Point;
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    if (from[1] > y !== to[1] > y && x < from[0] + ((y - from[1]) * dx) / dy) inside = !inside;
    if (near || !wide) continue;
    const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
    const part = along < 0 ? 0 : along > 1 ? 1 : along;
    const offX = x - from[0] - part * dx;
    const offY = y - from[1] - part * dy;
    near = offX * offX + offY * offY <= wide;
  }
  return [inside, near];
}

function sample(x: number, y: number, drawn: Shape[], ground: number[] | null): number[] | null {
  let found = ground;
  for (const shape of drawn) {
    const [inside, near] = meets(x, y, shape);
    if (shape.fill && inside) found = shape.fill;
    if (shape.stroke && near) found = shape.stroke;
  }
  return found;
}

/** An icon as PNG; on a ground of its own, the drawing keeps to the middle that no phone cuts away. */
function png(drawn: Shape[], size: number, ground: number[] | null): Buffer {
  const share = ground ? 0.62 : 0.96;
  const rows: Buffer[] = [];
  for (let row = 0; row < size; row++) {
    const line = Buffer.alloc(1 + size * 4);
    for (let column = 0; column < size; column++) {
      let [r, g, b, count] = [0, 0, 0, 0];
      for (let fine = 0; fine < FINE * FINE; fine++) {
        const x = (column + ((fine % FINE) + 0.5) / FINE) / size;
        const y = (row + (Math.floor(fine / FINE) + 0.5) / FINE) / size;
        const found = sample(
          ((x - 0.5) / share + 0.5) * SIZE,
          ((y - 0.5) / share + 0.5) * SIZE + 2,
          drawn,
          ground,
        );
        if (!found) continue;
        r += found[0] ?? 0;
        g += found[1] ?? 0;
        b += found[2] ?? 0;
        count++;
      }
      const mean = (sum: number) => (count ? Math.round(sum / count) : 0);
      line.set([mean(r), mean(g), mean(b), Math.round((255 * count) / (FINE * FINE))], 1 + column * 4);
    }
    rows.push(line);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const parts = [
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND"),
  ];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

function chunk(kind: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** The icons that the manifest and the page name. */
export function icons(file: URL): { fileName: string; source: Buffer }[] {
  const drawn = shapes(readFileSync(file, "utf8"));
  const ground = [243, 230, 206];
  return [
    { fileName: "icon-192.png", source: png(drawn, 192, null) },
    { fileName: "icon-512.png", source: png(drawn, 512, null) },
    { fileName: "icon-ground-512.png", source: png(drawn, 512, ground) },
    { fileName: "icon-ground-180.png", source: png(drawn, 180, ground) },
  ];
}

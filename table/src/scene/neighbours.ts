// What lies next to a space, by the compass, and what is between: for whoever does not see the map.
import type { Board, Edge, Space } from "../protocol/types";

const COMPASS = ["way-e", "way-se", "way-s", "way-sw", "way-w", "way-nw", "way-n", "way-ne"] as const;
const AROUND = {
  flat: ["way-n", "way-ne", "way-se", "way-s", "way-sw", "way-nw"],
  hex: ["way-ne", "way-e", "way-se", "way-sw", "way-w", "way-nw"],
} as const;
const FAR = 1.3; // steps: what is further away than this does not lie next to it

export type Compass = (typeof COMPASS)[number];

export interface Neighbour {
  space: Space;
  way: Compass | null; // null where a map is drawn, and says by itself where things are
  edge: Edge | null; // what is between
}

/** The ways out of a space of a map of hexes, those included that lead nowhere; on other maps, those that there are. */
export function neighbours(board: Board, id: string): Neighbour[] {
  const here = board.spaces.find((space) => space.id === id);
  if (!here) return [];
  const linked = new Set((board.links ?? []).flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])));
  const between = (other: string) =>
    (board.edges ?? []).find(
      ({ space, other: to }) => [space, to].includes(id) && [space, to].includes(other),
    );
  const found = board.spaces
    .filter((space) => linked.has(space.id))
    .map((space) => ({
      space,
      way: isHex(board) ? wayTo(here, space) : null,
      edge: between(space.id) ?? null,
    }));
  return found.sort((a, b) => order(a.way) - order(b.way));
}

/** Where a hex has no neighbour: there is a wall. */
export function walls(board: Board, id: string): Compass[] {
  if (!isHex(board)) return [];
  const open = neighbours(board, id).map(({ way }) => way);
  return AROUND[board.form as "flat" | "hex"].filter((way) => !open.includes(way));
}

export function isHex({ form }: Board): boolean {
  return form === "flat" || form === "hex";
}

function wayTo(from: Space, to: Space): Compass | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(x, y) > FAR) return null;
  return COMPASS[(Math.round(Math.atan2(y, x) / (Math.PI / 4)) + 8) % 8] ?? null;
}

/** From north, clockwise. */
function order(way: Compass | null): number {
  return way === null ? 8 : (COMPASS.indexOf(way) + 2) % 8;
}

// Dice: how many sides a kind has, and what pips a face shows.
const CUBE = 6;
const SIDES: Record<string, number> = { four: 4, eight: 8, ten: 10, twelve: 12, twenty: 20 };

/** Places in a square of three by three, counted from 1. */
const PIPS: Record<number, number[]> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** How many sides dice of this kind have: six, unless it is named after another number. */
export function sidesOf(kind: string): number {
  return SIDES[kind] ?? CUBE;
}

export function isCube(kind: string): boolean {
  return sidesOf(kind) === CUBE;
}

/** Where the pips of a face are; none if it shows a number or a sign. */
export function pipsOf(kind: string, face: number | string): number[] {
  return (isCube(kind) && typeof face === "number" && PIPS[face]) || [];
}

// The chances of a seat that were told in this play, one for each moment: kept as long as the page is open.
import type { Chance, Weighs } from "../protocol/types";

const MOST = 400; // moments of a seat
const curves = new Map<string, Weighs[]>();

/** Keep a chance; what was told of the same moment before is replaced. */
export function keep(table: string, told: Weighs): void {
  const key = `${table} ${told.seat}`;
  const kept = curves.get(key) ?? [];
  if (kept.at(-1)?.v === told.v) kept.pop();
  curves.set(key, [...kept, told].slice(-MOST));
}

/** Return the chances of a seat up to a moment. */
export function curve(table: string, seat: number, until: number): Chance[] {
  return (curves.get(`${table} ${seat}`) ?? []).filter(({ v }) => v <= until).map(({ chance }) => chance);
}

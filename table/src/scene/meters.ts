// Meters that say how the same one stands ("Riggs: HP", "Riggs: O2"), put together under that name.
import type { Meter, Seat } from "../protocol/types";

export interface Reading {
  meter: Meter;
  label: string;
}

export interface Group {
  name: string; // none for a meter that stands alone
  readings: Reading[];
}

export function grouped(meters: Meter[]): Group[] {
  const groups: Group[] = [];
  for (const meter of meters) {
    const [name, label] = parts(meter.label ?? "");
    const group = name ? groups.find((it) => it.name === name) : undefined;
    if (group) group.readings.push({ meter, label });
    else groups.push({ name, readings: [{ meter, label }] });
  }
  return groups.map((group) => (group.readings.length > 1 ? group : alone(group.readings)));
}

/** Whose they are, if they are of one seat. */
export function ownerOf({ name, readings }: Group): Seat | null {
  return name ? (readings[0]?.meter.seat ?? null) : null;
}

/** What stands before the colon, and what after it. */
function parts(label: string): [string, string] {
  const found = /^(.+?)\s*:\s+(.+)$/u.exec(label);
  return found ? [found[1] ?? "", found[2] ?? ""] : ["", label];
}

function alone(readings: Reading[]): Group {
  return { name: "", readings: readings.map(({ meter }) => ({ meter, label: meter.label ?? "" })) };
}

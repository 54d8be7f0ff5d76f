// Speech: what can be said of a thing, laid out to be touched, and what was said last at each seat.
import type { Line, Option, Seat } from "../protocol/types";
import type { Element, Elements } from "./elements";

/** One thing that can be said, in the words that tell it from its neighbours. */
export interface Saying {
  text: string;
  option: Option;
}

/** Sayings that differ in one part at most, under what they have in common. */
export interface Row {
  name: string;
  sayings: Saying[];
}

/** Statements of one kind. */
export interface Topic {
  group: string;
  name: string;
  rows: Row[];
  columns: string[]; // what stands in rows at all, so that the same stands under the same
}

/** Whose a thing is, if it is somebody's. */
export function ownerOf(element: Element | undefined): Seat | null {
  if (!element) return null;
  if (element.what === "card") return element.zone.seat ?? null;
  return (element.what === "zone" || element.what === "seat" ? element.part.seat : null) ?? null;
}

/** Where somebody sits. */
export function placeOf(seat: Seat, known: Elements): string {
  for (const [id, element] of known) if (element.what === "seat" && element.part.seat === seat) return id;
  return "";
}

/** What can be said of a thing, of what it lies in, and of whose it is; of my own, also what is about nothing else. */
export function sayable(words: Option[], id: string, known: Elements, me: Seat): Option[] {
  const element = known.get(id);
  const owner = ownerOf(element);
  const near = [
    id,
    element?.what === "card" ? element.zone.id : "",
    owner === null ? "" : placeOf(owner, known),
  ];
  const about = ({ touches }: Option) => touches.some((touched) => near.includes(touched));
  const closest = (option: Option) => Number(!option.touches.includes(id));
  return words
    .filter((option) => (option.touches.length ? about(option) : owner === me))
    .sort((a, b) => closest(a) - closest(b));
}

/** Statements by kind, each kind in rows in which one part differs. */
export function topics(words: Option[]): Topic[] {
  const kinds = new Map<string, Option[]>();
  for (const option of words) kinds.set(option.group, [...(kinds.get(option.group) ?? []), option]);
  return [...kinds].map(([group, options]) => {
    const name = options[0]?.family ?? options[0]?.label ?? "";
    const rows = rowsOf(name, options);
    const columns = [...new Set(rows.flatMap(({ sayings }) => sayings.map(({ text }) => text)))];
    return {
      group,
      name,
      rows,
      columns: columns.sort((a, b) => a.localeCompare(b, "en", { numeric: true })),
    };
  });
}

function rowsOf(name: string, options: Option[]): Row[] {
  const differ = (options[0]?.parts ?? [])
    .map((_, at) => ({ at, values: new Set(options.map((option) => textOf(option, at))) }))
    .filter(({ values }) => values.size > 1)
    .sort((a, b) => b.values.size - a.values.size);
  const [along, ...others] = differ;
  if (!along) return [{ name: "", sayings: options.map((option) => ({ text: name, option })) }];
  const rows = new Map<string, Saying[]>();
  for (const option of options) {
    const common = others.map(({ at }) => textOf(option, at)).join(", ");
    rows.set(common, [...(rows.get(common) ?? []), { text: textOf(option, along.at), option }]);
  }
  return [...rows].map(([common, sayings]) => ({ name: common, sayings }));
}

function textOf(option: Option, at: number): string {
  return option.parts?.[at]?.text ?? "";
}

/** What everybody has said since something last happened, with the number of its line. */
export function bubbles(lines: Line[], first = 0): Map<Seat, { says: string; line: number }> {
  const found = new Map<Seat, { says: string; line: number }>();
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    const speaker = line?.says ? line.args.find((fact) => fact.name === "speaker") : undefined;
    if (!line?.says || typeof speaker?.value !== "number") break;
    if (!found.has(speaker.value)) found.set(speaker.value, { says: line.says, line: first + index });
  }
  return found;
}

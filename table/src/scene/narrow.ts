// Choosing by touching: an element keeps the options that touch it; when one is left it is meant.
import type { Option } from "../protocol/types";
import type { Elements } from "./elements";

export interface Narrowed {
  /** The options that touch everything picked so far, in their order. */
  options: Option[];
  /** What can be touched next. */
  lit: Set<string>;
}

export interface Touched {
  picked: string[];
  /** The option that is meant now, if only one is. */
  meant: Option | null;
}

export function narrowed(options: Option[], picked: string[]): Narrowed {
  const left = options.filter((option) => touchesAll(option, picked));
  const lit = new Set(
    left.flatMap((option) => option.touches).filter((element) => !picked.includes(element)),
  );
  return { options: left, lit };
}

/** What comes of touching an element; null when no option touches it. */
export function touch(options: Option[], picked: string[], element: string): Touched | null {
  if (picked.includes(element)) return touchAgain(options, picked, element);
  const onward = [...picked, element];
  const left = options.filter((option) => touchesAll(option, onward));
  if (left.length) return { picked: onward, meant: onlyOne(left) ?? exactly(left, onward) };
  const anew = options.filter((option) => option.touches.includes(element));
  return anew.length ? { picked: [element], meant: onlyOne(anew) } : null;
}

/** A second touch means the one option that wants nothing more, or else takes the first touch back. */
function touchAgain(options: Option[], picked: string[], element: string): Touched {
  const left = options.filter((option) => touchesAll(option, picked));
  const complete = left.filter((option) => option.touches.every((wanted) => picked.includes(wanted)));
  const meant = onlyOne(left) ?? onlyOne(complete);
  return meant ? { picked, meant } : { picked: picked.filter((other) => other !== element), meant: null };
}

/** The runs that go on from what was picked to an element that no single option reaches from there. */
export function runsTo(runs: Option[], options: Option[], picked: string[], element: string): Option[] {
  const onward = [...picked, element];
  const direct = picked.includes(element) || options.some((option) => touchesAll(option, onward));
  return direct ? [] : runs.filter((run) => touchesAll(run, onward));
}

/** The run that is meant: the shortest, if the shortest all end alike. */
export function runMeant(runs: Option[]): Option | null {
  const least = Math.min(...runs.map((run) => run.steps?.length ?? 0));
  const [first = null, ...others] = runs.filter((run) => run.steps?.length === least);
  return others.every((run) => run.steps?.at(-1) === first?.steps?.at(-1)) ? first : null;
}

/** What a touch means: a card or a piece that is no choice itself stands for the choice it lies on. */
export function meant(
  element: string,
  known: Elements,
  options: Option[],
  lit: Set<string>,
  picked: string[],
): string {
  if (lit.has(element) || picked.includes(element)) return element;
  const touched = known.get(element);
  if (touched?.what === "card") return lit.has(touched.zone.id) ? touched.zone.id : element;
  if (touched?.what !== "piece" || options.some((option) => option.touches.includes(element))) return element;
  return under(touched.part.on, known, lit) ?? element;
}

/** The first choice under something, such as the region where a machine stands that somebody is aboard. */
function under(id: string, known: Elements, lit: Set<string>): string | null {
  if (lit.has(id)) return id;
  const lower = known.get(id);
  return lower?.what === "piece" && lower.part.on !== id ? under(lower.part.on, known, lit) : null;
}

/** What lies in reach of all options that are left and reach somewhere, and what stands in the way: of one weapon, once it is chosen. */
export interface Aim {
  reach: Set<string>;
  bars: Set<string>;
}

export const NO_AIM: Aim = { reach: new Set(), bars: new Set() };

export function aimed(options: Option[]): Aim {
  const common = (lists: string[][]) =>
    new Set(lists[0]?.filter((id) => lists.every((list) => list.includes(id))));
  const aiming = options.filter((option) => option.shows?.length);
  return {
    reach: common(aiming.map((option) => option.shows ?? [])),
    bars: common(aiming.map((option) => option.bars ?? [])),
  };
}

function touchesAll(option: Option, picked: string[]): boolean {
  return picked.every((element) => option.touches.includes(element));
}

/** The option that touches just these in this order, where no other begins so (and one that skips something does not). */
function exactly(options: Option[], picked: string[]): Option | null {
  if (picked.length < 2) return null;
  const begin = options.filter(({ touches }) => picked.every((id, at) => touches[at] === id));
  return begin.length === 1 && begin[0]?.touches.length === picked.length ? begin[0] : null;
}

function onlyOne(options: Option[]): Option | null {
  return options.length === 1 ? (options[0] ?? null) : null;
}

/** Many options of one kind, folded together under what their labels begin with. */
export interface Group {
  group: string;
  stem: string;
  options: Option[];
}

export type Entry = Option | Group;

/** The kind of what was chosen in a row the last time, and is offered as one. */
export const AGAIN = "again";

/** The kinds of options by which a game is carried on (cut, roll), and those that end something (a turn). */
export interface Acts {
  main?: string[];
  ends?: string[];
  always?: string[];
}

export function isMain(entry: Entry, { main = [] }: Acts): boolean {
  return entry.group === AGAIN || main.includes(entry.group);
}

export function isEnd(entry: Entry, { ends = [] }: Acts): boolean {
  return ends.includes(entry.group);
}

/** The main acts first, in the order in which the game names them; what ends something last. */
export function arranged(entries: Entry[], acts: Acts): Entry[] {
  const { main = [], ends = [] } = acts;
  const rank = (entry: Entry) =>
    isMain(entry, acts)
      ? main.indexOf(entry.group) - main.length
      : isEnd(entry, acts)
        ? 1 + ends.indexOf(entry.group)
        : 0;
  return [...entries].sort((a, b) => rank(a) - rank(b));
}

const FEW = 8; // options that are listed one by one, whatever their kind
const FOLDED = 4; // options of one kind that are folded when there are many in all

/** The options as a list to choose from; where they are many, each kind is one entry that opens. */
export function menu(options: Option[]): Entry[] {
  const kinds = new Map<string, Option[]>();
  for (const option of options) kinds.set(option.group, [...(kinds.get(option.group) ?? []), option]);
  if (options.length <= FEW || kinds.size < 2) return options;
  return [...kinds].flatMap(([group, some]): Entry[] =>
    some.length >= FOLDED ? [{ group, stem: some[0]?.family || stem(labels(some)), options: some }] : some,
  );
}

function labels(options: Option[]): string[] {
  return options.map((option) => option.label);
}

/** The words with which all texts begin, or else the first text. */
export function stem(texts: string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(" "));
  let same = 0;
  while (same < first.length && others.every((words) => words[same] === first[same])) same += 1;
  return (
    first
      .slice(0, same)
      .join(" ")
      .replace(/[\s:,;“«"]+$/u, "") ||
    (texts[0] ?? "")
  );
}

/** The option whose label a person begins to type, after the one that has the focus. */
export function typed(labels: string[], letters: string, after: number): number {
  const wanted = letters.toLocaleLowerCase();
  for (let step = 0; step < labels.length; step += 1) {
    const index = (after + step) % labels.length;
    if (labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}

// An event that its game stages: what is shown large over the board, and how long it takes.
import type { Badge, Card, Die, Moment, Piece, Scene, Shown } from "../protocol/types";
import { badgeOf, elements, type Element, type Elements } from "./elements";

const ENTER = 250; // ms in which it comes
const BREATH = 650; // ms before a card is turned over
const ROLL = 700; // ms that dice tumble
const PASSING_ROLL = 450; // ms that they tumble where they only pass by
const COUNT = 260; // ms for each thing that is added
const MOST_COUNTS = 4; // that take their full time
const READ = 950; // ms to read what it was
const NOTE = 650; // ms more to read what it does
const PASS = 300; // ms to see what only passes by, after its dice
const DECISIVE = 450; // ms more for what decides the game
const HUSH = 1500; // ms more in which what hangs on it can be read, and nothing is heard
export const TURN = 350; // ms in which a card turns over
export const SLOW_TURN = 1100; // ms in which it does where something hangs on it

/** Something shown large, with the dice that are laid on it. */
export interface Thing {
  id: string;
  caption: string;
  card?: Card;
  back?: Card; // as it lay before it was turned over
  die?: Die;
  piece?: Piece;
  laid: Die[];
  dim: boolean; // fades when all is told
}

/** What the dice make, and what is added to reach a number. */
export interface Count {
  dice: number;
  added: { text: string; number: number }[];
  total: number;
  target: number | null;
}

export interface Staged {
  moment: Moment;
  things: Thing[];
  heading: string; // what the dice are for
  text: string; // what follows from it, or what it does
  count: Count | null;
  stake: string; // what hangs on it, told before
  told: number; // ms until all is to be seen
  time: number; // ms altogether
}

/** Stage a moment: with the table before and after it, and what comes of it all in the end. */
export function stagedBetween(moment: Moment, before: Scene, after: Scene, end: Scene = after): Staged {
  const was = elements(before);
  const is = elements(after);
  const last = end === after ? is : elements(end);
  const shown = moment.shows ?? [];
  const things = shown
    .filter(({ on }) => !on)
    .flatMap((it) => thing(it, was, turnedUp(it.id, is, last), last))
    .map((each) => ({
      ...each,
      laid: shown.filter(({ on }) => on === each.id).flatMap(({ id }) => dieOf(is.get(id) ?? was.get(id))),
    }));
  const count = moment.counts ? countOf(after) : null;
  const decisive = moment.tone === "triumph" || moment.tone === "blow";
  const turned = things.some(({ back }) => back);
  const rolled = things.some(({ die }) => die);
  const note = shown.flatMap(({ id, note }) => (note ? noteOf(is.get(id) ?? was.get(id)) : []))[0];
  const text = moment.text || note || "";
  const heading = rolled ? (after.throw?.label ?? "") : "";
  const stake = (moment.tense && before.stake) || "";
  const about = { moment, things, heading, text, count, stake };
  if (moment.brief && !stake) return { ...about, told: PASSING_ROLL, time: PASSING_ROLL + PASS };
  const told =
    ENTER +
    (stake ? HUSH : 0) +
    (rolled ? ROLL : 0) +
    (turned ? BREATH : 0) +
    COUNT * Math.min(MOST_COUNTS, count?.added.length ?? 0);
  return { ...about, told, time: told + READ + (note ? NOTE : 0) + (decisive ? DECISIVE : 0) };
}

/** When the so-many-th thing has been added, in ms. */
export function addedAt({ count, told }: Staged, index: number): number {
  const all = count?.added.length ?? 0;
  return told - (all - index - 1) * ((COUNT * Math.min(MOST_COUNTS, all)) / Math.max(1, all));
}

/** When the dice lie still, in ms. */
export function stillAt({ moment, things, stake }: Staged): number {
  if (moment.brief && !stake) return PASSING_ROLL;
  return things.some(({ die }) => die) ? ENTER + (stake ? HUSH : 0) + ROLL : 0;
}

/** A card that lies face down still, though what is told of it has turned it up: as it lies in the end. */
function turnedUp(id: string, is: Elements, last: Elements): Elements {
  const now = is.get(id);
  const then = last.get(id);
  return now?.what === "card" && now.part.up === false && then?.what === "card" ? last : is;
}

function thing({ id, caption, dim }: Shown, was: Elements, is: Elements, last: Elements): Thing[] {
  const found = is.get(id) ?? was.get(id) ?? last.get(id);
  const old = was.get(id);
  const about = { id, caption: caption ?? "", laid: [], dim: !!dim };
  if (found?.what === "card") {
    const turned = found.part.up !== false && old?.what === "card" && old.part.up === false;
    const card = asShown(found.part);
    return [turned ? { ...about, card, back: asShown(old.part) } : { ...about, card }];
  }
  if (found?.what === "die") return [{ ...about, die: found.part }];
  return found?.what === "piece" ? [{ ...about, piece: found.part }] : [];
}

/** A card without what is only to be known before one chooses: its chance, and that it is dangerous. */
function asShown(card: Card): Card {
  return { ...card, hint: null, danger: false };
}

/** What an element does, in the words of the scene. */
function noteOf(found: Element | undefined): string[] {
  return found && "note" in found.part && found.part.note ? [found.part.note] : [];
}

function dieOf(found: Element | undefined): Die[] {
  return found?.what === "die" ? [found.part] : [];
}

function countOf({ throw: made }: Scene): Count | null {
  if (made?.total == null) return null;
  const counted = (badge: Badge) => badge.number != null && badge.state !== "dim";
  const added = (made.parts ?? [])
    .map(badgeOf)
    .filter(counted)
    .map(({ text, number }) => ({ text, number: number as number }));
  const dice = added.reduce((left, { number }) => left - number, made.total);
  return { dice, added, total: made.total, target: made.target ?? null };
}

// An event that its game stages: what is shown large over the board, and how long it takes.
import type { Badge, Card, Die, Moment, Piece, Scene } from "../protocol/types";
import { badgeOf, elements, type Element, type Elements } from "./elements";

const ENTER = 250; // ms in which it comes
const BREATH = 650; // ms before a card is turned over
const ROLL = 700; // ms that dice tumble
const COUNT = 260; // ms for each thing that is added
const MOST_COUNTS = 4; // that take their full time
const READ = 950; // ms to read what it was
const DECISIVE = 450; // ms more for what decides the game

/** Something shown large, with the dice that are laid on it. */
export interface Thing {
  id: string;
  caption: string;
  card?: Card;
  back?: Card; // as it lay before it was turned over
  die?: Die;
  piece?: Piece;
  laid: Die[];
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
  count: Count | null;
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
    .flatMap(({ id, caption }) => thing(id, caption ?? "", was, turnedUp(id, is, last)))
    .map((each) => ({
      ...each,
      laid: shown.filter(({ on }) => on === each.id).flatMap(({ id }) => dieOf(is.get(id) ?? was.get(id))),
    }));
  const count = moment.counts ? countOf(after) : null;
  const decisive = moment.tone === "triumph" || moment.tone === "blow";
  const turned = things.some(({ back }) => back);
  const rolled = things.some(({ die }) => die);
  const told =
    ENTER +
    (rolled ? ROLL : 0) +
    (turned ? BREATH : 0) +
    COUNT * Math.min(MOST_COUNTS, count?.added.length ?? 0);
  const heading = rolled ? (after.throw?.label ?? "") : "";
  return { moment, things, heading, count, told, time: told + READ + (decisive ? DECISIVE : 0) };
}

/** When the so-many-th thing has been added, in ms. */
export function addedAt({ count, told }: Staged, index: number): number {
  const all = count?.added.length ?? 0;
  return told - (all - index - 1) * ((COUNT * Math.min(MOST_COUNTS, all)) / Math.max(1, all));
}

/** When the dice lie still, in ms. */
export function stillAt({ things }: Staged): number {
  return things.some(({ die }) => die) ? ENTER + ROLL : 0;
}

/** A card that lies face down still, though what is told of it has turned it up: as it lies in the end. */
function turnedUp(id: string, is: Elements, last: Elements): Elements {
  const now = is.get(id);
  const then = last.get(id);
  return now?.what === "card" && now.part.up === false && then?.what === "card" ? last : is;
}

function thing(id: string, caption: string, was: Elements, is: Elements): Thing[] {
  const found = is.get(id) ?? was.get(id);
  const old = was.get(id);
  const about = { id, caption, laid: [] };
  if (found?.what === "card") {
    const turned = found.part.up !== false && old?.what === "card" && old.part.up === false;
    return [turned ? { ...about, card: found.part, back: old.part } : { ...about, card: found.part }];
  }
  if (found?.what === "die") return [{ ...about, die: found.part }];
  return found?.what === "piece" ? [{ ...about, piece: found.part }] : [];
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

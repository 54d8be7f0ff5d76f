// The timeline: shows looks one after the other, and in each the events it tells, with the time their movements take.
// What can be done belongs to the moment that is shown: it is there when the last event has come to rest. A click or
// a crowd hurries on. Step by step, each event waits for a click.
import type { Acted } from "../protocol/acted";
import type { Seen } from "../protocol/connection";
import type { Line, Scene, Seat } from "../protocol/types";
import { stagedBetween, type Staged } from "./moments";
import { cardMoves, pieceMoves, thrown } from "./travel";

export const TUMBLE = 550; // ms that dice roll before anything else moves
export const CARD_TIME = 320;
const READ = 260; // ms for a line with which nothing moves
const STILL = 700; // ms for a line where nothing ever moves
const BREATH = 90; // ms between two events of one look
const LONGEST = 5000; // ms for the events of one look: with more of them each is shorter
const LONGEST_STAGED = 8000; // ms for what is staged of one look: with more of it each is shorter
const HASTE = 1.8; // times as fast is what others do to others
const CROWD = 4; // looks that may wait before the first are shown without movement

/** What one step from scene to scene shows, and how long it takes. */
export interface Act {
  dice: string[];
  pieces: ReturnType<typeof pieceMoves>;
  cards: ReturnType<typeof cardMoves>;
  wait: number; // before pieces and cards move
  duration: number; // of the whole act, without what is staged
  speed: number; // what movements take is divided by it
}

export function actBetween(before: Scene, after: Scene, fresh: Line[], speed = 1): Act {
  const dice = thrown(before, after, fresh);
  const pieces = pieceMoves(before, after);
  const cards = cardMoves(before, after);
  const wait = (dice.length ? TUMBLE : 0) / speed;
  const longest = Math.max(
    0,
    ...pieces.map(({ way }) => travelTime(way.length - 1)),
    cards.length ? CARD_TIME : 0,
  );
  return { dice, pieces, cards, wait, duration: wait + longest / speed, speed };
}

/** Longer ways take longer, within what the eye likes to follow. */
export function travelTime(steps: number): number {
  return Math.min(350, 200 + 25 * steps);
}

export interface Theatre {
  /** Put a look on the screen; with an act, play it. */
  show(seen: Seen, fresh: Line[], act: Act | null): void;
  /** Stage what is about to be shown, so many times as fast as usual, or clear the stage. */
  present(staged: Staged | null, speed: number): void;
  /** All that is staged is to be seen now. */
  tell(): void;
  moving(): boolean;
  /** How fast events follow each other: 1 is usual, 0 is all at once. */
  speed(): number;
  /** Whether each event waits to be asked for. */
  stepping(): boolean;
  /** Whether these seats are somebody else's. */
  others(seats: Seat[]): boolean;
  /** What is shown is the newest there is, and nothing moves any more. */
  arrive(): void;
  later(ms: number, then: () => void): () => void;
}

interface Item {
  seen: Seen;
  fresh: Line[];
  ends: boolean; // the last event of its look
  speed: number;
  pace: number; // of what is staged
  staged?: Staged[]; // what has been staged of it
}

export class Stage {
  private shown: Seen | null = null;
  private queue: Item[] = [];
  private busy = false; // an event is being shown
  private stopWaiting: (() => void) | null = null;
  private holding = false;

  constructor(private readonly theatre: Theatre) {}

  /** Whether what is shown is the newest there is, and has come to rest. */
  get arrived(): boolean {
    return this.queue.length === 0 && !this.busy;
  }

  /** How many events have still to be shown. */
  get behind(): number {
    return this.queue.length;
  }

  /** Show a look after those that wait; `acts` are the scenes between its events, as far as they are known. */
  push(seen: Seen, fresh: Line[], acts: Acted[] = []): void {
    const from = this.queue.at(-1)?.seen ?? this.shown;
    const cut = from !== null && (this.theatre.speed() > 0 || this.theatre.stepping());
    const items = cut ? events(from, seen, fresh, acts) : [whole(seen, fresh)];
    if (cut && !from.look.scene.stake && this.isTheirs(items)) this.hasten(items);
    this.queue.push(...items);
    if (!this.busy && !this.holding) this.next();
    else if (!this.theatre.stepping()) this.hurry();
  }

  private hasten(items: Item[]): void {
    for (const item of items) {
      item.speed = Math.max(item.speed, HASTE);
      item.pace = Math.max(item.pace, HASTE);
    }
  }

  /** Whether others have done this, to nobody here, and it decides nothing. */
  private isTheirs(items: Item[]): boolean {
    const lines = items.flatMap(({ fresh }) => fresh);
    const seatsOf = ({ args }: Line) =>
      args.flatMap(({ kind, value }) => (kind === "seat" ? value : [])) as Seat[];
    const passes = (line: Line) => {
      const { tone, tense, brief, counts } = line.moment ?? {};
      const decides = tone === "triumph" || tone === "blow" || counts || (tense && !brief);
      return !decides && (!line.moment || seatsOf(line).length > 0);
    };
    const seats = lines.flatMap(seatsOf);
    return seats.length > 0 && this.theatre.others(seats) && lines.every(passes);
  }

  /** Show the newest at once. */
  skip(): void {
    if (this.arrived) return;
    this.stop();
    this.drop(0);
    this.theatre.arrive();
  }

  /** Go on to the next event. */
  advance(): void {
    this.stop();
    this.next();
  }

  /** Begin anew with another seat or table. */
  clear(): void {
    this.stop();
    this.queue = [];
    this.shown = null;
  }

  private stop(): void {
    this.stopWaiting?.();
    this.theatre.present(null, 1);
    this.stopWaiting = null;
    this.busy = this.holding = false;
  }

  /** When too many looks wait, the first are shown without movement. */
  private hurry(): void {
    const ends = this.queue.flatMap((item, index) => (item.ends ? [index] : []));
    const last = ends.at(-1 - CROWD);
    if (last === undefined) return;
    this.stop();
    this.drop(this.queue.length - 1 - last);
    this.next();
  }

  /** Show without movement what waits, except so many events at the end. */
  private drop(keep: number): void {
    const gone = this.queue.splice(0, this.queue.length - keep);
    const last = gone.at(-1);
    if (last)
      this.put(
        last.seen,
        gone.flatMap((item) => item.fresh),
        null,
      );
  }

  private next(): void {
    const item = this.queue[0];
    if (!item) this.theatre.arrive();
    else if (!this.present(item)) this.reveal(item);
  }

  /** Show an event; if it has been staged, it is seen there for a while before anything moves. */
  private reveal(item: Item, staged = 0): void {
    this.queue.shift();
    const before = this.shown?.look.scene;
    const speed = item.speed * (this.theatre.speed() || 1);
    const moves = this.theatre.moving() && (this.theatre.speed() > 0 || this.theatre.stepping());
    const played = before && moves ? actBetween(before, item.seen.look.scene, item.fresh, speed) : null;
    const act = played && item.staged?.length ? afterStaging(played, staged) : played;
    const wait = this.wait(item, act, speed);
    this.busy = staged + wait > 0;
    this.put(item.seen, item.fresh, act);
    const cleared = () => {
      if (staged) this.theatre.present(null, 1);
      if (wait) this.stopWaiting = this.theatre.later(wait, () => this.done(item));
      else this.done(item);
    };
    if (staged) this.stopWaiting = this.theatre.later(staged, cleared);
    else cleared();
  }

  /** Stage an event if its game wants that and it has not been, each where it tells several. What comes of it, in the
   * scene and in words, is shown as soon as all of the last one has been told. */
  private present(item: Item): boolean {
    const done = (item.staged ??= []);
    const [moment, ...more] = item.fresh.flatMap((line) => line.moment ?? []).slice(done.length);
    const watched = this.theatre.speed() > 0 || this.theatre.stepping();
    if (!moment || !this.shown || !watched) return false;
    const speed = item.pace * (this.theatre.speed() || 1);
    const end = this.queue.find((later) => later.ends)?.seen.look.scene;
    const staged = stagedBetween(moment, this.shown.look.scene, item.seen.look.scene, end);
    const told = this.theatre.moving() ? staged.told : 0;
    const left = (staged.time - told) / speed;
    done.push(staged);
    if (this.passesBy(staged)) return this.present(item);
    this.busy = true;
    this.theatre.present(staged, speed);
    const tell = () => {
      this.theatre.tell();
      if (more.length) this.stopWaiting = this.theatre.later(left, () => this.advance());
      else this.reveal(item, left);
    };
    if (told) this.stopWaiting = this.theatre.later(told / speed, tell);
    else tell();
    return true;
  }

  /** What somebody else does every turn needs no stage: it runs on, on the board. */
  private passesBy({ moment, stake }: Staged): boolean {
    const { brief, seats = [] } = moment;
    return !!brief && !stake && seats.length > 0 && !this.theatre.stepping() && this.theatre.others(seats);
  }

  /** How long an event is shown: as long as it moves, and a breath before the next. */
  private wait(item: Item, act: Act | null, speed: number): number {
    if (act) return act.duration + (item.ends ? 0 : (act.duration ? BREATH : READ) / speed);
    const read = this.theatre.speed() > 0 && !this.theatre.moving() && !item.ends;
    return read ? STILL / speed : 0;
  }

  private done(item: Item): void {
    this.stopWaiting = null;
    this.busy = false;
    this.holding = this.theatre.stepping() && item.fresh.length > 0;
    if (!this.holding) this.next();
    else if (this.arrived) this.theatre.arrive();
  }

  private put(seen: Seen, fresh: Line[], act: Act | null): void {
    this.shown = seen;
    this.theatre.show(seen, fresh, act);
  }
}

/** What follows an event that has been staged, so many ms after it: dice do not tumble again. */
function afterStaging(act: Act, wait: number): Act {
  return { ...act, dice: [], wait, duration: act.duration - act.wait };
}

function whole(seen: Seen, fresh: Line[]): Item {
  return { seen, fresh, ends: true, speed: 1, pace: 1 };
}

/** A look as the events that its news tell. */
function events(from: Seen, seen: Seen, fresh: Line[], acts: Acted[]): Item[] {
  const told = seen.lines.length - fresh.length;
  const all = course(seen.look.scene, fresh, (seen.first ?? 0) + told, acts);
  const stops = seen.look.outcome ? upToTheEnd(all, fresh) : all;
  if (stops.length < 2) return [whole(seen, fresh)];
  let before = from.look.scene;
  let start = 0;
  let time = 0;
  let staged = 0;
  const items = stops.map(({ end, scene }): Item => {
    const ends = end === fresh.length;
    const lines = fresh.slice(start, end);
    time += (actBetween(before, scene, lines).duration || READ) + BREATH;
    for (const { moment } of lines) staged += moment ? stagedBetween(moment, before, scene).time : 0;
    [before, start] = [scene, end];
    const look = { ...seen.look, scene, outcome: null, prompt: "", rule: null, options: [], waiting: [] };
    const now = { ...seen, look, lines: seen.lines.slice(0, told + end) };
    return { seen: ends ? seen : now, fresh: lines, ends, speed: 1, pace: 1 };
  });
  const speed = Math.max(1, time / LONGEST);
  const pace = Math.max(1, staged / LONGEST_STAGED);
  return items.map((item) => ({ ...item, speed, pace }));
}

/** What ended the play is the last to be seen: what is uncovered after it belongs to the finale. */
function upToTheEnd<S extends { end: number }>(stops: S[], fresh: Line[]): S[] {
  const staged = fresh.findLastIndex(({ moment }) => moment);
  return stops.filter(({ end }) => end <= staged + 1 || end === fresh.length);
}

/** After which lines there is a scene of their own: what has none shows with the next one that has. */
function course(after: Scene, fresh: Line[], told: number, acts: Acted[]): { end: number; scene: Scene }[] {
  const stops = acts.map(({ line, scene }) => ({ end: line - told, scene }));
  const inside = stops.filter(({ end }) => end > 0 && end < fresh.length);
  return [...inside, { end: fresh.length, scene: after }];
}

// Shows looks one after the other, each with the time its movements take; a click or a crowd hurries on.
import type { Seen } from "../protocol/connection";
import type { Line, Scene } from "../protocol/types";
import { cardMoves, pieceMoves, thrown } from "./travel";

export const TUMBLE = 550; // ms that dice roll before anything else moves
const CROWD = 4; // looks that may wait before the first are shown without movement

/** What one step from scene to scene shows, and how long it takes. */
export interface Act {
  dice: string[];
  pieces: ReturnType<typeof pieceMoves>;
  cards: ReturnType<typeof cardMoves>;
  wait: number; // before pieces and cards move
  duration: number; // of the whole act
}

export function actBetween(before: Scene, after: Scene, fresh: Line[]): Act {
  const dice = thrown(before, after, fresh);
  const pieces = pieceMoves(before, after);
  const cards = cardMoves(before, after);
  const wait = dice.length ? TUMBLE : 0;
  const longest = Math.max(
    0,
    ...pieces.map(({ way }) => travelTime(way.length - 1)),
    cards.length ? CARD_TIME : 0,
  );
  return { dice, pieces, cards, wait, duration: wait + longest };
}

export const CARD_TIME = 320;

/** Longer ways take longer, within what the eye likes to follow. */
export function travelTime(steps: number): number {
  return Math.min(350, 200 + 25 * steps);
}

export interface Theatre {
  /** Put a look on the screen; with an act, play it. */
  show(seen: Seen, fresh: Line[], act: Act | null): void;
  moving(): boolean;
  later(ms: number, then: () => void): () => void;
}

export class Stage {
  private shown: Seen | null = null;
  private queue: { seen: Seen; fresh: Line[] }[] = [];
  private stopWaiting: (() => void) | null = null;

  constructor(private readonly theatre: Theatre) {}

  /** Whether what is shown is the newest there is. */
  get upToDate(): boolean {
    return this.queue.length === 0;
  }

  push(seen: Seen, fresh: Line[]): void {
    this.queue.push({ seen, fresh });
    if (!this.stopWaiting || this.queue.length > CROWD) this.next();
  }

  /** Show the newest at once. */
  skip(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
    const last = this.queue.at(-1);
    if (!last) return;
    const fresh = this.queue.flatMap((item) => item.fresh);
    this.queue = [];
    this.put(last.seen, fresh, null);
  }

  /** Begin anew with another seat or table. */
  clear(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
    this.queue = [];
    this.shown = null;
  }

  private next(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
    const item = this.queue.shift();
    if (!item) return;
    const moving = this.theatre.moving() && this.queue.length < CROWD && this.shown !== null;
    const act =
      moving && this.shown ? actBetween(this.shown.look.scene, item.seen.look.scene, item.fresh) : null;
    this.put(item.seen, item.fresh, act);
    if (act?.duration) this.stopWaiting = this.theatre.later(act.duration, () => this.done());
    else if (this.queue.length) this.next();
  }

  private done(): void {
    this.stopWaiting = null;
    this.next();
  }

  private put(seen: Seen, fresh: Line[], act: Act | null): void {
    this.shown = seen;
    this.theatre.show(seen, fresh, act);
  }
}

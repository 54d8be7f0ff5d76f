// What people at the table say, and what they point at.
import type { ChatLine, Reaction, Seat } from "../protocol/types";
import type { Word } from "../words/words.svelte";
import { play as sound } from "./sound";
import type { Timers } from "./timers";

/** What somebody can call out, and its words. */
export const REACTIONS: Record<Reaction, Word> = {
  clap: "react-clap",
  laugh: "react-laugh",
  wow: "react-wow",
  think: "react-think",
  hurry: "react-hurry",
  heart: "react-heart",
};
const SHOWN = 4000; // ms for which a reaction stands at its seat
const POINTED = 2500; // ms for which a thing is pointed at

export interface Ping {
  seat: Seat;
  element: string;
}

export class Talk {
  lines: ChatLine[] = $state.raw([]);
  first = $state(0); // the number of the first line: before it there are others, to be fetched
  unread = $state(0);
  reactions: Record<Seat, Reaction> = $state.raw({});
  pings: Ping[] = $state.raw([]);

  constructor(private readonly timers: Timers) {}

  /** The lines that were not known; of the first ones of all none is new. */
  fresh(lines: ChatLine[], first: number): ChatLine[] {
    return this.lines.length ? lines.slice(Math.max(0, this.first + this.lines.length - first)) : [];
  }

  /** What has been said from a line on. What the table itself tells is not counted: it comes as a notice, too. */
  hear(lines: ChatLine[], first = 0): void {
    const fresh = this.lines.length ? this.fresh(lines, first) : lines;
    const said = fresh.filter((line) => !line.event).length;
    if (said && this.lines.length) sound("chat");
    this.unread += said;
    this.first = first;
    this.lines = lines;
  }

  /** Show what somebody feels at their seat; the next sign takes its place. */
  react(seat: Seat, sign: Reaction): void {
    const shown = { ...this.reactions, [seat]: sign };
    this.reactions = shown;
    this.timers.after(SHOWN, () => {
      if (this.reactions !== shown && this.reactions[seat] !== sign) return;
      const rest = { ...this.reactions };
      delete rest[seat];
      this.reactions = rest;
    });
  }

  point(ping: Ping): void {
    this.pings = [...this.pings, ping];
    sound("chat");
    this.timers.after(POINTED, () => (this.pings = this.pings.filter((it) => it !== ping)));
  }
}

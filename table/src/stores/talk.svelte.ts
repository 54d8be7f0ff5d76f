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
const WRITING = 6000; // ms after which nobody is writing any more who has not said so again
const HEARD = 9000; // ms for which words stand at a seat, and longer for each sign beyond a line
const LINE = 60;
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
  spoken: Record<Seat, ChatLine> = $state.raw({}); // what people have just written, at their seats
  writing: ReadonlySet<Seat> = $state.raw(new Set());
  pings: Ping[] = $state.raw([]);

  constructor(private readonly timers: Timers) {}

  /** The lines that were not known; of the first ones of all none is new. */
  fresh(lines: ChatLine[], first: number): ChatLine[] {
    return this.lines.length ? lines.slice(Math.max(0, this.first + this.lines.length - first)) : [];
  }

  /** What has been said from a line on. What the table itself tells is not counted: it comes as a notice, too. */
  hear(lines: ChatLine[], first = 0, quiet = false): void {
    const fresh = this.lines.length ? this.fresh(lines, first) : lines;
    const said = fresh.filter((line) => !line.event).length;
    if (said && this.lines.length && !quiet) sound("chat");
    this.unread += said;
    this.first = first;
    this.lines = lines;
  }

  /** Show what somebody has just written at their seat. */
  speak(line: ChatLine): void {
    this.write(line.seat, false);
    this.spoken = { ...this.spoken, [line.seat]: line };
    const longer = (HEARD / LINE) * Math.min(LINE, Math.max(0, line.text.length - LINE));
    this.timers.after(HEARD + longer, () => {
      if (this.spoken[line.seat] !== line) return;
      const rest = { ...this.spoken };
      delete rest[line.seat];
      this.spoken = rest;
    });
  }

  /** Show that somebody is writing, or not any more. */
  write(seat: Seat, on: boolean): void {
    if (!on && !this.writing.has(seat)) return;
    const now = new Set(this.writing);
    now.delete(seat);
    if (on) now.add(seat);
    this.writing = now;
    if (on) this.timers.after(WRITING, () => this.writing === now && this.write(seat, false));
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

// What people at the table say, and what they point at.
import type { ChatLine, Seat } from "../protocol/types";
import { play as sound } from "./sound";
import type { Timers } from "./timers";

const POINTED = 2500; // ms for which a thing is pointed at

export interface Ping {
  seat: Seat;
  element: string;
}

export class Talk {
  lines: ChatLine[] = $state.raw([]);
  unread = $state(0);
  pings: Ping[] = $state.raw([]);

  constructor(private readonly timers: Timers) {}

  /** All that has been said; the first lines of all come without a sound. */
  hear(lines: ChatLine[]): void {
    const fresh = Math.max(0, lines.length - this.lines.length);
    if (fresh && this.lines.length) sound("chat");
    this.unread += fresh;
    this.lines = lines;
  }

  point(ping: Ping): void {
    this.pings = [...this.pings, ping];
    sound("chat");
    this.timers.after(POINTED, () => (this.pings = this.pings.filter((it) => it !== ping)));
  }
}

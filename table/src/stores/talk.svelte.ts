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
  first = $state(0); // the number of the first line: before it there are others, to be fetched
  unread = $state(0);
  pings: Ping[] = $state.raw([]);

  constructor(private readonly timers: Timers) {}

  /** What has been said from a line on; the first lines of all come without a sound. */
  hear(lines: ChatLine[], first = 0): void {
    const fresh = Math.max(0, first + lines.length - this.first - this.lines.length);
    if (fresh && this.lines.length) sound("chat");
    this.unread += Math.min(fresh, lines.length);
    this.first = first;
    this.lines = lines;
  }

  point(ping: Ping): void {
    this.pings = [...this.pings, ping];
    sound("chat");
    this.timers.after(POINTED, () => (this.pings = this.pings.filter((it) => it !== ping)));
  }
}

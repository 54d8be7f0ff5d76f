// Short notes over the table, each for a while: the newest two.
import type { Rule, Seat } from "../protocol/types";
import type { Timers } from "./timers";
import { voice } from "./voice.svelte";

const SHORT = 5000; // ms
const LONG = 9000; // ms for what was refused

export interface Notice {
  id: number;
  text: string;
  grave: boolean;
  rule: Rule | null;
}

export class Notices {
  all: Notice[] = $state.raw([]);
  awaited: ReadonlySet<Seat> = $state.raw(new Set()); // who is away, and waited for without being reminded of it
  private count = 0;

  constructor(private readonly timers: Timers) {}

  add(text: string, grave = false, rule: Rule | null = null): void {
    const notice = { id: ++this.count, text, grave, rule };
    this.all = [...this.all.slice(-1), notice];
    if (!grave) voice.say(text); // what is grave is an alert
    this.timers.after(grave ? LONG : SHORT, () => this.dismiss(notice.id));
  }

  /** Wait for somebody who is away, and say no more about it; until they were back. */
  wait(seat: Seat, on = true): void {
    if (on === this.awaited.has(seat)) return;
    const now = new Set(this.awaited);
    if (on) now.add(seat);
    else now.delete(seat);
    this.awaited = now;
  }

  dismiss(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

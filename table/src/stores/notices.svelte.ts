// Short notes over the table, each for a while: the newest two.
import type { Rule } from "../protocol/types";
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
  private count = 0;

  constructor(private readonly timers: Timers) {}

  add(text: string, grave = false, rule: Rule | null = null): void {
    const notice = { id: ++this.count, text, grave, rule };
    this.all = [...this.all.slice(-1), notice];
    if (!grave) voice.say(text); // what is grave is an alert
    this.timers.after(grave ? LONG : SHORT, () => this.dismiss(notice.id));
  }

  dismiss(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

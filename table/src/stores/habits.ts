// What a person chose in a row, such as the equipment of a crew, to be offered as one choice the next time.
import type { Option } from "../protocol/types";
import { asks } from "./ahead.svelte";

const KEY = "coffret.habits";
const KEPT = 40; // rows of choices, the newest
const LONGEST = 8; // steps that the server takes at once

interface Habit {
  game: string;
  lang: string; // of the labels
  asked: string; // the options at the first step
  steps: string[];
  labels: string[];
}

export class Habits {
  private row: Habit | null = null; // the choices in a row that are being made

  /** Remember a choice that was made among these options; `goes` tells whether its kind is made in rows. */
  chose(game: string, lang: string, options: Option[], option: Option, goes: boolean): void {
    if (!goes) this.row = null;
    else if (option.steps)
      this.row = null; // it is known already
    else {
      this.row ??= { game, lang, asked: asks(options), steps: [], labels: [] };
      this.row.steps.push(option.do);
      this.row.labels.push(option.label);
      if (this.row.steps.length > 1 && this.row.steps.length <= LONGEST) keep(this.row);
    }
  }

  /** Somebody else is asked: what is chosen next is a new row. */
  pause(): void {
    this.row = null;
  }

  /** What was chosen in a row the last time when just this was asked. */
  offered(game: string, lang: string, options: Option[]): { steps: string[]; labels: string[] } | null {
    const asked = asks(options);
    return read().find((it) => it.game === game && it.lang === lang && it.asked === asked) ?? null;
  }
}

function keep(row: Habit): void {
  const others = read().filter(
    (it) => it.game !== row.game || it.lang !== row.lang || it.asked !== row.asked,
  );
  try {
    localStorage.setItem(KEY, JSON.stringify([row, ...others].slice(0, KEPT)));
  } catch {
    // a browser that keeps nothing asks step by step
  }
}

function read(): Habit[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Habit[];
  } catch {
    return [];
  }
}

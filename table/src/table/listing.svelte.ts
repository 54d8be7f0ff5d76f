// The options as they stand in the list: in which order and bunches, under which words, with which keys.
import {
  arranged,
  besideStep,
  isEnd,
  isMain,
  spread,
  stem as stemOf,
  type Acts,
  type Entry,
} from "../scene/narrow";
import type { Play } from "../stores/play.svelte";
import { t } from "../words/words.svelte";

const SHORT = 28; // letters of a main act that keeps its place while the others scroll; longer ones head the list
const KEYS = 9; // entries that have a digit of their own

export const idOf = (entry: Entry) =>
  "options" in entry ? entry.group : entry.ahead ? `${entry.do} ahead` : entry.do;

export const optionsOf = (entry: Entry) => ("options" in entry ? entry.options : [entry]);

export const label = (entry: Entry) =>
  "options" in entry ? `${entry.stem} …` : entry.ahead ? `${entry.label} ${entry.then ?? ""}` : entry.label;

/** What is left of a text after what was said before it. */
export function after(said: string, text: string): string {
  return said && text.startsWith(said) ? text.slice(said.length).replace(/^[\s:,;]+/u, "") || text : text;
}

/** The name that stands over options of one kind. */
export const kindOf = (entry: Entry | undefined) =>
  (entry && "do" in entry && !entry.steps && entry.kind) || "";

/** Whether what goes on from an option stands below it. */
export const under = (entry: Entry, some: Entry[]) =>
  !("steps" in entry) || some.some((row) => "do" in row && row.do === entry.steps?.[0]);

export class Listing {
  private readonly choice;
  /** What can be chosen, each once. */
  readonly rows: Entry[] = $derived.by(() => {
    if (!this.play.canAct) return [];
    const { entries } = this.choice;
    return arranged(this.small() ? spread(entries) : entries, this.acts());
  });
  /** The same, each followed by what goes on from it: all that can be pressed, in its order. */
  readonly all: Entry[] = $derived(this.rows.flatMap((row) => [row, ...this.beside(row)]));
  private readonly first = $derived.by(() => {
    const main = this.rows.filter((entry) => isMain(entry, this.acts()));
    return main.length === 1 && main.every((it) => label(it).length <= SHORT) ? main : [];
  });
  private readonly ends = $derived(this.all.filter((entry) => isEnd(entry, this.acts())));
  /** Where they stand: what leads keeps its place, the rest scrolls, what ends something comes last. */
  readonly places = $derived([
    { name: "lead", some: this.first },
    { name: "rest", some: this.all.filter((it) => !this.first.includes(it) && !this.ends.includes(it)) },
    { name: "ends", some: this.ends },
  ]);
  /** What all options of an opened kind begin with. */
  readonly stem = $derived.by(() => {
    const { opened, options, runs } = this.choice;
    if (opened === null) return "";
    return stemOf([...options, ...runs].filter((it) => it.group === opened).map((it) => it.label));
  });

  constructor(
    private readonly play: Play,
    private readonly acts: () => Acts,
    private readonly small: () => boolean,
  ) {
    this.choice = play.choice;
  }

  /** What goes on from an option in the same click: runs, folded if there are many in all, and to pass ahead. */
  private beside(row: Entry): Entry[] {
    const { armed, picked, runs, options } = this.choice;
    if (!("do" in row) || row.steps || armed || picked.length) return [];
    const { shown, all } = besideStep(runs, row.do, this.small());
    const found: Entry[] = [...shown];
    if (shown.length < all.length)
      found.push({ group: `run ${row.do}`, stem: t("more-steps", { count: all.length }), options: all });
    const always = this.acts().always?.includes(row.group);
    const others = always && options.length > 1 && !this.play.view.look?.lesson;
    return others ? [...found, { ...row, ahead: true, then: t("pass-ahead") }] : found;
  }

  /** Whether an entry goes on from the option above it; opened, runs are options like all others. */
  follows(entry: Entry): boolean {
    if ("do" in entry && entry.ahead) return true;
    const { opened, armed, picked } = this.choice;
    return entry.group.startsWith("run ") && opened !== entry.group && !armed && !picked.length;
  }

  /** The digit that chooses an entry. What ends something has its own, so that no second press of another ends it. */
  keyOf(entry: Entry): string {
    if (this.follows(entry)) return "";
    if (isEnd(entry, this.acts())) return entry === this.ends[0] ? "0" : "";
    const number = this.rows.indexOf(entry);
    return number < KEYS ? String(number + 1) : "";
  }

  /** The main act, or the only thing that can be done. */
  isFirst(entry: Entry): boolean {
    const only = this.rows.length === 1 && entry === this.rows[0] && !("options" in entry);
    return isMain(entry, this.acts()) || (only && !this.play.words.length);
  }

  isTaught(entry: Entry): boolean {
    return !this.play.reading && optionsOf(entry).some((option) => this.play.teaches(option));
  }

  /** What goes on from an option, with it. */
  bunches(some: Entry[]): Entry[][] {
    const found: Entry[][] = [];
    for (const entry of some) {
      if (this.follows(entry) && found.length) found.at(-1)?.push(entry);
      else found.push([entry]);
    }
    return found;
  }

  /** The kind whose options begin here. */
  begins(entry: Entry | undefined, some: Entry[]): string {
    const before = some.slice(0, entry ? some.indexOf(entry) : 0).findLast((other) => !this.follows(other));
    return kindOf(entry) !== kindOf(before) ? kindOf(entry) : "";
  }

  /** What stands in the list for an entry; where only what goes on is seen, what is read out. */
  words(entry: Entry, some: Entry[]): string {
    if (this.follows(entry) && under(entry, some)) return this.inFull(entry);
    return this.choice.armed ? t("confirm", { option: label(entry) }) : this.brief(entry);
  }

  /** What was said above an entry, so that it need not be said again. */
  saidBefore(entry: Entry): string {
    if (this.choice.armed || this.follows(entry)) return "";
    return this.stem || (this.brief(entry) === label(entry) ? "" : kindOf(entry));
  }

  /** What stands beside an option for what goes on from it. */
  next(entry: Entry): string {
    if ("then" in entry && entry.then) return entry.then;
    return "options" in entry && this.small() ? `${entry.options.length} …` : label(entry);
  }

  private brief(entry: Entry): string {
    return after(this.stem || kindOf(entry), label(entry));
  }

  /** How what goes on from an option is read out, alone as it is then. */
  private inFull(entry: Entry): string {
    if (!("options" in entry) || !this.follows(entry)) return label(entry);
    const step = entry.options[0]?.steps?.[0];
    const from = this.rows.find((row) => "do" in row && row.do === step);
    return `${from && "do" in from ? from.label : ""} › ${label(entry)}`;
  }
}

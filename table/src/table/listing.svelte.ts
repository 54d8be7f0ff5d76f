// The options as they stand in the list: in which order and places, under which words, with which keys.
import { distinct, numbered } from "../scene/hand";
import { arranged, isEnd, isMain, stem as stemOf, type Acts, type Entry } from "../scene/narrow";
import type { Play } from "../stores/play.svelte";
import { t } from "../words/words.svelte";

export const idOf = (entry: Entry) =>
  "options" in entry
    ? entry.group
    : [entry.do, entry.ahead && "ahead", entry.rest && "rest"].filter(Boolean).join(" ");

export const optionsOf = (entry: Entry) => ("options" in entry ? entry.options : [entry]);

export const label = (entry: Entry) =>
  "options" in entry
    ? `${entry.stem} …`
    : entry.rest
      ? t("rest-as-proposed")
      : entry.alone
        ? t("only-this", { option: entry.label })
        : entry.ahead
          ? `${entry.label} ${t("pass-ahead")}`
          : entry.label;

/** What is left of a text after what was said before it. */
function after(said: string, text: string): string {
  return said && text.startsWith(said) ? text.slice(said.length).replace(/^[\s:,;]+/u, "") || text : text;
}

export class Listing {
  private readonly choice;
  /** All that can be pressed, in its order: the main acts first, what ends something last. */
  readonly rows: Entry[] = $derived.by(() => {
    if (!this.play.canAct) return [];
    const { entries, armed, opened } = this.choice;
    const single = entries.filter((entry) => "do" in entry);
    const once = new Set<Entry>(armed || opened === null ? distinct(single, this.play.view.known) : single);
    const shown = [...entries.filter((entry) => !("do" in entry)), ...once];
    const order = new Map(entries.map((entry, at) => [idOf(entry), at]));
    shown.sort((a, b) => (order.get(idOf(a)) ?? 0) - (order.get(idOf(b)) ?? 0));
    return arranged(shown, this.acts()).flatMap((row) => [row, ...this.eachTime(row)]);
  });
  private readonly first = $derived(this.rows.filter((entry) => isMain(entry, this.acts())));
  private readonly ends = $derived(this.rows.filter((entry) => isEnd(entry, this.acts())));
  /** Where they stand. */
  readonly places = $derived([
    { name: "lead", some: this.first },
    {
      name: "rest",
      some: this.rows.filter((it) => !this.first.includes(it) && !this.ends.includes(it)),
    },
    { name: "ends", some: this.ends },
  ]);
  private digits: ReadonlyMap<string, string> = new Map(); // as they were before
  private readonly keys = $derived.by(() => {
    const main = this.play.hand.main ?? this.first[0];
    const { rest, tray } = this.play.hand;
    const others = [...(rest ? [rest] : []), ...tray, ...this.rows].map(idOf);
    const [end] = this.ends;
    const leads = main && !isEnd(main, this.acts()) ? idOf(main) : null;
    this.digits = numbered(leads, end ? idOf(end) : null, [...new Set(others)], this.digits);
    return this.digits;
  });
  /** What all options of an opened kind begin with. */
  readonly stem = $derived.by(() => {
    const { opened, options, runs } = this.choice;
    if (opened === null) return "";
    return stemOf([...options, ...runs].filter((it) => it.group === opened).map((it) => it.label));
  });

  constructor(
    private readonly play: Play,
    private readonly acts: () => Acts,
  ) {
    this.choice = play.choice;
  }

  /** To do the same whenever just this is asked, where a game has such choices. */
  private eachTime(row: Entry): Entry[] {
    const { armed, picked, options } = this.choice;
    if (!("do" in row) || row.steps || armed || picked.length) return [];
    const always = this.acts().always?.includes(row.group);
    const others = always && options.length > 1 && !this.play.view.look?.lesson;
    return others ? [{ ...row, ahead: true }] : [];
  }

  /** The digit that chooses an entry; what leads, what ends and what stays keep theirs from step to step. */
  keyOf(entry: Entry): string {
    return this.keys.get(idOf(entry)) ?? "";
  }

  /** What a digit chooses. */
  keyed(digit: string): Entry | undefined {
    const { main, rest, tray } = this.play.hand;
    return [...(rest ? [rest] : []), ...this.rows, ...(main ? [main] : []), ...tray].find(
      (entry) => this.keyOf(entry) === digit,
    );
  }

  /** The main act, or the only thing that can be done. */
  isFirst(entry: Entry): boolean {
    const only = this.rows.length === 1 && !("options" in entry);
    return isMain(entry, this.acts()) || (only && !this.play.words.length);
  }

  isTaught(entry: Entry): boolean {
    return !this.play.reading && optionsOf(entry).some((option) => this.play.teaches(option));
  }

  /** What stands in the list for an entry. */
  words(entry: Entry): string {
    return this.choice.armed ? t("confirm", { option: label(entry) }) : after(this.stem, label(entry));
  }

  /** What was said above an entry, so that it need not be said again. */
  saidBefore(): string {
    return this.choice.armed ? "" : this.stem;
  }
}

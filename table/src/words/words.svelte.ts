// The table's own words, in the language that is set; the words of the games come from the server.
import { settings } from "../stores/settings.svelte";
import en from "./en.json";
import { filled } from "./filled";
import fr from "./fr.json";

export type Word = keyof typeof en;
const LANGUAGES: Record<string, Record<Word, string>> = { en, fr };

/** A text of the table in the language in use. */
export function t(word: Word, places: Record<string, string | number> = {}): string {
  const lang = settings.lang;
  return filled((LANGUAGES[lang] ?? en)[word], places, lang);
}

/** Names in a row: Ada, Bo and Cy. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.lang).format(names);
}

/** How long ago, in the largest unit that fits. */
export function ago(seconds: number): string {
  const passed = Date.now() / 1000 - seconds;
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  for (const [unit, size] of [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ] as const) {
    if (passed >= size) return format.format(-Math.floor(passed / size), unit);
  }
  return format.format(0, "minute");
}

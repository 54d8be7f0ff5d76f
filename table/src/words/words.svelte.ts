// The table's own words, in the language that is set; the words of the games come from the server.
import { settings } from "../stores/settings.svelte";
import type en from "./en.json";
import { filled } from "./filled";

export type Word = keyof typeof en;
type Words = Record<Word, string>;
const LANGUAGES: Record<string, () => Promise<{ default: Words }>> = {
  en: () => import("./en.json"),
  fr: () => import("./fr.json"),
};
let known: Record<string, Words> = $state.raw({});
const words = $derived(known[settings.lang] ?? known["en"] ?? Object.values(known)[0]);

/** Fetch the words of the language in use; until they have come, those that were in use before are. */
export async function fetchWords(): Promise<void> {
  const lang = settings.lang in LANGUAGES ? settings.lang : "en";
  const fetched = known[lang] ?? (await LANGUAGES[lang]?.())?.default;
  if (fetched && !known[lang]) known = { ...known, [lang]: fetched };
}

/** A text of the table in the language in use. */
export function t(word: Word, places: Record<string, string | number> = {}): string {
  return filled(words?.[word] ?? "", places, settings.lang);
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

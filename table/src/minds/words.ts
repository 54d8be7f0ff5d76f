// The words of hints and chances: fetched with them, not with the table.
import { settings } from "../stores/settings.svelte";
import { filled } from "../words/filled";
import en from "./en.json";
import fr from "./fr.json";

export type Word = keyof typeof en;
const LANGUAGES: Record<string, Record<Word, string>> = { en, fr };

export function m(word: Word, places: Record<string, string | number> = {}): string {
  return filled((LANGUAGES[settings.lang] ?? en)[word], places, settings.lang);
}

/** A share of one in whole percent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent" }).format(share);
}

// The words of what people return for: fetched with its pages, not with the box.
import { settings } from "../stores/settings.svelte";
import { filled } from "../words/filled";
import en from "./en.json";
import fr from "./fr.json";

export type Word = keyof typeof en;
const LANGUAGES: Record<string, Record<Word, string>> = { en, fr };

export function r(word: Word, places: Record<string, string | number> = {}): string {
  return filled((LANGUAGES[settings.lang] ?? en)[word], places, settings.lang);
}

/** A day of UTC, as people write it. */
export function day(iso: string, style: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  const format = new Intl.DateTimeFormat(settings.lang, { ...style, timeZone: "UTC" });
  return format.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));
}

// The words of reviews: fetched with them, not with hints, which are there from the first moment.
import { settings } from "../stores/settings.svelte";
import { filled } from "../words/filled";
import en from "./review.en.json";
import fr from "./review.fr.json";

export type Word = keyof typeof en;
const LANGUAGES: Record<string, Record<Word, string>> = { en, fr };

export function r(word: Word, places: Record<string, string | number> = {}): string {
  return filled((LANGUAGES[settings.lang] ?? en)[word], places, settings.lang);
}

// The words of the shelf and the set-up: fetched with them, not with a table; of others, those that all parts share.
import { t as shared, type Word } from "../words/words.svelte";
import { wording } from "../words/wording";
import en from "./en.json";
import fr from "./fr.json";

const own = wording(en, fr);
const isOwn = (word: string): word is keyof typeof en => word in en;

export function t(word: Word | keyof typeof en, places: Record<string, string | number> = {}): string {
  return isOwn(word) ? own(word, places) : shared(word, places);
}

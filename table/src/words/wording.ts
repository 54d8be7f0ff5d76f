// The words of a part of the table that are fetched with it, in the language that is set.
import { settings } from "../stores/settings.svelte";
import { filled } from "./filled";

type Texts<Word extends string> = Record<Word, string>;

export function wording<Word extends string>(en: Texts<Word>, fr: Texts<Word>) {
  const languages: Record<string, Texts<Word>> = { en, fr };
  return (word: Word, places: Record<string, string | number> = {}): string =>
    filled((languages[settings.lang] ?? en)[word], places, settings.lang);
}

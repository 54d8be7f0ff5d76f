// The words of hints and chances: fetched with them, not with the table.
import { settings } from "../stores/settings.svelte";
import { wording } from "../words/wording";
import en from "./en.json";
import fr from "./fr.json";

export const m = wording(en, fr);

/** A share of one in whole percent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: "percent" }).format(share);
}

// The words of what people return for: fetched with its pages, not with the box.
import { settings } from "../stores/settings.svelte";
import { wording } from "../words/wording";
import en from "./en.json";
import fr from "./fr.json";

export const r = wording(en, fr);

/** A day of UTC, as people write it. */
export function day(iso: string, style: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  const format = new Intl.DateTimeFormat(settings.lang, { ...style, timeZone: "UTC" });
  return format.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));
}

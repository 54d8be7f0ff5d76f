// What is to be known of a thing at a glance, in words: for tips, notes and screen readers.
import type { Part } from "../protocol/types";
import { badgeOf, nameOf, type Element } from "../scene/elements";
import type { Play } from "../stores/play.svelte";
import { t } from "../words/words.svelte";

export function named(play: Play, element: Element): string {
  return nameOf(element, (seat) => play.nameOf(seat));
}

/** A thing in words: its name and what its drawing shows. */
export function described(play: Play, element: Element): string {
  return spoken(named(play, element), ...shown(element));
}

/** Some words one after the other, each said once. */
export function spoken(...words: (string | null | undefined)[]): string {
  return [...new Set(words.filter(Boolean))].join(", ");
}

/** What its drawing shows besides its name. */
export function shown(element: Element): string[] {
  const { part } = element;
  const found: string[] = [];
  if (part.danger) found.push(t("danger").replace(/\s*:$/, ""));
  if (element.what === "space" && element.part.dark) found.push(t("not-seen-yet"));
  if (element.what === "piece" && element.part.number != null) found.push(String(element.part.number));
  if (element.what === "piece" && element.part.pips) {
    const [left, all] = element.part.pips;
    found.push(t("of", { left, all }));
  }
  if ("badges" in part) found.push(...(part.badges ?? []).map((badge) => worded(badgeOf(badge))));
  if (part.hint) found.push(part.hint);
  return found;
}

/** The facts of a card, each in words. */
export function facts(part: Part): string[] {
  if (!("fields" in part)) return [];
  const card = part as Part & { fields?: Record<string, string | number>; lit?: string[]; dim?: string[] };
  return Object.entries(card.fields ?? {}).map(([name, value]) => {
    const state = card.lit?.includes(name) ? "lit" : card.dim?.includes(name) ? "dim" : "";
    const text = typeof value === "number" || /^[\d+\-–/ ]+$/.test(value) ? `${name} ${value}` : value;
    return worded({ text, state });
  });
}

function worded({ text, state }: { text: string; state?: string }): string {
  if (state === "lit") return `${text} (${t("counts")})`;
  return state === "dim" ? `${text} (${t("could-count")})` : text;
}

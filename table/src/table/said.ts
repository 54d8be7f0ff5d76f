// What is to be known of a thing at a glance, in words: for tips, notes and screen readers.
import type { Die, Part, Piece, Space } from "../protocol/types";
import { badgeOf, nameOf, type Element } from "../scene/elements";
import { isHex, neighbours, walls, type Neighbour } from "../scene/neighbours";
import type { Play } from "../stores/play.svelte";
import { t } from "../words/words.svelte";

export function named(play: Play, element: Element): string {
  return nameOf(element, (seat) => play.nameOf(seat));
}

/** A thing in words: its name and what its drawing shows. */
export function described(play: Play, element: Element): string {
  return spoken(named(play, element), ...shown(element));
}

/** A space with what lies around it, if the map does not say it in words of its own. */
export function mapped(play: Play, space: Space): string {
  const board = play.view.look?.scene.board;
  const told = described(play, { what: "space", part: space }) || space.id;
  if (!board || !isHex(board)) return told;
  const ways = neighbours(board, space.id).map((it) => towards(it, it.space.mark || it.space.label || ""));
  const closed = walls(board, space.id).map((way) => t(way));
  return [told, ...ways, ...(closed.length ? [t("wall", { ways: closed.join(", ") })] : [])].join("; ");
}

/** A way out of a space: where it leads, and through what. */
export function towards({ way, edge }: Neighbour, place: string): string {
  const told = [place, edge?.label].filter(Boolean).join(", ");
  return way ? t("walk-to", { way: t(way), place: told }) : told;
}

/** A piece with where it stands. */
export function standing(play: Play, piece: Piece): string {
  const place = play.view.known.get(piece.on);
  const told = described(play, { what: "piece", part: piece });
  return place ? spoken(told, t("at-place", { place: named(play, place) })) : told;
}

/** What a die shows: a number, or its symbol in words. */
export const faceOf = ({ face, hint }: Die): string =>
  typeof face === "number" || !hint ? String(face) : hint;

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

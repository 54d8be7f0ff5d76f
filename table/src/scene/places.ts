// Where on the screen a zone is at home: in my tray, with its seat, beside the board, or in a strip below it.
import type { Feed, Scene, Seat, Zone } from "../protocol/types";
import { sizeOf } from "./elements";

const LONG = 3; // cards that fit beside the board; a longer row is a strip

/** Whether there is a round table to sit at instead of a board. */
export function isRound({ board }: Scene): boolean {
  return !board || board.form === "round" || !board.spaces.length;
}

/** My own things. At a round table only the hand: what lies before me is drawn at my place. */
export function inMyTray(scene: Scene, me: Seat, round: boolean): Zone[] {
  return me < 0 ? [] : lyingWith(scene, me).filter((zone) => !round || zone.kind === "hand");
}

/** Whether I can come to hold something: its place is kept. */
export function hasTray(scene: Scene, me: Seat, round: boolean): boolean {
  return (scene.zones ?? []).some((zone) => me >= 0 && zone.seat === me && (!round || zone.kind === "hand"));
}

/** What I know and others do not, in words. */
export function knownTo(scene: Scene, me: Seat): Feed[] {
  return (scene.feeds ?? []).filter((feed) => me >= 0 && feed.seat === me && feed.lines?.length);
}

/** What lies with a seat at the round table. */
export function atPlace(scene: Scene, seat: Seat, me: Seat): Zone[] {
  return lyingWith(scene, seat).filter((zone) => seat !== me || zone.kind !== "hand");
}

/** What is shown beside the name of another seat; at a round table the rest is at its place. */
export function besideName(scene: Scene, seat: Seat, me: Seat, round: boolean): Zone[] {
  return seat === me ? [] : lyingWith(scene, seat).filter((zone) => !round || zone.kind === "hand");
}

/** What belongs to nobody, and is short enough to lie beside the board. */
export function besideBoard(scene: Scene): Zone[] {
  return common(scene).filter((zone) => !isLong(zone));
}

/** Long rows that belong to nobody. */
export function belowBoard(scene: Scene): Zone[] {
  return common(scene).filter(isLong);
}

export function common(scene: Scene): Zone[] {
  return (scene.zones ?? []).filter((zone) => zone.seat == null);
}

function lyingWith(scene: Scene, seat: Seat): Zone[] {
  return (scene.zones ?? []).filter((zone) => zone.seat === seat && sizeOf(zone) > 0);
}

function isLong(zone: Zone): boolean {
  return zone.kind !== "pile" && (zone.cards?.length ?? 0) > LONG;
}

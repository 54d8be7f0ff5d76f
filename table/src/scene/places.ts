// Where on the screen a zone is at home: in my tray, with its seat, beside the board, or in a strip below it.
import type { Feed, Scene, Seat, Zone } from "../protocol/types";
import { sizeOf } from "./elements";

const LONG = 4; // cards that fit beside the board; a longer row is a strip

/** Whether there is a round table to sit at instead of a board. */
export function isRound({ board }: Scene): boolean {
  return !board || board.form === "round" || !board.spaces.length;
}

/** My own things. At a round table only the hand: what lies before me is drawn at my place. */
export function inMyTray(scene: Scene, me: Seat, round: boolean): Zone[] {
  return me < 0 ? [] : lyingWith(scene, me).filter((zone) => !round || zone.kind === "hand");
}

/** Whether I can come to hold something, be it what is laid out to choose from: its place is kept. */
export function hasTray(scene: Scene, me: Seat, round: boolean): boolean {
  const comes = (zone: Zone) =>
    zone.seat == null
      ? zone.kind === "spread" && isLong(zone)
      : zone.seat === me && (!round || zone.kind === "hand");
  return me >= 0 && (scene.zones ?? []).some(comes);
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

/** Rows that lie in the strip below the board: whatever was long once stays there when it gets shorter. */
export class Strip {
  private readonly ids = new Set<string>();

  /** What belongs to nobody, and is short enough to lie beside the board. */
  beside(scene: Scene): Zone[] {
    return common(scene).filter((zone) => !this.has(zone));
  }

  /** Long rows that belong to nobody. */
  below(scene: Scene): Zone[] {
    return common(scene).filter((zone) => this.has(zone));
  }

  private has(zone: Zone): boolean {
    if (isLong(zone)) this.ids.add(zone.id);
    return this.ids.has(zone.id);
  }
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

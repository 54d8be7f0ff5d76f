// All elements of a scene by id, and where each one is at home.
import type {
  Badge,
  Card,
  Die,
  Edge,
  Feed,
  Meter,
  Part,
  Piece,
  Scene,
  Seat,
  SeatPanel,
  Space,
  Zone,
} from "../protocol/types";

export type Element =
  | { what: "seat"; part: SeatPanel }
  | { what: "space"; part: Space }
  | { what: "edge"; part: Edge }
  | { what: "piece"; part: Piece }
  | { what: "zone"; part: Zone }
  | { what: "card"; part: Card; zone: Zone }
  | { what: "meter"; part: Meter }
  | { what: "die"; part: Die }
  | { what: "feed"; part: Feed };

export type Elements = Map<string, Element>;

export function elements(scene: Scene): Elements {
  const found: Elements = new Map();
  const add = (element: Element) => found.set(element.part.id, element);
  for (const part of scene.seats) add({ what: "seat", part });
  for (const part of scene.board?.spaces ?? []) add({ what: "space", part });
  for (const part of scene.board?.edges ?? []) add({ what: "edge", part });
  for (const part of scene.board?.pieces ?? []) add({ what: "piece", part });
  for (const zone of scene.zones ?? []) {
    add({ what: "zone", part: zone });
    for (const part of zone.cards ?? []) add({ what: "card", part, zone });
  }
  for (const part of scene.meters ?? []) add({ what: "meter", part });
  for (const part of scene.dice ?? []) add({ what: "die", part });
  for (const part of scene.feeds ?? []) add({ what: "feed", part });
  return found;
}

/** What an element is called: its label, or the sign that stands for it. */
export function nameOf(element: Element, seatName: (seat: Seat) => string): string {
  const { part } = element;
  if (element.what === "seat") return seatName(element.part.seat);
  if (element.what === "piece" && element.part.seat != null) return pieceName(element.part, seatName);
  return part.label || ("mark" in part && part.mark) || "";
}

function pieceName(piece: Piece, seatName: (seat: Seat) => string): string {
  const owner = seatName(piece.seat as Seat);
  return piece.label && piece.label !== owner ? `${piece.label} (${owner})` : owner;
}

/** A badge, whether it came as words alone or with its sign. */
export function badgeOf(badge: string | Badge): Badge {
  return typeof badge === "string" ? { text: badge } : badge;
}

/** What the badges of something say, in words. */
export function badgeTexts(part: { badges?: (string | Badge)[] }): string[] {
  return (part.badges ?? []).map((badge) => badgeOf(badge).text);
}

/** The first sign of a name, which stands beside its colour and shape. */
export function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? "?").toLocaleUpperCase();
}

/** How many things lie in a zone, whether they are shown or not. */
export function sizeOf(zone: Zone): number {
  return zone.count ?? zone.cards?.length ?? 0;
}

/** A card's look in short: two cards with the same face cannot be told apart. */
export function faceOf(card: Part & { kind: string; up?: boolean; mark?: string }): string {
  return card.up === false ? "back" : `${card.kind}|${card.label ?? ""}|${card.mark ?? ""}`;
}

/** Pieces by what they stand on. */
export function standingOn(scene: Scene): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of scene.board?.pieces ?? []) found.set(piece.on, [...(found.get(piece.on) ?? []), piece]);
  return found;
}

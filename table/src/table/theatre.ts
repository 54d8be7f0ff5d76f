// Plays an act on the page: pieces travel, cards fly, by transforms alone (first, last, invert, play).
import { CARD_TIME, travelTime, type Act } from "../scene/stage";
import type { CardMove, PieceMove } from "../scene/travel";

export interface Marks {
  boxes: Map<string, DOMRect>;
  transforms: Map<string, string>;
}

const EASE = "cubic-bezier(.3,.1,.2,1)";

export function find(root: ParentNode, id: string): HTMLElement | SVGElement | null {
  return root.querySelector(`[data-el="${CSS.escape(id)}"]`);
}

/** Where everything is, before the next look is drawn. */
export function measure(root: ParentNode): Marks {
  const boxes = new Map<string, DOMRect>();
  const transforms = new Map<string, string>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-el]")) {
    const id = element.dataset["el"] as string;
    boxes.set(id, element.getBoundingClientRect());
    if (element.style.transform) transforms.set(id, element.style.transform);
  }
  return { boxes, transforms };
}

const ACT = "act"; // what our own movements are called

/** End every movement now: everything stands where it belongs. */
export function settle(root: HTMLElement): void {
  for (const movement of root.getAnimations({ subtree: true })) if (movement.id === ACT) movement.finish();
}

/** Play what has changed since; call it when the new look is in the page. */
export function perform(root: HTMLElement, act: Act, marks: Marks): void {
  for (const move of act.pieces) movePiece(root, move, marks, act);
  for (const move of act.cards) flyCard(root, move, marks, act);
}

function movePiece(root: HTMLElement, move: PieceMove, marks: Marks, { wait, speed }: Act): void {
  const piece = find(root, move.id);
  if (!piece) return;
  const timing = {
    id: ACT,
    duration: travelTime(move.way.length - 1) / speed,
    delay: wait,
    easing: EASE,
    fill: "backwards" as const,
  };
  const start = marks.transforms.get(move.id);
  if (piece instanceof SVGElement && start) {
    const between = move.way.slice(1, -1).map((id) => passing(root, id, piece));
    const steps = [start, ...between.filter(Boolean), piece.style.transform];
    piece.animate(
      steps.map((transform) => ({ transform })),
      timing,
    );
    return;
  }
  const from = marks.boxes.get(move.id);
  if (from) glide(piece, from, timing);
}

/** The transform of a piece that passes over a space. */
function passing(root: HTMLElement, id: string, piece: SVGElement): string {
  const space = find(root, id);
  const scale = /scale\(([\d.]+)\)/.exec(piece.style.transform)?.[1] ?? "1";
  return space?.dataset["x"]
    ? `translate(${space.dataset["x"]}px, ${space.dataset["y"]}px) scale(${scale})`
    : "";
}

function glide(element: Element, from: DOMRect, timing: KeyframeAnimationOptions): void {
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const zoom = to.width / ((element as HTMLElement).offsetWidth || to.width);
  const x = (from.x - to.x) / zoom;
  const y = (from.y - to.y) / zoom;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], timing);
}

/** A copy of the card flies over everything, while the card itself waits unseen. */
function flyCard(root: HTMLElement, move: CardMove, marks: Marks, { wait, speed }: Act): void {
  const target = find(root, move.to);
  const from = marks.boxes.get(move.from);
  if (!target || !from?.width) return;
  const to = target.getBoundingClientRect();
  if (!to.width) return;
  const ghost = target.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-el");
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  ghost.className += " ghost";
  Object.assign(ghost.style, {
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  root.append(ghost);
  const scale = Math.min(from.width / to.width, from.height / to.height) || 1;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const duration = CARD_TIME / speed;
  const timing = { id: ACT, duration, delay: wait, easing: EASE, fill: "backwards" as const };
  const flight = ghost.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
    timing,
  );
  if (target.dataset["card"] !== undefined) target.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  flight.finished.catch(() => {}).finally(() => ghost.remove());
}

// Hands on the table: clicks, long presses and keys, listened to in one place for all elements.
import { crowd, onlyChoice, spaceUnder } from "../scene/crowd";
import type { Play } from "../stores/play.svelte";
import type { Ghost } from "./ghost";
import { find } from "./theatre";

const LONG = 500; // ms of a long press
const DRAG = 12; // px from which on something is dragged
const STOP = 260; // ms that it is held over a thing on its way, to take that along
const FINGER = 44; // px that a finger finds
const POINTER = 20; // and a mouse

/** What may be dragged to where it is wanted. */
interface Held {
  id: string;
  x: number;
  y: number;
  ghost?: Ghost; // once it is dragged
}

const NO_GHOST: Ghost = { move: () => {}, end: () => {} };
let lifting: typeof import("./ghost").ghost | undefined; // comes with the first press

export function hands(play: Play): (root: HTMLElement) => () => void {
  return (root) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let swallow = false;
    let held: Held | null = null;
    let stop: ReturnType<typeof setTimeout> | undefined;
    /** The board lies still under what is held (`PanZoom.svelte`). */
    const hold = (it: Held | null) => {
      held?.ghost?.end();
      clearTimeout(stop);
      play.hand.over = null;
      held = it;
      if (it) root.dataset["held"] = "yes";
      else delete root.dataset["held"];
    };

    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listen: (event: HTMLElementEventMap[Name]) => void,
    ) => {
      root.addEventListener(name, listen);
      return () => root.removeEventListener(name, listen);
    };
    const undo = [
      on("click", (event) => {
        const id = elementAt(event);
        if (swallow || root.dataset["dragged"]) {
          swallow = false;
          return;
        }
        if (id && event.altKey) void play.room.ping(id);
        else if (id) touch(play, root, id, event);
        else if (play.inset) play.inset = null;
        else if (onEmptyBoard(event)) putBack(play);
        else if (play.view.staged && !(event.target as Element).closest("button, a, input"))
          play.view.hurry();
      }),
      on("contextmenu", (event) => {
        const id = elementAt(event);
        if (!id) return;
        event.preventDefault();
        play.questions.ask(id);
      }),
      on("pointerdown", (event) => {
        clearTimeout(press);
        if (!lifting) void import("./ghost").then(({ ghost }) => (lifting = ghost));
        swallow = false;
        const id = elementAt(event);
        const holds = id && event.isPrimary && !event.button ? whatDrags(play, id) : null; // two fingers hold the board
        hold(holds ? { id: holds, x: event.clientX, y: event.clientY } : null);
        if (!id || event.pointerType === "mouse") return;
        press = setTimeout(() => {
          if (root.dataset["dragged"]) return;
          swallow = true;
          play.questions.ask(id);
        }, LONG);
      }),
      on("pointermove", (event) => {
        if (!held) return;
        const { clientX: x, clientY: y } = event;
        if (!held.ghost && Math.hypot(x - held.x, y - held.y) > DRAG) {
          clearTimeout(press);
          held.ghost = lifting?.(root, held.id, x, y, event.pointerType === "touch") ?? NO_GHOST;
          if (!play.choice.picked.includes(held.id)) play.lift(held.id);
        }
        held.ghost?.move(x, y);
        const over = held.ghost ? aimedAt(play, root, event) : null;
        if (over === play.hand.over) return;
        play.hand.over = over;
        clearTimeout(stop);
        const thing = over !== null && play.view.known.get(over)?.what !== "space";
        if (thing) stop = setTimeout(() => play.choice.pass(over), STOP);
      }),
      on("pointerup", (event) => {
        clearTimeout(press);
        if (held?.ghost) swallow = drop(play, root, held.id, event);
        hold(null);
      }),
      on("pointercancel", () => {
        clearTimeout(press);
        hold(null);
      }),
      on("keydown", (event) => {
        const target = event.target as Element;
        if (target.matches("button, a, input") || (event.key !== "Enter" && event.key !== " ")) return;
        if (target.getAttribute("role") !== "button") return;
        const id = elementAt(event);
        if (!id) return;
        event.preventDefault();
        event.stopPropagation();
        play.touch(id);
      }),
    ];
    return () => {
      clearTimeout(press);
      for (const off of undo) off();
    };
  };
}

/** Touch an element; where pieces stand too close together, its space is laid out first. */
function touch(play: Play, root: HTMLElement, at: string, event: MouseEvent): void {
  const id = nearest(play, root, at, event);
  const space = (event.target as Element).closest(".pan-zoom") ? spaceUnder(id, play.view.known) : null;
  play.inset = null;
  const pieces = space && !play.view.playing ? crowd(space, play.view.upon) : [];
  if (!space || pieces.length < 2 || !tooClose(root, pieces, event)) return play.touch(id);
  const meant = play.canAct ? onlyChoice(space, pieces, play.choice.lit) : null;
  if (meant) play.touch(meant);
  else play.inset = space;
}

/** What is taken up where somebody presses: the beginning of a choice, which goes on elsewhere. */
function whatDrags(play: Play, id: string): string | null {
  if (play.busy || play.view.playing) return null;
  const touched = play.view.known.get(id);
  const zone = touched?.what === "card" ? touched.zone.id : "";
  return [id, zone].find((it) => play.hand.drags.has(it)) ?? null;
}

/** The elements at a point, the uppermost first. */
function at({ clientX, clientY }: PointerEvent): string[] {
  const under = document.elementsFromPoint(clientX, clientY);
  return under.map((it) => it.closest<HTMLElement>("[data-el]")?.dataset["el"] ?? "").filter(Boolean);
}

/** The target that is meant by where the pointer is: under it, or just missed by it. */
function aimedAt(play: Play, root: HTMLElement, event: PointerEvent): string | null {
  const { lit, far } = play.choice;
  const ids = at(event);
  const hit = ids.find((id) => lit.has(id)) ?? ids.find((id) => far.has(id));
  if (hit) return hit;
  let least = FINGER / 2;
  let found: string | null = null;
  for (const id of [...lit, ...far]) {
    const box = find(root, id)?.getBoundingClientRect();
    if (!box) continue;
    const away = Math.hypot(
      event.clientX - (box.x + box.width / 2),
      event.clientY - (box.y + box.height / 2),
    );
    if (away < least) [least, found] = [away, id];
  }
  return found;
}

/** Let go of what was dragged; true if that was over another element. */
function drop(play: Play, root: HTMLElement, from: string, event: PointerEvent): boolean {
  const to = aimedAt(play, root, event) ?? at(event)[0];
  if (!to || to === from) return false;
  play.choice.end(to);
  play.touch(to);
  return true;
}

/** A finger that misses what can be chosen by a little means it all the same. */
function nearest(play: Play, root: HTMLElement, id: string, event: MouseEvent): string {
  const finger = event instanceof PointerEvent && event.pointerType === "touch";
  if (!finger || !play.canAct || play.choice.lit.has(id) || play.choice.picked.includes(id)) return id;
  if (!(event.target as Element).closest(".board")) return id;
  let found = id;
  let least = FINGER / 2;
  for (const element of root.querySelectorAll<SVGElement>(".board [data-el].lit")) {
    const box = element.getBoundingClientRect();
    const far = Math.hypot(event.clientX - (box.x + box.width / 2), event.clientY - (box.y + box.height / 2));
    if (far < least) {
      least = far;
      found = element.dataset["el"] ?? id;
    }
  }
  return found;
}

function tooClose(root: HTMLElement, pieces: { id: string }[], event: MouseEvent): boolean {
  const by = event instanceof PointerEvent ? event.pointerType : "";
  const least = by === "mouse" ? POINTER : by ? FINGER : 0;
  return pieces.some(({ id }) => {
    const box = find(root, id)?.getBoundingClientRect();
    return box !== undefined && Math.min(box.width, box.height) < least;
  });
}

function elementAt(event: Event): string | undefined {
  return (event.target as Element).closest<HTMLElement>("[data-el]")?.dataset["el"];
}

function onEmptyBoard(event: Event): boolean {
  return (
    (event.target as Element).closest(".pan-zoom") !== null &&
    (event.target as Element).closest("button") === null
  );
}

function putBack(play: Play): void {
  if (play.view.playing) return play.view.hurry();
  play.view.skip();
  if (play.questions.about) play.questions.about = null;
  else play.choice.back();
}

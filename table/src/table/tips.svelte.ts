// What a thing is called and does is told where the mouse was moved onto it, or the keyboard has gone to it.
import type { Play } from "../stores/play.svelte";
import { find } from "./theatre";

const HOVER = 350; // ms

export interface Tip {
  id: string;
  box: DOMRect;
}

/** Listen for a mouse that is moved onto a thing by hand: a thing that comes under a resting mouse tells nothing. */
export function tips(play: Play, tell: (tip: Tip | null) => void): (root: HTMLElement) => () => void {
  return (root) => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    let over = ""; // what the mouse was moved onto last
    let at = { x: -1, y: -1 };
    const quiet = () => {
      clearTimeout(wait);
      tell(null);
    };
    const show = (id: string) => {
      const box = find(root, id)?.getBoundingClientRect();
      if (box && !play.view.playing && !play.view.staged) tell({ id, box });
    };
    function move(event: PointerEvent) {
      const { x, y } = event;
      const before = at;
      if (event.pointerType !== "mouse" || (x === before.x && y === before.y)) return;
      at = { x, y };
      const id = thingOf(event.target);
      if (id === over) return;
      over = id;
      quiet();
      const slid = id !== "" && thingOf(document.elementFromPoint(before.x, before.y)) === id;
      if (id && !slid && !event.buttons) wait = setTimeout(() => thingAt(at) === id && show(id), HOVER);
    }
    function leave() {
      over = "";
      quiet();
    }
    function focus({ target }: FocusEvent) {
      const id = (target as Element).matches(":focus-visible") ? thingOf(target) : "";
      if (id) show(id);
      else quiet();
    }
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerleave", leave);
    root.addEventListener("pointerdown", quiet);
    root.addEventListener("focusin", focus);
    // What is told belongs to this moment: the next one comes without it.
    $effect(() => {
      void [play.view.look, play.view.playing, play.view.staged];
      return quiet;
    });
    return () => {
      quiet();
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerleave", leave);
      root.removeEventListener("pointerdown", quiet);
      root.removeEventListener("focusin", focus);
    };
  };
}

function thingOf(target: EventTarget | null): string {
  const thing = target instanceof Element ? target.closest<HTMLElement>("[data-el]") : null;
  return thing?.dataset["el"] ?? "";
}

const thingAt = ({ x, y }: { x: number; y: number }): string => thingOf(document.elementFromPoint(x, y));

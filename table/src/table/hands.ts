// Hands on the table: clicks, long presses, keys and hovering, listened to in one place for all elements.
import type { Play } from "../stores/play.svelte";

const LONG = 500; // ms of a long press
const HOVER = 350;

export interface Tip {
  id: string;
  box: DOMRect;
}

export function hands(play: Play, tip: (tip: Tip | null) => void): (root: HTMLElement) => () => void {
  return (root) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let hover: ReturnType<typeof setTimeout> | undefined;
    let swallow = false;

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
        tip(null);
        if (id && event.altKey) void play.ping(id);
        else if (id) play.touch(id);
        else if (onEmptyBoard(event)) putBack(play);
        else if (play.view.staged && !(event.target as Element).closest("button, a, input"))
          play.view.hurry();
      }),
      on("contextmenu", (event) => {
        const id = elementAt(event);
        if (!id) return;
        event.preventDefault();
        play.askAbout(id);
      }),
      on("pointerdown", (event) => {
        clearTimeout(press);
        swallow = false;
        const id = elementAt(event);
        if (!id || event.pointerType === "mouse") return;
        press = setTimeout(() => {
          if (root.dataset["dragged"]) return;
          swallow = true;
          play.askAbout(id);
        }, LONG);
      }),
      on("pointerup", () => clearTimeout(press)),
      on("pointercancel", () => clearTimeout(press)),
      on("pointerover", (event) => {
        clearTimeout(hover);
        if (event.pointerType !== "mouse") return;
        const element = (event.target as Element).closest<HTMLElement>("[data-el]");
        if (!element) tip(null);
        else
          hover = setTimeout(
            () => tip({ id: element.dataset["el"] ?? "", box: element.getBoundingClientRect() }),
            HOVER,
          );
      }),
      on("pointerleave", () => {
        clearTimeout(hover);
        tip(null);
      }),
      on("focusin", (event) => {
        const element = (event.target as Element).closest<HTMLElement>("[data-el]");
        tip(
          element?.matches(":focus-visible")
            ? { id: element.dataset["el"] ?? "", box: element.getBoundingClientRect() }
            : null,
        );
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
      clearTimeout(hover);
      for (const off of undo) off();
    };
  };
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
  if (play.about) play.about = null;
  else play.choice.back();
}

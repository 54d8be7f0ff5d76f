// What is dragged follows the pointer or the finger, as a picture of itself; the thing stays where it is, faintly.
import { find } from "./theatre";

export interface Ghost {
  move(x: number, y: number): void;
  end(): void;
}

const LIFT = 1.15; // by how much it is larger while it is held
const ABOVE = 26; // px by which it is above a finger, which would cover it

export function ghost(root: HTMLElement, id: string, x: number, y: number, finger: boolean): Ghost {
  const thing = find(root, id);
  if (!thing) return { move: () => {}, end: () => {} };
  const { width, height } = thing.getBoundingClientRect();
  const picture = document.createElement("div");
  picture.className = "ghost";
  picture.ariaHidden = "true";
  picture.append(thing instanceof SVGGraphicsElement ? drawn(thing) : copied(thing));
  Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });
  thing.dataset["lifted"] = "yes";
  root.append(picture);
  const move = (toX: number, toY: number) => {
    const top = toY - height / 2 - (finger ? ABOVE : 0);
    picture.style.transform = `translate(${toX - width / 2}px, ${top}px) scale(${LIFT})`;
  };
  move(x, y);
  return {
    move,
    end: () => {
      delete thing.dataset["lifted"];
      picture.remove();
    },
  };
}

function drawn(thing: SVGGraphicsElement): SVGSVGElement {
  const box = thing.getBBox();
  const svg = (thing.ownerSVGElement as SVGSVGElement).cloneNode() as SVGSVGElement;
  for (const name of ["class", "role", "aria-label"]) svg.removeAttribute(name);
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  const copy = copied(thing);
  copy.removeAttribute("transform");
  copy.style.transform = "none";
  svg.append(copy);
  return svg;
}

function copied<Thing extends HTMLElement | SVGElement>(thing: Thing): Thing {
  const copy = thing.cloneNode(true) as Thing;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("[data-el]")]) delete each.dataset["el"];
  const card = getComputedStyle(thing).getPropertyValue("--card-w");
  if (card) copy.style.setProperty("--card-w", card);
  return copy;
}

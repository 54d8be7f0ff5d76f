// A game's own drawing of the board: laid under everything, and asked where its spaces and zones are.
import type { Part } from "../protocol/types";
import type { Box, Place } from "../scene/geometry";

const SIZES = ["x", "y", "width", "height"] as const;

export class Drawn {
  private parts: Map<string, SVGGraphicsElement> = $state.raw(new Map());
  private boxes: Map<string, Box> = $state.raw(new Map());

  /** Put a copy of the drawing into a layer of the board, and learn where its parts are. */
  lay(drawing: SVGSVGElement): (layer: SVGGElement) => () => void {
    return (layer) => {
      const svg = drawing.cloneNode(true) as SVGSVGElement;
      for (const name of SIZES) svg.setAttribute(name, String(svg.viewBox.baseVal[name]));
      layer.replaceChildren(svg);
      const parts = [...svg.querySelectorAll("[id]")].filter((part) => part instanceof SVGGraphicsElement);
      this.parts = new Map(parts.map((part) => [part.id, part]));
      this.boxes = new Map(parts.map((part) => [part.id, boxOf(part)]));
      return () => {
        this.parts = new Map();
        this.boxes = new Map();
      };
    };
  }

  part(id: string): SVGGraphicsElement | undefined {
    return this.parts.get(id);
  }

  box(id: string): Box | undefined {
    return this.boxes.get(id);
  }

  /** Those of some things that are drawn, with their middles. */
  places(things: Part[]): Map<string, Place> {
    const found = new Map<string, Place>();
    for (const { id } of things) {
      const box = this.boxes.get(id);
      if (box) found.set(id, middle(roomOf(this.parts.get(id)) ?? box));
    }
    return found;
  }
}

function boxOf(part: SVGGraphicsElement): Box {
  const { x, y, width, height } = part.getBBox();
  return { x, y, w: width, h: height };
}

/** Where the pieces of a drawn space stand, if it says so: `data-room="x y width height"`. */
function roomOf(part: SVGGraphicsElement | undefined): Box | null {
  const [x, y, w, h] = (part?.dataset["room"] ?? "").split(" ").map(Number);
  return x === undefined || y === undefined || w === undefined || h === undefined ? null : { x, y, w, h };
}

function middle({ x, y, w, h }: Box): Place {
  return { x: x + w / 2, y: y + h / 2, w, h };
}

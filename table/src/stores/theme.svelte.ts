// The look of a game: its colours, and its drawings as SVG symbols. The table can be used before they have come.
import { at } from "../protocol/base";
import type { Box as Frame } from "../scene/geometry";
import { looks } from "./looks";

class Theme {
  /** The symbols that have come, with their view boxes. */
  symbols: Map<string, string> = $state.raw(new Map());
  /** A drawing whose element ids are the spaces. */
  drawing: SVGSVGElement | null = $state.raw(null);
  private game = "";
  private sheet: HTMLLinkElement | null = null;
  private sprite: Element | null = null;

  /** Dress the page for a game, or undress it. */
  wear(game: string, files: string[]): void {
    if (game === this.game) return;
    this.undress();
    this.game = game;
    looks.wear(game);
    if (!game) return;
    document.documentElement.dataset["game"] = game;
    const sheet = files.includes("theme.css") ? link(at(`/games/${game}/theme.css`)) : null;
    this.sheet = sheet;
    const coming = [
      sheet && loaded(sheet),
      files.includes("icons.svg") && this.fetchIcons(game),
      files.includes("board.svg") && this.fetchDrawing(game),
    ];
    void Promise.all(coming).then(() => this.finish(game));
  }

  /** Say on the page that all there is has come: whoever takes a picture of it waits for that. */
  private finish(game: string): void {
    if (game === this.game) document.documentElement.dataset["dressed"] = game;
  }

  has(symbol: string): boolean {
    return this.symbols.has(symbol);
  }

  /** The first of these symbols that there is. */
  first(...symbols: string[]): string {
    return symbols.find((symbol) => this.symbols.has(symbol)) ?? "";
  }

  /** Where the ground of the board lies, in board units. */
  get ground(): Frame | null {
    const [x, y, w, h] = (this.symbols.get("board") ?? "").split(/[\s,]+/).map(Number);
    return x === undefined || y === undefined || w === undefined || h === undefined ? null : { x, y, w, h };
  }

  private undress(): void {
    delete document.documentElement.dataset["game"];
    delete document.documentElement.dataset["dressed"];
    this.sheet?.remove();
    this.sprite?.remove();
    this.sheet = this.sprite = this.drawing = null;
    this.symbols = new Map();
    this.game = "";
  }

  private async fetchIcons(game: string): Promise<void> {
    const svg = await fetchSvg(at(`/games/${game}/icons.svg`));
    if (!svg || game !== this.game) return;
    svg.setAttribute("style", "position:absolute;width:0;height:0;overflow:hidden");
    svg.setAttribute("aria-hidden", "true");
    this.sprite = document.body.appendChild(svg);
    const symbols = [...svg.querySelectorAll("symbol[id]")];
    this.symbols = new Map(
      symbols.map((symbol) => [symbol.id, symbol.getAttribute("viewBox") ?? "0 0 100 100"]),
    );
  }

  private async fetchDrawing(game: string): Promise<void> {
    const svg = await fetchSvg(at(`/games/${game}/board.svg`));
    if (svg && game === this.game) this.drawing = svg;
  }
}

function link(href: string): HTMLLinkElement {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  return document.head.appendChild(sheet);
}

/** A sheet has come, or never will. */
function loaded(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((done) => (sheet.onload = sheet.onerror = () => done()));
}

/** A drawing as elements of this page, without anything that could act. */
async function fetchSvg(path: string): Promise<SVGSVGElement | null> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return null;
    const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    if (!(parsed instanceof SVGSVGElement)) return null;
    for (const script of parsed.querySelectorAll("script, foreignObject")) script.remove();
    return document.importNode(parsed, true);
  } catch {
    return null;
  }
}

export const theme = new Theme();

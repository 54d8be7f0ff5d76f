// The end as a picture to share: drawn on a canvas of this page, in the colours of the game.
import { SHAPES } from "../parts/SeatShape.svelte";
import { initial } from "../scene/elements";

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 64;

export interface Person {
  seat: number;
  name: string;
  won: boolean;
  signs: string[];
}

export interface End {
  game: string;
  title: string;
  text: string;
  day: string;
  feeling: "won" | "lost" | "calm";
  people: Person[];
}

/** Share the end as it is told here. */
export async function sharePicture(end: End): Promise<void> {
  await handOn(await drawn(end), end.game);
}

/** Share the picture that stands on this page; a browser that cannot draw the page shares the one that is told. */
export async function sharePoster(sheet: HTMLElement, end: End): Promise<void> {
  const { snapshot } = await import("../acts/snapshot");
  const picture = await snapshot(sheet, WIDTH, HEIGHT).catch(() => drawn(end));
  await handOn(picture, end.game);
}

/** Hand a picture on where the device can, else put it with what was loaded down. */
async function handOn(picture: Blob, title: string): Promise<void> {
  const name = `${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}.png`;
  const file = new File([picture], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // thought better of
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function drawn(end: End): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  await document.fonts.ready;
  const style = getComputedStyle(document.documentElement);
  const look = (name: string) => style.getPropertyValue(name).trim();
  ground(pen, end, look("--accent"));
  heading(pen, end, look("--font-title"), look("--font-text"));
  people(pen, end, look);
  return new Promise((done, fail) =>
    canvas.toBlob((picture) => (picture ? done(picture) : fail(new Error("no picture"))), "image/png"),
  );
}

const INK = { won: "#21170f", lost: "#f6eef0", calm: "#2c2420" };
const PAPER = { won: "#f2c14e", lost: "#2b2731", calm: "#f7efdd" };

function ground(pen: CanvasRenderingContext2D, { feeling }: End, accent: string): void {
  pen.fillStyle = PAPER[feeling];
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (feeling === "won") {
    pen.fillStyle = "#fff3c459";
    for (let ray = 0; ray < 18; ray += 1) {
      const angle = (ray / 18) * 2 * Math.PI;
      pen.beginPath();
      pen.moveTo(WIDTH / 2, HEIGHT * 0.4);
      pen.arc(WIDTH / 2, HEIGHT * 0.4, WIDTH, angle, angle + Math.PI / 20);
      pen.fill();
    }
  }
  pen.fillStyle = accent || "#93321f";
  pen.fillRect(0, 0, WIDTH, 18);
  pen.fillRect(0, HEIGHT - 18, WIDTH, 18);
}

function heading(pen: CanvasRenderingContext2D, end: End, titles: string, texts: string): void {
  pen.fillStyle = INK[end.feeling];
  pen.textBaseline = "alphabetic";
  pen.font = `600 30px ${texts}`;
  pen.fillText(end.game, EDGE, 92);
  pen.textAlign = "right";
  pen.fillText(end.day, WIDTH - EDGE, 92);
  pen.textAlign = "left";
  pen.font = `700 78px ${titles}`;
  fitted(pen, end.title, EDGE, 190);
  pen.font = `500 36px ${texts}`;
  broken(pen, end.text).forEach((line, index) => pen.fillText(line, EDGE, 258 + 46 * index));
  pen.font = `600 24px ${texts}`;
  pen.textAlign = "right";
  pen.fillText("Coffret", WIDTH - EDGE, HEIGHT - 42);
  pen.textAlign = "left";
}

function people(pen: CanvasRenderingContext2D, end: End, look: (name: string) => string): void {
  const columns = end.people.length > 4 ? 4 : Math.max(1, Math.min(4, end.people.length));
  const wide = (WIDTH - 2 * EDGE) / Math.max(2, columns);
  end.people.forEach(({ seat, name, won, signs }, index) => {
    const x = EDGE + (index % columns) * wide;
    const y = 378 + Math.floor(index / columns) * 100;
    pen.save();
    pen.translate(x, y);
    pen.scale(0.72, 0.72);
    pen.fillStyle = look(`--seat-${seat % 8}`) || "#0b6699";
    pen.fill(new Path2D(SHAPES[seat % 8]));
    pen.fillStyle = look("--seat-ink") || "#ffffff";
    pen.font = `700 46px ${look("--font-text")}`;
    pen.textAlign = "center";
    pen.fillText(initial(name), 50, seat % 8 === 2 ? 76 : 66);
    pen.restore();
    pen.fillStyle = INK[end.feeling];
    pen.font = `700 28px ${look("--font-text")}`;
    pen.fillText(`${won ? "★ " : ""}${name}`, x + 86, y + 34, wide - 96);
    pen.font = `500 22px ${look("--font-text")}`;
    pen.fillText(signs[0] ?? "", x + 86, y + 64, wide - 96);
  });
}

function fitted(pen: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  pen.fillText(text, x, y, WIDTH - 2 * EDGE);
}

/** A text in two lines at most. */
function broken(pen: CanvasRenderingContext2D, text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (pen.measureText(longer).width <= WIDTH - 2 * EDGE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length <= 2 ? lines : [lines[0] ?? "", `${lines[1] ?? ""} …`];
}

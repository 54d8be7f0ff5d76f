// A play as one seat saw it, step by step, fetched in parts.
import { acted, type Acted } from "./acted";
import { applied } from "./diff";
import type { Line, Look, Replay } from "./types";

export interface Frame {
  look: Look;
  news: Line[];
  acts: Acted[]; // what was to be seen between its news
}

export class Film {
  readonly frames: Frame[] = [];
  last = 0;

  constructor(private readonly fetchPart: (from: number) => Promise<Replay>) {}

  get complete(): boolean {
    return this.frames.length > this.last;
  }

  /** Fetch the next part; false when there is none. */
  async more(): Promise<boolean> {
    if (this.frames.length && this.complete) return false;
    const from = this.frames.length;
    const part = await this.fetchPart(from);
    this.last = part.last;
    let look = part.look;
    this.frames[part.from] = { look, news: part.lines, acts: [] };
    for (const step of part.steps) {
      const acts = acted(look, step.acts);
      look = applied(look, step.diff);
      this.frames[step.step] = { look, news: step.news, acts };
    }
    return this.frames.length > from;
  }

  /** All that had been told by this step. */
  linesUpTo(step: number): Line[] {
    return this.frames.slice(0, step + 1).flatMap((frame) => frame.news);
  }

  /** The first step by which so many lines had been told. */
  stepWith(lines: number): number {
    let count = 0;
    const step = this.frames.findIndex((frame) => (count += frame.news.length) >= lines);
    return step < 0 ? this.last : step;
  }

  /** The step at which the so-many-th last line was told. */
  stepOfLine(fromEnd: number): number {
    let count = 0;
    for (let step = this.frames.length - 1; step > 0; step -= 1) {
      count += this.frames[step]?.news.length ?? 0;
      if (count > fromEnd) return step;
    }
    return 0;
  }
}

// What a screen reader is to say: each line once and in order, and off the page again when it has been said.
import { untrack } from "svelte";

const KEPT = 8000; // ms

export interface Said {
  id: number;
  text: string;
}

/** What of a text has not been said just before, sentence by sentence. */
export function fresh(text: string, before: string): string {
  const sentences = (all: string) => all.split(/(?<=[.!?:])\s+/);
  const said = new Set(sentences(before));
  return sentences(text)
    .filter((sentence) => !said.has(sentence))
    .join(" ");
}

class Voice {
  lines: Said[] = $state.raw([]);
  count = 0; // lines that were ever said

  say(...texts: string[]): void {
    const fresh = texts.filter(Boolean).map((text) => ({ id: ++this.count, text }));
    if (!fresh.length) return;
    this.lines = [...untrack(() => this.lines), ...fresh]; // to say something is not to wait for it
    setTimeout(() => (this.lines = this.lines.filter((line) => !fresh.includes(line))), KEPT);
  }

  /** Another person listens. */
  clear(): void {
    this.lines = [];
  }
}

export const voice = new Voice();

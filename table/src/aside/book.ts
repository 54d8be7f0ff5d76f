// Finding one's way in a rulebook: what belongs together, and which paragraph matters now.
import type { Block, Book, Run } from "../protocol/types";

/** Blocks in a row that make one list, or a block alone. */
export interface Group {
  kind: Block["kind"];
  blocks: Block[];
}

export function groups(blocks: Block[]): Group[] {
  const found: Group[] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (last && last.kind === block.kind && (block.kind === "item" || block.kind === "step"))
      last.blocks.push(block);
    else found.push({ kind: block.kind, blocks: [block] });
  }
  return found;
}

const chapter = (id: string) => id.slice(0, id.lastIndexOf("-"));

/** The first paragraph that tells one of these rules, the most important first; or else one of the same chapter. */
export function tells(book: Book, rules: string[]): Block | null {
  const blocks = book.sections.flatMap((section) => section.blocks);
  const citing = (fits: (id: string) => boolean) =>
    blocks.find((block) => block.runs.some((run) => run.rules?.some(fits)));
  for (const rule of rules) {
    const found = citing((id) => id === rule) ?? citing((id) => chapter(id) === chapter(rule));
    if (found) return found;
  }
  return null;
}

/** Runs with the references that follow them; the last word stays with its reference when a line is broken. */
export function tied(runs: Run[]): (Run & { text: string; last: string })[] {
  const found: (Run & { text: string; last: string })[] = [];
  for (const { text = "", style, rules } of runs) {
    const before = found.at(-1);
    if (!rules) found.push({ text, last: "", ...(style && { style }) });
    else if (!before || before.style || before.rules) found.push({ text: "", last: "", rules });
    else {
      const cut = before.text.lastIndexOf(" ") + 1;
      Object.assign(before, { text: before.text.slice(0, cut), last: before.text.slice(cut), rules });
    }
  }
  return found;
}

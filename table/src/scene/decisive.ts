// The steps that led to the end: of what was told last, what does not happen all the time.
import type { Line } from "../protocol/types";

const LATE = 40; // lines before the end that can have led there
const FEW = 5; // different things that tell one sort of line from another

export interface Step {
  line: Line;
  back: number; // lines from the end
}

/** The last line, and the rarest of those before it, in the order in which they happened. */
export function decisive(lines: Line[], count = 5): Step[] {
  const often = new Map<string, number>();
  const kinds = new Map<string, Set<string>>(); // the different things that lines of one sort name
  for (const line of lines)
    for (const [sort, key] of told(line)) {
      often.set(sort, (often.get(sort) ?? 0) + 1);
      if (key !== sort) often.set(key, (often.get(key) ?? 0) + 1);
      kinds.set(sort, (kinds.get(sort) ?? new Set()).add(key));
    }
  const rare = (line: Line) =>
    Math.min(
      ...told(line).map(([sort, key]) => {
        const different = kinds.get(sort)?.size ?? 0;
        const usual = different <= FEW && (often.get(sort) ?? 0) > different;
        return often.get(usual ? key : sort) ?? 0;
      }),
    );
  const steps = lines.map((line, index) => ({ line, back: lines.length - index }));
  const late = steps.slice(-LATE, -1).map((step) => ({ ...step, rare: rare(step.line) }));
  late.sort((a, b) => a.rare - b.rare || a.back - b.back);
  return [...late.slice(0, count - 1), ...steps.slice(-1)].sort((a, b) => b.back - a.back);
}

/** What a line tells: its event, and what it names, other than people and numbers. */
function told({ event, args }: Line): [sort: string, key: string][] {
  const things = args.filter(({ kind }) => !["seat", "number", "index"].includes(kind));
  const named = things.map(({ name, value }): [string, string] => [
    `${event} ${name}`,
    `${event} ${name} ${String(value)}`,
  ]);
  return [[event, event], ...named];
}

// The steps that led to the end: what the game itself stages as decisive, then, of what was told last, what does not
// happen all the time.
import type { Line } from "../protocol/types";

const LATE = 40; // lines before the end that can have led there
const AFTERMATH = 12; // lines that may follow what ended it, such as roles that are shown
const DECISIVE = 2;
const FEW = 5; // different things that tell one sort of line from another

export interface Step {
  line: Line;
  back: number; // lines from the end
}

/** The last line, what was staged as decisive, and the rarest of those before it, in the order in which they happened. */
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
  const ended = steps.findLast(({ line }) => line.moment);
  const last = ended && weight(ended.line) === DECISIVE && ended.back <= AFTERMATH ? ended : steps.at(-1);
  const before = steps.filter(({ back }) => back > (last?.back ?? 0));
  const staged = before.filter(({ line }) => weight(line) > 0);
  staged.sort((a, b) => weight(b.line) - weight(a.line) || a.back - b.back);
  const late = before
    .slice(-LATE)
    .filter(({ line }) => !weight(line))
    .map((step) => ({ ...step, rare: rare(step.line) }));
  late.sort((a, b) => a.rare - b.rare || a.back - b.back);
  const chosen = [...staged, ...late].slice(0, count - 1);
  return [...chosen, ...(last ? [last] : [])].sort((a, b) => b.back - a.back);
}

/** How much an event decides, as its game stages it. */
function weight({ moment }: Line): number {
  if (moment?.tone === "triumph" || moment?.tone === "blow") return DECISIVE;
  return moment?.tone ? 1 : 0;
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

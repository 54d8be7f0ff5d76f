// The steps that led to the end: what the game itself stages as decisive, then what it stages as good or bad, the latest
// first, and nothing else.
import type { Line } from "../protocol/types";

const AFTERMATH = 12; // lines that may follow what ended it, such as roles that are shown
const DECISIVE = 2;

export interface Step {
  line: Line;
  back: number; // lines from the end
}

/** What was staged, and what ended it, in the order in which it happened. */
export function decisive(lines: Line[], count = 5): Step[] {
  const steps = lines.map((line, index) => ({ line, back: lines.length - index }));
  const ended = steps.findLast(({ line }) => line.moment);
  const last = ended && weight(ended.line) === DECISIVE && ended.back <= AFTERMATH ? ended : steps.at(-1);
  const staged = steps.filter(({ line, back }) => back > (last?.back ?? 0) && weight(line) > 0);
  staged.sort((a, b) => weight(b.line) - weight(a.line) || a.back - b.back);
  return [...staged.slice(0, count - 1), ...(last ? [last] : [])].sort((a, b) => b.back - a.back);
}

/** How much an event decides, as its game stages it. */
function weight({ moment }: Line): number {
  if (moment?.tone === "triumph" || moment?.tone === "blow") return DECISIVE;
  return moment?.tone ? 1 : 0;
}

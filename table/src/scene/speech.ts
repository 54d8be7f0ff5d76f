// Speech: what can be said is put together from its parts, and what was said last stands at each seat.
import type { Line, Option, Seat } from "../protocol/types";

/** Statements of one kind. */
export interface Topic {
  group: string;
  name: string;
  options: Option[];
}

/** One value of a part, as a control offers it. */
export interface Value {
  id: string;
  text: string;
  on: boolean; // of the statement that is chosen
  true: boolean; // of the statement that is true, as far as the speaker knows
}

export interface Control {
  name: string;
  values: Value[];
}

export function topics(words: Option[]): Topic[] {
  const found = new Map<string, Topic>();
  for (const option of words) {
    const topic = found.get(option.group) ?? {
      group: option.group,
      name: option.family ?? option.label,
      options: [],
    };
    topic.options.push(option);
    found.set(option.group, topic);
  }
  return [...found.values()];
}

/** The arguments of an option in the notation. */
export function args(option: Option): string[] {
  return option.do.split(" ")[1]?.split(":") ?? [];
}

/** What is said if nothing else is chosen: the truth, where there is one. */
export function usual(options: Option[]): Option | undefined {
  return options.find((option) => option.hint) ?? options[0];
}

/** One control for each part in which the statements differ. */
export function controls(options: Option[], chosen: Option): Control[] {
  const truths = options.filter((option) => option.hint);
  const found = (chosen.parts ?? []).map(({ name }, at) => {
    const values = new Map<string, Value>();
    for (const option of options) {
      const id = args(option)[at] ?? "";
      const isTrue = truths.some((it) => args(it)[at] === id);
      values.set(id, { id, text: option.parts?.[at]?.text ?? id, on: args(chosen)[at] === id, true: isTrue });
    }
    return { name, values: [...values.values()] };
  });
  return found;
}

/** The statement with another value of a part, as like the one before as can be said. */
export function changed(options: Option[], chosen: Option, at: number, id: string): Option {
  const before = args(chosen);
  const alike = (option: Option) => args(option).filter((value, index) => value === before[index]).length;
  const fitting = options.filter((option) => args(option)[at] === id);
  return fitting.reduce(
    (best, option) => (alike(option) > alike(best) ? option : best),
    fitting[0] ?? chosen,
  );
}

/** What everybody has said since something last happened. */
export function bubbles(lines: Line[]): Map<Seat, Line> {
  const found = new Map<Seat, Line>();
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    const speaker = line?.says ? line.args.find((fact) => fact.name === "speaker") : undefined;
    if (!line?.says || typeof speaker?.value !== "number") break;
    if (!found.has(speaker.value)) found.set(speaker.value, line);
  }
  return found;
}

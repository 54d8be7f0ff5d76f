// What a hand finds: what lies on the table and what does not, the main act, the tray, and what each target is worth.
import type { Option, Seat } from "../protocol/types";
import { spaceUnder } from "./crowd";
import { faceOf, type Elements } from "./elements";
import { AGAIN, arranged, isEnd, isMain, menu, type Acts, type Entry } from "./narrow";

/** Whether an element is to be seen and touched where it lies, whatever the screen. */
export type Lies = (id: string) => boolean;

/** At a round table the seats lie on it; elsewhere what others have is beside the board, where there is room for it. */
export function lying(known: Elements, me: Seat, round: boolean): Lies {
  const theirs = (seat: Seat | null | undefined) => seat != null && seat !== me && !round;
  return (id) => {
    const it = known.get(id);
    if (!it || it.what === "meter" || it.what === "feed") return false;
    if (it.what === "seat") return round;
    if (it.what === "card") return !theirs(it.zone.seat);
    return it.what !== "zone" || !theirs(it.part.seat);
  };
}

/** The options that want nothing more of what lies on the table. */
export function loose(options: Option[], picked: string[], lies: Lies): Option[] {
  return options.filter(({ touches }) => touches.every((id) => picked.includes(id) || !lies(id)));
}

const FEW_TARGETS = 6; // of one thing, that glow before it is taken up

/** What a first touch can mean: what options begin with; and where one touch decides, if that is not all over the board. */
export function beginnings(options: Option[], known: Elements): Set<string> {
  const found = new Set(options.flatMap(({ touches }) => leading(touches, known)));
  const all = options.flatMap(({ touches }) => touches.map((id) => ({ id, by: touches[0] ?? "" })));
  const often = new Map<string, number>();
  for (const { id } of all) often.set(id, (often.get(id) ?? 0) + 1);
  const under = new Set([...found].map((id) => spaceUnder(id, known))); // where it lies is not where it goes
  const alone = all.filter(({ id }) => often.get(id) === 1 && !found.has(id) && !under.has(id));
  const many = new Map<string, number>();
  for (const { by } of alone) many.set(by, (many.get(by) ?? 0) + 1);
  for (const { id, by } of alone) if ((many.get(by) ?? 0) <= FEW_TARGETS) found.add(id);
  return found;
}

/** What an option begins with: the first thing it touches, and those of the same kind right after it, such as dice. */
function leading(touches: string[], known: Elements): string[] {
  const kind = (id = "") => {
    const it = known.get(id);
    return it && "kind" in it.part ? `${it.what} ${it.part.kind}` : (it?.what ?? "");
  };
  const other = touches.findIndex((id) => kind(id) !== kind(touches[0]));
  return other < 0 ? touches : touches.slice(0, other);
}

/** The option that the game puts first among these, if it names one; of runs that begin with it, the longest. */
export function proposed(options: Option[], runs: Option[] = []): Option | null {
  const ranked = options.filter((option) => option.rank).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return ranked[0] ? inFull(ranked[0], runs) : null;
}

/** An option with all that is proposed together with it. */
function inFull(option: Option, runs: Option[]): Option {
  const onward = runs.filter((run) => run.rank && run.steps?.[0] === option.do);
  const run = onward.sort((a, b) => (b.steps?.length ?? 0) - (a.steps?.length ?? 0))[0];
  return run ? { ...option, ...run, label: option.label } : option;
}

/** What ends something, with what comes next, as one label: that is what is done by it. */
function led(option: Option, runs: Option[]): Option {
  const { then: _, ...all } = inFull(option, runs);
  return all.steps ? { ...all, label: runs.find((run) => run.do === all.do)?.label ?? all.label } : option;
}

/** What is proposed as one that begins what may all be done as proposed: that, and the rest of it. */
export function rested(main: Option | null, kinds: string[]): Option | null {
  const steps = main?.rank ? (main.steps ?? [main.do]) : [];
  const some = steps.some((step) => kinds.includes(step.split(" ", 1)[0] ?? ""));
  if (!main || !some) return null;
  const { hint: _, danger: __, reason: ___, ...rest } = main;
  return { ...rest, rest: true };
}

/** What stands at the place of the main act: what carries the game on, or else the one thing that is left, or an end. */
export function mainAct(
  options: Option[],
  runs: Option[],
  picked: string[],
  acts: Acts,
  lies: Lies,
): Option | null {
  const [only, ...others] = options;
  const best = proposed(options, runs);
  if (best) return best;
  if (!only || !others.length) return only ?? null;
  const free = loose(options, picked, lies);
  const again = options.find(({ group }) => group === AGAIN);
  if (again && !picked.length) return again;
  const mains = options.filter((option) => isMain(option, acts));
  if (mains.length === 1 && !picked.length) return mains[0] ?? null;
  const leading = arranged(free, acts).filter((it): it is Option => "do" in it);
  const [first, ...rest] = leading;
  if (!first) return null;
  if (isMain(first, acts) || !rest.length) return picked.length ? first : led(first, runs);
  if (picked.length || free.length === options.length) return null;
  const end = leading.find((option) => isEnd(option, acts));
  return end ? led(end, runs) : null;
}

const TRAY = 4;

/** What is offered for nothing on the table, beside the main act; of many, each kind is one entry that opens. */
export function tray(free: Option[], main: Option | null, acts: Acts): Entry[] {
  const rest = free.filter((option) => option.do !== main?.do);
  if (rest.length <= TRAY) return arranged(rest, acts);
  const folded = arranged(menu(rest), acts);
  return folded.slice(0, folded.length > TRAY ? TRAY - 1 : TRAY);
}

/** Something that can be touched next, and in a few signs what that is worth. */
export interface Target {
  id: string;
  tag: string;
  danger: boolean;
}

/** What can be touched after what was picked: with the chance, gain or price of what that would come to. */
export function targets(options: Option[], runs: Option[], picked: string[], lies: Lies): Target[] {
  const direct = ahead(options, picked, lies);
  const further = ahead(runs, picked, lies);
  for (const id of direct.keys()) further.delete(id);
  return [...direct, ...further].map(([id, found]) => {
    const meant = proposed(found) ?? shortest(found);
    return { id, tag: meant?.hint ?? "", danger: found.every((option) => option.danger === true) };
  });
}

function ahead(options: Option[], picked: string[], lies: Lies): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    if (!picked.every((id) => option.touches.includes(id))) continue;
    for (const id of option.touches)
      if (!picked.includes(id) && lies(id)) found.set(id, [...(found.get(id) ?? []), option]);
  }
  return found;
}

/** The option that a touch would come to, if its worth is the same for all that are as short. */
function shortest(options: Option[]): Option | null {
  const length = (option: Option) => option.steps?.length ?? option.touches.length;
  const least = Math.min(...options.map(length));
  const [first = null, ...others] = options.filter((option) => length(option) === least);
  return others.every((option) => option.hint === first?.hint) ? first : null;
}

/** Options that nobody could tell apart, each kind of them once: equal but for which of the same things they touch. */
export function distinct(options: Option[], known: Elements): Option[] {
  const found = new Map<string, Option>();
  for (const option of options) {
    const key = alike(option, known);
    const same = found.get(key);
    if (!same) found.set(key, option);
    else if (!same.same)
      found.set(key, { ...same, label: unnumbered(same.label), same: [same.do, option.do] });
    else same.same.push(option.do);
  }
  return [...found.values()];
}

/** What an option looks like: cards that lie face down in one zone and show nothing of their own are the same. */
function alike(option: Option, known: Elements): string {
  const faces = option.touches.map((id) => {
    const it = known.get(id);
    if (it?.what !== "card" || it.part.up !== false || it.part.mark || it.part.hint || it.part.danger)
      return id;
    return `${it.zone.id} ${faceOf(it.part)} ${it.part.note ?? ""}`;
  });
  if (faces.every((face, at) => face === option.touches[at])) return option.do;
  return [option.group, unnumbered(option.label), option.hint ?? "", ...faces].join("\n");
}

function unnumbered(label: string): string {
  return label.replace(/\s*\p{N}+/gu, "");
}

const MAIN = "1";
const END = "0";

/** The digits that choose: the main act and the end have their own, and what stays keeps its digit. */
export function numbered(
  main: string | null,
  end: string | null,
  others: string[],
  before: ReadonlyMap<string, string>,
): Map<string, string> {
  const found = new Map<string, string>();
  if (end !== null) found.set(end, END);
  if (main !== null && main !== end) found.set(main, MAIN);
  const rest = others.filter((id) => id !== main && id !== end);
  for (const id of rest) {
    const kept = before.get(id);
    if (kept && kept !== MAIN && kept !== END) found.set(id, kept);
  }
  const free = [..."23456789"].filter((digit) => ![...found.values()].includes(digit));
  for (const id of rest) if (!found.has(id) && free.length) found.set(id, free.shift() ?? "");
  return found;
}

// A choice being made: what has been touched so far, and the option that waits for a yes.
import type { Option } from "../protocol/types";
import type { Elements } from "../scene/elements";
import { proposed } from "../scene/hand";
import { aimed, meant, menu, narrowed, NO_AIM, runMeant, runsTo, touch, type Entry } from "../scene/narrow";
import { settings } from "./settings.svelte";

const AT_ONCE = ["board", "free"]; // ways to confirm by which the list, and two touches, are a yes

export class Choice {
  options: Option[] = $state.raw([]);
  runs: Option[] = $state.raw([]); // choices in a row that can be made as one
  picked: string[] = $state.raw([]);
  armed: Option | null = $state.raw(null);
  opened: string | null = $state.raw(null); // the kind of options that is unfolded
  weighing = $state(false); // the server is being asked whether an option could be taken back
  steps = $state(0); // how often a choice came to rest: a kind was opened, a yes is asked for, a move was answered
  private offered = $derived(
    this.opened === null
      ? this.options
      : [...this.options, ...this.runs].filter((it) => it.group === this.opened),
  );
  /** What can be begun by a touch. */
  touchable: Option[] = $derived.by(() => {
    const quiet = this.opened === null ? this.quiet() : [];
    return quiet.length ? this.offered.filter(({ group }) => !quiet.includes(group)) : this.offered;
  });
  private direct = $derived(narrowed(this.picked.length ? this.touchable : this.offered, this.picked));
  private further = $derived(narrowed(this.runs, this.picked));
  private narrow = $derived(this.direct.options.length ? this.direct : this.further);
  /** What is left by what was picked. */
  left: Option[] = $derived(this.narrow.options);
  entries: Entry[] = $derived(
    this.armed ? [this.armed] : this.opened === null ? menu(this.narrow.options) : this.narrow.options,
  );
  /** What has been chosen so far aims at: all that is left lies in its reach, or is barred by these. */
  aim = $derived(
    this.picked.length || this.opened !== null || this.armed
      ? aimed(this.armed ? [this.armed] : this.narrow.options)
      : NO_AIM,
  );
  lit = $derived(
    this.armed
      ? new Set<string>()
      : this.picked.length
        ? this.narrow.lit
        : narrowed(this.touchable, this.picked).lit,
  );
  /** What several steps lead to from what is picked, or else from what is proposed. */
  far = $derived(
    new Set(
      this.armed || this.opened !== null
        ? []
        : this.picked.length
          ? [...this.further.lit].filter((element) => !this.lit.has(element))
          : this.onward().flatMap(({ touches }) => touches.filter((element) => !this.lit.has(element))),
    ),
  );

  constructor(
    private readonly act: (option: Option) => void,
    private readonly isFinal: (option: Option) => Promise<boolean>,
    private readonly quiet: () => string[] = () => [],
  ) {}

  /** New options; what was picked stays as long as it still leads somewhere. */
  offer(options: Option[]): void {
    const same = this.offers(options);
    this.options = options;
    if (same) return;
    this.runs = [];
    this.clear();
  }

  /** Whether just these are offered already. */
  offers(options: Option[]): boolean {
    return (
      options.length === this.options.length && options.every((it, at) => it.do === this.options[at]?.do)
    );
  }

  get begun(): boolean {
    return this.picked.length > 0 || this.armed !== null || this.opened !== null;
  }

  /** Touch an element, or what it lies on; false when no option has anything to do with it. */
  touch(touched: string, known: Elements): boolean {
    const reach = new Set([...this.lit, ...this.far]);
    const element = meant(touched, known, this.touchable, reach, this.picked);
    if (!this.armed && (this.picked.length ? this.goFar(element) : this.goOn(element))) return true;
    const outcome = touch(this.touchable, this.picked, element) ?? touch(this.aloud(), [], element);
    if (!outcome) return false;
    if (!this.offered.some((option) => option.touches.includes(element))) this.opened = null;
    const twice = this.armed !== null && this.armed === outcome.meant;
    this.picked = outcome.picked;
    this.armed = null;
    if (!outcome.meant) return true;
    const surely = twice || (AT_ONCE.includes(settings.kept.confirm) && outcome.picked.length > 1);
    if (surely) this.act(outcome.meant);
    else if (settings.kept.confirm === "board") this.armed = outcome.meant;
    else void this.decide(outcome.meant);
    return true;
  }

  /** All options but those that no touch begins. */
  private aloud(): Option[] {
    const quiet = this.quiet();
    return this.options.filter(({ group }) => !quiet.includes(group));
  }

  /** The runs that begin with what is proposed. */
  private onward(): Option[] {
    const best = proposed(this.options);
    return best ? this.runs.filter((run) => run.steps?.[0] === best.do) : [];
  }

  /** Touch, beside what is proposed, what comes after it: that is accepted, and goes on. */
  private goOn(element: string): boolean {
    if (this.lit.has(element)) return false;
    const onward = this.onward().filter((run) => run.touches.includes(element));
    if (!onward.length) return false;
    const run = runMeant(onward);
    this.picked = [element];
    if (run && AT_ONCE.includes(settings.kept.confirm) && settings.kept.confirm !== "board") this.act(run);
    else if (run) this.armed = run;
    return true;
  }

  /** Touch what only several steps lead to. */
  private goFar(element: string): boolean {
    const found = runsTo(this.runs, this.options, this.picked, element);
    if (!found.length) return false;
    const run = runMeant(found);
    this.picked = [...this.picked, element];
    if (run && settings.kept.confirm === "always") this.armed = run;
    else if (run) this.act(run);
    return true;
  }

  /** Take something up, with nothing decided yet. */
  lift(touched: string): void {
    this.armed = null;
    this.opened = null;
    this.picked = narrowed([...this.options, ...this.runs], [touched]).options.length ? [touched] : [];
  }

  /** Take something along on the way of what is held, where the way can go on from there. */
  pass(touched: string): void {
    const all = [...this.options, ...this.runs];
    const ways = [
      [...this.picked, touched],
      [...this.picked.slice(0, 1), touched],
    ]; // or in place of what was
    const onward = ways.find((way) => narrowed(all, way).lit.size > 0);
    if (onward && !this.picked.includes(touched)) this.picked = onward;
  }

  /** What was only passed does not count where it does not go with where the way ends. */
  end(touched: string): void {
    const way = [...this.picked, touched];
    if (!narrowed([...this.options, ...this.runs], way).options.length) this.picked = this.picked.slice(0, 1);
  }

  /** Do it, or ask first, as the person has set. */
  private async decide(option: Option): Promise<void> {
    const asks = settings.kept.confirm === "always" || (await this.weigh(option));
    const stands = [...this.options, ...this.runs].some((it) => it.do === option.do); // the table may have changed meanwhile
    if (stands && !asks) return this.act(option);
    if (stands) this.armed = option;
    this.steps += 1;
  }

  /** Whether the person has to be asked because this is final. */
  private async weigh(option: Option): Promise<boolean> {
    if (settings.kept.confirm !== "final" && settings.kept.confirm !== "free") return false;
    if (option.steps) return true; // nobody knows what the last of them leads to
    this.weighing = true;
    const final = await this.isFinal(option);
    this.weighing = false;
    return final;
  }

  /** What was chosen has been answered. */
  answered(): void {
    this.clear();
    this.steps += 1;
  }

  /** Choose from the list: a folded kind opens. */
  take(option: Entry): void {
    if ("options" in option) this.open(option.group);
    else if (this.armed === option || AT_ONCE.includes(settings.kept.confirm)) this.act(option);
    else void this.decide(option);
  }

  open(group: string): void {
    this.opened = group;
    this.steps += 1;
  }

  /** One step back; false when nothing had been begun. */
  back(): boolean {
    if (!this.begun) return false;
    if (this.armed && this.picked.length <= 1) this.picked = [];
    else if (!this.armed && this.picked.length) this.picked = this.picked.slice(0, -1);
    else if (!this.armed) this.opened = null;
    this.armed = null;
    return true;
  }

  clear(): void {
    this.picked = [];
    this.armed = this.opened = null;
  }
}

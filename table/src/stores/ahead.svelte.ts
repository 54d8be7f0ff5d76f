// What is done without being asked each time: the only thing that can be done, and what was chosen for good; and what
// could be done in several steps at once.
import type { Answer, Asked, GameInfo, Look, Option, Request, Seat, TableInfo } from "../protocol/types";
import { shelf } from "./box.svelte";
import type { Choice } from "./choice.svelte";
import { proposed } from "../scene/hand";
import { settings } from "./settings.svelte";
import type { View } from "./view.svelte";

const HOLD = 3000; // ms in which a person may stay before a turn ends by itself

/** Whose choices these are. */
interface Player {
  readonly me: Seat;
  readonly table: TableInfo | null;
  readonly canAct: boolean;
  readonly votes: { readonly redoable: boolean; readonly asked: Asked | null };
  readonly choice: Choice;
  readonly view: View;
  act(option: Option, unasked?: boolean): Promise<void>;
  request(message: Request): Promise<Answer>;
}

/** What is chosen whenever just this is asked. */
interface Wish {
  asks: string;
  option: Option;
}

export class Ahead {
  private wishes: Record<Seat, Wish | undefined> = $state.raw({});
  /** What ends by itself in a moment, because only free steps are left beside it. */
  holding: Option | null = $state.raw(null);
  /** Whether all goes on as proposed, until something else is asked. */
  rest = $state(false);
  wish = $derived.by(() => this.wishes[this.player.me]?.option ?? null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly player: Player) {}

  /** Choose this now, and whenever just the same is asked. */
  always(option: Option, options: Option[]): void {
    this.keep({ asks: asks(options), option });
  }

  /** Ask me again. */
  forget(): void {
    this.keep(undefined);
  }

  private keep(wish: Wish | undefined): void {
    this.wishes = { ...this.wishes, [this.player.me]: wish };
  }

  /** Nothing ends by itself now, and what is proposed waits. */
  stay(): void {
    clearTimeout(this.timer);
    this.holding = null;
    this.rest = false;
  }

  /** What has to be done and is the only thing that can be: done at once, if so set, but not just after an undo. */
  doTheObvious(look: Look): void {
    clearTimeout(this.timer);
    this.holding = null;
    if (!shelf.box && !shelf.failed) {
      // what is obvious depends on the game, which may come after the first look
      void shelf.arrival.then(
        () => shelf.box && this.player.view.seen?.look === look && this.doTheObvious(look),
      );
      return;
    }
    const obvious = this.wished(look) ?? this.asProposed(look) ?? this.onlyOne(look);
    if (!obvious || !look.waiting.includes(this.player.me)) return;
    if (look.lesson || this.player.votes.redoable || this.player.votes.asked !== null) return this.stay();
    const { ends = [], free = [] } = this.game;
    const ending = ends.includes(obvious.group) && look.options?.some(({ group }) => free.includes(group));
    if (!ending) return void this.player.act(obvious, true);
    this.holding = obvious;
    this.timer = setTimeout(() => this.holding && void this.player.act(this.holding, true), HOLD);
  }

  private get game(): Partial<GameInfo> {
    return shelf.game(this.player.table?.game ?? "") ?? {};
  }

  /** What is proposed, where all of that kind is to be done so. */
  private asProposed({ options = [], waiting }: Look): Option | undefined {
    if (!this.rest || !waiting.includes(this.player.me)) return undefined;
    const best = proposed(options);
    this.rest = best !== null && (this.game.rest ?? []).includes(best.group);
    return this.rest ? (best ?? undefined) : undefined;
  }

  /** The one option beside those that hold nobody up, where a person has set that it acts by itself. */
  private onlyOne({ options = [] }: Look): Option | undefined {
    const { idle = [], free = [] } = this.game;
    const still = [...idle, ...free, this.player.table?.gives_up ?? ""];
    const [only, ...more] = options.filter(({ group }) => !still.includes(group));
    return settings.kept.obvious && !more.length ? only : undefined;
  }

  /** What this seat chooses whenever just the same is asked; anything else of that kind ends the wish. */
  private wished({ options = [], waiting }: Look): Option | undefined {
    const wish = this.wishes[this.player.me];
    if (!wish || !waiting.includes(this.player.me)) return undefined;
    if (asks(options) === wish.asks) return options.find((option) => option.do === wish.option.do);
    if (options.some(({ group }) => group === wish.option.group)) this.forget();
    return undefined;
  }

  /** Fetch what I could do in several steps at once. */
  async look(look: Look, v: number): Promise<void> {
    if (
      this.player.choice.runs.length ||
      look.lesson ||
      !look.waiting.includes(this.player.me) ||
      this.player.me < 0
    )
      return;
    const game = shelf.game(this.player.table?.game ?? ""); // not there yet: the server knows
    if ((game && !game.runs) || !this.player.canAct) return;
    const answer = await this.player.request({ t: "runs", seat: this.player.me });
    if (
      answer.t !== "runs" ||
      answer.seat !== this.player.me ||
      this.player.view.seen?.v !== v ||
      answer.v !== v
    )
      return;
    this.player.choice.runs = answer.runs.map(({ do: steps, labels, touches, hint, proposed }) => ({
      ...(hint ? { hint } : {}),
      ...(proposed ? { rank: 1 } : {}),
      do: steps.join(" > "),
      label: labels.join(" › "),
      then: labels.slice(1).join(" › "),
      group: `run ${steps[0]}`,
      touches,
      steps,
    }));
  }
}

/** What is asked, to be known again. */
export function asks(options: Option[]): string {
  return options.map((option) => option.do).join("\n");
}

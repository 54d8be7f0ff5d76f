// What is done without being asked each time: the only thing that can be done, and what is passed for good; and what
// could be done in several steps at once.
import type { Answer, Asked, Look, Option, Request, Seat, TableInfo } from "../protocol/types";
import { shelf } from "./box.svelte";
import type { Choice } from "./choice.svelte";
import { settings } from "./settings.svelte";
import type { View } from "./view.svelte";

/** Whose choices these are. */
interface Player {
  readonly me: Seat;
  readonly table: TableInfo | null;
  readonly canAct: boolean;
  readonly votes: { readonly redoable: boolean; readonly asked: Asked | null };
  readonly choice: Choice;
  readonly view: View;
  act(option: Option): Promise<void>;
  request(message: Request): Promise<Answer>;
}

export class Ahead {
  private passing: Record<Seat, string | undefined> = {}; // by seat, what was asked when it passed for good

  constructor(private readonly player: Player) {}

  /** Pass now, and whenever just the same is asked. */
  pass(options: Option[]): void {
    this.passing[this.player.me] = asks(options);
  }

  /** What has to be done and is the only thing that can be: done at once, if so set, but not just after an undo. */
  doTheObvious(look: Look): void {
    const { idle = [] } = shelf.game(this.player.table?.game ?? "") ?? {};
    const wished = this.aheadOf(look);
    const still = [...idle, this.player.table?.gives_up ?? ""]; // neither of them holds anybody up
    const [only, ...more] = (look.options ?? []).filter(({ group }) => wished || !still.includes(group));
    const obvious = wished ?? (settings.kept.obvious && !more.length ? only : undefined);
    if (!obvious || !look.waiting.includes(this.player.me)) return;
    if (!look.lesson && !this.player.votes.redoable && this.player.votes.asked === null)
      void this.player.act(obvious);
  }

  /** What this seat passes whenever just the same is asked; anything else that is asked of it ends the wish. */
  private aheadOf({ options = [], waiting }: Look): Option | undefined {
    const wish = this.passing[this.player.me];
    if (!wish || !waiting.includes(this.player.me)) return undefined;
    const { passes = [] } = shelf.game(this.player.table?.game ?? "") ?? {};
    const offered = options.filter(({ group }) => passes.includes(group));
    if (offered.length && asks(options) !== wish) this.passing[this.player.me] = "";
    return asks(options) === wish ? offered[0] : undefined;
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
    this.player.choice.runs = answer.runs.map(({ do: steps, labels, touches }) => ({
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
function asks(options: Option[]): string {
  return options.map((option) => option.do).join("\n");
}

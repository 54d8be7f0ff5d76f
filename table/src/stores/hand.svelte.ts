// What a person has in hand: what is held, where it can go and what that is worth, the main act, and the tray beside it.
import type { Option, Seat, TableInfo } from "../protocol/types";
import { distinct, loose, lying, mainAct, targets, tray, type Target } from "../scene/hand";
import type { Entry } from "../scene/narrow";
import { isRound } from "../scene/places";
import { shelf } from "./box.svelte";
import type { Choice } from "./choice.svelte";
import type { View } from "./view.svelte";

/** Whose hand it is. */
interface Player {
  readonly table: TableInfo | null;
  readonly eyes: Seat;
  readonly canAct: boolean;
  readonly choice: Choice;
  readonly view: View;
}

export class Hand {
  drawer = $state(false); // whether the list of all options is open
  over: string | null = $state(null); // the target that a dragged thing is over
  readonly kinds = $derived.by(() => shelf.game(this.player.table?.game ?? "") ?? {});
  private readonly lies = $derived.by(() => {
    const { known, look } = this.player.view;
    return lying(known, this.player.eyes, look ? isRound(look.scene) : false);
  });
  /** What can be chosen now, what nobody can tell apart once. */
  private readonly left: Option[] = $derived.by(() =>
    this.player.canAct ? distinct(this.player.choice.left, this.player.view.known) : [],
  );
  /** What stands at the place of the main act; a choice that waits for a yes above all. */
  readonly main: Option | null = $derived.by(() => {
    const { armed, picked, runs } = this.player.choice;
    return this.player.canAct ? (armed ?? mainAct(this.left, runs, picked, this.kinds, this.lies)) : null;
  });
  /** What is offered beside it for nothing on the table. */
  readonly tray: Entry[] = $derived.by(() => {
    const { armed, picked } = this.player.choice;
    const { main } = this;
    const alone = main?.steps && this.left.find((option) => option.do === main.steps?.[0]); // and no more of it
    const free = loose(this.left, picked, this.lies);
    return armed ? [] : tray(alone && !free.includes(alone) ? [alone, ...free] : free, main, this.kinds);
  });
  /** Where what is held can go. */
  readonly targets: Target[] = $derived.by(() => {
    const { armed, picked, options, runs } = this.player.choice;
    return armed || !picked.length || !this.player.canAct
      ? []
      : targets(distinct(options, this.player.view.known), runs, picked, this.lies);
  });

  /** What can be dragged: it begins a choice, which goes on elsewhere. A place stays where it is. */
  readonly drags: Set<string> = $derived.by(() => {
    const { canAct, choice, view } = this.player;
    if (!canAct) return new Set();
    const found = [...choice.options, ...choice.runs]
      .filter(({ touches }) => touches.filter(this.lies).length > 1)
      .flatMap(({ touches }) => touches)
      .filter((id) => ["piece", "card", "die", "zone"].includes(view.known.get(id)?.what ?? ""));
    return new Set(found);
  });

  constructor(private readonly player: Player) {}
}

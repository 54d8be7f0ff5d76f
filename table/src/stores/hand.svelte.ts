// What a person has in hand: what is held, where it can go and what that is worth, the main act, and the tray beside it.
import type { GameInfo, Option, Seat, TableInfo } from "../protocol/types";
import {
  beginnings,
  distinct,
  loose,
  lying,
  mainAct,
  rested,
  targets,
  tray,
  type Target,
} from "../scene/hand";
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
  readonly kinds: Partial<GameInfo> = $derived.by(() => shelf.game(this.player.table?.game ?? "") ?? {});
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
  /** To do that and all that is proposed after it, where a game has such choices. */
  readonly rest: Option | null = $derived.by(() => {
    const { armed, picked } = this.player.choice;
    const taught = this.player.view.look?.lesson; // one step after the other
    return armed || picked.length || taught ? null : rested(this.main, this.kinds.rest ?? []);
  });
  /** What is offered beside it for nothing on the table. */
  readonly tray: Entry[] = $derived.by(() => {
    const { armed, picked } = this.player.choice;
    const { main } = this;
    const alone = main?.steps && this.left.find((option) => option.do === main.steps?.[0]); // and no more of it
    const free = loose(this.left, picked, this.lies);
    return armed
      ? []
      : tray(
          alone ? [{ ...alone, alone: true }, ...free.filter((it) => it !== alone)] : free,
          main,
          this.kinds,
        );
  });
  /** What glows: what can be touched next, and before anything is, what that can begin with. */
  readonly glow: Set<string> = $derived.by(() => {
    const { choice, view } = this.player;
    return choice.begun ? choice.lit : beginnings(choice.touchable, view.known);
  });
  /** Whether anything on the table can be touched next. */
  readonly goesOn: boolean = $derived.by(() => {
    const { far, lit, picked } = this.player.choice;
    const next = picked.length ? [...lit, ...far] : [...this.glow];
    return next.some((id) => this.lies(id));
  });
  /** Whether what was touched is where it goes, and what goes there is still to be touched. */
  readonly lacksWho: boolean = $derived.by(() => {
    const { left, picked } = this.player.choice;
    return picked.length > 0 && left.every(({ touches }) => !picked.includes(touches[0] ?? ""));
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
    const found = [...choice.touchable, ...choice.runs]
      .filter(({ touches }) => touches.filter(this.lies).length > 1)
      .flatMap(({ touches }) => touches)
      .filter((id) => ["piece", "card", "die", "zone"].includes(view.known.get(id)?.what ?? ""));
    return new Set(found);
  });

  constructor(private readonly player: Player) {}
}

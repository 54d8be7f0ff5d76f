// The play that is shown and what lies open over it, for all parts of the table.
import { getContext, setContext } from "svelte";
import type { Desk } from "../stores/desk.svelte";
import { Strip } from "../scene/places";
import type { Play } from "../stores/play.svelte";

const PLAY = Symbol("play");
const DESK = Symbol("desk");
const STRIP = Symbol("strip");

export function give(play: Play, desk: Desk): void {
  setContext(PLAY, play);
  setContext(DESK, desk);
  setContext(STRIP, new Strip());
}

export function usePlay(): Play {
  return getContext<Play>(PLAY);
}

export function useDesk(): Desk {
  return getContext<Desk>(DESK);
}

export function useStrip(): Strip {
  return getContext<Strip | undefined>(STRIP) ?? new Strip();
}

/** How an element stands out now: it can be touched, is picked, has just changed, is pointed at. */
export function standing(play: Play, id: string): string {
  const found: string[] = [];
  if (play.choice.picked.includes(id) || play.choice.armed?.touches.includes(id)) found.push("picked");
  else if (play.canAct && play.hand.glow.has(id)) found.push("lit");
  else if (play.canAct && play.choice.far.has(id)) found.push("far");
  if (play.hand.drags.has(id)) found.push("drags");
  if (play.view.glowing.has(id)) found.push("news");
  if (play.pointed.has(id) || play.taught.has(id) || play.meant?.shows.includes(id)) found.push("pointed");
  if (play.canAct && play.choice.aim.reach.has(id)) found.push("reach");
  if (play.barred.has(id) || (play.canAct && play.choice.aim.bars.has(id))) found.push("barred");
  if (play.talk.pings.some((ping) => ping.element === id)) found.push("pinged");
  return found.join(" ");
}

/** Whether an element belongs to the keyboard's way through the table now. */
export function reachable(play: Play, id: string): boolean {
  return (
    play.canAct && (play.choice.lit.has(id) || play.choice.far.has(id) || play.choice.picked.includes(id))
  );
}

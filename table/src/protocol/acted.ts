// The scenes between the events of a step.
import { applied } from "./diff";
import type { Act, Look, Scene } from "./types";

/** The scene at a moment between two events. */
export interface Acted {
  line: number; // of the news that come next
  scene: Scene;
}

/** The scenes that followed a look, each with the number of the line that comes next. */
export function acted(before: Look, acts: Act[]): Acted[] {
  let look = before;
  return acts.map(({ line, diff }) => {
    look = applied(look, diff);
    return { line, scene: look.scene };
  });
}

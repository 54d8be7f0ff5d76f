// What lies open over a table: a sheet, the rule to be read in it, the seat it is about, the replay.
import type { Seat } from "../protocol/types";
import { router } from "./route.svelte";

export type Sheet =
  "menu" | "rules" | "invite" | "settings" | "fair" | "seat" | "save" | "end" | "asks" | "review";

export class Desk {
  sheet: Sheet | null = $state(null);
  act: "deal" | "finale" | "film" | null = $state(null); // what is played over the table
  rule = $state("");
  seat: Seat = $state(0);
  replay: number | null = $state(null); // the line it begins at, counted from the end; 0 is the end itself

  open(sheet: Sheet): void {
    if (this.sheet === null) router.cover();
    this.sheet = sheet;
  }

  close(): void {
    if (this.sheet !== null) router.uncover();
    this.sheet = null;
  }

  /** Open the rules, at one of them or at their beginning. */
  read(rule = ""): void {
    this.rule = rule;
    this.open("rules");
  }

  manage(seat: Seat): void {
    this.seat = seat;
    this.open("seat");
  }

  rewind(lines = 0): void {
    this.close();
    this.replay = lines;
  }
}

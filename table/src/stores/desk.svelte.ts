// What lies open over a table: a sheet, the rule to be read in it, the seat it is about, the replay.
import type { Seat } from "../protocol/types";

export type Sheet = "menu" | "rules" | "invite" | "settings" | "fair" | "seat" | "save" | "end";

export class Desk {
  sheet: Sheet | null = $state(null);
  rule = $state("");
  seat: Seat = $state(0);
  replay: number | null = $state(null); // the line it begins at, counted from the end; 0 is the end itself

  open(sheet: Sheet): void {
    this.sheet = sheet;
  }

  close(): void {
    this.sheet = null;
  }

  /** Open the rules, at one of them or at their beginning. */
  read(rule = ""): void {
    this.rule = rule;
    this.sheet = "rules";
  }

  manage(seat: Seat): void {
    this.seat = seat;
    this.sheet = "seat";
  }

  rewind(lines = 0): void {
    this.sheet = null;
    this.replay = lines;
  }
}

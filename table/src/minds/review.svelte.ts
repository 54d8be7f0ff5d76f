// The review of a play that is over: begun on wish, waited for, and read.
import { get, post } from "../protocol/http";
import type { Seat } from "../protocol/types";
import { settings } from "../stores/settings.svelte";

const BEAT = 1500; // ms between two looks at how far it is

export interface Curve {
  seat: Seat; // -1: all together
  name: string;
  points: { entry: number; line: number; mean: number; low: number; high: number }[]; // none: nothing to draw
  text: string;
  last: number; // in points of a hundred
}

export interface Moment {
  kind: "choice" | "luck";
  entry: number;
  line: number;
  seat: Seat;
  name: string;
  before: number;
  after: number;
  title: string;
  texts: string[];
  exact: string;
}

export interface Mistake {
  entry: number;
  line: number;
  seat: Seat;
  name: string;
  text: string;
}

export interface Review {
  together: boolean;
  summary: string;
  heading: string;
  moments: Moment[];
  sums: string;
  curves: Curve[];
  note: string;
  cost: string;
  mistakes: Mistake[];
  small: string[];
  entries: number;
  lines: number;
}

interface Reviewed {
  state: "off" | "none" | "running" | "done";
  progress: number;
  review: Review | null;
  from_here: { seat: Seat; step: number }[]; // for each moment
}

export class Reviewing {
  found = $state.raw<Reviewed | null>(null);
  trouble = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly tokens: string[],
  ) {
    void this.look();
  }

  /** Ask how far it is, again and again while it is on its way. */
  look = (): Promise<void> =>
    this.hear(get<Reviewed>(`/api/tables/${this.table}/review`, { lang: settings.lang }, this.tokens));

  begin = (): Promise<void> =>
    this.hear(post<Reviewed>(`/api/tables/${this.table}/review`, {}, this.tokens, settings.lang));

  close(): void {
    clearTimeout(this.timer);
  }

  private async hear(answer: Promise<Reviewed>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.found = await answer;
      this.trouble = false;
    } catch {
      this.trouble = true;
    }
    if (this.found?.state === "running") this.timer = setTimeout(() => void this.look(), BEAT);
  }
}

// What a person asks about a thing on the table: what it is, and why nothing can be done with it now.
import type { Answer, Because, No, Option, Request, Seat, TableInfo } from "../protocol/types";

export interface About {
  id: string;
  because: Because | No | null;
  asking: boolean;
}

/** Who asks. */
interface Asker {
  readonly me: Seat;
  readonly table: TableInfo | null;
  readonly canAct: boolean;
  readonly view: { readonly look: { options?: Option[] } | null };
  readonly choice: { readonly options: Option[] };
  request(message: Request): Promise<Answer>;
}

export class Questions {
  about: About | null = $state.raw(null);

  constructor(private readonly asker: Asker) {}

  /** Tell what a thing is. */
  ask(element: string): void {
    this.about = { id: element, because: null, asking: false };
  }

  /** Whether it can be asked why nothing can be done now with the thing that is told about. */
  get canAskWhy(): boolean {
    const { about } = this;
    const { canAct, choice, table, view } = this.asker;
    if (!about || about.asking || about.because || table?.state !== "playing") return false;
    const chooses = canAct && (view.look?.options?.length ?? 0) > 0;
    return chooses && !choice.options.some((option) => option.touches.includes(about.id));
  }

  /** Tell why nothing can be done with it now. */
  async askWhy(): Promise<void> {
    const element = this.about?.id;
    if (element === undefined || !this.canAskWhy) return;
    this.about = { id: element, because: null, asking: true };
    const answer = await this.asker.request({ t: "why", seat: this.asker.me, element });
    if (this.about?.id !== element) return;
    const because = answer.t === "why" || answer.t === "no" ? answer : null;
    this.about = { id: element, because, asking: false };
  }
}

// What is taken back, and what everybody has to agree to: my own undo, and the others' questions.
import type { Answer, Asked, No, Request, Seat, TableInfo } from "../protocol/types";

/** Who takes back and votes. */
interface Voter {
  readonly me: Seat;
  readonly table: TableInfo | null;
  readonly ahead: { stay(): void };
  request(message: Request): Promise<Answer>;
  refused(no: No): void;
}

export class Votes {
  asked: Asked | null = $state.raw(null); // what everybody is asked
  consentFor: Seat | null = $state(null); // my undo that needs the others' yes
  redoable = $state(false);

  constructor(private readonly voter: Voter) {}

  /** What was begun to be taken back is over. */
  clear(): void {
    this.consentFor = null;
    this.redoable = false;
  }

  async undo(ask = false): Promise<void> {
    const seat = this.voter.me;
    this.voter.ahead.stay();
    const answer = await this.voter.request({ t: "undo", seat, ask });
    this.consentFor = null;
    if (answer.t === "ack") this.redoable = !ask;
    else if (answer.t === "no" && answer.code === "consent" && !ask) this.consentFor = seat;
    else if (answer.t === "no") this.voter.refused(answer);
  }

  async redo(): Promise<void> {
    this.redoable = false;
    this.told(await this.voter.request({ t: "redo", seat: this.voter.me }));
  }

  /** Answer what is asked for every seat of this device whose answer is missing. */
  async consent(yes: boolean): Promise<void> {
    const { asked } = this;
    if (!asked) return;
    const you = this.voter.table?.you ?? [];
    for (const seat of you.filter((it) => asked.need.includes(it) || (asked.by === it && !yes))) {
      this.told(await this.voter.request({ t: "consent", seat, yes, question: asked.question }));
    }
  }

  private told(answer: Answer): void {
    if (answer.t === "no") this.voter.refused(answer);
  }
}

// What a person wants from the table apart from the game: to talk, to change seats, to leave, to host.
import type { Answer, AskedWhen, HostDeed, No, Reaction, Request, Seat, TableInfo } from "../protocol/types";
import { keyRing } from "./keys.svelte";
import { router } from "./route.svelte";

/** Who sits there, and how the server is asked. */
interface Guest {
  readonly id: string;
  readonly me: Seat;
  readonly table: TableInfo | null;
  request(message: Request): Promise<Answer>;
  refused(no: No): void;
}

export class Room {
  private awaitsSave = false; // everybody is being asked for a full save that I want

  constructor(private readonly guest: Guest) {}

  async say(text: string): Promise<boolean> {
    const answer = await this.send({ t: "chat", seat: this.guest.me, text });
    return answer.t === "ack";
  }

  /** Show a sign at my seat for a moment. */
  async react(sign: Reaction): Promise<void> {
    await this.send({ t: "react", seat: this.guest.me, sign });
  }

  /** Tell that I am writing something, or not any more. Nothing hangs on its answer. */
  typing(on: boolean): void {
    if (this.guest.me >= 0) void this.guest.request({ t: "typing", seat: this.guest.me, on });
  }

  /** Note something for myself about a thing; neither a sign nor a line: nothing any more. */
  async mark(element: string, sign: string, text: string): Promise<void> {
    await this.send({ t: "mark", seat: this.guest.me, element, sign, text });
  }

  async ping(element: string): Promise<void> {
    await this.send({ t: "ping", seat: this.guest.me, element });
  }

  async rename(seat: Seat, name: string): Promise<void> {
    if (this.guest.table?.you.includes(seat)) await this.send({ t: "name", seat, name });
    else await this.host({ do: "rename", seat, name });
  }

  /** Change seats before the deal; whoever sits there has to agree. */
  async sitAt(to: Seat): Promise<void> {
    await this.send({ t: "sit", seat: this.guest.me, to });
  }

  /** Say what I would play, where that is still to be decided. */
  async want(games: string[]): Promise<void> {
    await this.send({ t: "want", seat: this.guest.me, games });
  }

  /** Let a bot play for somebody who is away until they are back. */
  async cover(seat: Seat): Promise<void> {
    await this.send({ t: "cover", seat: this.guest.me, for: seat });
  }

  /** Hold the bots, or let them go on. */
  async wait(on: boolean): Promise<void> {
    await this.send({ t: "wait", seat: this.guest.me, on });
  }

  /** Say when to be asked about an option out of turn, or about all others. */
  async askWhen(action: string, when: AskedWhen["when"]): Promise<void> {
    await this.send({ t: "ask-when", seat: this.guest.me, action, when });
  }

  async leave(): Promise<void> {
    await this.send({ t: "leave", seat: this.guest.me });
  }

  /** Give the key of this seat back; the table is not this device's any more. */
  async leaveForGood(): Promise<void> {
    const answer = await this.send({ t: "leave", seat: this.guest.me, for_good: true });
    if (answer.t === "no") return;
    const keys = keyRing.tables[this.guest.id];
    if (keys) delete keys.seats[this.guest.me];
    if (keys && (Object.keys(keys.seats).length || keys.host)) keyRing.keep(keys);
    else keyRing.forget(this.guest.id);
    router.go("/");
  }

  /** Ask everybody for a full save; it is fetched once all have agreed. */
  async askSave(): Promise<void> {
    this.awaitsSave = true;
    const answer = await this.send({ t: "save", seat: this.guest.me });
    if (answer.t === "no") this.awaitsSave = false;
  }

  /** End the game without a winner, once everybody else agrees. */
  async concede(): Promise<void> {
    await this.send({ t: "concede", seat: this.guest.me });
  }

  /** Concede for my seat: a bot plays on. */
  async resign(): Promise<void> {
    await this.send({ t: "resign", seat: this.guest.me });
  }

  /** Play again with the same people. */
  async again(): Promise<void> {
    if (this.guest.me < 0) await this.host({ do: "again" });
    else await this.send({ t: "again", seat: this.guest.me });
  }

  /** Say whether I want to play again, or begin without those who do not come. */
  async vote(vote: "in" | "out" | "go"): Promise<void> {
    await this.send({ t: "again", seat: this.guest.me, vote });
  }

  async takeBack(): Promise<void> {
    await this.send({ t: "return", seat: this.guest.me });
  }

  async host(deed: HostDeed): Promise<Answer> {
    const answer = await this.guest.request({ t: "host", ...deed });
    if (answer.t === "link") keyRing.keepInvite(this.guest.id, answer.seat, answer.token);
    if (answer.t === "no" && answer.code !== "consent") this.guest.refused(answer);
    return answer;
  }

  /** Whether the full save that I want was being asked for; from now on it is not. */
  savesNow(): boolean {
    const awaited = this.awaitsSave;
    this.awaitsSave = false;
    return awaited;
  }

  private async send(message: Request): Promise<Answer> {
    const answer = await this.guest.request(message);
    if (answer.t === "no") this.guest.refused(answer);
    return answer;
  }
}

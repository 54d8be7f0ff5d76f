// One table's connection: says hello, keeps the looks up to date, carries requests, and comes back when it is lost.
import { acted, type Acted } from "./acted";
import { applied } from "./diff";
import type {
  Ack,
  Answer,
  Asked,
  AskedWhen,
  ChatLine,
  FromServer,
  Hinted,
  Line,
  Look,
  LookMessage,
  Moved,
  Noted,
  Intended,
  Reaction,
  Request,
  Seat,
  TableInfo,
  Waits,
  Weighs,
} from "./types";

export const PROTOCOL = 1;
const FIRST_WAIT = 250; // ms before the second attempt; doubles up to the longest
const LONGEST_WAIT = 8000;
const PATIENCE = 10_000; // ms without an answer before the line is taken for dead
const FINAL = new Set([4400, 4401, 4403, 4410, 4422]); // closed for good: asking again would be answered the same

export type Status = "connecting" | "open" | "lost" | "closed";

export interface Seen {
  v: number;
  look: Look;
  lines: Line[];
  first?: number; // the number of the first line, where the log is longer
}

/** Lines that come before others, fetched when somebody wants to read them. */
export interface Earlier<T> {
  first: number;
  lines: T[];
}

/** A socket as the connection needs it; a WebSocket, or a script in a test. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What the connection takes from the world around it. */
export interface World {
  open(): Wire;
  later(ms: number, then: () => void): () => void;
  id(): string;
  random(): number;
}

export interface Listener {
  status?(status: Status): void;
  table?(table: TableInfo): void;
  /** A new look of a seat, with the lines that were not known before. */
  look?(seat: Seat, seen: Seen, fresh: Line[], acts: Acted[]): void;
  /** Older lines of a seat's log have come, or are of no use any more. */
  earlier?(seat: Seat, earlier: Earlier<Line> | undefined): void;
  /** All lines of the chat that are known, with the number of the first. */
  chat?(lines: ChatLine[], first: number): void;
  ping?(seat: Seat, element: string): void;
  react?(seat: Seat, sign: Reaction): void;
  typing?(seat: Seat, on: boolean): void;
  marks?(seat: Seat, marks: Noted[]): void;
  intent?(intent: Intended): void;
  ask?(asked: Asked): void;
  note?(text: string): void;
  chance?(chance: Weighs): void;
  hint?(hint: Hinted): void;
  /** What was asked with this id is of an earlier moment. */
  stale?(id: string | null): void;
  clock?(left: number | null): void;
  waits?(waits: Waits): void;
  askWhen?(seat: Seat, wishes: AskedWhen[]): void;
  moved?(moved: Moved): void;
  bye?(code: string, text: string): void;
}

interface Pending {
  message: Request & { id: string };
  answer(answer: Answer): void;
  stopClock(): void;
}

export class Connection {
  status: Status = "connecting";
  table: TableInfo | null = null;
  readonly looks = new Map<Seat, Seen>();
  readonly earlier = new Map<Seat, Earlier<Line>>();
  private said: Earlier<ChatLine> = { first: 0, lines: [] };
  private wire: Wire | null = null;
  private readonly pending = new Map<string, Pending>();
  private early: Ack[] = []; // moves that are acknowledged, but that no look has shown yet
  private watched: { seat: Seat; v: number } | null = null; // what was last shown to the end
  private attempts = 0;
  private stopWaiting: (() => void) | null = null;

  constructor(
    private readonly tokens: string[],
    private lang: string,
    private readonly listener: Listener,
    private readonly world: World,
    private readonly part = "",
  ) {}

  start(): void {
    this.connect();
  }

  /** Leave for good. */
  stop(): void {
    this.become("closed");
    this.stopWaiting?.();
    this.drop();
    for (const id of [...this.pending.keys()]) this.settle(id, lost(id));
  }

  /** Try again now rather than later: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.status === "lost" && this.stopWaiting) this.connect();
  }

  /** Send a request; its answer, or a refusal with the code `lost` when the line breaks before it comes. */
  request(message: Request): Promise<Answer> {
    return new Promise((answer) => {
      const id = this.world.id();
      const pending = { message: { ...message, id }, answer, stopClock: () => {} };
      this.pending.set(id, pending);
      if (this.status === "open") this.send(pending);
      else if (message.t !== "move" && message.t !== "run") this.settle(id, lost(id));
    });
  }

  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.status === "open") void this.request({ t: "lang", lang });
    else this.looks.clear(); // what is kept is in the other language
  }

  /** Tell how far the person at a seat has watched: bots wait for that. */
  shown(seat: Seat, v: number): void {
    const told = this.watched;
    this.watched = { seat, v };
    if (this.status === "open" && (told?.seat !== seat || told.v !== v)) this.say({ t: "shown", seat, v });
  }

  /** Ask for the lines of a log before those that are known. */
  async fetchEarlier(seat: Seat): Promise<void> {
    const before = this.earlier.get(seat)?.first ?? this.looks.get(seat)?.first ?? 0;
    if (!before) return;
    const page = await this.request({ t: "older", seat, before });
    const now = this.earlier.get(seat)?.first ?? this.looks.get(seat)?.first ?? 0;
    if (page.t !== "older" || page.line + page.news.length !== now) return;
    const lines = [...page.news, ...(this.earlier.get(seat)?.lines ?? [])];
    this.earlier.set(seat, { first: page.line, lines });
    this.listener.earlier?.(seat, this.earlier.get(seat));
  }

  /** Ask for what was said before the lines of the chat that are known. */
  async fetchEarlierChat(): Promise<void> {
    if (!this.said.first) return;
    const page = await this.request({ t: "older", before: this.said.first });
    if (page.t !== "older-chat" || page.from + page.lines.length !== this.said.first) return;
    this.said = { first: page.from, lines: [...page.lines, ...this.said.lines] };
    this.listener.chat?.(this.said.lines, this.said.first);
  }

  private connect(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
    this.drop();
    const wire = this.world.open();
    this.wire = wire;
    wire.onopen = () => this.hello();
    wire.onmessage = (event) => this.hear(event.data);
    wire.onclose = (event) => this.lose(event.code);
  }

  private hello(): void {
    const seen = Object.fromEntries([...this.looks].map(([seat, { v }]) => [seat, v]));
    this.say({
      t: "hello",
      p: PROTOCOL,
      tokens: this.tokens,
      lang: this.lang,
      seen,
      said: this.said.first + this.said.lines.length,
      acts: true,
      part: this.part,
    });
  }

  private send(pending: Pending): void {
    pending.stopClock();
    pending.stopClock = this.world.later(PATIENCE, () => this.despair());
    this.say(pending.message);
  }

  private say(message: object): void {
    this.wire?.send(JSON.stringify(message));
  }

  private drop(): void {
    if (!this.wire) return;
    this.wire.onopen = this.wire.onmessage = this.wire.onclose = null;
    this.wire.close();
    this.wire = null;
    this.early = [];
  }

  private despair(): void {
    if (this.status === "open") this.lose(0);
  }

  private lose(code: number): void {
    if (this.status === "closed") return;
    this.drop();
    if (FINAL.has(code)) {
      this.stop();
      return;
    }
    this.become("lost");
    for (const [id, { message }] of [...this.pending]) if (message.t !== "move") this.settle(id, lost(id));
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.75 + this.world.random() / 2);
    this.attempts += 1;
    this.stopWaiting = this.world.later(wait, () => this.connect());
  }

  private become(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.listener.status?.(status);
  }

  /** The first word of the server: the line stands, and moves without an answer are sent again under their old ids. */
  private arrive(): void {
    this.attempts = 0;
    this.become("open");
    if (this.watched) this.say({ t: "shown", ...this.watched });
    for (const pending of this.pending.values()) this.send(pending);
  }

  private hear(data: unknown): void {
    if (typeof data !== "string") return;
    const message = JSON.parse(data) as FromServer;
    switch (message.t) {
      case "table":
        this.table = message;
        this.listener.table?.(message);
        if (this.status !== "open") this.arrive();
        break;
      case "look":
        this.hearLook(message);
        break;
      case "ack":
        this.early.push(message);
        this.settleSeen();
        break;
      case "no":
        if (message.code === "stale") this.listener.stale?.(message.id);
        if (message.id !== null) this.settle(message.id, message);
        break;
      case "why":
      case "weigh":
      case "link":
      case "older":
      case "older-chat":
      case "runs":
        this.settle(message.id, message);
        break;
      case "chat":
        this.said = chatAfter(this.said, message);
        this.listener.chat?.(this.said.lines, this.said.first);
        break;
      case "react":
        this.listener.react?.(message.seat, message.sign);
        break;
      case "marks":
        this.listener.marks?.(message.seat, message.marks);
        break;
      case "typing":
        this.listener.typing?.(message.seat, message.on);
        break;
      case "ping":
        this.listener.ping?.(message.seat, message.element);
        break;
      case "intent":
        this.listener.intent?.(message);
        break;
      case "ask":
        this.listener.ask?.(message);
        break;
      case "note":
        this.listener.note?.(message.text);
        break;
      case "clock":
        this.listener.clock?.(message.left);
        break;
      case "waits":
        this.listener.waits?.(message);
        break;
      case "ask-when":
        this.listener.askWhen?.(message.seat, message.wishes);
        break;
      case "hint": // the first answers the question, more may follow
        this.listener.hint?.(message);
        this.settle(message.id, message);
        break;
      case "chance":
        this.listener.chance?.(message);
        break;
      case "moved":
        this.listener.moved?.(message);
        break;
      case "bye":
        this.listener.bye?.(message.code, message.text);
        break;
    }
  }

  private hearLook(message: LookMessage): void {
    const old = this.looks.get(message.seat);
    let look = message.full;
    if (!look) {
      if (old && message.v <= old.v) return;
      if (!old || message.from !== old.v) {
        this.say({ t: "resync", seat: message.seat });
        return;
      }
      look = applied(old.look, message.diff ?? []);
    }
    const { first, lines } = logAfter(old, message);
    const fresh = old ? lines.slice(sameStart(old, first, lines)) : [];
    const seen = { v: message.v, look, lines, first };
    if (first !== (old?.first ?? 0)) this.forgetEarlier(message.seat);
    const acts = old && message.diff ? acted(old.look, message.acts ?? []) : [];
    this.looks.set(message.seat, seen);
    this.listener.look?.(message.seat, seen, fresh, acts);
    this.settleSeen();
  }

  private forgetEarlier(seat: Seat): void {
    if (this.earlier.delete(seat)) this.listener.earlier?.(seat, undefined);
  }

  /** A move is answered once it is acknowledged and can be seen: under load its look comes later. */
  private settleSeen(): void {
    const isLate = ({ seat, v }: Ack) => (v ?? 0) > (this.looks.get(seat ?? 0)?.v ?? 0);
    const ready = this.early.filter((ack) => !isLate(ack));
    this.early = this.early.filter(isLate);
    for (const ack of ready) this.settle(ack.id, ack);
  }

  private settle(id: string, answer: Answer): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    pending.stopClock();
    pending.answer(answer);
  }
}

function lost(id: string): Answer {
  return { t: "no", id, code: "lost", text: "", rule: null, possible: [], seat: null, v: null };
}

/** The log after a message. What a whole look does not repeat is kept where it fits on. */
function logAfter(old: Seen | undefined, { full, line, news }: LookMessage): Earlier<Line> {
  const known = old?.lines ?? [];
  const start = line - (old?.first ?? 0); // where the news begin among the known lines
  const fits = !full || (start >= 0 && known[start] !== undefined && known[start].text === news[0]?.text);
  return fits && old
    ? { first: old.first ?? 0, lines: [...known.slice(0, start), ...news] }
    : { first: line, lines: news };
}

/** The chat after a message; if lines are missing in between, only the new ones are known. */
function chatAfter(
  known: Earlier<ChatLine>,
  { from, lines }: { from: number; lines: ChatLine[] },
): Earlier<ChatLine> {
  const start = from - known.first;
  if (start < 0 || start > known.lines.length) return { first: from, lines };
  return { first: known.first, lines: [...known.lines.slice(0, start), ...lines] };
}

/** How many of the lines, the first of which has this number, were there before. */
function sameStart(old: Seen, first: number, now: Line[]): number {
  const known = old.lines.slice(Math.max(0, first - (old.first ?? 0)));
  let index = 0;
  while (index < known.length && index < now.length && known[index]?.text === now[index]?.text) index += 1;
  return index;
}

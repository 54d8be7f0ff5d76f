// One table as a person plays it: the connection, the seat that is shown, what can be done, what others want.
import { tick } from "svelte";
import { Connection, type Acted, type Seen, type Status } from "../protocol/connection";
import {
  SPECTATOR,
  type Answer,
  type Asked,
  type Because,
  type ChatLine,
  type HostDeed,
  type Line,
  type Look,
  type Moved,
  type No,
  type Option,
  type Piece,
  type Request,
  type Scene,
  type Seat,
  type TableInfo,
  type Zone,
} from "../protocol/types";
import { browser } from "../protocol/world";
import { elements, standingOn, type Elements } from "../scene/elements";
import { actBetween, Stage, type Act } from "../scene/stage";
import { changed } from "../scene/travel";
import { measure, perform, settle } from "../table/theatre";
import { t } from "../words/words.svelte";
import { Choice } from "./choice.svelte";
import { keyRing } from "./keys.svelte";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";
import { play as sound } from "./sound";
import { theme } from "./theme.svelte";

const GLOW = 2200; // ms for which news glow
const CURTAIN_WAIT = 1200; // ms to see what I did before the curtain falls

export interface Notice {
  id: number;
  text: string;
  rule?: { id: string; text: string } | null;
  grave: boolean;
}

export interface About {
  id: string;
  because: Because | No | null;
  asking: boolean;
}

export class Play {
  status: Status = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  me: Seat = $state(SPECTATOR);
  curtain: Seat | null = $state(null);
  seen: Seen | null = $state.raw(null);
  glowing: Set<string> = $state.raw(new Set());
  tossed: string[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  unread = $state(0);
  pinged: { seat: Seat; element: string; at: number }[] = $state.raw([]);
  asked: Asked | null = $state.raw(null);
  notices: Notice[] = $state.raw([]);
  clockEnds: number | null = $state(null);
  sending: string | null = $state(null);
  about: About | null = $state.raw(null);
  pointed: Set<string> = $state.raw(new Set()); // what a word of the log means, while it is pointed at
  gone: { code: string; text: string } | null = $state.raw(null);
  consentFor: Seat | null = $state(null); // my undo that needs the others' yes
  redoable = $state(false);
  spoken = $state(""); // for a screen reader: what happened and what is asked
  upToDate = $state(true);
  behind = $state(0); // events that have still to be shown

  choice = new Choice(
    (option) => void this.act(option),
    (option) => this.isFinal(option),
  );
  /** A moment of the past that is looked at instead. */
  past: { look: Look; lines: Line[] } | null = $state.raw(null);
  look: Look | null = $derived(this.past?.look ?? this.seen?.look ?? null);
  lines: Line[] = $derived(this.past?.lines ?? this.seen?.lines ?? []);
  /** Zones for which the game's own drawing of the board has a place. */
  onBoard: Zone[] = $derived.by(() => {
    const scene = this.look?.scene;
    const { drawing } = theme;
    if (!scene?.board?.drawing || !drawing) return [];
    return (scene.zones ?? []).filter((zone) => drawing.getElementById(zone.id) !== null);
  });
  /** The scene without what lies on the board. */
  beside: Scene = $derived.by(() => {
    const scene = this.look?.scene ?? { seats: [] };
    const placed = this.onBoard;
    return placed.length
      ? { ...scene, zones: (scene.zones ?? []).filter((zone) => !placed.includes(zone)) }
      : scene;
  });
  known: Elements = $derived(this.look ? elements(this.look.scene) : new Map());
  /** Pieces by what they stand on. */
  upon = $derived(this.look ? standingOn(this.look.scene) : new Map<string, Piece[]>());
  /** Events wait for a click, and there are some. */
  stepping = $derived(settings.kept.events === "step" && !this.past && !this.upToDate);
  /** Whether I am asked, and the table is playing. */
  myTurn = $derived(
    !!this.look?.waiting.includes(this.me) && this.table?.state === "playing" && !this.stepping,
  );
  canAct = $derived(
    this.table?.state === "playing" &&
      !this.table.paused &&
      !this.stepping &&
      !this.past &&
      this.curtain === null &&
      this.me >= 0,
  );
  botted = $derived(this.table?.seats.find((it) => it.seat === this.me)?.kind === "bot");

  root: HTMLElement | null = null;
  readonly tokens: string[];
  private connection: Connection;
  private stage: Stage;
  private noticed = 0;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private curtainTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    const listener = {
      status: (status: Status) => (this.status = status),
      table: (table: TableInfo) => this.hearTable(table),
      look: (seat: Seat, seen: Seen, fresh: Line[], acts: Acted[]) => this.hearLook(seat, seen, fresh, acts),
      chat: (lines: ChatLine[]) => this.hearChat(lines),
      ping: (seat: Seat, element: string) => this.hearPing(seat, element),
      ask: (asked: Asked) => this.hearAsk(asked),
      note: (text: string) => this.notice(text),
      clock: (left: number | null) => (this.clockEnds = left === null ? null : Date.now() + left * 1000),
      moved: (moved: Moved) => this.moveOn(moved),
      bye: (code: string, text: string) => (this.gone = { code, text }),
    };
    this.tokens = keyRing.tokens(id);
    this.connection = new Connection(this.tokens, settings.lang, listener, browser);
    this.stage = new Stage({
      show: (seen, fresh, act) => void this.show(seen, fresh, act),
      moving: () => settings.moves && !document.hidden,
      stepping: () => settings.kept.events === "step" && !document.hidden,
      later: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    });
    if (this.tokens.length) this.connection.start();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.curtainTimer);
    for (const timer of this.timers) clearTimeout(timer);
    this.stage.clear();
    this.connection.stop();
  }

  private hurry = (): void => this.connection.hurry();

  nameOf(seat: Seat): string {
    const name = this.table?.seats.find((it) => it.seat === seat)?.name;
    return name || t("seat-number", { number: seat + 1 });
  }

  speak(lang: string): void {
    this.connection.speak(lang);
  }

  // What the server says

  private hearTable(table: TableInfo): void {
    const before = this.table?.state ?? "gathering";
    this.table = table;
    if (!table.you.includes(this.me)) this.me = table.you[0] ?? SPECTATOR;
    const begins = before === "gathering" && table.state === "playing";
    if (begins && table.you.length > 1 && settings.kept.curtain) this.curtain = this.me;
  }

  private hearLook(seat: Seat, seen: Seen, fresh: Line[], acts: Acted[]): void {
    if (seat === this.me) {
      this.stage.push(seen, fresh, acts);
      this.follow();
    }
    this.mindTheCurtain();
  }

  /** What can be done is the newest there is, also while the way there is still being shown. */
  private follow(): void {
    const newest = this.connection.looks.get(this.me)?.look;
    this.upToDate = this.stage.upToDate;
    this.behind = this.stage.behind;
    this.choice.offer((!this.stepping && newest?.options) || []);
  }

  private async show(seen: Seen, fresh: Line[], act: Act | null): Promise<void> {
    const before = this.seen?.look.scene;
    const turn = this.myTurn;
    const marks = act && this.root ? measure(this.root) : null;
    this.seen = seen;
    this.follow();
    const asked = this.upToDate ? (seen.look.outcome?.text ?? seen.look.prompt ?? "") : "";
    this.spoken = [...fresh.map((line) => line.text), asked].filter(Boolean).join(" ");
    if (before && fresh.length) this.glow(changed(before, seen.look.scene));
    this.tossed = act?.dice ?? [];
    if (act?.dice.length) sound("dice");
    else if (act?.cards.length) sound("card");
    else if (act?.pieces.length) sound("step");
    if (this.myTurn && !turn) sound("turn");
    if (seen.look.outcome && before && this.upToDate) sound("end");
    if (this.upToDate) this.mindTheCurtain();
    if (act && marks && this.root) {
      await tick();
      perform(this.root, act, marks);
    }
  }

  /** Look at a moment of the past; a step forward is played. */
  async showPast(
    past: { look: Look; lines: Line[] } | null,
    news: Line[] = [],
    forward = false,
  ): Promise<void> {
    const before = this.look?.scene;
    const act =
      past && before && forward && settings.moves ? actBetween(before, past.look.scene, news) : null;
    const marks = act && this.root ? measure(this.root) : null;
    this.past = past;
    this.about = null;
    this.tossed = act?.dice ?? [];
    this.glowing = past && before && forward ? changed(before, past.look.scene) : new Set();
    if (!act || !marks || !this.root) return;
    await tick();
    perform(this.root, act, marks);
  }

  private glow(elements: Set<string>): void {
    this.glowing = elements;
    this.after(GLOW, () => {
      if (this.glowing === elements) this.glowing = new Set();
    });
  }

  private hearChat(lines: ChatLine[]): void {
    this.unread += Math.max(0, lines.length - this.chat.length);
    if (this.chat.length && lines.length > this.chat.length) sound("chat");
    this.chat = lines;
  }

  private hearPing(seat: Seat, element: string): void {
    const ping = { seat, element, at: Date.now() };
    this.pinged = [...this.pinged, ping];
    sound("chat");
    this.after(2500, () => (this.pinged = this.pinged.filter((it) => it !== ping)));
  }

  private hearAsk(asked: Asked): void {
    this.asked = asked.by === null ? null : asked;
    if (asked.by === null && asked.text) this.notice(asked.text);
  }

  /** The same people play again at another table. */
  private moveOn({ table, seats, host, spectator }: Moved): void {
    keyRing.keep({ table, seats, host, spectator, invites: {} });
    router.go(`/table/${table}`);
  }

  // Several seats on one device

  /** If one of my other seats is asked and mine is not, the device goes on to it. */
  private mindTheCurtain(): void {
    clearTimeout(this.curtainTimer);
    const you = this.table?.you ?? [];
    const waiting = this.connection.looks.get(this.me)?.look.waiting ?? [];
    const due = you.find((seat) => waiting.includes(seat));
    if (you.length < 2 || due === undefined || waiting.includes(this.me) || !this.upToDate) return;
    const wait = settings.kept.curtain && this.curtain === null ? CURTAIN_WAIT : 0;
    this.curtainTimer = setTimeout(() => this.passTo(due), wait);
  }

  /** Hand the device to another of my seats: the curtain falls, and that person lifts it. */
  passTo(seat: Seat): void {
    if (settings.kept.curtain) this.curtain = seat;
    else this.sitDown(seat);
  }

  sitDown(seat: Seat): void {
    this.curtain = null;
    this.me = seat;
    this.stage.clear();
    this.choice.clear();
    this.about = null;
    this.consentFor = null;
    this.redoable = false;
    this.seen = null;
    const seen = this.connection.looks.get(seat);
    if (seen) this.stage.push(seen, []);
    this.upToDate = true;
  }

  // What I do

  /** Touch something on the table: a step of a choice, or else a question about it. */
  touch(element: string): void {
    if (this.stepping) return this.advance();
    this.skip();
    if (this.canAct && !this.sending && this.choice.touch(this.meant(element))) this.about = null;
    else void this.askAbout(element);
  }

  /** What is no choice itself stands for the choice it lies on. */
  private meant(element: string): string {
    const { lit, picked, options } = this.choice;
    if (lit.has(element) || picked.includes(element)) return element;
    const touched = this.known.get(element);
    if (touched?.what === "card") return lit.has(touched.zone.id) ? touched.zone.id : element;
    if (touched?.what !== "piece" || options.some((it) => it.touches.includes(element))) return element;
    return lit.has(touched.part.on) ? touched.part.on : element;
  }

  /** Show the newest at once. */
  skip(): void {
    if (this.root) settle(this.root);
    this.stage.skip();
    this.follow();
  }

  /** Show the next event. */
  advance(): void {
    this.stage.advance();
    this.follow();
  }

  async act(option: Option): Promise<void> {
    if (!this.seen || this.sending || !this.canAct) return;
    this.skip();
    this.sending = option.do;
    this.redoable = false;
    const answer = await this.request({ t: "move", seat: this.me, v: this.seen.v, action: option.do });
    this.sending = null;
    this.choice.clear();
    if (answer.t === "no" && answer.code !== "stale") this.refused(answer);
  }

  /** Whether an option could not be taken back freely; what cannot be learnt counts as final. */
  private async isFinal(option: Option): Promise<boolean> {
    const answer = await this.request({ t: "weigh", seat: this.me, action: option.do });
    return answer.t !== "weigh" || answer.final;
  }

  /** Tell what a thing is and, when I am to choose, why nothing can be done with it now. */
  async askAbout(element: string): Promise<void> {
    const curious = this.canAct && this.table?.state === "playing" && (this.look?.options?.length ?? 0) > 0;
    const useful = this.choice.options.some((option) => option.touches.includes(element));
    const asking = curious && !useful;
    this.about = { id: element, because: null, asking };
    if (!asking) return;
    const answer = await this.request({ t: "why", seat: this.me, element });
    if (this.about?.id !== element) return;
    const because = answer.t === "why" || answer.t === "no" ? answer : null;
    this.about = { id: element, because, asking: false };
  }

  async undo(ask = false): Promise<void> {
    const seat = this.me;
    const answer = await this.request({ t: "undo", seat, ask });
    this.consentFor = null;
    if (answer.t === "ack") this.redoable = !ask;
    else if (answer.t === "no" && answer.code === "consent" && !ask) this.consentFor = seat;
    else if (answer.t === "no") this.refused(answer);
  }

  async redo(): Promise<void> {
    this.redoable = false;
    this.told(await this.request({ t: "redo", seat: this.me }));
  }

  /** Answer what is asked for every seat of this device whose answer is missing. */
  async consent(yes: boolean): Promise<void> {
    const asked = this.asked;
    const you = this.table?.you ?? [];
    for (const seat of you.filter((it) => asked?.need.includes(it) || (asked?.by === it && !yes))) {
      this.told(await this.request({ t: "consent", seat, yes }));
    }
  }

  async say(text: string): Promise<boolean> {
    const answer = await this.request({ t: "chat", seat: this.me, text });
    this.told(answer);
    return answer.t === "ack";
  }

  async ping(element: string): Promise<void> {
    this.told(await this.request({ t: "ping", seat: this.me, element }));
  }

  async rename(seat: Seat, name: string): Promise<void> {
    if (this.table?.you.includes(seat)) this.told(await this.request({ t: "name", seat, name }));
    else await this.host({ do: "rename", seat, name });
  }

  async leave(): Promise<void> {
    this.told(await this.request({ t: "leave", seat: this.me }));
  }

  async takeBack(): Promise<void> {
    this.told(await this.request({ t: "return", seat: this.me }));
  }

  async host(deed: HostDeed): Promise<Answer> {
    const answer = await this.request({ t: "host", ...deed });
    if (answer.t === "link") keyRing.keepInvite(this.id, answer.seat, answer.token);
    this.told(answer);
    return answer;
  }

  private request(message: Request): Promise<Answer> {
    return this.connection.request(message);
  }

  private told(answer: Answer): void {
    if (answer.t === "no") this.refused(answer);
  }

  refused(no: No): void {
    this.notice(no.code === "lost" ? t("lost-request") : no.text, true, no.rule ?? null);
  }

  notice(text: string, grave = false, rule: Notice["rule"] = null): void {
    const notice = { id: ++this.noticed, text, grave, rule };
    this.notices = [...this.notices.slice(-1), notice];
    this.after(grave ? 9000 : 5000, () => this.dismiss(notice.id));
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  point(elements: string[]): void {
    this.pointed = new Set(elements);
  }

  private after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, ms);
    this.timers.add(timer);
  }
}

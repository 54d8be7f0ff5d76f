// One table as a person plays it: the connection, the seat that is shown, what can be done, what others want.
import type { Acted } from "../protocol/acted";
import { Connection, type Earlier, type Seen, type Status } from "../protocol/connection";
import { api } from "../protocol/http";
import {
  HOST,
  SPECTATOR,
  type Answer,
  type Asked,
  type AskedWhen,
  type ChatLine,
  type Hinted,
  type Intended,
  type Line,
  type Moved,
  type No,
  type Noted,
  type Option,
  type Outcome,
  type Reaction,
  type Request,
  type Seat,
  type TableInfo,
  type Waits,
  type Weighs,
} from "../protocol/types";
import { browser } from "../protocol/world";
import { AGAIN } from "../scene/narrow";
import { listed, t } from "../words/words.svelte";
import { Ahead } from "./ahead.svelte";
import { shelf } from "./box.svelte";
import { Choice } from "./choice.svelte";
import { Hand } from "./hand.svelte";
import { Habits } from "./habits";
import { blank, joined, joining, keyRing, random } from "./keys.svelte";
import { Notices } from "./notices.svelte";
import { Questions } from "./questions.svelte";
import { Room } from "./room";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";
import { Sharing } from "./sharing.svelte";
import { play as sound, silence } from "./sound";
import { Talk } from "./talk.svelte";
import { Timers } from "./timers";
import { View } from "./view.svelte";
import { fresh, voice } from "./voice.svelte";
import { Votes } from "./votes.svelte";

export class Play {
  private readonly timers = new Timers();
  readonly view = new View(
    {
      owns: (seat) => this.table?.you.includes(seat) ?? false,
      follow: () => this.follow(),
      arrived: (seen) => this.arrived(seen),
    },
    this.timers,
  );
  readonly notices = new Notices(this.timers);
  readonly talk = new Talk(this.timers);
  readonly room = new Room(this);
  readonly questions = new Questions(this);
  readonly votes: Votes = new Votes(this);
  readonly sharing = new Sharing(this);
  readonly ahead: Ahead = new Ahead(this);
  readonly hand: Hand = new Hand(this);
  private readonly habits = new Habits();
  readonly choice: Choice = new Choice(
    (option) => void this.act(option),
    (option) => this.isFinal(option),
    () => this.hand.kinds.quiet ?? [],
  );

  status: Status = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  tableSince = $state(0); // when that was told, ms since 1970
  me: Seat = $state(SPECTATOR);
  clockEnds: number | null = $state(null);
  waits: Waits | null = $state.raw(null); // who could hold the bots, and who does
  wishes: Record<Seat, AskedWhen[]> = $state.raw({}); // when each of my seats wants to be asked out of turn
  chances: Record<Seat, Weighs> = $state.raw({}); // how likely each of my seats is to win, where that is wanted
  hint: Hinted | null = $state.raw(null); // as far as it is known
  sending: string | null = $state(null);
  inset: string | null = $state(null); // the space that is laid out large
  barred: Set<string> = $state.raw(new Set()); // what stands in the way of an option that is pointed at
  pointed: Set<string> = $state.raw(new Set()); // what a word of the log means, while it is pointed at
  taught: Set<string> = $state.raw(new Set()); // what the lesson is about now
  reading = $state(false); // a lesson has notes to read before something is to be done
  astray = $state(0); // how often something else was chosen than the lesson shows
  gone: { code: string; text: string } | null = $state.raw(null);
  words: Option[] = $state.raw([]); // what I can say
  surrender: Option | undefined = $state.raw(); // to give up by the rules
  private intents: Record<Seat, Intended> = $state.raw({}); // what a bot means to do, as each of my seats was told
  /** What a bot means to do next, as long as nothing has changed since and I am not asked myself. */
  meant = $derived.by(() => {
    const intent = this.intents[this.me];
    const { arrived, past, seen } = this.view;
    return arrived && !past && !this.waiting.includes(this.me) && intent?.v === seen?.v ? intent : undefined;
  });

  /** With whose eyes the table is seen. */
  eyes: Seat = $derived(this.sharing.together && this.sharing.looking === null ? SPECTATOR : this.me);
  /** The seats that are asked; nobody is when the game was ended early. */
  waiting: Seat[] = $derived(
    this.table?.state === "ended" || this.view.playing ? [] : (this.view.look?.waiting ?? []),
  );
  /** Whether I am asked, and the table is playing. */
  myTurn = $derived(this.waiting.includes(this.me) && this.table?.state === "playing");
  canAct = $derived(
    this.table?.state === "playing" &&
      !this.table.paused &&
      this.view.arrived &&
      !this.view.coming &&
      !this.view.past &&
      this.sharing.curtain === null &&
      this.me >= 0,
  );
  /** What is asked of me, or whom we wait for, or how it ended; while events are shown, the last of them. */
  headline = $derived.by(() => {
    const { look, lines, playing } = this.view;
    if (playing) return lines.at(-1)?.text ?? "";
    if (look?.outcome) return look.outcome.text;
    if (this.table?.state === "ended") return t("was-ended");
    if (this.table?.paused) return t("paused-text");
    if (look?.prompt && (this.waiting.includes(this.me) || !this.waiting.length)) return look.prompt;
    return this.waiting.length
      ? t("waiting-for", { names: listed(this.waiting.map((seat) => this.nameOf(seat))) })
      : "";
  });
  /** A choice of mine is on its way: nothing else can be chosen. */
  busy = $derived(this.sending !== null || this.choice.weighing);
  private marks: Record<Seat, Noted[]> = $state.raw({}); // what each of my seats has noted for itself, in order
  /** What I had noted by the moment that is shown. */
  noted: ReadonlyMap<string, Noted> = $derived.by(() => {
    const now = this.view.past ? this.view.first + this.view.lines.length : Infinity;
    const found = new Map<string, Noted>();
    if (this.sharing.curtain !== null || this.eyes !== this.me) return found;
    for (const mark of this.marks[this.me] ?? []) {
      if (mark.line > now) continue;
      if (mark.sign || mark.text) found.set(mark.element, mark);
      else found.delete(mark.element);
    }
    return found;
  });
  /** People hear each other: the table need not carry what they say. */
  aloud = $derived(this.table?.voice === "call" || this.table?.voice === "room");
  /** Whether there is anybody to write to. */
  talks = $derived(
    this.me >= 0 &&
      !this.aloud &&
      (this.table?.seats.some((it) => it.kind === "person" && !this.table?.you.includes(it.seat)) ?? false),
  );
  conceded = $derived(this.table?.seats.some((it) => it.seat === this.me && it.conceded) ?? false);
  botted = $derived(this.table?.seats.find((it) => it.seat === this.me)?.kind === "bot");

  onmoved: ((moved: Moved) => void) | null = null; // where something else than this page goes on
  readonly tokens: string[];
  private readonly connection: Connection;
  private wasMyTurn = false;
  private tense = 0; // for how many looks what comes next may decide it
  private called = false; // to the turn that is on now
  private said = ""; // the headline that was read out; again only after I have done something
  private intended = ""; // what a bot meant to do, as it was read out last
  private wasOver = true; // an end that was there before is not rung in
  private exchanging = false;

  /** `film`: the key to a play that is over, or "" for those of this device; nothing is heard of its table. `screen`:
   * the place of a spectator, whoever else this device is. */
  constructor(
    readonly id: string,
    film: string | null = null,
    private readonly screen = "",
  ) {
    const listener = {
      status: (status: Status) => (this.status = status),
      table: (table: TableInfo) => this.hearTable(table),
      look: (seat: Seat, seen: Seen, fresh: Line[], acts: Acted[]) => this.hearLook(seat, seen, fresh, acts),
      earlier: (seat: Seat, earlier: Earlier<Line> | undefined) => {
        if (seat === this.eyes) this.view.earlier = earlier;
      },
      chat: (lines: ChatLine[], first: number) => this.hearChat(lines, first),
      react: (seat: Seat, sign: Reaction) => this.talk.react(seat, sign),
      typing: (seat: Seat, on: boolean) => this.table?.you.includes(seat) || this.talk.write(seat, on),
      marks: (seat: Seat, marks: Noted[]) => (this.marks = { ...this.marks, [seat]: marks }),
      ping: (seat: Seat, element: string) => this.talk.point({ seat, element }),
      intent: (intent: Intended) => this.hearIntent(intent),
      ask: (asked: Asked) => this.hearAsk(asked),
      note: (text: string) => this.notices.add(text),
      clock: (left: number | null) => (this.clockEnds = left === null ? null : Date.now() + left * 1000),
      waits: (waits: Waits) => (this.waits = waits),
      askWhen: (seat: Seat, wishes: AskedWhen[]) => (this.wishes = { ...this.wishes, [seat]: wishes }),
      chance: (chance: Weighs) => (this.chances = { ...this.chances, [chance.seat]: chance }),
      hint: (hint: Hinted) => (this.hint = hint),
      stale: (id: string | null) => this.hint?.id === id && (this.hint = null),
      moved: (moved: Moved) => this.moveOn(moved),
      bye: (code: string, text: string) => (this.gone = { code, text }),
    };
    this.tokens = film || screen ? [film || screen] : keyRing.tokens(id);
    const part = screen ? "" : keyRing.part(id);
    this.view.asHand = !film && !screen && (keyRing.tables[id]?.asHand ?? false);
    this.connection = new Connection(this.tokens, settings.lang, listener, browser, part);
    if (this.tokens.length && film === null) {
      if (!screen) keyRing.opened(id);
      this.connection.start();
    }
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Let this device be a hand beside the room's screen, or show the whole table. */
  holdAsHand(asHand: boolean): void {
    this.view.asHand = asHand;
    keyRing.putAsHand(this.id, asHand);
  }

  close(): void {
    silence(false);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.sharing.close();
    this.ahead.stay();
    this.timers.clear();
    this.view.close();
    this.connection.stop();
  }

  private hurry = (): void => this.connection.hurry();

  nameOf(seat: Seat): string {
    const known = this.table?.seats.find((it) => it.seat === seat);
    return known?.name || t(known?.kind === "open" ? "free-seat" : "seat-number", { number: seat + 1 });
  }

  speak(lang: string): void {
    this.connection.speak(lang);
  }

  /** How the play has ended, also while what led to it is still being shown. */
  get outcome(): Outcome | null {
    return this.connection.looks.get(this.eyes)?.look.outcome ?? null;
  }

  // What the server says

  private hearTable(table: TableInfo): void {
    const before = this.table?.state ?? "gathering";
    this.table = table;
    this.tableSince = Date.now();
    for (const { seat, away } of table.seats) if (away === null) this.notices.wait(seat, false);
    silence(table.voice === "room" && !this.screen);
    this.gone = null; // what kept the table closed is over
    if (!table.you.includes(this.me)) this.me = table.you[0] ?? SPECTATOR;
    if (table.links?.length) void this.exchangeLinks(table.links);
    if (before === "gathering" && table.state === "playing") this.sharing.begin();
  }

  /** A link of 0.1.0 may have been read by whoever sent it: exchange it for a key that only this device has. */
  private async exchangeLinks(roles: Seat[]): Promise<void> {
    if (this.exchanging) return;
    this.exchanging = true;
    for (const role of roles) {
      const link = role === HOST ? keyRing.tables[this.id]?.host : keyRing.tables[this.id]?.seats[role];
      if (!link) continue;
      try {
        const held = await api.join(link, joining(link), settings.lang);
        for (const each of held) keyRing.replace(link, each);
        joined(link);
      } catch {
        // it stays as it is, and is tried again when the table is opened the next time
      }
    }
    this.tokens.splice(0, this.tokens.length, ...keyRing.tokens(this.id));
  }

  /** What people say, and what the table itself has to tell: that also as a notice. */
  private hearChat(lines: ChatLine[], first: number): void {
    const fresh = this.talk.fresh(lines, first);
    const begins = !this.talk.lines.length && first === 0 && lines.length === 1 && this.view.seen;
    this.talk.hear(lines, first, this.aloud);
    for (const line of fresh) if (line.event) this.notices.add(line.text);
    for (const line of begins ? lines : fresh) {
      const { event, seat, name, text } = line;
      const others = !event && !this.table?.you.includes(seat);
      if (!event) this.talk.speak(line);
      if (others) voice.say(t("says", { name: name || this.nameOf(seat), text }));
    }
  }

  private hearLook(seat: Seat, seen: Seen, fresh: Line[], acts: Acted[]): void {
    const turn = seat >= 0 && seen.look.waiting.includes(seat);
    if (turn && settings.kept.notify && document.hidden && !this.called) this.callBack();
    if (seat === this.me) this.called = turn;
    if (seat === this.eyes) this.view.push(this.shown(seen), fresh, acts);
    else if (seat === this.me) this.showAgain();
    this.sharing.goOn();
  }

  /** What is seen by everybody's eyes, with what whoever acts can do. */
  private shown(seen: Seen): Seen {
    const own = this.eyes === this.me ? undefined : this.connection.looks.get(this.me);
    if (!own) return seen;
    return { ...seen, v: own.v, look: { ...seen.look, options: this.mine(), undo: own.look.undo ?? "" } };
  }

  /** What I can do; where everybody looks on, only if that tells nothing. */
  private mine(): Option[] {
    return this.eyes === this.me || this.sharing.isOpen(this.me) ? this.optionsOf(this.me) : [];
  }

  private showAgain(): void {
    const seen = this.connection.looks.get(this.eyes);
    if (seen) this.view.push(this.shown(seen), []);
  }

  private callBack(): void {
    const title = this.table?.title ?? "Coffret";
    void import("./notify").then(({ call }) => call(title, t("your-turn")));
  }

  /** What can be done belongs to what is shown: nothing, until that is the newest. What was begun stays if it can. */
  private follow(): void {
    const all = this.mine();
    this.surrender = all.find((option) => this.givesUp(option));
    const options = all.filter((option) => !option.parts && !this.givesUp(option));
    const again = this.asLastTime(all);
    if (again) options.unshift(again);
    if (this.view.arrived || !this.choice.offers(options))
      this.choice.offer(this.view.arrived ? options : []);
    this.words = all.filter((option) => option.parts);
  }

  /** What I chose in a row when just this was asked before, as one option. */
  private asLastTime(options: Option[]): Option | null {
    if (!this.view.look?.waiting.includes(this.me)) this.habits.pause();
    const found = options.length ? this.habits.offered(this.table?.game ?? "", settings.lang, options) : null;
    if (!found || !options.some((option) => option.do === found.steps[0])) return null;
    const label = t("as-last-time", { steps: found.labels.join(" › ") });
    return { do: found.steps.join(" > "), label, group: AGAIN, touches: [], steps: found.steps };
  }

  /** Whether this is the way to give up by the rules, which has its place in the menu. */
  private givesUp({ group }: Option): boolean {
    return group === this.table?.gives_up;
  }

  private arrived({ look, v }: Seen): void {
    this.ahead.doTheObvious(look);
    void this.ahead.look(look, v);
    if (this.me >= 0 && this.table?.seats.some(({ kind }) => kind === "bot"))
      this.connection.shown(this.me, v);
    if (this.headline !== this.said && !this.view.past) {
      voice.say(fresh(this.headline, this.said));
      this.said = this.headline;
    }
    this.tellIntent();
    this.tense = look.scene.stake && !look.outcome ? this.tense + 1 : 0;
    if (this.tense) sound("tension", this.tense - 1);
    else if (this.myTurn && !this.wasMyTurn) sound("turn");
    this.wasMyTurn = this.myTurn;
    if (look.outcome && !this.wasOver && settings.speed === 0) {
      const { winners } = look.outcome; // else the finale lets it be heard
      sound(this.me < 0 ? "end" : winners.includes(this.me) ? "won" : "lost");
    }
    this.wasOver = look.outcome !== null;
    this.sharing.goOn();
  }

  private hearIntent(intent: Intended): void {
    this.intents = { ...this.intents, [intent.seat]: intent };
    this.tellIntent();
  }

  /** Read out what a bot means to do, once it can be seen. */
  private tellIntent(): void {
    const text = this.meant?.text;
    if (text && text !== this.intended) voice.say((this.intended = text));
  }

  private hearAsk(asked: Asked): void {
    this.votes.asked = asked.by === null ? null : asked;
    if (asked.by === null && asked.text) this.notices.add(asked.text);
    if (asked.by === null && this.room.savesNow())
      void import("../table/save").then(({ saveInFull }) => saveInFull(this, true));
  }

  /** The same people play again at another table. */
  private moveOn(moved: Moved): void {
    if (this.onmoved) return this.onmoved(moved);
    const { table, seats, host, spectator, commitment, invites, guests } = moved;
    keyRing.keep({ ...blank(table), seats, host, spectator, invites, guests, commitment, part: random() });
    if (this.view.asHand) keyRing.putAsHand(table, true);
    router.go(`/table/${table}`);
  }

  // Several seats on one device

  /** What one of my seats could choose, as far as its own look tells. */
  optionsOf(seat: Seat): Option[] {
    return this.connection.looks.get(seat)?.look.options ?? [];
  }

  /** Who is asked, as the seat that acts sees it. */
  waitingAsSeen(): Seat[] {
    return this.connection.looks.get(this.me)?.look.waiting ?? [];
  }

  /** Act from another of my seats, and see by the eyes that go with it. */
  become(seat: Seat): void {
    this.me = seat;
    this.habits.pause();
    this.ahead.stay();
    this.choice.clear();
    this.questions.about = null;
    this.votes.clear();
    this.said = "";
    const seen = this.connection.looks.get(this.eyes);
    this.view.restart(seen && this.shown(seen), this.connection.earlier.get(this.eyes));
  }

  // What I do

  /** Touch something on the table: a step of a choice, or else a question about it. */
  touch(element: string): void {
    if (this.view.playing) return this.view.hurry();
    this.ahead.stay();
    const tried = this.canAct && this.choice.begun;
    if (this.canAct && !this.busy && this.choice.touch(element, this.view.known)) this.questions.about = null;
    else this.questions.ask(element);
    if (tried && this.questions.about?.id === element) void this.questions.askWhy();
  }

  /** Take something up to drag it. */
  lift(element: string): void {
    this.ahead.stay();
    this.questions.about = null;
    this.choice.lift(element);
  }

  /** Do it; `unasked`: it belongs to what was chosen before, and is taken back with it. */
  async act(option: Option, unasked = false): Promise<void> {
    const { seen } = this.view;
    if (!seen || this.sending || !this.canAct) return;
    if (this.teaches(option) === false) {
      this.astray += 1;
      return this.choice.answered();
    }
    this.sending = option.do;
    this.hint = null; // it was about this moment
    this.votes.redoable = false;
    if (!unasked) this.ahead.stay();
    if (option.rest) this.ahead.rest = true;
    if (option.ahead) this.ahead.always(option, seen.look.options ?? []);
    const made = { seat: this.me, v: seen.v };
    const answer = await this.request(
      option.steps
        ? { t: "run", ...made, actions: option.steps }
        : { t: "move", ...made, action: option.do, ...(unasked ? { goes_on: true } : {}) },
    );
    this.sending = null;
    this.choice.answered();
    if (answer.t === "no" && answer.code !== "stale") this.refused(answer);
    if (answer.t === "ack") {
      this.sharing.hide();
      const { game = "" } = this.table ?? {};
      const goes = shelf.game(game)?.again?.includes(option.group) ?? false;
      this.habits.chose(game, settings.lang, seen.look.options ?? [], option, goes);
    }
    const { arrived, look } = this.view;
    if (answer.t === "ack" && arrived && look) this.ahead.doTheObvious(look); // it was shown while this was on its way
  }

  /** Whether an option is the one that the lesson shows; null outside of lessons. */
  teaches(option: Option): boolean | null {
    const wanted = this.view.look?.lesson?.do;
    return wanted ? option.do === wanted : null;
  }

  /** Whether an option could not be taken back freely; what cannot be learnt counts as final. */
  private async isFinal(option: Option): Promise<boolean> {
    if (this.teaches(option) !== null) return false; // there is nothing to think over
    const answer = await this.request({ t: "weigh", seat: this.me, action: option.do });
    return answer.t !== "weigh" || answer.final;
  }

  /** Fetch a page of the log from before the lines that are shown. */
  fetchEarlier = (): Promise<void> => this.connection.fetchEarlier(this.eyes);

  /** The same for the chat. */
  fetchEarlierChat = (): Promise<void> => this.connection.fetchEarlierChat();

  request(message: Request): Promise<Answer> {
    return this.connection.request(message);
  }

  refused(no: No): void {
    this.notices.add(no.code === "lost" ? t("lost-request") : no.text, true, no.rule ?? null);
  }

  point(elements: string[], bars: string[] = []): void {
    this.pointed = new Set(elements);
    this.barred = new Set(bars);
  }
}

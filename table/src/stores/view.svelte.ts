// What is seen of a table: the newest look, or a moment of the past, each played event by event.
import { tick } from "svelte";
import type { Acted } from "../protocol/acted";
import type { Earlier, Seen } from "../protocol/connection";
import type { Line, Look, Piece, Scene, Seat, Zone } from "../protocol/types";
import { elements, standingOn, type Elements } from "../scene/elements";
import type { Staged } from "../scene/moments";
import { Stage, type Act } from "../scene/stage";
import { changed } from "../scene/travel";
import { measure, perform, settle } from "../table/theatre";
import { settings } from "./settings.svelte";
import { play as sound } from "./sound";
import { theme } from "./theme.svelte";
import type { Timers } from "./timers";
import { voice } from "./voice.svelte";

const GLOW = 2200; // ms for which news glow
const AFTER = 600; // ms that a hand waits for the room's screen, which shows everything first

/** Who wants to know how far the showing is. */
export interface Watcher {
  /** Whether a seat belongs to this device. */
  owns(seat: Seat): boolean;
  /** Something else waits to be shown than before. */
  follow(): void;
  /** The newest look is on the screen, and nothing moves any more. */
  arrived(seen: Seen): void;
}

export class View {
  seen: Seen | null = $state.raw(null);
  past: Seen | null = $state.raw(null); // looked at instead; counted in steps of the replay
  glowing: Set<string> = $state.raw(new Set());
  tossed: string[] = $state.raw([]);
  arrived = $state(true); // the newest look is shown, and has come to rest
  tumbling = $state(false); // dice roll: what they make is not known yet
  staged: { what: Staged; speed: number } | null = $state.raw(null); // shown large over the board
  told = $state(false); // all of it is to be seen
  behind = $state(0); // events that have still to be shown

  look: Look | null = $derived(this.past?.look ?? this.seen?.look ?? null);
  earlier: Earlier<Line> | undefined = $state.raw(undefined); // lines from before those of the look
  lines: Line[] = $derived(this.past?.lines ?? [...(this.earlier?.lines ?? []), ...(this.seen?.lines ?? [])]);
  /** The number of the first of these lines: before it there are others, to be fetched. */
  first = $derived(this.past ? 0 : (this.earlier?.first ?? this.seen?.first ?? 0));
  known: Elements = $derived(this.look ? elements(this.look.scene) : new Map());
  /** Pieces by what they stand on. */
  upon = $derived(this.look ? standingOn(this.look.scene) : new Map<string, Piece[]>());
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
  /** Events are being shown: what can be done now is not known yet. */
  playing = $derived(!this.past && !this.arrived);
  /** There are more of them, and each waits for a click. */
  stepping = $derived(this.playing && this.behind > 0 && settings.kept.events === "step");

  root: HTMLElement | null = null; // the page of the table, while it is there
  /** The board is on the room's screen: what is staged is staged there, and nothing is seen here before. */
  asHand = $state(false);
  pace: number | null = null; // of a film, whatever is set for a play
  coming = $state(0); // looks that wait for the room's screen
  private plays = 0; // how often it was begun anew
  private readonly stage = this.opened(
    () => settings.kept.events === "step",
    (seen, fresh, act) => void this.show(seen, fresh, act),
    () => this.rest(),
  );
  private readonly film = this.opened(
    () => false,
    (seen, fresh, act) => void this.showPast(seen, fresh, act),
    () => {},
  );

  constructor(
    private readonly watcher: Watcher,
    private readonly timers: Timers,
  ) {}

  /** Show a look after those that wait. */
  push(seen: Seen, fresh: Line[], acts: Acted[] = []): void {
    if (!this.asHand || !this.seen) return this.put(seen, fresh, acts);
    const { plays } = this;
    this.coming += 1;
    this.timers.after(AFTER, () => {
      if (plays !== this.plays) return; // begun anew
      this.coming -= 1;
      this.put(seen, fresh, acts);
    });
  }

  private put(seen: Seen, fresh: Line[], acts: Acted[]): void {
    this.stage.push(seen, fresh, acts);
    this.follow();
  }

  /** Show the newest at once. */
  skip(): void {
    if (this.root) settle(this.root);
    this.stage.skip();
    this.follow();
  }

  /** Show the next event. */
  advance(): void {
    if (this.root) settle(this.root);
    this.stage.advance();
    this.follow();
  }

  /** Somebody is impatient: the next event where they wait for a click, else all of them. */
  hurry(): void {
    if (this.asHand) return;
    if (this.stepping) this.advance();
    else this.skip();
  }

  /** Begin anew, with what another seat sees. */
  restart(seen: Seen | undefined, earlier?: Earlier<Line>): void {
    this.stage.clear();
    this.plays += 1;
    this.coming = 0;
    voice.clear();
    this.seen = null;
    this.earlier = earlier;
    if (seen) this.stage.push(seen, []);
    this.arrived = true;
  }

  /** Look at a moment of the past; with its news it is seen to come about. */
  rewind(moment: Seen, news: Line[] = [], acts: Acted[] = []): void {
    if (this.root) settle(this.root);
    if (news.length) this.film.skip();
    else this.film.clear();
    this.film.push(moment, news, acts);
  }

  /** Whether a moment of the past is still coming about. */
  get rewinding(): boolean {
    return !this.film.arrived;
  }

  /** Look at the present again. */
  present(): void {
    this.film.clear();
    this.past = null;
    this.toss(null);
    this.glowing = new Set();
  }

  close(): void {
    this.stage.clear();
    this.film.clear();
    voice.clear();
  }

  private opened(
    stepping: () => boolean,
    show: (seen: Seen, fresh: Line[], act: Act | null) => void,
    arrive: () => void,
  ): Stage {
    return new Stage({
      show,
      arrive,
      present: (staged, speed) => this.stageUp(staged, speed),
      tell: () => (this.told = true),
      moving: () => settings.moves && !document.hidden,
      speed: () => (document.hidden ? 0 : (this.pace ?? settings.speed)),
      stepping: () => stepping() && !document.hidden,
      others: (seats) => !seats.some((seat) => this.watcher.owns(seat)),
      later: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    });
  }

  private stageUp(what: Staged | null, speed: number): void {
    if (what && !this.asHand) this.staged = { what, speed };
    else if (this.staged) this.staged = null;
    this.told = false;
  }

  private follow(): void {
    this.arrived = this.stage.arrived;
    this.behind = this.stage.behind;
    this.watcher.follow();
  }

  private async show(seen: Seen, fresh: Line[], act: Act | null): Promise<void> {
    const before = this.seen?.look;
    const played = this.past ? null : act;
    const marks = this.marks(played);
    this.seen = seen;
    this.follow();
    if (!this.past) voice.say(...fresh.map((line) => line.text));
    const wait = played?.wait ?? 0;
    if (before && fresh.length && !this.past) this.glow(changed(before.scene, seen.look.scene), wait);
    this.toss(played);
    if (played?.dice.length) sound("dice");
    else if (played?.cards.length) this.timers.after(wait, () => sound("card"));
    else if (played?.pieces.length) this.timers.after(wait, () => sound("step"));
    await this.play(played, marks);
  }

  /** The newest is shown, and nothing moves. */
  private rest(): void {
    const { seen } = this;
    this.follow();
    if (seen) this.watcher.arrived(seen);
  }

  /** Let dice roll; what they make is told when they lie still. */
  private toss(act: Act | null): void {
    this.tossed = act?.dice ?? [];
    this.tumbling = this.tossed.length > 0;
    if (act && this.tumbling) this.timers.after(act.wait, () => (this.tumbling = false));
  }

  private async showPast(seen: Seen, fresh: Line[], act: Act | null): Promise<void> {
    const before = this.look?.scene;
    const marks = this.marks(act);
    this.past = seen;
    voice.say(...fresh.map((line) => line.text));
    this.toss(act);
    this.glowing = before && fresh.length ? changed(before, seen.look.scene) : new Set();
    await this.play(act, marks);
  }

  /** Where everything is, before something is played. */
  private marks(act: Act | null): ReturnType<typeof measure> | null {
    return act && this.root ? measure(this.root) : null;
  }

  private async play(act: Act | null, marks: ReturnType<typeof measure> | null): Promise<void> {
    if (!act || !marks) return;
    await tick();
    if (this.root) perform(this.root, act, marks);
  }

  private glow(elements: Set<string>, wait: number): void {
    this.glowing = elements;
    this.timers.after(wait + GLOW, () => {
      if (this.glowing === elements) this.glowing = new Set();
    });
  }
}

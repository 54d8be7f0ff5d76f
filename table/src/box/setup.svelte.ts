// What is agreed before a play: who sits where, and the options; as it was the last time, or as a newcomer likes it.
import { api } from "../protocol/http";
import type { GameInfo, GameOption, Made, NewSeat, NewTable, Preset } from "../protocol/types";
import { keyRing } from "../stores/keys.svelte";
import { settings } from "../stores/settings.svelte";

export type Kind = "me" | "here" | "friend" | "bot";
export type Setting = boolean | number | string;

export interface Player {
  kind: Kind;
  name: string;
  bot: string; // how it plays, if it is one
}

const BOT_NAMES = ["Ada", "Bo", "Cleo", "Dov", "Effie", "Gus", "Hild", "Ivo"];

export class SetUp {
  players: Player[] = $state([]);
  options: Record<string, Setting> = $state({});
  clock = $state(0); // seconds for each choice; 0: no limit
  moment = $state(2); // seconds that bots leave people who could act out of turn
  hints: NonNullable<NewTable["hints"]> = $state("told");
  pack = $state(""); // of own cards, as text
  picture = $state(""); // of the board that it brings
  deal: number | null = $state(null); // by its number, instead of a fresh one
  preset = $derived.by(() => this.presets.find((it) => this.fits(it)));
  /** What the cards are dealt from, where somebody has chosen that. */
  seed = $derived(this.deal === null ? null : `deal ${this.deal}`);
  private readonly defaults: Record<string, Setting>;

  constructor(
    readonly game: GameInfo,
    private readonly level: string,
  ) {
    const [low, high] = game.seats;
    const usual = Math.min(high, low === high ? low : low + 1);
    this.players = Array.from({ length: usual }, (_, index) => this.fresh(index));
    this.defaults = Object.fromEntries(game.options.map((it) => [it.id, it.default]));
    this.options = { ...this.defaults, ...(this.last() ?? game.presets?.[0]?.options) };
  }

  get presets(): Preset[] {
    return this.game.presets ?? [];
  }

  has(kind: Kind): boolean {
    return this.players.some((player) => player.kind === kind);
  }

  /** Seat somebody else: myself, a bot that plays in some way, a friend, or somebody at this device. */
  seat(index: number, kind: Kind, bot = this.level): void {
    const player = this.players[index];
    if (!player) return;
    if (kind === "me") player.name = settings.kept.name;
    else if (kind === "bot" && player.kind !== "bot") player.name = this.named(index);
    else if (player.kind === "bot" || player.kind === "me") player.name = kind === "bot" ? player.name : "";
    player.kind = kind;
    player.bot = bot;
  }

  /** Seat the same everywhere but in the seats of this device's owner. */
  fill(kind: Exclude<Kind, "me">): void {
    for (const [index, player] of this.players.entries()) if (player.kind !== "me") this.seat(index, kind);
  }

  add(): void {
    const before = this.players.at(-1);
    const kind = before && before.kind !== "me" ? before.kind : "bot";
    const added = this.fresh(this.players.length);
    this.players.push({ ...added, kind, name: kind === "bot" ? added.name : "" });
  }

  remove(index: number): void {
    this.players.splice(index, 1);
  }

  /** Take a way to play that the game proposes. */
  take(preset: Preset): void {
    this.options = { ...this.defaults, ...preset.options };
    if (!preset.seats) return;
    while (this.players.length < preset.seats) this.add();
    while (this.players.length > preset.seats && this.players.at(-1)?.kind === "bot") this.players.pop();
  }

  /** What is said of the value of an option that is chosen. */
  noteOf(option: GameOption): string {
    return option.values?.find((value) => value.id === this.options[option.id])?.note ?? "";
  }

  /** Look through a file with own cards, and take it if it is good. */
  async read(file: File | undefined): Promise<void> {
    const text = file ? await file.text() : "";
    this.pack = this.picture = "";
    if (!text) return;
    const found = await api.lookThrough(this.game.slug, text, this.players.length, settings.lang);
    this.pack = text;
    this.options = { ...this.options, ...found.options };
    this.picture = found.picture && `data:image/svg+xml,${encodeURIComponent(found.picture)}`;
  }

  /** Lay the table. */
  async lay(): Promise<Made> {
    const me = this.players.find((player) => player.kind === "me");
    if (me?.name) settings.set("name", me.name.trim());
    if (!this.pack) {
      settings.set("setups", { ...settings.kept.setups, [this.game.slug]: { ...this.options } });
    }
    const made = await api.create(this.wish());
    keyRing.keepMade(made);
    return made;
  }

  /** What the server is asked for. */
  wish(): NewTable {
    return {
      game: this.game.slug,
      options: this.options,
      seats: this.players.map(asked),
      lang: settings.lang,
      player: keyRing.player,
      parts: true,
      clock: this.clock,
      moment: this.moment,
      hints: this.hints,
      ...(this.pack ? { pack: this.pack } : {}),
      ...(this.seed !== null ? { seed: this.seed } : {}),
    };
  }

  /** Whether the options are exactly those of a preset. */
  private fits(preset: Preset): boolean {
    const wanted = { ...this.defaults, ...preset.options };
    return this.game.options.every(({ id }) => this.options[id] === wanted[id]);
  }

  /** The options that were played here last, as far as the game still has them. */
  private last(): Record<string, Setting> | null {
    const kept = settings.kept.setups[this.game.slug];
    if (!kept) return null;
    const known = ([id, value]: [string, Setting]) =>
      id in this.defaults && typeof value === typeof this.defaults[id];
    return Object.fromEntries(Object.entries(kept).filter(known));
  }

  private fresh(index: number): Player {
    if (index === 0) return { kind: "me", name: settings.kept.name, bot: this.level };
    return { kind: "bot", name: this.named(index), bot: this.level };
  }

  private named(index: number): string {
    return BOT_NAMES[index % BOT_NAMES.length] ?? "";
  }
}

function asked({ kind, name, bot }: Player): NewSeat {
  if (kind === "bot") return { kind: "bot", name, bot };
  return { kind: kind === "friend" ? "open" : "person", name: name.trim() };
}

// What is in the box, asked once for each language; a table asks for its own game alone.
import { api, line } from "../protocol/http";
import type { BotKind, Box, GameInfo } from "../protocol/types";
import { settings } from "./settings.svelte";

class Shelf {
  box: Box | null = $state.raw(null);
  failed = $state(false);
  kept = $state(false); // from an earlier time: the server does not answer
  private arrive: () => void = () => {};
  arrival = new Promise<void>((arrive) => (this.arrive = arrive)); // of what was asked for first, or of the failure
  private asked = "";
  private only = ""; // the one game that was asked for; else all

  /** Ask for the box in the language in use, or for one game of it, unless it is there. */
  fetch(lang = settings.lang, only = ""): void {
    this.failed = false;
    this.ask(lang, only);
  }

  /** Ask again until the server answers; what is shown meanwhile stays. */
  seek(): void {
    if (this.kept || this.failed) this.ask(settings.lang, this.only);
  }

  private ask(lang: string, only: string): void {
    if (lang === this.asked && (!this.only || only === this.only)) return;
    this.asked = lang;
    this.only = only;
    void api
      .box(lang, only)
      .then(
        (box) => {
          if (lang !== this.asked || only !== this.only) return;
          this.box = box;
          this.failed = false;
          this.kept = line.kept;
          if (this.kept) this.asked = "";
        },
        () => {
          this.asked = "";
          this.failed = true;
        },
      )
      .then(this.arrive);
  }

  game(slug: string): GameInfo | undefined {
    return this.box?.games.find((game) => game.slug === slug);
  }

  /** The bots that play a game. */
  botsOf(slug: string | undefined): BotKind[] {
    return this.box?.bots.filter((bot) => !bot.games || bot.games.includes(slug ?? "")) ?? [];
  }

  botName(id: string | null): string {
    const own = this.box?.bots.find((bot) => bot.id === id)?.label;
    return own ?? this.box?.bot_names?.[id ?? ""] ?? id ?? "";
  }
}

export const shelf = new Shelf();

// What is in the box, asked once for each language.
import { api, line } from "../protocol/http";
import type { BotKind, Box, GameInfo } from "../protocol/types";
import { settings } from "./settings.svelte";

class Shelf {
  box: Box | null = $state.raw(null);
  failed = $state(false);
  kept = $state(false); // from an earlier time: the server does not answer
  arrival: Promise<void> = Promise.resolve(); // of what was asked for last
  private asked = "";

  /** Ask for the box in the language in use, unless it is there. */
  fetch(lang = settings.lang): void {
    this.failed = false;
    this.ask(lang);
  }

  /** Ask again until the server answers; what is shown meanwhile stays. */
  seek(): void {
    if (this.kept || this.failed) this.ask(settings.lang);
  }

  private ask(lang: string): void {
    if (lang === this.asked) return;
    this.asked = lang;
    this.arrival = api.box(lang).then(
      (box) => {
        if (lang !== this.asked) return;
        this.box = box;
        this.failed = false;
        this.kept = line.kept;
        if (this.kept) this.asked = "";
      },
      () => {
        this.asked = "";
        this.failed = true;
      },
    );
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

// What is asked of the server about calls, campaigns and statistics, with the secret of this device.
import { post, Refused } from "../protocol/http";
import type { Made } from "../protocol/types";
import { keyRing } from "../stores/keys.svelte";
import { router } from "../stores/route.svelte";
import { settings } from "../stores/settings.svelte";
import { t } from "../words/words.svelte";

export interface Mark {
  call: string;
  state: "won" | "lost" | "given-up";
  score: number | null;
}

export interface Call {
  game: string;
  title: string;
  every: "day" | "week";
  call: string;
  ends: number;
  seats: number;
  options: string[];
  score: string;
  state: "new" | "open" | "over";
  table: string;
  result: { state: Mark["state"]; score: number | null; choices: number; tones: string } | null;
  streak: number;
  best_streak: number;
  marks: Mark[];
  tries: number;
  spread: { won: boolean; score: number | null; count: number }[];
}

export interface Campaign {
  game: string;
  title: string;
  option: string;
  level: string;
  levels: { id: string; label: string }[];
  crews: number[];
  chapters: { id: string; label: string; note: string; medals: number[][] }[];
  medals: number;
  of: number;
  next: string;
  rewards: { id: string; title: string; medals: number; look: Record<string, string> | null }[];
}

export interface Share {
  label: string;
  plays: number;
  wins: number;
  low: number;
  high: number;
}

export interface Summary extends Share {
  name?: string;
  given_up: number;
  helped: number; // plays in which a hint was asked for
  streak: number;
  best_streak: number;
  choices: number;
  minutes: number;
  best: number | null;
  months: { month: string; plays: number; wins: number }[];
  lengths: { low: number; high: number; count: number }[];
  scores: { low: number; high: number; count: number }[];
  groups: { id: string; label: string; shares: Share[] }[];
}

export interface GameStatistics {
  game: string;
  title: string;
  score: string;
  all: Summary;
  people: Summary[];
}

const ask = <T>(path: string, more: object = {}) =>
  post<T>(`/api/${path}`, { player: keyRing.player, lang: settings.lang, ...more }, [], settings.lang);

export const returns = {
  calls: (game = "") => ask<{ now: number; calls: Call[] }>("calls", { game }),
  campaign: (game: string) => ask<Campaign>("campaign", { game }),
  statistics: () => ask<{ games: GameStatistics[] }>("statistics"),
  all: () => ask<unknown>("results/all"),
  erase: () => ask<unknown>("results/erase"),
};

/** Go to the table of one's try, which begins now if it has not; or return what went wrong. */
export async function play(call: Call): Promise<string> {
  try {
    if (call.state === "new") {
      const made = await ask<Made>("calls/play", { game: call.game, name: settings.kept.name });
      keyRing.keepMade(made);
      router.go(`/table/${made.table}`);
    } else router.go(`/table/${call.table}`);
    return "";
  } catch (error) {
    return trouble(error);
  }
}

export function trouble(error: unknown): string {
  return error instanceof Refused ? error.sentence || t("no-server") : String(error);
}

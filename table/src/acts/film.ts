// The film of a play, as the server tells it: its turning points on their boards, and how it ended.
import { get, post } from "../protocol/http";
import type { Line, Look, Seat, TableInfo } from "../protocol/types";

import type { Finale } from "./drama";

export interface Scene {
  step: number;
  seat: Seat;
  title: string; // what a review says of it
  text: string;
  look: Look;
  after: Look;
  news: Line[];
}

export interface Reel {
  table: string;
  title: string;
  names: string[];
  outcome: Look["outcome"];
  scenes: Scene[];
  end: Look;
  finale: Finale;
}

export const film = (table: string, lang: string, tokens: string[]) =>
  get<Reel>(`/api/tables/${table}/film`, { lang }, tokens);

/** The page of a film, and the token with which a stranger opens it. */
export async function filmPath(table: string, tokens: string[]): Promise<string> {
  const { token } = await post<{ token: string }>(`/api/tables/${table}/film`, {}, tokens);
  return `film/${table}#${token}`;
}

/** What is known of the table to whoever sees a film of it. */
export function tableOf(id: string, { table, title, names }: Reel, lang: string): TableInfo {
  const seat = { kind: "person", bot: null, stand_in: false, connected: false, devices: 0 } as const;
  const more = { part: false, conceded: false, away: null, wants: [] };
  return {
    ...{ t: "table", table: id, game: table, title, state: "over", paused: false, you: [], host: false },
    ...{ watchers: 0, options: {}, pace: 0, lang, commitment: "", seed: null, open_seed: false, lesson: "" },
    ...{
      abandoned: 0,
      patience: 0,
      clock: 0,
      moment: 0,
      hold: false,
      links: [],
      call: "",
      sealed: 0,
      hints: "",
    },
    ...{ secrets: false, open: [], gives_up: "", voice: "", rematch: null, undecided: false },
    seats: names.map((name, number) => ({ ...seat, ...more, seat: number, name })),
  };
}

// What is asked of the server outside a table: the box, new tables, replays, rules, files.
import { at } from "./base";
import type {
  Box,
  ClosedTable,
  Fair,
  Figure,
  Held,
  Invited,
  Made,
  MyTable,
  NewTable,
  Notice,
  Notices,
  Replay,
  Result,
  Rules,
  Seat,
} from "./types";

/** A request that the server refused, or that did not reach it (`code` is then `lost`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly detail = "",
  ) {
    super(text);
  }

  /** What is refused, and what exactly is wrong. */
  get sentence(): string {
    return this.detail ? `${this.message} (${this.detail})` : this.message;
  }
}

/** How others reach the box; where it is its machine's alone, whether its network is let in. */
export interface Ways {
  addresses: string[];
  door: { open: boolean; kept: boolean; yours: boolean } | null;
}

/** Whether the last answer was kept from an earlier time, for want of a connection. */
export const line = { kept: false };

async function call(path: string, tokens: string[], body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (tokens.length) headers["Authorization"] = `Bearer ${tokens.join(",")}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { headers };
  if (body !== undefined) Object.assign(init, { method: "POST", body: JSON.stringify(body) });
  const answer = await fetch(at(path), init).catch(() => {
    throw new Refused("lost", "");
  });
  line.kept = answer.headers.has("coffret-kept");
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { code?: string; text?: string; detail?: string };
  throw new Refused(told.code ?? String(answer.status), told.text ?? answer.statusText, told.detail);
}

export async function get<T>(
  path: string,
  query: Record<string, string | number> = {},
  tokens: string[] = [],
): Promise<T> {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return (await call(`${path}?${search}`, tokens)).json() as Promise<T>;
}

export async function post<T>(path: string, body: unknown, tokens: string[] = [], lang = ""): Promise<T> {
  return (await call(lang ? `${path}?lang=${lang}` : path, tokens, body)).json() as Promise<T>;
}

export const api = {
  box: (lang: string, game = "") => get<Box>("/api/box", game ? { lang, game } : { lang }),
  /** Where others find the box. */
  reach: () => get<Ways>("/api/reach"),
  /** Open or close the door to the network, from the machine itself. */
  network: (wish: { open: boolean; keep: boolean }, lang: string) =>
    post<Ways>("/api/network", wish, [], lang),
  results: async (player: string, game: string) =>
    (await post<{ results: Result[] }>("/api/results", { player, game })).results,
  /** How often decent bots win with what is chosen. */
  figure: (game: string, seats: number, options: NewTable["options"], lang: string) =>
    post<Figure>("/api/figure", { game, seats, options, lang }),
  lookThrough: (game: string, pack: string, seats: number, lang: string) =>
    post<{ options: Record<string, string>; picture: string }>(
      "/api/pack",
      { game, pack, seats, lang },
      [],
      lang,
    ),
  create: (table: NewTable) => post<Made>("/api/tables", table),
  mine: (tokens: string[], lang: string) =>
    post<{ tables: MyTable[]; closed: ClosedTable[]; unknown: string[] }>("/api/mine", { tokens, lang }),
  replay: (table: string, seat: Seat, from: number, count: number, lang: string, tokens: string[]) =>
    get<Replay>(`/api/tables/${table}/replay`, { seat, from, count, lang }, tokens),
  fork: (table: string, seat: Seat, at: number, tokens: string[]) =>
    post<Made>(`/api/tables/${table}/fork`, { seat, at }, tokens),
  /** What an invitation, a code or a link is for. */
  invitation: (token: string, lang: string) => post<Invited>("/api/invitation", { token, lang }, [], lang),
  /** Exchange an invitation or a code for keys; with the same secret it is answered again. */
  join: async (
    invitation: string,
    secret: string,
    lang: string,
    name = "",
    seat: Seat | null = null,
    player = "",
  ) => (await post<{ keys: Held[] }>("/api/join", { invitation, secret, name, seat, player }, [], lang)).keys,
  /** A code by which another device gets keys for the same seats. */
  code: (tokens: string[], lang: string) =>
    post<{ code: string; seconds: number }>("/api/codes", { tokens }, [], lang),
  /** What a seat may keep of a running play; when it is over, all of it. */
  save: async (table: string, seat: Seat, lang: string, tokens: string[]) =>
    (await call(`/api/tables/${table}/save?seat=${seat}&lang=${lang}`, tokens)).text(),
  /** The whole play, with everybody's secrets. */
  saveInFull: async (table: string, lang: string, tokens: string[]) =>
    (await call(`/api/tables/${table}/save?lang=${lang}`, tokens, {})).text(),
  take: (text: string, lang: string) => post<Made>("/api/import", { text, lang }),
  rules: (slug: string, lang: string) => get<Rules>(`/api/rules/${slug}`, { lang }),
  fair: (table: string, tokens: string[], lang: string) =>
    get<Fair>(`/api/tables/${table}/fair`, { lang }, tokens),
  /** Where a seat is called when nobody is there: what the server offers, and what is set. */
  notices: (table: string, seat: Seat, tokens: string[]) =>
    get<Notices>(`/api/tables/${table}/notices`, { seat }, tokens),
  /** Set an address, or erase it if it is empty. */
  setNotice: (
    table: string,
    seat: Seat,
    kind: Notice["kind"],
    address: string,
    lang: string,
    tokens: string[],
  ) => post<Notices>(`/api/tables/${table}/notices`, { seat, kind, address, lang }, tokens, lang),
  /** What the reader of a letter wishes. */
  answerNotice: (table: string, token: string, wish: "look" | "confirm" | "off", lang: string) =>
    post<Notice>("/api/notices", { table, token, do: wish, lang }, [], lang),
  check: (text: string, lang: string) => post<Fair>("/api/check-fair", { text, lang }),
};

// What is said between table and server, as docs/protocol.md tells it.

export type Seat = number;
export const SPECTATOR: Seat = -3;
export const HOST: Seat = -4;

export interface Rule {
  id: string;
  text: string;
}

// The scene: what lies on the table. Fields that have their default value are left out on the wire.

export interface Part {
  id: string;
  label?: string | null;
  note?: string | null;
  hint?: string | null;
  danger?: boolean;
}

export interface Badge {
  text: string;
  sign?: string;
  state?: "lit" | "dim" | "";
}

export interface Space extends Part {
  kind: string;
  x: number;
  y: number;
  mark?: string;
  dark?: boolean;
}

export interface Piece extends Part {
  kind: string;
  on: string;
  seat?: Seat | null;
  facing?: string;
  mark?: string;
  badges?: (string | Badge)[];
  number?: number | null;
  pips?: [number, number] | null;
}

export interface Edge extends Part {
  kind: string;
  space: string;
  other?: string;
  side?: string;
  mark?: string;
}

export interface Board {
  spaces: Space[];
  links?: [string, string][];
  edges?: Edge[];
  pieces?: Piece[];
  form?: "free" | "hex" | "flat" | "round";
  drawing?: string;
}

export interface Card extends Part {
  kind: string;
  up?: boolean;
  fields?: Record<string, string | number>;
  lit?: string[];
  dim?: string[];
  origin?: string;
  mark?: string;
}

export interface Zone extends Part {
  kind: "hand" | "row" | "pile" | "spread";
  seat?: Seat | null;
  cards?: Card[];
  count?: number | null;
}

export interface Meter extends Part {
  value: number;
  limit?: number | null;
}

export interface Die extends Part {
  kind: string;
  face: number | string;
}

export interface Throw {
  total?: number | null;
  target?: number | null;
  label?: string | null;
  parts?: (string | Badge)[];
  passed?: boolean | null;
}

export interface Feed extends Part {
  lines?: string[];
}

export interface SeatPanel extends Part {
  seat: Seat;
  mark?: string;
  badges?: (string | Badge)[];
}

export interface Scene {
  seats: SeatPanel[];
  board?: Board | null;
  zones?: Zone[];
  meters?: Meter[];
  dice?: Die[];
  throw?: Throw | null;
  feeds?: Feed[];
  rules?: string[];
  silence?: string;
}

export interface Option {
  do: string;
  label: string;
  group: string;
  touches: string[];
  family?: string; // what options of this group are called together
  hint?: string;
  danger?: boolean;
  shows?: string[];
}

export interface Outcome {
  text: string;
  rule: Rule | null;
  winners: Seat[];
  side: string;
  score: number | null;
}

export interface Look {
  prompt: string | null;
  rule: Rule | null;
  waiting: Seat[];
  options?: Option[];
  scene: Scene;
  outcome: Outcome | null;
  undo?: "own" | "ask" | "";
  lesson?: Taught | null;
}

/** What a lesson says now, and what it wants to be done. */
export interface Taught {
  text: string;
  do: string;
  shows: string[];
  number: number;
  of: number;
}

export interface Fact {
  name: string;
  kind: string;
  value: unknown;
  text: string;
}

export interface Line {
  text: string;
  event: string;
  args: Fact[];
}

// Server to client

export interface SeatInfo {
  seat: Seat;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  stand_in: boolean;
  connected: boolean;
  devices: number; // how many have a key of this seat
  part: boolean; // whether its device has given a part of the seed
}

export interface TableInfo {
  t: "table";
  table: string;
  game: string;
  title: string;
  state: "gathering" | "playing" | "over" | "ended";
  paused: boolean;
  you: Seat[];
  host: boolean;
  watchers: number;
  options: Record<string, boolean | number | string>;
  pace: number;
  lang: string;
  commitment: string;
  seed: string | null;
  open_seed: boolean;
  lesson: string;
  seats: SeatInfo[];
  abandoned: number; // deals of the same people that were given up unfinished before
  links: Seat[]; // what this connection opened with a link of 0.1.0, to be exchanged for keys
}

export type Path = (string | number)[];
export type Change = [Path] | [Path, unknown] | [Path, number, number, unknown[]];

export interface Act {
  line: number;
  diff: Change[];
}

export interface LookMessage {
  t: "look";
  seat: Seat;
  v: number;
  line: number;
  news: Line[];
  full?: Look;
  from?: number;
  diff?: Change[];
  acts?: Act[];
}

export interface Ack {
  t: "ack";
  id: string;
  seat?: Seat | null;
  v?: number | null;
}

export interface No {
  t: "no";
  id: string | null;
  code: string;
  text: string;
  rule?: Rule | null;
  possible?: string[];
  seat?: Seat | null;
  v?: number | null;
}

export interface Reason {
  text: string;
  rule: Rule | null;
}

export interface Because {
  t: "why";
  id: string;
  seat: Seat;
  can: boolean;
  reasons: Reason[];
}

export interface Link {
  t: "link";
  id: string;
  seat: Seat;
  token: string;
}

export interface ChatLine {
  seat: Seat;
  name: string;
  text: string;
  at: number;
  event?: string; // what the table itself tells: somebody sat down, a new invitation
}

export interface Asked {
  t: "ask";
  by: Seat | null;
  text: string;
  need: Seat[];
  kind: "undo" | "save" | "open" | "";
}

export interface Moved {
  t: "moved";
  table: string;
  tokens: string[];
  seats: Record<Seat, string>;
  host: string;
  spectator: string;
  commitment: string;
  invites: Record<Seat, string>;
}

export interface Weighed {
  t: "weigh";
  id: string;
  seat: Seat;
  final: boolean;
}

/** Lines of a log from before those that are known. */
export interface LogPage {
  t: "older";
  id: string;
  seat: Seat;
  line: number;
  news: Line[];
}

/** The same for the chat. */
export interface ChatPage {
  t: "older-chat";
  id: string;
  from: number;
  lines: ChatLine[];
}

export type FromServer =
  | TableInfo
  | LookMessage
  | Ack
  | No
  | Because
  | Weighed
  | Link
  | LogPage
  | ChatPage
  | Asked
  | { t: "chat"; from: number; lines: ChatLine[] }
  | { t: "ping"; seat: Seat; element: string }
  | { t: "note"; text: string }
  | { t: "clock"; left: number | null }
  | Moved
  | { t: "bye"; code: string; text: string };

// Client to server; the connection adds the id.

export type HostDeed =
  | { do: "rename"; seat: Seat; name: string }
  | { do: "swap"; seat: Seat; with: Seat }
  | { do: "bot"; seat: Seat; bot: string }
  | { do: "person"; seat: Seat }
  | { do: "invite"; seat: Seat; ask?: boolean }
  | { do: "pace"; ms: number }
  | { do: "start" | "pause" | "resume" | "end" | "again" | "free" };

export type Request =
  | { t: "move"; seat: Seat; v: number; action: string }
  | { t: "undo"; seat: Seat; ask: boolean }
  | { t: "consent"; seat: Seat; yes: boolean }
  | { t: "redo"; seat: Seat }
  | { t: "why"; seat: Seat; action: string }
  | { t: "why"; seat: Seat; element: string }
  | { t: "weigh"; seat: Seat; action: string }
  | { t: "chat"; seat: Seat; text: string }
  | { t: "ping"; seat: Seat; element: string }
  | { t: "name"; seat: Seat; name: string }
  | { t: "leave"; seat: Seat; for_good?: boolean }
  | { t: "return" | "save"; seat: Seat }
  | { t: "lang"; lang: string }
  | { t: "older"; seat?: Seat; before: number }
  | ({ t: "host" } & HostDeed);

export type Answer = Ack | No | Because | Weighed | Link | LogPage | ChatPage;

// HTTP

export interface GameOption {
  id: string;
  label: string;
  note: string;
  default: boolean | number | string;
  low?: number | null;
  high?: number | null;
  values?: { id: number | string; label: string }[]; // of a number with many values, only those with names
}

export interface GameInfo {
  slug: string;
  title: string;
  summary: string;
  kind: string;
  minutes: [number, number];
  seats: [number, number];
  reconstructed: string;
  credits: string;
  rules_version: number;
  files: string[];
  options: GameOption[];
  lessons: { id: string; title: string }[];
}

/** What this device has achieved with one set-up of a game. */
export interface Result {
  options: Record<string, boolean | number | string>;
  seats: number;
  plays: number;
  wins: number;
  best: number | null;
  streak: number;
  deals: Record<string, number | null>;
}

export interface Box {
  version: string;
  p: number;
  languages: string[];
  bots: { id: string; label: string }[];
  games: GameInfo[];
  broken?: { slug: string; text: string; detail: string }[]; // left out, and why
}

export interface NewSeat {
  kind: "person" | "bot" | "open";
  name: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, boolean | number | string>;
  seats: NewSeat[];
  pack?: string;
  seed?: string;
  pace?: number;
  lang?: string;
  lesson?: string;
  player?: string;
  parts?: boolean; // the deal waits for this device's part of the seed
}

export interface Made {
  table: string;
  host: string;
  spectator: string;
  seats: { seat: Seat; kind: "person" | "bot" | "open"; token: string | null }[];
  commitment: string;
}

/** What a device has been given a key for. */
export interface Held {
  table: string;
  role: Seat; // a seat, SPECTATOR or HOST
  token: string;
  commitment: string;
}

/** What an invitation, a code or a link is for. */
export interface Invited {
  kind: "seat" | "watch" | "host" | "device";
  tables: (MyTable & { seats: Seat[] })[];
}

export interface MyTable {
  table: string;
  game: string;
  title: string;
  state: TableInfo["state"];
  paused: boolean;
  host: boolean;
  you: Seat[];
  names: string[];
  waiting: Seat[];
  turn: boolean;
  outcome: string | null;
  changed: number;
  tokens: string[];
  commitment: string;
}

/** A table that the server has but cannot open, and why. */
export interface ClosedTable {
  table: string;
  tokens: string[];
  code: string;
  text: string;
}

export interface Replay {
  seat: Seat;
  last: number;
  from: number;
  look: Look;
  lines: Line[];
  steps: { step: number; diff: Change[]; news: Line[]; acts: Act[] }[];
}

export interface LedgerRule {
  id: string;
  text: string;
  origin: string;
  source: string;
}

export interface Verdict {
  result: "fair" | "unfair" | "unchecked";
  fair: boolean;
  checked: number;
  taken: number;
  wrong: (number | string)[];
  text: string;
}

export interface Fair {
  commitment: string;
  seed: string | null;
  server_part: string | null;
  parts: string[]; // by seat, what its device gave; empty: nothing
  parts_text: string;
  open_seed: boolean;
  verdict: Verdict | null;
}

// What is said between table and server, as docs/protocol.md tells it.

export type Seat = number;
export const SPECTATOR: Seat = -3;
export const HOST: Seat = -4;
export const TABLE: Seat = -5; // what the one invitation for all is for

export * from "./wire";
export type Reaction = Reacted["sign"];
import type {
  Ack,
  Act,
  Because,
  ChatPage,
  Hello,
  Hinted,
  Link,
  LogPage,
  Moment,
  No,
  OfferedRuns,
  Reacted,
  Resync,
  Rule,
  Scene,
  TableInfo,
  ToServer,
  Weighed,
} from "./wire";

export interface Option {
  do: string;
  label: string;
  group: string;
  touches: string[];
  family?: string; // what options of this group are called together
  hint?: string;
  danger?: boolean;
  shows?: string[];
  bars?: string[];
  parts?: { name: string; text: string }[]; // of something that is only said: its arguments
  steps?: string[]; // of several choices that are made as one
  then?: string; // what these do after the first of them
  ahead?: boolean; // to be done again whenever just this is asked
  alone?: boolean; // without what is proposed together with it
  rest?: boolean; // and then whatever else is proposed, until something else is asked
  rank?: number; // among those of which the game puts one first: the best is 1
  reason?: string; // what it comes to, or why it is the best
  lays?: Record<string, string>; // what would lie on what
  same?: string[]; // all that nobody could tell apart from it
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
  before: { text: string; shows: string[] }[]; // notes to be read first
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
  says?: string; // how it sounds, where somebody says it
  moment?: Moment; // where the event is staged
}

export type Path = (string | number)[];
export type Change = [Path] | [Path, unknown] | [Path, number, number, unknown[]];

// Client to server; the connection adds the id.

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

export type Request = WithoutId<Exclude<ToServer, Hello | Resync>>;
export type HostDeed = Omit<Extract<Request, { t: "host" }>, "t">;

export type Answer = Ack | No | Because | Weighed | Link | LogPage | ChatPage | OfferedRuns | Hinted;

// HTTP

export interface GameOption {
  id: string;
  label: string;
  note: string;
  default: boolean | number | string;
  low?: number | null;
  high?: number | null;
  drawn?: boolean; // each value with a drawing of the board it leads to
  own?: string; // the value that plays what a content pack brings
  values?: OptionValue[]; // of a number with many values, only those with names
}

/** A value of an option; of one with a drawing, also what its poster tells. */
export interface OptionValue {
  id: number | string;
  label: string;
  note?: string;
  story?: string;
  difficulty?: number; // from 1; 0: not told
  minutes?: Record<string, number>; // about how long it takes, by the number of players
  poster?: boolean; // whether the game has drawn one
}

/** A way to play that a game proposes. */
export interface Preset {
  id: string;
  title: string;
  note: string;
  seats: number; // 0: any number
  options: Record<string, boolean | number | string>;
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
  main?: string[]; // the kinds of options by which it is carried on
  talk?: string[]; // those that only say something
  aloud?: boolean; // it can be played without declarations, by people who hear each other
  ends?: string[]; // and those that end something, such as a turn
  idle?: string[]; // those that hold nobody up
  free?: string[]; // those that nobody need be asked for, where the obvious is done by itself
  always?: string[]; // those that may be chosen once and for all
  again?: string[]; // those that are offered as they were made the last time
  runs?: boolean; // several choices in a row may be made as one
  quiet?: string[]; // those that no touch begins
  rest?: string[]; // those that may be done as proposed, until something else is asked
  options: GameOption[];
  presets?: Preset[];
  lessons: { id: string; title: string }[];
  campaign?: string; // its title, where there is one
  score?: string; // what the score of a play counts, where there is one
}

/** How often decent bots win with what is chosen, in words and exactly; empty where that was not counted. */
export interface Figure {
  text: string;
  exact: string;
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

/** A bot to choose; `games`: the only ones that it plays. */
export interface BotKind {
  id: string;
  label: string;
  games?: string[];
}

export interface Box {
  version: string;
  p: number;
  languages: string[];
  bots: BotKind[];
  bot_names?: Record<string, string>; // also of those that are not proposed any more
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
  clock?: number; // seconds for each choice; 0: no limit
  moment?: number; // seconds that bots leave people who could act out of turn
  hints?: "free" | "told" | "off"; // whether there are any, and whether the others are told who asks
  undecided?: boolean; // people gather first, and the host chooses the game later
  parts?: boolean; // the deal waits for this device's part of the seed
}

export interface Made {
  table: string;
  host: string;
  spectator: string;
  seats: { seat: Seat; kind: "person" | "bot" | "open"; token: string | null }[];
  commitment: string;
  guests?: string; // the one invitation to the table
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
  kind: "seat" | "watch" | "host" | "device" | "table";
  tables: (MyTable & { seats: Seat[] })[]; // with the seats that are meant, or free
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
  titles: string; // of its chapter, in all languages, by which it is found
  also: string; // synonyms, by which it is found, too
  origin: string;
  source: string;
}

/** The rules of a game: its ledger with the titles of its chapters, and its rulebook, where it has one. */
export interface Rules {
  slug: string;
  rules: LedgerRule[];
  chapters: Record<string, string>;
  book: Book | null;
}

export interface Book {
  sections: { id: string; title: string; blocks: Block[] }[];
  pictures: Record<string, { seat: Seat; look: Look }>;
}

/** A paragraph, an item of a list, a heading, or a picture and what it shows. */
export interface Block {
  kind: "text" | "item" | "step" | "heading" | "picture";
  runs: Run[];
  picture?: string;
}

/** Text in one style, or the rules that the text before it tells. */
export interface Run {
  text?: string;
  style?: "em" | "strong";
  rules?: string[];
}

export interface Verdict {
  result: "fair" | "unfair" | "unchecked";
  fair: boolean;
  draws: number; // in all
  checked: number;
  taken: number; // that cannot be checked; the text says why
  unchecked: Partial<Record<"play" | "rules" | "lesson", number>>;
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
  sealed_text: string; // of a call that others can still play: when the seed is told
  verdict: Verdict | null;
}

/** An address at which somebody is called to their turn. */
export interface Notice {
  kind: "mail" | "hook";
  address: string;
  confirmed: boolean;
}

export interface Notices {
  mail: boolean;
  sites: string[];
  set: Notice[];
}

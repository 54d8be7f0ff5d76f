// Written by tools/wire_types.py from the server's own types: change those. docs/protocol.md tells what they mean.

import type { Change, Line, Look } from "./types";

// The scene: what lies on the table. Fields that have their default value are left out.

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
  state?: "" | "lit" | "dim";
  number?: number | null;
  brief?: string | null;
}

export interface SeatPanel extends Part {
  seat: number;
  mark?: string;
  badges?: (string | Badge)[];
}

export interface Space extends Part {
  kind: string;
  x: number;
  y: number;
  mark?: string;
  dark?: boolean;
}

export interface Edge extends Part {
  kind: string;
  space: string;
  other?: string;
  side?: "" | "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
  mark?: string;
}

export interface Piece extends Part {
  kind: string;
  on: string;
  seat?: number | null;
  facing?: string;
  mark?: string;
  badges?: (string | Badge)[];
  number?: number | null;
  pips?: [number, number] | null;
  fields?: Record<string, string | number>;
}

export interface Way {
  piece: string;
  path?: string[];
  target?: string;
  maybe?: boolean;
}

export interface Board {
  spaces: Space[];
  links?: [string, string][];
  edges?: Edge[];
  pieces?: Piece[];
  ways?: Way[];
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
  seat?: number | null;
  cards?: Card[];
  count?: number | null;
}

export interface Meter extends Part {
  value: number;
  limit?: number | null;
  seat?: number | null;
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
  seat?: number | null;
  lines?: string[];
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
  stake?: string | null;
}

export interface Shown {
  id: string;
  caption?: string | null;
  on?: string;
  note?: boolean;
  dim?: boolean;
}

export interface Moment {
  title: string;
  text?: string | null;
  tone?: "" | "good" | "bad" | "triumph" | "blow";
  shows?: Shown[];
  sign?: string;
  seats?: number[];
  brief?: boolean;
  counts?: boolean;
  tense?: boolean;
}

// Server to client

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  stand_in: boolean;
  connected: boolean;
  devices: number;
  part: boolean;
  conceded: boolean;
  away: number | null;
  wants: string[];
}

export interface Rematch {
  seats: number[];
  waited: number;
  patience: number;
  begun: boolean;
}

export interface TableInfo {
  t: "table";
  table: string;
  game: string;
  title: string;
  state: "gathering" | "playing" | "over" | "ended";
  paused: boolean;
  you: number[];
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
  abandoned: number;
  patience: number;
  clock: number;
  moment: number;
  hold: boolean;
  links: number[];
  call: string;
  sealed: number;
  hints: "" | "free" | "told" | "off";
  secrets: boolean;
  open: string[];
  gives_up: string;
  rematch: Rematch | null;
  voice: "" | "apart" | "call" | "room";
  undecided: boolean;
}

export interface Act {
  line: number;
  diff: Change[];
}

export interface LookMessage {
  t: "look";
  seat: number;
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
  seat: number | null;
  v: number | null;
}

export interface Rule {
  id: string;
  text: string;
}

export interface No {
  t: "no";
  id: string | null;
  code: string;
  text: string;
  rule: Rule | null;
  possible: string[];
  seat: number | null;
  v: number | null;
}

export interface Reason {
  text: string;
  rule: Rule | null;
}

export interface Because {
  t: "why";
  id: string;
  seat: number;
  can: boolean;
  reasons: Reason[];
}

export interface Link {
  t: "link";
  id: string;
  seat: number;
  token: string;
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
  event: string;
  about: number;
  count: number;
  line: number;
}

export interface Chatted {
  t: "chat";
  from: number;
  lines: ChatLine[];
}

export interface LogPage {
  t: "older";
  id: string;
  seat: number;
  line: number;
  news: Line[];
}

export interface ChatPage {
  t: "older-chat";
  id: string;
  from: number;
  lines: ChatLine[];
}

export interface Pointed {
  t: "ping";
  seat: number;
  element: string;
}

export interface Reacted {
  t: "react";
  seat: number;
  sign: "clap" | "laugh" | "wow" | "think" | "hurry" | "heart";
}

export interface Writes {
  t: "typing";
  seat: number;
  on: boolean;
}

export interface Noted {
  element: string;
  sign: string;
  text: string;
  line: number;
}

export interface Marks {
  t: "marks";
  seat: number;
  marks: Noted[];
}

export interface Intended {
  t: "intent";
  seat: number;
  v: number;
  by: number;
  text: string;
  shows: string[];
}

export interface Asked {
  t: "ask";
  by: number | null;
  text: string;
  need: number[];
  kind: "undo" | "save" | "open" | "concede" | "swap" | "";
  question: number;
}

export interface Note {
  t: "note";
  text: string;
}

export interface Clock {
  t: "clock";
  left: number | null;
}

export interface Waits {
  t: "waits";
  by: number[];
  may: number[];
  left: number | null;
  moment: number | null;
}

export interface AskedWhen {
  action: string;
  text: string;
  when: "always" | "ends" | "moment" | "wait";
}

export interface AskedWhens {
  t: "ask-when";
  seat: number;
  wishes: AskedWhen[];
}

export interface Moved {
  t: "moved";
  table: string;
  tokens: string[];
  seats: Record<string, string>;
  host: string;
  spectator: string;
  commitment: string;
  invites: Record<string, string>;
  guests: string;
}

export interface Weighed {
  t: "weigh";
  id: string;
  seat: number;
  final: boolean;
}

export interface OfferedRun {
  do: string[];
  labels: string[];
  touches: string[];
  hint: string;
  proposed: boolean;
}

export interface OfferedRuns {
  t: "runs";
  id: string;
  seat: number;
  v: number;
  runs: OfferedRun[];
}

export interface Chance {
  mean: number;
  low: number;
  high: number;
  worlds: number;
}

export interface Suggested {
  do: string;
  label: string;
  then: string[];
  grounds: string[];
  touches: string[];
  chance: Chance | null;
  often: string;
}

export interface Hinted {
  t: "hint";
  id: string;
  seat: number;
  v: number;
  choices: Suggested[];
  equal: number;
  favourite: boolean;
  verdict: string;
  reasons: string[];
  note: string;
  plays: number;
  done: boolean;
}

export interface Weighs {
  t: "chance";
  seat: number;
  v: number;
  chance: Chance;
  done: boolean;
}

export interface Bye {
  t: "bye";
  code: string;
  text: string;
}

export type FromServer =
  | TableInfo
  | LookMessage
  | Ack
  | No
  | Because
  | Link
  | Chatted
  | LogPage
  | ChatPage
  | Pointed
  | Reacted
  | Writes
  | Marks
  | Intended
  | Asked
  | Note
  | Clock
  | Waits
  | AskedWhens
  | Moved
  | Weighed
  | OfferedRuns
  | Hinted
  | Weighs
  | Bye;

// Client to server

export interface Hello {
  t: "hello";
  tokens: string[];
  p?: number;
  lang?: string;
  seen?: Record<string, number>;
  said?: number;
  acts?: boolean;
  part?: string;
}

export interface Move {
  t: "move";
  id: string;
  seat: number;
  v: number;
  action: string;
  goes_on?: boolean;
}

export interface Undo {
  t: "undo";
  id: string;
  seat: number;
  ask?: boolean;
}

export interface Consent {
  t: "consent";
  id: string;
  seat: number;
  yes: boolean;
  question?: number;
}

export interface Redo {
  t: "redo";
  id: string;
  seat: number;
}

export interface Why {
  t: "why";
  id: string;
  seat: number;
  action?: string | null;
  element?: string | null;
}

export interface Weigh {
  t: "weigh";
  id: string;
  seat: number;
  action: string;
}

export interface Chat {
  t: "chat";
  id: string;
  seat: number;
  text: string;
}

export interface Ping {
  t: "ping";
  id: string;
  seat: number;
  element: string;
}

export interface React {
  t: "react";
  id: string;
  seat: number;
  sign: "clap" | "laugh" | "wow" | "think" | "hurry" | "heart";
}

export interface Typing {
  t: "typing";
  id: string;
  seat: number;
  on?: boolean;
}

export interface Mark {
  t: "mark";
  id: string;
  seat: number;
  element: string;
  sign?: string;
  text?: string;
}

export interface Rename {
  t: "name";
  id: string;
  seat: number;
  name: string;
}

export interface Want {
  t: "want";
  id: string;
  seat: number;
  games: string[];
}

export interface Leave {
  t: "leave";
  id: string;
  seat: number;
  for_good?: boolean;
}

export interface Sit {
  t: "sit";
  id: string;
  seat: number;
  to: number;
}

export interface Cover {
  t: "cover";
  id: string;
  seat: number;
  for: number;
}

export interface AskSave {
  t: "save";
  id: string;
  seat: number;
}

export interface Concede {
  t: "concede";
  id: string;
  seat: number;
}

export interface Resign {
  t: "resign";
  id: string;
  seat: number;
}

export interface Again {
  t: "again";
  id: string;
  seat: number;
  vote?: "" | "in" | "out" | "go";
}

export interface Return {
  t: "return";
  id: string;
  seat: number;
}

export interface Lang {
  t: "lang";
  id: string;
  lang: string;
}

export interface Older {
  t: "older";
  id: string;
  before: number;
  seat?: number | null;
}

export interface Runs {
  t: "runs";
  id: string;
  seat: number;
}

export interface MakeRun {
  t: "run";
  id: string;
  seat: number;
  v: number;
  actions: string[];
}

export interface Hint {
  t: "hint";
  id: string;
  seat: number;
}

export interface AskChance {
  t: "chance";
  id: string;
  seat: number;
  on?: boolean;
}

export interface Host {
  t: "host";
  id: string;
  do: "rename" | "swap" | "bot" | "person" | "invite" | "start" | "pause" | "resume" | "pace" | "end" | "again" | "free" | "hold" | "clock" | "moment" | "voice" | "choose";
  seat?: number;
  with?: number;
  name?: string;
  bot?: string;
  ms?: number;
  ask?: boolean;
  on?: boolean;
  seconds?: number;
  voice?: "" | "apart" | "call" | "room";
  game?: string;
}

export interface Wait {
  t: "wait";
  id: string;
  seat: number;
  on?: boolean;
}

export interface AskWhen {
  t: "ask-when";
  id: string;
  seat: number;
  when: "always" | "ends" | "moment" | "wait";
  action?: string;
}

export interface Resync {
  t: "resync";
  seat: number;
}

export interface Watched {
  t: "shown";
  seat: number;
  v: number;
}

export type ToServer =
  | Hello
  | Move
  | Undo
  | Consent
  | Redo
  | Why
  | Weigh
  | Chat
  | Ping
  | React
  | Typing
  | Mark
  | Rename
  | Want
  | Leave
  | Sit
  | Cover
  | AskSave
  | Concede
  | Resign
  | Again
  | Return
  | Lang
  | Older
  | Runs
  | MakeRun
  | Hint
  | AskChance
  | Host
  | Wait
  | AskWhen
  | Resync
  | Watched;

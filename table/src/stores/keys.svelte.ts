// The links of this device: which seats of which tables it may take, and which it has to hand out.
import type { Made, MyTable, Seat } from "../protocol/types";

export interface Keys {
  table: string;
  seats: Record<Seat, string>; // held on this device
  host: string;
  spectator: string;
  invites: Record<Seat, string>; // for friends; saying hello with one would take its seat
}

const KEY = "coffret.tables";
const PLAYER = "coffret.player";

class KeyRing {
  tables: Record<string, Keys> = $state(read());
  /** A secret by which the server knows whose results a finished table counts for. */
  readonly player = player();

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.tables = read();
    });
  }

  /** Keep what the server gave for a new table. */
  keepMade(made: Made): void {
    const keys = blank(made.table);
    keys.host = made.host;
    keys.spectator = made.spectator;
    for (const { seat, kind, token } of made.seats) {
      if (token) (kind === "person" ? keys.seats : keys.invites)[seat] = token;
    }
    this.keep(keys);
  }

  /** Keep a link that was followed: a seat's, the host's, or a spectator's. */
  keepLink(token: string, opens: Pick<MyTable, "table" | "you" | "host">): void {
    const keys = this.tables[opens.table] ?? blank(opens.table);
    for (const seat of opens.you) keys.seats[seat] = token;
    if (opens.host && !opens.you.length) keys.host = token;
    else if (!opens.you.length) keys.spectator = token;
    this.keep(keys);
  }

  keepInvite(table: string, seat: Seat, token: string): void {
    const keys = this.tables[table] ?? blank(table);
    if (seat < 0) keys.spectator = token;
    else keys.invites[seat] = token;
    this.keep(keys);
  }

  /** What to say hello with: own seats and the host's right, or else the spectator's place. */
  tokens(table: string): string[] {
    const keys = this.tables[table];
    if (!keys) return [];
    const own = [...Object.values(keys.seats), keys.host].filter(Boolean);
    return own.length ? own : [keys.spectator].filter(Boolean);
  }

  all(): string[] {
    return Object.keys(this.tables).flatMap((table) => this.tokens(table));
  }

  forget(table: string): void {
    delete this.tables[table];
    this.write();
  }

  /** Drop links that open nothing any more. */
  forgetTokens(tokens: string[]): void {
    for (const { table } of Object.values(this.tables)) {
      const own = this.tokens(table);
      if (own.length && own.every((token) => tokens.includes(token))) this.forget(table);
    }
  }

  keep(keys: Keys): void {
    this.tables[keys.table] = keys;
    this.write();
  }

  private write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.tables));
    } catch {
      // a browser that keeps nothing still plays, until the page is closed
    }
  }
}

function player(): string {
  const fresh = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join("");
  try {
    const kept = localStorage.getItem(PLAYER) ?? fresh();
    localStorage.setItem(PLAYER, kept);
    return kept;
  } catch {
    return fresh();
  }
}

const hex = (byte: number) => byte.toString(16).padStart(2, "0");

function blank(table: string): Keys {
  return { table, seats: {}, host: "", spectator: "", invites: {} };
}

function read(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Keys>;
  } catch {
    return {};
  }
}

export const keyRing = new KeyRing();

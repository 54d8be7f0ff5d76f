// The keys of this device: which seats of which tables it may take, and the invitations it has to hand out.
//
// Keys are never deleted unasked: a server that does not know them may only have opened another file.
import { HOST, SPECTATOR, TABLE, type Held, type Made, type Seat } from "../protocol/types";

export interface Keys {
  table: string;
  seats: Record<Seat, string>; // held on this device
  host: string;
  spectator: string;
  invites: Record<Seat, string>; // for friends; each is good for one device
  guests?: string; // the one invitation to the table
  commitment?: string; // the server's promise, as it was told before this device gave its part
  part?: string; // of the seed, from this device
  came?: string[]; // invitations that brought this device here, so that their links still lead to the table
  lesson?: string; // that is taught there
  save?: string; // the mark of the save file that it was made from
  asHand?: boolean; // the board is on the room's screen, and this device is a hand
  at?: number; // when it was last opened here, ms since 1970
}

export interface Kept {
  coffret_keys: 1;
  player: string;
  tables: Record<string, Keys>;
}

const KEY = "coffret.tables";
const BROKEN = "coffret.tables.broken";
const PLAYER = "coffret.player";
const JOINING = "coffret.joining";
export const MOST_TOKENS = 64; // in one request for the state of tables

class KeyRing {
  tables: Record<string, Keys> = $state(read());
  /** A secret by which the server knows whose results a finished table counts for. */
  readonly player = player();

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.tables = read();
    });
  }

  /** Keep what the server gave for a new table. A lesson begun anew takes the place of the one before. */
  keepMade(made: Made, from: Pick<Keys, "lesson" | "save"> = {}): void {
    const before = Object.values(this.tables).find(({ lesson }) => lesson && lesson === from.lesson);
    if (before) this.forget(before.table);
    const keys: Keys = { ...blank(made.table), ...from };
    keys.host = made.host;
    keys.spectator = made.spectator;
    if (made.guests) keys.guests = made.guests;
    promised(keys, made.commitment);
    for (const { seat, kind, token } of made.seats) {
      if (token) (kind === "person" ? keys.seats : keys.invites)[seat] = token;
    }
    this.keep(keys);
  }

  /** Keep the keys that came for an invitation or a code. */
  keepHeld(held: Held[], invitation = ""): void {
    for (const { table, role, token, commitment } of held) {
      const keys = this.tables[table] ?? blank(table);
      if (role === HOST) keys.host = token;
      else if (role === SPECTATOR) keys.spectator = token;
      else keys.seats[role] = token;
      promised(keys, commitment);
      if (invitation) keys.came = [...(keys.came ?? []), invitation];
      this.keep({ ...keys, at: Date.now() });
    }
  }

  /** Replace a link of 0.1.0 by the key that it was exchanged for. */
  replace(old: string, { table, role, token }: Held): void {
    const keys = this.tables[table];
    if (!keys) return;
    if (role === HOST && keys.host === old) keys.host = token;
    else if (keys.seats[role] === old) keys.seats[role] = token;
    this.keep(keys);
  }

  keepInvite(table: string, seat: Seat, token: string): void {
    const keys = this.tables[table] ?? blank(table);
    if (seat === TABLE) keys.guests = token;
    else if (seat < 0) keys.spectator = token;
    else keys.invites[seat] = token;
    this.keep(keys);
  }

  /** What to say hello with: own seats and the host's right, or else the spectator's place. */
  tokens(table: string): string[] {
    const keys = this.tables[table];
    return keys ? tokensOf(keys) : [];
  }

  /** The part of the seed that this device gives, once it knows what the server has promised. */
  part(table: string): string {
    return this.tables[table]?.part ?? "";
  }

  /** The tables of this device, the last opened first. */
  newest(): Keys[] {
    return Object.values(this.tables)
      .map((keys, index) => ({ keys, index }))
      .sort((a, b) => (b.keys.at ?? 0) - (a.keys.at ?? 0) || b.index - a.index)
      .map(({ keys }) => keys);
  }

  /** The table that an invitation brought this device to. */
  cameBy(invitation: string): Keys | undefined {
    return Object.values(this.tables).find(
      (keys) => keys.came?.includes(invitation) || tokensOf(keys).includes(invitation),
    );
  }

  /** Whether the board is on the room's screen. */
  putAsHand(table: string, asHand: boolean): void {
    const keys = this.tables[table];
    if (keys) this.keep({ ...keys, asHand });
  }

  opened(table: string): void {
    const keys = this.tables[table];
    if (keys) this.keep({ ...keys, at: Date.now() });
  }

  /** Only because somebody asked for it. */
  forget(table: string): void {
    this.tables = read();
    delete this.tables[table];
    this.write();
  }

  keep(keys: Keys): void {
    this.tables = { ...read(), [keys.table]: keys }; // another page may have kept something in the meantime
    this.write();
  }

  /** All keys as a text to be kept as a file. */
  exported(): string {
    const kept: Kept = { coffret_keys: 1, player: this.player, tables: this.tables };
    return JSON.stringify(kept, null, 1);
  }

  /** Keys out of such a file, for tables that this device does not hold a seat of yet. */
  imported(text: string): Keys[] {
    const kept = JSON.parse(text) as Partial<Kept>;
    if (kept.coffret_keys !== 1 || typeof kept.tables !== "object") throw new Error("no keys");
    const fresh = Object.values(kept.tables).filter((keys) => !this.tokens(keys.table).length);
    for (const keys of fresh) this.keep({ ...blank(keys.table), ...keys });
    return fresh;
  }

  private write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.tables));
    } catch {
      // a browser that keeps nothing still plays, until the page is closed
    }
  }
}

export function tokensOf(keys: Keys): string[] {
  const own = [...Object.values(keys.seats), keys.host].filter(Boolean);
  return own.length ? own : [keys.spectator].filter(Boolean);
}

/** The secret with which an invitation is exchanged: kept until it has been, so that a lost answer costs nothing. */
export function joining(invitation: string): string {
  const known = `${JOINING}.${invitation}`;
  try {
    const kept = localStorage.getItem(known) ?? random();
    localStorage.setItem(known, kept);
    return kept;
  } catch {
    return random();
  }
}

/** Whether an invitation is the code of a room, with a screen that shows the board. */
export function isRoom(invitation: string): boolean {
  return /^[a-z]{4}$/i.test(invitation.trim());
}

export function joined(invitation: string): void {
  localStorage.removeItem(`${JOINING}.${invitation}`);
}

/** Give a part of the seed only to a server that has promised its own before. */
function promised(keys: Keys, commitment: string): void {
  if (!commitment || keys.commitment) return;
  keys.commitment = commitment;
  keys.part = random();
}

function player(): string {
  try {
    const kept = localStorage.getItem(PLAYER) ?? random();
    localStorage.setItem(PLAYER, kept);
    return kept;
  } catch {
    return random();
  }
}

const hex = (byte: number) => byte.toString(16).padStart(2, "0");

export function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join("");
}

export function blank(table: string): Keys {
  return { table, seats: {}, host: "", spectator: "", invites: {}, at: Date.now() };
}

function read(): Record<string, Keys> {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
    return JSON.parse(text ?? "{}") as Record<string, Keys>;
  } catch {
    if (text) localStorage.setItem(BROKEN, text); // it is overwritten by the next key: keep what is there
    return {};
  }
}

export const keyRing = new KeyRing();

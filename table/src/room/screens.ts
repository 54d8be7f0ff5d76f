// What a screen of a room may see, by the code it came with: a spectator's place, apart from the keys of persons, so that
// a device that also plays never shows its own cards to the room.
import { api, post, Refused } from "../protocol/http";
import { SPECTATOR, type Held } from "../protocol/types";
import { random } from "../stores/keys.svelte";

export interface Screen {
  table: string;
  token: string;
  secret?: string; // by which an answer that was lost is asked for again
}

const KEPT = "coffret.screens";
const MOST = 20; // the newest
const CODE = /^[a-z]{4}$/i;

/** The screen that a code or a spectators' link opens. */
export async function opened(code: string, lang: string): Promise<Screen> {
  const name = CODE.test(code) ? code.toUpperCase() : code;
  const known = kept()[name];
  if (known?.token) return known;
  if (!CODE.test(code)) {
    const { kind, tables } = await api.invitation(code, lang);
    const table = tables[0]?.table;
    if (kind !== "watch" || !table) throw new Refused("link", "");
    return keep(name, { table, token: code });
  }
  const secret = known?.secret ?? keep(name, { table: "", token: "", secret: random() }).secret ?? "";
  const [held] = await api.join(name, secret, lang, "", SPECTATOR);
  return keep(name, screenOf(held));
}

/** The same people play again: from now on the code stands for what is seen there. */
export function follow(code: string, screen: Screen): Screen {
  return keep(CODE.test(code) ? code.toUpperCase() : code, screen);
}

function screenOf(held: Held | undefined): Screen {
  if (held?.role !== SPECTATOR) throw new Refused("link", ""); // nothing else is ever shown to a room
  return { table: held.table, token: held.token };
}

/** A code of four letters for the invitation to a table. */
export const codeFor = (invitation: string, lang: string) =>
  post<{ code: string; seconds: number }>("/api/rooms", { token: invitation, lang }, [], lang);

function kept(): Record<string, Screen> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Screen>;
  } catch {
    return {};
  }
}

function keep(code: string, screen: Screen): Screen {
  const others = Object.entries(kept()).filter(([name]) => name !== code);
  try {
    localStorage.setItem(
      KEPT,
      JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [code, screen]])),
    );
  } catch {
    // a screen that keeps nothing is opened by its code again
  }
  return screen;
}

// The keys of a device: what is kept, in which order, and that nothing is lost unasked.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Held, Made } from "../src/protocol/types";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
});
vi.stubGlobal("addEventListener", () => {});
const { joining, keyRing } = await import("../src/stores/keys.svelte");

const made = (table: string): Made => ({
  table,
  host: `host ${table}`,
  spectator: `watch ${table}`,
  commitment: `promise ${table}`,
  seats: [
    { seat: 0, kind: "person", token: `key ${table}` },
    { seat: 1, kind: "open", token: `invitation ${table}` },
    { seat: 2, kind: "bot", token: null },
  ],
});
const held = (table: string, role: number): Held => ({
  table,
  role,
  token: `own ${role}`,
  commitment: "promise",
});
const kept = () => JSON.parse(storage.get("coffret.tables") ?? "{}") as Record<string, unknown>;

beforeEach(() => {
  for (const table of Object.keys(keyRing.tables)) keyRing.forget(table);
  storage.clear();
});

describe("the keys of a device", () => {
  it("say hello with own seats and the host's right, never with an invitation", () => {
    keyRing.keepMade(made("a"));
    expect(keyRing.tokens("a")).toEqual(["key a", "host a"]);
    expect(keyRing.tables["a"]?.invites).toEqual({ 1: "invitation a" });
  });

  it("come with a part of the seed for a server that has promised its own", () => {
    keyRing.keepMade(made("a"));
    expect(keyRing.part("a")).toMatch(/^[0-9a-f]{32}$/);
    keyRing.keepMade({ ...made("b"), commitment: "" });
    expect(keyRing.part("b")).toBe("");
  });

  it("keep one part for a table, also when another seat of it is taken", () => {
    keyRing.keepHeld([held("a", 0)]);
    const part = keyRing.part("a");
    keyRing.keepHeld([held("a", 1)]);
    expect(keyRing.part("a")).toBe(part);
    expect(keyRing.tokens("a")).toEqual(["own 0", "own 1"]);
  });

  it("know the table that an invitation led to, when its link is opened again", () => {
    keyRing.keepHeld([held("a", 1)], "the invitation");
    expect(keyRing.cameBy("the invitation")?.table).toBe("a");
    expect(keyRing.cameBy("another one")).toBeUndefined();
  });

  it("are listed with the last opened table first, those of 0.1.0 after them by age", () => {
    storage.set(
      "coffret.tables",
      JSON.stringify({
        old: { table: "old", seats: { 0: "x" }, host: "", spectator: "", invites: {} },
        older: { table: "older", seats: { 0: "y" }, host: "", spectator: "", invites: {} },
      }),
    );
    vi.useFakeTimers({ now: 1000 });
    keyRing.keepMade(made("new"));
    vi.setSystemTime(2000);
    keyRing.keepMade(made("newest"));
    vi.setSystemTime(3000);
    keyRing.opened("new");
    vi.useRealTimers();
    expect(keyRing.newest().map((keys) => keys.table)).toEqual(["new", "newest", "older", "old"]);
  });

  it("are not lost when another page has kept something in the meantime", () => {
    keyRing.keepMade(made("a"));
    storage.set("coffret.tables", JSON.stringify({ ...kept(), b: { ...made("b"), seats: {}, invites: {} } }));
    keyRing.keepMade(made("c"));
    expect(Object.keys(kept()).sort()).toEqual(["a", "b", "c"]);
  });

  it("can be taken to another device in a file, and replace nothing there", () => {
    keyRing.keepMade(made("a"));
    keyRing.keepMade(made("b"));
    const file = keyRing.exported();
    keyRing.forget("a");
    keyRing.keepHeld([held("b", 5)]);
    const fresh = keyRing.imported(file);
    expect(fresh.map((keys) => keys.table)).toEqual(["a"]);
    expect(keyRing.tokens("a")).toEqual(["key a", "host a"]);
    expect(keyRing.tokens("b")).toContain("own 5");
    expect(() => keyRing.imported('{"coffret": 1}')).toThrow();
  });

  it("are exchanged with the same secret until the exchange has been answered", () => {
    expect(joining("x")).toBe(joining("x"));
    expect(joining("x")).not.toBe(joining("y"));
  });

  it("that cannot be read are kept aside", async () => {
    storage.set("coffret.tables", "{broken");
    keyRing.keepMade(made("a"));
    expect(storage.get("coffret.tables.broken")).toBe("{broken");
  });
});

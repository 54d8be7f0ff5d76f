// The box under a path of another site.
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: { base: "/coffret" } } });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("location", { pathname: "/coffret/", hash: "" });
const { at, within } = await import("../src/protocol/base");
const { parse } = await import("../src/stores/route.svelte");

describe("a box under a path", () => {
  it("asks for everything there", () => {
    expect(at("/api/box")).toBe("/coffret/api/box");
    expect(at("/")).toBe("/coffret/");
  });

  it("knows its own addresses from those of the rest of the site", () => {
    expect(within("/coffret/table/x")).toBe("/table/x");
    expect(within("/coffret")).toBe("/");
    expect(within("/coffretto/table/x")).toBeUndefined();
  });

  it("finds its pages", () => {
    expect(parse({ pathname: "/coffret/table/x", hash: "" })).toEqual({ page: "table", table: "x" });
    expect(parse({ pathname: "/coffret/", hash: "" })).toEqual({ page: "box" });
  });
});

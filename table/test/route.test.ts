// From an address to a page; an address that was damaged on its way still leads to one.
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("location", { pathname: "/", hash: "" });
const { parse } = await import("../src/stores/route.svelte");

describe("addresses", () => {
  it("lead to pages", () => {
    expect(parse({ pathname: "/join", hash: "#a%2Fb" })).toEqual({ page: "join", token: "a/b" });
    expect(parse({ pathname: "/rules/time-bomb", hash: "#BU-CUT-02" })).toEqual({
      page: "rules",
      slug: "time-bomb",
      rule: "BU-CUT-02",
    });
  });

  it("of letters name a table and what only their reader knows", () => {
    expect(parse({ pathname: "/notice", hash: "#k3v9.t0k-en" })).toEqual({
      page: "notice",
      table: "k3v9",
      token: "t0k-en",
    });
    expect(parse({ pathname: "/notice", hash: "" })).toEqual({ page: "notice", table: "", token: "" });
  });

  it("that are damaged lead to a page, too", () => {
    expect(parse({ pathname: "/join", hash: "#%E0%A4%A" })).toEqual({ page: "join", token: "%E0%A4%A" });
    expect(parse({ pathname: "/table/%", hash: "" })).toEqual({ page: "table", table: "%" });
    expect(parse({ pathname: "/rules/%ff", hash: "#%" })).toEqual({ page: "rules", slug: "%ff", rule: "%" });
  });
});

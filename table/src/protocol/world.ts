// The connection's surroundings in a browser.
import { at } from "./base";
import type { Wire, World } from "./connection";

export const browser: World = {
  open() {
    const address = new URL(at("/ws"), location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(address) as Wire;
  },
  later(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  id: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, "0")).join(
      "",
    ),
  random: Math.random,
};

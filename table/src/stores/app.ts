// The box as an app: it can be installed, opens without a connection, and never stays older than its server.
import { at, base } from "../protocol/base";
import { safe } from "./safe";
import { settings } from "./settings.svelte";

const TRIED = "coffret.build"; // the build for which this page was loaded anew: once is enough
const BEAT = 500; // ms between two looks whether it is a good moment
const own = document.documentElement.dataset["build"] ?? "";
let waiting = 0;

export function begin(): void {
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (manifest && settings.lang === "fr") manifest.href = at("/manifest.fr.webmanifest");
  addEventListener("online", () => void compare());
  addEventListener("coffret:open", () => void compare());
  addEventListener("vite:preloadError", () => void compare()); // a part of an older build that the server has no more
  document.addEventListener("visibilitychange", () => void compare());
  void compare();
  void register();
}

async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // not over plain HTTP from another machine
  try {
    await navigator.serviceWorker.register(at("/sw.js"), { scope: `${base}/`, updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    // What was asked for before the worker was there does not come by way of it, and may still be on its way.
    const tell = (some: PerformanceObserverEntryList) =>
      active?.postMessage(some.getEntries().map((it) => it.name));
    new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
  } catch {
    // a browser that does not want one plays all the same
  }
}

/** Compare the build of this page with the server's. */
async function compare(): Promise<void> {
  try {
    const answer = await fetch(at("/api/build"), { cache: "no-store" });
    const { build } = (await answer.json()) as { build: string };
    if (own && build && build !== own) renew(build);
  } catch {
    // the server is away: it will be asked when it is back
  }
}

/** Load the page anew, once, as soon as nothing is lost by it. */
function renew(build: string): void {
  if (sessionStorage.getItem(TRIED) === build || waiting) return;
  waiting = window.setInterval(() => {
    if (isBusy()) return;
    clearInterval(waiting);
    sessionStorage.setItem(TRIED, build);
    location.reload();
  }, BEAT);
}

/** Whether somebody is in the middle of something: a choice half made, a text half written, a sheet that is read. */
function isBusy(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("textarea, input:not([type])");
  const writing = [...fields].some((field) => field === document.activeElement && field.value);
  const reading = !document.hidden && document.querySelector("dialog[open]") !== null;
  return safe.busy() || writing || reading;
}

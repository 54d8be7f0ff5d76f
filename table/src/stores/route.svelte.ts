// Which page is shown; links within the box do not load it anew.
import { at, within } from "../protocol/base";

export type Route =
  | { page: "box" }
  | { page: "join"; token: string }
  | { page: "table"; table: string }
  | { page: "film"; table: string; token: string; line: number } // `line`: at the moment by which so many were told
  | { page: "room"; code: string }
  | { page: "rules"; slug: string; rule: string }
  | { page: "check" }
  | { page: "notice"; table: string; token: string }
  | { page: "today" }
  | { page: "statistics" }
  | { page: "campaign"; slug: string }
  | { page: "settings" };

class Router {
  route: Route = $state.raw(parse());
  covered = $state(false); // something lies over the page, a sheet for instance
  private leaving = false; // the browser is about to go back
  private next: (() => void) | null = null; // where to go once it has

  constructor() {
    addEventListener("popstate", () => this.arrive());
    addEventListener("hashchange", () => this.arrive());
    addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    if (this.leaving) this.next = () => this.go(path, replace);
    else {
      if (replace || isCovered()) history.replaceState(null, "", at(path));
      else history.pushState(null, "", at(path));
      this.arrive();
      scrollTo(0, 0);
    }
  }

  /** Something is laid over the page: going back takes it away, not the page. */
  cover(): void {
    this.covered = true;
    if (!this.leaving && !isCovered()) history.pushState({ covered: true }, "");
  }

  /** What lay over the page is taken away. */
  uncover(): void {
    this.covered = false;
    if (this.leaving || !isCovered()) return;
    this.leaving = true;
    history.back();
  }

  private arrive(): void {
    if (this.leaving) {
      this.leaving = false;
      if (this.covered) history.pushState({ covered: true }, ""); // something else was laid there meanwhile
    } else this.covered = isCovered();
    const route = parse();
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
    const next = this.next;
    this.next = null;
    next?.();
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#")) return;
    const path = within(link.pathname);
    if (path === undefined) return;
    event.preventDefault();
    this.go(path + link.hash);
  }
}

function isCovered(): boolean {
  return (history.state as { covered?: boolean } | null)?.covered === true;
}

export function parse(place: { pathname: string; hash: string } = location): Route {
  const [, first = "", second = ""] = (within(place.pathname) ?? "/").split("/");
  const hash = decoded(place.hash.slice(1));
  if (first === "join") return { page: "join", token: hash };
  if (first === "table" && second) return { page: "table", table: decoded(second) };
  if (first === "film" && second) {
    const [token = "", line = ""] = hash.split(".");
    return { page: "film", table: decoded(second), token, line: Number(line) || 0 };
  }
  if (first === "room") return { page: "room", code: second ? decoded(second) : hash };
  if (first === "rules" && second) return { page: "rules", slug: decoded(second), rule: hash };
  if (first === "campaign" && second) return { page: "campaign", slug: decoded(second) };
  if (first === "today" || first === "statistics") return { page: first };
  if (first === "check") return { page: "check" };
  if (first === "notice") {
    const [table = "", token = ""] = hash.split(".");
    return { page: "notice", table, token };
  }
  if (first === "settings") return { page: "settings" };
  return { page: "box" };
}

/** A part of an address as it was meant; one that was damaged on its way stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();

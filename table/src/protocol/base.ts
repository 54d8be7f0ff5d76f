// Where the box is shown: at the root of its site, or under a path such as /coffret. The server writes it into the page.
const root = (globalThis.document as Document | undefined)?.documentElement as HTMLElement | undefined;
export const base = root?.dataset["base"] ?? "";

/** The address of something in the box. */
export const at = (path: string): string => base + path;

/** What an address names in the box; undefined if it belongs to another part of the site. */
export function within(pathname: string): string | undefined {
  if (!base) return pathname;
  if (pathname === base) return "/";
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

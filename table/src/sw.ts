// The service worker: the box opens without a connection, and with one the server's own page is always the one shown.
//
// The server writes its build and the files of its page before this. Pages come from the server whenever it answers;
// assets never change under their names; the shelf and rules are kept for when the server does not answer. Tables, keys
// and everything else that is said to the server are none of its business.
interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicked extends Extendable {
  notification: Notification;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  coffret: { build: string; base: string; files: string[]; later: string[] };
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: object): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

const worker = self as unknown as Worker;
const { build, base, files, later } = worker.coffret;
const OWN = `coffret ${build}`;
const TRIES = 5;
const PAUSE = 1000; // ms
const KEPT = "coffret-kept"; // an answer that was kept from an earlier time

const on = (event: string, then: (event: never) => void) =>
  self.addEventListener(event, then as EventListener);
const path = (url: string) => new URL(url).pathname.slice(base.length);
const isAsset = (url: string) => path(url).startsWith("/assets/");
const isKept = (url: string) => /^\/(api\/box|api\/rules\/|games\/|[\w-]+\.(svg|png)$)/.test(path(url));

on("install", (event: Extendable) => {
  const all = caches.open(OWN).then((own) => own.addAll([`${base}/`, ...files]));
  event.waitUntil(all.then(() => worker.skipWaiting()));
});

on("activate", (event: Extendable) => {
  const old = caches
    .keys()
    .then((names) => names.filter((name) => name !== OWN).map((it) => caches.delete(it)));
  event.waitUntil(old.then((all) => Promise.all(all)).then(() => worker.clients.claim()));
});

on("fetch", (event: Fetching) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => known(`${base}/`)));
  else if (isAsset(request.url)) event.respondWith(known(request.url).catch(() => keep(request)));
  else if (isKept(request.url)) event.respondWith(keep(request).catch(() => known(request.url)));
});

/** What the page has fetched past this worker, and once what it may want to fetch without its server. */
let parts: Promise<void> | undefined;
on("message", (event: MessageEvent<string[]> & Extendable) => {
  parts ??= keepAll(later);
  event.waitUntil(Promise.all([keepAll(event.data.filter((url) => isAsset(url) || isKept(url))), parts]));
});

on("notificationclick", (event: Clicked) => {
  event.notification.close();
  const place = event.notification.tag;
  const pages = worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  event.waitUntil(
    pages.then((all) => {
      const open = all.find((page) => new URL(page.url).pathname === place);
      return open ? open.focus() : worker.clients.openWindow(place);
    }),
  );
});

/** Keep what is not kept yet; what does not come is asked for a few times. */
async function keepAll(wanted: string[]): Promise<void> {
  const own = await caches.open(OWN);
  for (let tries = 0, missing = 1; missing && tries < TRIES; tries += 1) {
    if (tries) await new Promise((go) => setTimeout(go, PAUSE));
    missing = 0;
    for (const url of wanted) if (!(await own.match(url))) await own.add(url).catch(() => (missing += 1));
  }
}

async function keep(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(OWN)).put(request, answer.clone());
  return answer;
}

async function known(url: string): Promise<Response> {
  const found = await (await caches.open(OWN)).match(url);
  if (!found) throw new TypeError("not kept");
  const headers = new Headers(found.headers);
  headers.set(KEPT, "1");
  return new Response(found.body, { status: found.status, headers });
}

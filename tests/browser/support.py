"""What browser tests share: a server of their own, a browser, and hands that play by mouse, keys or touch."""

from __future__ import annotations

import json
import os
import random
import shutil
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, Route, expect

from coffret.bots.faults import chosen
from coffret.kernel.chance import Rng
from coffret.kernel.playout import in_turn, options_of
from coffret.kernel.stack import NOTHING
from coffret.kernel.table import Table
from tests.server.process import ServerProcess
from tests.waiting import PATIENCE

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WAIT = PATIENCE * 1000  # ms: a loaded machine is slow, a broken table never comes
DESK = (1280, 800)
PHONE = (390, 844)
expect.set_options(timeout=WAIT)

# Resolves when something can be chosen or the play is over: what can be pressed beside the board (the main act, the
# tray and, while it is open, the list), what has lit up, and where to click it.
STAND = """async (wait) => {
  const middle = (it) => { const b = it.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const inside = ([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const onTop = (it) => { const at = middle(it); return inside(at) && it.contains(document.elementFromPoint(...at)); };
  const PRESSED = ".drawer.open [role=menuitem], .tray .beside-main, .row > .act.button";
  for (const start = Date.now(); true; await new Promise((go) => setTimeout(go, 15))) {
    if (document.querySelector("dialog .end")) return { over: true, choices: [], lit: [] };
    const any = document.querySelector("[role=menu] [role=menuitem]:not([disabled])");
    if (!any && Date.now() - start < wait) continue;
    if (!any && wait) throw new Error("nothing to choose, no end: " + document.body.innerText.slice(0, 600));
    if (!any) return { over: false, choices: [], lit: [] };
    const items = [...document.querySelectorAll(PRESSED)].filter((it) => !it.disabled);
    const lit = [...document.querySelectorAll(".table [data-el].lit")].filter(onTop).map(middle);
    const seen = items.filter(onTop); // the list scrolls: what is out of sight cannot be clicked
    return { over: false, lit, choices: seen.map((it) => ({ text: it.innerText, at: middle(it) })) };
  }
}"""


# Everything a page fetches to look as it should has come, and what moves has arrived; what never does is told.
AT_REST = """async (wait) => {
  const late = new Promise((_, no) => setTimeout(() => no(new Error("never at rest: " + moving())), wait));
  const ends = (it) => Number.isFinite(it.effect?.getComputedTiming().endTime);
  const moves = () => document.getAnimations().filter(ends);
  const moving = () => moves().map((it) => it.effect.target?.outerHTML.slice(0, 200));
  await Promise.race([late, document.fonts.ready]);
  await Promise.race([late, Promise.allSettled(moves().map((it) => it.finished))]);
}"""
UNTIL = """async ([wait, arg]) => {
  const ready = READY;
  for (const start = Date.now(); !ready(arg); await new Promise((go) => setTimeout(go, 15)))
    if (Date.now() - start > wait) throw new Error("never so: " + ready);
}"""
DRESSED = "document.documentElement.dataset.dressed === document.documentElement.dataset.game"
DRAWN = "[...document.images].every((it) => it.complete)"


class Server(ServerProcess):
    """The box as people start it, on its own file, at a free port."""

    def __init__(self, folder: Path, *more: str) -> None:
        env = {**os.environ, "COFFRET_HOME": str(folder / "home")}
        command = [sys.executable, "-P", "-m", "coffret", "serve", "--port", "0", "--db", str(folder / "tables.db")]
        command += more
        super().__init__(command, folder, env)

    def ask(self, path: str, body: object = None, tokens: str = "") -> str:
        """What the server answers over HTTP."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if tokens:
            headers["Authorization"] = f"Bearer {tokens}"
        with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def make(self, game: str, seats: list[dict[str, str]], seed: str = "browser", pace: int = 0) -> dict[str, Any]:
        """A new table with a known seed; its bots pause only if told.

        It takes the same course each time, but for where people and bots answer at the same moment: what bots do
        afterwards depends on who was first.
        """
        made: dict[str, Any] = json.loads(
            self.ask("/api/tables", {"game": game, "options": {}, "seats": seats, "pace": pace, "seed": seed})
        )
        return made

    def take(self, save: str, seed: str = "browser") -> dict[str, Any]:
        """A table made from a save file, with a known seed for what is to come."""
        made: dict[str, Any] = json.loads(self.ask("/api/import", {"text": save, "seed": seed}))
        return made


def one_choice(table: Table, rng: Rng) -> None:
    """Let the first who has something to choose do so, by rule of thumb."""
    assert table.pending is not None
    for part in in_turn(table.pending):
        action = chosen(table.game.bot, table.view(part.seat), options_of(part), rng)
        if action is not NOTHING:
            table.act(action, part.seat)
            return


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name}


def bot(name: str = "Bo", level: str = "random") -> dict[str, str]:
    return {"kind": "bot", "name": name, "bot": level}


def invited() -> dict[str, str]:
    return {"kind": "open", "name": ""}


def chromium() -> str | None:
    """Where the browser of the system is; the one without windows takes half the time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def launch(playwright: Playwright) -> Browser:
    """The browser of the system, without a window."""
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


AT_ONCE = """('coffret.settings', '{"events":"now"}')"""


def enter(
    browser: Browser,
    *,
    lang: str = "en",
    tone: Literal["light", "dark"] = "light",
    phone: bool = False,
    size: tuple[int, int] | None = None,
    app: bool = False,
) -> BrowserContext:
    """A device of somebody new: nothing kept, and what happens is shown at once."""
    width, height = size or (PHONE if phone else DESK)
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        locale=lang,
        color_scheme=tone,
        reduced_motion="reduce",
        accept_downloads=True,
        service_workers="allow" if app else "block",  # whoever stands in for the server stands before it
    )
    context.set_default_timeout(WAIT)
    context.add_init_script(f"localStorage.getItem('coffret.settings') ?? localStorage.setItem{AT_ONCE}")
    return context


def sit(context: BrowserContext, server: Server, made: dict[str, Any]) -> Page:
    """Open a table made over HTTP as the device that asked for it: its people and the host's right."""
    seats = {str(it["seat"]): it["token"] for it in made["seats"] if it["kind"] == "person"}
    keys = {
        "table": made["table"],
        "seats": seats,
        "host": made["host"],
        "spectator": made["spectator"],
        "invites": {},
        "guests": made.get("guests", ""),
    }
    kept = json.dumps(json.dumps({made["table"]: keys}))
    context.add_init_script(f"localStorage.getItem('coffret.tables') ?? localStorage.setItem('coffret.tables', {kept})")
    page = context.new_page()
    page.goto(f"{server.url}/table/{made['table']}")
    return page


def see_what_is_dealt(page: Page) -> None:
    """Look at what turns over in one's hand at the beginning, and go on to the table."""
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def hurry_bots(page: Page, seed: str = "browser") -> None:
    """Tables that the page makes get bots that do not pause and a known seed, so that they take the same course."""

    def faster(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**body, "pace": 0, "seed": seed}))

    page.route("**/api/tables", faster)


def wait_until(page: Page, ready: str, arg: object = None) -> None:
    """Wait until a function of the page says yes. Playwright's own way needs `eval`, which the page does not allow."""
    page.evaluate(UNTIL.replace("READY", ready), [WAIT, arg])


def stand(page: Page, wait: int = WAIT) -> dict[str, Any]:
    """What can be chosen, or that it is over, within a time."""
    found: dict[str, Any] = page.evaluate(STAND, wait)
    return found


def play_by_mouse(page: Page, rng: random.Random, moves: int = 2000) -> int:
    """Click until the play is over, on what has lit up, the main act and what is beside it; how often the board."""
    boards = 0
    for _ in range(moves):
        now = stand(page)
        if now["over"]:
            return boards
        board = now["lit"] and (not now["choices"] or rng.random() < 0.5)
        boards += bool(board)
        found = now["lit"] if board else [each["at"] for each in now["choices"]]
        if not found:
            page.evaluate("() => new Promise(requestAnimationFrame)")  # it is still on its way to its place
            continue
        page.mouse.click(*rng.choice(found))
    raise AssertionError(f"not over after {moves} clicks")


def play_by_keys(page: Page, rng: random.Random, moves: int = 2000) -> None:
    """Press number keys, or go to an option with the arrows and press Enter, until the play is over."""
    for _ in range(moves):
        now = stand(page)
        if now["over"]:
            return
        key = rng.choice(now["choices"])["text"].split()[0] if now["choices"] else ""
        if rng.random() < 0.7 and key.isdigit():
            page.keyboard.press(key)
        else:
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
    raise AssertionError(f"not over after {moves} keys")


def options(page: Page) -> Locator:
    """The list of what can be done."""
    return page.get_by_role("menuitem")


def open_list(page: Page) -> None:
    """Open the drawer with all options, unless it is open."""
    opener = page.locator(".opens")
    expect(opener).to_be_visible()
    if opener.get_attribute("aria-expanded") == "false":
        opener.click()
        expect(opener).to_have_attribute("aria-expanded", "true")


def choose(page: Page, option: Locator, press: Callable[[Locator], None] = Locator.click) -> None:
    """Take an option from the list, and wait until that is through: a kind open, a yes asked for, or an answer."""
    steps = page.locator(".options")
    before = int(steps.get_attribute("data-steps") or 0)
    open_list(page)
    press(option)
    wait_until(page, "(before) => !(Number(document.querySelector('.options')?.dataset.steps) <= before)", before)


def choose_first(page: Page, press: Callable[[Locator], None] = Locator.click) -> None:
    """Take the first option, and wait until that is through."""
    expect(options(page).first).to_be_enabled()
    choose(page, options(page).first, press)


def at_rest(page: Page) -> None:
    """Wait until the page looks as it will go on looking: drawings and letters have come, nothing moves."""
    wait_until(page, f"() => {DRESSED} && {DRAWN}")
    page.evaluate(AT_REST, WAIT)


def texts(found: Locator) -> list[str]:
    return [text.strip() for text in found.all_inner_texts()]

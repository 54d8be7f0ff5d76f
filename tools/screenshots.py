"""Pictures of the browser table into build/screenshots: every screen, at three sizes, light and dark.

    python tools/screenshots.py              all of them
    python tools/screenshots.py time-bomb    those whose name contains a word

Needs the installed box and the Chromium of the system.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests' own server, browser and way to a table

from tests.browser.sampler import Stub  # noqa: E402
from tests.browser.support import WAIT, Server, bot, enter, launch, options, person, sit  # noqa: E402

TARGET = ROOT / "build" / "screenshots"
SIZES = {"laptop": (1280, 800), "phone": (390, 844), "screen": (1920, 1080)}
TONES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
BOTS = [bot(name, "thumb") for name in ("Bo", "Cleo", "Dov", "Effie")]


def box(context: BrowserContext, server: Server) -> Page:
    page = context.new_page()
    page.goto(server.url)
    page.locator("button.game").last.wait_for()
    return page


def set_up(context: BrowserContext, server: Server) -> Page:
    page = box(context, server)
    page.locator("button.game", has_text="Time Bomb").click()
    page.get_by_role("dialog").wait_for()
    return page


def a_team(context: BrowserContext, server: Server) -> Page:
    return played(sit(context, server, server.make("a-team", [person("Ada"), *BOTS[:3]], seed="picture")), 6)


def time_bomb(context: BrowserContext, server: Server) -> Page:
    return played(sit(context, server, server.make("time-bomb", [person("Ada"), *BOTS], seed="picture")), 6)


def thunderbirds(context: BrowserContext, server: Server) -> Page:
    return played(sit(context, server, server.make("thunderbirds", [person("Ada"), *BOTS[:2]], seed="picture")), 3)


def eight(context: BrowserContext, server: Server) -> Page:
    more = [bot(name, "thumb") for name in ("Fay", "Gus", "Hal")]
    return played(sit(context, server, server.make("time-bomb", [person("Ada"), *BOTS, *more], seed="picture")), 3)


def menu(context: BrowserContext, server: Server) -> Page:
    page = a_team(context, server)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    return page


def replay(context: BrowserContext, server: Server) -> Page:
    page = menu(context, server)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    return page


def why_not(context: BrowserContext, server: Server) -> Page:
    page = a_team(context, server)
    page.locator(".table [data-el^=space-]:not(.lit)").nth(20).click(button="right", force=True)
    page.locator(".about .because").wait_for()
    return page


def ending(context: BrowserContext, server: Server) -> Page:
    page = sit(context, server, server.make("time-bomb", BOTS, seed="picture"))
    page.locator(".winner").first.wait_for()
    return page


def sampler(context: BrowserContext, server: Server) -> Page:
    page = Stub(context, server).page
    options(page).first.wait_for()
    return page


def rules(context: BrowserContext, server: Server) -> Page:
    page = context.new_page()
    page.goto(f"{server.url}/rules/a-team")
    page.get_by_text("AT-").first.wait_for()
    return page


def settings(context: BrowserContext, server: Server) -> Page:
    page = context.new_page()
    page.goto(f"{server.url}/settings")
    page.get_by_label("Language").wait_for()
    return page


def played(page: Page, moves: int) -> Page:
    """Some moves into the play, at the next choice."""
    for _ in range(moves):
        options(page).first.click()
        page.locator("[role=menu][aria-busy=true]").wait_for(state="detached")
    options(page).first.wait_for()
    return page


SCREENS: dict[str, Callable[[BrowserContext, Server], Page]] = {
    "box": box,
    "set-up": set_up,
    "a-team": a_team,
    "time-bomb": time_bomb,
    "eight": eight,
    "thunderbirds": thunderbirds,
    "sampler": sampler,
    "menu": menu,
    "why-not": why_not,
    "replay": replay,
    "ending": ending,
    "rules": rules,
    "settings": settings,
}


def main(words: list[str]) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    wanted = [(screen, size, tone) for screen in SCREENS for size in SIZES for tone in TONES]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), launch(playwright)
        try:
            for screen, size, tone in wanted:
                name = f"{screen}-{size}-{tone}.png"
                if not words or any(word in name for word in words):
                    context = enter(browser, tone=tone, phone=size == "phone", size=SIZES[size])
                    page = SCREENS[screen](context, server)
                    page.wait_for_load_state("networkidle", timeout=WAIT)
                    page.wait_for_timeout(500)  # colours settle
                    page.screenshot(path=TARGET / name)
                    context.close()
                    print((TARGET / name).relative_to(ROOT))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])

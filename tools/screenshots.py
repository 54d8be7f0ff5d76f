"""Pictures of the browser table into build/screenshots: every screen, at three sizes, light and dark.

What the games stage, and their ends, are on a page of their own (tools/stills.py).

    python tools/screenshots.py                    all of them
    python tools/screenshots.py table ending-a     those whose name contains one of these words
    python tools/screenshots.py table +phone       of those, only the ones that also contain phone

Needs the installed box and the Chromium of the system.
"""

from __future__ import annotations

import functools
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import BrowserContext, Page, sync_playwright

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.save import write_text

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests' own server, browser and way to a table

from tests.browser.sampler import Stub  # noqa: E402
from tests.browser.support import WAIT, Server, bot, enter, invited, launch, one_choice, open_list, options, person, sit  # noqa: E402

TARGET = ROOT / "build" / "screenshots"
SIZES = {"laptop": (1280, 800), "phone": (390, 844), "screen": (1920, 1080)}
TONES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
NAMES = ("Ada", "Bo", "Cleo", "Dov", "Effie", "Fay", "Gus", "Hal")
SEATS = {"a-team": 4, "time-bomb": 5, "thunderbirds": 3, "thunderbirds-solo": 1, "away-missions": 2}
MIDDLE = {"a-team": 14, "time-bomb": 12, "thunderbirds": 40, "thunderbirds-solo": 30, "away-missions": 30}

Screen = Callable[[BrowserContext, Server], Page]


# Plays to look at


@functools.cache
def save_file(slug: str, seats: int, choices: int | None) -> str:
    """A play of bots, up to the moment when the first seat must choose after so many choices, or to its end."""
    game = load(slug)
    table = game.table(seats, seed="picture", names=NAMES[:seats])
    table.header.bots = ("", *["thumb"] * (seats - 1))
    rng, count = seeded("picture"), 0
    while table.pending is not None:
        if choices is not None and count >= choices and table.pending.seat == 0:
            break
        count += 1
        one_choice(table, rng)
    return write_text(table)


def brought(context: BrowserContext, server: Server, slug: str, choices: int | None, seats: int = 0) -> Page:
    """A table at which this was played before."""
    text = save_file(slug, seats or SEATS[slug], choices)
    return sit(context, server, server.take(text))


def middle(slug: str, seats: int = 0) -> Screen:
    """A game in the middle of play, with a choice to make."""

    def screen(context: BrowserContext, server: Server) -> Page:
        page = brought(context, server, slug, MIDDLE[slug], seats)
        options(page).first.wait_for()
        return page

    return screen


def ending(slug: str) -> Screen:
    """A game that is over."""

    def screen(context: BrowserContext, server: Server) -> Page:
        page = brought(context, server, slug, None)
        page.get_by_role("dialog").locator(".text").wait_for()
        return page

    return screen


def over(context: BrowserContext, server: Server) -> Page:
    """What is left on the table when the ending has been closed."""
    page = ending("time-bomb")(context, server)
    page.keyboard.press("Escape")
    return page


def sampler(context: BrowserContext, server: Server) -> Page:
    """Every means that a scene has."""
    page = Stub(context, server).page
    options(page).first.wait_for()
    return page


# The box


def box(context: BrowserContext, server: Server) -> Page:
    page = context.new_page()
    page.goto(server.url)
    page.locator("button.game").last.wait_for()
    return page


def shelf_again(context: BrowserContext, server: Server) -> Page:
    """The box with a running and a finished play."""
    page = ending("time-bomb")(context, server)
    page.goto(server.url)
    page.locator("button.game").last.wait_for()
    return page


def set_up(slug: str) -> Screen:
    def screen(context: BrowserContext, server: Server) -> Page:
        page = box(context, server)
        title = load(slug).about.title["en"]
        page.locator("button.game").filter(has=page.get_by_text(title, exact=True)).click()
        page.get_by_role("dialog").wait_for()
        return page

    return screen


def set_up_opened(context: BrowserContext, server: Server) -> Page:
    """The set-up with everything unfolded, at its end."""
    page = set_up("away-missions")(context, server)
    for summary in page.locator("summary").all():
        if not summary.evaluate("it => it.parentElement.open"):
            summary.click()
    page.locator("summary").last.scroll_into_view_if_needed()
    return page


def door(context: BrowserContext, server: Server) -> Page:
    """What somebody sees who has been sent a link."""
    made = server.make("a-team", [person("Ada"), invited()])
    page = context.new_page()
    page.goto(f"{server.url}/join#{made['seats'][1]['token']}")
    page.get_by_role("button", name="Sit down").wait_for()
    return page


def gathering(context: BrowserContext, server: Server) -> Page:
    page = sit(context, server, server.make("a-team", [person("Ada"), invited(), bot("Bo")]))
    page.get_by_role("button", name="Start now").wait_for()
    return page


def at(path: str, sign: str) -> Screen:
    """A page of its own."""

    def screen(context: BrowserContext, server: Server) -> Page:
        page = context.new_page()
        page.goto(f"{server.url}/{path}")
        page.get_by_text(re.compile(sign)).first.wait_for()
        return page

    return screen


# What opens over a table


def menu(context: BrowserContext, server: Server) -> Page:
    page = middle("a-team")(context, server)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    return page


def sheet(name: str) -> Screen:
    def screen(context: BrowserContext, server: Server) -> Page:
        page = menu(context, server)
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        page.get_by_role("dialog", name=re.compile(name)).wait_for()
        return page

    return screen


def qr(context: BrowserContext, server: Server) -> Page:
    page = sheet("People and invitations")(context, server)
    page.get_by_role("button", name="QR code").first.click()
    return page


def fair(context: BrowserContext, server: Server) -> Page:
    """The dice of a finished play, checked."""
    page = over(context, server)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Fair dice").click()
    page.get_by_role("dialog", name="Fair dice").wait_for()
    return page


def replay(slug: str) -> Screen:
    """Some steps before the end of a finished play."""

    def screen(context: BrowserContext, server: Server) -> Page:
        page = ending(slug)(context, server)
        page.get_by_role("dialog").get_by_role("button", name="Replay", exact=True).click()
        slider = page.get_by_role("slider")
        slider.wait_for()
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        page.get_by_role("button", name="One step forward").click()
        return page

    return screen


def why_not(slug: str, element: str) -> Screen:
    """A question about something that nothing can be done with."""

    def screen(context: BrowserContext, server: Server) -> Page:
        page = middle(slug)(context, server)
        page.locator(f".table {element}:not(.lit)").first.click(button="right", force=True)
        page.locator(".about .because").wait_for()
        return page

    return screen


def folded(slug: str) -> Screen:
    """A kind of options, opened."""

    def screen(context: BrowserContext, server: Server) -> Page:
        page = middle(slug)(context, server)
        open_list(page)
        kinds = options(page).filter(has_text="…")
        if kinds.count():
            kinds.first.click()
        return page

    return screen


def tab(slug: str, name: str) -> Screen:
    """What lies beside the board: behind tabs at a desk, where people are always seen, in a drawer on a phone."""

    def screen(context: BrowserContext, server: Server) -> Page:
        page = middle(slug)(context, server)
        for each in page.locator("[role=tab], nav.thumbs button").filter(has_text=name).all():
            if each.is_visible():
                each.click()
        return page

    return screen


def lesson(slug: str, step: int) -> Screen:
    """The first lesson of a game, some steps on."""

    def screen(context: BrowserContext, server: Server) -> Page:
        page = set_up(slug)(context, server)
        page.locator("button.lesson").first.click()
        for number in range(1, step):
            page.locator(".lesson .count", has_text=re.compile(f"^{number} /")).wait_for()
            page.locator(".lesson .button.main").click()
        page.locator(".lesson .count", has_text=re.compile(f"^{step} /")).wait_for()
        return page

    return screen


def curtain(context: BrowserContext, server: Server) -> Page:
    page = sit(context, server, server.make("time-bomb", [person("Ada"), person("Bea"), *[bot("Bo"), bot("Cleo")]]))
    page.get_by_role("button", name="I am").wait_for()
    return page


SCREENS: dict[str, Screen] = {
    "box": box,
    "box-again": shelf_again,
    **{f"set-up-{slug}": set_up(slug) for slug in SEATS},
    "set-up-opened": set_up_opened,
    "door": door,
    "gathering": gathering,
    **{f"table-{slug}": middle(slug) for slug in SEATS},
    "table-eight": middle("time-bomb", 8),
    "table-sampler": sampler,
    **{f"options-{slug}": folded(slug) for slug in SEATS},
    "lesson": lesson("thunderbirds-solo", 5),
    "why-not-space": why_not("a-team", "[data-el^=space-]"),
    "why-not-card": why_not("thunderbirds", "[data-card]"),
    "log": tab("thunderbirds", "Log"),
    "chat": tab("a-team", "Chat"),
    "words": tab("away-missions", "In words"),
    "seats": tab("time-bomb", "Players"),
    "menu": menu,
    "sheet-rules": sheet("Rules"),
    "sheet-people": qr,
    "sheet-settings": sheet("Settings"),
    "sheet-fair": fair,
    "curtain": curtain,
    **{f"replay-{slug}": replay(slug) for slug in SEATS},
    **{f"ending-{slug}": ending(slug) for slug in SEATS},
    "over": over,
    "rules": at("rules/a-team", "AT-"),
    "settings": at("settings", "Language"),
    "check": at("check", "Fair dice"),
}


def wanted(words: list[str]) -> list[tuple[str, str, Literal["light", "dark"]]]:
    """The pictures with one of the words, and with all of those that have a plus before them."""
    some = [word for word in words if not word.startswith("+")]
    every = [word[1:] for word in words if word.startswith("+")]
    pictures = [(screen, size, tone) for screen in SCREENS for size in SIZES for tone in TONES]

    def meant(name: str) -> bool:
        return (not some or any(word in name for word in some)) and all(word in name for word in every)

    return [it for it in pictures if meant("-".join(it))]


def main(words: list[str]) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), launch(playwright)
        try:
            for screen, size, tone in wanted(words):
                context = enter(browser, tone=tone, phone=size == "phone", size=SIZES[size])
                page = SCREENS[screen](context, server)
                page.wait_for_load_state("networkidle", timeout=WAIT)
                page.wait_for_timeout(500)  # colours settle
                picture = TARGET / f"{screen}-{size}-{tone}.png"
                page.screenshot(path=picture)
                context.close()
                print(picture.relative_to(ROOT), flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])

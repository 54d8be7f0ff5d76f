"""Whole evenings: five people and a spectator, four who talk aloud, and a newcomer on the way through each game."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.support import Server, enter, invited, options, person, sit, stand, wait_until
from tests.browser.test_lessons import TITLES, begin, follow, go_on_to_a_whole_game
from tests.browser.test_thunderbirds import play_my_turns

NAMES = ("Ada", "Bea", "Cleo", "Dov", "Eve")
OVER = "() => document.querySelector('dialog .end') !== null"
# Over, or something is to be chosen, or nothing is asked of me.
SETTLED = """() => document.querySelector("dialog .end") || !document.querySelector(".prompt.mine")
  || document.querySelector("[role=menu] [role=menuitem]:not([disabled])")"""


def gathered(browser: Browser, server: Server) -> tuple[list[Page], Page]:
    """Five people who sit down by one link, each at a device of their own, and somebody who looks on."""
    wish = {"game": "time-bomb", "seats": [person("Ada"), *[invited()] * 4], "pace": 0, "seed": "evening"}
    made = json.loads(server.ask("/api/tables", {**wish, "options": {"first_player": 1, "locations": False}}))
    pages = [sit(enter(browser), server, made)]
    for seat, name in enumerate(NAMES[1:], 1):
        page = enter(browser, phone=seat == 3, lang="fr" if seat == 2 else "en").new_page()
        page.goto(f"{server.url}/join#{made['guests']}")
        page.locator("input").first.fill(name)
        page.locator("button.main").first.click()
        expect(page).to_have_url(re.compile("/table/"))
        pages.append(page)
    watcher = enter(browser).new_page()
    watcher.goto(f"{server.url}/join#{made['spectator']}")
    watcher.get_by_role("button", name="Watch").click()
    return pages, watcher


def over(page: Page) -> bool:
    return bool(page.evaluate(OVER))


def go_on(page: Page, rng: random.Random) -> bool:
    """Choose something if anything is asked of this person; whether that was so."""
    wait_until(page, SETTLED)
    mine = page.locator(".prompt.mine").count()
    choices = stand(page, 0)["choices"] if mine and not over(page) else []
    if choices:
        page.mouse.click(*rng.choice(choices)["at"])
    return bool(choices)


def speak(page: Page) -> bool:
    """Say the first thing that can be said, if anything can; meanwhile somebody else may act."""
    opener = page.locator(".opener")
    if not opener.count():
        return False
    opener.click()
    page.locator(".about .say").first.click()
    return True


@pytest.mark.slow
def test_five_people_and_a_spectator_play_a_whole_time_bomb(browser: Browser, server: Server) -> None:
    pages, watcher = gathered(browser, server)
    rng, said, turns = random.Random(5), 0, 0
    for page in (*pages, watcher):
        expect(page.locator(".table")).to_be_visible()
    while not over(pages[0]):
        turns += 1
        assert turns < 600, "the evening has no end"
        for page in pages:
            said += turns % 3 == 1 and said < 12 and speak(page)
            go_on(page, rng)
        if turns == 3:  # Eve's browser is closed, and opened again later
            url, eves = pages[4].url, pages[4].context
            pages.pop().close()
            expect(pages[0].locator(".place", has_text="Eve")).to_contain_text("away")
            pages.append(eves.new_page())
            pages[4].goto(url)
            expect(pages[0].locator(".place", has_text="Eve")).not_to_contain_text("away")
        if turns == 4:  # and Bea lets a bot play on
            pages[1].get_by_role("button", name="Menu").click()
            pages[1].get_by_role("button", name="Let a bot play").click()
            expect(pages[1].get_by_text("A bot is playing for you.").first).to_be_visible()
    assert said > 3
    for page in (*pages, watcher):
        wait_until(page, OVER)
    rule = [page.get_by_role("dialog").inner_text().count("BU-") for page in (*pages, watcher)]
    assert all(rule), rule
    for page in (*pages, watcher):
        page.context.close()


@pytest.mark.slow
def test_four_who_talk_aloud_play_a_whole_time_bomb_at_one_device(browser: Browser, server: Server) -> None:
    wish: dict[str, Any] = {
        "game": "time-bomb",
        "seats": [person(name) for name in NAMES[:4]],
        "pace": 0,
        "seed": "aloud",
    }
    wish["options"] = {"first_player": 1, "locations": False, "talk_aloud": True}
    page = sit(enter(browser), server, json.loads(server.ask("/api/tables", wish)))
    rng, curtain = random.Random(4), page.locator(".curtain")
    for _ in range(60):
        expect(options(page).first.or_(page.locator("dialog .end")).first).to_be_visible()
        if over(page):
            break
        assert page.locator(".opener").or_(curtain).count() == 0
        go_on(page, rng)
    wait_until(page, OVER)
    page.context.close()


@pytest.mark.slow
@pytest.mark.parametrize("title", [*TITLES.values(), "Thunderbirds Solitaire"])
def test_a_newcomer_learns_and_then_plays_a_whole_game_by_mouse(
    device: BrowserContext, server: Server, title: str
) -> None:
    page = device.new_page()
    begin(page, server, title)
    follow(page, "button")
    go_on_to_a_whole_game(page, title)
    page.get_by_role("dialog").locator(".go .button").click()
    expect(page.locator(".table")).to_be_visible()
    play_my_turns(page, random.Random(title), 1500)
    expect(page.get_by_role("dialog").locator(".end, .text").first).to_be_visible()

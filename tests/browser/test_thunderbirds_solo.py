"""Thunderbirds Solitaire in the browser: whole games by mouse, keys and touch, the lesson, numbered deals, the best."""

import random
import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.save import write_text
from tests.browser.support import (
    Server,
    choose,
    enter,
    one_choice,
    options,
    person,
    play_by_keys,
    play_by_mouse,
    sit,
    stand,
)
from tests.browser.test_table import fits

GAME = "thunderbirds-solo"
SHELF = "Thunderbirds Solitaire"
LAID_OUT = """() => [...document.querySelectorAll('.table [data-el^="chain-"], .table [data-el^="call-"], '
    + '.table [data-el="display"]')].map((it) => [it.dataset.el, ...[...it.querySelectorAll("[data-el]")].map(
        (card) => card.dataset.el)].join(" ")).sort()"""


def alone(device: BrowserContext, server: Server, seed: str) -> Page:
    """A table for one."""
    return sit(device, server, server.make(GAME, [person("Ada")], seed=seed))


def open_sheet(page: Page, server: Server) -> None:
    """From the shelf to the set-up sheet of the game."""
    page.goto(server.url)
    page.locator("button.game", has_text=SHELF).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def shows_the_end(page: Page) -> None:
    """The end tells the score with its rating, and the rule; the report on the table tells what decided."""
    ending = page.get_by_role("dialog")
    expect(ending.locator(".text")).to_contain_text(
        re.compile(r"Mission failed, with −?\d+ points?|Every call answered")
    )
    expect(ending).to_contain_text(re.compile("TS-FULL-01|TS-END-03"))


def play_by_touch(page: Page, rng: random.Random, moves: int = 400) -> None:
    """Tap on what can be chosen until the play is over."""
    for _ in range(moves):
        now = stand(page)
        if now["over"]:
            return
        found = [each["at"] for each in now["choices"]] + now["lit"]
        if found:
            page.touchscreen.tap(*rng.choice(found))
    raise AssertionError(f"not over after {moves} taps")


@pytest.mark.slow
def test_a_whole_game_by_mouse(device: BrowserContext, server: Server) -> None:
    page = alone(device, server, "solo 5")
    assert play_by_mouse(page, random.Random(5)) > 0, "nothing on the table ever lit up"
    shows_the_end(page)


@pytest.mark.slow
def test_a_whole_game_by_keys(device: BrowserContext, server: Server) -> None:
    page = alone(device, server, "solo 7")
    play_by_keys(page, random.Random(7))
    shows_the_end(page)


@pytest.mark.slow
def test_a_whole_game_on_a_phone_by_touch(browser: Browser, server: Server) -> None:
    context = enter(browser, phone=True)
    page = alone(context, server, "solo 5")
    expect(options(page).first).to_be_visible()
    assert fits(page)
    play_by_touch(page, random.Random(5))
    shows_the_end(page)
    context.close()


@pytest.mark.slow
def test_the_lesson_leads_to_its_last_note_and_lets_the_player_play_on(device: BrowserContext, server: Server) -> None:
    page = device.new_page()
    open_sheet(page, server)
    page.get_by_role("button", name="Your first rescues").click()
    note = page.locator(".lesson")
    count = note.locator(".count")
    expect(count).to_have_text("1 / 27")
    for number in range(1, 27):
        expect(count).to_have_text(f"{number} / 27")
        if number in (1, 13):  # the longest notes
            expect(note.locator("p span")).to_be_in_viewport(ratio=0.9)
        note.locator(".button.main").click()
    expect(count).to_have_text("27 / 27")
    expect(note).to_contain_text("Play on")
    choose(page, options(page).filter(has_text="Firefly").first)
    expect(note).to_have_count(0)
    expect(options(page).first).to_be_visible()


def test_a_deal_by_its_number_is_the_same_in_two_browsers(browser: Browser, server: Server) -> None:
    found = []
    for _ in range(2):
        context = enter(browser)
        page = context.new_page()
        open_sheet(page, server)
        page.get_by_label("Deal").select_option("number")
        page.get_by_role("spinbutton", name="Number").fill("417")
        page.get_by_role("button", name="Play", exact=True).click()
        expect(options(page).first).to_be_visible()
        expect(page.locator("[data-el=call-1] [data-card]")).to_be_visible()  # the board has come
        found.append(page.evaluate(LAID_OUT))
        context.close()
    assert found[0] == found[1]
    assert sum(len(zone.split()) - 1 for zone in found[0]) >= 11, found[0]


def test_a_lost_play_is_counted_and_sets_no_best_score(device: BrowserContext, server: Server) -> None:
    page = device.new_page()
    open_sheet(page, server)
    page.get_by_label("Deal").select_option("number")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(options(page).first).to_be_visible()
    hurry_to_the_end(page)
    ending = page.get_by_role("dialog")
    expect(ending.locator(".record")).to_contain_text("Played 1, won 0")
    expect(ending.locator(".score")).to_have_count(0)
    open_sheet(page, server)
    expect(page.locator(".achieved")).to_contain_text("Played 1, won 0")
    expect(page.locator(".achieved")).not_to_contain_text("Best score")


def hurry_to_the_end(page: Page, moves: int = 60) -> None:
    """Let every phase pass: four cards a turn soon overflow a chain."""
    passing = re.compile("Answer the calls|On to|Stay|No escort|Discard nothing|That will do")
    for _ in range(moves):
        now = stand(page)
        if now["over"]:
            return
        choices = [it for it in now["choices"] if passing.search(it["text"])] or now["choices"]
        page.mouse.click(*choices[0]["at"])
    raise AssertionError(f"not over after {moves} clicks")


def test_a_replay_opens_with_its_beginning_while_the_rest_is_on_its_way(device: BrowserContext, server: Server) -> None:
    table, rng = load(GAME).table(1, seed="replay"), seeded("replay")
    while table.pending is not None:
        one_choice(table, rng)
    held: list[Route] = []

    def later(route: Route) -> None:
        if "from=100&" in route.request.url:
            held.append(route)
        else:
            route.continue_()

    device.route("**/replay?*", later)
    page = sit(device, server, server.take(write_text(table)))
    page.get_by_role("dialog").get_by_role("button", name="Replay", exact=True).click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 100
    page.get_by_role("button", name="To the end").click()  # it has not come yet
    expect(slider).to_have_value("0")
    (rest,) = held
    rest.continue_()
    expect(slider).to_have_value(str(last))

"""The first game of each title in the browser: from the shelf to the last note and on to a whole game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.measure import faults
from tests.browser.support import Server, choose, enter, hurry_bots, options, wait_until
from tests.quick import quick

TITLES = {
    "a-team": "The A-Team: Race for the Formula",
    "away-missions": "Space Cadets: Away Missions",
    "thunderbirds": "Thunderbirds",
    "time-bomb": "Time Bomb Undercover",
}


def begin(page: Page, server: Server, title: str) -> None:
    """From the shelf into the lesson with one click."""
    hurry_bots(page)
    page.goto(server.url)
    named = page.locator(".title", has_text=re.compile(f"^{re.escape(title)}$"))
    page.locator(".shelf li", has=named).locator("button.learn").click()
    expect(page.locator(".lesson .count")).to_be_visible()


def place(page: Page) -> tuple[int, int]:
    """The number of the note that is shown, and of all."""
    number, _, of = page.locator(".lesson .count").inner_text().partition(" / ")
    return int(number), int(of)


def follow(page: Page, press: str) -> None:
    """Follow the lesson to its last note: by the lit options of the list, or by the button beside the note."""
    number, of = place(page)
    while number < of:
        main = page.locator(".lesson .button.main")
        lit = page.locator("[role=menuitem].taught")
        if press == "button" or not page.locator(".lesson[data-last]").count() or not lit.count():
            main.click()
        else:
            while lit.first.get_attribute("aria-haspopup"):
                choose(page, lit.first)
            choose(page, lit.first)
        wait_until(page, "(n) => document.querySelector('.lesson .count')?.innerText.startsWith(`${n} /`)", number + 1)
        number += 1


def go_on_to_a_whole_game(page: Page, title: str) -> None:
    """What the last note leads to: the set-up sheet."""
    page.locator(".lesson .button.main").click()
    expect(page.get_by_role("dialog")).to_contain_text(title)
    expect(page.get_by_role("dialog").locator(".go .button")).to_be_visible()


def begun(context: BrowserContext, server: Server, slug: str) -> Page:
    """A lesson, begun in the box by whoever sits at a device."""
    page = context.new_page()
    hurry_bots(page)
    page.goto(f"{server.url}/#{slug}")
    page.get_by_role("dialog").locator("button.lesson").click()
    expect(page.locator(".lesson .count")).to_be_visible()
    return page


@pytest.mark.parametrize("slug", quick(TITLES, "a-team", "thunderbirds"))
def test_a_newcomer_is_led_from_the_shelf_to_a_whole_game(device: BrowserContext, server: Server, slug: str) -> None:
    page = device.new_page()
    begin(page, server, TITLES[slug])
    assert place(page)[0] == 1
    follow(page, "list")
    go_on_to_a_whole_game(page, TITLES[slug])


def test_another_choice_is_answered_kindly(device: BrowserContext, server: Server) -> None:
    page = device.new_page()
    begin(page, server, TITLES["a-team"])
    other = options(page).filter(has_text="Swap").first
    choose(page, other)
    expect(page.locator(".lesson .astray")).to_contain_text("Fight the guard")
    expect(page.locator(".options .taught")).to_have_count(0)  # before the note that asks for it, nothing is lit
    while not page.locator(".lesson[data-last]").count():
        page.locator(".lesson .button.main").click()
    choose(page, page.locator("[role=menuitem].taught"))
    expect(page.locator(".lesson .astray")).to_have_count(0)


def test_what_is_to_be_said_is_lit_and_ready_to_be_said(device: BrowserContext, server: Server) -> None:
    page = begun(device, server, "time-bomb")
    lit, main = page.locator(".acts .opener.taught"), page.locator(".lesson .button.main")
    while not lit.count():
        number, _ = place(page)
        main.click()
        wait_until(page, "(n) => document.querySelector('.lesson .count')?.innerText.startsWith(`${n} /`)", number + 1)
    words = main.inner_text()
    lit.click()
    said = page.locator(".about .say.taught")
    assert words in (said.get_attribute("aria-label") or "")
    said.click()
    wait_until(page, "(n) => document.querySelector('.lesson .count')?.innerText.startsWith(`${n} /`)", number + 2)


IN_SIGHT = """() => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const seen = (it) => { const { top, bottom, left, right } = it.getBoundingClientRect();
    return top >= stage.top - 1 && bottom <= stage.bottom + 1 && right > 0 && left < innerWidth; };
  const own = document.querySelector(".table:has(> .lesson:is(.leads, .reading)) .round.narrow .mine");
  const option = document.querySelector(".tray .taught, .row > .taught");
  const list = option?.parentElement.getBoundingClientRect();
  const at = option?.getBoundingClientRect();
  return [
    ...(own && !seen(own) ? ["the own row is cut"] : []),
    ...[...document.querySelectorAll(".board .pointed")].filter((it) => !seen(it)).map((it) => `cut: ${it.ariaLabel}`),
    ...(at && at.height && (at.top < list.top - 4 || at.bottom > list.bottom + 4) ? ["the lit option is cut"] : []),
  ];
}"""


def each_note(page: Page, measured: Callable[[], list[str]]) -> list[str]:
    """Follow a lesson, and return what is wrong at any of its notes."""
    found, (number, of) = [], place(page)
    while True:
        found += [f"note {number}: {fault}" for fault in measured()]
        if number == of:
            return found
        page.locator(".lesson .button.main").click()
        number += 1
        wait_until(page, "(n) => document.querySelector('.lesson .count')?.innerText.startsWith(`${n} /`)", number)


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.slow)])
@pytest.mark.parametrize("phone", quick([True, False], True))
@pytest.mark.parametrize(
    "slug",
    quick([*TITLES, "thunderbirds-solo"], "time-bomb", "away-missions"),
)
def test_beside_every_note_the_board_is_whole(
    browser: Browser, server: Server, slug: str, phone: bool, lang: str
) -> None:
    context = enter(browser, lang=lang, phone=phone)
    page = begun(context, server, slug)
    assert each_note(page, lambda: [*faults(page), *page.evaluate(IN_SIGHT)]) == []
    context.close()


PLACE_OF_NOTE = """() => {
  const box = (it) => { const { x, y, width, height } = document.querySelector(it).getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(); };
  const words = document.querySelector(".lesson .words");
  return [`note ${box(".lesson")}, board ${box(".stage")}`,
    ...(words.scrollHeight > words.clientHeight + 1 ? ["the note is cut"] : [])];
}"""


@pytest.mark.parametrize("phone", [True, False])
@pytest.mark.parametrize("slug", quick([*TITLES, "thunderbirds-solo"], "a-team"))
def test_notes_of_any_length_leave_the_board_where_it_is(
    browser: Browser, server: Server, slug: str, phone: bool
) -> None:
    """All but the last, under which the game itself goes on."""
    context = enter(browser, lang="fr", phone=phone)
    page = begun(context, server, slug)
    found = [line.partition(": ")[2] for line in each_note(page, lambda: list(page.evaluate(PLACE_OF_NOTE)))]
    assert len(set(found[:-1])) == 1, sorted(set(found))
    context.close()


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True), ("fr", True)])
@pytest.mark.parametrize("slug", [*TITLES, "thunderbirds-solo"])
def test_every_lesson_is_led_to_its_end(browser: Browser, server: Server, slug: str, lang: str, phone: bool) -> None:
    context = enter(browser, lang=lang, phone=phone)
    page = begun(context, server, slug)
    follow(page, "button")
    expect(page.locator(".lesson .button.main")).to_be_visible()
    context.close()

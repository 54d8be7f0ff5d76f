"""What comes over the table: notes on things, short notices, sheets. It covers nothing one looks at or touches."""

import copy

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.crowded import Shown
from tests.browser.support import DESK, PHONE, Server, at_rest, bot, enter, person, sit, wait_until

ON_ITS_SIDE = (844, 390)
STILL = """async () => {
  for (let i = 0; i < 40; i += 1) await new Promise(requestAnimationFrame);
  return document.querySelectorAll(".tip").length;
}"""


def middle(it: Locator) -> tuple[float, float]:
    box = it.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things do not lie over each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def test_a_thing_says_what_it_is_where_the_mouse_was_moved_onto_it(browser: Browser, server: Server) -> None:
    context = enter(browser)
    page = Shown(context, server, "thunderbirds-full").page
    page.mouse.move(2, 400)
    card = page.locator("[data-el=disaster-pit_of_peril]")
    page.mouse.move(*middle(card), steps=3)
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Pit of Peril")
    assert apart(tip, card)
    page.mouse.down()
    expect(tip).to_have_count(0)
    context.close()


def test_a_thing_that_comes_under_a_resting_mouse_says_nothing(browser: Browser, server: Server) -> None:
    context = enter(browser)
    shown = Shown(context, server, "thunderbirds-full")
    page = shown.page
    at_rest(page)
    x, y = middle(page.locator(".board .space[data-el=region-asia]"))
    page.mouse.move(x - 30, y)
    page.mouse.move(x, y)
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Asia")
    look = copy.deepcopy(shown.look)
    for piece in look["scene"]["board"]["pieces"]:
        if piece["id"] == "machine-tb3":
            piece["on"] = "region-asia"
    shown.move_on(look)
    moved = page.locator(".board [data-el=machine-tb3]")
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-el]')?.dataset.el === 'machine-tb3'"
    wait_until(page, under, [x, y])
    expect(tip).to_have_count(0)
    page.mouse.move(x + 1, y)  # a hand trembles
    assert page.evaluate(STILL) == 0
    page.mouse.move(x + 200, y)
    page.mouse.move(*middle(moved), steps=2)
    expect(tip).to_contain_text("Thunderbird 3")
    context.close()


COVERED = """() => {
  const [tip] = [...document.querySelectorAll(".tip:not(.nowhere)")].map((it) => it.getBoundingClientRect());
  const over = (it) => it.left < tip.right && it.right > tip.left && it.top < tip.bottom && it.bottom > tip.top;
  return !!tip && [...document.querySelectorAll(".die, .throw")].some((it) => over(it.getBoundingClientRect()));
}"""


def test_no_note_lies_over_dice_and_what_they_must_reach(browser: Browser, server: Server) -> None:
    context = enter(browser)
    page = Shown(context, server, "away-missions-attack").page
    at_rest(page)
    told = 0
    for thing in page.locator(".dock [data-el]:visible").all()[::4]:
        page.mouse.move(2, 400)
        page.mouse.move(*middle(thing), steps=2)
        told += page.evaluate(STILL)
        assert not page.evaluate(COVERED), thing.get_attribute("data-el")
    assert told > 2
    context.close()


@pytest.mark.parametrize("size", [DESK, PHONE, ON_ITS_SIDE], ids=str)
def test_a_sheet_does_not_cover_what_it_is_about(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    context = enter(browser, phone=size != DESK, size=size)
    page = Shown(context, server, "thunderbirds-full").page
    at_rest(page)
    for thing in (".hand .card", ".strip .card", ".board .space[data-el=region-europe]", ".board [data-el=hood]"):
        it = page.locator(thing).first
        it.scroll_into_view_if_needed()
        it.click(button="right", force=True)
        about = page.locator(".about")
        expect(about).to_be_visible()
        at_rest(page)
        assert apart(about, it), thing
        page.keyboard.press("Escape")
        expect(about).to_have_count(0)
    context.close()


def test_a_sheet_goes_when_something_else_is_touched_or_opens(browser: Browser, server: Server) -> None:
    context = enter(browser)
    page = Shown(context, server, "thunderbirds-full").page
    about = page.locator(".about")

    def ask() -> None:
        page.locator(".board [data-el=hood]").click(button="right", force=True)
        expect(about).to_be_visible()

    ask()
    page.get_by_role("tab", name="Chat").click()
    expect(about).to_have_count(0)
    ask()
    page.get_by_role("button", name="Menu").press("Enter")
    expect(page.get_by_role("dialog", name="Thunderbirds")).to_be_visible()
    expect(about).to_have_count(0)
    context.close()


def under(page: Page, place: str, notice: Locator) -> bool:
    """Whether a notice lies within a place of the frame, and a touch goes through to it."""
    found: bool = page.evaluate(
        """([place, { x, y, width, height }]) => {
          const round = document.querySelector(place).getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return x >= round.left - 1 && x + width <= round.right + 1 && y >= round.top - 1
            && y + height <= round.bottom + 1 && top.closest(".notice") === null;
        }""",
        [place, notice.bounding_box()],
    )
    return found


@pytest.mark.parametrize(("size", "place"), [(DESK, ".side"), (PHONE, ".prompt"), (ON_ITS_SIDE, ".prompt")])
def test_a_notice_lies_where_nothing_is_touched(
    browser: Browser, server: Server, size: tuple[int, int], place: str
) -> None:
    context = enter(browser, phone=size != DESK, size=size)
    shown = Shown(context, server, "thunderbirds-full")
    shown.say({"t": "note", "text": "Bérénice goes on with another hand."})
    notice = shown.page.locator(".notice")
    expect(notice).to_be_visible()
    at_rest(shown.page)
    assert under(shown.page, place, notice)
    context.close()


def test_piles_that_are_seen_whole_do_not_fade(browser: Browser, server: Server) -> None:
    context = enter(browser)
    page = sit(context, server, server.make("a-team", [person("Ada"), bot("Bo", "thumb")]))
    piles = page.locator(".dock .zones")
    expect(piles.locator(".pile")).to_have_count(2)
    at_rest(page)
    expect(piles).to_have_attribute("data-more", "")
    context.close()

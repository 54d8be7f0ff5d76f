"""Nothing jumps: over whole games only what is played moves; header, board, hand and the rest of the frame do not."""

import random

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.measure import places
from tests.browser.support import DESK, PHONE, Server, bot, enter, options, person, sit, wait_until
from tests.quick import quick

SEATS = {"a-team": 4, "away-missions": 2, "thunderbirds": 3, "thunderbirds-solo": 1, "time-bomb": 5}
MOVES = 60
# The browser's own measure of what moved without being moved: all of it counts, but for what is staged, for things of
# the play (cards, dice, meters and the rows they lie in), and for lists, whose lines come and go.
WATCH = """() => {
  const THINGS = "[data-el], .board, .log, .feeds, .ghost, .options, .middle, .people li, .bubble, .acts";
  const KEPT = ".people .who, .hand .cards, .dock .meters"; // no name, hand or figure goes up or down
  window.shifts = [];
  const name = (it) => it.className.baseVal ?? it.className;
  new PerformanceObserver((list) => {
    if (document.querySelector(".moment")) return;
    for (const { value, sources } of list.getEntries())
      for (const { node, previousRect: was, currentRect: now } of sources) {
        const it = node?.nodeType === 1 ? node : node?.parentElement;
        const kept = it?.closest(KEPT) === it && Math.abs(now.y - was.y) > 2 && it.closest(".dock, .people");
        if (it && (kept || !it.closest(THINGS)))
          window.shifts.push(`${name(it)} ${was.x},${was.y} to ${now.x},${now.y}: ${value}`);
      }
  }).observe({ type: "layout-shift" });
}"""
# By script, not by hand: what moves within half a second after a click would be forgiven.
TAKE = """(share) => {
  const items = [...document.querySelectorAll("[role=menu] [role=menuitem]:not([disabled])")];
  const over = document.querySelector("dialog .end") !== null;
  if (!over) items[Math.floor(share * items.length)]?.click();
  return over ? "over" : items.length ? "taken" : "";
}"""
READY = """() => document.querySelector("dialog .end")
  || document.querySelector("[role=menu] [role=menuitem]:not([disabled])")"""


def play(page: Page, seed: str) -> None:
    """Play on, up to the end of the game or for some moves, and look after each at the places of the frame."""
    rng = random.Random(seed)
    frame: dict[str, list[int]] = {}
    for _ in range(MOVES):
        wait_until(page, READY)
        if not frame and not page.locator(".strip.over").count():  # what is laid out to choose a crew from is gone
            frame = places(page)
            page.evaluate(WATCH)
        if page.evaluate(TAKE, rng.random()) == "over":
            return
        if not frame:
            continue
        now = places(page)
        if page.locator(".acts.tall").count():
            now[".acts"] = frame[".acts"]  # it lies over what is above it while something is said
        assert {part: box for part, box in now.items() if box != frame[part]} == {}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
@pytest.mark.parametrize("slug", quick(SEATS, "a-team", "thunderbirds-solo"))
def test_over_whole_games_only_what_is_played_moves(
    browser: Browser, server: Server, slug: str, size: tuple[int, int]
) -> None:
    context = enter(browser, phone=size != DESK, size=size)
    page = sit(context, server, server.make(slug, [person("Ada"), *[bot() for _ in range(SEATS[slug] - 1)]]))
    options(page).first.wait_for(state="attached")
    play(page, slug)
    assert page.evaluate("window.shifts") == []
    context.close()

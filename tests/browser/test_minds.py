"""Hints, the win chance and the review in the browser: by button and key, at a desk and on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from tests.browser.support import Server, bot, choose_first, enter, one_choice, person, sit


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody thinks for long."""
    with Server(tmp_path_factory.mktemp("quick"), "--think", "0.1") as started:
        yield started
        started.stop()


def test_a_hint_is_asked_for_by_key_and_done_by_button(browser: Browser, quick: Server) -> None:
    context = enter(browser)
    page = sit(context, quick, quick.make("a-team", [person("Ada"), bot("Bo", "thumb")]))
    expect(page.get_by_role("button", name="What could I do?")).to_be_visible()
    before = page.locator(".asked").inner_text()
    page.keyboard.press("h")
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint.get_by_role("heading")).to_contain_text("Hint: ")
    hint.get_by_role("button", name="Do this").click()
    if page.get_by_role("button", name="Yes").count():
        page.get_by_role("button", name="Yes").click()
    expect(hint).to_have_count(0)
    expect(page.locator(".asked")).not_to_have_text(before)
    context.close()


def test_the_win_chance_is_shown_on_wish_and_remembered(browser: Browser, quick: Server) -> None:
    context = enter(browser, phone=True, lang="fr")
    page = sit(context, quick, quick.make("a-team", [person("Ada"), bot("Bo", "thumb")]))
    page.get_by_role("button", name="Montrer les chances de gagner").click()
    chance = page.get_by_role("img", name="Chances de gagner")
    expect(chance).to_be_visible()
    page.reload()
    expect(chance).to_be_visible()
    context.close()


def test_a_touch_on_the_win_chance_says_what_it_is_made_of(browser: Browser, quick: Server) -> None:
    context = enter(browser)
    page = sit(context, quick, quick.make("a-team", [person("Ada"), bot("Bo", "thumb")]))
    page.get_by_role("button", name="Show the win chance").click()
    number = page.locator(".live:not(.old)").get_by_role("img", name="Win chance")
    expect(number).to_contain_text(re.compile(r"\d+% \d+–\d+%"))
    number.click()
    told = page.get_by_role("dialog", name="Win chance")
    expect(told).to_contain_text(re.compile(r"Won: \d+ of \d+ games imagined from here"))
    expect(told).to_contain_text("every seat as a decent bot plays")
    choose_first(page, lambda option: option.press("Enter"))
    expect(told.get_by_role("img", name="Your chance to win in this game: from")).to_be_visible()
    told.get_by_role("button", name="Hide the win chance").click()
    expect(told).to_have_count(0)
    expect(page.get_by_role("button", name="Show the win chance")).to_be_visible()
    context.close()


def test_a_number_of_an_earlier_moment_is_grey_at_once_and_then_gone(browser: Browser, quick: Server) -> None:
    """Whoever chooses sees no number of before, although the next one is never told."""
    context = enter(browser)
    later = False

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: None if later and '"t":"chance"' in str(text) else socket.send(text))

    context.route_web_socket(re.compile("/ws"), pass_on)
    page = sit(context, quick, quick.make("a-team", [person("Ada"), bot("Bo", "thumb")]))
    page.get_by_role("button", name="Show the win chance").click()
    number = page.get_by_role("img", name="Win chance")
    expect(number).to_be_visible()
    page.clock.install()
    later = True
    choose_first(page)
    expect(page.locator(".live.old")).to_have_count(1)
    page.clock.run_for(1000)
    expect(number).to_have_count(0)
    expect(page.get_by_text("Being counted…")).to_be_visible()
    context.close()


def test_a_game_is_looked_through_at_its_end(browser: Browser, quick: Server, tmp_path: Path) -> None:
    table, rng = load("a-team").table(2, seed="review", names=("Ada", "Bruno")), seeded("review")
    while table.pending is not None:
        one_choice(table, rng)
    table.save(tmp_path / "night.coffret")
    made = quick.take((tmp_path / "night.coffret").read_text(encoding="utf-8"))
    context = enter(browser)
    page = sit(context, quick, made)
    page.get_by_role("button", name="Review the game").click()
    page.get_by_role("button", name="The whole review").click()
    review = page.get_by_role("dialog", name="Review of the game")
    expect(review.get_by_role("img").first).to_be_visible()
    expect(review).to_contain_text("How often a choice wins is counted in 200 games, imagined from there")
    context.close()

"""Hints, the win chance and the review in the browser: by button and key, at a desk and on a phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from tests.browser.support import Server, bot, enter, one_choice, person, sit


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
    expect(review).to_contain_text("imagined plays")
    context.close()

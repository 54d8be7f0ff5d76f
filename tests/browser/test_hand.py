"""Hands on the table: real drags and taps, what they cost, and that one gesture does what one thinks."""

import re
import statistics

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.support import Server, at_rest, options
from tests.browser.test_runs import at
from tests.browser.test_thunderbirds_solo import alone
from tools.clicks import measured

BUDGETS = {"a-team": (6, 2), "time-bomb": (2, 2)}  # turns that are played, and gestures of a choice


@pytest.mark.parametrize("game", BUDGETS)
def test_a_choice_costs_no_more_gestures_than_it_should(browser: Browser, server: Server, game: str) -> None:
    turns, most = BUDGETS[game]
    count = measured(browser, server, game, "deal 0", turns=turns)
    assert count.astray == 0
    said = ("declare", "revise", "accuse")  # of two parts
    assert all(cost <= most + (kind in said) for kind, cost in count.costs), count.costs
    assert statistics.median(cost for _, cost in count.costs) <= most


def test_what_is_dragged_follows_the_pointer_and_its_targets_say_what_they_are_worth(
    device: BrowserContext, server: Server
) -> None:
    page = alone(device, server, "runs")
    expect(options(page).first).to_be_visible()
    at_rest(page)
    pilot, vehicle = (at(page, id).bounding_box() for id in ("pilot-virgil", "vehicle-tb2"))
    assert pilot
    assert vehicle
    page.mouse.move(pilot["x"] + pilot["width"] / 2, pilot["y"] + pilot["height"] / 2)
    page.mouse.down()
    page.mouse.move(vehicle["x"] + vehicle["width"] / 2, vehicle["y"] + vehicle["height"] / 2, steps=8)
    expect(page.locator(".ghost")).to_be_visible()
    expect(at(page, "pilot-virgil")).to_have_attribute("data-lifted", "yes")
    expect(page.locator(".target").first).to_have_text(re.compile(r"\d+%"))
    expect(page.locator(".crumbs .picked")).to_contain_text("Thunderbird 2")  # once it has rested there
    chain = page.locator('.space[data-el="place-2"]').bounding_box()
    assert chain
    page.mouse.move(chain["x"] + chain["width"] / 2, chain["y"] + chain["height"] / 2, steps=8)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    for told in ("boards Thunderbird 2", "to chain 2"):
        expect(page.locator(".log")).to_contain_text(told)
    page.locator(".row > .act").click()
    expect(page.locator(".row > .act")).to_contain_text("Rescue with Thunderbird 2")

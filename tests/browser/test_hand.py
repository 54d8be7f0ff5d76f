"""Hands on the table: real drags and taps, what they cost, and that one gesture does what one thinks."""

import re
import statistics

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from coffret.kernel.chance import seeded
from coffret.kernel.game import load
from coffret.kernel.save import write_text
from tests.browser.support import Server, at_rest, one_choice, options, sit
from tests.browser.test_runs import at, drag
from tests.browser.test_thunderbirds_solo import alone
from tools.clicks import measured

BUDGETS = {"a-team": (6, 2), "time-bomb": (2, 2)}  # turns that are played, and gestures of a choice
TURNS = {"thunderbirds-solo": (3, 8), "thunderbirds": (2, 6), "away-missions": (3, 5)}  # and of a turn; of a Rocketeer


@pytest.mark.parametrize("game", BUDGETS)
def test_a_choice_costs_no_more_gestures_than_it_should(browser: Browser, server: Server, game: str) -> None:
    turns, most = BUDGETS[game]
    count = measured(browser, server, game, "deal 0", turns=turns)
    assert count.astray == 0
    said = ("declare", "revise", "accuse")  # of two parts
    assert all(cost <= most + (kind in said) for kind, cost in count.costs), count.costs
    assert statistics.median(cost for _, cost in count.costs) <= most


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_costs_no_more_gestures_than_it_should(browser: Browser, server: Server, game: str) -> None:
    turns, most = TURNS[game]
    count = measured(browser, server, game, "deal 1", turns=turns)
    assert count.astray == 0
    assert len(count.turns) == turns
    assert statistics.median(count.turns) <= most, (count.turns, count.costs)


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
    main = page.locator(".row > .act")
    expect(main).to_contain_text("On to the rescues › Rescue with Thunderbird 2")
    main.click()  # what has flown begins together
    expect(page.locator(".log")).to_contain_text("The roll: ")


def test_to_read_a_thing_is_not_to_drop_it(device: BrowserContext, server: Server) -> None:
    """A touch tells what an item is; to leave it behind is a button of its own below that."""
    save, drop = until_offered("away-missions", "drop")
    page = sit(device, server, server.take(save))
    expect(options(page).first).to_be_visible()
    at_rest(page)
    item = drop.removeprefix("drop ")
    expect(at(page, f"item-{item}")).not_to_have_class(re.compile(r"\blit\b"))
    at(page, f"item-{item}").click()
    expect(page.locator(".row > .act")).not_to_contain_text("Yes:")
    note = page.locator(".about")
    expect(note.get_by_role("button", name="Leave")).to_be_visible()
    note.get_by_role("button", name="Leave").click()
    expect(page.locator(".log")).to_contain_text("leaves")


def test_a_pod_is_dragged_to_its_carrier_and_the_table_asks_who_goes_with_it(
    device: BrowserContext, server: Server
) -> None:
    page = alone(device, server, "runs")
    expect(options(page).first).to_be_visible()
    pod = page.locator('.table [data-el="display"] [data-card]').first.get_attribute("data-el")
    drag(page, str(pod), "vehicle-tb2")
    expect(page.locator(".row > .act")).to_have_text("Now touch who does it")
    expect(at(page, "pilot-virgil")).to_have_class(re.compile(r"\blit\b"))
    expect(at(page, "vehicle-tb1")).not_to_have_class(re.compile(r"\blit\b"))
    at(page, "pilot-virgil").click(force=True)
    expect(page.locator(".log")).to_contain_text("aboard Thunderbird 2")


def until_offered(game: str, verb: str) -> tuple[str, str]:
    """A save of a play by rules of thumb, at the first choice at which this is offered, and the first of its kind."""
    table, rng = load(game).table(1, seed="hands"), seeded("hands")
    while table.decision is not None:
        found = [str(it) for it in table.decision.options if str(it).split(" ", 1)[0] == verb]
        if found:
            return write_text(table), found[0]
        one_choice(table, rng)
    raise AssertionError(f"{verb} is never offered")

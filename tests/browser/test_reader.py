"""Every title is played through the accessibility tree alone, and what happens is announced once and in order."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.reader import LISTEN, SEATS, Reader, lang_of, sit_down, words
from tests.browser.sampler import Stub, line
from tests.browser.support import Server, bot, enter, options, person
from tests.quick import quick
from tests.waiting import until

CHOICES = 4000  # after which a play must be over


@pytest.fixture
def abroad(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A device in the language in which the title is tried."""
    context = enter(browser, lang=lang_of(request.getfixturevalue("game")))
    yield context
    context.close()


@pytest.mark.parametrize("game", quick(SEATS, "thunderbirds"))
def test_some_turns_by_ear(abroad: BrowserContext, server: Server, game: str) -> None:
    reader = sit_down(abroad, server, game)
    assert len(reader.play(random.Random(1), 4)) == 4
    assert reader.choices()
    assert reader.ask_why_not() in reader.listen()[-1]
    reader.told_in_order()


def test_a_statement_is_made_by_ear(device: BrowserContext, server: Server) -> None:
    bots = [bot(name) for name in ("Bo", "Cleo", "Dov")]
    made = server.make("time-bomb", [person("Ada"), *bots], seed="s1")  # all have to say something, first of all
    reader = Reader(device, server, made)
    assert not any("defusers" in line for line in reader.listen() if line.startswith("Ada ")), "nothing is said for her"
    assert "4 defusers" in reader.speak("4 defusers")
    until(lambda: any(re.match("Ada .*4 defusers", line) for line in reader.listen()), "what Ada says")
    reader.told_in_order()


def device_of(made: dict[str, Any], seat: int) -> dict[str, Any]:
    """What the device of one person has of a table."""
    return {**made, "seats": [it for it in made["seats"] if it["seat"] == seat]}


def test_who_is_not_asked_hears_whom_we_wait_for(browser: Browser, server: Server) -> None:
    made = server.make("a-team", [person("Ada"), person("Bo")])
    ada, bo = (Reader(enter(browser), server, device_of(made, seat)) for seat in (0, 1))
    ada.hears("Ada, choose a character.")
    bo.hears("Waiting for Ada")
    bo.press(bo.find("button", "menu"))
    bo.find("button", "close")
    ada.play(random.Random(1), 1)
    ada.hears("Waiting for Bo")
    bo.hears("Bo, choose a character.")  # also over an open menu
    assert "Bo, choose a character." not in ada.listen()
    bo.press(bo.find("button", "close"))
    bo.press(bo.find("tab", "chat"))
    bo.press(bo.find("textbox", "say-something"))
    bo.page.keyboard.type("hello")
    bo.page.keyboard.press("Enter")
    ada.hears("Bo says: hello")
    for reader in (ada, bo):
        reader.page.context.close()


def test_a_map_is_walked_by_ear_and_each_hex_says_what_is_around_it(device: BrowserContext, server: Server) -> None:
    reader = sit_down(device, server, "away-missions")
    hexes = reader.wait(
        lambda tree: [it.name for it in tree.all() if "; north: " in it.name] or None, "what lies north"
    )
    assert any("wall: " in name for name in hexes)
    reader.press(reader.find("tab", "in-words"))
    walk = reader.find("region", "walk-map")
    here = walk.all("paragraph")[0].text
    way = walk.all("button")[0].name  # north first, then clockwise
    assert re.match(r"(north|south)", way), way
    reader.press(walk.all("button")[0])
    gone = reader.find("region", "walk-map")
    assert gone.all("paragraph")[0].text != here
    assert len(gone.all("button")) >= 1


def test_the_table_in_words_is_one_stop_and_arrows_go_through_it(device: BrowserContext, server: Server) -> None:
    reader = sit_down(device, server, "a-team")
    reader.press(reader.find("tab", "in-words"))
    reader.find("group", "in-words")
    items = reader.page.locator(".words button")
    assert items.count() > 20
    assert reader.page.locator(".words button[tabindex='0']").count() == 1
    items.first.focus()
    for key, number in [("ArrowDown", 1), ("ArrowDown", 2), ("ArrowUp", 1), ("End", -1), ("Home", 0)]:
        reader.page.keyboard.press(key)
        expect(items.nth(number)).to_be_focused()
    reader.page.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_have_attribute("tabindex", "0")
    expect(items.first).to_have_attribute("tabindex", "-1")


@pytest.mark.parametrize("game", quick(["a-team", "thunderbirds"], "thunderbirds"))
def test_pieces_say_where_they_stand(abroad: BrowserContext, server: Server, game: str) -> None:
    reader = sit_down(abroad, server, game)
    pieces = reader.page.locator(".board .piece")
    expect(pieces.first).to_be_visible()
    names = pieces.evaluate_all("all => all.map((it) => it.getAttribute('aria-label'))")
    place = reader.words["at-place"].replace("{place}", "")
    assert names
    assert all(place in name for name in names), names


def test_the_keyboard_stays_on_its_option_while_others_act(device: BrowserContext, server: Server) -> None:
    stub = Stub(device, server)
    expect(options(stub.page)).to_have_count(7)
    stub.page.keyboard.press("l")
    leap = stub.page.get_by_role("menuitem", name="Leap")
    expect(leap).to_be_focused()
    stub.show([line("Bo waits.")])
    expect(stub.page.get_by_role("log").get_by_text("Bo waits.")).to_be_visible()
    expect(leap).to_be_focused()
    stub.options = [option for option in stub.options if option["do"] != "leap"]
    stub.show([line("The chasm closes.")])
    expect(options(stub.page)).to_have_count(6)
    stub.page.keyboard.press("Enter")  # what was meant is gone, and nothing else is done instead
    expect(options(stub.page)).to_have_count(6)
    assert not [message for message in stub.sent if message["t"] in ("move", "weigh")]


def test_a_lost_line_is_told_once(device: BrowserContext, server: Server) -> None:
    device.add_init_script(LISTEN)
    stub = Stub(device, server)
    expect(options(stub.page)).to_have_count(7)
    assert stub.socket is not None
    wrong: list[str] = []
    stub.page.on("pageerror", lambda error: wrong.append(str(error)))
    stub.socket.close()
    lost = words("en")["line-lost"]
    until(lambda: lost in stub.page.evaluate("window.announced"), "a lost line")
    stub.page.evaluate("new Promise(requestAnimationFrame)")
    assert stub.page.evaluate("window.announced").count(lost) == 1
    assert not wrong


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_a_whole_play_by_ear(abroad: BrowserContext, server: Server, game: str) -> None:
    reader = sit_down(abroad, server, game)
    rng = random.Random(1)
    reader.play(rng, 10)
    if reader.choices():
        reader.ask_why_not()
    reader.play(rng, CHOICES)
    assert not reader.choices(), "not over"
    reader.press(reader.find("button", "close"))
    reader.told_in_order()

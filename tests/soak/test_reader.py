"""A whole play of every title through the accessibility tree alone: every line announced once and in order."""

import random

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import browser as browser
from tests.browser.conftest import missing
from tests.browser.conftest import server as server
from tests.browser.reader import SEATS, lang_of, sit_down
from tests.browser.support import Server, enter

CHOICES = 4000  # after which a play must be over
pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing()), reason=missing())]


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_play_by_ear(browser: Browser, server: Server, game: str) -> None:
    device = enter(browser, lang=lang_of(game))
    reader = sit_down(device, server, game)
    rng = random.Random(1)
    reader.play(rng, 10)
    if reader.choices():
        reader.ask_why_not()
    reader.play(rng, CHOICES)
    assert not reader.choices(), "not over"
    reader.press(reader.find("button", "close"))
    reader.told_in_order()
    device.close()

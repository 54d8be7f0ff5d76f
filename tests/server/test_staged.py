"""Moments: events that a game stages come with the line of news they belong to, in words."""

from __future__ import annotations

import msgspec
import pytest

from coffret.games.time_bomb.state import BOMB, DEFUSER, SECURE
from coffret.kernel.game import load
from coffret.kernel.stack import Event
from coffret.server.protocol.wording import Json, voice

NAMES = ("Ada", "Bo", "Cleo", "Dov")
CUT = {"cutter": 0, "owner": 1, "position": 2}


def line(event: Event, lang: str = "en", slug: str = "time-bomb") -> Json:
    """A line of news as it is sent."""
    found: Json = msgspec.json.decode(voice(load(slug), lang, NAMES).news(event))
    return found


def test_a_line_carries_its_moment_in_words() -> None:
    told = line(Event("cut", {**CUT, "cable": DEFUSER, "left": 2}))
    assert told["moment"] == {
        "title": "A defuser!",
        "text": "2 more to find",
        "tone": "good",
        "shows": [{"id": "cable-2-3"}],
        "seats": [0, 1],
        "tense": True,
    }


def test_a_moment_is_worded_in_the_language_of_its_line() -> None:
    told = line(Event("cut", {**CUT, "cable": BOMB, "left": 4}), "fr")
    assert told["moment"]["title"] == "La Bombe\N{NARROW NO-BREAK SPACE}!"


@pytest.mark.parametrize(("cable", "left", "tone"), [(SECURE, 3, None), (DEFUSER, 0, "triumph"), (BOMB, 3, "blow")])
def test_the_cable_sets_the_tone(cable: int, left: int, tone: str | None) -> None:
    assert line(Event("cut", {**CUT, "cable": cable, "left": left}))["moment"].get("tone") == tone


def test_a_line_without_a_moment_has_none() -> None:
    assert "moment" not in line(Event("pass", {"speaker": 0}))


def test_a_cut_told_before_moments_were_named_is_still_staged() -> None:
    assert line(Event("cut", {**CUT, "cable": DEFUSER}))["moment"]["title"] == "A defuser!"


def test_who_does_not_learn_a_secret_is_shown_no_moment_of_it() -> None:
    look = Event("look", {"seat": 0, "owner": 1, "position": 2}, {"cable": BOMB}, (0,))
    assert line(look.seen_by(0))["moment"]["title"] == "It is the bomb"
    assert "moment" not in line(look.seen_by(1))

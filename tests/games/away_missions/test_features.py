"""What a position is judged by: what the crew has, what the mission still asks, and how long there is for it."""

import pytest

from coffret.games.away_missions import game
from coffret.games.away_missions.bot.features import FEATURES, features
from tests.games.away_missions.support import at

RESCUE = "professor@7 chief@7 | scenario rocketship-rescue | tiles all | tokens -"
PLANET = "captain@7 chief@8 | scenario invisible-planet | dock 15 | tiles 7 cloak-generator-a, all"


def feature(name: str, text: str) -> float:
    """One number of a position."""
    return features(game.view(at(text).s, 0))[FEATURES.index(name)]


def test_only_what_the_crew_carries_counts() -> None:
    """What is in the box does not: otherwise an item that is used up hardly changes anything."""
    text = "chief@8[{}] captain@9 | tiles all"
    assert feature("charges", text.format("ray-gun")) == 0
    assert feature("charges", text.format("space-bandages")) == pytest.approx(3 / 5)
    assert feature("charges", text.format("space-bandages:2")) == pytest.approx(2 / 5)
    assert feature("carried", text.format("space-bandages ray-gun")) == pytest.approx(2 / 10)


def test_rocketeers_are_as_far_apart_as_their_tiles() -> None:
    assert feature("apart", "chief@8 captain@8 | tiles all") == 0
    assert feature("apart", "chief@8 captain@9 | tiles all") == pytest.approx(1 / 5)


def test_time_runs_out_where_a_mission_has_a_last_turn() -> None:
    assert feature("time-left", f"{RESCUE} | turn 3") == pytest.approx(8 / 10)
    assert feature("pace", f"{RESCUE} | turn 3 | subdued 1") == pytest.approx(8 / 8)
    assert feature("pace", f"{RESCUE} | turn 10 | subdued 8") == pytest.approx(1)
    assert feature("time-left", "chief@8 captain@9 | tiles all") == 0


def test_a_thrall_that_is_caught_is_no_longer_wanted() -> None:
    """Subduing one takes it from the table and from what is wanted: what is out of reach stays the same."""
    free = feature("out-of-reach", f"{RESCUE} | aliens thrall@7, thrall@7 | subdued 5")
    assert free == feature("out-of-reach", f"{RESCUE} | aliens thrall@7 | subdued 6") == pytest.approx(2 / 3)
    assert feature("to-collect", f"{RESCUE} | aliens thrall@7 | subdued 6") == pytest.approx(3 / 3)


def test_generators_are_found_or_still_to_be_found() -> None:
    assert feature("to-find", f"{PLANET} | unseen_markers 0") == 0
    assert feature("found", f"{PLANET} | markers 7") == pytest.approx(1 / 3)
    assert feature("found", f"{PLANET} | markers -") == 0


def test_holding_out_begins_when_all_else_is_done() -> None:
    done = f"{PLANET} | markers - | unseen_markers 0"
    assert feature("holds-out", done) == pytest.approx(3 / 3)
    assert feature("holds-out", f"{PLANET} | markers 7 | unseen_markers 0") == 0

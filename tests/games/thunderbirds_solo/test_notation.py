"""Positions as text, and back."""

import pytest

from coffret.games.thunderbirds_solo import game
from coffret.kernel import NotationError
from tests.games.thunderbirds_solo.support import at, lively


@pytest.mark.parametrize("seed", range(4))
def test_every_position_is_read_as_it_is_written(seed: int) -> None:
    for s, _, _ in lively(f"notation {seed}", 16):
        if s.turn and s.outcome is None:
            text = game.write_state(s)
            assert game.position(text) == s
            assert game.write_state(game.position(text)) == text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("chain d_f01", "no part of a position"),
        ("1 d_x99", "no card"),
        ("1 d_f01 | 2 d_f01", "two places"),
        ("1 d_f01 | lady 1 sea", "no side"),
        ("1 d_f01 | stored tb1 pink_fire", "no die"),
        ("1 d_f01 | flags bored", "no flag"),
        ("1 d_f01 | at tb1", "not a thing"),
        ("1 d_f01 | at mole 2", "without a pilot"),
        ("1 d_f01 | now after-roll", "a vehicle and its dice"),
        (
            "1 d_f01 | crew alan tb2 | at tb2 1 | stored tb2 red_fire, tb2 red_fire, tb2 red_fire, tb2 red_fire",
            "more dice",
        ),
    ],
)
def test_what_cannot_be_read_is_named(text: str, told: str) -> None:
    with pytest.raises(NotationError, match=told):
        at(text)

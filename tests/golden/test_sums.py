"""No choice hangs on how a Python rounds sum(), which adds floats otherwise from 3.12 on (`kernel/sums.py`)."""

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

from coffret.bots import play_game
from coffret.kernel.game import games, load
from coffret.kernel.sums import sum_of, weighted_sum
from coffret.testing.answers import everybody_answers
from coffret.testing.walk import ways_to_play

PLAYS = 2  # of a game, each in another way
CHOICES = 120  # in each of them
LONG = 120  # one in so many of them is thought about, too


@pytest.fixture
def exact_sums_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever adds what sum() has to round fails."""
    usual = builtins.sum

    def exact(values: Iterable[Any], /, start: Any = 0) -> Any:
        found = [*values]
        broken = [value for value in found if isinstance(value, float) and value % 1]
        assert not broken, f"{broken} are added by sum(): take sum_of() of kernel/sums.py"
        return usual(found, start)

    monkeypatch.setattr(builtins, "sum", exact)


@pytest.mark.usefixtures("exact_sums_only")
@pytest.mark.parametrize("slug", games())
def test_whatever_answers_adds_floats_one_after_the_other(slug: str) -> None:
    game = load(slug)
    ways = [(seats, options) for seats in game.seat_counts for options in ways_to_play(game, seats)]
    for number in range(PLAYS):
        seats, options = ways[len(ways) * number // PLAYS]
        everybody_answers(game, seats, f"sums {number}", options, LONG, CHOICES)
    play_game(game, ["beginner"] * game.about.seats[0], "sums")


def test_a_sum_that_has_to_be_rounded_is_found(exact_sums_only: None) -> None:
    with pytest.raises(AssertionError, match="take sum_of"):
        sum([0.1, 0.2])
    assert sum([1, 2.0]) == 3


def test_numbers_are_added_one_after_the_other() -> None:
    tenths = [0.1] * 10
    assert sum_of(tenths) == 0.9999999999999999  # and 1.0 if the errors are made good, as sum() does it now
    assert weighted_sum([0.1] * 10, [1.0] * 10) == 0.9999999999999999
    assert weighted_sum([1.0, 2.0], [3.0, 4.0, 5.0]) == 11.0

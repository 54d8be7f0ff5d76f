"""Bots, hints, chances and values answer wherever bots of all sorts lead a play, with something that is offered."""

import pytest

from coffret.kernel.chance import seeded
from coffret.kernel.game import games, load
from coffret.testing.answers import everybody_answers, some_way

PLAYS = 200  # of a game in every run
MANY = 20_000  # in the soak
PART = 1_000  # that a test of the soak plays
SELDOM = 2_000  # one in so many choices is thought about, too


def play(slug: str, first: int, plays: int) -> None:
    """Play with every number of seats in turn, in ways that are drawn from all options."""
    game = load(slug)
    for number in range(first, first + plays):
        seats = game.seat_counts[number % len(game.seat_counts)]
        options = some_way(game, seats, seeded(f"answers {slug}", number))
        everybody_answers(game, seats, f"answers {number}", options, SELDOM)


@pytest.mark.parametrize("slug", games())
def test_everybody_answers_wherever_bots_lead_a_play(slug: str) -> None:
    play(slug, 0, PLAYS)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(PLAYS, PLAYS + MANY, PART))
@pytest.mark.parametrize("slug", games())
def test_everybody_answers_in_thousands_of_plays(slug: str, first: int) -> None:
    play(slug, first, PART)

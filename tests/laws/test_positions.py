"""The law for positions: a state is written as text, and the text read again is the same state."""

import pytest

from coffret.kernel.game import Game, load
from coffret.testing.contract import positions_come_back

GAMES = ["a-team", "away-missions", "thunderbirds", "thunderbirds-solo", "time-bomb"]  # those that obey it


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug in GAMES for seats in load(slug).seat_counts])
def test_a_position_is_read_as_the_state_it_was_written_from(slug: str, seats: int) -> None:
    for seed in range(2):
        positions_come_back(load(slug), seats, seed)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_example_obeys_the_law(liar: Game, seats: int) -> None:
    for seed in range(4):
        positions_come_back(liar, seats, seed)

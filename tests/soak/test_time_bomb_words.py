"""A person's true and useful words help the Agency: over many games the intervals do not touch."""

import pytest

from coffret.lab.statistics import wilson
from tests.games.time_bomb.honest import honest, silent, wins


@pytest.mark.slow
@pytest.mark.parametrize("seats", [5, 6])
def test_an_honest_person_wins_more_often_with_the_agency_than_a_silent_one(seats: int) -> None:
    low, _ = wilson(*wins(honest, 3000, seats))
    _, high = wilson(*wins(silent, 3000, seats))
    assert low > high

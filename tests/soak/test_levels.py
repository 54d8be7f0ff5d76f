"""Many deals of each level: none is won more often than the one before, with any number of players."""

import pytest

from coffret.bots.measured import sizes
from coffret.kernel.game import games, load
from coffret.testing import levels

pytestmark = pytest.mark.slow
DEALS = 600
PLAYS = [(slug, seats) for slug in games() for seats in sizes(load(slug)) if any(levels.ladders(load(slug), seats))]


@pytest.mark.parametrize(("slug", "seats"), PLAYS)
def test_a_harder_level_is_not_won_more_often(slug: str, seats: int) -> None:
    assert [*levels.faults(load(slug), seats, DEALS)] == []

"""Every registered game obeys every law, with every number of seats."""

import pytest

from coffret.kernel.game import games, load
from coffret.testing.contract import LAWS, Law

PLAYS = [(slug, seats) for slug in games() for seats in load(slug).seat_counts]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("slug", "seats"), PLAYS)
def test_the_game_obeys_the_law(slug: str, seats: int, law: Law) -> None:
    law(load(slug), seats, seats)  # with one seed; make soak takes many

"""Every registered game obeys every law: with the fewest and the most seats, and where players have secrets before each
other, those of secrecy with every number of seats.

The other numbers of seats, and many seeds, are of `make soak`.
"""

import pytest

from coffret.kernel.game import games, load
from coffret.testing.contract import (
    LAWS,
    Law,
    events_tell_what_views_show,
    nothing_but_the_view_leaves,
    views_fit,
)
from coffret.testing.secrecy import what_is_not_told_does_not_show

SECRECY = (views_fit, nothing_but_the_view_leaves, events_tell_what_views_show, what_is_not_told_does_not_show)


def is_of_every_run(slug: str, seats: int, law: Law) -> bool:
    about = load(slug).about
    return seats in about.seats or (law in SECRECY and about.secrets)


CASES = [
    pytest.param(
        slug,
        seats,
        law,
        id=f"{slug}-{seats}-{law.__name__}",
        marks=() if is_of_every_run(slug, seats, law) else pytest.mark.slow,
    )
    for slug in games()
    for seats in load(slug).seat_counts
    for law in LAWS
]


@pytest.mark.parametrize(("slug", "seats", "law"), CASES)
def test_the_game_obeys_the_law(slug: str, seats: int, law: Law) -> None:
    law(load(slug), seats, seats)  # with one seed

"""What people are told of chances is what a second, independent count finds; in whole samples in `make soak`."""

import pytest

from tests.quick import quick
from tools import trust

PLAYS = 400


def judged(slug: str, positions: int) -> trust.Found:
    """Ask at some positions of a play, and count again."""
    return trust.judge(next(trust.settings(slug)), "trust 1", PLAYS, positions)


def test_a_count_of_its_own_finds_what_is_told() -> None:
    """Seeded, so that it is the same sample each time."""
    found = judged("a-team", 2)
    assert all(trust.holds(told, counted, PLAYS) for told, counted in found.told)
    assert found.worse == 0
    assert found.hints == 2


def test_a_number_that_is_off_is_noticed() -> None:
    (told, counted), *_ = judged("a-team", 1).told
    assert trust.holds(told, counted, PLAYS)
    assert not trust.holds(told, min(1.0, counted + 0.2), PLAYS)
    assert trust.is_worse([0.0] * 30 + [1.0] * 70, [1.0] * 100)


@pytest.mark.slow
@pytest.mark.parametrize("slug", quick(trust.GAMES))
def test_numbers_can_be_trusted_in_every_setting(slug: str) -> None:
    """At most four points off on average, nine intervals of ten hold, and no hint loses to its own list."""
    for setting in trust.settings(slug):
        some = [trust.judge(setting, f"soak {setting} {play}", PLAYS, trust.EACH) for play in range(10)]
        told = [each for found in some for each in found.told]
        errors = [abs(share.mean - counted) for share, counted in told]
        held = [trust.holds(share, counted, PLAYS) for share, counted in told]
        assert sum(errors) <= 0.04 * len(errors), setting
        assert sum(held) >= 0.9 * len(held), setting
        assert sum(found.worse for found in some) == 0, setting

"""Nothing is lost and nothing doubled at any step of random plays."""

import pytest

from coffret.games.away_missions import game
from coffret.games.away_missions.names import LEVELS, SCENARIOS
from coffret.testing import rule
from coffret.testing.walk import walk
from tests.games.away_missions.components import check


@rule("AM-ATK-13", "AM-SETUP-13", "AM-SETUP-19", "AM-SETUP-21", "AM-TOKEN-03")
@pytest.mark.parametrize("scenario", SCENARIOS[:10])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_lost_and_nothing_doubled(scenario: str, seats: int) -> None:
    level = LEVELS[(SCENARIOS.index(scenario) + seats) % len(LEVELS)]
    for moment in walk(game, seats, f"conserve {scenario}", {"scenario": scenario, "level": level}):
        check(moment.state)

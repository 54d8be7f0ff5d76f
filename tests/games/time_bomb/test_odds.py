"""BU-EX-06 and the exact odds: cuts that do not know the cables meet the probabilities that can be counted."""

from collections import Counter
from math import comb, sqrt

import pytest

from coffret.games.time_bomb import game
from coffret.kernel import CHANCE, seeded, stack
from coffret.testing import rule

GAMES = 600
ENDS = {
    "BU-WIN-02": "defused",
    "BU-WIN-04": "defused",
    "BU-WIN-06": "defused",
    "BU-WIN-09": "defused",
    "BU-WIN-10": "time out",
}


def odds(n: int) -> dict[str, float]:
    """The exact chances: how the game ends does not depend on who cuts, nor on the deals between rounds."""
    ways = comb(5 * n, n) * 4 * n
    defused = sum(comb(m - 1, n - 1) * (5 * n - m) for m in range(n, 4 * n + 1)) / ways
    exploded = 4 / 5 - sum(comb(m - 1, n - 1) * (4 * n - m) for m in range(n, 4 * n + 1)) / ways
    return {"defused": defused, "exploded": exploded, "time out": 1 - defused - exploded}


def played(n: int, games: int) -> Counter[str]:
    """How so many games end when everybody passes and cuts at random."""
    found: Counter[str] = Counter()
    for number in range(games):
        state = game.start(n, {"locations": False})
        rng = seeded(f"odds {n}", number)
        while (decision := stack.decide(state)) is not None:
            actions = decision.actions
            if decision.seat == CHANCE:
                action = stack.sample(state, rng)
            else:
                cuts = [action for action in actions if type(action).__name__ == "Cut"]
                action = cuts[rng.below(len(cuts))] if cuts else actions[-1]
            stack.apply(state, action, decision.seat)
        assert state.outcome is not None
        found[ENDS.get(state.outcome.rule, "exploded")] += 1
    return found


@rule("BU-EX-06")
def test_the_chances_with_five_players_are_those_of_the_ledger() -> None:
    assert {end: round(chance, 5) for end, chance in odds(5).items()} == {
        "defused": 0.10943,
        "exploded": 0.76352,
        "time out": 0.12705,
    }


@rule("BU-EX-06")
@pytest.mark.parametrize("seats", range(4, 9))
def test_random_cuts_meet_the_exact_odds(seats: int) -> None:
    found = played(seats, GAMES)
    for end, chance in odds(seats).items():
        error = sqrt(chance * (1 - chance) / GAMES)
        assert abs(found[end] / GAMES - chance) < 4 * error, f"{end}: {found[end]} of {GAMES}, expected {chance}"

"""Long runs (`make soak`): ten thousand plays of each game and seat count, all laws, every effect, exact odds."""

from math import comb, sqrt

import pytest

from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import games, load
from coffret.testing.contract import LAWS, Law
from coffret.testing.effects import never, observe
from coffret.testing.walk import ways_to_play

pytestmark = pytest.mark.slow
PLAYS = [(slug, seats) for slug in games() for seats in load(slug).seat_counts]
ENDINGS = {  # of the games whose every effect random play reaches
    "a-team": {"AT-WIN-01"},
    "time-bomb": {f"BU-WIN-{number:02d}" for number in (1, 2, 3, 4, 6, 7, 8, 9, 10)},
}


@pytest.mark.parametrize(("slug", "seats"), PLAYS)
def test_ten_thousand_random_plays_come_to_their_end(slug: str, seats: int) -> None:
    game = load(slug)
    rng = seeded(f"soak {slug} {seats}")
    for _ in range(10_000):
        state = game.start(seats)
        stack.playout(state, rng)
        assert state.outcome is not None


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("slug", "seats"), PLAYS)
def test_laws_on_a_larger_sample(slug: str, seats: int, law: Law) -> None:
    for seed in range(100, 125):
        law(load(slug), seats, seed)


@pytest.mark.parametrize("slug", ENDINGS)
def test_every_effect_occurs(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = load(slug)
    found: dict[str, set[str]] = {}
    for seats in game.seat_counts:
        for options in ways_to_play(game, seats):
            for sort, names in observe(game, seats, 40 if options else 400, options).items():
                found.setdefault(sort, set()).update(names)
    with capsys.disabled():
        print(f"\n{slug}: " + ", ".join(f"{sort} {len(names)}" for sort, names in sorted(found.items())))
    assert never(game, found) == []
    assert ENDINGS[slug] <= found["ending"]


def exact_odds(seats: int) -> tuple[float, float, float]:
    """BU-EX-06 for any number of players: defused, exploded, out of time (cuts that ignore the types)."""
    n = seats
    ways = comb(5 * n, n) * 4 * n
    defused = sum(comb(m - 1, n - 1) * (5 * n - m) for m in range(n, 4 * n + 1)) / ways
    exploded = 4 / 5 - sum(comb(m - 1, n - 1) * (4 * n - m) for m in range(n, 4 * n + 1)) / ways
    return defused, exploded, 1 - defused - exploded


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_random_cuts_meet_the_exact_odds(seats: int) -> None:
    game, plays = load("time-bomb"), 20_000
    rng = seeded(f"odds {seats}")
    counts = [0, 0, 0]
    for _ in range(plays):
        state = game.start(seats, {"locations": False})
        stack.playout(state, rng)
        found = state.found == seats
        counts[0 if found else 1 if state.outcome.rule != "BU-WIN-10" else 2] += 1
    for count, chance in zip(counts, exact_odds(seats), strict=True):
        assert abs(count / plays - chance) < 4 * sqrt(chance * (1 - chance) / plays)

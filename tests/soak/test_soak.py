"""Long runs (`make soak`): thousands of plays of each way to play each game, all laws, every effect, exact odds."""

import importlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from math import comb, sqrt
from pathlib import Path
from typing import Any

import pytest

from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import games, load
from coffret.testing.contract import LAWS, Law
from coffret.testing.effects import Effects, never, observe, observe_from, read_demands
from coffret.testing.players import all_sorts
from coffret.testing.walk import walk, ways_to_play

pytestmark = pytest.mark.slow
Options = dict[str, object]
PLAYS = [(slug, seats) for slug in games() for seats in load(slug).seat_counts]
WAYS = [(slug, seats, options) for slug, seats in PLAYS for options in ways_to_play(load(slug), seats)]
DEMANDS = Path(__file__).parent  # <slug>.toml, where a game demands more than its code tells
COUNTED = [slug for slug in games() if find_spec(f"tests.games.{slug.replace('-', '_')}.components")]
MANY = {"random": 100, "curious": 50, "thumb": 4, "erring": 4, "trying": 4}  # plays of each sort of player


def said(options: object) -> str | None:
    """Options as a part of a test's name."""
    if isinstance(options, dict):
        return ",".join(f"{name}={value}" for name, value in options.items()) or "default"
    return None


@pytest.mark.parametrize(("slug", "seats", "options"), WAYS, ids=said)
def test_random_plays_come_to_their_end(slug: str, seats: int, options: Options) -> None:
    game = load(slug)
    rng = seeded(f"soak {slug} {seats} {options}")
    for _ in range(read_demands(DEMANDS / f"{slug}.toml").plays):
        state = game.start(seats, options)
        stack.playout(state, rng)
        assert state.outcome is not None


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("slug", "seats"), PLAYS)
def test_laws_on_a_larger_sample(slug: str, seats: int, law: Law) -> None:
    for seed in range(100, 125):
        law(load(slug), seats, seed)


@pytest.mark.parametrize("slug", games())
def test_every_effect_occurs(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, demands = load(slug), read_demands(DEMANDS / f"{slug}.toml")
    found: Effects = defaultdict(set)
    for seen in effects_seen(slug, demands.start):
        for sort, names in seen.items():
            found[sort] |= names
    sorts = [sort for sort in sorted(found) if " " not in sort or sort in demands.every]
    with capsys.disabled():
        print(f"\n{slug}: " + ", ".join(f"{sort} {len(found[sort])}" for sort in sorts))
    assert never(game, found, demands) == []


def effects_seen(slug: str, positions: list[str]) -> Iterator[Effects]:
    """What occurs with every number of seats, every way to play and every sort of player, and from positions."""
    game = load(slug)
    for name, player in all_sorts(game).items():
        for seats in game.seat_counts:
            for options in ways_to_play(game, seats):
                yield observe(game, seats, MANY[name], options, player)
        for position in positions:
            yield observe_from(game, position, MANY[name], player)


@pytest.mark.parametrize(("slug", "seats", "options"), [way for way in WAYS if way[0] in COUNTED], ids=said)
def test_components_are_conserved_at_every_step(slug: str, seats: int, options: Options) -> None:
    game, check = load(slug), components_of(slug)
    for name, player in all_sorts(game).items():
        for seed in range(MANY[name]):
            for moment in walk(game, seats, f"conserved {seed}", options, player):
                check(moment.state)
            check(moment.state)


def components_of(slug: str) -> Callable[[Any], None]:
    """The game's own count of its components."""
    check: Callable[[Any], None] = importlib.import_module(f"tests.games.{slug.replace('-', '_')}.components").check
    return check


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

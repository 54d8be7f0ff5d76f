"""What a seat or a spectator receives is a function of what it may know, byte by byte."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from coffret.kernel.game import Game, games, load
from tests.quick import quick
from tests.server.carried import pair
from tests.server.databases import Postgres
from tests.server.secrecy import Houses, compare, compare_host
from tests.server.support import opened

PAIRS = 8  # of each game here; `make soak` compares many more
CARRIED = 4  # of them with everybody at another process


Compare = Callable[[Houses, Game, int, int], Awaitable[int]]


def compared(path: Path, slug: str, pairs: range, law: Compare = compare) -> int:
    """How many messages were found equal in these pairs."""

    async def run() -> int:
        async with opened(path / "true") as one, opened(path / "twin") as other:
            return await all_of((one, other), slug, pairs, law)

    return asyncio.run(run())


def compared_carried(postgres: Postgres, slug: str, pairs: range, law: Compare = compare) -> int:
    """The same with everybody at another process than the tables."""

    async def run() -> int:
        async with pair(postgres.fresh()) as one, pair(postgres.fresh()) as other:
            return await all_of((one, other), slug, pairs, law)

    return asyncio.run(run())


async def all_of(houses: Houses, slug: str, pairs: range, law: Compare) -> int:
    """How many messages were found equal in these pairs."""
    game = load(slug)
    counts = list(game.seat_counts)
    return sum([await law(houses, game, counts[seed % len(counts)], seed) for seed in pairs])


def test_the_example_game_tells_no_secret_on_the_wire(tmp_path: Path) -> None:
    assert compared(tmp_path, "liar", range(PAIRS)) > PAIRS


@pytest.mark.parametrize("slug", games())
def test_no_game_tells_a_secret_on_the_wire(tmp_path: Path, slug: str) -> None:
    assert compared(tmp_path, slug, range(PAIRS)) > PAIRS


@pytest.mark.parametrize("slug", ["liar", *games()])
def test_a_host_learns_no_secret_of_a_person_or_a_bot(tmp_path: Path, slug: str) -> None:
    assert compared(tmp_path, slug, range(4), compare_host) > 100


@pytest.mark.parametrize("slug", quick(["liar", *games()], "liar", "time-bomb"))
def test_no_secret_is_carried_to_another_process(postgres: Postgres, slug: str) -> None:
    assert compared_carried(postgres, slug, range(CARRIED)) > CARRIED


@pytest.mark.parametrize("slug", quick(["liar", *games()], "liar", "time-bomb"))
def test_a_host_at_another_process_learns_no_secret(postgres: Postgres, slug: str) -> None:
    assert compared_carried(postgres, slug, range(2), compare_host) > 20

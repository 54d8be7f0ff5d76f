"""What a seat or a spectator receives is a function of what it may know, byte by byte."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from coffret.kernel.game import Game, games, load
from coffret.server.lobby.lobby import Lobby
from tests.server.secrecy import compare, compare_host
from tests.server.support import opened

PAIRS = 12  # of each game here; `make soak` compares many more


Compare = Callable[[tuple[Lobby, Lobby], Game, int, int], Awaitable[int]]


def compared(path: Path, slug: str, pairs: range, law: Compare = compare) -> int:
    """How many messages were found equal in these pairs."""

    async def run() -> int:
        async with opened(path / "true") as one, opened(path / "twin") as other:
            game = load(slug)
            counts = list(game.seat_counts)
            found = 0
            for seed in pairs:
                found += await law((one, other), game, counts[seed % len(counts)], seed)
            return found

    return asyncio.run(run())


def test_the_example_game_tells_no_secret_on_the_wire(tmp_path: Path) -> None:
    assert compared(tmp_path, "liar", range(PAIRS)) > PAIRS


@pytest.mark.parametrize("slug", games())
def test_no_game_tells_a_secret_on_the_wire(tmp_path: Path, slug: str) -> None:
    assert compared(tmp_path, slug, range(PAIRS)) > PAIRS


@pytest.mark.parametrize("slug", ["liar", *games()])
def test_a_host_learns_no_secret_of_a_person_or_a_bot(tmp_path: Path, slug: str) -> None:
    assert compared(tmp_path, slug, range(4), compare_host) > 100

"""Lost, late, doubled and reordered messages and broken connections do not change a play."""

import asyncio
from pathlib import Path

import pytest

from coffret.kernel.game import games, load
from tests.quick import quick
from tests.server.faults import Faults, canonical, play
from tests.server.support import opened, table


def played(path: Path, faults: list[Faults], game: str = "liar", kinds: str = "ppp") -> list[list[tuple[int, str]]]:
    """The logs of the same play over several networks."""

    async def run() -> list[list[tuple[int, str]]]:
        async with opened(path) as lobby:
            logs = []
            for each in faults:
                links = await table(lobby, kinds, game, seed="faults")
                logs.append(canonical(await play(lobby, links, each)))
            return logs

    return asyncio.run(run())


BAD = [
    pytest.param({"drop": 25}, id="dropped"),
    pytest.param({"delay": 60}, id="delayed and reordered"),
    pytest.param({"double": 50}, id="doubled"),
    pytest.param({"breaks": 20}, id="broken"),
    pytest.param({"drop": 10, "delay": 40, "double": 20, "breaks": 5}, id="all at once"),
]


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_network_leaves_the_same_log(tmp_path: Path, bad: dict[str, int]) -> None:
    good, *others = played(tmp_path, [Faults(0), *[Faults(seed, **bad) for seed in range(12)]])
    assert len(good) > 3
    for log in others:
        assert log == good


def test_a_connection_broken_at_any_step_leaves_the_same_log(tmp_path: Path) -> None:
    good, *others = played(tmp_path, [Faults(0), *[Faults(0, cut=frame) for frame in range(1, 60)]])
    for log in others:
        assert log == good


@pytest.mark.parametrize("game", quick(games(), "time-bomb", "thunderbirds-solo"))
def test_the_games_of_the_box_bear_a_bad_network(tmp_path: Path, game: str) -> None:
    bad = Faults(1, drop=5, delay=30, double=10, breaks=2)
    people = "p" * min(4, load(game).about.seats[1])
    good, log = played(tmp_path, [Faults(0), bad], game, people)
    assert log == good

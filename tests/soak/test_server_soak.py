"""Long runs of the table server (`make soak`): a thousand kills, thousands of resampled worlds, hostile frames."""

import asyncio
from pathlib import Path

import pytest

from coffret.kernel.game import Game, games, load
from tests.server.faults import Faults
from tests.server.hostile import bombard
from tests.server.kills import check, play_through
from tests.server.process import Process
from tests.server.test_faults import played
from tests.server.test_secrecy import compared

pytestmark = pytest.mark.slow


def test_a_thousand_kills_lose_nothing(tmp_path: Path, liar: Game) -> None:
    with Process(tmp_path) as process:
        witnesses = asyncio.run(play_through(process, ["liar", *games()], kills=1000, seed=1))
        process.kill()
    assert asyncio.run(check(process.db, witnesses)) > 1000


@pytest.mark.parametrize("slug", ["liar", *games()])
def test_two_thousand_resampled_worlds_are_told_in_the_same_bytes(tmp_path: Path, liar: Game, slug: str) -> None:
    assert compared(tmp_path, slug, range(10_000, 12_000)) > 10_000


def test_a_hundred_thousand_hostile_frames_change_nothing(tmp_path: Path, liar: Game) -> None:
    sent = 0
    for part in range(20):
        sent += bombard(tmp_path / str(part), 700, "soak")
        if sent >= 100_000:
            return
    assert sent >= 100_000


@pytest.mark.parametrize("slug", ["liar", *games()])
def test_many_bad_networks_leave_the_same_log(tmp_path: Path, liar: Game, slug: str) -> None:
    bad = [Faults(seed, drop=10, delay=40, double=20, breaks=5) for seed in range(40)]
    good, *others = played(tmp_path, [Faults(0), *bad], slug, "pppp"[: load(slug).about.seats[1]])
    for log in others:
        assert log == good

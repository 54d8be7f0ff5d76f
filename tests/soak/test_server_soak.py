"""Long runs of the table server (`make soak`): stops, power cuts, hours of load, resampled worlds, hostile frames."""

import asyncio
import os
from pathlib import Path

import pytest

from coffret.kernel.game import Game, games, load
from tests.server.crash import Crashes
from tests.server.faults import Faults
from tests.server.hostile import bombard
from tests.server.kills import check, play_through
from tests.server.powercut import Cuts, compiler
from tests.server.process import Process
from tests.server.test_faults import played
from tests.server.test_secrecy import compared
from tests.soak.load import GROWTH, growth, measure, write

pytestmark = pytest.mark.slow
MINUTES = float(os.environ.get("COFFRET_SOAK_MINUTES", "120"))  # of load
STOPS = int(os.environ.get("COFFRET_SOAK_STOPS", "1000"))
CUTS = int(os.environ.get("COFFRET_SOAK_CUTS", "300"))
REPORTS = Path(__file__).parents[2] / "build" / "soak"


@pytest.mark.parametrize("part", range(5))
def test_a_thousand_stops_lose_nothing_and_split_no_table(tmp_path: Path, liar: Game, part: int) -> None:
    with Process(tmp_path) as process:
        crashes = Crashes(process, ["liar", *games()], seed=1000 + part)
        reading = asyncio.run(crashes.run(STOPS // 5))
        assert crashes.line.count > STOPS // 5
        assert reading.check_rules() >= crashes.line.count


def test_two_hundred_kills_lose_nothing_at_tables_with_bots(tmp_path: Path, liar: Game) -> None:
    with Process(tmp_path) as process:
        witnesses = asyncio.run(play_through(process, ["liar", *games()], kills=200, seed=1))
        process.kill()
    assert asyncio.run(check(process.db, witnesses)) > 200


@pytest.mark.skipif(not compiler(), reason="no C compiler: the disk cannot be recorded")
@pytest.mark.parametrize("games", [["liar"], ["time-bomb", "a-team"], ["thunderbirds", "liar"]])
def test_power_cuts_with_torn_sectors_lose_nothing(tmp_path: Path, liar: Game, games: list[str]) -> None:
    cuts = Cuts(tmp_path, games)
    cuts.play(moves=300, seed=len(games))
    assert cuts.check(CUTS // 3, seed=len(games)) > CUTS // 3


def test_hours_of_load_leave_the_memory_flat(tmp_path: Path, liar: Game, capsys: pytest.CaptureFixture[str]) -> None:
    def told(line: str) -> None:
        with capsys.disabled():
            print(line)

    with Process(tmp_path) as process:
        samples = asyncio.run(measure(process, ["liar", "time-bomb", "a-team"], 20, MINUTES * 60, told))
    write(samples, REPORTS)
    assert growth(samples) < GROWTH, f"the memory grows by {growth(samples):.0%}: see {REPORTS / 'load.svg'}"


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

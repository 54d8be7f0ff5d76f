"""Long runs over several processes on one database (`make soak`): kills, crashes of PostgreSQL, trouble in between."""

import asyncio
import os
from pathlib import Path
from time import perf_counter

import pytest

from coffret.kernel.game import Game, games
from tests.server.cluster import Cluster, ClusterKills
from tests.server.databases import Postgres

pytestmark = pytest.mark.slow
KILLS = int(os.environ.get("COFFRET_SOAK_KILLS", "400"))
PARTS = 4
SECONDS = 5.0  # in which every table has an owner again


@pytest.mark.parametrize("part", range(PARTS))
def test_four_hundred_kills_over_three_processes_lose_nothing_and_every_table_has_an_owner_soon(
    tmp_path: Path, liar: Game, postgres: Postgres, part: int, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = [["liar", "time-bomb"], ["liar", "a-team"], ["liar", "thunderbirds"], ["liar", *games()]][part]
    began: list[float] = []
    waits: list[float] = []
    with Cluster(tmp_path, postgres, 3, chosen) as cluster:
        kills = ClusterKills(cluster, chosen, seed=400 + part)
        kills.orphaned = lambda: began.append(perf_counter())
        kills.owned = lambda: waits.append(perf_counter() - began[-1])
        reading = asyncio.run(kills.run(KILLS // PARTS, restarts=KILLS // PARTS // 10))
        assert kills.line.count > KILLS // PARTS
        assert reading.check_rules() >= kills.line.count
    with capsys.disabled():
        told = sorted(waits)
        print(
            f"\n{'-'.join(chosen)}: {len(told)} kills, {kills.line.count} moves, owners after "
            f"{told[len(told) // 2]:.2f} s (half), {told[-1]:.2f} s (longest)"
        )
    assert max(waits) < SECONDS

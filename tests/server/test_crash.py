"""Forty stops under play, every seat a connection of its own: nothing is lost, no table splits, no server dies."""

import asyncio
from pathlib import Path

import pytest

from tests.quick import quick
from tests.server.crash import Crashes
from tests.server.process import Process

STOPS = 10  # in each of four tests


@pytest.mark.parametrize("games", [["liar"], ["liar", "time-bomb"], ["a-team", "liar"], ["thunderbirds", "liar"]])
def test_stops_under_play_lose_nothing_and_split_no_table(tmp_path: Path, games: list[str]) -> None:
    with Process(tmp_path, games) as process:
        crashes = Crashes(process, games, seed=len("".join(games)))
        reading = asyncio.run(crashes.run(STOPS))
        assert crashes.line.count > STOPS
        assert reading.check_rules() >= crashes.line.count


@pytest.mark.parametrize("games", quick([["liar"], ["a-team", "time-bomb"]], ["liar"]), ids="-".join)
def test_stops_under_play_lose_nothing_in_postgresql(tmp_path: Path, postgres_db: str, games: list[str]) -> None:
    with Process(tmp_path, games, postgres_db) as process:
        crashes = Crashes(process, games, seed=len("".join(games)))
        reading = asyncio.run(crashes.run(STOPS // 2))
        assert crashes.line.count > STOPS // 2
        assert reading.check_rules() >= crashes.line.count

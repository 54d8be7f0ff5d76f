"""A server that is killed loses nothing that it acknowledged; one that is stopped stops in order."""

import asyncio
from pathlib import Path

import pytest

from coffret.client import Client, bot, make_table, person
from tests.server.kills import check, play_through
from tests.server.process import Process
from tests.waiting import PATIENCE

QUICK = ["time-bomb", "a-team"]  # games that end soon; `make soak` has all of them


@pytest.mark.slow
def test_kills_lose_nothing_at_tables_with_bots(tmp_path: Path) -> None:
    with Process(tmp_path, QUICK) as process:
        witnesses = asyncio.run(play_through(process, QUICK, kills=4, seed=0))
        process.kill()
    assert asyncio.run(check(process.db, witnesses)) > 4


def test_bots_go_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    async def run() -> str:
        made = await make_table(process.url, "liar", [bot(), bot(), bot()], pace=200, seed="bots")
        async with Client(process.url, [made.spectator]):
            pass  # somebody looks on for a moment: the bots take their time
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
        async with Client(process.url, [made.spectator]) as client:
            await client.until(lambda: client.mirror.is_over, within=PATIENCE)
            return str(client.mirror.table["state"])

    with Process(tmp_path) as process:
        assert asyncio.run(run()) == "over"


def test_a_stopped_server_ends_well_and_clients_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        made = await make_table(process.url, "liar", [person("Ada"), person("Bo")], seed="stop")
        async with Client(process.url, made.tokens) as client:
            await client.move(0, "bid 1:3")
            assert await asyncio.to_thread(process.stop) in (0, -15)
            await asyncio.to_thread(process.start)
            assert (await client.move(1, "bid 2:3"))["v"] == 3

    with Process(tmp_path) as process:
        asyncio.run(run())


def test_a_program_plays_a_whole_game_through_the_client(tmp_path: Path) -> None:
    async def run() -> None:
        made = await make_table(
            process.url, "liar", [person("Ada"), bot("Bo"), bot("Cy", "random")], pace=0, seed="whole"
        )
        async with Client(process.url, made.tokens, lang="fr") as client:
            outcome = await client.play(lambda look, seat: look["options"][-1]["do"], within=PATIENCE)
            assert outcome is not None
            assert outcome["rule"]["id"] == "LD-CALL-02"
            assert client.mirror.lines[0][0]["text"].startswith("Ada")

    with Process(tmp_path) as process:
        asyncio.run(run())

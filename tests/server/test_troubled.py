"""Trouble between servers and their database: clients get a reason, nothing is lost or doubled, and all heals."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.quick import quick
from tests.server.cluster import Cluster, ClusterKills
from tests.server.databases import Postgres
from tests.server.socket_player import PATIENT
from tests.server.troubled import Trouble, TroubledNetwork

GAMES = ["liar"]


@pytest.mark.parametrize("trouble", quick(["slow", "silent", "cut"], "cut"))
def test_trouble_between_one_process_and_the_database_loses_nothing(
    tmp_path: Path, postgres: Postgres, trouble: Trouble
) -> None:
    async def run() -> int:
        kills = ClusterKills(cluster, GAMES, seed=3)
        async with kills.playing():
            reading = kills.first
            for _ in range(3):
                await kills.moves(3)
                network.set(trouble)
                await kills.moves(5)  # the other process goes on, with the tables of this one as well
                network.set("")
                await kills.moves(5)
                reading = kills.checked(reading)
                await kills.compare()
        assert reading.check_rules() >= kills.line.count
        return kills.line.count

    with TroubledNetwork(postgres.socket) as network, Cluster(tmp_path, postgres, 2, GAMES, network.port) as cluster:
        assert asyncio.run(run()) > 30


def test_who_comes_while_the_database_is_away_is_told_so(tmp_path: Path, postgres: Postgres) -> None:
    async def hello(token: str) -> list[str]:
        address = cluster.processes[0].url.replace("http", "ws", 1) + "/ws"
        async with connect(address, **PATIENT) as socket:
            await socket.send(json.dumps({"t": "hello", "p": 1, "tokens": [token], "lang": "en"}))
            codes: list[str] = []
            with suppress(ConnectionClosed):
                async for message in socket:
                    codes.append(json.loads(message).get("code", ""))
            return codes

    async def run() -> None:
        kills = ClusterKills(cluster, GAMES, seed=4)
        made = await kills.make("liar")
        network.set("cut")
        assert "store" in await hello(made["seats"][0]["token"])
        network.set("")
        async with kills.playing():
            await kills.moves(5)

    with TroubledNetwork(postgres.socket) as network, Cluster(tmp_path, postgres, 1, GAMES, network.port) as cluster:
        asyncio.run(run())

"""Several processes on one database: kills and restarts under play lose nothing, and no table splits or is orphaned."""

import asyncio
import json
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from coffret.client import Client, bot, make_table, person
from coffret.server.cluster import frames
from tests.server.cluster import Cluster, ClusterKills
from tests.server.databases import Postgres
from tests.server.socket_player import PATIENT
from tests.waiting import PATIENCE


@pytest.mark.slow
def test_four_kills_over_three_processes_lose_nothing(tmp_path: Path, postgres: Postgres) -> None:
    with Cluster(tmp_path, postgres, 3, ["liar"]) as cluster:
        kills = ClusterKills(cluster, ["liar"], seed=1)
        reading = asyncio.run(kills.run(4, restarts=1))
        assert kills.line.count > 4
        assert reading.check_rules() >= kills.line.count


def test_who_comes_by_way_of_another_process_is_sent_the_same_bytes(tmp_path: Path, postgres: Postgres) -> None:
    async def look(url: str, hello: str) -> str:
        async with connect(url.replace("http", "ws", 1) + "/ws", **PATIENT) as socket:
            await socket.send(hello)
            async for text in socket:
                assert isinstance(text, str)
                if json.loads(text)["t"] == "look":
                    return text
        raise AssertionError("no look came")

    async def run() -> None:
        urls = [process.url for process in cluster.processes]
        made = await make_table(urls[0], "time-bomb", [person(name) for name in "abcd"], seed="same", pace=0)
        hello = json.dumps({"t": "hello", "p": 1, "tokens": [made.seats[1].token], "lang": "fr"})
        assert await look(urls[0], hello) == await look(urls[1], hello)

    with Cluster(tmp_path, postgres, 2, ["time-bomb"]) as cluster:
        asyncio.run(run())


def test_bots_go_on_at_another_process_although_nobody_looks(tmp_path: Path, postgres: Postgres) -> None:
    async def run() -> None:
        first, second = cluster.processes
        made = await make_table(first.url, "liar", [bot(), bot(), bot()], pace=200, seed="bots")
        async with Client(first.url, [made.spectator]):
            pass  # somebody looks on for a moment: the bots take their time
        await asyncio.to_thread(first.kill)
        async with Client(second.url, [made.spectator]) as client:
            await client.until(lambda: client.mirror.is_over, within=PATIENCE)

    with Cluster(tmp_path, postgres, 2, ["liar"]) as cluster:
        asyncio.run(run())


def test_strangers_do_not_get_into_the_conversation_of_processes(tmp_path: Path, postgres: Postgres) -> None:
    async def tried(port: int, said: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        size = int.from_bytes(await reader.readexactly(4), "big")
        await reader.readexactly(size)  # the challenge
        writer.write(said)
        answer = b""
        with suppress(ConnectionResetError):  # what was not read yet when the other side closed
            answer = await reader.read()
        writer.close()
        return answer

    def framed(frame: frames.Frame) -> bytes:
        data = frames.encode(frame)
        return len(data).to_bytes(4, "big") + data

    async def run() -> None:
        ((address,),) = cluster.ask("SELECT address FROM processes WHERE NOT gone")
        port = int(str(address).rpartition(":")[2])
        hello = framed(frames.Open(1, "", json.dumps({"t": "hello", "tokens": ["x" * 20]})))
        for said in (hello, framed(frames.Proof(b"x" * 32)) + hello, b"\xff" * 64, b"\0\x01\0\0" + b"x" * 70_000):
            assert await tried(port, said) == b""

    with Cluster(tmp_path, postgres, 1, ["liar"]) as cluster:
        asyncio.run(run())


def test_the_metrics_are_those_of_all_processes(tmp_path: Path, postgres: Postgres) -> None:
    def metrics() -> str:
        with urllib.request.urlopen(f"{cluster.processes[1].url}/metrics", timeout=PATIENCE) as page:
            text: str = page.read().decode()
            return text

    async def run() -> str:
        await make_table(cluster.processes[0].url, "liar", [person("a"), person("b")], seed="metrics")
        return await asyncio.to_thread(metrics)

    with Cluster(tmp_path, postgres, 2, ["liar"]) as cluster:
        text = asyncio.run(run())
    assert text.count("# TYPE coffret_connections gauge") == 1
    assert {line.split("{")[1] for line in text.splitlines() if line.startswith("coffret_connections{")} == {
        'process="1"} 0.0',
        'process="2"} 0.0',
    }
    assert 'coffret_tables_made_total{process="1",game="liar"} 1.0' in text

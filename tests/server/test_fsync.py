"""A disk that fails in the middle of a commit: nobody is told that nothing has changed before that is known."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from coffret.client import Client, Gone, make_table, person
from tests.server.powercut import Recorder, compiler
from tests.server.process import Process
from tests.waiting import until_async

Json = dict[str, Any]
pytestmark = pytest.mark.skipif(not compiler(), reason="no C compiler: the disk cannot be made to fail")


def moves(db: Path) -> list[str]:
    with sqlite3.connect(db) as file:
        return [move for (move,) in file.execute("SELECT move FROM steps WHERE move != '' ORDER BY n")]


async def broken_off(client: Client, seat: int, action: str, id: str) -> "asyncio.Task[Json]":
    """Send a move at which the connection breaks, without an answer; it is sent again when the client comes back."""
    before = client.socket
    waiting = asyncio.create_task(client.answer(*client.mirror.move(seat, action, id)))
    await until_async(lambda: client.socket is not before or waiting.done(), "the end of the connection")
    return waiting


@pytest.mark.parametrize("restart", [False, True], ids=["the disk works again", "the server is killed"])
def test_a_move_whose_commit_failed_is_answered_once_it_is_known_whether_it_is_there(
    restart: bool, tmp_path: Path
) -> None:
    recorder = Recorder(tmp_path)

    async def run(process: Process) -> None:
        made = await make_table(process.url, "liar", [person("Ada"), person("Bo")], pace=0, seed="fsync")
        async with Client(process.url, made.tokens, tries=1000) as client:
            await client.move(0, "bid 1:1")
            recorder.fault.write_text("sync")
            waiting = await broken_off(client, 1, "bid 1:2", "second")
            assert not waiting.done()
            if restart:
                process.kill()
            recorder.fault.unlink()
            if restart:
                await asyncio.to_thread(process.start)
            assert (await waiting)["t"] == "ack"
            await client.move(0, "bid 1:3")
            assert client.mirror.versions[0] == 4
        process.kill()
        assert [move for move in moves(process.db) if move == "second"] == ["second"]
        assert len(moves(process.db)) == 3

    with Process(recorder.folder, ["liar"], **recorder.env) as process:
        asyncio.run(run(process))


def test_who_comes_while_nothing_is_known_is_told_that_the_disk_fails(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path)

    async def run(process: Process) -> None:
        made = await make_table(process.url, "liar", [person("Ada"), person("Bo")], pace=0, seed="fsync")
        async with Client(process.url, made.tokens, tries=1000) as client:
            recorder.fault.write_text("sync")
            waiting = await broken_off(client, 0, "bid 1:1", "first")
            with pytest.raises(Gone):
                async with Client(process.url, made.tokens, tries=3):
                    pass
            recorder.fault.unlink()
            assert (await waiting)["t"] == "ack"

    with Process(recorder.folder, ["liar"], **recorder.env) as process:
        asyncio.run(run(process))

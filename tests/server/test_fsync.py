"""A disk that fails in the middle of a commit: nobody is told that nothing has changed before that is known."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from coffret.client import Client, Gone, make_table, person
from tests.server.process import Process

Json = dict[str, Any]
SHIM = Path(__file__).parent / "fsync.c"
pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="a failing disk is compiled with cc on Linux"
)


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library that makes fsync fail on demand."""
    library = tmp_path_factory.mktemp("shim") / "fsync.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(SHIM)], check=True)
    return library


def moves(db: Path) -> list[str]:
    with sqlite3.connect(db) as file:
        return [move for (move,) in file.execute("SELECT move FROM steps WHERE move != '' ORDER BY n")]


async def broken_off(client: Client, seat: int, action: str, id: str) -> "asyncio.Task[Json]":
    """Send a move at which the connection breaks, without an answer; it is sent again when the client comes back."""
    before = client.socket
    waiting = asyncio.create_task(client.answer(*client.mirror.move(seat, action, id)))
    async with asyncio.timeout(60):
        while client.socket is before and not waiting.done():
            await asyncio.sleep(0.01)
    return waiting


@pytest.mark.parametrize("restart", [False, True], ids=["the disk works again", "the server is killed"])
def test_a_move_whose_commit_failed_is_answered_once_it_is_known_whether_it_is_there(
    restart: bool, shim: Path, tmp_path: Path
) -> None:
    failing = tmp_path / "failing"

    async def run(process: Process) -> None:
        made = await make_table(process.url, "liar", [person("Ada"), person("Bo")], pace=0, seed="fsync")
        async with Client(process.url, made.tokens, tries=1000) as client:
            await client.move(0, "bid 1:1")
            failing.touch()
            waiting = await broken_off(client, 1, "bid 1:2", "second")
            assert not waiting.done()
            if restart:
                process.kill()
            failing.unlink()
            if restart:
                await asyncio.to_thread(process.start)
            assert (await waiting)["t"] == "ack"
            await client.move(0, "bid 1:3")
            assert client.mirror.versions[0] == 4
        process.kill()
        assert [move for move in moves(process.db) if move == "second"] == ["second"]
        assert len(moves(process.db)) == 3

    with Process(tmp_path, LD_PRELOAD=str(shim), FAILING=str(failing)) as process:
        asyncio.run(run(process))


def test_who_comes_while_nothing_is_known_is_told_that_the_disk_fails(shim: Path, tmp_path: Path) -> None:
    failing = tmp_path / "failing"

    async def run(process: Process) -> None:
        made = await make_table(process.url, "liar", [person("Ada"), person("Bo")], pace=0, seed="fsync")
        async with Client(process.url, made.tokens, tries=1000) as client:
            failing.touch()
            waiting = await broken_off(client, 0, "bid 1:1", "first")
            with pytest.raises(Gone):
                async with Client(process.url, made.tokens, tries=3):
                    pass
            failing.unlink()
            assert (await waiting)["t"] == "ack"

    with Process(tmp_path, LD_PRELOAD=str(shim), FAILING=str(failing)) as process:
        asyncio.run(run(process))

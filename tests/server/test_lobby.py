"""All tables of a server: each is loaded once, and one that cannot be loaded stops nobody else."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from coffret.kernel.game import Game
from coffret.server.lobby.lobby import Lobby
from coffret.server.play.play import Play
from coffret.server.protocol.connection import MISTAKE, STOPS, UNREADABLE
from coffret.server.protocol.limits import Limits
from coffret.server.protocol.refusal import Refusal
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Record, Right, StoreError, Write
from coffret.server.store.sqlite import SqliteStore
from tests.server.support import Line, opened, table, tokens
from tests.waiting import until_async


def test_a_table_has_one_copy_also_when_it_is_put_away_while_others_wait_for_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")

            async def come_and_go() -> None:
                lobby.put_away(await lobby.table(links.table))

            for _ in range(5):
                visit = asyncio.create_task(come_and_go())
                second = asyncio.create_task(lobby.table(links.table))
                await visit
                third = asyncio.create_task(lobby.table(links.table))
                assert await second is await third is lobby.tables[links.table]
                lobby.put_away(await second)

    asyncio.run(run())


def test_who_gives_up_waiting_for_a_table_does_not_stop_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one, two = [asyncio.create_task(lobby.table(links.table)) for _ in range(2)]
            await asyncio.sleep(0)
            one.cancel()
            assert (await two).id == links.table

    asyncio.run(run())


class Blind(SqliteStore):
    """A store whose disk cannot be read for a while."""

    blind = False

    async def rights(self, hashes: list[bytes]) -> dict[bytes, Right]:
        if self.blind:
            raise StoreError("the disk does not answer")
        return await super().rights(hashes)


def test_who_says_hello_while_the_disk_fails_may_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        store = Blind(tmp_path / "tables.db", sync="OFF")
        lobby = Lobby(store, Limits())
        links = await table(lobby, "pp")
        store.blind = True
        line = Line(lobby, *tokens(links, 0))
        heard = await line.send(line.mirror.hello())
        assert [(each["t"], each["code"]) for each in heard] == [("bye", "store")]
        assert line.session.closed == MISTAKE
        store.blind = False
        again = await Line(lobby, *tokens(links, 0)).open()
        assert again.mirror.is_complete
        await lobby.close()

    asyncio.run(run())


def test_who_says_hello_while_the_table_is_put_away_is_let_in_when_it_is_back(tmp_path: Path) -> None:
    class Sweeping(Lobby):
        swept = 0

        async def enter(self, tokens: list[str]) -> tuple[LiveTable, dict[str, Right]]:
            """Find the table, which is put away before anybody sits down: nobody is there yet."""
            live, rights = await super().enter(tokens)
            if self.swept < 2:
                self.swept += 1
                self.put_away(live)
            return live, rights

    async def run() -> None:
        lobby = Sweeping(SqliteStore(tmp_path / "tables.db", sync="OFF"), Limits())
        links = await table(lobby, "pp")
        line = await Line(lobby, *tokens(links, 0)).open()
        assert not line.session.closed
        assert line.mirror.is_complete
        assert (await line.move(0, "bid 1:3"))["t"] == "ack"
        lobby.swept, lobby.stopping = 1, True
        late = await Line(lobby, *tokens(links, 1)).open()
        assert late.session.closed == STOPS
        await lobby.close()

    asyncio.run(run())


class Recovering(SqliteStore):
    """A store whose disk fails until somebody notices it."""

    async def load(self, table: str) -> Record | None:
        if self.failing is None:
            return await super().load(table)
        await self.failing.wait()
        self.failing = None
        raise StoreError("the disk does not answer")

    failing: asyncio.Event | None = None


def test_who_comes_while_a_table_is_loaded_in_vain_has_it_loaded_again(tmp_path: Path) -> None:
    async def run() -> None:
        store = Recovering(tmp_path / "tables.db", sync="OFF")
        lobby = Lobby(store, Limits())
        links = await table(lobby, "pp")
        store.failing = failing = asyncio.Event()
        waiting = []
        for _ in range(3):
            waiting.append(asyncio.create_task(lobby.table(links.table)))
            await asyncio.sleep(0)
        failing.set()
        with pytest.raises(Refusal, match="store"):
            await waiting[0]
        assert await waiting[1] is await waiting[2] is lobby.tables[links.table]
        await lobby.close()

    asyncio.run(run())


def test_a_table_that_cannot_be_read_is_told_truthfully_and_the_bots_of_the_others_play_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            made = [await table(lobby, "pb", options={"dice": 1}, pace=5000) for _ in range(3)]
            for links in made:
                line = await Line(lobby, *tokens(links, 0)).open()
                if 0 in line.mirror.to_choose():
                    await line.move(0, "bid 1:1")
        for id, column in zip(sorted(links.table for links in made), ("meta", "header")):
            with sqlite3.connect(tmp_path / "tables.db") as db:
                db.execute(f"UPDATE tables SET {column} = x'7b6f' WHERE id = ?", (id,))
        with sqlite3.connect(tmp_path / "tables.db") as db:
            db.execute("UPDATE tables SET meta = replace(meta, '\"pace\":5000', '\"pace\":0')")
        first, second, last = sorted(made, key=lambda links: links.table)
        async with opened(tmp_path) as lobby:
            lobby.open()
            for broken in (first, second):
                line = Line(lobby, *tokens(broken, 0))
                heard = await line.send(line.mirror.hello())
                assert [(each["t"], each["code"]) for each in heard] == [("bye", "unreadable")]
                assert "disk" not in heard[0]["text"]
                assert line.session.closed == UNREADABLE
            live = await lobby.table(last.table)
            assert live.play is not None
            await until_async(lambda: not is_asked(live.play, 1), "the bot's move")

    asyncio.run(run())


def is_asked(play: Play | None, seat: int) -> bool:
    """Whether a seat has to choose."""
    return play is not None and play.table.pending is not None and seat in play.table.pending.waiting()


class Full(SqliteStore):
    """A store whose disk is full after so many writes."""

    room = 0

    async def write(self, write: Write) -> None:
        if not self.room:
            raise StoreError("the disk is full")
        self.room -= 1
        await super().write(write)


def test_bots_play_on_by_themselves_when_the_disk_works_again(tmp_path: Path, liar: Game) -> None:
    async def run() -> None:
        store = Full(tmp_path / "tables.db", sync="OFF")
        lobby = Lobby(store, Limits())
        store.room = 1
        links = await table(lobby, "bb", options={"dice": 1})
        await until_async(lambda: not lobby.tables, "noticing that the disk is full")
        await lobby.wake_stranded()  # it is still full
        await until_async(lambda: not lobby.tables and lobby.stranded, "noticing it again")
        store.room = 1000
        await lobby.wake_stranded()
        live = await lobby.table(links.table)
        await until_async(lambda: live.is_over, "the end of the game")
        await lobby.close()

    asyncio.run(run())

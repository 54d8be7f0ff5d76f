"""What is kept: commits, failing disks, restarts, and plays whose rules have changed."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from coffret.server.play.play import Stored
from coffret.server.protocol.limits import Bucket, clean
from coffret.server.protocol.wire import ChatLine
from coffret.server.store.interface import (
    INVITATION,
    KEY,
    VOID,
    Meta,
    Sitting,
    Snapshot,
    StoreError,
    Superseded,
    Unreadable,
    Write,
    hashed,
)
from coffret.server.store.links import new_key
from coffret.server.store.sqlite import SqliteStore
from tests.server.support import Line, any_store, opened, table, tokens
from tests.waiting import PATIENCE, until_async


def step(n: int) -> Stored:
    return Stored(n=n, seat=0, text="1 liar", noticed=1, move=f"m{n}", at=0)


def new(table: str) -> Write:
    return Write(table, b"{}", Meta([Sitting("bot", "Bo", "thumb")], "playing"), keys=[new_key(0, table)])


def test_writes_that_wait_share_a_commit_and_only_the_wrong_one_is_refused(db: str) -> None:
    async def run() -> None:
        store = any_store(db)
        await store.write(new("a"))
        writes = [store.write(Write("a", steps=[step(n)])) for n in (1, 2, 2, 3)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), Superseded, type(None)]
        record = await store.load("a")
        assert record is not None
        assert [kept.n for kept in record.steps] == [1, 2, 3]
        await store.close()

    asyncio.run(run())


def test_a_write_is_kept_whole_or_not_at_all(db: str) -> None:
    async def run() -> None:
        store = any_store(db)
        await store.write(new("a"))
        with pytest.raises(StoreError):
            await store.write(Write("b", b"{}", Meta([], "playing"), [step(1), step(1)], keys=[new_key(0, "b")]))
        assert await store.load("b") is None
        assert list(await store.rights([hashed("b"), hashed("a")])) == [hashed("a")]
        await store.close()

    asyncio.run(run())


def test_a_key_that_is_void_says_so_and_swapped_keys_change_places(db: str) -> None:
    async def run() -> None:
        store = any_store(db)
        await store.write(new("a"))
        await store.write(
            Write("a", keys=[new_key(1, "one"), new_key(1, "two"), new_key(0, "used", INVITATION)], version=0)
        )
        await store.write(Write("a", keys=[new_key(0, "fresh")], void_roles=[0], version=1))
        await store.write(Write("a", void=[hashed("two")], version=2))
        await store.write(Write("a", swapped=(0, 1), version=3))
        rights = await store.rights([hashed(token) for token in ("a", "used", "fresh", "one", "two")])
        assert [(right.role, right.kind) for right in rights.values()] == [
            (1, VOID),
            (1, VOID),
            (1, KEY),
            (0, KEY),
            (0, VOID),
        ]
        record = await store.load("a")
        assert record is not None
        assert record.devices == {0: 1, 1: 1}
        assert await store.unfinished() == ["a"]
        await store.close()

    asyncio.run(run())


def test_every_write_is_made_against_the_version_that_was_read(db: str) -> None:
    async def run() -> None:
        store = any_store(db)
        await store.write(new("a"))
        await store.write(Write("a", keys=[new_key(1, "one")], version=0))
        line = ChatLine(0, "Ada", "Hello", 0)
        meta = Meta([], "over")
        late = [
            Write("a", steps=[step(1)]),
            Write("a", meta=meta),
            Write("a", keys=[new_key(0, "x")]),
            Write("a", void=[hashed("one")]),
            Write("a", void_roles=[1]),
            Write("a", meta=meta, dealt=b"{}"),
            Write("a", chat=[(0, line)]),
            Write("a", snapshot=Snapshot(1, 1, "1/x", None)),
            Write("a", swapped=(0, 1)),
            Write("a", meta=meta, steps=[step(1)], version=2),
        ]
        for write in late:
            with pytest.raises(Superseded):
                await store.write(write)
        both = await asyncio.gather(
            *map(store.write, [*late, Write("a", steps=[step(1)], version=1)]), return_exceptions=True
        )
        assert [type(result) for result in both] == [Superseded] * len(late) + [type(None)]
        record = await store.load("a")
        assert record is not None
        assert (record.version, len(record.steps), record.chat, record.snapshots) == (1, 1, [], [])
        assert record.meta.state == "playing"
        await store.close()

    asyncio.run(run())


def test_a_table_that_somebody_else_has_changed_is_loaded_again_and_the_client_comes_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            async with opened(tmp_path) as other:  # a second process, if the lock of the file did not keep it out
                there = await Line(other, links.host).open()
                assert (await there.ask(t="host", do="pace", ms=77))["t"] == "ack"
            await one.drain()
            _, text = one.mirror.move(0, "bid 1:3", "x")
            assert await one.send(text) == []  # neither done nor refused: who comes back is told
            await asyncio.sleep(0)
            assert one.session.closed == two.session.closed == 1011
            back = await Line(lobby, *tokens(links, 0)).open()
            assert back.session.live is not None
            assert back.session.live.meta.pace == 77
            assert {"t": "ack", "id": "x", "seat": 0, "v": 2} in await back.send(text)

    asyncio.run(run())


def test_a_file_that_is_something_else_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "not.db").write_text("this is not a database, " * 50)
    with pytest.raises(StoreError, match="--db"):
        SqliteStore(tmp_path / "not.db")
    with pytest.raises(StoreError, match="--db"):
        SqliteStore(tmp_path / "not.db" / "inside.db")
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("PRAGMA user_version = 99")
    other.close()
    with pytest.raises(StoreError, match="format 99"):
        SqliteStore(tmp_path / "other.db")


def test_when_the_disk_fails_nothing_has_happened(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            store = lobby.store
            assert isinstance(store, SqliteStore)
            store.writing.execute("PRAGMA query_only = 1")
            _, text = one.mirror.move(0, "bid 1:3", "x")
            assert (await one.send(text))[-1]["code"] == "store"
            assert await two.drain() == []
            await asyncio.sleep(0)
            assert one.session.closed == two.session.closed == 1011
            store.writing.execute("PRAGMA query_only = 0")
            back = await Line(lobby, *tokens(links, 0)).open()
            assert back.mirror.versions == {0: 1}
            assert {"t": "ack", "id": "x", "seat": 0, "v": 2} in await back.send(text)

    asyncio.run(run())


def test_a_row_that_cannot_be_read_does_not_keep_the_reader_in_the_past(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "t.db", sync="OFF")
        for id in ("a", "b"):
            await store.write(new(id))
            await store.write(Write(id, steps=[step(n) for n in range(1, 4)]))
        with closing(sqlite3.connect(tmp_path / "t.db")) as db:
            db.execute("UPDATE tables SET meta = x'7b6f' WHERE id = 'b'")
            db.commit()
        with pytest.raises(Unreadable) as kept:  # whoever holds the error holds all that led to it
            await store.load("b")
        await store.write(Write("a", steps=[step(4)]))
        record = await store.load("a")
        assert record is not None
        assert len(record.steps) == 4, kept
        await store.close()

    asyncio.run(run())


def test_a_long_play_is_loaded_as_it_was(db: str) -> None:
    async def run() -> None:
        async with opened(db) as lobby:
            links = await table(lobby, "pp", options={"dice": 5})
            both = await Line(lobby, *tokens(links, 0, 1)).open()
            for number in range(56):
                seat = both.mirror.to_choose()[0]
                await both.move(seat, both.options(seat)[0])
                if number % 9 == 8:
                    await both.ask(t="undo", seat=seat, ask=True)
        async with opened(db) as lobby:
            again = await Line(lobby, *tokens(links, 0, 1)).open()
            assert again.mirror.looks == both.mirror.looks
            assert again.mirror.versions == both.mirror.versions
            assert again.mirror.lines == both.mirror.lines

    asyncio.run(run())


def test_idle_tables_are_put_away_and_found_again(db: str) -> None:
    async def run() -> None:
        async with opened(db) as lobby:
            links = await table(lobby, "pp")
            one = await Line(lobby, *tokens(links, 0)).open()
            two = await Line(lobby, *tokens(links, 1)).open()
            lobby.sweep(0, 0)
            assert links.table in lobby.tables
            await one.move(0, "bid 1:3")
            assert (await two.drain())[-1]["full"]["waiting"] == [1]
            one.close()
            two.close()
            lobby.sweep(0, 0)
            assert lobby.tables == {}
            assert (await Line(lobby, *tokens(links, 1)).open()).mirror.versions == {1: 2}

    asyncio.run(run())


def test_texts_of_people_are_one_line_that_can_be_seen() -> None:
    assert clean("  Ada\n\tLovelace\u202e\u0000 ", 40) == "Ada Lovelace"
    assert clean("x" * 100, 40) == "x" * 40
    assert clean("Zoë 👩‍🚀 <b>", 40) == "Zoë 👩‍🚀 <b>"


def test_a_right_that_is_used_up_comes_back_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_a_store_that_is_closed_while_it_carries_commits_over_comes_to_its_end(tmp_path: Path) -> None:
    class Written(Event):
        def wait(self, timeout: float | None = None) -> bool:
            assert self.is_set(), "the carrier waits for a commit that never comes, and whoever closes the store for it"
            return True

    class ClosedMeanwhile(Event):
        def wait(self, timeout: float | None = None) -> bool:
            seen = self.is_set()
            self.set()  # as `close` does, in the moment after nobody has seen it
            store.written.set()
            return seen

    store = SqliteStore(tmp_path / "tables.db", sync="OFF")
    asyncio.run(store.close())
    store.written, store.closing = Written(), ClosedMeanwhile()
    store.written.set()
    store.keep_carrying()


def test_after_a_commit_that_failed_the_store_waits_for_whoever_carries_the_journal_over(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    reader, other = [sqlite3.connect(path, isolation_level=None, check_same_thread=False) for _ in range(2)]
    other.execute(f"PRAGMA busy_timeout = {1000 * PATIENCE}")

    async def run() -> None:
        store = SqliteStore(path, sync="OFF")
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()
        await store.write(new("a"))
        carrying = asyncio.create_task(asyncio.to_thread(other.execute, CARRY_OVER))  # waits for the reader
        with closing(sqlite3.connect(path)) as third:
            await until_async(lambda: third.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[0], "carrying over")
        asked: list[str] = []
        store.unsure = True
        store.writing.set_trace_callback(asked.append)
        writing = asyncio.create_task(store.write(Write("a", steps=[step(1)])))
        await until_async(lambda: asked.count(CARRY_OVER) >= 2 or writing.done(), "asking again")
        reader.execute("ROLLBACK")
        await asyncio.gather(writing, carrying)
        record = await store.load("a")
        assert record is not None
        assert [kept.n for kept in record.steps] == [1]
        await store.close()

    asyncio.run(run())
    reader.close()
    other.close()


CARRY_OVER = "PRAGMA wal_checkpoint(TRUNCATE)"

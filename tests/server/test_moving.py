"""A file of tables is carried over into PostgreSQL, whole and compared, and the tables are played on there."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from coffret.server.store.backup import BackupError
from coffret.server.store.export import export
from coffret.server.store.filelock import FileInUse, FileLock
from coffret.server.store.interface import StoreError
from tests.quick import quick
from tests.server.support import Line, any_store, opened, table, tokens
from tests.server.upgrades import RELEASES, kept_tables, unpack


@pytest.mark.parametrize("release", quick(RELEASES, RELEASES[-1]))
def test_the_file_of_a_release_is_moved_and_its_tables_are_played_on(
    tmp_path: Path, postgres_db: str, release: str
) -> None:
    from coffret.server.store.moving import move, verify

    file = unpack(tmp_path, release)
    before = file.read_bytes()
    moved = move(file, postgres_db)
    assert file.read_bytes() == before
    assert moved.rows["tables"] == len(kept_tables(release))
    assert verify(postgres_db).troubles == []

    async def run() -> None:
        async with opened(postgres_db) as lobby:
            for kept in kept_tables(release):
                line = await Line(lobby, *kept.tokens).open()
                assert line.mirror.table["table"] == kept.table
                assert len(line.mirror.chat) >= min(kept.chat, 1)

    asyncio.run(run())
    for kept in kept_tables(release):
        assert export(postgres_db, kept.table).startswith("{")


def test_what_has_been_moved_is_the_same_for_a_server(tmp_path: Path, postgres_db: str) -> None:
    from coffret.server.store.moving import move

    async def fill() -> str:
        async with opened(tmp_path) as lobby:
            links = await table(lobby, "pbp", options={"dice": 5})
            await table(lobby, "po")
            one = await Line(lobby, *tokens(links, 0)).open()
            await one.ask(t="chat", seat=0, text="Où en sommes-nous ? 👩‍🚀")
            return links.table

    async def read(db: Path | str) -> object:
        store = any_store(db)
        record = await store.load(id)
        assert record is not None
        record.version = 0
        found = (record, await store.secret("calls"), await store.unfinished())
        await store.close()
        return found

    id = asyncio.run(fill())
    move(tmp_path / "tables.db", postgres_db)
    assert asyncio.run(read(tmp_path / "tables.db")) == asyncio.run(read(postgres_db))


def test_bots_of_moved_tables_are_woken(tmp_path: Path, postgres_db: str) -> None:
    from coffret.server.store.moving import move

    async def fill() -> str:
        async with opened(tmp_path) as lobby:
            return (await table(lobby, "pb", pace=5000)).table

    async def woken() -> list[str]:
        store = any_store(postgres_db)
        found: list[str] = [*await store.abandoned(), *await store.abandoned()]
        await store.close()
        return found

    id = asyncio.run(fill())
    move(tmp_path / "tables.db", postgres_db)
    assert asyncio.run(woken()) == [id]


def test_nothing_is_moved_into_a_used_database_or_from_a_file_in_use_or_a_damaged_one(
    tmp_path: Path, postgres_db: str
) -> None:
    from coffret.server.store.moving import move

    file = unpack(tmp_path)
    with FileLock(file) as lock:
        lock.serves_at("http://127.0.0.1:1/")
        with pytest.raises(FileInUse):
            move(file, postgres_db)
    move(file, postgres_db)
    with pytest.raises(BackupError, match="holds tables already"):
        move(file, postgres_db)
    with pytest.raises(StoreError, match="cannot be used"):
        move(file, "postgresql://nobody@/nothing?host=/nowhere")


def test_a_difference_is_found_and_nothing_is_moved(
    tmp_path: Path, postgres_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from coffret.server.store import moving

    file = unpack(tmp_path)
    copied = moving.copy_rows

    def lossy(source: sqlite3.Connection, db: Any, name: str) -> int:
        count = copied(source, db, name)
        if name == "steps":
            db.execute(
                "UPDATE steps SET text = text || ' ' WHERE (table_id, n) IN (SELECT table_id, n FROM steps LIMIT 1)"
            )
        return count

    monkeypatch.setattr(moving, "copy_rows", lossy)
    with pytest.raises(BackupError, match="steps is not the same"):
        moving.move(file, postgres_db)
    monkeypatch.undo()
    with closing(sqlite3.connect(file)) as db:
        count = db.execute("SELECT count(*) FROM steps").fetchone()[0]
    assert moving.move(file, postgres_db).rows["steps"] == count

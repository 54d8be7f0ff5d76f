"""Moving a SQLite file into a PostgreSQL database, all of it or nothing, and checking what a database holds."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import psycopg

from coffret.server.store.backup import BackupError, Report, check_format, check_tables, check_whole, reading, upgraded
from coffret.server.store.filelock import FileLock
from coffret.server.store.migrations import MIGRATIONS
from coffret.server.store.postgres import first_line, prepare
from coffret.server.store.postgres_link import Link, PostgresDatabase, shown
from coffret.server.store.sql import read_record

COLUMNS = {  # of each table, its key first
    "tables": "id, header, meta, state, version, game, player, created, bots, notices",
    "steps": "table_id, n, seat, text, noticed, move, at",
    "snapshots": "table_id, n, entries, rules, state",
    "stories": "table_id, first, events",
    "contents": "hash, content",
    "links": "hash, table_id, role, kind, made",
    "chat": "table_id, n, line",
    "results": "player, ended, table_id, seat, game, call, won, score, result",
    "tries": "player, game, call, table_id",
    "reviews": "table_id, review",
}
KEYS = {"steps": 2, "snapshots": 2, "stories": 2, "chat": 2, "results": 4, "tries": 3}  # columns, where it is not one
TEXTS = {"id", "state", "game", "player", "table_id", "text", "move", "rules", "kind", "call"}
HASH_IS_TEXT = {"contents"}
WAKE = "UPDATE tables SET owner = 0 WHERE state = 'playing' AND (bots = 1 OR notices = 1)"
PAGE = 1000  # rows compared at a time


class Moved(msgspec.Struct):
    """What was carried over, and compared."""

    file: str
    db: str
    rows: dict[str, int]


def move(file: Path, dsn: str, told: Callable[[int, int], None] = lambda done, total: None) -> Moved:
    """Carry everything over; the file stays as it is. `told` is called with the progress, table by table."""
    prepare(dsn)
    link = Link(dsn, patience=3600)
    try:
        with FileLock(file), reading(file) as source, TemporaryDirectory() as folder:
            source.execute("BEGIN")
            check_whole(source, file)
            if check_format(source, file) < len(MIGRATIONS):
                with reading(upgraded(source, Path(folder))) as newer:
                    rows = link.use(lambda db: carry_over(newer, db, shown(dsn), told))
            else:
                rows = link.use(lambda db: carry_over(source, db, shown(dsn), told))
    except psycopg.Error as error:
        raise BackupError("error-database", where=shown(dsn), why=first_line(error)) from error
    finally:
        link.end()
    return Moved(str(file), shown(dsn), rows)


def verify(dsn: str, told: Callable[[int, int], None] = lambda done, total: None) -> Report:
    """Check that every table of a database loads and replays, at one moment of running servers."""
    link = Link(dsn, patience=3600)

    def check(db: PostgresDatabase) -> Report:
        with db.connection.transaction():
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            ids = [id for (id,) in db.execute("SELECT id FROM tables ORDER BY id").fetchall()]
            steps = db.execute("SELECT count(*) FROM steps").fetchone()[0]
            format = db.execute("SELECT format FROM coffret").fetchone()[0]
            return Report(shown(dsn), format, len(ids), steps, *check_tables(db, ids, told))

    try:
        return link.use(check)
    except psycopg.Error as error:
        raise BackupError("error-database", where=shown(dsn), why=first_line(error)) from error
    finally:
        link.end()


def carry_over(
    source: sqlite3.Connection, db: PostgresDatabase, where: str, told: Callable[[int, int], None]
) -> dict[str, int]:
    """Copy all rows, compare them, and only then commit."""
    with db.connection.transaction():
        db.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
        if any(db.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in COLUMNS):
            raise BackupError("error-database-used", where=where)
        rows = {name: copy_rows(source, db, name) for name in COLUMNS}
        secret = source.execute("SELECT value FROM secrets WHERE name = 'calls'").fetchone()
        db.execute("UPDATE secrets SET value = ? WHERE name = 'calls'", (bytes(secret[0]),))
        for name in COLUMNS:
            compare_rows(source, db, name)
        compare_records(source, db, told)
        db.execute(WAKE)
    return rows


def copy_rows(source: sqlite3.Connection, db: PostgresDatabase, name: str) -> int:
    """Copy the rows of one table."""
    count = 0
    with db.connection.cursor().copy(f"COPY {name} ({COLUMNS[name]}) FROM STDIN") as target:
        for row in source.execute(f"SELECT {COLUMNS[name]} FROM {name}"):
            target.write_row(fitting(name, row))
            count += 1
    return count


def fitting(name: str, row: tuple[Any, ...]) -> list[Any]:
    """Return a row with texts as texts and bytes as bytes, whichever SQLite had let in."""
    found = []
    for column, value in zip(COLUMNS[name].split(", "), row, strict=True):
        is_text = column in TEXTS - {"state"} or (column == "state" and name == "tables")
        if (is_text or (column == "hash" and name in HASH_IS_TEXT)) and isinstance(value, bytes):
            value = value.decode()
        elif isinstance(value, str) and column in ("header", "meta", "state", "events", "content", "line", "result"):
            value = value if is_text else value.encode()
        found.append(value)
    return found


def compare_rows(source: sqlite3.Connection, db: PostgresDatabase, name: str) -> None:
    """Read the rows of one table from both, in the order of their keys, and find no difference."""
    columns = COLUMNS[name].split(", ")
    keys = columns[: KEYS.get(name, 1)]
    theirs = ", ".join(f'{key} COLLATE "C"' if is_text_key(name, key) else key for key in keys)
    mine = source.execute(f"SELECT {COLUMNS[name]} FROM {name} ORDER BY {', '.join(keys)}")
    cursor = db.connection.cursor("compare")
    with cursor:
        cursor.execute(f"SELECT {COLUMNS[name]} FROM {name} ORDER BY {theirs}")
        while page := mine.fetchmany(PAGE):
            moved = [list(row) for row in cursor.fetchmany(PAGE)]
            if [fitting(name, row) for row in page] != moved:
                raise BackupError("error-moved", what=name)
        if cursor.fetchmany(1):
            raise BackupError("error-moved", what=name)


def is_text_key(name: str, key: str) -> bool:
    """Whether a key is ordered by its letters."""
    return key in TEXTS or (key == "hash" and name in HASH_IS_TEXT)


def compare_records(source: sqlite3.Connection, db: PostgresDatabase, told: Callable[[int, int], None]) -> None:
    """Read every table as a server would, from both, and find no difference."""
    ids = [id for (id,) in source.execute("SELECT id FROM tables ORDER BY id")]
    for number, id in enumerate(ids, 1):
        try:
            mine = read_record(source, id)
        except Exception:  # a damaged row was carried over as it is
            mine = None
        if mine is not None and mine != read_record(db, id):
            raise BackupError("error-moved", what=id)
        told(number, len(ids))

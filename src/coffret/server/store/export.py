"""The log of a table as stored, even if this version cannot open it: nothing is interpreted."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from coffret.server.store.interface import StoreError
from coffret.server.store.opening import is_postgres, need_psycopg

HEADER = "SELECT header FROM tables WHERE id = ?"
STEPS = "SELECT text FROM steps WHERE table_id = ? ORDER BY n"


def export(db: str | Path, table: str) -> str:
    """Return the header, then the log as written (`< 17` goes back before entry 17), as lines of text."""
    row, steps = (rows_of_postgres if is_postgres(db) else rows_of_file)(db, table)
    if row is None:
        raise StoreError("error-not-kept", where=str(db), table=table)
    return "\n".join([readable(row[0]), *[readable(text) for (text,) in steps if text]]) + "\n"


def rows_of_postgres(db: str | Path, table: str) -> tuple[Any, list[Any]]:
    """Read the header and the texts of the steps from a database."""
    need_psycopg()
    from coffret.server.store.postgres_link import ask

    header, steps = ask(str(db), [(statement.replace("?", "%s"), (table,)) for statement in (HEADER, STEPS)])
    return next(iter(header), None), steps


def rows_of_file(db: str | Path, table: str) -> tuple[Any, list[Any]]:
    """Read the header and the texts of the steps from a file."""
    try:
        file = sqlite3.connect(f"{Path(db).resolve().as_uri()}?mode=ro", uri=True)
        try:
            return file.execute(HEADER, (table,)).fetchone(), file.execute(STEPS, (table,)).fetchall()
        finally:
            file.close()
    except sqlite3.Error as error:
        raise StoreError("error-in", where=str(db), why=str(error)) from error


def readable(value: str | bytes) -> str:
    """Decode a text, even if it is damaged."""
    return value if isinstance(value, str) else value.decode(errors="replace")

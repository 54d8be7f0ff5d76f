"""The log of a table as stored, even if this version cannot open it: nothing is interpreted."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from coffret.server.store.interface import StoreError


def export(db: str | Path, table: str) -> str:
    """Return the header, then the log as written (`< 17` goes back before entry 17), as lines of text."""
    try:
        file = sqlite3.connect(f"{Path(db).resolve().as_uri()}?mode=ro", uri=True)
        try:
            row = file.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
            steps = file.execute("SELECT text FROM steps WHERE table_id = ? ORDER BY n", (table,)).fetchall()
        finally:
            file.close()
    except sqlite3.Error as error:
        raise StoreError("error-in", where=str(db), why=str(error)) from error
    if row is None:
        raise StoreError("error-not-kept", where=str(db), table=table)
    return "\n".join([readable(row[0]), *[readable(text) for (text,) in steps if text]]) + "\n"


def readable(value: str | bytes) -> str:
    """Decode a text, even if it is damaged."""
    return value if isinstance(value, str) else value.decode(errors="replace")

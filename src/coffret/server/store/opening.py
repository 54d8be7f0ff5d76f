"""Opening the store that `--db` names: a SQLite file, or a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from coffret.server.store.interface import StoreError
from coffret.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from coffret.server.store.backup import Report
    from coffret.server.store.postgres import PostgresStore

SCHEMES = ("postgresql://", "postgres://")


def is_postgres(db: str | Path) -> bool:
    """Whether a database is named by the address of a PostgreSQL server."""
    return str(db).startswith(SCHEMES)


def open_store(db: str | Path) -> SqliteStore | PostgresStore:
    """Open the store for a server."""
    return open_postgres(str(db)) if is_postgres(db) else SqliteStore(db)


def need_psycopg() -> None:
    """Say what to install, if the library for PostgreSQL is not there."""
    if find_spec("psycopg") is None:
        raise StoreError("error-needs-psycopg")


def prepare_postgres(db: str) -> None:
    """Make a database ready for several processes, or say why it cannot be."""
    need_psycopg()
    from coffret.server.store.postgres import prepare

    prepare(db)


def verify_postgres(db: str, told: Callable[[int, int], None]) -> Report:
    """Check that every table of a database loads and replays, and its dice follow from its seed."""
    need_psycopg()
    from coffret.server.store.moving import verify

    return verify(db, told)


def open_postgres(db: str) -> PostgresStore:
    """Open a PostgreSQL database, if the library for it is there."""
    need_psycopg()
    from coffret.server.store.postgres import PostgresStore

    return PostgresStore(db)

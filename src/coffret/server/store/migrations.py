"""Database formats: each migration upgrades from the previous format.

The format number is SQLite's `user_version`. A new file goes through all migrations, so it is identical to an upgraded
one. To change the schema, append a function to MIGRATIONS; never change existing ones, because files of every release
go through them (`tests/server/test_migrations.py`).
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

from coffret.server.store.interface import StoreError

Migration = Callable[[sqlite3.Connection], None]


class UnknownFormat(StoreError):
    """The file was created by a newer Coffret."""


def run(db: sqlite3.Connection, statements: str) -> None:
    """Run several statements in the open transaction; `executescript` would commit it."""
    for statement in statements.split(";"):
        if statement.strip():
            db.execute(statement)


def tables_and_steps(db: sqlite3.Connection) -> None:
    """Format 1, of Coffret 0.1.0."""
    run(
        db,
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY, header BLOB NOT NULL, meta BLOB NOT NULL, state TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE steps (
            table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
            noticed INTEGER NOT NULL, move TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (table_id, n)
        ) WITHOUT ROWID;
        CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, snapshot BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE links (hash BLOB PRIMARY KEY, table_id TEXT NOT NULL, role INTEGER NOT NULL) WITHOUT ROWID;
        CREATE UNIQUE INDEX links_by_role ON links (table_id, role);
        CREATE TABLE chat (
            table_id TEXT NOT NULL, n INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (table_id, n)
        ) WITHOUT ROWID;
        CREATE INDEX tables_by_state ON tables (state)
        """,
    )


def versions_and_contents(db: sqlite3.Connection) -> None:
    """Format 2: a version for every write to check, the content of each table, several snapshots with the story before
    them, and columns for lookups. Unreadable rows are left as they are.
    """
    run(
        db,
        """
        ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT '';
        ALTER TABLE tables ADD COLUMN player TEXT NOT NULL DEFAULT '';
        ALTER TABLE tables ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
        UPDATE tables SET game = coalesce(json_extract(CAST(header AS TEXT), '$.game'), '')
        WHERE json_valid(CAST(header AS TEXT));
        UPDATE tables SET
            player = coalesce(json_extract(CAST(meta AS TEXT), '$.player'), ''),
            created = coalesce(json_extract(CAST(meta AS TEXT), '$.created'), 0),
            bots = EXISTS (
                SELECT 1 FROM json_each(CAST(meta AS TEXT), '$.sittings')
                WHERE CASE type WHEN 'object' THEN json_extract(value, '$.kind') = 'bot' END
            )
        WHERE json_valid(CAST(meta AS TEXT));
        DROP INDEX tables_by_state;
        CREATE INDEX tables_by_state ON tables (state, bots);
        CREATE INDEX tables_by_player ON tables (player, game, state, created) WHERE player != '';
        CREATE TABLE contents (hash TEXT PRIMARY KEY, content BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE stories (
            table_id TEXT NOT NULL, first INTEGER NOT NULL, events BLOB NOT NULL, PRIMARY KEY (table_id, first)
        ) WITHOUT ROWID;
        ALTER TABLE snapshots RENAME TO snapshots_1;
        CREATE TABLE snapshots (
            table_id TEXT NOT NULL, n INTEGER NOT NULL, entries INTEGER NOT NULL, rules TEXT NOT NULL,
            state BLOB NOT NULL, PRIMARY KEY (table_id, n)
        ) WITHOUT ROWID;
        INSERT OR IGNORE INTO snapshots SELECT table_id,
            json_extract(CAST(snapshot AS TEXT), '$.n'), json_extract(CAST(snapshot AS TEXT), '$.entries'),
            json_extract(CAST(snapshot AS TEXT), '$.rules'),
            CAST(json_extract(CAST(snapshot AS TEXT), '$.state') AS BLOB)
        FROM snapshots_1 WHERE json_valid(CAST(snapshot AS TEXT));
        DROP TABLE snapshots_1
        """,
    )


def keys_and_invitations(db: sqlite3.Connection) -> None:
    """Format 3: several keys per role, and invitations. The links of 0.1.0 were both at once."""
    run(
        db,
        """
        ALTER TABLE links ADD COLUMN kind TEXT NOT NULL DEFAULT 'link';
        ALTER TABLE links ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
        DROP INDEX links_by_role;
        CREATE INDEX links_by_role ON links (table_id, role)
        """,
    )


def results_and_calls(db: sqlite3.Connection) -> None:
    """Format 4: results that outlive their tables, tries at calls, and the secret that calls are dealt from.

    What was finished before counts for the device that made the table; who of several people won is not known.
    """
    run(
        db,
        """
        CREATE TABLE results (
            player TEXT NOT NULL, ended INTEGER NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
            game TEXT NOT NULL, call TEXT NOT NULL, won INTEGER NOT NULL, score INTEGER, result BLOB NOT NULL,
            PRIMARY KEY (player, ended, table_id, seat)
        ) WITHOUT ROWID;
        CREATE INDEX results_by_call ON results (game, call, won, score) WHERE call != '';
        CREATE TABLE tries (
            player TEXT NOT NULL, game TEXT NOT NULL, call TEXT NOT NULL, table_id TEXT NOT NULL,
            PRIMARY KEY (player, game, call)
        ) WITHOUT ROWID;
        CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        INSERT INTO secrets VALUES ('calls', randomblob(32));
        INSERT INTO results
        SELECT player, ended, id, seat, game, '', won, score, CAST(json_object(
            'table', id, 'seat', seat, 'player', player, 'game', game, 'ended', ended, 'began', created,
            'seats', seats, 'options', json(options), 'name', name, 'won', json(iif(won, 'true', 'false')),
            'score', score, 'choices', choices, 'deal', deal, 'pack', json(iif(pack, 'true', 'false'))
        ) AS BLOB)
        FROM (
            SELECT id, player, game, created,
                coalesce((SELECT at FROM steps WHERE table_id = id ORDER BY n DESC LIMIT 1), created) AS ended,
                (SELECT key FROM json_each(meta, '$.sittings') WHERE json_extract(value, '$.kind') = 'person' LIMIT 1)
                AS seat,
                coalesce((
                    SELECT iif(count(*) = 1, min(json_extract(value, '$.name')), '')
                    FROM json_each(meta, '$.sittings') WHERE json_extract(value, '$.kind') = 'person'
                ), '') AS name,
                coalesce(json_extract(meta, '$.won'), 0) AS won, json_extract(meta, '$.score') AS score,
                coalesce(json_extract(header, '$.seats'), 1) AS seats,
                coalesce(json_extract(header, '$.options'), '{}') AS options,
                (SELECT count(*) FROM steps WHERE table_id = id AND seat >= 0) AS choices,
                iif(json_extract(meta, '$.open_seed'), CAST(json_extract(header, '$.seed') AS TEXT), '') AS deal,
                json_extract(header, '$.pack') IS NOT NULL AS pack
            FROM (
                SELECT id, player, game, created, CAST(meta AS TEXT) AS meta, CAST(header AS TEXT) AS header
                FROM tables WHERE state = 'over' AND player != ''
            )
            WHERE json_valid(meta) AND json_valid(header)
        ) WHERE seat IS NOT NULL
        """,
    )


def people_to_call(db: sqlite3.Connection) -> None:
    """Format 5: a column for the tables whose people wish to be called, which are woken at a start."""
    run(
        db,
        """
        ALTER TABLE tables ADD COLUMN notices INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX tables_by_notices ON tables (state, bots) WHERE notices = 1
        """,
    )


def reviews_of_plays(db: sqlite3.Connection) -> None:
    """Format 6: reviews of plays that are over."""
    run(db, "CREATE TABLE reviews (table_id TEXT PRIMARY KEY, review BLOB NOT NULL) WITHOUT ROWID")


MIGRATIONS: Sequence[Migration] = (
    tables_and_steps,
    versions_and_contents,
    keys_and_invitations,
    results_and_calls,
    people_to_call,
    reviews_of_plays,
)


def migrate(path: str, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Upgrade a file to the newest format, backing up an older one first."""
    db = sqlite3.connect(path, isolation_level=None)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        found: int = db.execute("PRAGMA user_version").fetchone()[0]
        if found > len(migrations):
            raise UnknownFormat("error-newer-file", path=path, found=found, known=len(migrations))
        if 0 < found < len(migrations):
            back_up(db, f"{path}.format{found}")
        for number, migration in enumerate(migrations[found:], found + 1):
            apply(db, migration, number)
    finally:
        db.close()


def apply(db: sqlite3.Connection, migration: Migration, number: int) -> None:
    """Apply one migration atomically."""
    db.execute("BEGIN IMMEDIATE")
    try:
        migration(db)
        db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def back_up(db: sqlite3.Connection, target: str) -> None:
    """Copy the file as it is next to itself; a crash leaves no partial copy under that name."""
    draft = f"{target}.part"
    Path(draft).unlink(missing_ok=True)
    copy = sqlite3.connect(draft)
    try:
        db.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    finally:
        copy.close()
    os.chmod(draft, 0o600)
    os.replace(draft, target)

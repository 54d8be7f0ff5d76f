"""The PostgreSQL store: several servers share a database, and each table has one of them as its owner.

Who claims a table raises its version, so that whatever another process still writes to it is refused by the database
itself: steps and all other writes name the version that was read. A step locks the row of its table until its commit,
so a claim waits for it and sees it, or comes first and refuses it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import TypeVar

import psycopg

from coffret.server.store.group import Group, Job, tell
from coffret.server.store.interface import UNREADABLE, Claim, Peer, StoreError, Superseded, Unreadable, Unsure, Write
from coffret.server.store.leases import DECLARE, TAKE_OVER, Lease
from coffret.server.store.postgres_link import Link, PostgresDatabase, shown
from coffret.server.store.postgres_migrations import migrate
from coffret.server.store.sql import Database, SqlStore, add_steps, insert

T = TypeVar("T")
READERS = 2  # connections for what is read
KEPT = 3600  # seconds for which a code that is over is remembered, in case its taker asks again
RECENT = 60  # seconds after which what an owner left behind is not carried on as if nothing had happened

FENCED = """
(SELECT (value->>1)::int FROM tables WHERE id = value->>0 AND version = (value->>7)::bigint FOR SHARE)
"""
INSERT_STEPS = f"""
INSERT INTO steps SELECT value->>0, {FENCED}, (value->>2)::int, value->>3, (value->>4)::bigint, value->>5,
(value->>6)::bigint FROM json_array_elements(?::json) AS value
"""
CLAIM = f"""
WITH found AS (SELECT id, owner FROM tables WHERE id = ? FOR UPDATE)
UPDATE tables SET owner = ?, version = version + 1 FROM found
LEFT JOIN processes ON processes.id = found.owner
WHERE tables.id = found.id AND (found.owner IS NULL OR found.owner = ? OR coalesce(processes.gone, TRUE))
RETURNING coalesce(processes.gone AND processes.seen > now() - interval '{RECENT} s', FALSE)
"""
OWNER = """
SELECT processes.id, address, machine FROM tables LEFT JOIN processes ON processes.id = tables.owner WHERE tables.id = ?
"""
OWNED = "SELECT id FROM tables WHERE owner = ? AND state = 'playing' AND (bots = 1 OR notices = 1)"
LIVING = "SELECT id, address, machine FROM processes WHERE NOT gone ORDER BY id"
RELEASE = """
UPDATE tables SET owner = NULL WHERE id = ? AND owner = ? AND NOT (state = 'playing' AND (bots = 1 OR notices = 1))
"""

FIND_CODE = "SELECT keys FROM codes WHERE code = ? AND taker IS NULL AND until > ?"
TAKE_CODE = """
UPDATE codes SET taker = ? WHERE code = ? AND (taker = ? OR (taker IS NULL AND until > ?)) RETURNING keys
"""


class PostgresStore(SqlStore):
    """Tables in a PostgreSQL database."""

    is_shared = True

    def __init__(self, dsn: str, address: str = "") -> None:
        self.dsn = dsn
        self.where = shown(dsn)
        self.group = Group(self.commit)
        self.links = local()
        self.opened: list[Link] = []
        self.readers = ThreadPoolExecutor(READERS, "store-reader")
        prepare(dsn)
        try:
            self.lease = Lease(dsn, address)
        except psycopg.Error as error:
            raise StoreError("error-database", where=self.where, why=first_line(error)) from error
        self.writing = Link(dsn)
        self.group.start()

    # Writing

    async def write(self, write: Write) -> None:
        await self.group.write(write)

    def commit(self, jobs: list[Job]) -> None:
        """Write everything in one transaction; if that fails, retry one by one so that only the faulty write is
        refused.
        """
        try:
            self.writing.open()
        except psycopg.Error as error:
            tell(jobs, StoreError(f"{self.where}: {error}"))
            return
        try:
            self.writing.use(lambda db: transact(db, [job.write for job in jobs]))
        except (psycopg.Error, Superseded) as error:
            wrong = self.judged(error)
            if len(jobs) == 1 or isinstance(wrong, Unsure):
                tell(jobs, wrong)
            else:
                for job in jobs:
                    self.commit([job])
        else:
            tell(jobs, None)

    def judged(self, error: psycopg.Error | Superseded) -> StoreError:
        """Return what a failed write means for who waits for it."""
        if isinstance(error, Superseded):
            return error
        if isinstance(error, psycopg.IntegrityError):
            return Superseded(f"{self.where}: {first_line(error)}")
        if self.writing.connection is None:  # it broke: whether the commit succeeded is not known
            return Unsure(f"{self.where}: {error}")
        return StoreError(f"{self.where}: {error}")

    async def close(self) -> None:
        await self.group.close()
        await asyncio.to_thread(self.lease.end)
        self.readers.shutdown()
        for link in (*self.opened, self.writing):
            link.end()

    # Owning

    async def claim(self, table: str) -> Claim:
        me = self.lease.id

        def ask(db: Database) -> Claim:
            row = db.execute(CLAIM, (table, me, me)).fetchone()
            if row is not None:
                return Claim(resumed=row[0])
            owner = db.execute(OWNER, (table,)).fetchone()
            return Claim(owner=Peer(*owner) if owner is not None and owner[0] is not None else None)

        return await self.read(ask)

    async def serve_at(self, address: str) -> None:
        """Tell other processes where this one talks to them."""
        await self.read(lambda db: self.lease.serve_at(db, address))

    async def living(self) -> list[Peer]:
        """Return all processes on this database that live."""
        rows = await self.read(lambda db: db.execute(LIVING).fetchall())
        return [Peer(*row) for row in rows]

    async def declare_gone(self, id: int) -> None:
        """Say that another process has ended; should it not have, it begins again under a new number."""
        await self.read(lambda db: db.execute(DECLARE, (id,)).rowcount)

    async def abandoned(self) -> list[str]:
        me = self.lease.id
        rows = await self.read(lambda db: db.execute(TAKE_OVER, (me,)).fetchall(), again=False)
        return [id for (id,) in rows]

    async def owned(self) -> list[str]:
        me = self.lease.id
        rows = await self.read(lambda db: db.execute(OWNED, (me,)).fetchall())
        return [id for (id,) in rows]

    @property
    def term(self) -> int:
        return self.lease.id

    @property
    def is_held(self) -> bool:
        return self.lease.is_held

    async def release(self, table: str) -> None:
        me = self.lease.id
        await self.read(lambda db: db.execute(RELEASE, (table, me)).rowcount)

    # Codes

    async def keep_code(self, code: str, until: int, keys: bytes, now: int) -> None:
        def keep(db: Database) -> None:
            db.execute("DELETE FROM codes WHERE until < ?", (now - KEPT,))
            db.execute("INSERT INTO codes (code, until, keys) VALUES (?, ?, ?)", (code, until, keys))

        await self.read(keep)

    async def find_code(self, code: str, now: int) -> bytes | None:
        found = await self.read(lambda db: db.execute(FIND_CODE, (code, now)).fetchone())
        return bytes(found[0]) if found is not None else None

    async def take_code(self, code: str, taker: bytes, now: int) -> bytes | None:
        found = await self.read(lambda db: db.execute(TAKE_CODE, (taker, code, taker, now)).fetchone())
        return bytes(found[0]) if found is not None else None

    # Reading

    async def read(self, question: Callable[[Database], T], again: bool = True) -> T:
        """Query the store off the event loop; a question whose connection broke is asked `again` once."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.ask, question, again)

    def ask(self, question: Callable[[Database], T], again: bool) -> T:
        """Ask with the connection of this thread."""
        link: Link | None = getattr(self.links, "own", None)
        if link is None:
            link = self.links.own = Link(self.dsn)
            self.opened.append(link)
        try:
            try:
                return link.use(question)
            except psycopg.OperationalError:
                if link.connection is not None or not again:
                    raise
                return link.use(question)
        except psycopg.Error as error:
            raise StoreError(f"{self.where}: {error}") from error
        except UNREADABLE as error:
            raise Unreadable(f"{self.where}: {error}") from error


def prepare(dsn: str) -> None:
    """Make a database ready for tables, or say why it cannot be."""
    link = Link(dsn)
    try:
        link.use(lambda db: migrate(db.connection, shown(dsn)))
    except psycopg.Error as error:
        raise StoreError("error-database", where=shown(dsn), why=first_line(error)) from error
    finally:
        link.end()


def transact(db: PostgresDatabase, writes: list[Write]) -> None:
    """Run one transaction. Steps alone, the common case, are one statement and one round trip."""
    if all(write.is_step for write in writes):
        add_steps(db, writes, INSERT_STEPS)
        return
    with db.connection.transaction():
        insert(db, writes, INSERT_STEPS)


def first_line(error: psycopg.Error) -> str:
    """Return what is wrong without the row that it is wrong with, which may hold secrets."""
    return str(error).partition("\n")[0]

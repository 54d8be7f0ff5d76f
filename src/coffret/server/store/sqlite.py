"""The SQLite store: one thread writes, and writes that arrive meanwhile share the next commit.

Commits go to the journal (WAL). A second thread checkpoints them into the file, so that no commit waits for that.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep
from typing import TypeVar

from coffret.server.store.group import Group, Job, tell
from coffret.server.store.interface import UNREADABLE, Claim, Record, StoreError, Superseded, Unreadable, Unsure, Write
from coffret.server.store.migrations import migrate
from coffret.server.store.sql import Database, SqlStore, add_steps, insert

T = TypeVar("T")
CARRY_AFTER = 0.1  # seconds from a commit until the journal is carried over
ROLLED_BACK = {  # errors after which nothing of a transaction is there
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_MISMATCH,
}
PATIENCE = 10.0  # seconds that the store waits for others who use its file
SOON = 0.01  # seconds between asking whether they are ready
JOURNAL = 4000  # pages, from which on the writer itself carries over what is left, to begin it anew

FIELDS = [f"json_extract(value, '$[{place}]')" for place in range(8)]
# A step of a table with another version gets no number, which the database refuses: the fence costs no statement more.
FENCED = f"(SELECT {FIELDS[1]} FROM tables WHERE id = {FIELDS[0]} AND version = {FIELDS[7]})"
INSERT_STEPS = f"INSERT INTO steps SELECT {FIELDS[0]}, {FENCED}, {', '.join(FIELDS[2:7])} FROM json_each(?)"


class SqliteStore(SqlStore):
    """Tables in a SQLite file in WAL mode."""

    is_shared = False
    term = 0
    is_held = True

    def __init__(self, path: str | Path, sync: str = "FULL") -> None:
        self.path = str(path)
        self.sync = sync  # FULL: a commit survives the loss of power, too
        self.group = Group(self.write_and_carry)
        self.readers = ThreadPoolExecutor(1, "store-reader")
        prepare(self.path)
        self.reading = self.connect(readonly=True)
        self.writing = self.connect()
        self.unsure = False  # a commit failed, and what is on disk is not known
        self.written, self.closing = Event(), Event()
        self.group.start()
        self.carrier = Thread(target=self.keep_carrying, name="store-carrier", daemon=True)
        self.carrier.start()

    def connect(self, readonly: bool = False) -> sqlite3.Connection:
        """Open a connection with manual transactions."""
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute(f"PRAGMA synchronous = {self.sync}")
        connection.execute(f"PRAGMA busy_timeout = {int(1000 * PATIENCE)}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {JOURNAL}")
        connection.execute(f"PRAGMA query_only = {int(readonly)}")
        return connection

    # Writing

    async def write(self, write: Write) -> None:
        await self.group.write(write)

    def keep_carrying(self) -> None:
        """Run the checkpoint thread: after commits, checkpoint the journal while further commits go on."""
        db = self.connect()
        while self.written.wait() and not self.closing.wait(CARRY_AFTER):
            self.written.clear()
            if self.closing.is_set():  # just now: nobody will write and wake this thread any more
                break
            with suppress(sqlite3.Error):  # a full disk, for instance: the writer will meet it, and tell
                db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        db.close()

    def write_and_carry(self, jobs: list[Job]) -> None:
        """Commit, and wake the thread that checkpoints."""
        self.commit(jobs)
        self.written.set()

    def commit(self, jobs: list[Job]) -> None:
        """Write everything in one transaction; if that fails, retry one by one so that only the faulty write is
        refused.
        """
        try:
            self.settle()
        except (sqlite3.Error, OSError) as error:
            tell(jobs, StoreError(f"{self.path}: {error}"))
            return
        try:
            self.transact(jobs)
        except (sqlite3.Error, Superseded) as error:
            self.unsure = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CONSTRAINT) & 0xFF not in ROLLED_BACK
            try:
                self.settle()
            except (sqlite3.Error, OSError):
                tell(jobs, Unsure(f"{self.path}: {error}"))
                return
            if len(jobs) == 1:
                wrong = StoreError if isinstance(error, sqlite3.Error) and not is_conflict(error) else Superseded
                tell(jobs, wrong(f"{self.path}: {error}"))
            else:
                for job in jobs:
                    self.commit([job])
        else:
            tell(jobs, None)

    def transact(self, jobs: list[Job]) -> None:
        """Run one transaction.

        Steps alone, the common case, are one statement: the writer thread has to reacquire the GIL after every
        statement.
        """
        db, writes = self.writing, [job.write for job in jobs]
        if all(write.is_step for write in writes):
            add_steps(db, writes, INSERT_STEPS)
            return
        db.execute("BEGIN IMMEDIATE")
        try:
            insert(db, writes, INSERT_STEPS)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def settle(self) -> None:
        """After a failed commit, make sure that nothing of it remains.

        Its pages may be in the journal as if committed, and a restart would find them. Checkpointing what was committed
        and truncating the journal removes them; as long as that fails, the outcome is unknown.
        """
        if not self.unsure:
            return
        limit = monotonic() + PATIENCE
        while self.writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:  # somebody else carries it over
            if monotonic() > limit:
                raise sqlite3.OperationalError("the journal is in use")
            sleep(SOON)
        with open(f"{self.path}-wal", "rb+") as journal:
            os.fsync(journal.fileno())
        self.unsure = False

    async def close(self) -> None:
        self.closing.set()
        await self.group.close()
        self.written.set()
        await asyncio.to_thread(self.carrier.join)
        self.readers.shutdown()
        self.reading.close()
        self.writing.close()

    # Owning: the lock of the file does that for all tables

    async def claim(self, table: str) -> Claim:
        return Claim()

    async def release(self, table: str) -> None:
        pass

    async def abandoned(self) -> list[str]:
        return await self.unfinished()

    async def owned(self) -> list[str]:
        return await self.unfinished()

    # Reading

    async def read(self, question: Callable[[Database], T]) -> T:
        """Query the store off the event loop."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, question, self.reading)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: {error}") from error
        except UNREADABLE as error:
            raise Unreadable(f"{self.path}: {error}") from error

    async def load(self, table: str) -> Record | None:
        if self.unsure:
            await self.write(Write(table))  # writes nothing, but fails as long as it is not known what is there
        return await super().load(table)


def is_conflict(error: sqlite3.Error) -> bool:
    """Whether somebody else has written what was to be written."""
    return isinstance(error, sqlite3.IntegrityError)


def prepare(path: str) -> None:
    """Create the file or upgrade it to the current format; reject anything else."""
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        make_private(path)
        check_whole(path)
        migrate(path)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{path}: cannot be used to keep tables ({error}); name another --db") from error


def make_private(path: str) -> None:
    """Make the file readable by its owner only, since it holds everybody's secrets; the journal inherits this."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for file in (path, f"{path}-wal", f"{path}-shm"):
        with suppress(FileNotFoundError):
            os.chmod(file, 0o600)


def check_whole(path: str) -> None:
    """Reject a damaged file before anything is written to it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreError("error-damaged-db", file=path, why=found)

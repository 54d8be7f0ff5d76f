"""The store in one SQLite file: one thread writes, and what has gathered while it wrote shares the next commit.

Commits go to the journal (WAL). A second thread carries them over into the file, so that no commit waits for that.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any, TypeVar

import msgspec

from coffret.server.play import Step
from coffret.server.store import Meta, Record, Right, Snapshot, StoreError, Write
from coffret.server.wire import ChatLine

T = TypeVar("T")
FORMAT = 1
ASIDE = -100  # no role
TOGETHER = 512  # writes in one commit, at the most
CARRY_AFTER = 0.1  # seconds from a commit until the journal is carried over
JOURNAL = 4000  # pages, from which on the writer itself carries over what is left, to begin it anew
SCHEMA = """
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
CREATE INDEX tables_by_state ON tables (state);
"""


COLUMNS = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(7))
INSERT_STEPS = f"INSERT INTO steps SELECT {COLUMNS} FROM json_each(?)"


class Job(msgspec.Struct):
    """A write and who waits for it."""

    write: Write
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """Tables in a SQLite file in WAL mode."""

    def __init__(self, path: str | Path, sync: str = "FULL") -> None:
        self.path = str(path)
        self.sync = sync  # FULL: a commit survives the loss of power, too
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.readers = ThreadPoolExecutor(1, "store-reader")
        prepare(self.path)
        self.reading = self.connect(readonly=True)
        self.writing = self.connect()
        self.written, self.closing = Event(), Event()
        self.writer = Thread(target=self.keep_writing, name="store-writer", daemon=True)
        self.writer.start()
        self.carrier = Thread(target=self.keep_carrying, name="store-carrier", daemon=True)
        self.carrier.start()

    def connect(self, readonly: bool = False) -> sqlite3.Connection:
        """A connection that leaves transactions to its user."""
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute(f"PRAGMA synchronous = {self.sync}")
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute(f"PRAGMA wal_autocheckpoint = {JOURNAL}")
        connection.execute(f"PRAGMA query_only = {int(readonly)}")
        return connection

    # Writing

    async def write(self, write: Write) -> None:
        loop = asyncio.get_running_loop()
        job = Job(write, loop.create_future(), loop)
        self.jobs.put(job)
        await job.done

    def keep_writing(self) -> None:
        """The writer's thread: take what has gathered, commit, tell those who wait."""
        while (first := self.jobs.get()) is not None:
            jobs, stop = self.gather(first)
            self.commit(jobs)
            self.written.set()
            if stop:
                return

    def keep_carrying(self) -> None:
        """The carrier's thread: after commits carry the journal over into the file, beside further commits."""
        db = self.connect()
        while self.written.wait() and not self.closing.wait(CARRY_AFTER):
            self.written.clear()
            with suppress(sqlite3.Error):  # a full disk, for instance: the writer will meet it, and tell
                db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        db.close()

    def gather(self, first: Job) -> tuple[list[Job], bool]:
        """The writes that wait, and whether it is time to stop."""
        jobs = [first]
        while len(jobs) < TOGETHER:
            try:
                job = self.jobs.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def commit(self, jobs: list[Job]) -> None:
        """Write all in one transaction; if that fails, each in its own, so that only the wrong one is refused."""
        try:
            self.transact(jobs)
        except sqlite3.Error as error:
            if len(jobs) == 1:
                tell(jobs, StoreError(f"{self.path}: {error}"))
            else:
                for job in jobs:
                    self.commit([job])
        else:
            tell(jobs, None)

    def transact(self, jobs: list[Job]) -> None:
        """One transaction. Steps alone, the common case, are one statement: the writer's thread, which has to
        ask for its turn after every statement, then asks once."""
        db, writes = self.writing, [job.write for job in jobs]
        if all(is_step(write) for write in writes):
            insert_steps(db, writes)
            return
        db.execute("BEGIN IMMEDIATE")
        try:
            insert(db, writes)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        self.jobs.put(None)
        self.closing.set()
        self.written.set()
        await asyncio.to_thread(self.writer.join)
        await asyncio.to_thread(self.carrier.join)
        self.readers.shutdown()
        self.reading.close()
        self.writing.close()

    # Reading

    async def read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Ask the store something, outside the event loop."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, question, self.reading)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: {error}") from error

    async def load(self, table: str) -> Record | None:
        return await self.read(lambda db: read_record(db, table))

    async def rights(self, hashes: list[bytes]) -> dict[bytes, Right]:
        return await self.read(lambda db: read_rights(db, hashes))

    async def unfinished(self) -> list[str]:
        return await self.read(read_unfinished)

    async def finished(self, player: str, game: str) -> list[tuple[bytes, Meta]]:
        return await self.read(lambda db: read_finished(db, player, game))


def prepare(path: str) -> None:
    """Make the file if there is none; refuse one that is something else."""
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        found = db.execute("PRAGMA user_version").fetchone()[0]
        if found == 0:
            db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {FORMAT}; COMMIT;")
        elif found != FORMAT:
            raise StoreError(f"{path}: made by another Coffret (format {found}, here {FORMAT}); name another --db")
        db.close()
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{path}: cannot be used to keep tables ({error}); name another --db") from error


def insert(db: sqlite3.Connection, writes: list[Write]) -> None:
    """Everything in these writes, one kind after the other."""
    json = msgspec.json.encode
    new = [(w.table, w.header, json(w.meta), w.meta.state) for w in writes if w.header is not None and w.meta]
    metas = [(json(w.meta), w.meta.state, w.table) for w in writes if w.header is None and w.meta]
    gone = [(w.table, role) for w in writes for role in w.links]
    links = [(hash, w.table, role) for w in writes for role, hash in w.links.items()]
    snapshots = [(w.table, json(w.snapshot)) for w in writes if w.snapshot]
    lines = [(w.table, n, json(line)) for w in writes for n, line in w.chat]
    many(db, "INSERT INTO tables VALUES (?, ?, ?, ?)", new)
    many(db, "UPDATE tables SET meta = ?, state = ? WHERE id = ?", metas)
    insert_steps(db, writes)
    many(db, "INSERT OR REPLACE INTO snapshots VALUES (?, ?)", snapshots)
    many(db, "DELETE FROM links WHERE table_id = ? AND role = ?", gone)
    many(db, "INSERT INTO links VALUES (?, ?, ?)", links)
    many(db, "INSERT INTO chat VALUES (?, ?, ?)", lines)
    for w in writes:
        if w.swapped is not None:
            swap_links(db, w.table, *w.swapped)


def is_step(write: Write) -> bool:
    """Whether a write holds steps and nothing else."""
    return not (write.meta or write.snapshot or write.links or write.swapped or write.chat)


def insert_steps(db: sqlite3.Connection, writes: list[Write]) -> None:
    """The steps of many tables in one statement."""
    rows = [(w.table, s.n, s.seat, s.text, s.noticed, s.move, s.at) for w in writes for s in w.steps]
    db.execute(INSERT_STEPS, (msgspec.json.encode(rows).decode(),))


def swap_links(db: sqlite3.Connection, table: str, a: int, b: int) -> None:
    """Let two links change places; a role opens one link only, so the first waits aside."""
    moves = [(ASIDE, table, a), (a, table, b), (b, table, ASIDE)]
    db.executemany("UPDATE links SET role = ? WHERE table_id = ? AND role = ?", moves)


def many(db: sqlite3.Connection, statement: str, rows: list[tuple[Any, ...]]) -> None:
    """Run a statement for each row, if there is any."""
    if rows:
        db.executemany(statement, rows)


def tell(jobs: list[Job], error: StoreError | None) -> None:
    """Wake those who wait, in their own loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, waiting in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake, waiting, error)


def wake(jobs: list[Job], error: StoreError | None) -> None:
    """End the waiting."""
    for job in jobs:
        if not job.done.done():
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)


def read_record(db: sqlite3.Connection, table: str) -> Record | None:
    """All that is kept of a table."""
    row = db.execute("SELECT header, meta FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    steps = db.execute("SELECT n, seat, text, noticed, move, at FROM steps WHERE table_id = ? ORDER BY n", (table,))
    snapshot = db.execute("SELECT snapshot FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    lines = db.execute("SELECT line FROM chat WHERE table_id = ? ORDER BY n", (table,))
    return Record(
        table,
        row[0],
        msgspec.json.decode(row[1], type=Meta),
        [Step(n=row[0], seat=row[1], text=row[2], noticed=row[3], move=row[4], at=row[5]) for row in steps],
        msgspec.json.decode(snapshot[0], type=Snapshot) if snapshot else None,
        [msgspec.json.decode(line, type=ChatLine) for (line,) in lines],
    )


def read_rights(db: sqlite3.Connection, hashes: list[bytes]) -> dict[bytes, Right]:
    """What links open."""
    found: dict[bytes, Right] = {}
    for hash in hashes:
        row = db.execute("SELECT table_id, role FROM links WHERE hash = ?", (hash,)).fetchone()
        if row is not None:
            found[hash] = Right(row[0], row[1])
    return found


def read_unfinished(db: sqlite3.Connection) -> list[str]:
    """The tables with bots at which play goes on."""
    rows = db.execute("SELECT id, meta FROM tables WHERE state = 'playing'")
    metas = [(id, msgspec.json.decode(meta, type=Meta)) for id, meta in rows]
    return [id for id, meta in metas if any(sitting.kind == "bot" for sitting in meta.sittings)]


FINISHED = """
SELECT header, meta FROM tables WHERE state = 'over'
AND json_extract(CAST(meta AS TEXT), '$.player') = ? AND json_extract(CAST(header AS TEXT), '$.game') = ?
ORDER BY json_extract(CAST(meta AS TEXT), '$.created')
"""


def read_finished(db: sqlite3.Connection, player: str, game: str) -> list[tuple[bytes, Meta]]:
    """The tables that somebody has played to the end."""
    rows = db.execute(FINISHED, (player, game))
    return [(header, msgspec.json.decode(meta, type=Meta)) for header, meta in rows]

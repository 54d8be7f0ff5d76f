"""The SQLite store: one thread writes, and writes that arrive meanwhile share the next commit.

Commits go to the journal (WAL). A second thread checkpoints them into the file, so that no commit waits for that.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any, TypeVar

import msgspec

from coffret.server.play.play import Stored
from coffret.server.protocol.wire import ChatLine
from coffret.server.store.interface import (
    INVITATION,
    KEY,
    LINK,
    VOID,
    Chapter,
    Meta,
    Played,
    Record,
    Right,
    Snapshot,
    Spread,
    StoreError,
    Superseded,
    Unreadable,
    Unsure,
    Write,
)
from coffret.server.store.migrations import migrate

T = TypeVar("T")
TOGETHER = 512  # writes in one commit, at the most
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
MOST_RESULTS = 5000  # of one person that are read
JOURNAL = 4000  # pages, from which on the writer itself carries over what is left, to begin it anew

FIELDS = [f"json_extract(value, '$[{place}]')" for place in range(8)]
# A step of a table with another version gets no number, which the database refuses: the fence costs no statement more.
FENCED = f"(SELECT {FIELDS[1]} FROM tables WHERE id = {FIELDS[0]} AND version = {FIELDS[7]})"
INSERT_STEPS = f"INSERT INTO steps SELECT {FIELDS[0]}, {FENCED}, {', '.join(FIELDS[2:7])} FROM json_each(?)"
INSERT_TABLE = """
INSERT INTO tables (id, header, meta, state, game, player, created, bots, notices) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
UPDATE_TABLE = """
UPDATE tables SET version = version + 1, meta = coalesce(?, meta), state = coalesce(?, state),
player = coalesce(?, player), bots = coalesce(?, bots), notices = coalesce(?, notices), header = coalesce(?, header)
WHERE id = ? AND version = ?
"""


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
        self.unsure = False  # a commit failed, and what is on disk is not known
        self.written, self.closing = Event(), Event()
        self.writer = Thread(target=self.keep_writing, name="store-writer", daemon=True)
        self.writer.start()
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
        loop = asyncio.get_running_loop()
        job = Job(write, loop.create_future(), loop)
        self.jobs.put(job)
        await job.done

    def keep_writing(self) -> None:
        """Run the writer thread: collect pending writes, commit, notify."""
        while (first := self.jobs.get()) is not None:
            jobs, stop = self.gather(first)
            self.commit(jobs)
            self.written.set()
            if stop:
                return

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

    def gather(self, first: Job) -> tuple[list[Job], bool]:
        """Return the pending writes, and whether it is time to stop."""
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
        except sqlite3.Error as error:
            self.unsure = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CONSTRAINT) & 0xFF not in ROLLED_BACK
            try:
                self.settle()
            except (sqlite3.Error, OSError):
                tell(jobs, Unsure(f"{self.path}: {error}"))
                return
            if len(jobs) == 1:
                wrong = Superseded if isinstance(error, sqlite3.IntegrityError) else StoreError
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
        """Query the store off the event loop."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, question, self.reading)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: {error}") from error
        except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
            raise Unreadable(f"{self.path}: {error}") from error

    async def load(self, table: str) -> Record | None:
        if self.unsure:
            await self.write(Write(table))  # writes nothing, but fails as long as it is not known what is there
        return await self.read(lambda db: read_record(db, table))

    async def rights(self, hashes: list[bytes]) -> dict[bytes, Right]:
        return await self.read(lambda db: read_rights(db, hashes))

    async def unfinished(self) -> list[str]:
        return await self.read(read_unfinished)

    async def results(self, player: str, game: str = "") -> list[Played]:
        return await self.read(lambda db: read_results(db, player, game))

    async def tries(self, player: str) -> dict[tuple[str, str], str]:
        rows = await self.read(lambda db: all_of(db, TRIES, (player, MOST_RESULTS)))
        return {(game, call): table for game, call, table in rows}

    async def spread(self, game: str, call: str) -> list[Spread]:
        rows = await self.read(lambda db: all_of(db, SPREAD, (game, call)))
        return [Spread(bool(won), score, count) for won, score, count in rows]

    async def secret(self, name: str) -> bytes:
        return await self.read(lambda db: bytes(all_of(db, SECRET, (name,))[0][0]))

    async def untouched(self, before: int, most: int, after: str = "") -> list[str]:
        return await self.read(lambda db: [id for (id,) in db.execute(UNTOUCHED, (after, before, before, most))])

    async def count(self) -> int:
        return await self.read(lambda db: int(db.execute("SELECT count(*) FROM tables").fetchone()[0]))


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


UNTOUCHED = """
SELECT id FROM tables WHERE id > ? AND created < ?
AND coalesce((SELECT at FROM steps WHERE table_id = id ORDER BY n DESC LIMIT 1), 0) < ? ORDER BY id LIMIT ?
"""
PARTS = ("steps", "snapshots", "stories", "links", "chat")  # what is kept of a table beside its row


def remove(db: sqlite3.Connection, table: str) -> None:
    """Delete everything stored about a table; people's results stay theirs."""
    for part in PARTS:
        db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
    db.execute("DELETE FROM tables WHERE id = ?", (table,))


class Named(msgspec.Struct):
    """The header fields that the store searches by."""

    game: str = ""
    content: str = ""


def insert(db: sqlite3.Connection, writes: list[Write]) -> None:
    """Insert everything in these writes, kind by kind."""
    many(db, INSERT_TABLE, [new_row(w, w.header, w.meta) for w in writes if w.header is not None and w.meta])
    insert_steps(db, writes)
    changed = [changed_row(w, w.meta) for w in writes if w.header is None and not w.is_step and not w.erased]
    if many(db, UPDATE_TABLE, changed) < len(changed):
        raise sqlite3.IntegrityError("the table has another version by now")
    contents = [item for w in writes for item in w.contents.items()]
    many(db, "INSERT OR IGNORE INTO contents VALUES (?, ?)", contents)
    insert_snapshots(db, writes)
    insert_links(db, writes)
    json = msgspec.json.encode
    many(db, "INSERT INTO chat VALUES (?, ?, ?)", [(w.table, n, json(line)) for w in writes for n, line in w.chat])
    insert_results(db, writes)
    for w in writes:
        if w.removed:
            remove(db, w.table)


def new_row(write: Write, header: bytes, meta: Meta) -> tuple[Any, ...]:
    """Return the row of a new table."""
    game = msgspec.json.decode(header, type=Named).game
    text = msgspec.json.encode(meta)
    return (write.table, header, text, meta.state, game, meta.player, meta.created, has_bots(meta), calls(meta))


def changed_row(write: Write, meta: Meta | None) -> tuple[Any, ...]:
    """Return what changes in the row of a table, always including its version."""
    columns = (msgspec.json.encode(meta), meta.state, meta.player, has_bots(meta), calls(meta)) if meta else (None,) * 5
    return (*columns, write.dealt, write.table, write.version)


def has_bots(meta: Meta) -> bool:
    """Whether a bot sits at the table."""
    return any(sitting.kind == "bot" for sitting in meta.sittings)


def calls(meta: Meta) -> bool:
    """Whether somebody at the table wishes to be called."""
    return any(sitting.notices for sitting in meta.sittings)


def insert_steps(db: sqlite3.Connection, writes: list[Write]) -> None:
    """Insert the steps of many tables in one statement."""
    rows = [(w.table, s.n, s.seat, s.text, s.noticed, s.move, s.at, w.version) for w in writes for s in w.steps]
    if rows:
        db.execute(INSERT_STEPS, (msgspec.json.encode(rows).decode(),))


def insert_results(db: sqlite3.Connection, writes: list[Write]) -> None:
    """Store results and tries, and forget those of whoever asked for it."""
    rows = [result_row(each) for w in writes for each in w.results]
    many(db, "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    for w in writes:
        if w.tried and w.header is not None and w.meta is not None:
            game = msgspec.json.decode(w.header, type=Named).game
            db.execute("INSERT INTO tries VALUES (?, ?, ?, ?)", (w.tried, game, w.meta.call, w.table))
        if w.erased:
            db.execute("DELETE FROM results WHERE player = ?", (w.erased,))
            db.execute("DELETE FROM tries WHERE player = ?", (w.erased,))


def result_row(result: Played) -> tuple[Any, ...]:
    """Return the row of a result."""
    columns = (result.player, result.ended, result.table, result.seat, result.game, result.call)
    return (*columns, result.won, result.score, msgspec.json.encode(result))


def insert_snapshots(db: sqlite3.Connection, writes: list[Write]) -> None:
    """Store snapshots: a table keeps its newest one and the one it is based on, if any."""
    with_one = [(w.table, w.base, w.snapshot) for w in writes if w.snapshot]
    rows = [(table, s.n, s.entries, s.rules, msgspec.json.encode(s.state)) for table, _, s in with_one]
    many(
        db, "DELETE FROM snapshots WHERE table_id = ? AND entries != ?", [(table, base) for table, base, _ in with_one]
    )
    many(db, "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)", rows)
    chapters = [(w.table, w.story.first, w.story.events) for w in writes if w.story]
    many(db, "DELETE FROM stories WHERE table_id = ? AND first >= ?", [chapter[:2] for chapter in chapters])
    many(db, "INSERT INTO stories VALUES (?, ?, ?)", chapters)


def insert_links(db: sqlite3.Connection, writes: list[Write]) -> None:
    """Revoke links, then add the new ones."""
    void = [(VOID, hash, w.table) for w in writes for hash in w.void]
    void_roles = [(VOID, w.table, role) for w in writes for role in w.void_roles]
    unused = [(VOID, w.table, role, INVITATION) for w in writes for role in w.void_invitations]
    keys = [(key.hash, w.table, key.role, key.kind, key.made) for w in writes for key in w.keys]
    many(db, "UPDATE links SET kind = ? WHERE hash = ? AND table_id = ?", void)
    many(db, "UPDATE links SET kind = ? WHERE table_id = ? AND role = ?", void_roles)
    many(db, "UPDATE links SET kind = ? WHERE table_id = ? AND role = ? AND kind = ?", unused)
    many(db, "INSERT INTO links VALUES (?, ?, ?, ?, ?)", keys)
    for w in writes:
        if w.swapped is not None:
            swap_links(db, w.table, *w.swapped)


def swap_links(db: sqlite3.Connection, table: str, a: int, b: int) -> None:
    """Swap the tokens of two seats."""
    db.execute("UPDATE links SET role = ? - role WHERE table_id = ? AND role IN (?, ?)", (a + b, table, a, b))


def many(db: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
    """Run a statement for each row, if there is any; return the number of rows changed."""
    return db.executemany(statement, rows).rowcount if rows else 0


def tell(jobs: list[Job], error: StoreError | None) -> None:
    """Wake the waiting tasks in their own event loops."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, waiting in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake, waiting, error)


def wake(jobs: list[Job], error: StoreError | None) -> None:
    """Resolve a future."""
    for job in jobs:
        if not job.done.done():
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)


def all_of(db: sqlite3.Connection, question: str, args: tuple[Any, ...]) -> list[Any]:
    """Return all rows at once: one that cannot be decoded must not leave a query open, which would keep this
    connection at that moment, and the journal from being emptied, as long as anybody holds the exception."""
    return db.execute(question, args).fetchall()


def read_record(db: sqlite3.Connection, table: str) -> Record | None:
    """Read everything stored about a table."""
    row = db.execute("SELECT header, meta, version FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    found = (table,)
    steps = all_of(db, "SELECT n, seat, text, noticed, move, at FROM steps WHERE table_id = ? ORDER BY n", found)
    snapshots = all_of(db, "SELECT n, entries, rules, state FROM snapshots WHERE table_id = ? ORDER BY n", found)
    story = all_of(db, "SELECT first, events FROM stories WHERE table_id = ? ORDER BY first", found)
    lines = all_of(db, "SELECT line FROM chat WHERE table_id = ? ORDER BY n", found)
    agreed = msgspec.json.decode(row[0], type=Named)
    content = db.execute("SELECT content FROM contents WHERE hash = ?", (agreed.content,)).fetchone()
    return Record(
        table,
        row[0],
        msgspec.json.decode(row[1], type=Meta),
        [Stored(n=row[0], seat=row[1], text=row[2], noticed=row[3], move=row[4], at=row[5]) for row in steps],
        [Snapshot(n, entries, rules, msgspec.json.decode(state)) for n, entries, rules, state in snapshots],
        [msgspec.json.decode(line, type=ChatLine) for (line,) in lines],
        [Chapter(first, events) for first, events in story],
        content[0] if content else None,
        row[2],
        dict(all_of(db, DEVICES, (table, KEY, LINK))),
    )


DEVICES = "SELECT role, COUNT(*) FROM links WHERE table_id = ? AND kind IN (?, ?) GROUP BY role"


def read_rights(db: sqlite3.Connection, hashes: list[bytes]) -> dict[bytes, Right]:
    """Read what tokens open."""
    found: dict[bytes, Right] = {}
    for hash in hashes:
        row = db.execute("SELECT table_id, role, kind FROM links WHERE hash = ?", (hash,)).fetchone()
        if row is not None:
            found[hash] = Right(*row)
    return found


def read_unfinished(db: sqlite3.Connection) -> list[str]:
    """Read the tables still being played that have bots, or people to call."""
    return [id for (id,) in db.execute(UNFINISHED)]


def read_results(db: sqlite3.Connection, player: str, game: str) -> list[Played]:
    """Read the last results of a person, oldest first, leaving out what cannot be read."""
    found: list[Played] = []
    for (result,) in all_of(db, RESULTS, (player, game, game, MOST_RESULTS)):
        with suppress(msgspec.MsgspecError):
            found.append(msgspec.json.decode(result, type=Played))
    return found[::-1]


UNFINISHED = """
SELECT id FROM tables WHERE state = 'playing' AND bots = 1
UNION ALL SELECT id FROM tables WHERE state = 'playing' AND bots = 0 AND notices = 1
"""
RESULTS = "SELECT result FROM results WHERE player = ? AND (? = '' OR game = ?) ORDER BY ended DESC LIMIT ?"
TRIES = "SELECT game, call, table_id FROM tries WHERE player = ? ORDER BY call DESC LIMIT ?"
SPREAD = "SELECT won, score, count(*) FROM results WHERE game = ? AND call = ? AND call != '' GROUP BY won, score"
SECRET = "SELECT value FROM secrets WHERE name = ?"

"""What the stores write and read, in SQL that both SQLite and PostgreSQL understand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec

from coffret.server.play.play import Stored
from coffret.server.protocol.wire import ChatLine
from coffret.server.store.interface import (
    INVITATION,
    KEY,
    LINK,
    VOID,
    Chapter,
    KeptLine,
    Meta,
    Played,
    Record,
    Right,
    Snapshot,
    Spread,
    Superseded,
    Write,
)

T = TypeVar("T")
HEARD = 64  # lines of chat whose ids are remembered
MOST_RESULTS = 5000  # of one person that are read
INSERT_TABLE = """
INSERT INTO tables (id, header, meta, state, game, player, created, bots, notices) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
UPDATE_TABLE = """
UPDATE tables SET version = version + 1, meta = coalesce(?, meta), state = coalesce(?, state),
player = coalesce(?, player), bots = coalesce(?, bots), notices = coalesce(?, notices), header = coalesce(?, header),
game = coalesce(?, game)
WHERE id = ? AND version = ?
"""
REPLACE_SNAPSHOT = """
INSERT INTO snapshots (table_id, n, entries, rules, state) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (table_id, n) DO UPDATE SET entries = excluded.entries, rules = excluded.rules, state = excluded.state
"""
REPLACE_RESULT = """
INSERT INTO results (player, ended, table_id, seat, game, call, won, score, result)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, ended, table_id, seat) DO UPDATE SET
game = excluded.game, call = excluded.call, won = excluded.won, score = excluded.score, result = excluded.result
"""


class Cursor(Protocol):
    """What a statement leads to."""

    @property
    def rowcount(self) -> int: ...
    def fetchall(self) -> list[Any]: ...
    def fetchone(self) -> Any: ...


class Database(Protocol):
    """A connection to a database, with `?` for what is filled in."""

    def execute(self, statement: str, args: Sequence[Any] = ..., /) -> Cursor: ...
    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> Cursor: ...


class SqlStore:
    """The questions that every store answers alike; `read` asks them off the event loop."""

    async def read(self, question: Callable[[Database], T]) -> T:
        """Ask the database."""
        raise NotImplementedError

    async def load(self, table: str) -> Record | None:
        return await self.read(lambda db: read_record(db, table))

    async def rights(self, hashes: list[bytes]) -> dict[bytes, Right]:
        return await self.read(lambda db: read_rights(db, hashes))

    async def unfinished(self) -> list[str]:
        return await self.read(read_unfinished)

    async def review(self, table: str) -> bytes | None:
        rows = await self.read(lambda db: all_of(db, "SELECT review FROM reviews WHERE table_id = ?", (table,)))
        return bytes(rows[0][0]) if rows else None

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
        rows = await self.read(lambda db: all_of(db, UNTOUCHED, (after, before, before, most)))
        return [id for (id,) in rows]

    async def count(self) -> int:
        return await self.read(lambda db: int(all_of(db, "SELECT count(*) FROM tables", ())[0][0]))


UNTOUCHED = """
SELECT id FROM tables WHERE id > ? AND created < ?
AND coalesce((SELECT at FROM steps WHERE table_id = id ORDER BY n DESC LIMIT 1), 0) < ? ORDER BY id LIMIT ?
"""
PARTS = ("steps", "snapshots", "stories", "links", "chat", "reviews")  # what is kept of a table beside its row


def remove(db: Database, table: str) -> None:
    """Delete everything stored about a table; people's results stay theirs."""
    for part in PARTS:
        db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
    db.execute("DELETE FROM tables WHERE id = ?", (table,))


class Named(msgspec.Struct):
    """The header fields that the store searches by."""

    game: str = ""
    content: str = ""


def insert(db: Database, writes: list[Write], insert_steps: str) -> None:
    """Insert everything in these writes, kind by kind; the statement for steps is the database's own."""
    many(db, INSERT_TABLE, [new_row(w, w.header, w.meta) for w in writes if w.header is not None and w.meta])
    add_steps(db, writes, insert_steps)
    changed = [changed_row(w, w.meta) for w in writes if w.header is None and not w.is_step and not w.erased]
    if many(db, UPDATE_TABLE, changed) < len(changed):
        raise Superseded("the table has another version by now")
    contents = [item for w in writes for item in w.contents.items()]
    many(db, "INSERT INTO contents VALUES (?, ?) ON CONFLICT DO NOTHING", contents)
    insert_snapshots(db, writes)
    insert_links(db, writes)
    chat = [(w.table, n, msgspec.json.encode(kept_line(line, w.said))) for w in writes for n, line in w.chat]
    many(db, "INSERT INTO chat VALUES (?, ?, ?)", chat)
    insert_results(db, writes)
    reviews = [(w.table, w.review) for w in writes if w.review is not None]
    many(db, "DELETE FROM reviews WHERE table_id = ?", [review[:1] for review in reviews])
    many(db, "INSERT INTO reviews VALUES (?, ?)", reviews)
    for w in writes:
        if w.removed:
            remove(db, w.table)


def kept_line(line: ChatLine, said: str) -> ChatLine:
    """Return a line of chat as it is stored."""
    return KeptLine(**msgspec.structs.asdict(line), said=said) if said else line


def new_row(write: Write, header: bytes, meta: Meta) -> tuple[Any, ...]:
    """Return the row of a new table."""
    game = msgspec.json.decode(header, type=Named).game
    text = msgspec.json.encode(meta)
    return (write.table, header, text, meta.state, game, meta.player, meta.created, has_bots(meta), calls(meta))


def changed_row(write: Write, meta: Meta | None) -> tuple[Any, ...]:
    """Return what changes in the row of a table, always including its version."""
    columns = (msgspec.json.encode(meta), meta.state, meta.player, has_bots(meta), calls(meta)) if meta else (None,) * 5
    game = msgspec.json.decode(write.dealt, type=Named).game if write.dealt else None
    return (*columns, write.dealt, game, write.table, write.version)


def has_bots(meta: Meta) -> int:
    """Return 1 if a bot sits at the table, otherwise 0: a truth is no number to every database."""
    return int(any(sitting.kind == "bot" for sitting in meta.sittings))


def calls(meta: Meta) -> int:
    """Return 1 if somebody at the table wishes to be called, otherwise 0."""
    return int(any(sitting.notices for sitting in meta.sittings))


def add_steps(db: Database, writes: list[Write], statement: str) -> None:
    """Insert the steps of many tables in one statement, which gets them as JSON and checks their versions."""
    rows = [(w.table, s.n, s.seat, s.text, s.noticed, s.move, s.at, w.version) for w in writes for s in w.steps]
    if rows:
        db.execute(statement, (msgspec.json.encode(rows).decode(),))


def insert_results(db: Database, writes: list[Write]) -> None:
    """Store results and tries, and forget those of whoever asked for it."""
    rows = [result_row(each) for w in writes for each in w.results]
    many(db, REPLACE_RESULT, rows)
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
    return (*columns, int(result.won), result.score, msgspec.json.encode(result))


def insert_snapshots(db: Database, writes: list[Write]) -> None:
    """Store snapshots: a table keeps its newest one and the one it is based on, if any."""
    with_one = [(w.table, w.base, w.snapshot) for w in writes if w.snapshot]
    rows = [(table, s.n, s.entries, s.rules, msgspec.json.encode(s.state)) for table, _, s in with_one]
    many(
        db, "DELETE FROM snapshots WHERE table_id = ? AND entries != ?", [(table, base) for table, base, _ in with_one]
    )
    many(db, REPLACE_SNAPSHOT, rows)
    chapters = [(w.table, w.story.first, w.story.events) for w in writes if w.story]
    many(db, "DELETE FROM stories WHERE table_id = ? AND first >= ?", [chapter[:2] for chapter in chapters])
    many(db, "INSERT INTO stories VALUES (?, ?, ?)", chapters)


def insert_links(db: Database, writes: list[Write]) -> None:
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


def swap_links(db: Database, table: str, a: int, b: int) -> None:
    """Swap the tokens of two seats."""
    db.execute("UPDATE links SET role = ? - role WHERE table_id = ? AND role IN (?, ?)", (a + b, table, a, b))


def many(db: Database, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
    """Run a statement for each row, if there is any; return the number of rows changed."""
    return db.executemany(statement, rows).rowcount if rows else 0


def all_of(db: Database, question: str, args: tuple[Any, ...]) -> list[Any]:
    """Return all rows at once: one that cannot be decoded must not leave a query open, which would keep this
    connection at that moment, and the journal from being emptied, as long as anybody holds the exception."""
    return db.execute(question, args).fetchall()


def read_record(db: Database, table: str) -> Record | None:
    """Read everything stored about a table."""
    row = db.execute("SELECT header, meta, version FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    found = (table,)
    steps = all_of(db, "SELECT n, seat, text, noticed, move, at FROM steps WHERE table_id = ? ORDER BY n", found)
    snapshots = all_of(db, "SELECT n, entries, rules, state FROM snapshots WHERE table_id = ? ORDER BY n", found)
    story = all_of(db, "SELECT first, events FROM stories WHERE table_id = ? ORDER BY first", found)
    chat = all_of(db, "SELECT line FROM chat WHERE table_id = ? ORDER BY n", found)
    agreed = msgspec.json.decode(row[0], type=Named)
    content = db.execute("SELECT content FROM contents WHERE hash = ?", (agreed.content,)).fetchone()
    return Record(
        table,
        row[0],
        msgspec.json.decode(row[1], type=Meta),
        [Stored(n=row[0], seat=row[1], text=row[2], noticed=row[3], move=row[4], at=row[5]) for row in steps],
        [Snapshot(n, entries, rules, msgspec.json.decode(state)) for n, entries, rules, state in snapshots],
        [msgspec.json.decode(line, type=ChatLine) for (line,) in chat],
        [Chapter(first, events) for first, events in story],
        content[0] if content else None,
        row[2],
        dict(all_of(db, DEVICES, (table, KEY, LINK))),
        heard_last([msgspec.json.decode(line, type=KeptLine) for (line,) in chat[-HEARD:]]),
    )


def heard_last(lines: list[KeptLine]) -> list[tuple[int, str]]:
    """Return the seats and ids of what people said last."""
    return [(line.seat, line.said) for line in lines if line.said]


DEVICES = "SELECT role, COUNT(*) FROM links WHERE table_id = ? AND kind IN (?, ?) GROUP BY role"


def read_rights(db: Database, hashes: list[bytes]) -> dict[bytes, Right]:
    """Read what tokens open."""
    if not hashes:
        return {}
    places = ", ".join("?" * len(hashes))
    rows = all_of(db, f"SELECT hash, table_id, role, kind FROM links WHERE hash IN ({places})", tuple(hashes))
    found = {bytes(hash): Right(*right) for hash, *right in rows}
    return {hash: found[hash] for hash in hashes if hash in found}


def read_unfinished(db: Database) -> list[str]:
    """Read the tables still being played that have bots, or people to call."""
    return [id for (id,) in all_of(db, UNFINISHED, ())]


def read_results(db: Database, player: str, game: str) -> list[Played]:
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

"""Backups of the database next to a running server: create, restore, and verify table by table."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from coffret.kernel.errors import CoffretError, Hint, because
from coffret.kernel.fair import Verdict, check_dice
from coffret.server.store.filelock import FileLock
from coffret.server.store.migrations import MIGRATIONS, migrate
from coffret.server.store.persistence import restore as restore_play
from coffret.server.store.sql import Database, read_record

PAGES = 512  # copied at once: a writer gets its turn in between
PRIVATE = 0o600  # a copy holds everybody's secrets


class BackupError(CoffretError):
    """A file that cannot be copied, restored or read."""


class Trouble(msgspec.Struct):
    """What is wrong with a table, or with the file as a whole."""

    table: str
    problem: str


class Dice(msgspec.Struct):
    """What was found out about the dice of a table that has been dealt."""

    table: str
    open_seed: bool  # who made the table chose the seed, and everybody can know it
    verdict: Verdict


class Report(msgspec.Struct):
    """The result of verifying a file."""

    file: str
    format: int
    tables: int
    steps: int
    troubles: list[Trouble]
    dice: list[Dice] = []

    @property
    def draws(self) -> int:
        return sum(each.verdict.draws for each in self.dice)

    @property
    def checked(self) -> int:
        return sum(each.verdict.checked for each in self.dice)


def back_up(db: Path, target: Path) -> int:
    """Copy the database of a server, which may be running; return the number of tables in the copy."""
    if target.exists():
        raise BackupError("error-file-exists", file=str(target))
    draft = target.with_name(target.name + ".part")
    with reading(db) as source:
        check_format(source, db)
        copy(source, draft)
    with reading(draft) as made:
        check_whole(made, draft)
        count: int = made.execute("SELECT count(*) FROM tables").fetchone()[0]
    os.replace(draft, target)
    return count


def put_back(backup: Path, db: Path) -> Path | None:
    """Restore a backup as the server's database; return where the previous file is now, if there was one."""
    with FileLock(db), reading(backup) as source:
        check_format(source, backup)
        check_whole(source, backup)
        draft = db.with_name(db.name + ".part")
        copy(source, draft)
        aside = move_aside(db)
        os.replace(draft, db)
    return aside


def move_aside(db: Path) -> Path | None:
    """Rename a file together with its journal."""
    if not db.exists():
        return None
    number = 1
    while (aside := db.with_name(f"{db.name}.before-{number}")).exists():
        number += 1
    with closing(sqlite3.connect(db)) as old:
        old.execute("PRAGMA journal_mode = DELETE")  # what stands in the journal goes into the file
    os.replace(db, aside)
    return aside


def verify(db: Path, told: Callable[[int, int], None] = lambda done, total: None) -> Report:
    """Check that the file is intact, every table loads and replays, and which dice follow from its seed."""
    with reading(db) as source, TemporaryDirectory() as folder:
        source.execute("BEGIN")  # one moment of a running server
        format = check_format(source, db)
        if format < len(MIGRATIONS):  # an older file is read as a newer Coffret would read it
            return msgspec.structs.replace(verify(upgraded(source, Path(folder)), told), file=str(db), format=format)
        ids = [id for (id,) in source.execute("SELECT id FROM tables ORDER BY id")]
        steps = source.execute("SELECT count(*) FROM steps").fetchone()[0]
        troubles = [Trouble("", problem) for problem in problems(source, "integrity_check")]
        found, dice = check_tables(source, ids, told)
    return Report(str(db), format, len(ids), steps, troubles + found, dice)


def check_tables(
    source: Database, ids: list[str], told: Callable[[int, int], None]
) -> tuple[list[Trouble], list[Dice]]:
    """Return what is wrong with tables, one after the other, and what was found out about their dice."""
    troubles, dice = [], []
    for number, id in enumerate(ids, 1):
        trouble, found = check_table(source, id)
        if trouble:
            troubles.append(Trouble(id, trouble))
        if found is not None:
            dice.append(found)
        told(number, len(ids))
    return troubles, dice


def upgraded(source: sqlite3.Connection, folder: Path) -> Path:
    """Return a copy of a file in the current format."""
    draft = folder / "upgraded.db"
    copy(source, draft)
    migrate(str(draft))
    return draft


def check_table(source: Database, id: str) -> tuple[str, Dice | None]:
    """Describe what is wrong with a table, empty if nothing is, and check its dice if it has been dealt."""
    try:
        record = read_record(source, id)
        play, _ = restore_play(record) if record is not None else (None, None)
        if record is None or play is None:
            return "", None
        header, dice = play.table.header, Dice(id, record.meta.open_seed, check_dice(play.table))
    except Exception as error:  # whatever a damaged row leads to
        return f"cannot be loaded: {type(error).__name__}: {error}", None
    if play.is_cut and play.rules == f"{header.rules_version}/{header.content}":
        return f"what was chosen after line {len(play.table.log) + 1} of its save file cannot be played again", dice
    if dice.verdict.result == "unfair":  # what cannot be checked is no fault
        return f"dice that do not follow from the seed, in lines {dice.verdict.wrong} of its save file", dice
    return "", dice


@contextmanager
def reading(db: Path) -> Iterator[sqlite3.Connection]:
    """Open a read-only connection, translating SQLite errors."""
    if not db.is_file():
        raise BackupError("error-unreadable", file=str(db), why=Hint("error-no-file", {}))
    try:
        with closing(sqlite3.connect(f"{db.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise BackupError("error-no-tables", file=str(db), why=str(error)) from error


def copy(source: sqlite3.Connection, draft: Path) -> None:
    """Make a private copy on disk."""
    draft.unlink(missing_ok=True)
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_WRONLY, PRIVATE))
        with closing(sqlite3.connect(draft)) as target:
            source.backup(target, pages=PAGES, sleep=0.005)
            target.execute("PRAGMA journal_mode = DELETE")
        with draft.open("rb") as file:
            os.fsync(file.fileno())
    except OSError as error:
        raise BackupError("error-unwritable", file=str(draft), why=because(error)) from error


def check_format(source: sqlite3.Connection, path: Path) -> int:
    """Return the format of a file, or raise an error if it is not a Coffret database."""
    format: int = source.execute("PRAGMA user_version").fetchone()[0]
    if not 1 <= format <= len(MIGRATIONS):
        raise BackupError("error-format", file=str(path), found=format, known=len(MIGRATIONS))
    return format


def check_whole(source: sqlite3.Connection, path: Path) -> None:
    """Reject a damaged file."""
    found = problems(source, "quick_check")
    if found:
        raise BackupError("error-damaged", file=str(path), why=found[0])


def problems(source: sqlite3.Connection, pragma: str) -> list[str]:
    """Return what SQLite finds wrong with a file."""
    found = [str(text) for (text,) in source.execute(f"PRAGMA {pragma}")]
    return [] if found == ["ok"] else found

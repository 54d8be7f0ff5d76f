"""Calls in the terminal: the deal of the day or the week of each game, one try each, and the streak.

Tries are kept in the user's own folder. Where the box of this machine has been opened in the browser, the deals
are the same; otherwise they follow from a secret of the terminal's own.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from time import time

import msgspec

from coffret.kernel.calls import BOTS, Call, Mark, call_of, deal, streak
from coffret.kernel.errors import SaveError, because
from coffret.kernel.game import Game
from coffret.kernel.save import open_file
from coffret.kernel.table import Table
from coffret.terminal import saves

FILE = "calls.json"
TABLES = "tables.db"  # of the box of this machine


class Try(msgspec.Struct):
    """Somebody's try at a call."""

    game: str
    call: str
    state: str = "open"  # then won or lost
    score: int | None = None


class Kept(msgspec.Struct):
    """Everything that is kept of somebody's calls."""

    secret: str = ""
    tries: list[Try] = []

    def of(self, call: Call) -> Try | None:
        return next((each for each in self.tries if (each.game, each.call) == (call.game, call.name)), None)


class Standing(msgspec.Struct):
    """A call as somebody finds it."""

    game: str
    title: str
    every: str
    call: str
    ends: int
    state: str  # new, open, won or lost
    score: int | None
    streak: int
    best_streak: int


def now() -> float:
    """Return the time, in seconds since 1970."""
    return time()


def read() -> Kept:
    """Read what is kept; a file that cannot be read is left alone, and said."""
    file = saves.folder() / FILE
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except FileNotFoundError:
        return Kept()
    except OSError as error:
        raise SaveError("error-unreadable", file=str(file), why=because(error)) from error
    except msgspec.MsgspecError as error:
        raise SaveError("error-unreadable", file=str(file), why=str(error)) from error


def write(kept: Kept) -> None:
    """Write it, whole or not at all."""
    file = saves.folder() / FILE
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1))
        os.replace(fresh, file)
    except OSError as error:
        raise SaveError("error-unwritable", file=str(file), why=because(error)) from error


def secret_of(kept: Kept) -> bytes:
    """Return what the deals follow from: the secret of the box of this machine, or the terminal's own."""
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{(saves.folder() / TABLES).as_uri()}?mode=ro", uri=True)) as db,
    ):
        ((found,),) = db.execute("SELECT value FROM secrets WHERE name = 'calls'").fetchall()
        return bytes(found)
    if not kept.secret:
        kept.secret = secrets.token_hex(32)
        write(kept)
    return bytes.fromhex(kept.secret)


def standing(game: Game, kept: Kept, language: str) -> Standing:
    """Return the present call of a game, and how somebody stands with it."""
    call = call_of(game, now())
    mine = kept.of(call)
    marked = [Mark(each.call, each.state) for each in kept.tries if each.game == game.slug and each.state != "open"]
    now_in_a_row, best = streak(marked, call)
    return Standing(
        game.slug,
        game.about.title[language],
        call.every,
        call.name,
        call.ends,
        mine.state if mine is not None else "new",
        mine.score if mine is not None else None,
        now_in_a_row,
        best,
    )


def place(call: Call) -> Path:
    """Return where a try is saved while it lasts: not among the games that can be gone on with in other ways."""
    return saves.folder() / "calls" / f"{call.game}-{call.name}{saves.SUFFIX}"


def begin(game: Game, kept: Kept, name: str) -> tuple[Call, Table]:
    """Begin somebody's try at the present call of a game, or go on with it."""
    call = call_of(game, now())
    if kept.of(call) is not None and place(call).is_file():
        return call, open_file(place(call))
    seed = deal(secret_of(kept), call.game, call.name)
    table = game.table(call.seats, call.options, seed, names=(name, *BOTS[: call.seats - 1]))
    table.header.bots = ("", *["thumb"] * (call.seats - 1))
    if kept.of(call) is None:
        kept.tries.append(Try(call.game, call.name))
        write(kept)
    return call, table


def finish(call: Call, kept: Kept, table: Table) -> None:
    """Keep how a try ended, if it has."""
    mine, outcome = kept.of(call), table.outcome
    if mine is not None and outcome is not None:
        mine.state, mine.score = "won" if 0 in outcome.winners else "lost", outcome.score or None
        write(kept)

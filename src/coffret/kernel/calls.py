# interpreted
"""Calls: one deal for everybody, for a day or a week, and how many of them in a row somebody has finished.

Days are those of UTC. The deal follows from a secret, so that nobody can know it beforehand from the code or the date.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

import msgspec

from coffret.kernel.game import Game
from coffret.kernel.options import Setting

DAYS = {"day": 1, "week": 7}
GIVEN_UP = "given-up"
BOTS = ("Bo", "Cleo", "Dov", "Effie", "Gus", "Hild", "Ivo")  # the names of those in the other seats


class Mark(msgspec.Struct):
    """How somebody's try at a call ended."""

    call: str
    state: str  # won, lost, given-up
    score: int | None = None


class Call(msgspec.Struct):
    """The call of a game at some time, named by its first day."""

    game: str
    every: str
    first: date
    seats: int
    options: dict[str, Setting]

    @property
    def name(self) -> str:
        return self.first.isoformat()

    @property
    def ends(self) -> int:
        """When the next one begins, in seconds since 1970."""
        return end_of(self.every, self.first)


def call_of(game: Game, now: float) -> Call:
    """Return the call of a game at this time."""
    about = game.about.call
    today = datetime.fromtimestamp(now, UTC).date()
    first = today - timedelta(today.weekday()) if about.every == "week" else today
    fewest, most = game.about.seats
    return Call(game.slug, about.every, first, about.seats or min(most, fewest + 1), game.options(about.options))


def end_of(every: str, first: date) -> int:
    """Return when the period of a call ends, in seconds since 1970."""
    day = first + timedelta(DAYS[every])
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


def deal(secret: bytes, game: str, call: str) -> str:
    """Return the seed of a call."""
    return hmac.new(secret, f"coffret-call:{game}:{call}".encode(), hashlib.sha256).hexdigest()


def streak(marked: Iterable[Mark], call: Call) -> tuple[int, int]:
    """Return how many calls in a row somebody has finished, up to this one or the one before, and the most ever.

    A try counts for the call that it was dealt for, even if it was finished after midnight.
    """
    done = sorted({date.fromisoformat(mark.call) for mark in marked if mark.state != GIVEN_UP})
    gap, runs = timedelta(DAYS[call.every]), dict[date, int]()
    for day in done:
        runs[day] = runs.get(day - gap, 0) + 1
    return runs.get(call.first) or runs.get(call.first - gap, 0), max(runs.values(), default=0)

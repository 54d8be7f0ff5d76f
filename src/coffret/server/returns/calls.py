"""Calls: one deal for everybody on this server, for a day or a week. Days are those of UTC.

The deal follows from a secret of the server, so that nobody can know it beforehand from the code or the date.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

import msgspec

from coffret.kernel.game import Game
from coffret.kernel.options import Setting
from coffret.server.store.interface import Played, Spread

DAYS = {"day": 1, "week": 7}
MARKS = {"day": 62, "week": 53}  # calls that a calendar goes back


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
        day = self.first + timedelta(DAYS[self.every])
        return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


def call_of(game: Game, now: float) -> Call:
    """Return the call of a game at this time."""
    about = game.about.call
    today = datetime.fromtimestamp(now, UTC).date()
    first = today - timedelta(today.weekday()) if about.every == "week" else today
    fewest, most = game.about.seats
    return Call(game.slug, about.every, first, about.seats or min(most, fewest + 1), game.options(about.options))


def deal(secret: bytes, game: str, call: str) -> str:
    """Return the seed of a call."""
    return hmac.new(secret, f"coffret-call:{game}:{call}".encode(), hashlib.sha256).hexdigest()


def marks(results: Iterable[Played], game: str) -> list[Mark]:
    """Return how somebody's tries at the calls of a game ended, oldest first."""
    tries = [each for each in results if each.game == game and each.call]
    found = [Mark(each.call, state(each), None if each.given_up else each.score) for each in tries]
    return sorted(found, key=lambda mark: mark.call)


def state(result: Played) -> str:
    """Return how a play ended for a person, in one word."""
    return "given-up" if result.given_up else "won" if result.won else "lost"


def streak(marked: Iterable[Mark], call: Call) -> tuple[int, int]:
    """Return how many calls in a row somebody has finished, up to this one or the one before, and the most ever.

    A try counts for the call that it was dealt for, even if it was finished after midnight.
    """
    done = sorted({date.fromisoformat(mark.call) for mark in marked if mark.state != "given-up"})
    gap, runs = timedelta(DAYS[call.every]), dict[date, int]()
    for day in done:
        runs[day] = runs.get(day - gap, 0) + 1
    return runs.get(call.first) or runs.get(call.first - gap, 0), max(runs.values(), default=0)


def told_spread(spread: Iterable[Spread]) -> list[dict[str, object]]:
    """Return how everybody's tries ended, for sending."""
    return [{"won": each.won, "score": each.score, "count": each.count} for each in spread]

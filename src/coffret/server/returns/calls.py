"""Somebody's tries at calls (`coffret.kernel.calls`), from their results."""

from __future__ import annotations

from collections.abc import Iterable

from coffret.kernel.calls import GIVEN_UP, Mark
from coffret.server.store.interface import Played, Spread

MARKS = {"day": 62, "week": 53}  # calls that a calendar goes back


def marks(results: Iterable[Played], game: str) -> list[Mark]:
    """Return how somebody's tries at the calls of a game ended, oldest first."""
    tries = [each for each in results if each.game == game and each.call]
    found = [Mark(each.call, state(each), None if each.given_up else each.score) for each in tries]
    return sorted(found, key=lambda mark: mark.call)


def state(result: Played) -> str:
    """Return how a play ended for a person, in one word."""
    return GIVEN_UP if result.given_up else "won" if result.won else "lost"


def told_spread(spread: Iterable[Spread]) -> list[dict[str, object]]:
    """Return how everybody's tries ended, for sending."""
    return [{"won": each.won, "score": each.score, "count": each.count} for each in spread]

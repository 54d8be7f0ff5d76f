"""A person's results, grouped by set-up."""

from __future__ import annotations

from typing import Any

import msgspec

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import load
from coffret.kernel.options import Setting
from coffret.server.store.interface import Played


class Result(msgspec.Struct):
    """All plays with the same options and number of seats."""

    options: dict[str, Setting]
    seats: int
    plays: int = 0
    wins: int = 0
    best: int | None = None  # the best score of a play that was won, where the game has one
    streak: int = 0  # wins since the last loss
    deals: dict[str, int | None] = {}  # by open seed, the best score there


def achievements(results: list[Played]) -> list[Result]:
    """Return a person's finished plays of a game, oldest first, grouped by set-up, without those of bots."""
    found: dict[Any, Result] = {}
    for each in by_table(results):
        options = as_today(each)
        key = (each.seats, tuple(sorted(options.items())))
        result = found.setdefault(key, Result(options, each.seats, deals={}))
        result.plays += 1
        result.wins += each.won
        result.streak = result.streak + 1 if each.won else 0
        score = (each.score or None) if each.won else None  # a game without points ends with 0
        low = scores_low(each)
        result.best = better(result.best, score, low)
        if each.deal:
            result.deals[each.deal] = better(result.deals.get(each.deal), score, low)
    return list(found.values())


def by_table(results: list[Played]) -> list[Played]:
    """Return the finished plays, each once: several people may have played it on one device."""
    found: dict[str, Played] = {}
    for each in results:
        if not each.given_up and each.by_hand and (each.table not in found or each.won):
            found[each.table] = each
    return list(found.values())


def as_today(result: Played) -> dict[str, Setting]:
    """Convert the options of a play to their current form, if the game still has them."""
    try:
        return load(result.game).options(result.options)
    except CoffretError:
        return result.options


def scores_low(result: Played) -> bool:
    """Whether the lower score is the better one in the game of a play."""
    try:
        score = load(result.game).about.score
    except CoffretError:
        return False
    return score is not None and score.low


def better(one: int | None, other: int | None, low: bool = False) -> int | None:
    """Return the better of two scores, either of which may be missing."""
    return other if one is None else one if other is None else (min if low else max)(one, other)

"""A person's results: their finished tables, grouped by set-up."""

from __future__ import annotations

from typing import Any

import msgspec

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import load
from coffret.kernel.table import Header
from coffret.server.store.interface import Meta


class Result(msgspec.Struct):
    """All plays with the same options and number of seats."""

    options: dict[str, bool | int | str]
    seats: int
    plays: int = 0
    wins: int = 0
    best: int | None = None  # the highest score of a play that was won, where the game has one
    streak: int = 0  # wins since the last loss
    deals: dict[str, int | None] = {}  # by open seed, the best score there


def achievements(rows: list[tuple[bytes, bytes]]) -> list[Result]:
    """Return a person's plays, oldest first, grouped by set-up; tables that cannot be read are left out."""
    found: dict[Any, Result] = {}
    for agreed, people in rows:
        try:
            header, meta = msgspec.json.decode(agreed, type=Header), msgspec.json.decode(people, type=Meta)
        except msgspec.MsgspecError:
            continue
        options = as_today(header)
        key = (header.seats, tuple(sorted(options.items())))
        result = found.setdefault(key, Result(options, header.seats, deals={}))
        result.plays += 1
        result.wins += meta.won
        result.streak = result.streak + 1 if meta.won else 0
        score = (meta.score or None) if meta.won else None  # a game without points ends with 0
        result.best = better(result.best, score)
        if meta.open_seed:
            seed = str(header.seed)
            result.deals[seed] = better(result.deals.get(seed), score)
    return list(found.values())


def as_today(header: Header) -> dict[str, bool | int | str]:
    """Convert the options of a play to their current form, if the game still has them."""
    try:
        return load(header.game).options(header.options)
    except CoffretError:
        return header.options


def better(one: int | None, other: int | None) -> int | None:
    """Return the higher of two scores, either of which may be missing."""
    return other if one is None else one if other is None else max(one, other)

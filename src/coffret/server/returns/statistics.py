"""Statistics of a person's ended plays: shares with their intervals, lengths, streaks, by set-up and by role."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from math import sqrt
from statistics import median
from typing import Any

import msgspec

from coffret.kernel.game import Game
from coffret.server.store.interface import Played
from coffret.server.store.results import as_today

Json = dict[str, Any]
Z = 1.959964  # standard errors on either side of a 95 % interval
MONTHS = 12
BINS = 10  # bars of a histogram, at the most


class Share(msgspec.Struct):
    """Wins out of plays, with the 95 % interval of their true share (Wilson's)."""

    label: str
    plays: int
    wins: int
    low: float
    high: float


def describe(game: Game, results: list[Played], lang: str) -> Json:
    """Describe somebody's plays of a game, of everybody on the device and of each of them."""
    names = Counter(each.name for each in results)
    return {
        "game": game.slug,
        "title": game.about.title[lang],
        "score": game.about.score.title[lang] if game.about.score else "",
        "all": summary(game, results, lang),
        "people": [
            {"name": name, **summary(game, [each for each in results if each.name == name], lang)}
            for name, _ in names.most_common(8)
        ]
        if len(names) > 1
        else [],
    }


def summary(game: Game, results: list[Played], lang: str) -> Json:
    """Summarize plays, oldest first; those given up, and those that bots have played, are only counted."""
    finished = [each for each in results if not each.given_up]
    ended = [each for each in finished if each.by_hand]
    now, best = streaks(each.won for each in ended)
    scores = [each.score for each in ended if each.won and each.score] if game.about.score else []
    minutes = [(each.ended - each.began) / 60 for each in ended if each.began and each.ended >= each.began]
    return {
        **msgspec.structs.asdict(share("", ended)),
        "given_up": len(results) - len(finished),
        "lent": len(finished) - len(ended),
        "helped": sum(each.hints > 0 for each in ended),
        "streak": now,
        "best_streak": best,
        "choices": round(median([each.choices for each in ended])) if ended else 0,
        "minutes": round(median(minutes)) if minutes else 0,
        "best": (min if game.about.score.low else max)(scores) if game.about.score and scores else None,
        "months": months(ended),
        "lengths": bins([each.choices for each in ended]),
        "scores": bins(scores),
        "groups": groups(game, ended, lang),
    }


def share(label: str, results: list[Played]) -> Share:
    """Return the share of plays that were won."""
    plays, wins = len(results), sum(each.won for each in results)
    return Share(label, plays, wins, *interval(wins, plays))


def interval(wins: int, plays: int) -> tuple[float, float]:
    """Return Wilson's interval of a share; with no plays, anything is possible."""
    if not plays:
        return 0.0, 1.0
    p, zz = wins / plays, Z * Z
    middle = (p + zz / (2 * plays)) / (1 + zz / plays)
    half = Z * sqrt(p * (1 - p) / plays + zz / (4 * plays * plays)) / (1 + zz / plays)
    return max(0.0, middle - half), min(1.0, middle + half)


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Return the wins since the last loss, and the most in a row."""
    now = best = 0
    for each in won:
        now = now + 1 if each else 0
        best = max(best, now)
    return now, best


def months(results: list[Played]) -> list[Json]:
    """Return plays and wins by month, the last ones, without leaving out those in between."""
    if not results:
        return []
    number = [month_of(each.ended) for each in results]
    last = max(number)
    first = max(min(number), last - MONTHS + 1)
    return [
        {
            "month": f"{month // 12:04}-{month % 12 + 1:02}",
            "plays": number.count(month),
            "wins": sum(each.won for each, in_month in zip(results, number, strict=True) if in_month == month),
        }
        for month in range(first, last + 1)
    ]


def month_of(seconds: int) -> int:
    """Return the month of a time as a number."""
    day = datetime.fromtimestamp(seconds, UTC)
    return day.year * 12 + day.month - 1


def bins(numbers: list[int]) -> list[Json]:
    """Return how many numbers lie in each of a few equal ranges, the last numbers included."""
    if not numbers:
        return []
    low, high = min(numbers), max(numbers)
    width = -(-(high - low + 1) // BINS)
    counts = Counter((number - low) // width for number in numbers)
    return [
        {"low": low + width * index, "high": low + width * (index + 1) - 1, "count": counts[index]}
        for index in range((high - low) // width + 1)
    ]


def groups(game: Game, results: list[Played], lang: str) -> list[Json]:
    """Return shares by the number of seats, by each option that was not always the same, and by role."""
    words = game.words(lang)
    found = [("seats", "", [(str(each.seats), each) for each in results])]
    settings = [(each, as_today(each)) for each in results]
    for option in game.about.option:
        told = [(option.told(options[option.id], words), each) for each, options in settings if option.id in options]
        found.append((option.id, words.say(option.message), told))
    roles = [(words.say(role), each) for each in results for role in each.roles if words.has(role)]
    found.append(("roles", "", roles))
    return [
        {"id": id, "label": label, "shares": shares(pairs)}
        for id, label, pairs in found
        if len({name for name, _ in pairs}) > 1 or (id == "roles" and pairs)
    ]


def shares(pairs: list[tuple[str, Played]]) -> list[Share]:
    """Return the share of each label, in the order of their labels as they first came."""
    by_label: dict[str, list[Played]] = {}
    for label, each in pairs:
        by_label.setdefault(label, []).append(each)
    return [share(label, plays) for label, plays in by_label.items()]

"""The figures of a report, from the rows of games."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

import msgspec

from coffret.kernel.sums import sum_of
from coffret.lab.frames import frames
from coffret.lab.report.source import Source
from coffret.lab.statistics import Z95, wilson

if TYPE_CHECKING:
    import polars

ALPHA = 0.05
SHADES = (0.1, 0.25, 0.5, 0.75, 0.9)  # quantiles that are told
KINDS = 8  # of choices that are told one by one
MOMENTS = 20  # of a curve


class Lengths(msgspec.Struct, frozen=True):
    """How long the games of a cell were, in choices of players: quantiles and mean; and how long they took here."""

    cell: int
    quantiles: list[float]
    mean: float
    per_second: float


class Kind(msgspec.Struct, frozen=True):
    """How often a kind of choice is made in a game of a cell."""

    cell: int
    kind: str
    mean: float


class Ending(msgspec.Struct, frozen=True):
    """How often the games of a cell end in one way."""

    cell: int
    outcome: str
    rule: str
    count: int
    share: float
    low: float
    high: float


class CameUp(msgspec.Struct, frozen=True):
    """In how many games something came up, and how much more often those are won than others of the same cell."""

    game: str
    kind: str
    id: str
    games: int
    share: float
    difference: float | None  # None: it came up always, or never without the same result
    low: float
    high: float


class Seat(msgspec.Struct, frozen=True):
    """How often a seat wins."""

    cell: int
    seat: int
    bot: str
    share: float
    low: float
    high: float


class First(msgspec.Struct, frozen=True):
    """How much more often the first seat wins than the others do on average."""

    cell: int
    mean: float
    low: float
    high: float


class Tension(msgspec.Struct, frozen=True):
    """The chance to win over the games of a cell that were won, or lost."""

    cell: int
    won: bool
    progress: float
    mean: float
    low: float
    high: float


class Drama(msgspec.Struct, frozen=True):
    """How tense the games of a cell are: how far the chance moves in all, and how often it turns round."""

    cell: int
    games: int
    moved: float
    turned: float  # of games: the loser, or the winner at a bad moment, was once on the other side of one half


def lengths(source: Source) -> list[Lengths]:
    found = []
    for index in range(len(source.cells)):
        games = source.of_cell(index)
        if games.is_empty():
            continue
        choices = games["decisions"] - games["by_chance"]
        quantiles = [number(choices.quantile(shade, "nearest")) for shade in SHADES]
        spent = max(1e-9, number(games["seconds"].sum()))
        found.append(Lengths(index, quantiles, number(choices.mean()), number(games["decisions"].sum()) / spent))
    return found


def kinds(source: Source) -> list[Kind]:
    """Return the kinds of choices, the most frequent ones first; the rest are one."""
    counts = [counts_in(source.of_cell(index), "kinds") for index in range(len(source.cells))]
    total: dict[str, int] = {}
    for count in counts:
        for name, (there, _) in count.items():
            total[name] = total.get(name, 0) + there
    told = sorted(total, key=lambda name: (-total[name], name))[:KINDS]
    found = []
    for index, count in enumerate(counts):
        games = max(1, len(source.of_cell(index)))
        found += [Kind(index, name, count.get(name, (0, 0))[0] / games) for name in told]
        rest = sum(there for name, (there, _) in count.items() if name not in told)
        if rest:
            found.append(Kind(index, "…", rest / games))
    return found


def counts_in(games: polars.DataFrame, column: str) -> dict[str, tuple[int, int]]:
    """Return by name how often it was counted, and in how many games."""
    p = frames()
    flat = games.select(column).explode(column).drop_nulls().unnest(column)
    counts = flat.group_by("name").agg(p.col("count").sum(), p.len().alias("games"))
    return {name: (count, in_games) for name, count, in_games in counts.iter_rows()}


def endings(source: Source) -> list[Ending]:
    found = []
    for index in range(len(source.cells)):
        games = source.of_cell(index)
        counts = games.group_by("side", "rule").len().sort("len", "side", "rule", descending=[True, False, False])
        for side, rule, count in counts.iter_rows():
            found.append(Ending(index, side, rule, count, count / len(games), *wilson(count, len(games))))
    return found


def came_up(source: Source) -> list[CameUp]:
    """Return what came up, with its effect within cells (Mantel and Haenszel's weights), all intervals together.

    Shares are drawn a little to the middle (Agresti and Caffo), so that few games claim little.
    """
    found = []
    for slug in dict.fromkeys(cell.game for cell in source.cells):
        cells = [index for index, cell in enumerate(source.cells) if cell.game == slug]
        tables = [by_name(source.of_cell(index)) for index in cells]
        names = sorted({name for table, _, _ in tables for name in table})
        z = NormalDist().inv_cdf(1 - ALPHA / 2 / max(1, len(names)))
        total = sum(games for _, games, _ in tables)
        for name in names:
            strata = [(*table.get(name, (0, 0)), games, wins) for table, games, wins in tables]
            in_games = sum(with_it for with_it, _, _, _ in strata)
            kind, _, id = name.partition(" ")
            found.append(CameUp(slug, kind, id, in_games, in_games / max(1, total), *effect(strata, z)))
    return found


def by_name(games: polars.DataFrame) -> tuple[dict[str, tuple[int, int]], int, int]:
    """Return by name in how many games it came up and how many of those were won; all games; all that were won."""
    p = frames()
    flat = games.select("won", "heard").explode("heard").drop_nulls().unnest("heard")
    counts = flat.group_by("name").agg(p.len().alias("games"), p.col("won").sum().alias("wins"))
    return {name: (in_games, wins) for name, in_games, wins in counts.iter_rows()}, len(games), int(games["won"].sum())


def effect(strata: list[tuple[int, int, int, int]], z: float) -> tuple[float | None, float, float]:
    """Return the difference between games with and without something, with its bounds.

    A stratum is the number of games with it, of those won, of all games, and of all won.
    """
    weights = mean = variance = 0.0
    for with_it, won_with, games, won in strata:
        without = games - with_it
        if not with_it or not without:
            continue
        one, other = (won_with + 1) / (with_it + 2), (won - won_with + 1) / (without + 2)
        weight = with_it * without / games
        weights += weight
        mean += weight * (one - other)
        variance += weight**2 * (one * (1 - one) / (with_it + 2) + other * (1 - other) / (without + 2))
    if not weights:
        return None, 0.0, 0.0
    spread = z * sqrt(variance) / weights
    found = mean / weights
    return found, max(-1.0, found - spread), min(1.0, found + spread)


def seats(source: Source) -> list[Seat]:
    """Return the wins of each seat, but not in games that all win or lose together."""
    found = []
    for index, cell in enumerate(source.cells):
        games = source.of_cell(index)
        if games.is_empty() or is_together(games, len(cell.bots)):
            continue
        for seat, name in enumerate(cell.bots):
            wins = int(games["winners"].list.contains(seat).sum())
            found.append(Seat(index, seat + 1, name, wins / len(games), *wilson(wins, len(games))))
    return found


def is_together(games: polars.DataFrame, seats: int) -> bool:
    """Whether all seats win or lose together in all of these games."""
    return set(games["winners"].list.len().unique().to_list()) <= {0, seats}


def all_together(source: Source) -> bool:
    """Whether all seats win or lose together in all games of the study."""
    return all(is_together(source.of_cell(index), len(cell.bots)) for index, cell in enumerate(source.cells))


def first(source: Source) -> list[First]:
    found = []
    for index, cell in enumerate(source.cells):
        games, count = source.of_cell(index), len(cell.bots)
        if len(games) < 2 or is_together(games, count) or len(set(cell.bots)) > 1:
            continue
        mine = games["winners"].list.contains(0).cast(frames().Float64)
        gain = mine - (games["winners"].list.len() - mine) / (count - 1)
        mean, spread = number(gain.mean()), Z95 * number(gain.std()) / sqrt(len(games))
        found.append(First(index, mean, mean - spread, mean + spread))
    return found


def tension(source: Source) -> list[Tension]:
    """Return the average chance to win over the course of won and of lost games."""
    found = []
    for index in range(len(source.cells)):
        for won in (True, False):
            curves = curves_of(source, index, won)
            for moment in range(MOMENTS + 1) if curves else ():
                values = [at(curve, moment / MOMENTS) for curve in curves]
                mean = sum_of(values) / len(values)
                spread = Z95 * sqrt(sum_of([(value - mean) ** 2 for value in values])) / len(values)
                bounds = max(0.0, mean - spread), min(1.0, mean + spread)
                found.append(Tension(index, won, moment / MOMENTS, mean, *bounds))
    return found


def drama(source: Source) -> list[Drama]:
    found = []
    for index in range(len(source.cells)):
        curves = [*curves_of(source, index, True), *curves_of(source, index, False)]
        if not curves:
            continue
        moved = sum_of([abs(after - before) for curve in curves for before, after in pairwise(curve)]) / len(curves)
        turned = sum((max(curve[1:-1]) > 0.5) != (min(curve[1:-1]) > 0.5) for curve in curves) / len(curves)
        found.append(Drama(index, len(curves), moved, turned))
    return found


def curves_of(source: Source, index: int, won: bool) -> list[list[float]]:
    p = frames()
    games = source.of_cell(index).filter((p.col("chances").list.len() > 2) & (p.col("won") == won))
    curves: list[list[float]] = games["chances"].to_list()
    return curves


def at(curve: list[float], progress: float) -> float:
    """Return the height of a curve between its points."""
    place = progress * (len(curve) - 1)
    before = min(int(place), len(curve) - 2)
    return curve[before] + (place - before) * (curve[before + 1] - curve[before])


def number(value: Any) -> float:
    return float(value or 0)

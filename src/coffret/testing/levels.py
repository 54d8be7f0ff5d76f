"""A harder level may not be easier, and none may be the same as another.

What is ordered follows from what a game declares: the values of its options that are `harder` one after the other, with
each value of the others that are measured, and its presets, where it has any such option.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from math import sqrt

import msgspec

from coffret.bots.measured import ALL, cell_of
from coffret.bots.play import play_game
from coffret.kernel.game import Game
from coffret.kernel.options import Option, Setting
from coffret.kernel.sums import sum_of

BOT = "thumb"
CLEAR = 4.0  # errors: among hundreds of comparisons, chance alone does not come that far
DEALS = 24  # that are compared where nothing was measured
TRIES = 300  # deals that are played at most until two courses differ


class Rung(msgspec.Struct, frozen=True):
    """A way to play that is one step of a ladder."""

    seats: int
    options: dict[str, Setting]

    def __str__(self) -> str:
        return ", ".join([f"{self.seats} seats", *(f"{id}={value}" for id, value in self.options.items())])


class Played(msgspec.Struct, frozen=True):
    """How a deal went."""

    won: bool
    course: tuple[object, ...]


def ladders(game: Game, seats: int) -> Iterator[list[Rung]]:
    """Yield the ways to play with so many seats that are ordered, each from the easiest to the hardest."""
    ordered = [option for option in game.about.option if option.harder]
    for option in ordered:
        beside = [it for it in game.about.option if it.measured and not it.harder]
        for values in product(*[list(it.offered()) for it in beside]):
            others = {it.id: value for it, value in zip(beside, values, strict=True)}
            yield [Rung(seats, {**others, option.id: value}) for value in steps(option)]
    if ordered and len(game.about.preset) > 1:
        most = max([seats, *(preset.seats for preset in game.about.preset)])
        yield [Rung(most, preset.options) for preset in game.about.preset]


def steps(option: Option) -> list[Setting]:
    """Return the values that are ordered: of numbers, those that have no names."""
    return list(range(option.low, option.high + 1)) if option.is_number else [*option.offered()]


def played(game: Game, rung: Rung, number: int) -> Played:
    """Play a deal with decent bots in all seats."""
    result = play_game(game, [BOT] * rung.seats, f"levels/{number}", rung.options)
    outcome = result.outcome
    return Played(bool(outcome.winners), (outcome.winners, outcome.rule, result.decisions, result.by_chance))


def faults(game: Game, seats: int, deals: int = 0) -> Iterator[str]:
    """Yield what is wrong with the ladders of a game.

    Without a number of deals, the figures that are kept with the game tell which level is won more often.
    """
    for ladder in ladders(game, seats):
        yield from faults_of(game, ladder, deals)


def faults_of(game: Game, ladder: list[Rung], deals: int = 0, tries: int = TRIES) -> Iterator[str]:
    """Yield each step of a ladder that is the same as the one before, or easier."""
    kept: dict[tuple[int, int], Played] = {}

    def deal(step: int, number: int) -> Played:
        if (step, number) not in kept:
            kept[step, number] = played(game, ladder[step], number)
        return kept[step, number]

    for step, (one, other) in enumerate(pairwise(ladder)):
        if not any(deal(step, number).course != deal(step + 1, number).course for number in range(tries)):
            yield f"{other}: {tries} deals are just those of {one}"
        gains = None if deals else measured_gain(game, one, other)
        if gains is None:
            numbers = range(deals or DEALS)
            gains = paired_gain([(deal(step, it).won, deal(step + 1, it).won) for it in numbers])
        if is_easier(*gains):
            yield f"{other}: easier than {one}, by {100 * gains[0]:.0f} of 100 games"


def paired_gain(deals: list[tuple[bool, bool]]) -> tuple[float, float]:
    """Return by how much more the second of two is won, of the same deals, and the error of that."""
    gains = [float(b) - float(a) for a, b in deals]
    mean = sum_of(gains) / len(gains)
    spread = sum_of([(gain - mean) ** 2 for gain in gains]) / len(gains)
    return mean, sqrt(max(spread, 1 / len(gains)) / len(gains))


def measured_gain(game: Game, one: Rung, other: Rung) -> tuple[float, float] | None:
    """Return the same from the figures that are kept with the game (`coffret measure`); None if they do not tell."""
    cells = [cell_of(game, rung.seats, rung.options) for rung in (one, other)]
    if any(cell is None or ALL not in cell.won for cell in cells):
        return None
    shares = [(cell.won[ALL].share, cell.games) for cell in cells if cell is not None]
    spread = sum_of([max(share * (1 - share), 1 / games) / games for share, games in shares])
    return shares[1][0] - shares[0][0], sqrt(spread)


def is_easier(gain: float, error: float) -> bool:
    """Whether something is won more often, beyond chance."""
    return gain > CLEAR * error

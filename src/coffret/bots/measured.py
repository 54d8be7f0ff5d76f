"""How often decent bots win: figures that `coffret measure` has counted, kept beside the game, told for what is chosen.

They are of the rules and the content that they were counted with. Nothing is told of what was not counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from itertools import product
from statistics import median

import msgspec

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game
from coffret.kernel.once import once
from coffret.kernel.options import Option, Setting
from coffret.kernel.stack import Outcome
from coffret.kernel.text import Words

FILE = "measured.json"
ALL = "all"  # who wins where all win or nobody
SELDOM, OFTEN = 0.025, 0.975  # shares below and above which no number is told


class Won(msgspec.Struct, array_like=True, frozen=True):
    """In how many plays somebody won, which share of them that is, and its 95 % interval (Wilson)."""

    plays: int
    share: float
    low: float
    high: float


class Cell(msgspec.Struct, frozen=True):
    """What was counted with some players and options."""

    seats: int
    options: list[Setting]  # of those that are measured, in their order
    games: int
    won: dict[str, Won]  # by side, by seat, or ALL
    decisions: float  # of players in a game, on average


class Measured(msgspec.Struct, frozen=True):
    """The figures of a game, with all that is needed to count them again."""

    command: str
    bot: str
    seed: str
    games: int
    rules_version: int
    content: str
    options: list[str]  # that are measured
    cells: list[Cell]


class Figure(msgspec.Struct, frozen=True):
    """A figure in words, and exactly."""

    text: str
    exact: str


# What is counted


def dimensions(game: Game) -> list[Option]:
    """Return the options with each of whose values plays are counted."""
    return [option for option in game.about.option if option.measured]


def sizes(game: Game) -> range:
    """Return the numbers of players to count with: where crews have a size of their own, those are it."""
    (low, high), campaign = game.about.seats, game.about.campaign
    return range(max(low, campaign.fewest) if campaign is not None and campaign.crew else low, high + 1)


def settings(game: Game) -> Iterator[tuple[int, tuple[Setting, ...]]]:
    """Yield every number of players with every combination of values that are measured."""
    yield from product(sizes(game), product(*[list(option.offered()) for option in dimensions(game)]))


def options_of(game: Game, values: tuple[Setting, ...]) -> dict[str, Setting]:
    """Return the options of a combination of values."""
    return {option.id: value for option, value in zip(dimensions(game), values, strict=True)}


def crew_option(game: Game) -> str:
    """Return the option that holds the size of the crew, where it need not be the number of seats."""
    return game.about.campaign.crew if game.about.campaign is not None else ""


def winners_of(outcome: Outcome, seats: int) -> list[str]:
    """Return who has won a play: all together, or else a side, or single seats."""
    if len(outcome.winners) == seats:
        return [ALL]
    if outcome.side and outcome.winners:
        return [outcome.side]
    return [f"seat {seat + 1}" for seat in outcome.winners]


def is_counted(game: Game, content: str, measured: Measured) -> bool:
    """Whether figures are of the rules and the content as they are."""
    return measured.rules_version == game.about.rules_version and measured.content == content


# What is kept


@once
def kept(game: Game) -> Measured | None:
    """Return the figures beside a game; None if there are none."""
    file = files(game.package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Measured) if file.is_file() else None


@once
def by_choice(game: Game) -> dict[tuple[int, tuple[Setting, ...]], Cell]:
    """Return the cells of the figures that can be told: those of these rules and this content."""
    found = kept(game)
    if found is None or not is_counted(game, game.own_content().hash(), found):
        return {}
    if found.options != [option.id for option in dimensions(game)]:
        return {}
    return {(cell.seats, tuple(cell.options)): cell for cell in found.cells}


def cell_of(game: Game, seats: int, given: Mapping[str, object]) -> Cell | None:
    """Return what was counted with so many players and options; None if that was not."""
    chosen, usual, size = game.options(given), game.simulated({}), max(game.check_seats(seats), sizes(game)[0])
    for option in game.about.option:
        if option.id == crew_option(game):
            size = int(option.meant(chosen[option.id])) or size
        elif not (option.measured or option.aside) and chosen[option.id] != usual[option.id]:
            return None
    return by_choice(game).get((size, tuple(chosen[option.id] for option in dimensions(game))))


def minutes_of(game: Game, option: Option, value: Setting) -> dict[int, int]:
    """Return about how long a play with a value takes, by the number of players: by what was counted of decisions.

    What is usual of all that was counted takes as long as the middle of what the box says.
    """
    cells = by_choice(game)
    if not cells or not option.measured:
        return {}
    usual = game.options({option.id: value})
    chosen = tuple(usual[each.id] for each in dimensions(game))
    each = sum(game.about.minutes) / 2 / median([cell.decisions for cell in cells.values()])
    found = {size: cells.get((size, chosen)) for size in sizes(game)}
    return {size: max(5, 5 * round(cell.decisions * each / 5)) for size, cell in found.items() if cell is not None}


# In words


def told(game: Game, seats: int, given: Mapping[str, object], language: str, box: Words) -> Figure | None:
    """Tell how often decent bots win with what is chosen; None if nothing is known of it."""
    try:
        cell = cell_of(game, seats, given)
    except CoffretError:
        return None
    if cell is None:
        return None
    if list(cell.won) == [ALL]:
        won = cell.won[ALL]
        text = box.say(f"ui-measured-{kind_of(won.share)}", args_of(won.share))
        return Figure(text, box.say("ui-measured-exact", {"games": cell.games, **ends_of(won)}))
    return told_sides(game, cell, game.words(language), box) if game.about.sides else None


def told_sides(game: Game, cell: Cell, words: Words, box: Words) -> Figure:
    """Tell how often each side wins among decent bots, whoever wins most often first."""
    ordered = sorted(cell.won.items(), key=lambda each: -each[1].plays)
    named = {side: words.say(f"{game.about.sides}-{side}") for side, _ in ordered}
    parts = [
        box.say("ui-measured-side", {"side": named[side], "number": round(10 * won.share)}) for side, won in ordered
    ]
    exact = [box.say("ui-measured-side-exact", {"side": named[side], **ends_of(won)}) for side, won in ordered]
    return Figure(
        box.say("ui-measured-sides", {"sides": ", ".join(parts)}),
        box.say("ui-measured-sides-exact", {"games": cell.games, "sides": ", ".join(exact)}),
    )


def kind_of(share: float) -> str:
    """Return how a share is spoken of."""
    return "seldom" if share < SELDOM else "often" if share > OFTEN else "share"


def args_of(share: float) -> dict[str, int]:
    """Return a share as people say it: in tenths, and near the ends in twentieths."""
    of = 20 if share < 0.075 or share > 0.925 else 10
    return {"number": min(of - 1, max(1, round(share * of))), "of": of}


def ends_of(won: Won) -> dict[str, int]:
    """Return the interval in whole per cent."""
    return {"low": round(100 * won.low), "high": round(100 * won.high)}

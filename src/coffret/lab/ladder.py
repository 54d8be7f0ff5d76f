"""A ladder: all bots against each other, rated. Every deal is played twice, with the seats exchanged.

Where seats compete, a pair of bots shares the table, seat by seat in turn, and on each deal the one that wins more
often in the two games beats the other. Where all win or lose together, each bot has the table to itself, and who
wins a deal beats who loses it. Either way a deal gives a pair one comparison at most, so they are independent.
Ratings are those of Bradley and Terry, with intervals from their posterior by expectation propagation (`choix`), on the
scale of Elo.
"""

from __future__ import annotations

from itertools import combinations
from math import log, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from coffret.bots import play_game
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Game, load
from coffret.lab.frames import frames, needed
from coffret.lab.keep import GAMES
from coffret.lab.run import run_study
from coffret.lab.statistics import Z95, wilson
from coffret.lab.study import Grid, Plan, Study, cells_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import polars

    from coffret.lab.workers import Workers

SCALE = 400 / log(10)  # points of Elo for a step of the logistic scale
MIDDLE = 1000  # the rating of the anchor
ANCHOR = "thumb"
PRIOR = 0.1  # inverse variance, before anything is played: a standard deviation of 550 points
TRIES = 20  # random games that show whether seats win or lose together


class Rung(msgspec.Struct, frozen=True):
    """A bot with its rating, and how often its seats win."""

    bot: str
    rating: float
    low: float
    high: float
    games: int  # of its seats
    share: float
    share_low: float
    share_high: float


class Match(msgspec.Struct, frozen=True):
    """Two bots on the same deals: on how many the one, or the other, did better."""

    one: str
    other: str
    deals: int
    better: int
    worse: int


class Ladder(msgspec.Struct, frozen=True):
    """The bots of a game, the best first. Ratings are relative to the anchor's."""

    game: str
    seats: int
    deals: int
    is_together: bool
    anchor: str
    rungs: list[Rung]
    matches: list[Match]


def is_together(game: Game, seats: int, options: Mapping[str, object]) -> bool:
    """Whether all seats win or lose together, as random games show."""
    plays = [play_game(game, ["random"] * seats, f"ladder/{number}", options) for number in range(TRIES)]
    return all(len(play.outcome.winners) in (0, seats) for play in plays)


def lineups(bots: Sequence[str], seats: int, together: bool) -> list[tuple[str, ...]]:
    """Return who sits where: each bot alone, or for each pair both ways round."""
    if together:
        return [(bot,) * seats for bot in bots]
    found = []
    for pair in combinations(bots, 2):
        for one, other in (pair, pair[::-1]):
            found.append(tuple(one if seat % 2 == 0 else other for seat in range(seats)))
    return found


def ladder_study(
    slug: str, bots: Sequence[str], seats: int, games: int, seed: int | str, options: Mapping[str, Any]
) -> tuple[Study, bool]:
    """Return the study that a ladder plays, and whether seats win or lose together."""
    if len(set(bots)) < 2:
        raise OptionError("error-ladder-few", given=", ".join(bots))
    game = load(slug)
    together = is_together(game, seats, options)
    sitting = tuple(",".join(names) for names in lineups(tuple(dict.fromkeys(bots)), seats, together))
    values = {id: [value] for id, value in options.items()}
    grid = Grid(game=[slug], seats=[seats], bots=sitting, options=values)
    plan = Plan(title=f"{game.about.title['en']}: ladder", seed=seed, games=games, chunk=5, grid=grid)
    return Study(plan, list(cells_of(grid, Path())), []), together


def climb(
    study: Study,
    together: bool,
    folder: Path,
    workers: Workers,
    done: Callable[[int], None] = lambda games: None,
    enough: Callable[[], bool] = lambda: False,
) -> Ladder:
    """Play a ladder, or what is left of it, and rate the bots."""
    run_study(study, folder, workers, done, enough)
    return rated(study, together, frames().read_parquet(folder / GAMES))


def rated(study: Study, together: bool, games: polars.DataFrame) -> Ladder:
    """Rate the bots by their games."""
    bots = list(dict.fromkeys(name for cell in study.cells for name in cell.bots))
    wins = wins_by_deal(study, games)
    matches = [match(bots[one], bots[other], wins, together) for one, other in combinations(range(len(bots)), 2)]
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    mean, covariance = posterior(bots, matches)
    base = bots.index(anchor)
    rungs = []
    for place, bot in enumerate(bots):
        spread = covariance[place][place] + covariance[base][base] - 2 * covariance[place][base]
        rating, width = SCALE * (mean[place] - mean[base]), SCALE * Z95 * sqrt(max(0.0, spread))
        seats, won = seats_of(study, games, bot)
        low, high = wilson(won, seats)
        rungs.append(
            Rung(
                bot=bot,
                rating=round(MIDDLE + rating, 1),
                low=round(MIDDLE + rating - width, 1),
                high=round(MIDDLE + rating + width, 1),
                games=seats,
                share=won / max(1, seats),
                share_low=low,
                share_high=high,
            )
        )
    rungs.sort(key=lambda rung: (-rung.rating, rung.bot))
    cell = study.cells[0]
    deals = int(games["number"].n_unique())
    return Ladder(cell.game, len(cell.bots), deals, together, anchor, rungs, matches)


Wins = dict[tuple[str, ...], dict[int, tuple[int, ...]]]  # by line-up and deal: the seats that won


def wins_by_deal(study: Study, games: polars.DataFrame) -> Wins:
    found: Wins = {cell.bots: {} for cell in study.cells}
    for index, number, winners in games.select("cell", "number", "winners").iter_rows():
        found[study.cells[index].bots][number] = tuple(winners)
    return found


def match(one: str, other: str, wins: Wins, together: bool) -> Match:
    """Compare two bots deal by deal, on deals that both ways round have been played."""
    seats = len(next(iter(wins)))
    alone = [(one,) * seats, (other,) * seats]
    tables = alone if together else [names for names in wins if set(names) == {one, other}]
    deals = set.intersection(*[set(wins[names]) for names in tables])
    gains = [sum(score(names, wins[names][deal], one, other) for names in tables) for deal in deals]
    return Match(one, other, len(deals), sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains))


def score(names: tuple[str, ...], winners: tuple[int, ...], one: str, other: str) -> int:
    """Return how many more seats of the one than of the other have won."""
    return sum((names[seat] == one) - (names[seat] == other) for seat in winners)


def posterior(bots: list[str], matches: list[Match]) -> tuple[list[float], list[list[float]]]:
    """Return the strengths on the logistic scale, and their covariance."""
    place = {bot: index for index, bot in enumerate(bots)}
    data = []
    for each in matches:
        one, other = place[each.one], place[each.other]
        data += [(one, other)] * each.better + [(other, one)] * each.worse
    choix, random = needed("choix"), needed("numpy.random")
    before = random.get_state()
    random.seed(0)  # choix visits the comparisons in an order drawn from there; the result hardly depends on it
    try:
        mean, covariance = choix.ep_pairwise(len(bots), data, PRIOR, model="logit")
    finally:
        random.set_state(before)
    return mean.tolist(), covariance.tolist()


def seats_of(study: Study, games: polars.DataFrame, bot: str) -> tuple[int, int]:
    """Return in how many seats a bot has played, and in how many of them it has won; together, a table is one."""
    played = won = 0
    for index, winners in games.select("cell", "winners").iter_rows():
        names = study.cells[index].bots
        mine = [seat for seat, name in enumerate(names) if name == bot]
        alone = len(mine) == len(names)
        played += bool(mine) if alone else len(mine)
        won += bool(winners) if alone and mine else len([seat for seat in winners if seat in mine])
    return played, won

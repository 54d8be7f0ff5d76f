"""What the commands that play many games share: how many, by whom, with which options, and how shares are written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from coffret.cli.frame import option
from coffret.kernel.errors import OptionError
from coffret.kernel.game import Game
from coffret.kernel.options import Setting

if TYPE_CHECKING:
    from coffret.lab.workers import Workers

MOST_JOBS = 256
Jobs = Annotated[int, option("--jobs", "J", "ui-cli-jobs")]
Ray = Annotated[bool, typer.Option("--ray", help="ui-cli-ray")]
Address = Annotated[str, option("--address", "HOST:PORT", "ui-cli-ray-address")]
Minutes = Annotated[float | None, option("--minutes", "M", "ui-cli-minutes")]


def check_games(games: int) -> None:
    """Refuse to play nothing."""
    if games < 1:
        raise OptionError("error-no-games", given=games)


def check_jobs(jobs: int) -> None:
    """Refuse a number of processes that cannot be meant."""
    if not 1 <= jobs <= MOST_JOBS:
        raise OptionError("error-jobs", most=MOST_JOBS, given=jobs)


def working(jobs: int, ray: bool, address: str, bots: tuple[str, ...]) -> AbstractContextManager[Workers]:
    """Return who plays: this process, several of them, or a Ray cluster."""
    from coffret.lab.workers import Cluster, Here, Pool

    check_jobs(jobs)
    if ray or address:
        return Cluster(address, bots)
    return Pool(jobs, bots) if jobs > 1 else nullcontext(Here())


def deadline(minutes: float | None) -> Callable[[], bool]:
    """Return whether so many minutes are over from now on."""
    end = monotonic() + 60 * minutes if minutes is not None else float("inf")
    return lambda: monotonic() > end


def seats_of(game: Game, asked: int | None) -> int:
    """Return the number of seats that was asked for, or the usual one."""
    from coffret.terminal.opening import Wish, usual_seats

    return game.check_seats(usual_seats(game, Wish()) if asked is None else asked)


def options_of(game: Game, given: Mapping[str, str]) -> dict[str, Setting]:
    """Return the options that were given, checked."""
    return {id: value for id, value in game.simulated(given).items() if id in given}


def interval(share: float, low: float, high: float) -> str:
    """Format a share with its 95 % interval."""
    return f"{share:6.1%}  [{low:.1%}, {high:.1%}]"

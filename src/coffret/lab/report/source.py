"""What a report is about: the games in a study's folder, or in the file of a simulation, with what was asked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from coffret.kernel.errors import OptionError
from coffret.lab.frames import frame_of, frames, read_frame
from coffret.lab.keep import STUDY
from coffret.lab.run import Difference, Running, Share
from coffret.lab.statistics import wilson
from coffret.lab.study import Cell, Comparison, Plan, Study

if TYPE_CHECKING:
    import polars


class Told(msgspec.Struct):
    """The file that says what a study asks."""

    plan: Plan
    cells: list[Cell]
    comparisons: list[Comparison]
    played_by: dict[str, dict[str, Any]] = {}


class Source(msgspec.Struct):
    """Games and what is known of them. `is_sequential`: it was looked at all the time, and its intervals allow that."""

    title: str
    games: Any  # a frame of polars
    cells: list[Cell]
    win: str
    shares: list[Share]
    differences: list[Difference]
    is_sequential: bool
    commands: list[str]

    def of_cell(self, index: int) -> polars.DataFrame:
        """Return the games of a cell."""
        found: polars.DataFrame = self.games.filter(frames().col("cell") == index)
        return found


def read_source(place: Path) -> Source:
    """Open a study's folder, also while it is still played, or a Parquet file of games."""
    if place.is_dir():
        return read_study_folder(place)
    if not place.exists():
        raise OptionError("error-report-nothing", place=str(place))
    return read_games(place)


def read_study_folder(folder: Path) -> Source:
    try:
        told = msgspec.json.decode((folder / STUDY).read_bytes(), type=Told)
    except (OSError, msgspec.DecodeError) as error:
        raise OptionError("error-report-nothing", place=str(folder)) from error
    study = Study(told.plan, told.cells, told.comparisons)
    files = sorted((folder / "chunks").glob("*.parquet"))
    games = frames().concat([frame_of(0, study.cells[0], []), *[read_frame(file) for file in files]])
    running = Running(study)
    for index, won in enumerate(running.won):
        own = games.filter(frames().col("cell") == index).sort("number")
        won += own["won"].to_list()
    running.look()
    found = running.summary()
    commands = [
        cell.command(study.plan.seed, max(1, share.games)) for cell, share in zip(study.cells, found.cells, strict=True)
    ]
    return Source(found.title, games, study.cells, told.plan.win, found.cells, found.differences, True, commands)


def read_games(file: Path) -> Source:
    games = read_frame(file)
    if games["cell"].n_unique() != 1:
        raise OptionError("error-report-nothing", place=str(file))
    told: dict[str, str] = frames().read_parquet_metadata(file)
    game, bots, options, content = next(games.select("game", "bots", "options", "content").iter_rows())
    cell = Cell(
        name=game,
        game=game,
        bots=tuple(bots.split(",")),
        options=msgspec.json.decode(options),
        pack_file=content,
        axes={},
    )
    wins = int(games["won"].sum())
    share = Share(len(games), wins, *wilson(wins, len(games)))
    command = [told["command"]] if "command" in told else []
    return Source(told.get("title", game), games, [cell], told.get("win", "seat 1"), [share], [], False, command)

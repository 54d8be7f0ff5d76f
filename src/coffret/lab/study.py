"""A study: a grid of cells that play the same deals, read from a TOML file and checked before anything is played."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from coffret.bots import lineup
from coffret.kernel.content import Raw, read_pack, short_hash
from coffret.kernel.errors import OptionError, because
from coffret.kernel.game import load

SEAT = "seat "  # `win = "seat 2"` counts the wins of a seat, anything else those of a side


class Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What varies: every list is an axis, and its first value is the one that the others are compared with."""

    game: list[str]
    seats: list[int] = []  # none: the fewest that the game can be played with
    bots: tuple[str, ...] = ("thumb",)  # each a line-up: `thumb` for all seats, `thumb,random` by seat
    content: tuple[str, ...] = ("",)  # packs, as paths from the study's own folder
    options: dict[str, list[bool | int | str]] = {}


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The contents of a study file."""

    title: str
    seed: int | str
    games: int = 1000  # of each cell, at most
    chunk: int = 25  # games that are played and kept as one
    win: str = "seat 1"  # whose wins are counted: a seat, or a side
    margin: float = 0.0  # a difference that is surely smaller than this also decides a comparison; 0: never
    decisions: bool = False  # also keep one row for each decision
    tension: int = 0  # games of each cell in which the chance to win is followed from moment to moment
    grid: Grid

    def __post_init__(self) -> None:
        for name, low in (("games", 1), ("chunk", 1), ("margin", 0), ("tension", 0)):
            if getattr(self, name) < low:
                raise ValueError(f"{name} = {getattr(self, name)}: at least {low} is possible")


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """One combination of the grid, in enough detail to play it anywhere."""

    name: str  # what sets it apart from the others
    game: str
    bots: tuple[str, ...]  # by seat
    options: dict[str, bool | int | str]
    pack: Raw | None = None
    pack_file: str = ""
    axes: dict[str, str]  # axis -> value, as written in the study

    def command(self, seed: int | str, games: int) -> str:
        """Return the command that plays the same deals."""
        from coffret.lab.simulate import Experiment

        experiment = Experiment(
            game=self.game, games=games, bots=self.bots, seed=seed, options=self.options, pack_file=self.pack_file
        )
        return experiment.command()


class Comparison(msgspec.Struct, frozen=True):
    """Two cells that differ on one axis only."""

    axis: str
    base: int  # the cell with the first value of the axis
    other: int


class Study(msgspec.Struct, frozen=True):
    """A checked study: its cells and which of them are compared."""

    plan: Plan
    cells: list[Cell]
    comparisons: list[Comparison]

    def fingerprint(self) -> str:
        """Return what must be equal for kept games to belong to this study: what is asked, and what it is played by."""
        return short_hash(msgspec.to_builtins([self.plan, self.cells, self.played_by()]))

    def played_by(self) -> dict[str, Any]:
        """Return the version of the rules and the content of each game."""
        games = [load(slug) for slug in dict.fromkeys(cell.game for cell in self.cells)]
        return {game.slug: {"rules": game.about.rules_version, "content": game.own_content().hash()} for game in games}

    def told(self) -> dict[str, Any]:
        """Return the study for its folder: who opens it later sees what was asked, and by which rules it was played."""
        return {
            "fingerprint": self.fingerprint(),
            "plan": self.plan,
            "cells": self.cells,
            "comparisons": self.comparisons,
            "played_by": self.played_by(),
        }


def read_study(file: Path) -> Study:
    """Read a study and check every cell of it."""
    try:
        plan = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Plan)
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError("error-unreadable", file=str(file), why=because(error)) from error
    except (ValueError, msgspec.ValidationError) as error:
        raise OptionError("error-study", file=str(file), why=str(error)) from error
    return make_study(plan, file.parent)


def make_study(plan: Plan, folder: Path = Path()) -> Study:
    """Lay out the grid; an impossible cell is refused before anything is played."""
    cells = list(cells_of(plan.grid, folder))
    for cell in cells:
        check_win(plan.win, cell)
    return Study(plan, cells, list(compared(cells)))


def cells_of(grid: Grid, folder: Path) -> Iterator[Cell]:
    """Return the cells in the order of the axes, the last one varying fastest."""
    packs = {name: read_pack(folder / name) if name else None for name in grid.content}
    varied = [id for id, values in grid.options.items() if len(values) > 1]
    for slug, bots, content in product(grid.game, grid.bots, grid.content):
        game = load(slug)
        if (pack := packs[content]) is not None:
            game.content(pack, content)  # only to find out now what is wrong with it
        for seats in grid.seats or [game.about.seats[0]]:
            names = lineup(tuple(name.strip() for name in bots.split(",")), game.check_seats(seats))
            for values in product(*grid.options.values()):
                given = {**game.brought_by(pack), **dict(zip(grid.options, values))}
                chosen = game.simulated(given)
                options = {id: chosen[id] for id in given}
                axes = {"game": slug, "seats": str(seats), "bots": bots, "content": content}
                axes |= {id: str(given[id]) for id in grid.options}
                named = [axis for axis in ("game", "seats", "bots", "content") if len(getattr(grid, axis)) > 1]
                yield Cell(
                    name=", ".join(f"{axis} {shown(axis, axes[axis])}" for axis in [*named, *varied]) or slug,
                    game=slug,
                    bots=names,
                    options=options,
                    pack=packs[content],
                    pack_file=content,
                    axes=axes,
                )


def shown(axis: str, value: str) -> str:
    """Return a value of an axis in the name of a cell: of a content pack, what sets it apart."""
    return (Path(value).stem if axis == "content" else value) or "-"


def check_win(win: str, cell: Cell) -> None:
    """Refuse to count the wins of a seat that nobody has."""
    number = win.removeprefix(SEAT)
    if win.startswith(SEAT) and not (number.isdecimal() and 1 <= int(number) <= len(cell.bots)):
        raise OptionError("error-study-win", given=win, seats=len(cell.bots))


def compared(cells: list[Cell]) -> Iterator[Comparison]:
    """Pair each cell with the one that has the first value of an axis and is equal on all others; games are not."""
    where = {tuple(cell.axes.items()): index for index, cell in enumerate(cells)}
    for axis in [axis for axis in (cells[0].axes if cells else {}) if axis != "game"]:
        first: dict[str, str] = {}
        for cell in cells:
            first.setdefault(cell.game, cell.axes[axis])
        for index, cell in enumerate(cells):
            base = where[tuple({**cell.axes, axis: first[cell.game]}.items())]
            if base != index:
                yield Comparison(axis, base, index)


def apart(one: str, other: str) -> tuple[str, str, str]:
    """Return where the names of two cells differ, the one and the other, and what they share."""
    ones, others = one.split(", "), other.split(", ")
    own = ", ".join(part for part in ones if part not in others)
    foreign = ", ".join(part for part in others if part not in ones)
    return own, foreign, ", ".join(part for part in ones if part in others)

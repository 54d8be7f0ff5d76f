"""Counting how often decent bots win, with every number of players and every value of the options that are measured.

Each combination plays the same deals: their seeds go by number, so that figures can be compared, and counted again.
What is done is kept at once: a run that is stopped goes on where it was, and one that asks for more games adds them.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec

from coffret.bots import play_game
from coffret.bots.measured import (
    ALL,
    Cell,
    Measured,
    Won,
    dimensions,
    is_counted,
    options_of,
    settings,
    winners_of,
)
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game, load
from coffret.kernel.options import Setting
from coffret.kernel.values import encode
from coffret.lab.statistics import wilson
from coffret.lab.workers import begin

BOT = "thumb"
SEED = "measured"


class Sample(msgspec.Struct, frozen=True):
    """Deals to play: so many from one number on, with so many players and some options."""

    game: str
    seats: int
    values: tuple[Setting, ...]
    seed: str
    first: int
    games: int


class Counts(msgspec.Struct):
    """What came of some plays: who won how many, and how much players chose."""

    games: int
    won: Counter[str]
    decisions: int


def measure(
    game: Game,
    games: int,
    file: Path,
    seed: str = SEED,
    jobs: int = 1,
    done: Callable[[int], None] = lambda games: None,
) -> Measured:
    """Count what is not in the file yet, and keep each part there as soon as it is counted."""
    found = known(game, file, seed)
    names = [option.id for option in dimensions(game)]
    command = f"coffret measure {game.slug} --games {games} --seed {seed}"
    all_of = [Sample(game.slug, seats, values, seed, 0, games) for seats, values in settings(game)]
    same = alike(game, all_of)

    def figures() -> Measured:
        cells = [found[key_of(it)] for it in all_of if key_of(it) in found]
        return Measured(command, BOT, seed, games, game.about.rules_version, game.own_content().hash(), names, cells)

    for sample, counts in played([missing(group[0], found.get(key_of(group[0]))) for group in same], jobs):
        group = next(group for group in same if key_of(group[0]) == key_of(sample))
        cell = added(found.get(key_of(sample)), sample, counts)
        found |= {key_of(it): msgspec.structs.replace(cell, options=list(it.values)) for it in group}
        keep(figures(), file)
        done(counts.games * len(group))
    keep(figures(), file)
    return figures()


def alike(game: Game, samples: list[Sample]) -> list[list[Sample]]:
    """Put together what begins just alike, such as a level and the number of cards that it means: one is played."""
    groups: dict[bytes, list[Sample]] = {}
    for sample in samples:
        start = msgspec.json.encode(encode(game.start(sample.seats, options_of(game, sample.values))))
        groups.setdefault(start, []).append(sample)
    return list(groups.values())


def key_of(it: Sample | Cell) -> tuple[int, tuple[Setting, ...]]:
    """Return what a sample or a cell is of."""
    return it.seats, tuple(it.options if isinstance(it, Cell) else it.values)


def known(game: Game, file: Path, seed: str) -> dict[tuple[int, tuple[Setting, ...]], Cell]:
    """Return what a file holds that was counted of these rules, this content and these deals."""
    if not file.is_file():
        return {}
    try:
        before = msgspec.json.decode(file.read_bytes(), type=Measured)
    except msgspec.MsgspecError as error:
        raise CoffretError(f"{file}: {error}") from error
    same = (before.seed, before.bot, before.options) == (seed, BOT, [option.id for option in dimensions(game)])
    return (
        {key_of(cell): cell for cell in before.cells}
        if same and is_counted(game, game.own_content().hash(), before)
        else {}
    )


def missing(wanted: Sample, cell: Cell | None) -> Sample:
    """Return the deals that were not played yet."""
    before = cell.games if cell is not None else 0
    return msgspec.structs.replace(wanted, first=before, games=max(0, wanted.games - before))


def added(cell: Cell | None, sample: Sample, counts: Counts) -> Cell:
    """Return a cell with more plays."""
    games, won, decisions = counts.games, Counter(counts.won), float(counts.decisions)
    if cell is not None:
        games += cell.games
        won.update({who: each.plays for who, each in cell.won.items()})
        decisions += cell.decisions * cell.games
    shares = {who: share_of(plays, games) for who, plays in sorted(won.items())}
    return Cell(sample.seats, list(sample.values), games, shares, round(decisions / games, 1))


def share_of(plays: int, games: int) -> Won:
    """Return a share of plays with its interval."""
    low, high = wilson(plays, games)
    return Won(plays, round(plays / games, 4), round(low, 4), round(high, 4))


def keep(figures: Measured, file: Path) -> None:
    """Write figures, a line for each cell; the file is never half a one."""
    told = msgspec.to_builtins(figures)
    cells = told.pop("cells")
    head = ",\n".join(
        f" {msgspec.json.encode(id).decode()}: {msgspec.json.encode(it).decode()}" for id, it in told.items()
    )
    rows = ",\n".join(f"  {msgspec.json.encode(cell).decode()}" for cell in cells)
    half = file.with_suffix(".part")
    half.write_text(f'{{\n{head},\n "cells": [\n{rows}\n ]\n}}\n', encoding="utf-8")
    os.replace(half, file)


# Playing


def played(samples: list[Sample], jobs: int) -> Iterator[tuple[Sample, Counts]]:
    """Play all samples that hold any deals, in this process or in several, and yield each as it is done."""
    left = [sample for sample in samples if sample.games]
    if jobs == 1:
        yield from ((sample, count(sample)) for sample in left)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin, ((BOT,),))
    try:
        running = {pool.submit(count, sample): sample for sample in left}
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
        pool.shutdown()
    except BrokenProcessPool as error:
        raise CoffretError("error-process-died") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def count(sample: Sample) -> Counts:
    """Play the deals of a sample."""
    game = load(sample.game)
    options, counts = options_of(game, sample.values), Counts(0, Counter(), 0)
    for number in range(sample.first, sample.first + sample.games):
        result = play_game(game, (BOT,) * sample.seats, f"{sample.seed}/{number}", options)
        counts.games += 1
        counts.decisions += result.decisions - result.by_chance
        counts.won.update(winners_of(result.outcome, sample.seats))
    if not counts.won:
        counts.won[ALL] = 0  # a game that is won together, and never was
    return counts

"""Running a study: round after round, until every comparison is decided or the games are spent.

A round gives each cell that still matters the same number of chunks, and whether the study goes on is asked after whole
rounds only, so what is played depends on nothing but the study.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from coffret.lab.keep import Keeper
from coffret.lab.record import Task
from coffret.lab.statistics import Sequence as Confidence
from coffret.lab.study import Comparison, Study
from coffret.lab.workers import Workers

ROUND = 4  # chunks of a cell
ALPHA = 0.05


class Difference(msgspec.Struct, frozen=True):
    """How much more often the other cell wins than the base, on the same deals, and between which bounds."""

    axis: str
    base: int
    other: int
    games: int
    mean: float
    low: float
    high: float
    decided: bool


class Share(msgspec.Struct, frozen=True):
    """How often a cell was won, and between which bounds its chance is."""

    games: int
    wins: int
    low: float
    high: float


class Summary(msgspec.Struct, frozen=True):
    """What a study has found. Its intervals hold although it stops when it has seen enough."""

    title: str
    cells: list[Share]
    differences: list[Difference]


class Running:
    """What a study knows while it is played: who won what, cell by cell, in the order of the deals."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.won: list[list[bool]] = [[] for _ in study.cells]
        share = ALPHA / max(1, len(study.comparisons))  # all intervals hold together
        self.sequences = [Confidence(share) for _ in study.comparisons]
        self.chances = [Confidence(ALPHA) for _ in study.cells]

    def round(self, live: Sequence[int]) -> list[Task]:
        """Return the next chunks of the cells that still matter."""
        plan = self.study.plan
        tasks: list[Task] = []
        for index in live:
            first = len(self.won[index])
            last = min(plan.games, first + ROUND * plan.chunk)
            for begin in range(first, last, plan.chunk):
                end = min(begin + plan.chunk, last)
                tasks.append(
                    Task(self.study.cells[index], plan.seed, plan.win, begin, end, plan.decisions, plan.tension)
                )
        return sorted(tasks, key=lambda task: task.first)  # all cells get as far, also if time runs out

    def take(self, keeper: Keeper, tasks: Sequence[Task]) -> None:
        """Take in the games of a round, of each cell as many as are there without a gap."""
        for task in tasks:
            won = self.won[self.study.cells.index(task.cell)]
            if keeper.has(task) and len(won) == task.first:
                won += keeper.won(task)
        self.look()

    def live(self) -> list[int]:
        """Return the cells that have games left and a comparison that is not decided; without comparisons, all."""
        cells = range(len(self.won))
        if self.study.comparisons:
            undecided = [it for it, known in zip(self.study.comparisons, self.sequences) if not self.decided(known)]
            wanted = {cell for comparison in undecided for cell in (comparison.base, comparison.other)}
        else:
            wanted = set(cells)
        return [index for index in cells if index in wanted and len(self.won[index]) < self.study.plan.games]

    def decided(self, known: Confidence) -> bool:
        low, high = bounds(known)
        margin = self.study.plan.margin
        return low > 0 or high < 0 or (margin > 0 and -margin < low and high < margin)

    def look(self) -> None:
        """Take in what has been played since: games, and pairs of games."""
        for won, chance in zip(self.won, self.chances):
            for game in won[chance.count :]:
                chance.add(game)
        for comparison, known in zip(self.study.comparisons, self.sequences):
            base, other = self.won[comparison.base], self.won[comparison.other]
            for number in range(known.count, min(len(base), len(other))):
                known.add((1 + other[number] - base[number]) / 2)

    def difference(self, comparison: Comparison, known: Confidence) -> Difference:
        low, high = bounds(known)
        mean = 2 * known.mean - 1
        axis, base, other = comparison.axis, comparison.base, comparison.other
        return Difference(axis, base, other, known.count, mean, low, high, self.decided(known))

    def summary(self) -> Summary:
        return Summary(
            title=self.study.plan.title,
            cells=[Share(len(won), sum(won), chance.low, chance.high) for won, chance in zip(self.won, self.chances)],
            differences=[self.difference(*each) for each in zip(self.study.comparisons, self.sequences)],
        )


def bounds(known: Confidence) -> tuple[float, float]:
    """Return the bounds of a difference, which was mapped from -1..1 to 0..1."""
    return 2 * known.low - 1, 2 * known.high - 1


def run_study(
    study: Study,
    folder: Path,
    workers: Workers,
    done: Callable[[int], None] = lambda games: None,
    enough: Callable[[], bool] = lambda: False,
) -> Summary:
    """Play a study, or what is left of it; `enough` may end it after any chunk."""
    keeper = Keeper(folder, study)
    keeper.open()
    running = Running(study)
    while (live := running.live()) and not enough():
        tasks = running.round(live)
        there = [task for task in tasks if keeper.has(task)]
        done(sum(task.last - task.first for task in there))
        for task, played in workers.play([task for task in tasks if not keeper.has(task)]):
            keeper.keep(task, played)
            done(task.last - task.first)
            if enough():
                break
        running.take(keeper, tasks)
    keeper.gather()
    summary = running.summary()
    keeper.write(folder / "summary.json", msgspec.json.format(msgspec.json.encode(summary), indent=2))
    return summary

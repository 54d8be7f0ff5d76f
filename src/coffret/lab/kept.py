"""A simulation whose games are kept: the same figures, and one row a game in a Parquet file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter

from coffret.kernel.errors import SaveError, because
from coffret.lab.frames import frame_of, frames, write_frame
from coffret.lab.record import Row, Task
from coffret.lab.simulate import Experiment, Report, cut, empty, report
from coffret.lab.study import Cell
from coffret.lab.workers import Here, Pool

WIN = "seat 1"


def simulate_to(
    file: Path, experiment: Experiment, jobs: int = 1, done: Callable[[int], None] = lambda games: None
) -> Report:
    """Play all games of an experiment and write them to a file, in the order of their deals."""
    begin = perf_counter()
    frames()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError("error-simulate-write", file=str(file), why=because(error)) from error
    cell = cell_of(experiment)
    total, rows = empty(experiment), list[Row]()
    batches = cut(experiment.games, jobs)
    tasks = [Task(cell, experiment.seed, WIN, batch.start, batch.stop, decisions=False) for batch in batches]
    with nullcontext(Here()) if jobs == 1 else Pool(jobs, experiment.bots) as workers:
        for _, played in workers.play(tasks):
            rows += played.rows
            total.faults += played.faults
            for row in played.rows:
                total.count(row.side, row.winners, row.rule, row.decisions, row.by_chance)
            done(len(played.rows))
    rows.sort(key=lambda row: row.number)
    told = {"title": cell.name, "win": WIN, "command": experiment.command()}
    write_frame(file, frame_of(0, cell, rows), told, "error-simulate-write")
    return report(experiment, total, perf_counter() - begin)


def cell_of(experiment: Experiment) -> Cell:
    """Return an experiment as the only cell of a study."""
    return Cell(
        name=experiment.game,
        game=experiment.game,
        bots=experiment.bots,
        options=experiment.options,
        pack=experiment.pack,
        pack_file=experiment.pack_file,
        axes={},
    )

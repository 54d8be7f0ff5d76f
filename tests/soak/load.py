"""A server under load for hours: its memory, drawn as a curve. `make soak` runs it for two hours."""

from __future__ import annotations

import asyncio
import csv
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from tests.server.crash import Crashes, Json
from tests.server.process import Process

WARM_UP = 0.25  # of the time: until then everything that is kept once is made
EVERY = 5  # seconds between two samples
PACE = 1.5  # tables a second at the most: a table stays in memory for a minute after its end, so the pace must not vary
GROWTH = 0.10  # of the memory, between the first and the second half after warming up: more is a leak
WIDTH, HEIGHT = 900, 300


class Sample(NamedTuple):
    """What the server uses at a moment."""

    seconds: float
    memory_mb: float
    moves: int
    tables: int  # made so far
    file_mb: float


def memory_of(process: int) -> float:
    """Resident megabytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


class Paced(Crashes):
    """Tables that are played one after the other, begun at a steady pace however fast the machine is."""

    due = 0.0  # when the next table may begin

    async def make(self, game: str) -> Json:
        self.due = max(self.due + 1 / PACE, monotonic())
        await asyncio.sleep(self.due - monotonic())
        return await super().make(game)


async def measure(
    process: Process, games: list[str], tables: int, seconds: float, told: Callable[[str], None]
) -> list[Sample]:
    """Keep tables busy, one after the other in each place, and look at the server every few seconds."""
    crashes = Paced(process, games, seed=0, tables=tables, keeps=False)
    samples: list[Sample] = []
    begin = monotonic()
    async with crashes.playing():
        while monotonic() - begin < seconds:
            await asyncio.sleep(EVERY)
            process.check()
            assert not crashes.line.wrong, crashes.line.wrong
            size = process.db.stat().st_size / 2**20
            now = Sample(monotonic() - begin, memory_of(process.pid), crashes.line.count, crashes.made, size)
            samples.append(now)
            told(f"{now.seconds:6.0f} s  {now.memory_mb:6.1f} MB  {now.moves} moves at {now.tables} tables")
    return samples


def growth(samples: list[Sample]) -> float:
    """How much more memory is used in the last half than in the one before, after warming up."""
    steady = [sample.memory_mb for sample in samples[int(len(samples) * WARM_UP) :]]
    half = len(steady) // 2
    before, after = steady[:half], steady[half:]
    return (sum(after) / len(after)) / (sum(before) / len(before)) - 1


def write(samples: list[Sample], folder: Path) -> None:
    """The samples as a table and as a drawing."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "load.csv").open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(Sample._fields)
        rows.writerows([f"{value:.1f}" for value in sample] for sample in samples)
    (folder / "load.svg").write_text(drawing(samples))


def drawing(samples: list[Sample]) -> str:
    """Memory over time."""
    last, top = samples[-1].seconds, max(sample.memory_mb for sample in samples) * 1.1
    points = " ".join(
        f"{60 + sample.seconds / last * (WIDTH - 80):.1f},{HEIGHT - 30 - sample.memory_mb / top * (HEIGHT - 60):.1f}"
        for sample in samples
    )
    label = f"memory of the server in MB, over {last / 60:.0f} minutes and {samples[-1].moves} moves"
    marks = "".join(
        f'<text x="50" y="{HEIGHT - 26 - part * (HEIGHT - 60):.0f}" text-anchor="end">{top * part:.0f}</text>'
        for part in (0, 0.5, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13"><rect width="100%" height="100%" fill="#fff"/>'
        f'<text x="60" y="20">{label}</text>{marks}'
        f'<path d="M60 30V{HEIGHT - 30}H{WIDTH - 20}" fill="none" stroke="#888"/>'
        f'<polyline points="{points}" fill="none" stroke="#06c" stroke-width="2"/></svg>\n'
    )

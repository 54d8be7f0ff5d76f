"""Many plays of one seat, shared among processes: the same plays as in one process."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Mapping, Sequence
from math import prod
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from coffret.env.play import Rules
from coffret.env.plays import Arrays, Numbers, Plays, shapes
from coffret.kernel.errors import CoffretError

PATIENCE = 10.0  # seconds for a process to end by itself


class Spread:
    """Plays in other processes, each with a part of them. They write into memory that all of them share."""

    def __init__(self, rules: Rules, count: int, seat: int, bots: str | Sequence[str], jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        memory = [context.RawArray("b", size_of(*each)) for each in shapes(rules, count)]
        numbers = context.RawArray("b", size_of((count,), np.int64))
        self.shared = arrays(rules, count, memory)
        self.numbers: Numbers = np.frombuffer(numbers, np.int64)
        self.parts = [slice(count * job // jobs, count * (job + 1) // jobs) for job in range(jobs)]
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        for part in self.parts:
            here, there = context.Pipe()
            given = there, rules.given, count, seat, bots, memory, numbers, part
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def begin(self, seeds: Sequence[str], told: Arrays) -> None:
        """Start all plays, each with the first of its own seeds."""
        self.ask([list(seeds[part]) for part in self.parts])
        self.tell(told)

    def step(self, numbers: Numbers, told: Arrays) -> None:
        """Take an action in each play, and let the bots go on until the seat is asked again."""
        self.numbers[:] = numbers
        self.ask([None] * len(self.parts))
        self.tell(told)

    def ask(self, what: Sequence[list[str] | None]) -> None:
        """Let all processes work at once, and wait for them."""
        try:
            for pipe, each in zip(self.pipes, what):
                pipe.send(each)
            answers: list[Exception | None] = [pipe.recv() for pipe in self.pipes]
        except (EOFError, OSError) as error:
            raise CoffretError("a process of the vector environment died") from error
        for answer in answers:
            if answer is not None:
                raise answer

    def tell(self, told: Arrays) -> None:
        """Copy what the processes have written."""
        pairs: list[tuple[Any, Any]] = list(zip(told, self.shared))
        for array, shared in pairs:
            array[:] = shared

    def close(self) -> None:
        """End the processes; they do so when nobody can ask them any more."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(PATIENCE)
            process.kill()


def size_of(shape: tuple[int, ...], kind: Any) -> int:
    size: int = np.dtype(kind).itemsize
    return prod(shape) * size


def arrays(rules: Rules, count: int, memory: Sequence[Any]) -> Arrays:
    """Return the shared memory as arrays."""
    found = [np.frombuffer(each, kind).reshape(shape) for each, (shape, kind) in zip(memory, shapes(rules, count))]
    return Arrays(*found)


def work(
    pipe: Connection,
    given: Mapping[str, Any],
    count: int,
    seat: int,
    bots: str | Sequence[str],
    memory: Sequence[Any],
    numbers: Any,
    part: slice,
) -> None:
    """Step a part of the plays whenever that is asked, until nobody can ask any more: a process of `Spread`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    chosen: Numbers = np.frombuffer(numbers, np.int64)[part]
    plays: Plays | None = None
    while True:
        try:
            seeds = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            if plays is None:
                rules = Rules(**given)
                told = arrays(rules, count, memory).part(part)
                plays = Plays(rules, len(chosen), seat, bots)
            if seeds is None:
                plays.step(chosen, told)
            else:
                plays.begin(seeds, told)
            pipe.send(None)
        except Exception as error:  # it is raised where it was asked for
            pipe.send(error)

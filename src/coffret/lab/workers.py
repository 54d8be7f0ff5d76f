"""Who plays the games of a study: this process, a pool of them, or a Ray cluster. The games do not depend on it."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from threading import Thread
from typing import Any, Protocol

from coffret.bots import invite
from coffret.kernel.errors import CoffretError, OptionError
from coffret.lab.record import Played, Task, play

DEATHS = 5  # of pools in a row that end without a single chunk: then something else is wrong


class Workers(Protocol):
    """Plays tasks and returns each with its games as soon as they are there, in any order."""

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]: ...


class Here:
    """This process."""

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        for task in tasks:
            yield task, play(task)


def begin(bots: tuple[str, ...]) -> None:
    """Initialize a process of the pool; Ctrl-C is handled by its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    invite(bots)


def end_with_parent() -> None:
    """End this process when its parent is gone, also if that was killed; nobody would ever ask it for anything."""
    parent = multiprocessing.parent_process()

    def wait_for_it() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=wait_for_it, daemon=True).start()


class Pool(AbstractContextManager["Pool"]):
    """Processes of this machine. A process that dies is replaced, and what it was at is played again."""

    def __init__(self, jobs: int, bots: tuple[str, ...]) -> None:
        self.jobs, self.bots = jobs, bots
        self.pool = self.start()

    def start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"), begin, (self.bots,))

    def __exit__(self, *why: object) -> None:
        self.pool.shutdown(wait=why[0] is None, cancel_futures=True)  # whoever stops it does not want to wait

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        left, deaths = list(tasks), 0
        while left:
            try:
                running: dict[Future[Played], Task] = {self.pool.submit(play, task): task for task in left}
                while running:
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        task = running.pop(future)
                        played = future.result()
                        left.remove(task)
                        deaths = 0
                        yield task, played
            except BrokenProcessPool as error:
                deaths += 1
                self.pool.shutdown(wait=False, cancel_futures=True)
                if deaths == DEATHS:
                    raise CoffretError("error-process-died") from error
                self.pool = self.start()


class Cluster(AbstractContextManager["Cluster"]):
    """A Ray cluster, or one that Ray starts on this machine. Ray plays again what a dead node was at."""

    def __init__(self, address: str, bots: tuple[str, ...], **how: Any) -> None:
        try:
            import ray
        except ImportError as error:
            raise OptionError("error-lab-missing", library="ray") from error
        self.ray: Any = ray
        try:
            own = {} if address else {"include_dashboard": False}
            ray.init(address=address or None, log_to_driver=False, **own, **how)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise OptionError("error-lab-ray", address=address or "this machine", why=str(error)) from error

        def play_there(task: Task) -> Played:
            invite(bots)
            return play(task)

        self.remote = ray.remote(max_retries=-1)(play_there)

    def __exit__(self, *why: object) -> None:
        self.ray.shutdown()

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        running = {self.remote.remote(task): task for task in tasks}
        while running:
            done, _ = self.ray.wait(list(running), num_returns=1)
            for each in done:
                yield running.pop(each), self.ray.get(each)

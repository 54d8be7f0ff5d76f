"""The thinking processes of a server: few, started when first needed, fair between tables, replaced when one dies."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict, deque
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Literal

import msgspec

from coffret.bots.registry import BOTS
from coffret.server.thinking.jobs import Answer, Answered, AnyJob, Begin, CallOff, Choose, Failed

log = logging.getLogger(__name__)
SECONDS = 1.0  # that an expert may think about a choice, unless the host says otherwise
LATE = 5.0  # seconds that a process may take longer than it was given, before it is ended
LEAST = 0.05  # seconds of thought, however many want to think
LINE = 1 << 24  # bytes of an answer
STARTING = 60.0  # seconds that a process may take to start
DEATHS = 3  # in a row, without an answer, after which nothing is thought about for a while
REST = 60.0  # seconds
WORKER = "coffret.server.thinking.worker"
Lane = Literal["now", "later"]


class TooLate(Exception):
    """It was not thought about in time, or could not be."""


class Wanted:
    """A job that somebody waits for."""

    def __init__(self, id: int, job: AnyJob) -> None:
        self.id = id
        self.job = job
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Queue:
    """Jobs by table: the tables take turns, and each has one of its own jobs done after the other."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, deque[Wanted]] = OrderedDict()

    def __len__(self) -> int:
        return len(self.tables)

    def put(self, table: str, wanted: Wanted) -> None:
        self.tables.setdefault(table, deque()).append(wanted)

    def take(self) -> Wanted | None:
        """Take the next job that somebody still waits for."""
        while self.tables:
            table, jobs = self.tables.popitem(last=False)
            wanted = jobs.popleft()
            if jobs:
                self.tables[table] = jobs
            if not wanted.answer.done():
                return wanted
        return None


class Minds:
    """Processes that think for all tables of a server."""

    def __init__(self, seconds: float = SECONDS, processes: int = 0) -> None:
        self.seconds = seconds  # 0: nobody thinks, and bots play by rules of thumb
        self.most = processes or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.now, self.later = Queue(), Queue()
        self.workers: list[asyncio.Task[None]] = []
        self.processes: set[Process] = set()
        self.ids = count(1)
        self.wake = asyncio.Condition()
        self.busy = 0  # how many processes think
        self.background = 0  # how many of them about what may wait
        self.deaths = 0
        self.rests_until = 0.0
        self.closed = False

    @property
    def are_there(self) -> bool:
        """Whether there is any thinking at all."""
        return self.seconds > 0 and not self.closed and monotonic() >= self.rests_until

    async def ask(self, table: str, job: AnyJob, patience: float | None, lane: Lane = "now") -> Answer:
        """Think about a job; TooLate if that takes longer than somebody is patient. Cancelling calls it off."""
        if not self.are_there:
            raise TooLate
        wanted = Wanted(next(self.ids), job)
        (self.now if lane == "now" else self.later).put(table, wanted)
        if len(self.workers) < self.most:
            self.workers.append(asyncio.get_running_loop().create_task(self.work()))
        async with self.wake:
            self.wake.notify()
        try:
            async with asyncio.timeout(patience):
                answer = await wanted.answer
        except TimeoutError as error:
            raise TooLate from error
        finally:
            wanted.answer.cancel()
        if isinstance(answer, Failed):
            raise TooLate(answer.why)
        return answer

    def next(self) -> tuple[Wanted, bool] | None:
        """Take what to think about next, and whether it might have waited; one process stays free for what may not."""
        if (wanted := self.now.take()) is not None:
            return wanted, False
        if self.background < max(1, self.most - 1) and (wanted := self.later.take()) is not None:
            return wanted, True
        return None

    async def work(self) -> None:
        """Give one process job after job, and replace it when it dies."""
        process: Process | None = None
        try:
            while True:
                async with self.wake:
                    await self.wake.wait_for(lambda: self.now or self.later)
                    taken = self.next()
                if taken is None:
                    await asyncio.sleep(LEAST)
                    continue
                wanted, is_background = taken
                self.background += is_background
                try:
                    if process is None or process.returncode is not None:
                        process = await self.start()
                    await self.think(process, wanted)
                    self.deaths = 0
                except Exception as error:  # it has ended or got stuck, or said what cannot be read
                    log.warning("a thinking process is replaced: %s", type(error).__name__)
                    self.died()
                    if process is not None:
                        await self.end(process)
                    process = None
                finally:
                    self.background -= is_background
                    if not wanted.answer.done():
                        wanted.answer.set_result(Failed("the thinking process has ended"))
        finally:
            if process is not None:
                with suppress(ProcessLookupError):
                    process.kill()

    def died(self) -> None:
        """Count a process that ended or got stuck; after several in a row, all rest for a while."""
        self.deaths += 1
        if self.deaths >= DEATHS:
            self.deaths, self.rests_until = 0, monotonic() + REST

    async def start(self) -> Process:
        """Start a process, which ends when its input does, and so with this one."""
        named = ",".join(name for name in BOTS if ":" in name)
        path = os.pathsep.join(sys.path)
        environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", WORKER, path, named),
            stdin=PIPE,
            stdout=PIPE,
            stderr=None if log.isEnabledFor(logging.WARNING) else DEVNULL,
            limit=LINE,
            env=environment,
        )
        self.processes.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(STARTING):
                await process.stdout.readuntil(b"\n")
        except BaseException:
            await self.end(process)
            raise
        return process

    async def think(self, process: Process, wanted: Wanted) -> None:
        """Let a process think about one job: for its share of the time, or until it has counted what it is to count."""
        assert process.stdin is not None
        assert process.stdout is not None
        share = 1 + len(self.now) // self.most if isinstance(wanted.job, Choose) else 1
        seconds = max(LEAST, wanted.job.seconds / share)
        job = msgspec.structs.replace(wanted.job, seconds=seconds)
        process.stdin.write(msgspec.json.encode(Begin(wanted.id, job)) + b"\n")

        def call_off(_: object) -> None:
            assert process.stdin is not None
            if process.returncode is None:
                process.stdin.write(msgspec.json.encode(CallOff(wanted.id)) + b"\n")

        wanted.answer.add_done_callback(call_off)
        self.busy += 1
        try:
            async with asyncio.timeout(seconds + LATE):
                answered = ANSWERS.decode(await process.stdout.readuntil(b"\n"))
        finally:
            self.busy -= 1
            wanted.answer.remove_done_callback(call_off)
        if not wanted.answer.done():
            wanted.answer.set_result(answered.answer)

    async def end(self, process: Process) -> None:
        """End a process. What it still said is read: otherwise its end might be waited for for ever."""
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
        self.processes.discard(process)

    async def close(self) -> None:
        """End all processes."""
        self.closed = True
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)
        for process in list(self.processes):
            await self.end(process)


ANSWERS = msgspec.json.Decoder(Answered)

"""Group commit: one thread writes, and writes that arrive meanwhile share the next commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec

from coffret.server.store.interface import StoreError, Write

TOGETHER = 512  # writes in one commit, at the most


class Job(msgspec.Struct):
    """A write and who waits for it."""

    write: Write
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Group:
    """The queue of a store and the thread that empties it; `commit` stores some writes and tells who waits."""

    def __init__(self, commit: Callable[[list[Job]], None]) -> None:
        self.commit = commit
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self.keep_writing, name="store-writer", daemon=True)

    def start(self) -> None:
        """Begin to write."""
        self.thread.start()

    async def write(self, write: Write) -> None:
        """Queue a write and wait for its commit."""
        loop = asyncio.get_running_loop()
        job = Job(write, loop.create_future(), loop)
        self.jobs.put(job)
        await job.done

    def keep_writing(self) -> None:
        """Run the writer thread: collect pending writes, commit, notify."""
        while (first := self.jobs.get()) is not None:
            jobs, stop = self.gather(first)
            self.commit(jobs)
            if stop:
                return

    def gather(self, first: Job) -> tuple[list[Job], bool]:
        """Return the pending writes, and whether it is time to stop."""
        jobs = [first]
        while len(jobs) < TOGETHER:
            try:
                job = self.jobs.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    async def close(self) -> None:
        """Finish what is queued."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)


def tell(jobs: list[Job], error: StoreError | None) -> None:
    """Wake the waiting tasks in their own event loops."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, waiting in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake, waiting, error)


def wake(jobs: list[Job], error: StoreError | None) -> None:
    """Resolve a future."""
    for job in jobs:
        if not job.done.done():
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)

"""`coffret serve --processes N`: several worker processes behind one port, started again when they end.

All workers accept connections from one listening socket, which stays open here, so none is lost while a worker is
replaced. SIGHUP replaces the workers one after the other: the new one is ready before the old one is stopped.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from coffret.kernel.errors import CoffretError
from coffret.server.command import address, listen
from coffret.server.http.reach import Reach

log = logging.getLogger(__name__)
WORKER = (sys.executable, "-P", "-m", "coffret.server.worker")
READY_SECONDS = 120.0  # in which a worker has loaded everything
STOP_SECONDS = 20.0  # in which it has stored everything and ended
QUICK = 10.0  # seconds: a worker that ends sooner is not started again at once
WAITS = (0.0, 1.0, 2.0, 5.0, 10.0, 30.0)  # seconds before starting it again, the more often the longer


class NotStarted(CoffretError):
    """A worker could not begin to serve."""


class Setup(msgspec.Struct):
    """What a worker serves: the arguments of `serve`, and bots to invite."""

    options: dict[str, Any]
    bots: tuple[str, ...] = ()
    think: float = 0  # seconds that an expert may think about a choice
    thinkers: int = 0  # processes that think for this one
    descriptor: int = -1  # of the listening socket


class Worker:
    """One worker process."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.began = monotonic()

    async def start(self, setup: Setup) -> None:
        """Start, and wait until it serves. It ends by itself when this process does: its standard input closes."""
        process = self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[setup.descriptor],
        )
        assert process.stdin is not None
        assert process.stdout is not None
        data = pickle.dumps(setup)
        with suppress(ConnectionError):
            process.stdin.write(len(data).to_bytes(4, "big") + data)
            await process.stdin.drain()
        try:
            async with asyncio.timeout(READY_SECONDS):
                line = await process.stdout.readline()
        except TimeoutError:
            line = b""
        if not line:
            await self.stop()
            raise NotStarted("error-worker", code=process.returncode)

    async def ended(self) -> int:
        """Wait until it has ended."""
        assert self.process is not None
        return await self.process.wait()

    async def stop(self) -> None:
        """Ask it to end, and see to it that it does."""
        if self.process is None or self.process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            self.process.terminate()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self.process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()


class Workers:
    """All workers, and what happens to them."""

    def __init__(self, setup: Setup, count: int, command: Sequence[str] = WORKER) -> None:
        self.setup = setup
        self.count = count
        self.command = command
        self.workers: list[Worker] = []
        self.stopping = asyncio.Event()
        self.replacing = asyncio.Lock()
        self.keepers: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start all of them; if one cannot, none is left."""
        self.workers = [Worker(self.command) for _ in range(self.count)]
        started = await asyncio.gather(*[worker.start(self.setup) for worker in self.workers], return_exceptions=True)
        for error in started:
            if isinstance(error, BaseException):
                await self.stop()
                raise error
        self.keepers = [asyncio.create_task(self.keep(place)) for place in range(self.count)]

    async def keep(self, place: int) -> None:
        """Start a worker again whenever it ends by itself."""
        quick = 0
        while True:
            worker = self.workers[place]
            code = await worker.ended()
            async with self.replacing:
                if self.workers[place] is not worker:
                    continue  # it was replaced
            if self.stopping.is_set():
                return
            quick = quick + 1 if monotonic() - worker.began < QUICK else 0
            log.error("a worker ended with code %d, and is started again", code)
            await asyncio.sleep(WAITS[min(quick, len(WAITS) - 1)])
            with suppress(NotStarted):
                await self.replace(place)

    async def replace(self, place: int) -> None:
        """Put a new worker in the place of another; that one ends once the new one is ready."""
        async with self.replacing:
            new, old = Worker(self.command), self.workers[place]
            try:
                await new.start(self.setup)
            finally:
                self.workers[place] = new if new.process is not None and new.process.returncode is None else old
            await old.stop()

    async def replace_all(self) -> None:
        """Replace the workers one after the other; if a new one does not start, the old ones stay."""
        for place in range(self.count):
            try:
                await self.replace(place)
            except NotStarted as error:
                log.error("the workers are not replaced: %s", error)
                return

    async def stop(self) -> None:
        """End all of them."""
        self.stopping.set()
        for keeper in self.keepers:
            keeper.cancel()
        await asyncio.gather(*[worker.stop() for worker in self.workers])


def serve_by_workers(
    setup: Setup,
    count: int,
    *,
    told: Callable[[str], None] = print,
    tell_others: Callable[[list[str]], None] | None = None,
    command: Sequence[str] = WORKER,
) -> None:
    """Serve with several processes until interrupted."""
    options = setup.options
    host, public = options["host"], options["public"]
    with listen(host, options["port"]) as listening:
        port = listening.getsockname()[1]
        options["port"] = port
        setup.descriptor = listening.fileno()
        where = address(host, port) + public.base_path.lstrip("/")

        def ready() -> None:
            told(where)
            if tell_others is not None:
                tell_others(Reach(host, port, public.base_path, public.url).addresses())

        with suppress(KeyboardInterrupt):
            asyncio.run(run(Workers(setup, count, command), ready))


async def run(workers: Workers, ready: Callable[[], None]) -> None:
    """Start the workers and wait for signals."""
    loop = asyncio.get_running_loop()
    replacing: set[asyncio.Task[None]] = set()

    def replace_all() -> None:
        task = loop.create_task(workers.replace_all())
        replacing.add(task)
        task.add_done_callback(replacing.discard)

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, workers.stopping.set)
    loop.add_signal_handler(signal.SIGHUP, replace_all)
    await workers.start()
    ready()
    await workers.stopping.wait()
    for task in list(replacing):
        task.cancel()
    await workers.stop()


def inherited(descriptor: int) -> socket.socket:
    """Return the listening socket that a worker was given."""
    return socket.socket(fileno=descriptor)

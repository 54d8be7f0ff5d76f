"""What all tables of a server share: the store, limits, worker threads and counters."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any, Protocol, TypeVar

from coffret.kernel.game import Game
from coffret.server.protocol.limits import Limits
from coffret.server.room.figures import Figures
from coffret.server.room.painter import Painter
from coffret.server.store.interface import Notice, Store
from coffret.server.thinking.minds import Minds

T = TypeVar("T")
THREADS = ("thinker", "teller", "waiter")  # what their names begin with


class Caller(Protocol):
    """Who calls people to their turn."""

    def call(self, table: str, game: Game, wanted: dict[int, list[Notice]]) -> None:
        """Call these seats of a table, and no others."""


class Services:
    """What a table uses of its server."""

    def __init__(self, store: Store, limits: Limits, now: Callable[[], float] = time) -> None:
        self.store = store
        self.now = now  # the time of day, in seconds since 1970
        self.limits = limits
        thinkers, tellers, waiters = THREADS
        self.thinkers = ThreadPoolExecutor(2, thinkers)
        self.tellers = ThreadPoolExecutor(1, tellers)  # of its own: what people are to see does not wait for bots
        self.waiters = ThreadPoolExecutor(1, waiters)  # of its own: nobody who plays waits for who only asks
        self.painter = Painter()
        self.figures = Figures()
        self.caller: Caller | None = None  # where the host has set notices up
        self.minds = Minds()

    async def think(self, work: Callable[..., T], *args: Any) -> T:
        """Run something slow off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.thinkers, work, *args)

    async def tell(self, work: Callable[..., T], *args: Any) -> T:
        """Put something into words off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.tellers, work, *args)

    async def serve(self, work: Callable[..., T], *args: Any) -> T:
        """Run something off the event loop that is asked for over HTTP: it may be anybody's wish."""
        return await asyncio.get_running_loop().run_in_executor(self.waiters, work, *args)

    async def close(self) -> None:
        """Shut down the thinking processes, the threads and the store; nobody waits for what a thread is still at."""
        await self.minds.close()
        for pool in (self.thinkers, self.tellers, self.waiters):
            pool.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

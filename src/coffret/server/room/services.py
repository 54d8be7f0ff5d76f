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
        self.thinkers = ThreadPoolExecutor(2, "thinker")
        self.tellers = ThreadPoolExecutor(1, "teller")  # of its own: what people are to see does not wait for bots
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

    async def close(self) -> None:
        """Shut down the thinking processes, the threads and the store."""
        await self.minds.close()
        self.thinkers.shutdown(cancel_futures=True)
        self.tellers.shutdown(cancel_futures=True)
        await self.store.close()

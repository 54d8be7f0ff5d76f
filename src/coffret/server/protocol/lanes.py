"""A lane for work that anybody can ask for: a little at a time, while addresses take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from coffret.server.protocol.refusal import Refusal

T = TypeVar("T")
PATIENCE = 20.0  # seconds that somebody waits for their turn


class Visitor:
    """Who asks for something: their address, and how to wait until they have gone."""

    def __init__(self, address: str = "", gone: Callable[[], Awaitable[None]] | None = None) -> None:
        self.address = address
        self.gone = gone

    async def unless_gone(self, work: Awaitable[T]) -> T:
        """Do something, but not any more once whoever asked for it has gone."""
        if self.gone is None:
            return await work
        doing, leaving = asyncio.ensure_future(work), asyncio.ensure_future(self.gone())
        try:
            await asyncio.wait([doing, leaving], return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                doing.cancel()
                await asyncio.wait([doing])
            if doing.cancelled():
                raise Refusal("slow", detail="gone")
            return doing.result()
        except asyncio.CancelledError:
            doing.cancel()
            await asyncio.wait([doing])  # whatever comes after it must not begin before its end
            raise
        finally:
            leaving.cancel()


HERE = Visitor()  # somebody who stays


class Lane:
    """So many at once, and so many who wait: in all, and from one address."""

    def __init__(self, at_once: int, most: int, each: int) -> None:
        self.at_once = at_once
        self.most = most
        self.each = each
        self.busy = 0
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self.waiting.values()))

    @asynccontextmanager
    async def turn(self, visitor: Visitor) -> AsyncIterator[None]:
        """Wait for a turn, and take it; refused if too many wait."""
        if self.busy < self.at_once:
            self.busy += 1
        else:
            await self.wait_for_turn(visitor)
        try:
            yield
        finally:
            self.leave()

    async def wait_for_turn(self, visitor: Visitor) -> None:
        """Wait for a turn; one that comes to somebody who is just being cancelled goes to the next."""
        waiting = asyncio.ensure_future(self.wait(visitor.address))
        try:
            await visitor.unless_gone(waiting)
        except asyncio.CancelledError:
            waiting.cancel()
            await asyncio.wait([waiting])
            if not waiting.cancelled() and waiting.exception() is None:
                self.leave()
            raise

    async def wait(self, address: str) -> None:
        """Wait until this address may go on; whoever is cancelled meanwhile has lost their place."""
        own = self.waiting.get(address, ())
        if len(self) >= self.most or len(own) >= self.each:
            raise Refusal("busy")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(turn)
        try:
            async with asyncio.timeout(PATIENCE):
                await turn
        except BaseException as error:
            self.give_up(address, turn)
            if isinstance(error, TimeoutError):
                raise Refusal("busy") from error
            raise

    def give_up(self, address: str, turn: asyncio.Future[None]) -> None:
        """Leave the queue; a turn that was given just now goes to the next."""
        if turn.done() and not turn.cancelled():
            self.leave()
            return
        turns = self.waiting.get(address)
        if turns is not None and turn in turns:
            turns.remove(turn)
            if not turns:
                del self.waiting[address]

    def leave(self) -> None:
        """Give the turn to the address that has waited longest since its last one."""
        if not self.waiting:
            self.busy -= 1
            return
        address, turns = self.waiting.popitem(last=False)
        turn = turns.popleft()
        if turns:
            self.waiting[address] = turns
        if turn.done():  # nobody waits any more
            self.leave()
        else:
            turn.set_result(None)

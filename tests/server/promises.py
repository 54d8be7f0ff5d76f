"""What players were promised while a server was stopped and started again, and whether it can be reached."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

from tests.server.process import Process
from tests.waiting import PATIENCE


class Acknowledged:
    """What a player was promised: the move, and the version that shows it; `at` is where the disk was then."""

    def __init__(self, seat: int, move: str, version: int, at: int) -> None:
        self.seat, self.move, self.version, self.at = seat, move, version, at


class Line:
    """The server's side of all players: whether it can be reached, and what has been promised so far."""

    def __init__(self, process: Process, keeps: bool = True) -> None:
        self.process = process
        self.keeps = keeps  # what was promised is remembered, to be compared with the file
        self.count = 0  # moves that have been acknowledged
        self.up = asyncio.Event()
        self.epoch = 0
        self.news = asyncio.Condition()
        self.holding = False  # nobody begins a new move
        self.promised: dict[str, list[Acknowledged]] = defaultdict(list)  # by table
        self.refused: dict[str, list[tuple[int, str]]] = defaultdict(list)  # by table, seats and moves
        self.faults = 0  # how often the disk began or ceased to fail
        self.tables: dict[str, int] = {}  # the tables that were made, and where the disk was then
        self.position: Callable[[], int] = lambda: 0  # where the disk is, if that is recorded
        self.wrong: list[str] = []

    def promise(self, table: str, seat: int, move: str, version: int) -> None:
        """A move has been acknowledged."""
        self.count += 1
        if self.keeps:
            self.promised[table].append(Acknowledged(seat, move, version, self.position()))

    @property
    def time(self) -> tuple[int, int]:
        """Which server it is, and which state its disk is in."""
        return self.epoch, self.faults

    @property
    def refused_count(self) -> int:
        """How many moves have been refused."""
        return sum(map(len, self.refused.values()))

    def is_same(self, time: tuple[int, int]) -> bool:
        """Whether a connection of this time should stand still."""
        return self.up.is_set() and self.time == time

    async def tell(self) -> None:
        """Something has changed: wake those who wait for it."""
        async with self.news:
            self.news.notify_all()

    async def until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until something is so."""
        try:
            async with asyncio.timeout(PATIENCE), self.news:
                await self.news.wait_for(lambda: condition() or bool(self.wrong))
        except TimeoutError:
            self.process.check()
            raise AssertionError(f"{what} did not come about within {PATIENCE} s") from None
        if self.wrong:
            await asyncio.to_thread(self.process.may_be_dying)
            raise AssertionError("\n".join(self.wrong))

"""Sends deferred updates."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from time import monotonic
from typing import Protocol

REST = 7  # for each second of painting, so many for everything else


class Paintable(Protocol):
    """A table with deferred updates."""

    def catch_up(self) -> None: ...


class Painter:
    """Sends deferred updates, table by table, whenever the event loop gets to it."""

    def __init__(self) -> None:
        self.due: OrderedDict[Paintable, None] = OrderedDict()
        self.task: asyncio.Task[None] | None = None

    def add(self, table: Paintable) -> None:
        """Queue a table."""
        self.due.setdefault(table)
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self.paint())

    async def paint(self) -> None:
        """Serve one table at a time, for part of the time only, so that urgent work gets in between."""
        spent = 0.0
        while self.due:
            await asyncio.sleep(REST * spent)
            begin = monotonic()
            self.paint_next()
            spent = monotonic() - begin

    def paint_next(self) -> None:
        """Serve the table that has waited longest."""
        if self.due:
            table, _ = self.due.popitem(last=False)
            table.catch_up()

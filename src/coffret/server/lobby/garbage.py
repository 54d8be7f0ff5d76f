"""The garbage collector, kept from blocking the event loop.

What a table leaves behind is freed by counting references alone (`tests/server/test_memory.py`), so there is little to
collect; but a collection of everything looks at every object of every table, which takes a tenth of a second with 200
tables. Automatic collections therefore look at new objects only, a few at a time; everything is collected while nobody
plays.
"""

from __future__ import annotations

import asyncio
import gc

from coffret.server.room.figures import Figures

FEW = 300  # new objects, before the collector looks at them
NEVER = 1_000_000_000  # collections of new objects, before one of older ones
PAUSE = 60.0  # seconds without a move, before everything is collected
MOST = 60  # pauses, before everything is collected even though people play


def tame() -> None:
    """Let automatic collections look at new objects only; what has been loaded until now is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(FEW, NEVER, NEVER)


class Collector:
    """Decides when everything is collected."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.moves = 0  # made so far, when it was last asked
        self.waited = 0  # pauses since everything was collected

    async def keep_collecting(self) -> None:
        """Collect everything now and then."""
        while True:
            await asyncio.sleep(PAUSE)
            if self.is_due():
                gc.collect()

    def is_due(self) -> bool:
        """Whether nobody has played since this was last asked, or it has been put off for too long."""
        before, self.moves = self.moves, self.figures.moves.total()
        self.waited += 1
        if self.moves != before and self.waited < MOST:
            return False
        self.waited = 0
        return True

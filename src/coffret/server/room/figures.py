"""Counters of the running server, never about a table, a seat or a person."""

from __future__ import annotations

import asyncio
from collections import Counter

from prometheus_client import CollectorRegistry, Histogram

BEAT = 0.1  # seconds between two looks at how late the event loop is
LATE = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Figures:
    """Counters of the running server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves: Counter[str] = Counter()  # by game
        self.requests: Counter[str] = Counter()  # by status
        self.refusals: Counter[str] = Counter()  # by code, over the socket
        self.made: Counter[str] = Counter()  # tables, by game
        self.late = Histogram(
            "coffret_event_loop_late_seconds",
            "How late the event loop came to what was due: whatever blocks it shows here.",
            buckets=LATE,
            registry=self.registry,
        )

    async def watch_the_loop(self) -> None:
        """Measure the lag of the event loop periodically."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.late.observe(max(0.0, loop.time() - due))

"""Whether the server is well, for whoever runs it: `/health`, and figures for Prometheus at `/metrics`.

Figures are about the server as a whole and about games, never about a table, a seat or a person.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from ipaddress import ip_address
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from coffret.server.store import StoreError

if TYPE_CHECKING:
    from coffret.server.house import House

BEAT = 0.1  # seconds between two looks at how late the event loop is
PATIENCE = 5.0  # seconds for the store to answer
LATE = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Figures:
    """What is counted while the server runs."""

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
        """Measure again and again how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.late.observe(max(0.0, loop.time() - due))


class HouseCollector(Collector):
    """The figures of a house, read when they are asked for."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        house, figures = self.house, self.house.figures
        yield GaugeMetricFamily("coffret_tables_live", "Tables in memory.", len(house.tables))
        yield GaugeMetricFamily("coffret_connections", "Open WebSockets.", house.connections)
        counted = (
            ("coffret_moves", "Choices that were carried out and kept.", "game", figures.moves),
            ("coffret_tables_made", "New tables.", "game", figures.made),
            ("coffret_requests", "HTTP requests that were answered.", "status", figures.requests),
            ("coffret_refusals", "Messages over the socket that were refused.", "code", figures.refusals),
        )
        for name, text, label, counts in counted:
            family = CounterMetricFamily(name, text, labels=[label])
            for value, count in sorted(counts.items()):
                family.add_metric([value], count)
            yield family


class Monitor:
    """The endpoints for whoever runs the server."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.figures.registry.register(HouseCollector(house))

    def routes(self) -> list[Route]:
        """Where what is found."""
        return [Route("/health", self.health), Route("/metrics", self.metrics)]

    async def health(self, request: Request) -> Response:
        """Whether tables can be played: the store answers, and the server is not about to stop."""
        problem = "stopping" if self.house.stopping else await self.ask_the_store()
        answer = {"status": problem or "ok"}
        return JSONResponse(answer, 503 if problem else 200, {"cache-control": "no-store"})

    async def ask_the_store(self) -> str:
        """What is wrong with the store; empty if nothing is."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.house.store.load("nobody's table")
        except (StoreError, TimeoutError):
            return "store"
        return ""

    async def metrics(self, request: Request) -> Response:
        """Figures in the text format of Prometheus, for this machine only."""
        if not is_local(request.client.host if request.client else ""):
            return Response(status_code=404)
        text = generate_latest(self.house.figures.registry)
        return Response(text, headers={"cache-control": "no-store", "content-type": CONTENT_TYPE_LATEST})


def is_local(address: str) -> bool:
    """Whether an address is one of this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False

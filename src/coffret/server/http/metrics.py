"""Monitoring for operators: `/health`, and Prometheus metrics at `/metrics`.

Metrics cover the server as a whole and games, never a table, a seat or a person.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address

from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.refusal import Refusal
from coffret.server.store.interface import StoreError

log = logging.getLogger(__name__)
PROXIED = {"x-forwarded-for", "x-real-ip", "forwarded", "via"}  # what a proxy adds to requests
PATIENCE = 5.0  # seconds for the store to answer


class LobbyCollector(Collector):
    """Collects the metrics of a lobby on request."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def collect(self) -> Iterator[Metric]:
        lobby, figures = self.lobby, self.lobby.figures
        yield GaugeMetricFamily("coffret_tables_live", "Tables in memory.", len(lobby.tables))
        yield GaugeMetricFamily("coffret_connections", "Open WebSockets.", lobby.connections)
        for lane, count in (("requests", len(lobby.visits)), ("reading", len(lobby.readers.lane))):
            yield GaugeMetricFamily(f"coffret_waiting_{lane}", "Requests that wait for their turn.", count)
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
    """The monitoring endpoints."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        lobby.figures.registry.register(LobbyCollector(lobby))

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [Route("/health", self.health), Route("/metrics", self.metrics)]

    async def health(self, request: Request) -> Response:
        """Report whether tables can be played: the store responds, and the server is not shutting down."""
        problem = "stopping" if self.lobby.stopping else await self.ask_the_store()
        answer = {"status": problem or "ok", "waiting": self.waiting()}
        return JSONResponse(answer, 503 if problem else 200, {"cache-control": "no-store"})

    def waiting(self) -> dict[str, int]:
        """Return how much waits for its turn, by lane."""
        return {"requests": len(self.lobby.visits), "reading": len(self.lobby.readers.lane)}

    async def ask_the_store(self) -> str:
        """Return what is wrong with the store; empty if nothing is."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.lobby.store.load("nobody's table")
        except (StoreError, TimeoutError):
            return "store"
        return ""

    async def metrics(self, request: Request) -> Response:
        """Return the metrics in Prometheus text format, to this machine only and to nobody behind a proxy on it."""
        if PROXIED & set(request.headers) or not is_local(request.client.host if request.client else ""):
            return Response(status_code=404)
        text = await self.of_all() if self.lobby.carrier is not None else self.own()
        return Response(text, headers={"cache-control": "no-store", "content-type": CONTENT_TYPE_LATEST})

    def own(self) -> str:
        """Return the metrics of this process."""
        return generate_latest(self.lobby.figures.registry).decode()

    async def of_all(self) -> str:
        """Return the metrics of all processes on the same database, as far as they answer, each with its number."""
        carrier = self.lobby.carrier
        assert carrier is not None
        found = {self.lobby.store.term: self.own()}
        try:
            async with asyncio.timeout(PATIENCE):
                for peer in await carrier.others():
                    with suppress(Refusal):
                        found[peer.id] = (await carrier.call(peer, "/internal/metrics", b"{}")).decode()
        except (StoreError, TimeoutError):
            log.warning("not all processes told their metrics")
        return merged(found)


def merged(texts: dict[int, str]) -> str:
    """Return the metrics of several processes as one text, family by family, with the process as a label."""
    families: dict[str, tuple[list[str], list[str]]] = {}
    for id, text in texts.items():
        family: tuple[list[str], list[str]] = ([], [])
        for line in text.splitlines():
            if line.startswith("# HELP "):
                family = families.setdefault(line.split()[2], ([], []))
            if line.startswith("#"):
                family[0].extend([line] if line not in family[0] else [])
            else:
                family[1].append(labelled(line, id))
    return "\n".join([line for about, samples in families.values() for line in (*about, *samples)]) + "\n"


def labelled(line: str, id: int) -> str:
    """Return a line of metrics with its process as a label."""
    name, brace, rest = line.partition("{")
    if brace:
        return f'{name}{{process="{id}",{rest}'
    name, _, value = line.partition(" ")
    return f'{name}{{process="{id}"}} {value}'


def is_local(address: str) -> bool:
    """Whether an address belongs to this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False

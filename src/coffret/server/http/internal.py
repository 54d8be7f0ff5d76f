"""The endpoints for other processes on the same database, which clients cannot reach."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from coffret.server.http.metrics import Monitor
from coffret.server.http.requests import body, guarded
from coffret.server.http.responses import json
from coffret.server.http.routes import Api, SummaryWish
from coffret.server.lobby.joining import KeyWish, give_key


class Internal:
    """What one process asks another about the tables that it owns."""

    def __init__(self, api: Api, monitor: Monitor) -> None:
        self.api = api
        self.monitor = monitor

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [
            Route("/internal/summary", guarded(self.summary), methods=["POST"]),
            Route("/internal/key", guarded(self.key), methods=["POST"]),
            Route("/internal/metrics", guarded(self.metrics), methods=["POST"]),
        ]

    async def summary(self, request: Request) -> Response:
        """Summarize a table."""
        wish = await body(request, SummaryWish)
        return json(await self.api.summary(wish.table, wish.roles, wish.lang))

    async def metrics(self, request: Request) -> Response:
        """Return the metrics of this process."""
        return Response(self.monitor.own(), media_type="text/plain")

    async def key(self, request: Request) -> Response:
        """Issue a key for a right."""
        wish = await body(request, KeyWish)
        return json(await give_key(self.api.lobby, wish.given, wish.right, wish.secret))

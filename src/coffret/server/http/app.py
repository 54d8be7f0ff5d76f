"""The server as one ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from coffret.server.http.internal import Internal
from coffret.server.http.metrics import Monitor
from coffret.server.http.middleware import Guard
from coffret.server.http.network import Network, Ways
from coffret.server.http.notices import NoticeApi
from coffret.server.http.reach import Reach
from coffret.server.http.requests import CARRIER, refused
from coffret.server.http.returns import Returns
from coffret.server.http.routes import Api
from coffret.server.http.static import Files
from coffret.server.http.websocket import Socket
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.notices import Notices
from coffret.server.lobby.retention import Retention, keep_retiring
from coffret.server.notices.outbox import Outbox
from coffret.server.notices.setup import NoticeSetup
from coffret.server.protocol.connection import LINK
from coffret.server.protocol.refusal import Refusal

if TYPE_CHECKING:  # it needs the library for PostgreSQL
    from coffret.server.cluster.peers import Peers

log = logging.getLogger(__name__)


class Doors:
    """Routes sockets straight to their endpoint: there are many, and every layer costs memory and time."""

    def __init__(self, pages: ASGIApp, socket: ASGIApp) -> None:
        self.pages = pages
        self.socket = socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.pages(scope, receive, send)
        elif scope["path"] == "/ws" or scope["path"].startswith("/ws/"):  # with a table, for proxies that route by it
            await self.socket(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": LINK})


class Carrying:
    """Lets requests be carried to other processes, except those that come from one."""

    def __init__(self, app: ASGIApp, peers: Peers) -> None:
        self.app = app
        self.peers = peers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope = {**scope, "extensions": {**scope.get("extensions", {}), CARRIER: self.peers}}
        await self.app(scope, receive, send)


class BasePath:
    """Serves the box under a base path, whether or not the proxy strips it."""

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self.app = app
        self.base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if self.base_path and (path == self.base_path or path.startswith(f"{self.base_path}/")):
            path = path.removeprefix(self.base_path) or "/"
            scope = {**scope, "path": path, "raw_path": path.encode()}
        await self.app(scope, receive, send)


def make_app(
    lobby: Lobby,
    hosts: Iterable[str] | None = None,
    base_path: str = "",
    retention: Retention | None = None,
    *,
    by_address: bool = False,
    reach: Reach | None = None,
    network: Network | None = None,
    notices: Notices | None = None,
    peers: Peers | None = None,
) -> ASGIApp:
    """Create the application for a lobby.

    `hosts` are the allowed host names, besides addresses if `by_address`; `base_path` is where it is mounted, `reach`
    how others get to it, and `network` the door by which more may be let in. People are called by `notices`; without
    them nobody is. `peers` are the other processes on the same database, if there can be any.
    """
    notices = notices or Notices(lobby, Outbox(NoticeSetup()), "")
    if notices.outbox.setup.offers_any:
        lobby.caller = notices

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if peers is not None:
            await peers.open(Starlette(routes=[*routes, *Internal(api, monitor).routes()], exception_handlers=handlers))
        lobby.open(*([keep_retiring(lobby, retention)] if retention is not None else []))
        yield
        lobby.caller = None
        await notices.outbox.close()
        await lobby.close()

    api, monitor, ways = Api(lobby), Monitor(lobby), Ways(reach or Reach(), network)
    handlers: dict[Any, Any] = {Exception: mistake, 404: not_found}
    routes = [*api.routes(), *ways.routes(), *NoticeApi(api, notices).routes(), *Returns(lobby).routes()]
    pages: ASGIApp = Starlette(
        routes=[*routes, *monitor.routes(), *Files(base_path=base_path).routes()],
        exception_handlers=handlers,
        lifespan=lifespan,
    )
    if peers is not None:
        pages = Carrying(pages, peers)
    app: ASGIApp = BasePath(Doors(pages, Socket(lobby)), base_path)
    return Guard(app, lobby, hosts, by_address, *([network.admits] if network is not None else []))


async def mistake(request: Request, error: Exception) -> Response:
    """Handle a server error: log it, and answer without details."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refused(Refusal("server"), request.query_params.get("lang", "en"))


async def not_found(request: Request, error: Exception) -> Response:
    """Handle an unknown address."""
    return refused(Refusal("link"), request.query_params.get("lang", "en"))

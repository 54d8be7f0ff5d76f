"""Connections below HTTP and WebSocket: stalled ones are closed, so that nobody can hold many open."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from coffret.server.http.websocket import TRANSPORT

HEADER_SECONDS = 15.0  # from the first byte of a request, or from connecting, until its headers are there


class HttpConnection(H11Protocol):
    """HTTP with a time limit for the headers of a request."""

    hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.hurry = self.loop.call_later(HEADER_SECONDS, transport.abort)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self.calm()
        elif self.hurry is None:
            self.hurry = self.loop.call_later(HEADER_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm()
        super().connection_lost(exc)

    def calm(self) -> None:
        """Stop the timer, since the headers have arrived or the connection has ended."""
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket whose endpoint can disconnect a client that does not read, and tell if sending would block."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][TRANSPORT] = {"abort": self.transport.abort, "is_free": self.writable.is_set}

"""The WebSocket endpoint: carries messages between a client and its session, directly over ASGI."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.types import Receive, Scope, Send

from coffret.server.http.middleware import address_of
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.session import Session
from coffret.server.protocol.connection import FIRST, MISTAKE, UNREAD, Connection

LATE = 0.1  # of the time to wait, by which the event loop may be late
TRANSPORT = "coffret.transport"  # an extension of ASGI: `abort` cuts off without a word, `is_free`: no need to wait


class Transport:
    """The connection below a socket, as far as the server exposes it; without the extension, sends may always block."""

    def __init__(self, scope: Scope) -> None:
        found = scope.get("extensions", {}).get(TRANSPORT, {})
        self.abort: Callable[[], None] = found.get("abort", lambda: None)
        self.is_free: Callable[[], bool] = found.get("is_free", lambda: False)


class Socket:
    """The endpoint of one lobby, as an ASGI application."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection from hello to its end."""
        lobby = self.lobby
        await receive()
        await send({"type": "websocket.accept"})
        if lobby.connections >= lobby.limits.connections:
            await send({"type": "websocket.close", "code": MISTAKE})
            return
        lobby.connections += 1
        session = Session(lobby, address_of(scope))
        sending = asyncio.get_running_loop().create_task(send_all(send, session, Transport(scope)))
        try:
            await receive_all(receive, session)
        finally:
            lobby.connections -= 1
            session.leave()
            await sending


async def receive_all(receive: Receive, session: Session) -> None:
    """Pass on incoming messages until the connection ends; the first one must arrive in time."""
    patience = Patience(session, session.limits.hello_seconds)
    try:
        while not session.closed:
            message = await receive()
            patience.end()
            if message["type"] == "websocket.disconnect":
                session.outbox.clear()
                return
            await session.receive(message.get("text") or message.get("bytes") or "")
    finally:
        patience.end()


class Patience:
    """Closes a connection that says nothing in time.

    Time in which the server itself was blocked does not count: messages that arrived then have not been read yet.
    """

    def __init__(self, connection: Connection, seconds: float) -> None:
        self.connection = connection
        self.seconds = seconds
        self.loop = asyncio.get_running_loop()
        self.begin()

    def begin(self) -> None:
        self.due = self.loop.time() + self.seconds
        self.timer = self.loop.call_at(self.due, self.ring)

    def ring(self) -> None:
        """Time out, or start again if the event loop was late."""
        if self.loop.time() - self.due > LATE * self.seconds:
            self.begin()
        else:
            self.connection.part("message", FIRST)

    def end(self) -> None:
        """Stop the timer, since something arrived or the connection has ended."""
        self.timer.cancel()


async def send_all(send: Send, session: Session, transport: Transport) -> None:
    """Send what is queued until the session is closed and everything has been sent.

    Sending waits for the client to read. A client that reads nothing for a while is disconnected.
    """
    patience = session.lobby.limits.read_seconds
    try:
        while True:
            while (text := await session.next()) is not None:
                message = {"type": "websocket.send", "text": text}
                if transport.is_free():
                    await send(message)
                else:
                    async with asyncio.timeout(patience):
                        await send(message)
            if session.closed:
                break
            session.ready.clear()
            await session.ready.wait()
        async with asyncio.timeout(patience):
            await send({"type": "websocket.close", "code": session.closed})
    except TimeoutError:
        session.close(UNREAD)
        session.outbox.clear()
        transport.abort()
    except (RuntimeError, OSError):  # the other side has gone
        session.closed = session.closed or MISTAKE

"""One connection: what it may do and what is queued for it, over a socket or in a test."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

import msgspec

from coffret.kernel.stack import PUBLIC
from coffret.server.protocol import wire
from coffret.server.protocol.limits import Limits
from coffret.server.protocol.refusal import Refusal, answer
from coffret.server.protocol.wire import Bye, Said
from coffret.server.protocol.wording import language

FIRST, LINK, UNREAD, REPLACED, FLOOD, STOPS, MISTAKE = 4400, 4401, 4408, 4410, 4429, 1001, 1011  # close codes
UNREADABLE = 4422


class Owed(msgspec.Struct, frozen=True):
    """A pending update, put into words once the client has read everything sent before."""

    what: Literal["table", "look", "chat"]
    seat: int = PUBLIC


class Relay(Protocol):
    """Where a connection goes on whose table is at another process."""

    def send(self, text: str | bytes) -> None: ...
    def took(self, size: int) -> None: ...
    def close(self) -> None: ...


class Connection:
    """What a table knows about one connection."""

    def __init__(self, limits: Limits, address: str = "") -> None:
        self.limits = limits
        self.address = address
        self.lang = language("")
        self.seats: list[int] = []
        self.host = False
        self.keys: dict[int, bytes] = {}  # by role, the hash of what it was opened with
        self.links: list[int] = []  # the roles that were opened with a link of 0.1.0
        self.shown: set[int] = set()  # the seats whose look was sent whole on this connection: differences can follow
        self.watched: tuple[int, int] | None = None  # the seat and version it has shown to the end, if it tells
        self.acts = False  # wants to see the moments between the events of a step
        self.teller: Teller | None = None  # who puts into words what is owed, once this is at a table
        self.outbox: deque[str | Owed] = deque()
        self.owing: set[Owed] = set()  # what is owed in the outbox
        self.unread = 0  # signs in the outbox
        self.said = 0  # lines of the chat that the client has, or that are on the way
        self.moved = False  # it has been sent on to the next table
        self.far: Relay | None = None  # where its table is, if that is at another process
        self.closed = 0  # the close code, once it is to be closed
        self.ready = asyncio.Event()  # something waits to be sent, or the end

    def send(self, text: str) -> None:
        """Queue an encoded message. Clients that let too many answers pile up are disconnected."""
        if self.closed:
            return
        self.outbox.append(text)
        self.unread += len(text)
        self.ready.set()
        if self.unread > self.limits.unread:
            self.outbox.clear()
            self.close(UNREAD)

    def owe(self, owed: Owed) -> None:
        """Queue an update that is put into words only when its turn comes."""
        if not self.closed and owed not in self.owing:
            self.owing.add(owed)
            self.outbox.append(owed)
            self.ready.set()

    def offer(self, owed: Owed, text: str) -> None:
        """Send news, unless a pending update will cover it anyway."""
        if self.unread > self.limits.behind:
            self.owe(owed)
        elif owed not in self.owing:
            self.send(text)

    async def next(self) -> str | None:
        """Return the next message to send, or None."""
        while self.outbox:
            item = self.outbox.popleft()
            if isinstance(item, str):
                self.unread -= len(item)
                if self.far is not None:
                    self.far.took(len(item))
                return item
            text = await self.teller(self, item) if self.teller is not None else None
            await asyncio.sleep(0)  # one look after the other, with everybody else in between
            if text is not None:
                return text
        return None

    def say(self, message: Said) -> None:
        """Send a message to this connection only."""
        self.send(wire.write(message))

    def close(self, code: int) -> None:
        """Close once the queue has been sent."""
        self.closed = self.closed or code
        self.ready.set()

    def part(self, code: str, close: int) -> None:
        """Close with a reason."""
        refusal = answer(Refusal(code), None, self.lang)
        self.say(Bye(refusal.code, refusal.text))
        self.close(close)

    def look_together(self, is_open: bool) -> None:
        """See what spectators see, too, where people at one device look at the table together."""
        if is_open and len(self.seats) > 1 and PUBLIC not in self.seats:
            self.seats.insert(0, PUBLIC)

    def holds(self, seat: int) -> int:
        """Return the seat if this connection holds it."""
        if seat not in self.seats:
            raise Refusal("seat")
        return seat


Teller = Callable[[Connection, Owed], Awaitable[str | None]]

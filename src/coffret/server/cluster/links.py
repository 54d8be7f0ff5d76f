"""Connections to other processes: the clients here whose tables are there, and requests about those tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from coffret.server.cluster.entrance import digest
from coffret.server.cluster.frames import Answer, Ask, Close, Frame, Frames, Open, Proof, Prove, Text, Took, readable
from coffret.server.protocol.connection import MISTAKE, Connection
from coffret.server.protocol.refusal import Reload

SOME = 8192  # signs that a client is sent before the owner of its table is told: much less than may be under way
ANSWER_SECONDS = 30.0  # in which a request must be answered


class Far:
    """A client here whose table is at another process."""

    def __init__(self, link: Link, session: Connection) -> None:
        self.link = link
        self.session = session
        self.channel = link.number()
        self.taken = 0  # signs that the client has been sent since it was last told
        link.far[self.channel] = self

    def send(self, text: str | bytes) -> None:
        """Carry a message of the client there."""
        self.link.send(Text(self.channel, readable(text)))

    def took(self, size: int) -> None:
        """Say how much the client has been sent, now and then."""
        self.taken += size
        if self.taken > SOME:
            self.link.send(Took(self.channel, self.taken))
            self.taken = 0

    def close(self) -> None:
        """Say that the client has gone, if it is not known there."""
        if self.link.far.pop(self.channel, None) is not None:
            self.link.send(Close(self.channel, self.session.closed))


class Link(Frames):
    """A connection to another process."""

    def __init__(self, secret: bytes, lost: Callable[[Link], None]) -> None:
        super().__init__()
        self.secret = secret
        self.lost = lost
        self.far: dict[int, Far] = {}
        self.asked: dict[int, asyncio.Future[Answer]] = {}
        self.count = 0
        self.greeted: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # by which process

    def number(self) -> int:
        """Return the number of a new client or request."""
        self.count += 1
        return self.count

    def hear(self, frame: Frame) -> None:
        if isinstance(frame, Text):
            far = self.far.get(frame.channel)
            if far is not None:
                far.session.send(frame.text)
        elif isinstance(frame, Close):
            far = self.far.pop(frame.channel, None)
            if far is not None:
                far.session.close(frame.code)
        elif isinstance(frame, Answer):
            future = self.asked.get(frame.number)
            if future is not None and not future.done():
                future.set_result(frame)
        elif isinstance(frame, Prove) and not self.greeted.done():
            self.send(Proof(digest(self.secret, frame.nonce)))
            self.greeted.set_result(frame.id)

    def ended(self) -> None:
        for far in self.far.values():
            far.session.close(MISTAKE)
        self.far.clear()
        gone = ConnectionError("the other process has gone")
        waiting: list[asyncio.Future[Any]] = [*self.asked.values(), self.greeted]
        for future in waiting:
            if not future.done():
                future.set_exception(gone)
        self.lost(self)

    def carry(self, session: Connection, hello: str | bytes) -> None:
        """Let a client go on there."""
        if self.is_lost:
            session.close(MISTAKE)
            return
        far = session.far = Far(self, session)
        self.send(Open(far.channel, session.address, readable(hello)))

    async def ask(self, ask: Ask) -> Answer:
        """Send a request and wait for its answer."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.asked[ask.number] = future
        self.send(ask)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                if self.is_lost:
                    raise ConnectionError("the other process has gone")
                return await future
        except (ConnectionError, TimeoutError) as error:
            raise Reload from error
        finally:
            self.asked.pop(ask.number, None)

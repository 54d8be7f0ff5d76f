"""Clients whose socket is at another process: here are their sessions, at their table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from coffret.server.cluster.frames import Close, Frames, Open, Text
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.session import Session

WINDOW = 65_536  # signs under way to a client; further ones wait here, where newer ones can replace them
END = None


class Guest:
    """A client at another process."""

    def __init__(self, lobby: Lobby, link: Frames, opening: Open, left: Callable[[int], object]) -> None:
        self.link = link
        self.left = left  # told when it has gone
        self.channel = opening.channel
        self.session = Session(lobby, opening.address, is_guest=True)
        self.under_way = 0
        self.room = asyncio.Event()
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.inbox.put_nowait(opening.text)
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self.keep_receiving()), loop.create_task(self.keep_sending())]

    async def keep_receiving(self) -> None:
        """Carry out what the client says, one message after the other."""
        while not self.session.closed and (text := await self.inbox.get()) is not END:
            await self.session.receive(text)
        self.session.leave()

    async def keep_sending(self) -> None:
        """Send what is queued for the client, as far as it reads."""
        session = self.session
        while True:
            while (text := await session.next()) is not None:
                self.link.send(Text(self.channel, text))
                self.under_way += len(text)
                while self.under_way > WINDOW and not session.closed:
                    self.room.clear()
                    await self.room.wait()
            if session.closed:
                break
            session.ready.clear()
            await session.ready.wait()
        self.link.send(Close(self.channel, session.closed))
        self.left(self.channel)
        self.inbox.put_nowait(END)

    def hear(self, text: str) -> None:
        """Take in a message of the client."""
        self.inbox.put_nowait(text)

    def took(self, size: int) -> None:
        """Note how much the client has been sent."""
        self.under_way -= size
        self.room.set()

    def leave(self) -> None:
        """The client has gone, or its process has."""
        self.session.outbox.clear()
        self.session.leave()
        self.inbox.put_nowait(END)
        self.room.set()

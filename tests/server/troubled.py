"""A network between a server and its database that can be slow, silent or cut: a small proxy in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Literal, Self

from tests.waiting import PATIENCE

Trouble = Literal["", "slow", "silent", "cut"]
DELAY = 0.05  # seconds by which a slow network holds everything back
CHUNK = 65_536


class TroubledNetwork:
    """Carries bytes to the socket of a PostgreSQL, as well as it is told to.

    silent: what is sent gets lost, and nobody learns of it; cut: connections break, and new ones are refused.
    """

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self.trouble: Trouble = ""
        self.healed = asyncio.Event()
        self.pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self.loop = asyncio.new_event_loop()
        self.server: asyncio.Server | None = None
        self.port = 0
        self.thread = Thread(target=self.loop.run_forever, name="troubled-network", daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        self.wait_for(self.listen())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.wait_for(self.end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    def wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def set(self, trouble: Trouble) -> None:
        """Let trouble begin; without one, everything heals."""
        self.wait_for(self.change(trouble))

    async def change(self, trouble: Trouble) -> None:
        before, self.trouble = self.trouble, trouble
        if trouble:
            self.healed.clear()
        else:
            self.healed.set()
        if trouble == "cut":
            assert self.server is not None
            self.server.close()
            self.break_all()
        elif before == "cut":
            await self.listen()
        if before == "silent":
            self.break_all()  # what was lost in between cannot be made up for

    async def listen(self) -> None:
        self.server = await asyncio.start_server(self.accept, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    def break_all(self) -> None:
        for pair in self.pairs:
            for writer in pair:
                writer.transport.abort()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection."""
        try:
            there, back = await asyncio.open_unix_connection(str(self.socket))
        except OSError:  # PostgreSQL itself is down
            writer.transport.abort()
            return
        pair = (writer, back)
        self.pairs.add(pair)
        try:
            await asyncio.gather(self.carry(reader, back), self.carry(there, writer))
        finally:
            self.pairs.discard(pair)
            for each in pair:
                each.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry bytes in one direction."""
        try:
            while data := await reader.read(CHUNK):
                if self.trouble == "slow":
                    await self.hold_back()
                if self.trouble == "silent":
                    await self.healed.wait()
                    return
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.transport.abort()

    async def hold_back(self) -> None:
        """Wait for as long as a slow network takes, or until it is quick again."""
        try:
            async with asyncio.timeout(DELAY):
                await self.healed.wait()
        except TimeoutError:
            return

    async def end(self) -> None:
        await self.change("cut")

"""Two processes on one database in one event loop: who comes in at one of them is carried to the table at the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec
from httpx import ASGITransport, AsyncClient
from starlette.types import ASGIApp, Message

from coffret.kernel.game import Game
from coffret.kernel.stack import PUBLIC
from coffret.server.cluster.peers import Peers
from coffret.server.http.app import make_app
from coffret.server.lobby.lobby import Lobby
from coffret.server.lobby.session import Session
from coffret.server.store.interface import SPECTATOR
from tests.server.secrecy import Twin, Who, masked
from tests.server.support import ROOMY, any_store, sent
from tests.waiting import PATIENCE

assert SPECTATOR == PUBLIC  # a spectator holds the key of that role
BARRIER = "barrier "


class Pair:
    """The process that owns all tables, and the one at which people come in."""

    def __init__(self, db: str) -> None:
        stores = [any_store(db), any_store(db)]
        self.owner, self.door = [Lobby(store, ROOMY) for store in stores]
        self.apps = [
            make_app(lobby, peers=Peers(lobby, store)) for lobby, store in zip((self.owner, self.door), stores)
        ]

    def twin(self, name: str, game: Game, state: Any, kinds: list[str], who: Who) -> CarriedTwin:
        """A table at the owner, with somebody who comes in at the door."""
        return CarriedTwin(self, name, game, state, kinds, who)


@asynccontextmanager
async def pair(db: str) -> AsyncIterator[Pair]:
    """Two processes for the time of a test."""
    found = Pair(db)
    async with living(found.apps[0]), living(found.apps[1]):
        yield found


@asynccontextmanager
async def living(app: ASGIApp) -> AsyncIterator[None]:
    """An application from its start to its end."""
    said: asyncio.Queue[Message] = asyncio.Queue()
    heard: asyncio.Queue[Message] = asyncio.Queue()

    async def next_is(kind: str) -> None:
        async with asyncio.timeout(PATIENCE):
            assert (await heard.get())["type"] == kind

    running = asyncio.ensure_future(app({"type": "lifespan", "state": {}}, said.get, heard.put))
    said.put_nowait({"type": "lifespan.startup"})
    await next_is("lifespan.startup.complete")
    try:
        yield
    finally:
        said.put_nowait({"type": "lifespan.shutdown"})
        await next_is("lifespan.shutdown.complete")
        await running


class CarriedTwin(Twin):
    """A table whose people are all at another process."""

    def __init__(self, pair: Pair, name: str, game: Game, state: Any, kinds: list[str], who: Who) -> None:
        super().__init__(pair.owner, name, game, state, kinds, who)
        self.door = pair.door
        self.session = Session(pair.door)
        self.http = AsyncClient(transport=ASGITransport(app=pair.apps[1]), base_url="http://box")
        self.barriers = count()

    async def lay(self) -> None:
        await super().lay()
        await self.lobby.store.claim(self.live.id)
        record = await self.lobby.store.load(self.live.id)
        assert record is not None
        self.live.version = record.version

    async def come(self) -> None:
        await self.greet(self.session)

    async def greet(self, session: Session) -> None:
        """Say hello at the door, and be carried to the owner."""
        hello = {"t": "hello", "tokens": self.tokens(), "lang": self.who.lang, "acts": True}
        await session.receive(msgspec.json.encode(hello))
        assert session.far is not None

    async def come_again(self) -> list[str]:
        session = Session(self.door)
        await self.greet(session)
        found = await self.all_from(session)
        session.leave()
        return found

    async def hear(self) -> list[str]:
        return await self.all_from(self.session)

    async def all_from(self, session: Session) -> list[str]:
        """Everything that comes of what was said: first the owner gets through with it, then what is due is painted."""
        found = await self.answered(session)
        while self.lobby.painter.due:
            self.lobby.painter.paint_next()
        return [*found, *await self.answered(session)]

    async def answered(self, session: Session) -> list[str]:
        """Everything that comes before the answer to a last question, or before the end."""
        id = f"{BARRIER}{next(self.barriers)}"
        last = {"t": "older", "id": id, "seat": self.who.seat, "before": 0}
        await session.receive(msgspec.json.encode(last))
        found: list[str] = []
        async with asyncio.timeout(PATIENCE):
            while not session.closed:
                session.ready.clear()
                found += await sent(session)
                if found and msgspec.json.decode(found[-1]).get("id") == id:
                    found.pop()
                    break
                await session.ready.wait()
        return [masked(text) for text in [*found, *await sent(session)]]

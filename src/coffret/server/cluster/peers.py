"""The other processes on the same database: who they are, and how clients and requests get to them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.types import ASGIApp, Scope

from coffret.server.cluster.entrance import Entrance
from coffret.server.cluster.frames import Answer, Ask
from coffret.server.cluster.links import Link
from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.refusal import Refusal, Reload
from coffret.server.store.interface import Peer, StoreError
from coffret.server.store.postgres import PostgresStore

log = logging.getLogger(__name__)
PATIENCE = 2.0  # seconds to connect


class Told(msgspec.Struct):
    """Why another process refused something."""

    code: str = "reload"


class Peers:
    """The other processes, as this one talks to them."""

    def __init__(self, lobby: Lobby, store: PostgresStore, host: str = "127.0.0.1", port: int = 0) -> None:
        self.lobby = lobby
        self.store = store
        self.host, self.port = host, port
        self.secret = b""
        self.app: ASGIApp | None = None  # what answers requests of other processes
        self.server: asyncio.Server | None = None
        self.entrances: set[Entrance] = set()
        self.links: dict[int, Link] = {}
        self.connecting: dict[int, asyncio.Task[Link | None]] = {}

    @property
    def id(self) -> int:
        return self.store.lease.id

    async def open(self, app: ASGIApp) -> None:
        """Listen for other processes, and tell them where."""
        self.app = app
        self.secret = await self.store.secret("peers")
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(lambda: Entrance(self), self.host, self.port)
        port = self.server.sockets[0].getsockname()[1]
        await self.store.serve_at(f"{self.host}:{port}")
        self.lobby.carrier = self

    async def close(self) -> None:
        """Stop talking to other processes."""
        if self.server is not None:
            self.server.close()
        for frames in (*self.links.values(), *self.entrances):
            frames.close()

    async def others(self) -> list[Peer]:
        """Return the other processes that live."""
        return [peer for peer in await self.store.living() if peer.id != self.id]

    async def carry(self, session: Connection, peer: Peer, hello: str | bytes) -> bool:
        """Let a client go on at another process; False if that cannot be reached."""
        link = await self.link(peer)
        if link is not None:
            link.carry(session, hello)
        return link is not None

    async def ask(self, peer: Peer, scope: Scope, body: bytes) -> Answer | None:
        """Let another process answer a request over HTTP; None if that cannot be reached."""
        headers = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
        client = scope["client"][0] if scope.get("client") else ""
        link = await self.link(peer)
        if link is None:
            return None
        ask = Ask(link.number(), scope["method"], scope["path"], scope["query_string"], headers, body, client)
        return await link.ask(ask)

    async def call(self, peer: Peer, path: str, body: bytes) -> bytes:
        """Ask another process for what only processes may ask for."""
        link = await self.link(peer)
        if link is None:
            raise Reload
        headers = [(b"content-type", b"application/json")]
        answer = await link.ask(Ask(link.number(), "POST", path, b"", headers, body, ""))
        if answer.status >= 400:
            raise Refusal(refused_with(answer))
        return answer.body

    async def link(self, peer: Peer) -> Link | None:
        """Return the connection to another process, made if necessary; None if it cannot be reached."""
        known = self.links.get(peer.id)
        if known is not None:
            return known
        task = self.connecting.get(peer.id)
        if task is None:
            task = self.connecting[peer.id] = asyncio.get_running_loop().create_task(self.connect(peer))
            task.add_done_callback(lambda _: self.connecting.pop(peer.id, None))
        return await asyncio.shield(task)

    async def connect(self, peer: Peer) -> Link | None:
        """Connect to another process. If nobody listens there on this machine, it has ended."""
        host, _, port = peer.address.rpartition(":")
        if not port:
            return None  # it has only just begun
        link = Link(self.secret, lambda link: self.forget(peer.id, link))
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().create_connection(lambda: link, host, int(port))
                found = await link.greeted
        except (OSError, TimeoutError) as error:
            link.close()
            if isinstance(error, ConnectionRefusedError):
                await self.declare_gone(peer)
            return None
        if link.is_lost:
            return None
        if found != peer.id:  # another process listens there by now, or the same one under another number
            link.close()
            await self.declare_gone(peer)
            return None
        self.links[peer.id] = link
        return link

    def forget(self, id: int, link: Link) -> None:
        """Let go of a connection that has ended."""
        if self.links.get(id) is link:
            del self.links[id]

    async def declare_gone(self, peer: Peer) -> None:
        """Say that a process of this machine has ended."""
        if peer.machine == self.store.lease.machine:
            log.warning("process %d is not there any more", peer.id)
            with suppress(StoreError):
                await self.store.declare_gone(peer.id)


def refused_with(answer: Answer) -> str:
    """Return the code of a refusal."""
    try:
        return msgspec.json.decode(answer.body, type=Told).code
    except msgspec.MsgspecError:
        return "reload"

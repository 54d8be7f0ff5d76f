"""The door to the network: a server for its own machine alone lets others in, and shuts them out again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from coffret.server.http.middleware import LOCAL, hostname
from coffret.server.http.reach import Reach, is_reachable, network_addresses, own_names, url_of
from coffret.server.http.requests import body, guarded
from coffret.server.http.responses import json
from coffret.server.protocol.refusal import Refusal

log = logging.getLogger(__name__)


class Wish(msgspec.Struct):
    """What whoever sits at the machine wants of the door."""

    open: bool
    keep: bool = False  # open it again whenever the server starts


class Listener(Protocol):
    """A running server that can listen at more addresses."""

    async def admit(self, host: str, port: int) -> None:
        """Listen at one more address; OSError: it is not free."""

    def expel(self) -> None:
        """Listen there no more, and end every connection that came that way."""


class Network:
    """The door of one server. It opens the addresses that the machine has then, at the port of the server."""

    def __init__(
        self,
        port: int,
        base_path: str,
        kept: Path,
        told: Callable[[list[str]], None] | None = None,
        addresses: Callable[[], list[str]] = network_addresses,
    ) -> None:
        self.listener: Listener | None = None  # once it runs
        self.port = port
        self.base_path = base_path
        self.kept = kept  # a file that is there as long as the door is opened at each start
        self.told = told
        self.addresses = addresses
        self.names: set[str] = set()  # by which others may call the server now
        self.open_at: list[str] = []  # addresses
        self.busy = asyncio.Lock()

    def admits(self, name: str) -> bool:
        """Whether the server may be called by a name now that it was not made for."""
        return name in self.names

    def urls(self) -> list[str]:
        """Return where others find the box, best first; none while the door is closed."""
        return [url_of(each, self.port, self.base_path) for each in self.open_at]

    async def wish(self, wish: Wish) -> None:
        """Open or close the door."""
        async with self.busy:
            if wish.open:
                await self.open()
            else:
                self.close()
            if wish.open and wish.keep:
                self.kept.touch(mode=0o600)
            else:
                self.kept.unlink(missing_ok=True)

    async def begin(self, listener: Listener) -> None:
        """Belong to a server from now on, and open the door if that was wished for each start."""
        self.listener = listener
        if self.kept.exists():
            try:
                await self.wish(Wish(open=True, keep=True))
            except Refusal:
                log.warning("the door to the network stays closed: this machine is in none, or its port is taken there")

    async def open(self) -> None:
        """Let the networks of this machine in, or refuse if there is none."""
        if self.open_at or self.listener is None:
            return
        for host in await asyncio.to_thread(self.addresses):
            with suppress(OSError):  # taken by another program: perhaps there is another network
                await self.listener.admit(host, self.port)
                self.open_at.append(host)
        if not self.open_at:
            raise Refusal("network")
        self.names = {*self.open_at, *own_names()}
        log.info("the door to the network is open at %s", ", ".join(self.open_at))
        if self.told is not None:
            self.told(self.urls())

    def close(self) -> None:
        """Shut everybody out who is not at this machine."""
        if self.open_at and self.listener is not None:
            self.open_at, self.names = [], set()
            self.listener.expel()
            log.info("the door to the network is closed")


class Ways:
    """The endpoints that tell how others reach the box, and that open and close the door."""

    def __init__(self, reach: Reach, network: Network | None = None) -> None:
        self.reach = reach
        self.network = network

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [
            Route("/api/reach", guarded(self.look)),
            Route("/api/network", guarded(self.wish), methods=["POST"]),
        ]

    async def look(self, request: Request) -> Response:
        """Tell where others find the box: its public URL, or this machine's addresses to whoever sits at it.

        Whoever comes from elsewhere has found it, and is not told about the network behind.
        """
        return json(await self.told(is_here(request)))

    async def wish(self, request: Request) -> Response:
        """Open or close the door, for whoever sits at this machine."""
        wish = await body(request, Wish)
        if not is_here(request):
            raise Refusal("elsewhere")
        if self.network is None:
            raise Refusal("network")
        await self.network.wish(wish)
        return json(await self.told(True))

    async def told(self, here: bool) -> dict[str, Any]:
        """Return the addresses, and where there is a door, whether it is open."""
        found = await asyncio.to_thread(self.reach.addresses) if self.reach.url or here else []
        network = self.network
        if network is None:
            return {"addresses": found, "door": None}
        door = {"open": bool(network.open_at), "kept": here and network.kept.exists(), "yours": here}
        return {"addresses": found or (network.urls() if here else []), "door": door}


def is_here(request: Request) -> bool:
    """Whether whoever asks sits at the machine of the server."""
    name = hostname(request.headers.get("host", ""))
    return name in LOCAL and request.client is not None and not is_reachable(request.client.host)

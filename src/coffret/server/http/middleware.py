"""Checks on every request: allowed host and origin, rate limits, and security headers on every response."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, MutableMapping
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coffret.server.lobby.lobby import Lobby
from coffret.server.protocol.limits import Buckets, clean
from coffret.server.protocol.refusal import sentence

log = logging.getLogger(__name__)
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
    "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
MOST_NOTED, MOST_SIGNS = 50, 100  # names in the log, and their signs: anybody can make them up
MOST_ADDRESSES, HOST_BITS = 10_000, 64  # of which the network is remembered; what follows the network in one
LOCAL = ("localhost", "127.0.0.1", "::1")
ORIGIN, FULL = 4403, 1013  # close codes


class Guard:
    """The outermost ASGI application."""

    def __init__(
        self,
        app: ASGIApp,
        lobby: Lobby,
        hosts: Iterable[str] | None = None,
        by_address: bool = False,
        admits: Callable[[str], bool] = lambda name: False,
    ) -> None:
        self.app = app
        self.lobby = lobby
        self.hosts = set(hosts) if hosts is not None else None  # None: any, for a server behind a name of its own
        self.by_address = by_address  # it may also be called by any address, which no other site can point at it
        self.admits = admits  # whether it may be called so for the time being
        limits = lobby.limits
        self.posts = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.gets = Buckets(limits.gets_per_second, limits.gets_at_once)
        self.noted: set[tuple[str, ...]] = set()  # names that the operator has been told of
        self.files = Buckets(limits.files_per_second, limits.files_at_once)
        self.open: Counter[str] = Counter()  # sockets, and requests under way, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        code = self.refusal(scope)
        if scope["type"] == "http":
            send = self.counted(with_headers(send))
        if code is None:
            await self.pass_on(scope, receive, send)
        elif scope["type"] == "http":
            await refuse(code, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": FULL if code == "full" else ORIGIN, "reason": code})

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, counting it while it is in progress."""
        address = address_of(scope)
        self.open[address] += 1
        try:
            with suppress(asyncio.CancelledError):
                await self.app(scope, receive, send)
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def counted(self, send: Send) -> Send:
        """Wrap `send` to count responses by status."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.lobby.figures.requests[str(message["status"])] += 1
            await send(message)

        return sending

    def is_own(self, name: str) -> bool:
        """Whether the server may be called by this name."""
        return self.hosts is None or name in self.hosts or (self.by_address and is_address(name)) or self.admits(name)

    def refusal(self, scope: Scope) -> str | None:
        """Return why this request is refused, if it is."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.is_own(name := hostname(host)):
            self.note('refused: nobody has told this server that it is called "%s": name it by --hosts or --url', name)
            return "name"
        origin = headers.get(b"origin", b"").decode("latin-1")
        if b"origin" in headers and not same_origin(origin, host):
            self.note('refused: a page of "%s" asks for "%s"; a proxy between them must pass the Host on', origin, host)
            return "origin"
        address = address_of(scope)
        if self.open[address] >= self.lobby.limits.connections_per_address:
            return "full"
        if scope["type"] == "http":
            buckets = self.posts if scope["method"] == "POST" else self.files if is_file(scope) else self.gets
            if not buckets.take(address):
                return "fast"
            if makes_table(scope) and not self.lobby.new_tables.take(address):
                return "full"
        return None

    def note(self, text: str, *names: str) -> None:
        """Tell the operator of a refusal, once for each name."""
        names = tuple([clean(name, MOST_SIGNS) for name in names])
        if names not in self.noted and len(self.noted) < MOST_NOTED:
            self.noted.add(names)
            log.warning(text, *names)


def is_address(name: str) -> bool:
    """Whether a host is named by its address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_file(scope: Scope) -> bool:
    """Whether a request is for a file of the page or a drawing of a game."""
    path: str = scope["path"]
    return "/assets/" in path or "/games/" in path


def makes_table(scope: Scope) -> bool:
    """Whether a request creates a table."""
    path: str = scope["path"]
    return scope["method"] == "POST" and path.endswith(("/api/tables", "/api/import", "/api/calls/play", "/fork"))


def address_of(scope: Scope) -> str:
    """Return the client address, from the connection or a trusted proxy; an IPv6 network counts as one."""
    client = scope.get("client")
    address: str = client[0] if client else ""
    return network_of(address) if ":" in address else address


@lru_cache(maxsize=MOST_ADDRESSES)
def network_of(address: str) -> str:
    """Return the network of an IPv6 address that one household or server has; IPv4 in disguise stays itself."""
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> HOST_BITS << HOST_BITS))


def hostname(host: str) -> str:
    """Return the name in a host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def same_origin(origin: str, host: str) -> bool:
    """Whether a page with this origin came from this server."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == host


def with_headers(send: Send) -> Send:
    """Wrap `send` to add security headers to every response."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return sending


async def refuse(code: str, send: Send) -> None:
    """Respond to a refused request."""
    data = msgspec.json.encode({"code": code, "text": sentence(code, "en"), "detail": ""})
    start: MutableMapping[str, Any] = {
        "type": "http.response.start",
        "status": {"fast": 429, "full": 503}.get(code, 403),
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())],
    }
    await send(start)
    await send({"type": "http.response.body", "body": data})

"""What every request passes first: the right host and origin, not too many, and safe headers on every answer."""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coffret.server.limits import Buckets, Limits
from coffret.server.refusal import sentence

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
LOCAL = ("localhost", "127.0.0.1", "::1")
ORIGIN = 4403  # close code


class Guard:
    """The outermost ASGI application."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Iterable[str] | None = None) -> None:
        self.app = app
        self.hosts = set(hosts) if hosts is not None else None  # None: any, for a server behind a name of its own
        self.buckets = Buckets(limits.requests_per_second, limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        code = self.refusal(scope)
        if code is None:
            await self.app(scope, receive, with_headers(send) if scope["type"] == "http" else send)
        elif scope["type"] == "http":
            await refuse(code, with_headers(send))
        else:
            await receive()
            await send({"type": "websocket.close", "code": ORIGIN, "reason": code})

    def refusal(self, scope: Scope) -> str | None:
        """Why this request is refused, if it is."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if self.hosts is not None and hostname(host) not in self.hosts:
            return "origin"
        origin = headers.get(b"origin")
        if origin is not None and not same_origin(origin.decode("latin-1"), host):
            return "origin"
        if scope["type"] == "http" and scope["method"] == "POST":
            client = scope.get("client")
            if not self.buckets.take(client[0] if client else ""):
                return "fast"
        return None


def hostname(host: str) -> str:
    """The name in a host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def same_origin(origin: str, host: str) -> bool:
    """Whether a page that sends this origin came from this server."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == host


def with_headers(send: Send) -> Send:
    """Send, with safe headers on every answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return sending


async def refuse(code: str, send: Send) -> None:
    """Answer a request that does not pass."""
    data = msgspec.json.encode({"code": code, "text": sentence(code, "en"), "detail": ""})
    start: MutableMapping[str, Any] = {
        "type": "http.response.start",
        "status": 429 if code == "fast" else 403,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())],
    }
    await send(start)
    await send({"type": "http.response.body", "body": data})

"""Answers over HTTP: JSON and files. What is large is encoded and packed beside the event loop."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from coffret.server.lobby.creation import in_thread
from coffret.server.lobby.lobby import Lobby

SMALL = 2000  # bytes that are not worth packing
LEVEL = 4  # of packing: quick, and nearly as small as the highest
JSON = "application/json"


class Packed(msgspec.Struct):
    """Data as it is sent, also to whoever can unpack it."""

    plain: bytes
    packed: bytes | None


def pack(data: bytes) -> Packed:
    """Data in both forms."""
    return Packed(data, gzip.compress(data, LEVEL, mtime=0) if len(data) >= SMALL else None)


def json(value: Any, status: int = 200) -> Response:
    """A short answer as JSON; nothing of it is kept by caches."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, JSON)


async def long_json(lobby: Lobby, request: Request, make: Callable[..., Any], *args: Any) -> Response:
    """An answer as JSON that takes a while to be made, or to be encoded."""
    return answer(request, await in_thread(lobby, lambda: pack(msgspec.json.encode(make(*args)))), JSON)


async def text_file(lobby: Lobby, request: Request, name: str, make: Callable[..., str], *args: Any) -> Response:
    """A text that is made beside the event loop, to be kept as a file."""
    data = await in_thread(lobby, lambda: pack(make(*args).encode()))
    return answer(request, data, "text/plain; charset=utf-8", {"content-disposition": f'attachment; filename="{name}"'})


def answer(request: Request, data: Packed, kind: str, more: dict[str, str] | None = None) -> Response:
    """Data in the form that the client takes."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding", **(more or {})}
    if data.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data.packed, 200, {**headers, "content-encoding": "gzip"}, kind)
    return Response(data.plain, 200, headers, kind)

"""HTTP responses: JSON and files. Large ones are encoded and compressed off the event loop."""

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
    """Data as sent, plain and compressed."""

    plain: bytes
    packed: bytes | None


def pack(data: bytes) -> Packed:
    """Return data in both forms."""
    return Packed(data, gzip.compress(data, LEVEL, mtime=0) if len(data) >= SMALL else None)


async def packed(lobby: Lobby, data: bytes) -> Packed:
    """Return data in both forms, compressed off the event loop."""
    return await in_thread(lobby, pack, data)


def json(value: Any, status: int = 200) -> Response:
    """Return a short JSON response that caches do not store."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, JSON)


async def long_json(lobby: Lobby, request: Request, make: Callable[..., Any], *args: Any) -> Response:
    """Return a JSON response that takes a while to compute or encode."""
    return answer(request, await in_thread(lobby, lambda: pack(msgspec.json.encode(make(*args)))), JSON)


async def text_file(lobby: Lobby, request: Request, name: str, make: Callable[..., str], *args: Any) -> Response:
    """Return a text, computed off the event loop, as a file download."""
    data = await in_thread(lobby, lambda: pack(make(*args).encode()))
    return answer(request, data, "text/plain; charset=utf-8", {"content-disposition": f'attachment; filename="{name}"'})


def answer(request: Request, data: Packed, kind: str, more: dict[str, str] | None = None) -> Response:
    """Return data in the form that the client accepts."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding", **(more or {})}
    if data.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data.packed, 200, {**headers, "content-encoding": "gzip"}, kind)
    return Response(data.plain, 200, headers, kind)

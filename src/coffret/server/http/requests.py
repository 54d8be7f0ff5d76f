"""Reading HTTP requests, and answering those that are refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from coffret.server.http.middleware import address_of
from coffret.server.http.responses import json
from coffret.server.lobby.lobby import Elsewhere, Lobby
from coffret.server.lobby.session import OWNER_PAUSE, OWNER_SECONDS
from coffret.server.protocol import limits
from coffret.server.protocol.lanes import Visitor
from coffret.server.protocol.refusal import GivenUp, Refusal, Reload
from coffret.server.protocol.refusal import answer as told_no
from coffret.server.protocol.wording import language

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
BODY = "coffret.body"  # where the scope of a request keeps what was read
LATER = {"busy": 5, "fast": 2, "full": 60, "reload": 1}  # refusals after which to come again, in so many seconds
CARRIER = "coffret.carrier"  # an extension of ASGI: who carries requests to other processes
STATUS = {
    "link": 404,
    "seat": 403,
    "state": 409,
    "consent": 409,
    "void": 410,
    "room": 404,
    "elsewhere": 403,
    "network": 409,
    "begun": 409,
    "taken": 409,
    "tried": 409,
    "rated": 409,
    "sealed": 409,
    "invitation": 403,
    "gathering": 409,
    "option": 422,
    "seats": 409,
    "content": 422,
    "save": 422,
    "fast": 429,
    "full": 503,
    "busy": 503,
    "heavy": 422,
    "store": 503,
    "reload": 503,
    "unreadable": 500,
    "slow": 408,
    "large": 413,
    "server": 500,
    "address": 422,
    "site": 422,
    "often": 429,
    "undelivered": 502,
    "late": 410,
    "unknown-notice": 404,
}


def refused(refusal: Refusal, lang: str) -> Response:
    """Convert an error to a response."""
    no = told_no(Refusal(refusal.code), None, lang)
    told = json({"code": no.code, "text": no.text, "detail": refusal.told(lang)}, STATUS.get(refusal.code, 400))
    if refusal.code in LATER:
        told.headers["retry-after"] = str(LATER[refusal.code])
    return told


def guarded(endpoint: Endpoint) -> Endpoint:
    """Wrap an endpoint so that refusals become responses, and what is about another process's table goes there."""

    async def answered(request: Request) -> Response:
        try:
            return await wherever(endpoint, request)
        except Refusal as refusal:
            return refused(refusal, request.query_params.get("lang", "en"))

    return answered


def in_turn(lobby: Lobby, endpoint: Endpoint) -> Endpoint:
    """Wrap an endpoint that costs work: once its body is there, it waits for its turn."""

    async def waited(request: Request) -> Response:
        if request.method == "POST":
            await read_in_time(request, limits.BODY)
        async with lobby.visits.turn(visitor(request)):
            return await endpoint(request)

    return guarded(waited)


def visitor(request: Request) -> Visitor:
    """Return who asks."""
    return Visitor(address_of(request.scope), gone_from(request))


def gone_from(request: Request) -> Callable[[], Awaitable[None]]:
    """Return how to wait until the other side of a request has hung up."""

    async def gone() -> None:
        ends = 0
        while (message := await request.receive())["type"] != "http.disconnect":
            ends += not message.get("more_body", False)
            if ends > 1:  # it comes from another process, which does not tell
                await asyncio.get_running_loop().create_future()

    return gone


async def wherever(endpoint: Endpoint, request: Request) -> Response:
    """Answer a request here, or let the process answer it that owns its table."""
    for _ in range(round(OWNER_SECONDS / OWNER_PAUSE)):
        try:
            return await endpoint(request)
        except GivenUp:
            continue  # nothing was done yet: the table is loaded again
        except Elsewhere as elsewhere:
            carrier = request.scope.get("extensions", {}).get(CARRIER)
            if carrier is None:
                raise
            if BODY not in request.scope:
                await read_in_time(request, limits.SAVE)
            answer = await carrier.ask(elsewhere.peer, request.scope, request.scope[BODY])
        if answer is not None:
            response = Response(answer.body, answer.status)
            response.raw_headers = answer.headers
            return response
        await asyncio.sleep(OWNER_PAUSE)
    raise Reload


async def body(request: Request, kind: type[T], most: int = limits.BODY) -> T:
    """Read and decode the body of a request."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Refusal("message", detail="the body must be application/json")
    try:
        return msgspec.json.decode(await read_in_time(request, most), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("message", detail=str(error)) from error


async def read_in_time(request: Request, most: int) -> bytes:
    """Return the bytes of a body, which must be there in time."""
    if BODY not in request.scope:
        try:
            async with asyncio.timeout(limits.BODY_SECONDS):
                request.scope[BODY] = await read_body(request, most)
        except TimeoutError as error:
            raise Refusal("slow", detail=f"at most {limits.BODY_SECONDS} seconds") from error
    found: bytes = request.scope[BODY]
    return found


async def read_body(request: Request, most: int) -> bytes:
    """Read the bytes of a body, up to the size limit."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refusal("large", detail=f"at most {most} bytes")
    return bytes(found)


def number(request: Request, name: str, default: int) -> int:
    """Return a number from the query."""
    text = request.query_params.get(name, "")
    return whole(name, text) if text else default


def whole(name: str, text: str) -> int:
    """Return the number that a text is."""
    if not (text.isascii() and text.removeprefix("-").isdecimal()) or len(text) > 9:
        raise Refusal("message", detail=f"{name} is a number")
    return int(text)


def lang_of(request: Request) -> str:
    """Return the language that a request asks for."""
    return language(request.query_params.get("lang", ""))

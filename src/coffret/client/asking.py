"""The HTTP side of a client: creating a table, and joining by invitation."""

from __future__ import annotations

import asyncio
import secrets
import urllib.error
import urllib.request
from typing import Any

import msgspec

from coffret.client.mirror import Json, Refused

PATIENCE = 120.0  # seconds for an answer: a server whose owner of a table has just ended takes up to ten


class Late(TimeoutError):
    """No answer came in time. Whether the request was carried out is not known; the same `id` asks again."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no answer within {seconds:g} s")


class SeatToken(msgspec.Struct):
    """The token of a seat: a key if this device plays it, an invitation if it is open; bots have none."""

    seat: int
    kind: str
    token: str | None


class Made(msgspec.Struct):
    """A new table with its keys and invitations."""

    table: str
    host: str
    spectator: str
    seats: list[SeatToken]
    commitment: str = ""

    @property
    def tokens(self) -> list[str]:
        """The keys of this device's seats, and the host's key."""
        return [self.host, *[each.token for each in self.seats if each.token and each.kind == "person"]]


class Held(msgspec.Struct):
    """A role this device has received a key for."""

    table: str
    role: int  # a seat, -3 for a spectator, -4 for the host
    token: str
    commitment: str  # to the server's part of the seed


class Joined(msgspec.Struct):
    """The response to joining."""

    keys: list[Held]


def person(name: str = "") -> Json:
    """Describe a seat played on this device."""
    return {"kind": "person", "name": name}


def bot(name: str = "", level: str = "thumb") -> Json:
    """Describe a seat played by the server."""
    return {"kind": "bot", "name": name, "bot": level}


def open_seat(name: str = "") -> Json:
    """Describe a seat for an invited player."""
    return {"kind": "open", "name": name}


async def make_table(url: str, game: str, seats: list[Json], *, patience: float = PATIENCE, **more: Any) -> Made:
    """Create a table; `options`, `seed`, `pace` and `pack` are as in the protocol."""
    data = await asyncio.to_thread(post, f"{url}/api/tables", {"game": game, "seats": seats, **more}, patience)
    return msgspec.json.decode(data, type=Made)


async def join(url: str, invitation: str, secret: str | None = None, patience: float = PATIENCE) -> list[Held]:
    """Exchange an invitation or a code for keys of this device.

    It works once; repeating the request with the same `secret` returns the same answer, in case it was lost.
    """
    message = {"invitation": invitation, "secret": secret or secrets.token_urlsafe(16)}
    data = await asyncio.to_thread(post, f"{url}/api/join", message, patience)
    return msgspec.json.decode(data, type=Joined).keys


def post(url: str, message: Json, patience: float = PATIENCE) -> bytes:
    """Send a request; a refusal raises `Refused`, silence `Late`."""
    request = urllib.request.Request(url, msgspec.json.encode(message), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=patience) as response:
            data: bytes = response.read()
            return data
    except urllib.error.HTTPError as error:
        raise Refused(msgspec.json.decode(error.read())) from error
    except TimeoutError as error:
        raise Late(patience) from error
    except urllib.error.URLError as error:
        if isinstance(error.reason, TimeoutError):
            raise Late(patience) from error
        raise

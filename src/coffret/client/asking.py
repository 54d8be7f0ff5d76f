"""The HTTP side of a client: making a table."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from typing import Any

import msgspec

from coffret.client.mirror import Json, Refused


class SeatToken(msgspec.Struct):
    """The link of a seat; a bot's has none."""

    seat: int
    kind: str
    token: str | None


class Made(msgspec.Struct):
    """A new table with its links."""

    table: str
    host: str
    spectator: str
    seats: list[SeatToken]

    @property
    def tokens(self) -> list[str]:
        """The links of the seats on this device, and the host's."""
        return [self.host, *[each.token for each in self.seats if each.token and each.kind == "person"]]


def person(name: str = "") -> Json:
    """A seat that this device plays."""
    return {"kind": "person", "name": name}


def bot(name: str = "", level: str = "thumb") -> Json:
    """A seat that the server plays."""
    return {"kind": "bot", "name": name, "bot": level}


def open_seat(name: str = "") -> Json:
    """A seat for somebody who comes by its link."""
    return {"kind": "open", "name": name}


async def make_table(url: str, game: str, seats: list[Json], **more: Any) -> Made:
    """A new table: `options`, `seed`, `pace` and `pack` as in the protocol."""
    data = await asyncio.to_thread(post, f"{url}/api/tables", {"game": game, "seats": seats, **more})
    return msgspec.json.decode(data, type=Made)


def post(url: str, message: Json) -> bytes:
    """Send a request; a refusal raises Refused."""
    request = urllib.request.Request(url, msgspec.json.encode(message), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            data: bytes = response.read()
            return data
    except urllib.error.HTTPError as error:
        raise Refused(msgspec.json.decode(error.read())) from error

"""Codes of four letters for people in one room: each stands for the invitation to a table."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic, time
from typing import Protocol

from coffret.server.lobby.codes import CODES
from coffret.server.store.interface import SharedStore

LETTERS = "ABCDEFGHJKMNPQRSTUVWXY"  # none that is taken for another one, or for a number
LENGTH = 4
ROOM_SECONDS = 2 * 60 * 60


class Rooms(Protocol):
    """Codes that are read from a screen and typed into phones, for two hours."""

    async def make(self, invitation: bytes) -> str:
        """Create a code for the invitation to a table."""

    async def look(self, code: str) -> bytes | None:
        """Return the invitation that a code stands for."""


class StoredRooms:
    """Codes in a database that several processes share, beside those for a second device."""

    def __init__(self, store: SharedStore, now: Callable[[], float] = time) -> None:
        self.store = store
        self.now = now

    async def make(self, invitation: bytes) -> str:
        now = int(self.now())
        while await self.store.find_code(kept_as(code := new_code()), now) is not None:
            pass
        await self.store.keep_code(kept_as(code), now + ROOM_SECONDS, invitation, now)
        return code

    async def look(self, code: str) -> bytes | None:
        return await self.store.find_code(kept_as(typed(code)), int(self.now())) if is_room(code) else None


class OwnRooms:
    """Codes in the memory of the only process."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.known: OrderedDict[str, tuple[float, bytes]] = OrderedDict()

    async def make(self, invitation: bytes) -> str:
        while (code := new_code()) in self.known:
            pass
        self.known[code] = (self.clock() + ROOM_SECONDS, invitation)
        while len(self.known) > CODES:
            self.known.popitem(last=False)
        return code

    async def look(self, code: str) -> bytes | None:
        found = self.known.get(typed(code))
        return found[1] if found is not None and self.clock() < found[0] else None


def new_code() -> str:
    """Return one of 234,256 codes."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def typed(code: str) -> str:
    """Normalize a code as people may type it."""
    return code.strip().upper()


def is_room(code: str) -> bool:
    """Whether this may be the code of a room: no key, invitation or other code is that short."""
    plain = typed(code)
    return len(plain) == LENGTH and set(plain) <= set(LETTERS)


def kept_as(code: str) -> str:
    """Return the name under which a code is kept: codes for a second device have no spaces."""
    return f"room {code}"

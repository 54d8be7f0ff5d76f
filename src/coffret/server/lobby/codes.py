"""Codes with which one device hands its rights to another."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic, time
from typing import Protocol

from coffret.server.store.interface import SharedStore, hashed
from coffret.server.store.links import new_code

CODE_SECONDS = 600
CODES = 1000  # at the same time
HASH = 32  # bytes of a key's hash


class Codes(Protocol):
    """Codes that hand the rights of one device to another: short, single-use and short-lived.

    A code stands for keys, by their hashes; what they open is looked up when it is redeemed.
    """

    async def make(self, keys: list[bytes]) -> str:
        """Create a code for these keys."""

    async def look(self, code: str) -> list[bytes] | None:
        """Return the keys a code would hand over."""

    async def use(self, code: str, secret: str) -> list[bytes] | None:
        """Redeem a code, once; whoever did so and asks again gets the same answer."""


class StoredCodes:
    """Codes in a database that several processes share."""

    def __init__(self, store: SharedStore, now: Callable[[], float] = time) -> None:
        self.store = store
        self.now = now

    async def make(self, keys: list[bytes]) -> str:
        code = new_code()
        now = int(self.now())
        await self.store.keep_code(plain(code), now + CODE_SECONDS, b"".join(keys), now)
        return code

    async def look(self, code: str) -> list[bytes] | None:
        return split(await self.store.find_code(plain(code), int(self.now())))

    async def use(self, code: str, secret: str) -> list[bytes] | None:
        return split(await self.store.take_code(plain(code), hashed(secret), int(self.now())))


def split(keys: bytes | None) -> list[bytes] | None:
    """Return the hashes that were kept one after the other."""
    return [keys[at : at + HASH] for at in range(0, len(keys), HASH)] if keys else None


class OwnCodes:
    """Codes in the memory of the only process."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.known: OrderedDict[str, tuple[float, list[bytes]]] = OrderedDict()
        self.used: OrderedDict[tuple[str, bytes], list[bytes]] = OrderedDict()  # by whom, in case he asks again

    async def make(self, keys: list[bytes]) -> str:
        code = new_code()
        self.known[plain(code)] = (self.clock() + CODE_SECONDS, keys)
        while len(self.known) > CODES:
            self.known.popitem(last=False)
        return code

    async def look(self, code: str) -> list[bytes] | None:
        found = self.known.get(plain(code))
        return found[1] if found is not None and self.clock() < found[0] else None

    async def use(self, code: str, secret: str) -> list[bytes] | None:
        user = (plain(code), hashed(secret))
        keys = await self.look(code)
        if keys is None:
            return self.used.get(user)
        del self.known[plain(code)]
        self.used[user] = keys
        while len(self.used) > CODES:
            self.used.popitem(last=False)
        return keys


def plain(code: str) -> str:
    """Normalize a code as people may type it."""
    return "".join(code.lower().replace("-", " ").split())

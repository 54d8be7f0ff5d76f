"""Codes with which one device hands its rights to another."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from coffret.server.store.interface import hashed
from coffret.server.store.links import new_code

CODE_SECONDS = 600
CODES = 1000  # at the same time


class Codes:
    """Codes that hand the rights of one device to another: short, single-use and short-lived.

    A code stands for keys, by their hashes; what they open is looked up when it is redeemed.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.known: OrderedDict[str, tuple[float, list[bytes]]] = OrderedDict()
        self.used: OrderedDict[tuple[str, bytes], list[bytes]] = OrderedDict()  # by whom, in case he asks again

    def make(self, keys: list[bytes]) -> str:
        """Create a code for these keys."""
        code = new_code()
        self.known[plain(code)] = (self.clock() + CODE_SECONDS, keys)
        while len(self.known) > CODES:
            self.known.popitem(last=False)
        return code

    def look(self, code: str) -> list[bytes] | None:
        """Return the keys a code would hand over."""
        found = self.known.get(plain(code))
        return found[1] if found is not None and self.clock() < found[0] else None

    def use(self, code: str, secret: str) -> list[bytes] | None:
        """Redeem a code, once."""
        user = (plain(code), hashed(secret))
        keys = self.look(code)
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

"""Codes with which one device hands its rights to another."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from coffret.server.store.interface import Right, hashed
from coffret.server.store.links import new_code

CODE_SECONDS = 600
CODES = 1000  # at the same time


class Codes:
    """Codes that hand the rights of one device to another: short, single-use and short-lived."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.known: OrderedDict[str, tuple[float, list[Right]]] = OrderedDict()
        self.used: OrderedDict[tuple[str, bytes], list[Right]] = OrderedDict()  # by whom, in case he asks again

    def make(self, rights: list[Right]) -> str:
        """Create a code for these rights."""
        code = new_code()
        self.known[plain(code)] = (self.clock() + CODE_SECONDS, rights)
        while len(self.known) > CODES:
            self.known.popitem(last=False)
        return code

    def look(self, code: str) -> list[Right] | None:
        """Return what a code would hand over."""
        found = self.known.get(plain(code))
        return found[1] if found is not None and self.clock() < found[0] else None

    def use(self, code: str, secret: str) -> list[Right] | None:
        """Redeem a code, once."""
        user = (plain(code), hashed(secret))
        rights = self.look(code)
        if rights is None:
            return self.used.get(user)
        del self.known[plain(code)]
        self.used[user] = rights
        while len(self.used) > CODES:
            self.used.popitem(last=False)
        return rights


def plain(code: str) -> str:
    """Normalize a code as people may type it."""
    return "".join(code.lower().replace("-", " ").split())

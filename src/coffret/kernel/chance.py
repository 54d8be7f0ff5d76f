"""The random source: small, fast, the same everywhere, and passed in, never owned by a rule."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """The generator sfc32 (Chris Doty-Humphrey): four 32-bit numbers, identical compiled and interpreted."""

    def __init__(self, a: int, b: int, c: int) -> None:
        self.a: i64 = a & 0xFFFFFFFF
        self.b: i64 = b & 0xFFFFFFFF
        self.c: i64 = c & 0xFFFFFFFF
        self.count: i64 = 1
        for _ in range(12):
            self.bits()

    def bits(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & MASK
        return out

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        bound: i64 = limit
        return (self.bits() * bound) >> 32

    def chance(self) -> float:
        """A number from 0 up to, not including, 1."""
        return int(self.bits()) / 4294967296.0

    def shuffle(self, items: list[int]) -> None:
        """Put a list of numbers into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def weighted(self, weights: list[int]) -> int:
        """An index, each as likely as its weight says."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("weights must not all be zero")


def seeded(seed: int | str, draw: int = 0) -> Rng:
    """The source for one draw of a play: whoever knows the seed can check every draw by itself."""
    digest = hashlib.sha256(f"{seed}:{draw}".encode()).digest()
    a = int.from_bytes(digest[0:4], "little")
    b = int.from_bytes(digest[4:8], "little")
    c = int.from_bytes(digest[8:12], "little")
    return Rng(a, b, c)


def commitment(seed: int | str) -> str:
    """What a table shows of its seed before the end: enough to check it later, too little to guess it."""
    return hashlib.sha256(f"coffret:{seed}".encode()).hexdigest()


def mixed(server_part: str, parts: tuple[str, ...]) -> str:
    """The seed made of the server's part and one part for each seat (empty: none): nobody chooses it alone."""
    return hashlib.sha256(":".join(["coffret-seed", server_part, *parts]).encode()).hexdigest()

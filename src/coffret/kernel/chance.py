"""The random source: small, fast and the same on every platform. It is always passed in; no rule owns one."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """Chris Doty-Humphrey's sfc32 generator: four 32-bit words, identical results compiled and interpreted."""

    def __init__(self, a: int, b: int, c: int) -> None:
        self.a: i64 = a & 0xFFFFFFFF
        self.b: i64 = b & 0xFFFFFFFF
        self.c: i64 = c & 0xFFFFFFFF
        self.count: i64 = 1
        for _ in range(12):
            self.bits()

    def bits(self) -> i64:
        """Return the next 32 random bits."""
        out: i64 = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & MASK
        return out

    def below(self, limit: int) -> int:
        """Return a random integer from 0 to `limit - 1`."""
        bound: i64 = limit
        return (self.bits() * bound) >> 32

    def chance(self) -> float:
        """Return a random float in [0, 1)."""
        return int(self.bits()) / 4294967296.0

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list of numbers in place."""
        numbers: list[Any] = items  # which need not be looked into
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = (self.bits() * (last + 1)) >> 32
            numbers[last], numbers[other] = numbers[other], numbers[last]
            last -= 1

    def weighted(self, weights: list[int]) -> int:
        """Return a random index, each with a probability proportional to its weight."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("weights must not all be zero")


def seeded(seed: int | str, draw: int = 0) -> Rng:
    """Create the source for one draw of a play; anyone who knows the seed can check each draw separately."""
    a, b, c = begins(seed, draw)
    return Rng(a, b, c)


def begins(seed: int | str, draw: int = 0) -> tuple[int, int, int]:
    """Return what the source for one draw begins with: it can be sent to where the seed must not be known."""
    digest = hashlib.sha256(f"{seed}:{draw}".encode()).digest()
    a = int.from_bytes(digest[0:4], "little")
    b = int.from_bytes(digest[4:8], "little")
    c = int.from_bytes(digest[8:12], "little")
    return a, b, c


def commitment(seed: int | str) -> str:
    """Return the commitment to a seed shown before the end: enough to verify it later, too little to guess it."""
    return hashlib.sha256(f"coffret:{seed}".encode()).hexdigest()


def mixed(server_part: str, parts: tuple[str, ...]) -> str:
    """Combine the server's part of the seed with one part per seat (empty if none), so that nobody chooses it alone."""
    return hashlib.sha256(":".join(["coffret-seed", server_part, *parts]).encode()).hexdigest()

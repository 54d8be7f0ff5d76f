"""A histogram of durations with a bounded relative error, after HdrHistogram: counts in buckets that double in width.

Each power of two of microseconds is divided into 64 buckets, so a value is known to 1.6 %, from 1 µs to hours. Written
by `text`, it is what the plotters of HdrHistogram read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

BITS = 6  # each power of two is divided into so many bits of buckets
PARTS = 1 << BITS
TICKS = 5  # lines for each halving of the distance to 100 %


def bucket(value: int) -> int:
    """Return the number of the bucket of a value."""
    if value < 2 * PARTS:
        return max(0, value)
    shift = value.bit_length() - BITS - 1
    return (shift << BITS) + (value >> shift)


def highest(number: int) -> int:
    """Return the highest value in a bucket."""
    if number < 2 * PARTS:
        return number
    shift = (number >> BITS) - 1
    return (((number & (PARTS - 1)) + PARTS + 1) << shift) - 1


class Histogram(msgspec.Struct):
    """Durations in microseconds."""

    counts: dict[int, int] = {}  # by number of the bucket
    total: int = 0
    longest: int = 0

    def add(self, seconds: float) -> None:
        """Count a duration."""
        value = max(0, round(seconds * 1e6))
        number = bucket(value)
        self.counts[number] = self.counts.get(number, 0) + 1
        self.total += 1
        self.longest = max(self.longest, value)

    def merge(self, other: Histogram) -> None:
        """Count everything that another one has counted."""
        self.counts = dict(Counter(self.counts) + Counter(other.counts))
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    def quantile(self, share: float) -> float:
        """Return the milliseconds that this share of the durations does not exceed."""
        wanted, seen = share * self.total, 0
        for number in sorted(self.counts):
            seen += self.counts[number]
            if seen >= wanted:
                return min(highest(number), self.longest) / 1000
        return 0.0

    def percentiles(self) -> Iterator[tuple[float, float, int]]:
        """Yield shares, the milliseconds that they do not exceed, and how many durations that are."""
        if not self.total:
            return
        distance, share = 1.0, 0.0
        while distance * self.total >= 1:
            for tick in range(TICKS):
                share = 1 - distance * (1 - tick / (2 * TICKS))
                yield share, self.quantile(share), round(share * self.total)
            distance /= 2
        yield 1.0, self.longest / 1000, self.total

    def text(self) -> str:
        """Return the percentiles in the form that HdrHistogram prints."""
        lines = [f"{'Value':>12} {'Percentile':>14} {'TotalCount':>10} {'1/(1-Percentile)':>14}", ""]
        for share, value, count in self.percentiles():
            rest = f"{1 / (1 - share):14.2f}" if share < 1 else f"{'inf':>14}"
            lines.append(f"{value:12.3f} {share:14.12f} {count:10d} {rest}")
        return "\n".join(lines) + f"\n#[Max = {self.longest / 1000:.3f}, Total count = {self.total}]\n"

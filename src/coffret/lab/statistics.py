"""Confidence intervals."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964  # of the normal distribution, for intervals that hold 95 times of 100


def wilson(hits: int, trials: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval, reliable for few trials and for shares near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    spread = Z95 * sqrt(share * (1 - share) / trials + Z95**2 / (4 * trials**2))
    middle, scale = share + Z95**2 / (2 * trials), 1 + Z95**2 / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

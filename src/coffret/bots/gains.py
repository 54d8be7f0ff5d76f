"""How much more one option wins than another, tried in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from coffret.kernel.sums import sum_of


def gains_of(mine: Sequence[float], its: Sequence[float]) -> list[float]:
    """Return the differences world by world, as far as both were tried."""
    return [a - b for a, b in zip(mine, its)]


def mean_and_error(gains: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some differences and its standard error, as if one world more had ended otherwise."""
    if not gains:
        return 0.0, 1.0
    worlds, mean = len(gains), sum_of([*gains]) / len(gains)
    spread = sum_of([(gain - mean) ** 2 for gain in gains]) / worlds
    most = max(max(gains), -min(gains))
    return mean, sqrt((spread + most * most / worlds) / worlds)

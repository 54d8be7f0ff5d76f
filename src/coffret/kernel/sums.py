"""Sums of floats that are the same in every Python: from 3.12 on sum() rounds them otherwise than before.

Choices of bots and printed figures hang on the last digit, so whatever is decided by a sum is added here.
"""

from __future__ import annotations


def sum_of(values: list[float]) -> float:
    """Add numbers one after the other."""
    found = 0.0
    for value in values:
        found += value
    return found


def weighted_sum(weights: list[float], values: list[float]) -> float:
    """Add numbers one after the other, each times its weight."""
    found = 0.0
    for place in range(min(len(weights), len(values))):
        found += weights[place] * values[place]
    return found

"""Confidence intervals."""

from __future__ import annotations

from math import log, sqrt

Z95 = 1.959964  # of the normal distribution, for intervals that hold 95 times of 100


def wilson(hits: int, trials: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval, reliable for few trials and for shares near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    spread = Z95 * sqrt(share * (1 - share) / trials + Z95**2 / (4 * trials**2))
    middle, scale = share + Z95**2 / (2 * trials), 1 + Z95**2 / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


class Sequence:
    """A confidence sequence for a mean of values from 0 to 1: its intervals hold all at once, however often one looks.

    The empirical Bernstein sequence with predictable plug-in of Waudby-Smith and Ramdas, "Estimating means of bounded
    random variables by betting", JRSS B 86 (2024), theorem 2, intersected over time. It needs no assumption but that
    the values are independent draws of one distribution.
    """

    MOST_BET = 0.5

    def __init__(self, alpha: float = 0.05) -> None:
        self.price = log(2 / alpha)
        self.count = 0
        self.low, self.high = 0.0, 1.0
        self._sum = 0.0
        self._squares = 0.0  # of the distances to the means before
        self._bets = 0.0
        self._won = 0.0
        self._spent = 0.0

    def add(self, value: float) -> None:
        """Take in one more value."""
        seen = self.count
        mean = (0.5 + self._sum) / (seen + 1)  # of the values before, as is the variance: that makes it predictable
        variance = (0.25 + self._squares) / (seen + 1)
        bet = min(sqrt(2 * self.price / (variance * (seen + 1) * log(seen + 2))), self.MOST_BET)
        self.count += 1
        self._sum += value
        self._squares += (value - (0.5 + self._sum) / (self.count + 1)) ** 2
        self._bets += bet
        self._won += bet * value
        self._spent += (value - mean) ** 2 * (-log(1 - bet) - bet)
        middle, spread = self._won / self._bets, (self.price + self._spent) / self._bets
        self.low, self.high = max(self.low, middle - spread), min(self.high, middle + spread)

    @property
    def mean(self) -> float:
        return self._sum / self.count if self.count else 0.5

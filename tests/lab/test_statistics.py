"""Wilson's interval against known values."""

import pytest

from coffret.lab.statistics import wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1000, 0.0002, 0.0056)],
)
def test_the_interval_is_wilsons(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_counted_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)

"""Wilson's interval against known values, and a confidence sequence against what it promises."""

import pytest

from coffret.kernel.chance import seeded
from coffret.lab.statistics import Sequence, wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1000, 0.0002, 0.0056)],
)
def test_the_interval_is_wilsons(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_counted_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_confidence_sequence_holds_at_every_look() -> None:
    streams, missed = 200, 0
    for stream in range(streams):
        rng = seeded(f"stream {stream}")
        sequence = Sequence()
        for _ in range(400):
            sequence.add(rng.below(10) < 3)
            if not sequence.low <= 0.3 <= sequence.high:
                missed += 1
                break
    assert missed <= 0.05 * streams


def test_a_confidence_sequence_narrows_where_values_hardly_vary() -> None:
    wide, narrow = Sequence(), Sequence()
    for number in range(1000):
        wide.add(number % 2)
        narrow.add(0.5 + 0.05 * (-1) ** number)
    assert wide.high - wide.low < 0.2
    assert narrow.high - narrow.low < (wide.high - wide.low) / 3
    assert narrow.mean == pytest.approx(0.5)


def test_a_confidence_sequence_knows_nothing_at_first() -> None:
    assert (Sequence().low, Sequence().high, Sequence().mean) == (0, 1, 0.5)

"""The bench plays environments of the box, and known ones where their libraries are installed."""

from typing import Any

import pytest

import coffret.env
from tests.env.support import REASON

pytest.importorskip("pettingzoo", reason=REASON)
bench: Any = pytest.importorskip("coffret.env.bench", reason=REASON)


def test_every_way_to_step_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "known_speeds", lambda seconds: {"pettingzoo hanabi": 1000.0})
    monkeypatch.setattr(bench, "known_env", lambda name: coffret.env.aec("a-team", 2))
    monkeypatch.setattr(bench, "JOBS", 1)
    found = bench.measure(["a-team"], 0.04)
    speed = found.games["a-team"]
    assert min(speed.aec, speed.single, speed.vector, speed.shared) > 0
    assert speed.times_hanabi > 0

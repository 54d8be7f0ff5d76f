"""Fixtures for tests of the terminal, application included."""

import pytest

from coffret.bots import hint
from coffret.terminal import thoughts
from tests.cli.running import coffret, outside

__all__ = ["coffret", "outside"]


@pytest.fixture(autouse=True)
def hints_by_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints, chances and reviews think for a few imagined plays only."""
    for name, plays in (("PLAYS", 4), ("ENOUGH", 4), ("FEWEST", 4), ("SLICE", 4), ("SEARCHED", 12)):
        monkeypatch.setattr(hint, name, plays)
    monkeypatch.setattr(thoughts, "ENOUGH", 4)
    monkeypatch.setattr(thoughts, "REVIEW", 20)

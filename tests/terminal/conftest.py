"""Fixtures for tests of the terminal, application included."""

import pytest

from coffret.bots.search import Budget
from coffret.terminal import commands, thoughts
from tests.cli.running import coffret, outside

__all__ = ["coffret", "outside"]


@pytest.fixture(autouse=True)
def hints_by_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints, chances and reviews think for so many imagined plays, not for seconds: the same on every machine."""
    monkeypatch.setattr(commands, "HINT", Budget(12))
    monkeypatch.setattr(thoughts, "CHANCE", Budget(24))
    monkeypatch.setattr(thoughts, "REVIEW", (0.0, (4, 4)))

"""Fixtures for all tests: the example game stands in wherever a small game is enough."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import coffret.kernel.game as registry
from coffret.kernel.game import GROUP, Game

EXAMPLE = Path(__file__).parent.parent / "examples" / "coffret-liar" / "src"


@pytest.fixture
def liar(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Liar's dice, in the box for the time of a test."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(EXAMPLE)])
    known = {**registry.games(), "liar": EntryPoint("liar", "coffret_liar:game", GROUP)}
    monkeypatch.setattr(registry, "games", lambda: known)
    registry.load.cache_clear()
    yield registry.load("liar")
    registry.load.cache_clear()

"""Server tests play the example game: it is in the box for all of them."""

from importlib.metadata import EntryPoint

import pytest

import coffret.kernel.game as registry
from coffret.kernel.game import GROUP, Game, load


@pytest.fixture(autouse=True)
def example(liar: Game) -> Game:
    """Liar's dice in the box."""
    return liar


@pytest.fixture
def time_bomb() -> Game:
    """A game of many seats and many words, whether it is installed or not."""
    return load("time-bomb")


@pytest.fixture
def ballot(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game in which a choice is noticed by nobody else."""
    known = {**registry.games(), "ballot": EntryPoint("ballot", "tests.server.ballot:game", GROUP)}
    monkeypatch.setattr(registry, "games", lambda: known)
    return load("ballot")


@pytest.fixture
def objection(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game in which it is hidden who could act out of turn."""
    known = {**registry.games(), "objection": EntryPoint("objection", "tests.server.objection:game", GROUP)}
    monkeypatch.setattr(registry, "games", lambda: known)
    return load("objection")

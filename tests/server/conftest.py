"""Server tests play the example game: it is in the box for all of them."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import coffret.kernel.game as registry
from coffret.kernel.game import GROUP, Game, load
from tests.server.databases import Postgres


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


@pytest.fixture
def sqlite_db(tmp_path: Path) -> str:
    """A file for tables."""
    return str(tmp_path / "t.db")


@pytest.fixture
def postgres_db(postgres: Postgres) -> str:
    """A database for tables."""
    return postgres.fresh()


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    """Where tables are kept: a file, then a database of PostgreSQL."""
    found: str = request.getfixturevalue(f"{request.param}_db")
    return found

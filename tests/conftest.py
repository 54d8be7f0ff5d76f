"""Fixtures for all tests: the example game stands in wherever a small game is enough; nothing is left to chance."""

import os
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from hypothesis import settings

import coffret.kernel.game as registry
from coffret.kernel.game import GROUP, Game
from tests.environment import forget_the_machine
from tests.leftovers import SIGN, all_end, children
from tests.server.databases import Postgres, running_postgres, skip_without_postgres

forget_the_machine()

# The same examples in every run, however long they take: looking for new ones is the business of `make soak`.
settings.register_profile("gate", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", deadline=None, database=None, print_blob=True)
settings.load_profile("gate")

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


@pytest.fixture(scope="session", autouse=True)
def run_ends_clean() -> Iterator[None]:
    """No process outlives the run, not even one whose parent has ended."""
    run = str(os.getpid())
    os.environ[SIGN] = run
    yield
    all_end(run)


@pytest.fixture(autouse=True)
def test_ends_clean() -> Iterator[None]:
    """No test leaves a process that it has started."""
    before = children()
    yield
    left = {number: line for number, line in children().items() if number not in before}
    assert not left, f"still running: {left}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the tests of this process."""
    skip_without_postgres()
    with running_postgres() as found:
        yield found

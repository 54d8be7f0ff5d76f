"""The set-up is told how often decent bots win with what is chosen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from coffret.bots.measured import told
from coffret.kernel.game import load
from coffret.server.http.app import make_app
from coffret.server.lobby.lobby import Lobby
from coffret.server.store.sqlite import SqliteStore
from coffret.terminal.language import box

HARD = {"game": "thunderbirds", "seats": 3, "options": {"level": "legendary", "first_player": 2}}


@pytest.fixture
def http(tmp_path: Path) -> Iterator[TestClient]:
    """The whole application, in process."""
    with TestClient(make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF")))) as client:
        yield client


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_figure_of_what_is_chosen_is_told(http: TestClient, language: str) -> None:
    figure = told(load("thunderbirds"), 3, {"level": "legendary"}, language, box(language))
    assert figure is not None
    answer = http.post("/api/figure", json={**HARD, "lang": language})
    assert answer.json() == {"text": figure.text, "exact": figure.exact}
    easier = http.post("/api/figure", json={"game": "thunderbirds", "seats": 3, "lang": language}).json()
    assert easier["text"]
    assert easier != answer.json()


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "liar", "seats": 2},
        {"game": "away-missions", "seats": 2, "options": {"scenario": "own"}},
        {"game": "thunderbirds", "seats": 3, "options": {"level": "no such"}},
        {"game": "thunderbirds", "seats": 10**12},
        {"game": "thunderbirds", "seats": -1},
    ],
)
def test_nothing_is_told_of_what_was_not_counted(http: TestClient, wish: dict[str, object]) -> None:
    assert http.post("/api/figure", json=wish).json() == {"text": "", "exact": ""}


def test_a_game_that_there_is_not_is_refused(http: TestClient) -> None:
    assert http.post("/api/figure", json={"game": "chess", "seats": 2}).status_code == 422

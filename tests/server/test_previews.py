"""What the set-up shows before there is a table: boards to choose from, and what a content pack brings."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from coffret.kernel.content import parse
from coffret.kernel.game import games, load
from coffret.server.http.app import make_app
from coffret.server.lobby.lobby import Lobby
from coffret.server.store.sqlite import SqliteStore
from tests.games.away_missions.test_scenario_files import EXAMPLE

DRAWN = [
    (slug, option.id, value)
    for slug in games()
    for option in load(slug).about.option
    if option.drawn
    for value in option.values
    if value != option.own
]


@pytest.fixture
def http(tmp_path: Path) -> Iterator[TestClient]:
    """The whole application, in process."""
    with TestClient(make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF")))) as client:
        yield client


def test_every_value_of_a_drawn_option_has_its_picture(http: TestClient) -> None:
    found = set()
    for slug, option, value in DRAWN:
        answer = http.get(f"/api/preview/{slug}/{option}/{value}/2.svg?lang=fr")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert len(ElementTree.fromstring(answer.text)) > 10
        found.add(answer.text)
    assert len(found) == len(DRAWN) == 10


@pytest.mark.parametrize(
    "path",
    [
        "away-missions/level/admiral/2",
        "away-missions/scenario/own/2",
        "liar/x/y/2",
        "away-missions/scenario/first-contact/99",
        "nowhere/scenario/own/2",
    ],
)
def test_what_cannot_be_drawn_is_refused(http: TestClient, path: str) -> None:
    answer = http.get(f"/api/preview/{path}.svg")
    assert answer.status_code == 422
    assert answer.json()["detail"]


@pytest.mark.parametrize("seats", ["9" * 50_000, "-1e9", "two", "\u0662", "1" * 10])
def test_a_number_that_is_none_is_refused(http: TestClient, seats: str) -> None:
    answer = http.get(f"/api/preview/away-missions/scenario/first-contact/{seats}.svg")
    assert (answer.status_code, answer.json()["code"]) == (400, "message")


def test_a_mission_of_ones_own_is_checked_and_drawn(http: TestClient) -> None:
    answer = http.post("/api/pack", json={"game": "away-missions", "pack": EXAMPLE, "seats": 3})
    assert answer.status_code == 200
    told = answer.json()
    assert told["options"] == {"scenario": "own"}
    assert len(ElementTree.fromstring(told["picture"])) > 10


def test_the_table_of_a_pack_that_brings_a_mission_plays_it_unless_another_is_named(http: TestClient) -> None:
    game = load("away-missions")
    pack = parse(EXAMPLE, "example")
    assert game.table(2, seed=1, pack=pack).header.options["scenario"] == "own"
    assert game.table(2, {"scenario": "trilon"}, 1, pack=pack).header.options["scenario"] == "trilon"


def test_a_mistake_in_a_mission_is_told_with_its_line(http: TestClient) -> None:
    broken = EXAMPLE.replace("start =", "strat =", 1)
    answer = http.post("/api/pack", json={"game": "away-missions", "pack": broken, "lang": "en"})
    assert answer.status_code == 422
    assert "line" in answer.json()["detail"]


def test_a_pack_that_brings_only_cards_changes_no_option(http: TestClient) -> None:
    raw = load("a-team").own_content().raw
    table = next(name for name in raw if raw[name])
    text = f'[[{table}]]\nid = "{next(iter(raw[table]))}"\n'
    answer = http.post("/api/pack", json={"game": "a-team", "pack": text})
    assert (answer.status_code, answer.json()) == (200, {"options": {}, "picture": ""})

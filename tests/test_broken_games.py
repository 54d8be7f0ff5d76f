"""A broken game is left out of the box, with what is wrong with it, and everything else works."""

import json
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import coffret.kernel.game as registry
from coffret.cli import run
from coffret.kernel.errors import BrokenGame
from coffret.kernel.game import Game
from coffret.server.http.app import make_app
from coffret.server.lobby.lobby import Lobby
from coffret.server.preload import preload
from coffret.server.store.sqlite import SqliteStore

EXAMPLE = Path(__file__).parent.parent / "examples" / "coffret-liar" / "src" / "coffret_liar"
Break = Callable[[Path], object]


def change(file: str, old: str, new: str) -> Break:
    """Replace something in a file of the game."""

    def broken(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")

    return broken


BREAKS: dict[str, tuple[Break, str]] = {
    "no_toml": (lambda folder: (folder / "game.toml").unlink(), "game.toml: the file is missing"),
    "unknown_field": (change("game.toml", "slug =", 'colour = "red"\nslug ='), "unknown field `colour`"),
    "no_french": (change("game.toml", 'fr = "', 'de = "'), "has no text in fr"),
    "not_toml": (change("game.toml", "slug =", "slug"), "game.toml: Expected '='"),
    "no_option_text": (
        change("text/fr.ftl", "option-dice", "option-dace"),
        'text/fr.ftl: the option "dice" needs a text',
    ),
    "no_text": (lambda folder: shutil.rmtree(folder / "text"), "text"),
    "bad_rules": (change("rules.toml", "[[rule]]", "[[rule"), "rules.toml"),
    "raises": (change("__init__.py", "game = Game(", "1 / 0\ngame = Game("), "ZeroDivisionError: division by zero"),
    "leaves": (change("__init__.py", "game = Game(", "raise SystemExit(3)\ngame = Game("), "SystemExit: 3"),
    "no_game": (change("__init__.py", "game = Game(", "other = Game("), "has no attribute 'game'"),
    "no_python": (change("__init__.py", "game = Game(", "game = Game(("), "was never closed"),
    "no_import": (change("bot.py", "import", "import no_such_library;\nimport"), "cannot be loaded"),
    "bad_facts": (
        change("__init__.py", "lambda content: ()", "lambda content: content.table('x', int)"),
        "KeyError: 'x'",
    ),
}


@pytest.fixture(params=BREAKS)
def broken(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, liar: Game
) -> Iterator[tuple[str, str]]:
    """A copy of the example that is broken in one way, beside the whole one: its slug, and what is to be told."""
    name = f"broken_{request.param}"
    folder = tmp_path / "games" / name
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in folder.rglob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("coffret_liar", name), encoding="utf-8")
    change("game.toml", '"liar"', '"broken"')(folder)
    hurt, why = BREAKS[request.param]
    hurt(folder)
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder.parent)])
    known = {**registry.games(), "broken": EntryPoint("broken", f"{name}:game", registry.GROUP)}
    monkeypatch.setattr(registry, "games", lambda: known)
    yield "broken", why
    for module in [each for each in sys.modules if re.match(rf"{name}(\.|$)", each)]:
        del sys.modules[module]


def test_the_server_leaves_it_out_and_says_what_is_wrong(broken: tuple[str, str], tmp_path: Path) -> None:
    slug, why = broken
    preload()
    with TestClient(make_app(Lobby(SqliteStore(tmp_path / "tables.db", sync="OFF")))) as http:
        for lang in ("en", "fr"):
            box: dict[str, Any] = http.get(f"/api/box?lang={lang}").json()
            assert slug not in [game["slug"] for game in box["games"]]
            assert "liar" in [game["slug"] for game in box["games"]]
            (card,) = box["broken"]
            assert (card["slug"], why in card["detail"]) == (slug, True), card["detail"]
            assert slug in card["text"]
        seats = [{"kind": "person"}] * 2
        refused = http.post("/api/tables", json={"game": slug, "seats": seats})
        assert (refused.status_code, refused.json()["code"]) == (422, "option")
        assert http.get(f"/api/rules/{slug}").status_code in (200, 404)
        assert http.get(f"/games/{slug}/cover.svg").status_code == 404
        assert http.post("/api/tables", json={"game": "liar", "seats": seats}).status_code == 201


def test_the_terminal_leaves_it_out_and_says_what_is_wrong(
    broken: tuple[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    slug, why = broken
    monkeypatch.setenv("COLUMNS", "200")
    assert run(["games"]) == 0
    told = capsys.readouterr()
    assert "Liar's Dice" in told.out
    assert why in told.err
    assert run(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [each["slug"] for each in listed["broken"]] == [slug]
    assert run(["rules", "liar"]) == 0


def test_what_is_asked_for_by_name_says_what_is_wrong(liar: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"gone": EntryPoint("gone", "no_such_package:game", registry.GROUP)}
    monkeypatch.setattr(registry, "games", lambda: known)
    with pytest.raises(BrokenGame, match="gone cannot be loaded: No module named 'no_such_package'"):
        registry.load("gone")

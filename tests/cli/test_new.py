"""`coffret new` and `coffret check` of a game: from a name to a game that is played, without installing anything."""

import json
import os
from pathlib import Path

import pytest

from tests.cli.running import Inside, Outside, one_sentence


def test_a_new_game_is_checked_and_played_at_once(outside: Outside, tmp_path: Path) -> None:
    made = outside("new", "tea-party", "--in", tmp_path)
    root = tmp_path / "coffret-tea-party"
    assert (made.code, made.err) == (0, "")
    assert str(root) in made.out
    checked = outside("check", root)
    assert (checked.code, checked.err) == (0, "")
    assert "nothing is wrong" in checked.out
    outside.environment["COFFRET_GAMES"] = str(root)
    listed = json.loads(outside("games", "--json").out)
    assert "tea-party" in [game["slug"] for game in listed["games"]]
    played = outside("play", "tea-party", "--seats", "2", lines="pass\n")
    assert played.code == 0, played.err
    assert "TP-END-01" in played.out


def test_names_of_the_template_are_gone(coffret: Inside, tmp_path: Path) -> None:
    coffret("new", "tea-party", "--in", tmp_path)
    for path in (tmp_path / "coffret-tea-party").rglob("*.*"):
        assert "climb" not in str(path).lower()
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        assert not [word for word in ("climb", "CL-", "coffret.template") if word in text.replace("Climb", "climb")]


@pytest.mark.parametrize("name", ["Tea", "tea party", "../tea", "9lives", "", "-tea", "thé"])
def test_a_name_that_cannot_be_one_is_refused(coffret: Inside, tmp_path: Path, name: str) -> None:
    done = coffret("new", "--in", tmp_path / "games", "--", name)
    assert done.code == 2
    assert one_sentence(done.err)
    assert not (tmp_path / "games").exists()


def test_a_folder_that_is_there_is_not_touched(coffret: Inside, tmp_path: Path) -> None:
    (tmp_path / "coffret-tea").mkdir()
    done = coffret("new", "tea", "--in", tmp_path)
    assert (done.code, os.listdir(tmp_path / "coffret-tea")) == (2, [])
    assert "is there already" in done.err


def test_a_game_of_the_box_keeps_its_name(coffret: Inside, tmp_path: Path) -> None:
    done = coffret("new", "a-team", "--in", tmp_path)
    assert (done.code, "in the box already" in done.err) == (2, True)


@pytest.mark.slow  # as tests/checks does fault by fault, here in a process of its own
def test_faults_are_told_with_file_and_line(outside: Outside, tmp_path: Path) -> None:
    outside("new", "tea", "--in", tmp_path)
    scene = tmp_path / "coffret-tea" / "src" / "coffret_tea" / "scene.py"
    scene.write_text(scene.read_text(encoding="utf-8").replace('kind="pile", cards', 'kind="heap", cards'))
    done = outside("check", tmp_path / "coffret-tea")
    assert (done.code, done.err) == (1, "")
    assert f'{scene}:10: Zone pile: kind "heap" is unknown. It is one of "hand", "row", "pile", "spread".' in done.out
    assert "one thing is wrong" in done.out
    for_programs = json.loads(outside("check", tmp_path / "coffret-tea", "--json").out)
    assert for_programs["faults"][0]["place"] == {"file": str(scene), "line": 10}


def test_what_is_no_game_is_named(coffret: Inside, tmp_path: Path) -> None:
    done = coffret("check", "tiem-bomb")
    assert (done.code, 'near: "time-bomb"' in done.err) == (2, True)
    (tmp_path / "empty").mkdir()
    done = coffret("check", tmp_path / "empty")
    assert (done.code, "no file pyproject.toml" in done.err) == (2, True)
    (tmp_path / "empty" / "pyproject.toml").write_text("[project]\n")
    done = coffret("check", tmp_path / "empty")
    assert (done.code, "names no game" in done.err) == (2, True)

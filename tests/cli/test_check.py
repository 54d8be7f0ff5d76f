"""`coffret check`: packs that fit, and packs with something wrong in them."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Inside, one_sentence

PACK = """
[[card]]
id = "lab_1"
spaces = 5
origin = "printed"
"""


FIELDS = {"spaces": {"old": 4, "new": 5}, "origin": {"old": "reconstructed", "new": "printed"}}


def pack(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_pack_says_what_it_changes(coffret: Inside, tmp_path: Path) -> None:
    done = coffret("check", pack(tmp_path, PACK))
    assert done.code == 0
    assert "fits The A-Team" in done.out
    assert "card lab_1\n  spaces: 4 → 5" in done.out


def test_the_same_for_programs(coffret: Inside, tmp_path: Path) -> None:
    found = json.loads(coffret("check", pack(tmp_path, PACK), "--game", "a-team", "--json").out)
    change = {"table": "card", "id": "lab_1", "new": False, "fields": FIELDS}
    assert (found["game"], found["changes"]) == ("a-team", [change])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (PACK.replace("spaces", "spacs"), 'near: "spaces"'),
        (PACK.replace("5", '"five"'), 'card "lab_1"'),
        (PACK.replace("[[card]]", "[[crad]]"), "no game has the tables crad"),
        (PACK.replace('id = "lab_1"', 'id = ""'), "an entry needs an id"),
        (PACK.replace("printed", "stolen"), 'card "lab_1"'),
        (PACK + PACK, "the id appears twice"),
        ("[[card]\n", "not valid TOML"),
        ("card = 3\n", "must be a list of entries"),
    ],
)
def test_what_is_wrong_is_named_with_file_and_entry(coffret: Inside, tmp_path: Path, text: str, told: str) -> None:
    path = pack(tmp_path, text)
    done = coffret("check", path)
    assert (done.code, done.out) == (1, "")
    assert told in done.err
    assert str(path) in done.err
    assert one_sentence(done.err)


def test_a_wrong_pack_cannot_be_played_with(coffret: Inside, tmp_path: Path) -> None:
    path = pack(tmp_path, PACK.replace("spaces", "spacs"))
    for command in ("play", "simulate"):
        done = coffret(command, "a-team", "--content", path)
        assert (done.code, done.out) == (2, "")
        assert 'near: "spaces"' in done.err


def test_a_pack_for_a_game_without_that_table(coffret: Inside, tmp_path: Path) -> None:
    done = coffret("check", pack(tmp_path, PACK), "--game", "time-bomb")
    assert done.code == 1
    assert 'this game has no table "card"' in done.err

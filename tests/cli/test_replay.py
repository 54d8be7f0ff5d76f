"""`coffret replay`: the whole story, or what one seat could see of it."""

import hashlib
import json
from pathlib import Path

import pytest

from tests.cli.running import Inside


@pytest.fixture
def night(coffret: Inside, tmp_path: Path) -> Path:
    """A whole game."""
    path = tmp_path / "night.coffret"
    done = coffret("play", "liar", "--seats", 2, "--seed", 2, "--save", path, lines="bid 1:6\nliar\n")
    assert done.code == 0
    return path


def test_the_story_is_told_with_its_notation_and_its_end(coffret: Inside, night: Path) -> None:
    out = coffret("replay", night).out
    assert "   1  * shake " in out
    assert "   3  1 bid 1:6\n        Ada bids 1 × 6." in out
    assert "LD-CALL-02" in out


def test_a_seat_is_told_what_it_could_see(coffret: Inside, night: Path) -> None:
    out = coffret("replay", night, "--seat", 2, "--to", 3, "--lang", "fr").out
    assert "Ada lance ses dés." in out
    assert "Bruno lance " in out
    assert "shake" not in out
    assert "Gobelet d'Ada  1[?]" in out


def test_the_story_can_stop_before_its_end(coffret: Inside, night: Path) -> None:
    out = coffret("replay", night, "--to", 3).out
    assert "bid 1:6" in out
    assert "wins." not in out


@pytest.mark.parametrize(("option", "value"), [("--seat", 0), ("--seat", 3), ("--to", 99), ("--to", -1)])
def test_a_seat_or_step_that_is_not_there(coffret: Inside, night: Path, option: str, value: int) -> None:
    done = coffret("replay", night, option, value)
    assert (done.code, done.out) == (2, "")
    assert "there is no" in done.err


def test_replaying_changes_nothing(coffret: Inside, night: Path) -> None:
    before = night.read_bytes()
    coffret("replay", night, "--to", 1)
    assert night.read_bytes() == before


def test_it_says_whether_the_dice_came_from_the_seed(coffret: Inside, night: Path) -> None:
    assert coffret("replay", night).out.endswith("All 2 draws follow from the seed.\n")
    assert "follow" not in coffret("replay", night, "--seat", 1).out


def test_a_seed_that_was_not_agreed_is_found_out(coffret: Inside, night: Path) -> None:
    *lines, last = night.read_text().splitlines()
    lines[0] = lines[0].replace('"seed":2', '"seed":3')
    tail = json.loads(last)
    tail["check"] = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    night.write_text("\n".join([*lines, json.dumps(tail)]) + "\n")
    done = coffret("replay", night)
    assert done.code == 1
    assert "do not follow from the seed. Draws checked: 2 of 2." in done.out


def test_a_play_that_claims_all_its_dice_from_another_one_is_not_called_fair(coffret: Inside, night: Path) -> None:
    *lines, last = night.read_text().splitlines()
    for taken, code, told in (
        (1_000_000, 1, "does not hold"),
        (4, 3, "None of the 2 draws can be checked. 2 came with another game"),
    ):
        head = json.loads(lines[0])
        head["header"]["taken"] = taken
        changed = [json.dumps(head), *lines[1:]]
        tail = {**json.loads(last), "check": hashlib.sha256("\n".join(changed).encode()).hexdigest()}
        night.write_text("\n".join([*changed, json.dumps(tail)]) + "\n")
        done = coffret("replay", night)
        assert done.code == code
        assert told in done.out

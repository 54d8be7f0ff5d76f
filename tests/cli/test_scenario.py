"""`--scenario FILE`: a mission of a user's own is played, or the line of its error is named."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import ROOT, Inside, one_sentence

PAGE = ROOT / "docs" / "scenarios.md"
BEACON = re.findall(r"```toml\n(\[\[scenario\]\].*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
SIMULATE = ("simulate", "away-missions", "--games", 1, "--seats", 1, "--bots", "random", "--jobs", 1, "--json")


@pytest.fixture
def beacon(tmp_path: Path) -> Path:
    """The example of the documentation in a file."""
    path = tmp_path / "lost-beacon.toml"
    path.write_text(BEACON, encoding="utf-8")
    return path


def test_a_mission_of_ones_own_is_played_by_its_title(coffret: Inside, beacon: Path) -> None:
    out = coffret("play", "away-missions", "--scenario", beacon, "--seats", 1, lines="enlist captain\n").out
    assert "The Lost Beacon" in out
    assert "Choose a Rocketeer" in out


def test_it_is_in_the_language_of_the_player(coffret: Inside, beacon: Path) -> None:
    out = coffret("play", "away-missions", "--scenario", beacon, "--seats", 1, "--lang", "fr").out
    assert "La balise perdue" in out


def test_bots_play_it_to_its_end_and_the_command_can_be_given_again(coffret: Inside, beacon: Path) -> None:
    found = json.loads(coffret(*SIMULATE, "--scenario", beacon).out)
    assert (sum(found["outcomes"].values()), found["options"]["scenario"]) == (1, "own")
    again = json.loads(coffret(*found["command"].split()[1:], "--jobs", 1, "--json").out)
    assert (again["outcomes"], again["decisions"]) == (found["outcomes"], found["decisions"])


@pytest.mark.parametrize("words", [("play", "away-missions"), SIMULATE])
def test_an_error_in_the_file_names_the_line(coffret: Inside, beacon: Path, words: tuple[object, ...]) -> None:
    beacon.write_text(BEACON.replace('verb = "gather"', 'verb = "gahter"'), encoding="utf-8")
    line = next(number for number, text in enumerate(beacon.read_text().splitlines(), 1) if "gahter" in text)
    done = coffret(*words, "--scenario", beacon)
    assert done.code != 0
    assert done.err.startswith(f"coffret: {beacon}, line {line}: ")
    assert 'near: "gather"' in done.err
    assert one_sentence(done.err)


def test_a_file_that_is_missing_is_one_sentence(coffret: Inside, tmp_path: Path) -> None:
    done = coffret("play", "away-missions", "--scenario", tmp_path / "none.toml")
    assert "none.toml: cannot be read" in done.err
    assert one_sentence(done.err)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play",), "which game"),
        (("play", "time-bomb"), "does not take scenarios of your own"),
        (("play", "away-missions", "--content", "mine.toml"), "exclude each other"),
    ],
)
def test_a_scenario_needs_a_game_that_has_some_and_no_other_pack(
    coffret: Inside, beacon: Path, words: tuple[str, ...], told: str
) -> None:
    done = coffret(*words, "--scenario", beacon)
    assert told in done.err
    assert one_sentence(done.err)

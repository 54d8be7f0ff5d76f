"""Help, languages and the start screen."""

import pytest

from coffret.terminal.language import usual_language
from tests.cli.running import Inside, Outside

COMMANDS = ("games", "play", "simulate", "replay", "rules", "check", "bench")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(coffret: Inside, command: str) -> None:
    done = coffret(command, "--help")
    assert done.code == 0
    assert f"Example: coffret {command} " in done.out
    assert "--lang" in done.out


def test_help_lists_all_commands(coffret: Inside) -> None:
    out = coffret("--help").out
    assert all(f"  {command} " in out for command in COMMANDS)


def test_help_speaks_french(outside: Outside) -> None:
    outside.environment["COFFRET_LANG"] = "fr_FR.UTF-8"
    assert "Exemple\u202f: coffret play" in outside("play", "--help").out
    assert "Example: coffret play" in outside("play", "--lang", "en", "--help").out


def test_the_version_is_told(coffret: Inside) -> None:
    from coffret import __version__

    assert coffret("--version").out == f"coffret {__version__}\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "fr_BE", "COFFRET_LANG": "en"}, "en"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language


def test_without_a_game_the_terminal_shows_the_games_and_how_to_play(coffret: Inside) -> None:
    done = coffret("play")
    assert done.code == 0
    assert "Liar's Dice" in done.out
    assert "To play: coffret play" in done.out
    assert "Pour jouer\u202f: coffret play" in coffret("play", "--lang", "fr").out


def test_unfinished_games_are_on_the_start_screen(coffret: Inside) -> None:
    coffret("play", "liar", "--people", "2", lines="\nbid 1:1\n")
    (path,) = coffret.saves()
    assert str(path) in coffret("play").out


def test_games_for_programs(coffret: Inside) -> None:
    import json

    games = {game["slug"]: game for game in json.loads(coffret("games", "--json").out)["games"]}
    assert games["liar"]["seats"] == [2, 6]
    assert games["liar"]["options"][0]["id"] == "dice"

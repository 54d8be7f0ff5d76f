"""Help, languages and the start screen."""

import re
from pathlib import Path

import pytest

from coffret.terminal.language import usual_language
from tests.cli.running import Inside, Outside

COMMANDS = (
    "games",
    "play",
    "simulate",
    "measure",
    "replay",
    "rules",
    "check",
    "new",
    "export",
    "bench",
    "serve",
    "backup",
    "restore",
    "verify",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(coffret: Inside, command: str) -> None:
    done = coffret(command, "--help")
    assert done.code == 0
    assert f"Example: coffret {command} " in done.out
    assert "--lang" in done.out


def test_the_page_about_hosting_names_every_option_of_serve(coffret: Inside) -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    options = set(re.findall(r"^  (--[\w-]+)", coffret("serve", "--help").out, re.MULTILINE))
    elsewhere = {"--browser", "--lang"}  # for whoever sits at the machine
    assert len(options) > 20
    assert not {option for option in options - elsewhere if not re.search(rf"`[^`\n]*{option}\b", page)}


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


@pytest.mark.parametrize("words", [("--lang", "fr", "play"), ("play", "--lang", "fr"), ("--lang=fr", "play")])
def test_the_language_can_stand_before_the_command_or_behind_it(coffret: Inside, words: tuple[str, ...]) -> None:
    assert "Pour jouer\u202f: coffret play" in coffret(*words).out


def test_help_is_told_in_the_language_of_the_command_line(coffret: Inside) -> None:
    out = coffret("--lang", "fr", "--help").out
    assert "Utilisation\u202f: coffret" in out
    assert "Afficher cette aide et quitter." in out
    assert "Usage: coffret" in coffret("--help").out


def test_help_lists_the_options_of_a_game_with_all_their_values(coffret: Inside) -> None:
    out = coffret("play", "thunderbirds-solo", "--lang", "fr", "--help").out
    assert "--option advanced=usual  Cartes avancées (usual = selon le niveau, 0-16)" in out
    assert "very_tough = Très difficile" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("plai",), "la commande «\u202fplai\u202f» n'existe pas"),
        (("play", "--sets", "3"), "l'option --sets n'existe pas"),
        (("play", "liar", "--seats", "x"), "--seats attend un nombre"),
        (("replay",), "il manque FILE"),
        (
            ("play", "lier"),
            "le coffret ne contient pas de jeu «\u202flier\u202f»\u202f; le plus proche\u202f: «\u202fliar\u202f»",
        ),
        (("play", "liar", "--seats", "9"), "liar se joue de 2 à 6 joueurs, pas à 9"),
        (("replay", "none.coffret"), "none.coffret\u202f: lecture impossible, ce fichier n'existe pas"),
    ],
)
def test_errors_are_told_in_french(coffret: Inside, words: tuple[str, ...], said: str) -> None:
    done = coffret("--lang", "fr", *words)
    assert done.code == 2
    assert said in done.err


def test_an_unknown_language_stops_the_command(coffret: Inside) -> None:
    done = coffret("--lang", "de", "games")
    assert (done.code, done.out) == (2, "")
    assert 'no language "de"; possible: en, fr' in done.err

"""Whatever is wrong gets one sentence that says what is possible, the right exit code, and loses nothing."""

import hashlib
import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
import pytest

import coffret.kernel.game as registry
from tests.cli.running import Inside, Outside, one_sentence


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "liarr"], 'there is no game "liarr" in the box; near: "liar"'),
        (["simulate", "chess"], 'there is no game "chess" in the box'),
        (["rules", "lair"], 'near: "liar"'),
        (["play", "liar", "--seats", "9"], "liar is played by 2 to 6, not by 9"),
        (["simulate", "liar", "--seats", "1"], "liar is played by 2 to 6, not by 1"),
        (["play", "liar", "--option", "dies=3"], 'liar has no option "dies"; near: "dice"'),
        (["play", "a-team", "--option", "dies=3"], 'a-team has no options, so "dies" cannot be set'),
        (["play", "liar", "--option", "dice=9"], 'option "dice" is 1 to 5, not 9'),
        (["play", "liar", "--option", "dice=--5"], 'option "dice" is a number, not "--5"'),
        (["play", "liar", "--option", "dice"], 'an option is written name=value, not "dice"'),
        (["simulate", "liar", "--option", "dice=many"], 'option "dice" is a number, not "many"'),
        (["play", "liar", "--bots", "thum"], 'there is no bot "thum"; near: "thumb"'),
        (["simulate", "liar", "--seats", "2", "--bots", "a,b,c"], "3 bots are named for 2 seats"),
        (["play", "liar", "--lang", "de"], 'no language "de"; possible: en, fr'),
        (["play", "liar", "--humans", "1,x"], '--humans takes seat numbers such as 1,3, not "1,x"'),
        (["play", "liar", "--seats", "3", "--humans", "5"], "the table has seats 1 to 3"),
        (["play", "liar", "--seats", "3", "--people", "4"], "4 people cannot share 3 seats"),
        (["play", "liar", "--people", "1", "--humans", "2"], "either how many people play"),
        (["play", "liar", "--seats", "2", "--names", "A,B,C"], "3 names for 1 person and 2 seats"),
        (["rules"], "the rules of which game?"),
        (["simulate", "liar", "--games", "0"], "at least one game must be played, not 0"),
        (["simulate", "liar", "--jobs", "0"], "--jobs is 1 to 256, not 0"),
        (["bench", "--seconds", "0"], "--seconds is 0.01 to 600, not 0"),
        (["simulate", "liar", "--games", "some"], "--games takes a number; see"),
        (["simulate"], "GAME is missing"),
        (["ply"], 'there is no command "ply"'),
        (["play", "liar", "--sets", "3"], "there is no option --sets"),
        (["play", "liar", "--content", "none.toml"], "none.toml: cannot be read: there is no such file"),
        (["check", "none.toml"], "none.toml: cannot be read: there is no such file"),
        (["replay", "none.coffret"], "none.coffret: cannot be read: there is no such file"),
        (["play", "--resume", "none.coffret"], "none.coffret: cannot be read: there is no such file"),
        (["play", "liar", "--save", "no/such/place.coffret"], "there is no folder"),
        (["play", "liar", "--save", "x" * 5000], "this cannot be the name of a file"),
        (["rules", "--coverage", "--tests", "nowhere"], "nowhere is no folder of tests"),
    ],
)
def test_wrong_words_are_answered_in_one_sentence(coffret: Inside, arguments: list[str], told: str) -> None:
    done = coffret(*arguments)
    assert (done.code, done.out) == (2, "")
    assert told in done.err
    assert one_sentence(done.err)


@pytest.fixture
def saved(coffret: Inside, tmp_path: Path) -> Path:
    """A game of liar's dice after its first bid."""
    path = tmp_path / "night.coffret"
    assert coffret("play", "liar", "--seats", "2", "--seed", 2, "--save", path, lines="bid 1:1\n").code == 0
    return path


def damaged(path: Path, how: str) -> None:
    """Do to a save file what disks and people do."""
    lines = path.read_text(encoding="utf-8").splitlines()
    match how:
        case "empty":
            path.write_text("")
        case "binary":
            path.write_bytes(b"\x00\xff\xfe")
        case "cut off":
            path.write_text("\n".join(lines[:-1]) + "\n")
        case "cut inside":
            path.write_text("\n".join(lines)[:-30])
        case "changed":
            path.write_text("\n".join(line.replace("bid 1:1", "bid 1:2") for line in lines) + "\n")
        case "newer":
            path.write_text(path.read_text().replace('{"coffret":1', '{"coffret":9'))


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]])
@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("empty", "this is not a save file of Coffret"),
        ("binary", "it is not text"),
        ("cut off", "the file is cut off"),
        ("cut inside", "the file is cut off"),
        ("changed", "the checksum does not match"),
        ("newer", "save format 9 is not known here"),
    ],
)
def test_a_damaged_save_is_refused_and_left_alone(
    coffret: Inside, saved: Path, command: list[str], how: str, told: str
) -> None:
    damaged(saved, how)
    before = saved.read_bytes()
    done = coffret(*command, saved)
    assert (done.code, done.out) == (2, "")
    assert told in done.err
    assert str(saved) in done.err
    assert one_sentence(done.err)
    assert saved.read_bytes() == before


def test_a_save_of_other_rules_goes_on_from_its_snapshot(coffret: Inside, saved: Path) -> None:
    *lines, last = saved.read_text(encoding="utf-8").splitlines()
    lines[0] = lines[0].replace('"rules_version":1', '"rules_version":0')
    lines[-1] = "1 bid 6:6"  # which those rules allowed
    tail = json.loads(last)
    tail["check"] = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    saved.write_text("\n".join([*lines, json.dumps(tail)]) + "\n")
    done = coffret("play", "--resume", saved, lines="undo\nundo\nliar\n")
    assert done.code == 0
    assert "saved under version 0 of the rules; it continues under version 1" in done.out
    assert "You have nothing to undo." in done.out
    assert "wins." in done.out
    replayed = coffret("replay", saved)
    assert replayed.code == 3  # draws under other rules cannot be checked
    assert "are told as far as they are known" in replayed.out
    assert "rolls" in replayed.out


def test_a_save_for_another_game_is_refused(coffret: Inside, saved: Path) -> None:
    done = coffret("play", "bell", "--resume", saved)
    assert (done.code, done.err.endswith("holds a game of liar, not of bell.\n")) == (2, True)


def test_what_was_agreed_cannot_be_changed_on_resuming(coffret: Inside, saved: Path) -> None:
    done = coffret("play", "--resume", saved, "--seats", "3", "--option", "dice=2")
    assert done.code == 2
    assert "--seats, --option cannot be changed" in done.err


def test_a_file_that_is_no_save_is_not_overwritten(coffret: Inside, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Marie,")
    done = coffret("play", "liar", "--save", letter)
    assert done.code == 2
    assert "holds something other than a saved game" in done.err
    inside = coffret("play", "liar", lines=f"save {letter}\n")
    assert "holds something other than a saved game" in inside.out
    assert letter.read_text() == "Dear Marie,"


def test_a_message_from_a_file_cannot_steer_the_terminal(coffret: Inside, saved: Path) -> None:
    saved.write_text(saved.read_text().replace('"game":"liar"', '"game":"\\u001b[2Jliar"'))
    assert "\x1b" not in coffret("replay", saved).err


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(
    coffret: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {**registry.games(), "broken": EntryPoint("broken", "no_such_package:game", registry.GROUP)}
    monkeypatch.setattr(registry, "games", lambda: known)
    done = coffret("games")
    assert done.code == 0
    assert "Liar's Dice" in done.out
    assert "broken is left out of the box: " in done.err


def test_at_a_terminal_an_error_breaks_between_words(outside: Outside) -> None:
    child = outside.at_a_terminal("play", "chess-with-a-name-that-is-long-enough-for-a-second-line", "--lang", "fr")
    child.expect(pexpect.EOF)
    lines = child.before.strip().splitlines()
    assert lines[0].startswith("coffret: ")
    assert len(lines) > 1
    assert all(len(line) <= 100 for line in lines)
    child.close()
    assert child.exitstatus == 2

"""Ctrl-C, a closed pipe, a second Ctrl-C: the game is always there afterwards."""

import os
import signal
import subprocess
import sys

import pytest

from coffret.kernel.save import open_file
from coffret.terminal.console import WIDTH, terminal_width
from tests.cli.running import Inside, Outside, interrupt, leaves
from tests.waiting import PATIENCE

LIAR = ("play", "liar", "--seats", 3, "--seed", 2)


def begun(outside: Outside, *arguments: object) -> "subprocess.Popen[str]":
    """A game that waits for the second choice."""
    running = outside.start(*LIAR, *arguments)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("bid 1:1\n")
    running.stdin.flush()
    seen = ""
    while seen.count("Ada, bid higher") < 2:
        line = running.stdout.readline()
        assert line, seen
        seen += line
    return running


def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(outside: Outside) -> None:
    running = begun(outside)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, err) == (130, "")
    (path,) = outside.saves()
    assert f"coffret play --resume {path}" in out
    again = outside("play", "--resume", path, lines="undo\nbid 1:2\n")
    assert "Undone, together with 2 moves the others made since: Bid 1 × 1" in again.out
    assert again.code == 0


def test_ctrl_c_in_a_named_save(outside: Outside) -> None:
    path = outside.home.parent / "mine.coffret"
    running = begun(outside, "--save", path)
    running.send_signal(signal.SIGINT)
    running.communicate(timeout=PATIENCE)
    assert "bid 1:1" in path.read_text()
    assert outside.saves() == []


def test_a_killed_game_is_there_up_to_the_last_choice(outside: Outside) -> None:
    running = begun(outside)
    running.kill()
    running.communicate()
    (path,) = outside.saves()
    assert "1 bid 1:1" in path.read_text()
    assert "Ada, bid higher" in outside("play", "--resume", path).out


def test_a_choice_that_was_interrupted_halfway_is_forgotten(coffret: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    from coffret.kernel.history import History, LogEntry

    put = History.put
    calls = []

    def interrupted(history: History, entry: LogEntry) -> object:
        calls.append(entry)
        if len(calls) == 5:
            history.state.count = 99
            raise KeyboardInterrupt
        return put(history, entry)

    monkeypatch.setattr(History, "put", interrupted)
    done = coffret(*LIAR, lines="bid 1:1\nliar\n")
    assert done.code == 130
    monkeypatch.setattr(History, "put", put)
    (path,) = coffret.saves()
    assert "1 bid 1:1" in path.read_text()
    assert open_file(path).state.count < 99


@pytest.mark.parametrize(
    ("arguments", "unbuffered"),
    [
        (("games", "--json"), ""),
        (("rules", "liar"), ""),
        (("--help",), ""),
        (LIAR, ""),
        (("simulate", "liar", "--games", 3), ""),
        (("simulate", "liar", "--games", 3), "1"),
    ],
)
def test_a_closed_pipe_is_no_reason_to_complain(
    outside: Outside, arguments: tuple[object, ...], unbuffered: str
) -> None:
    outside.environment["PYTHONUNBUFFERED"] = unbuffered
    running = outside.start(*arguments)
    assert running.stdout is not None
    running.stdout.close()
    running.stdout = None
    _, err = running.communicate("bid 1:1\n", timeout=PATIENCE)
    assert (running.returncode, err) == (141, "")


@pytest.mark.parametrize("arguments", [("nonsense",), ("rules", "no-such-game")])
def test_complaints_into_a_closed_pipe_end_like_everything_else(
    outside: Outside, arguments: tuple[object, ...]
) -> None:
    running = outside.start(*arguments)
    assert running.stderr is not None
    running.stderr.close()
    running.stderr = None
    out, _ = running.communicate(timeout=PATIENCE)
    assert (running.returncode, out) == (141, "")


def test_a_game_before_a_closed_pipe_is_kept(outside: Outside) -> None:
    outside.environment.pop("PYTHONUNBUFFERED", None)
    running = begun(outside)
    assert running.stdout is not None
    running.stdout.close()
    running.stdout = None
    running.communicate("bid 2:1\n", timeout=PATIENCE)
    (path,) = outside.saves()
    assert "1 bid 1:1" in path.read_text()


def test_at_a_terminal_there_is_a_curtain_that_hides(outside: Outside) -> None:
    child = outside.at_a_terminal("play", "liar", "--seats", 2, "--people", 2, "--seed", 2, "--plain")
    child.expect_exact("\x1b[3J")
    child.expect("Pass the device to Ada.")
    child.sendline("")
    child.expect("Ada's cup")
    child.expect("> ")
    child.sendline("bid 1:1")
    child.expect_exact("\x1b[H\x1b[2J\x1b[3J")
    child.expect("Pass the device to Bruno.")
    child.expect_exact("[Enter] ")
    interrupt(child)
    child.expect("coffret play --resume")
    assert leaves(child) == 130


def test_plain_text_has_no_colours(outside: Outside) -> None:
    child = outside.at_a_terminal("play", "liar", "--seats", 2, "--plain")
    child.expect("> ")
    assert "\x1b[31m" not in child.before
    child.sendline("quit")
    assert leaves(child) == 0


def test_a_terminal_that_does_not_tell_its_size_is_as_wide_as_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.get_terminal_size", lambda number: os.terminal_size((0, 0)))
    assert terminal_width(sys.stdout) == WIDTH

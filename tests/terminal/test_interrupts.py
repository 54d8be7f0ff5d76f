"""Seats that may interrupt, and the clock."""

import pytest

from tests.cli.running import Inside, Outside, leaves

SECOND = ("play", "bell", "--seats", 2, "--humans", "2")


def test_a_person_may_interrupt_before_a_bot_goes_on(coffret: Inside) -> None:
    out = coffret(*SECOND, lines="stop 1\n").out
    assert "0  Let it pass" in out
    assert "Bruno wins." in out


def test_what_is_let_pass_goes_on(coffret: Inside) -> None:
    out = coffret(*SECOND, lines="0\n0\n0\n").out
    assert "• Ada did something." in out
    assert "Ada wins." in out


def test_who_must_choose_cannot_let_it_pass(coffret: Inside) -> None:
    out = coffret("play", "bell", "--seats", 2, lines="0\nstop 1\nwork\nwork\nwork\n").out
    assert "There is no option 0" in out
    assert "✗ Stop it 1 times – There is only work." in out
    assert "Ada wins." in out


def test_a_pipe_has_no_clock(coffret: Inside) -> None:
    out = coffret("play", "bell", "--seats", 2, "--option", "seconds=1", lines="work\nwork\nwork\n").out
    assert "The clock is running" not in out
    assert "Ada wins." in out


def test_at_a_terminal_time_runs_out(outside: Outside) -> None:
    child = outside.at_a_terminal("play", "bell", "--seats", 2, "--option", "seconds=2", "--plain")
    child.expect("The clock is running: [12] seconds left.")
    child.expect("Time is up.")
    child.expect("Bruno wins.")
    child.sendline("")
    assert leaves(child) == 0


@pytest.mark.parametrize("lines", ["0\nundo\n0\n", "why stop 1\n0\n"])
def test_letting_pass_is_no_move(coffret: Inside, lines: str) -> None:
    assert coffret(*SECOND, lines=lines).code == 0


def test_among_several_people_at_one_terminal_nobody_is_asked_whether_to_speak(coffret: Inside) -> None:
    play = ("play", "time-bomb", "--seats", 4, "--humans", "1,2", "--seed", 3, "--option", "locations=no")
    out = coffret(*play, lines="\nsilent\n\nsilent\n\nquit\n").out
    assert "you have the cutters" in out
    assert "Let it pass" not in out

"""Seats that may interrupt, and the clock."""

import re
from importlib.metadata import EntryPoint

import msgspec
import pytest

import coffret.kernel.game as registry
from coffret.kernel.game import GROUP, Game, load
from tests.cli.running import Inside, Outside, leaves


@pytest.fixture
def objection(coffret: Inside, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Hidden objections, in the box for the time of a test."""
    known = {**registry.games(), "objection": EntryPoint("objection", "tests.server.objection:game", GROUP)}
    monkeypatch.setattr(registry, "games", lambda: known)
    return load("objection")


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


def test_who_wants_to_be_asked_only_on_wish_is_not_asked_before(coffret: Inside) -> None:
    out = coffret(*SECOND, lines="asks wait\n0\n").out
    assert "only after “wait”" in out
    assert out.count("Let it pass") == 1
    assert "Ada wins." in out
    assert coffret(*SECOND, lines="asks wait\nwait\n0\nstop 1\n").out.count("Let it pass") == 2  # once more, as wished


def test_a_wish_can_be_about_one_option(coffret: Inside) -> None:
    out = coffret(*SECOND, lines="asks wait\nasks 2 always\n0\n0\n0\n").out
    assert "Stop it 2 times: before every step" in out
    assert out.count("Let it pass") == 3
    assert coffret(*SECOND, lines="asks 1 wait\nasks 2 wait\n0\n").out.count("Let it pass") == 1


def test_a_wish_that_cannot_be_read_changes_nothing(coffret: Inside) -> None:
    out = coffret(*SECOND, lines="asks never\nasks 9 wait\n0\n0\n0\n").out
    assert out.count("before every step") == 2
    assert out.count("Let it pass") == 3


def test_before_the_end_of_something_is_when_a_bot_ends_it(coffret: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    assert coffret(*SECOND, lines="asks ends\n0\n").out.count("Let it pass") == 1  # work ends nothing
    game = load("bell")
    monkeypatch.setattr(game, "about", msgspec.structs.replace(game.about, ends=["work"]))
    assert coffret(*SECOND, lines="asks ends\n0\n0\n0\n").out.count("Let it pass") == 3


def test_in_a_pipe_a_moment_lasts_until_it_is_answered(coffret: Inside) -> None:
    assert coffret(*SECOND, lines="asks moment 3\n0\n0\n0\n").out.count("Let it pass") == 3


def test_at_a_terminal_a_chance_passes_by_itself_unless_one_waits(outside: Outside) -> None:
    child = outside.at_a_terminal("play", "bell", "--seats", 2, "--humans", "2", "--plain")
    child.expect("Let it pass")
    child.sendline("asks moment 1")
    child.expect("for 1 s, then it passes by itself")
    child.sendline("0")
    child.expect(r"passes by itself in 1 s")
    child.expect(r"passes by itself in 1 s")  # nothing was typed
    child.expect("Ada wins.")
    child.sendline("")
    assert leaves(child) == 0


def test_among_several_people_the_device_goes_to_whoever_could_act_as_far_as_all_know(
    coffret: Inside, objection: Game
) -> None:
    heard = [passed_to(coffret, holders) for holders in (0, 1, 2, 3)]
    assert heard[0] == heard[1] == heard[2] == heard[3]
    assert len(heard[0]) > 2


def passed_to(coffret: Inside, holders: int) -> list[str]:
    """To whom the device is passed in a play in which two people let everything pass, by who holds an objection."""
    play = ("play", "objection", "--seats", 3, "--humans", "1,2", "--option", f"holders={holders}", "--plain")
    out = coffret(*play, lines="\n0\n" * 12).out
    return re.findall(r"Pass the device to (\w+)", out)

"""BU-TALK: talk against the clock."""

import pytest

from coffret.kernel import CHANCE, CLOCK, stack
from coffret.kernel.errors import OptionError
from coffret.testing import rule
from tests.games.time_bomb.support import at, said, start, verbs


@rule("BU-TALK-15")
def test_talk_without_limit_needs_a_clock() -> None:
    with pytest.raises(OptionError, match="talk_clock"):
        start(5, talk_limit=0)
    position = at("4 limit:0 clock:30")
    for _ in range(20):
        position.does("vouch 2")
    assert {"vouch", "cut"} <= verbs(position)


@rule("BU-TALK-16")
def test_without_a_clock_nothing_runs_out() -> None:
    for text in ("4", "4 | next briefing"):
        decision = stack.decide(at(text).s)
        assert decision is not None
        assert decision.of(CLOCK) is None


@rule("BU-TALK-16")
def test_when_the_clock_runs_out_those_who_have_not_declared_are_silent() -> None:
    position = at("4 clock:30 | next briefing").does("declare 1:no", seat=2).does("expire", seat=CLOCK)
    assert said(position) == [(0, "silent"), (1, "silent"), (2, "declare 1:no"), (3, "silent")]


@rule("BU-TALK-16", "BU-TALK-04")
def test_when_the_clock_runs_out_in_an_open_briefing_the_next_is_asked() -> None:
    position = at("4 open clock:30 | next open-briefing").does("expire", seat=CLOCK)
    assert (said(position), position.asked) == ([(0, "silent")], 1)


@rule("BU-TALK-16", "BU-TALK-08")
def test_when_the_clock_of_the_holder_runs_out_a_legal_cut_is_drawn() -> None:
    position = at("4 clock:30 | round 1 london | rows s s s s | before 3 | holder 1").does("expire", seat=CLOCK)
    assert position.asked == CHANCE
    outcomes = position.s.stack[-1].outcomes(position.s)
    assert {action.owner for _, action in outcomes} == {1, 3}
    position.rolls("cut 2:1")
    assert position.s.cuts[-1].cutter == 0


@rule("BU-TALK-16")
@pytest.mark.parametrize(
    ("text", "owners"),
    [
        ("5 clock:9 | round 3 havana | rows s s s s s | next yield-cable 3", {2}),
        ("5 clock:9 | round 3 geneva | rows s s s s s | next vote-for-target 1", {1, 2, 3, 4}),
        ("5 clock:9 | round 3 geneva | rows s s s s s | next cut-voted 1:2,4", {1, 3}),
        ("5 clock:9 | round 4 sydney | found 1 | rows s s s s s | next cut-after-look 1:2:1", {1}),
    ],
)
def test_a_cut_that_is_drawn_keeps_to_what_is_settled(text: str, owners: set[int]) -> None:
    position = at(text).does("expire", seat=CLOCK)
    assert {action.owner for _, action in position.s.stack[-1].outcomes(position.s)} == owners


@rule("BU-TALK-16")
def test_only_the_clock_runs_out() -> None:
    position = at("4 clock:30")
    assert position.refuses("expire").rule == "BU-TALK-16"
    assert position.refuses("cut 2:1", seat=CLOCK).why == "clock-only"


ASKED = [
    "4 {} | next briefing",
    "4 open {} | next open-briefing",
    "4 {} | holder 1",
    "4 {} | round 4 moscow | found 1",
    "4 {} | round 3 havana | next yield-cable 2",
    "4 {} | round 3 geneva | next vote-for-target 1",
    "4 {} | round 3 geneva | next cut-voted 1:2",
    "4 {} | round 4 sydney | found 1 | next cut-after-look 1:2:1",
]


@rule("BU-TALK-16")
@pytest.mark.parametrize("text", ASKED)
def test_the_clock_runs_wherever_a_player_is_asked_to_talk_or_cut(text: str) -> None:
    for clock, runs in (("", False), ("clock:1", True)):
        decision = stack.decide(at(text.format(clock)).s)
        assert decision is not None
        assert (decision.of(CLOCK) is not None) == runs


@rule("BU-TALK-16", "BU-PLACE-12")
def test_votes_that_came_in_before_the_clock_ran_out_are_forgotten() -> None:
    position = at("4 clock:9 | round 3 geneva | rows s s s s | next vote-for-target 1; cutting")
    position.does("vote 3", seat=2).does("expire", seat=CLOCK).rolls("cut 2:1")
    assert position.s.answers == (None,) * 4

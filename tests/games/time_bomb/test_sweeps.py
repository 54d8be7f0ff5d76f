"""BU-TALK: who is asked when, and how long talk can last."""

from collections import Counter

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.state import PASSED
from coffret.kernel import CHANCE, seeded, stack
from coffret.testing import rule
from tests.games.time_bomb.support import at, verbs


@rule("BU-TALK-07")
@pytest.mark.parametrize("limit", [1, 2, 3, 5])
def test_a_player_makes_so_many_statements_between_two_cuts(limit: int) -> None:
    position = at(f"4 limit:{limit} | rows s s s s")
    for _ in range(limit):
        position.does("vouch 2")
    assert verbs(position) == {"cut"}
    reason = position.refuses("vouch 2")
    assert (reason.rule, reason.args) == ("BU-TALK-07", {"count": limit})
    position.does("cut 2:1")
    assert position.s.spoken == [0, 0, 0, 0]


@rule("BU-TALK-07")
def test_two_statements_are_the_rule() -> None:
    assert game.options({})["talk_limit"] == 2


@rule("BU-TALK-08", "BU-TALK-14")
def test_the_holder_cuts_when_all_others_have_spoken_or_passed() -> None:
    position = at("4 | holder 2 | next cutting")
    for seat, notation in ((2, "vouch 1"), (3, "pass"), (0, "accuse 2:shadow")):
        assert position.asked == seat
        assert "cut" not in verbs(position)
        position.does(notation)
    assert position.asked == 1
    assert "cut" in verbs(position)


@rule("BU-TALK-14")
def test_talk_runs_in_sweeps_clockwise_from_the_left_of_the_holder() -> None:
    position = at("4 | holder 2 | next cutting")
    asked = []
    for _ in range(2):
        for _ in range(3):
            asked.append(position.asked)
            position.does("vouch 2" if position.asked != 1 else "vouch 1")
        asked.append(position.asked)
        if position.options() and "wait" in verbs(position):
            position.does("wait")
    assert asked == [2, 3, 0, 1, 2, 3, 0, 1]


@rule("BU-TALK-14", "BU-TALK-17")
def test_a_pass_is_final_until_the_next_cut() -> None:
    position = at("4 | rows s s s s | next cutting").does("pass", "vouch 1", "pass", "wait")
    assert position.asked == 2
    position.does("pass")
    assert position.asked == 0
    assert position.s.spoken == [0, PASSED, PASSED, PASSED]
    position.does("cut 2:1")
    assert position.asked == 2


@rule("BU-TALK-14")
def test_the_holder_may_speak_and_is_asked_again() -> None:
    position = at("4 | next cutting").does("pass", "pass", "vouch 1", "vouch 2")
    assert position.asked == 0
    assert {"wait", "cut", "vouch"} <= verbs(position)


@rule("BU-TALK-14")
def test_when_nobody_else_can_be_asked_the_holder_cannot_wait() -> None:
    position = at("4 | spoken 0,-,-,2")
    assert "wait" not in verbs(position)
    assert position.refuses("wait").why == "nobody-left"
    assert "wait" in verbs(at("4 | spoken 0,-,-,1"))


@rule("BU-TALK-14")
def test_at_his_limit_the_holder_must_cut() -> None:
    assert verbs(at("4 | spoken 2,-,-,-")) == {"cut"}


@rule("BU-TALK-14")
def test_only_the_holder_waits() -> None:
    assert at("4 | next talk 2").refuses("wait").why == "holder-waits"


@rule("BU-TALK-17")
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("talks", [True, False])
def test_a_game_needs_at_most_so_many_decisions(seats: int, talks: bool) -> None:
    most = 0
    for seed in range(12):
        state = game.start(seats)
        rng = seeded(f"bound {talks}", seed)
        count = 0
        while (decision := stack.decide(state)) is not None:
            if decision.seat == CHANCE:
                stack.apply(state, stack.sample(state, rng), CHANCE)
                continue
            count += 1
            actions = talkative(decision.actions, rng.below(4)) if talks else decision.actions
            stack.apply(state, actions[rng.below(len(actions))], decision.seat)
        most = max(most, count)
    assert most <= 12 * seats * seats + 28 * seats


@rule("BU-TALK-17", "BU-TALK-07")
@pytest.mark.parametrize("seats", [4, 8])
def test_between_two_cuts_three_decisions_for_each_player_are_enough(seats: int) -> None:
    """The bound is made of these; players who talk as long as they can come to more than two each."""
    state = game.start(seats, {"locations": False})
    rng = seeded("longest talk")
    counts: Counter[tuple[int, int]] = Counter()
    while (decision := stack.decide(state)) is not None:
        if decision.seat == CHANCE:
            stack.apply(state, stack.sample(state, rng), CHANCE)
            continue
        counts[state.round, state.made] += len(decision.waiting()) == 1
        actions = talkative(decision.actions, 1)
        stack.apply(state, actions[rng.below(len(actions))], decision.seat)
    assert 2 * seats < max(counts.values()) <= 3 * seats


def talkative(actions: list[stack.Action], coin: int) -> list[stack.Action]:
    """Those options that make the talk longest: statements, or waiting for others to speak."""
    waits = [action for action in actions if type(action).__name__ == "Wait"]
    speech = [a for a in actions if type(a).__name__ in ("Revise", "Accuse", "Vouch", "Propose", "ClaimFaction")]
    return (waits if coin else speech) or speech or waits or actions

"""BU-TALK: everybody may speak at any time, and the holder cuts at any time; how long talk can last."""

from collections import Counter

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.rules.talk import Talking
from coffret.games.time_bomb.rules.truth import FALSE, TRUE
from coffret.kernel import CHANCE, Action, Rng, seeded, stack
from coffret.kernel.playout import in_turn
from coffret.testing import rule
from tests.games.time_bomb.support import at, said, speaks, start, step, verbs, waiting


@rule("BU-TALK-07")
@pytest.mark.parametrize("limit", [1, 2, 3, 5])
@pytest.mark.parametrize("seat", [0, 2])
def test_a_player_makes_so_many_statements_between_two_cuts(limit: int, seat: int) -> None:
    position = at(f"4 limit:{limit} | rows s s s s")
    for _ in range(limit):
        position.does("vouch 2", seat=seat)
    assert verbs(position, seat) == ({"cut"} if seat == 0 else set())
    reason = position.refuses("vouch 2", seat)
    assert (reason.rule, reason.why, reason.args) == ("BU-TALK-07", "said-enough", {"count": limit})
    position.does("cut 2:1")
    assert position.s.spoken == [0, 0, 0, 0]
    assert "vouch" in verbs(position, seat)


@rule("BU-TALK-07")
def test_two_statements_are_the_rule() -> None:
    assert game.options({})["talk_limit"] == 2


@rule("BU-TALK-08")
def test_the_holder_cuts_without_waiting_for_anybody() -> None:
    position = at("4 plain | rows s s s s | holder 2 | next cutting")
    assert (position.asked, waiting(position)) == (1, (1,))
    assert "cut" in verbs(position)
    position.does("cut 3:1")
    assert waiting(position) == (2,)


@rule("BU-TALK-14", "BU-TALK-01")
def test_everybody_may_speak_in_any_order_while_the_holder_thinks() -> None:
    position = at("4 plain | rows s s s s | holder 2")
    position.does("vouch 1", seat=3).does("accuse 4:shadow", seat=0).does("spare 4", seat=3).does("vouch 4")
    assert [speaker for speaker, _ in said(position)] == [3, 0, 3, 1]
    assert waiting(position) == (1,)
    assert "cut" in verbs(position)


@rule("BU-TALK-14")
def test_nobody_passes_or_waits() -> None:
    for notation in ("pass", "wait"):
        reason = speaks(2, "4").refuses(notation)
        assert (reason.rule, reason.why) == ("BU-TALK-14", "nobody-passes")


@rule("BU-TALK-14")
@pytest.mark.parametrize(
    ("text", "asked", "act"),
    [
        ("5 | round 3 havana | rows s s s s s | next yield-cable 3", 2, "yield 1"),
        ("5 | round 3 geneva | rows s s s s s | next cut-voted 1:2", 0, "cut 2:1"),
        ("5 | round 4 sydney | found 1 | rows s s s s s | next cut-after-look 1:2:1", 0, "cut 2:1"),
    ],
)
def test_all_may_speak_as_well_while_a_cable_is_chosen_as_the_location_says(text: str, asked: int, act: str) -> None:
    position = at(text).does("vouch 2", seat=3).does("vouch 4")
    assert said(position) == [(3, "vouch 2"), (asked, "vouch 4")]
    assert position.does(act).s.cuts


@rule("BU-TALK-14", "BU-PLACE-12")
def test_during_a_secret_vote_nobody_speaks() -> None:
    position = at("5 | round 3 geneva | next vote-for-target 1").does("vote 3", seat=1)
    assert verbs(position, 2) == {"vote"}
    assert position.refuses("vouch 3", seat=2).why == "before-a-cut"


@rule("BU-TALK-14")
def test_a_play_of_earlier_rules_that_asks_somebody_to_speak_goes_on_with_the_holder() -> None:
    position = at("4 | rows s s s s | next talk 2; speak-or-cut 1")
    stack.settle(position.s)
    assert step(position) == "speak-or-cut"


# Answers


@rule("BU-TALK-19")
def test_who_is_accused_may_deny_or_admit_it_once_for_each_accuser() -> None:
    position = at("4 | rows s s s s").does("accuse 2:shadow", seat=2).does("accuse 2:agency", seat=3)
    answers = {option for option in position.options(1) if option.split()[0] in ("deny", "admit")}
    assert answers == {"deny 3", "admit 3", "deny 4", "admit 4"}
    position.does("deny 3", seat=1)
    reason = position.refuses("admit 3", seat=1)
    assert (reason.rule, reason.why) == ("BU-TALK-19", "not-accused")
    assert {"deny 4", "admit 4"} <= set(position.options(1))
    assert position.refuses("deny 2", seat=0).why == "not-accused"


@rule("BU-TALK-19", "BU-TALK-07")
def test_an_answer_is_possible_with_no_statements_left_and_does_not_count() -> None:
    position = at("4 | rows s s s s | spoken 0,2,0,0").does("accuse 2:shadow", seat=2)
    assert verbs(position, 1) == {"deny", "admit"}
    position.does("deny 3", seat=1)
    assert position.s.spoken == [0, 2, 1, 0]
    assert verbs(position, 1) == set()


@rule("BU-TALK-19")
def test_an_accusation_can_be_answered_after_the_cut_and_a_new_one_anew_but_not_one_of_an_earlier_round() -> None:
    position = at("4 plain | rows s s s s").does("accuse 2:shadow", seat=2).does("cut 4:1")
    position.does("deny 3", seat=1).does("accuse 2:agency", seat=2)
    assert "admit 3" in position.options(1)
    assert "deny 3" not in speaks(2, "4 plain | round 2 | talk 1.0.3=accuse 2:shadow").options()


@rule("BU-TALK-19", "BU-TALK-11")
@pytest.mark.parametrize(
    ("role", "answer", "truth"),
    [("mister_x", "admit", TRUE), ("mister_x", "deny", FALSE), ("ace", "admit", FALSE), ("ace", "deny", TRUE)],
)
def test_an_answer_is_true_or_not_by_the_last_accusation(role: str, answer: str, truth: int) -> None:
    position = at(f"4 | roles {role}").does("accuse 1:agency", "accuse 1:organisation", seat=2)
    assert position.does(f"{answer} 3", seat=0).s.truths[-1] == truth


# Talking aloud


@rule("BU-TALK-20")
def test_where_all_talk_aloud_there_is_no_briefing_and_nothing_is_said() -> None:
    position = at("5 aloud | rows s s s s s | next open-briefing; cutting")
    assert step(position) == "speak-or-cut"
    assert verbs(position) == {"cut"}
    for seat in range(1, 5):
        assert position.options(seat) == []
    for notation in ("vouch 2", "revise 1:no", "declare 1:no"):
        reason = position.refuses(notation)
        assert (reason.rule, reason.why) == ("BU-TALK-20", "talk-aloud")
    assert position.refuses("vouch 2", seat=3).rule == "BU-TALK-20"


@rule("BU-TALK-20")
def test_talking_aloud_is_an_option_of_the_table() -> None:
    assert not start(5).s.options.aloud
    assert start(5, talk_aloud=True).s.options.aloud


# How long it can last


@rule("BU-TALK-17")
@pytest.mark.parametrize("seats", range(4, 9))
def test_a_game_needs_at_most_so_many_decisions(seats: int) -> None:
    """Everybody says as much as they can, with and without long answers."""
    most = 0
    for seed in range(4):
        counts = talked_out(seats, seeded("bound", seed))
        most = max(most, sum(counts.values()))
    assert most <= 20 * seats * seats + 20 * seats


@rule("BU-TALK-17", "BU-TALK-07")
@pytest.mark.parametrize("seats", [4, 8])
def test_between_two_cuts_four_words_for_each_player_are_enough(seats: int) -> None:
    """The bound is made of these: two statements, and answers to as many accusations."""
    counts = talked_out(seats, seeded("longest talk"), locations=False)
    assert max(count for (round, _), count in counts.items() if round) == 4 * seats + 1


def talked_out(seats: int, rng: Rng, **options: object) -> Counter[tuple[int, int]]:
    """Decisions of players by round and cuts made, where all who may speak do, accusing and answering if they can."""
    state = game.start(seats, options)
    counts: Counter[tuple[int, int]] = Counter()
    while (decision := stack.decide(state)) is not None:
        if decision.seat == CHANCE:
            stack.apply(state, stack.sample(state, rng), CHANCE)
            continue
        part = in_turn(decision)[0]
        counts[(state.round, state.made) if isinstance(state.stack[-1], Talking) else (0, 0)] += 1
        actions = talkative(part.actions)
        stack.apply(state, actions[rng.below(len(actions))], part.seat)
    return counts


def talkative(actions: list[Action]) -> list[Action]:
    """Those options that make the talk longest: accusations, which invite answers."""
    accusations = [action for action in actions if type(action).__name__ == "Accuse"]
    answers = [action for action in actions if type(action).__name__ in ("Deny", "Admit")]
    return accusations or answers or actions

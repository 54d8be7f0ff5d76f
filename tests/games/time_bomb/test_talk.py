"""BU-TALK: the briefing, statements before a cut, and the clock."""

from collections import Counter

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.rules.truth import FALSE, TRUE
from coffret.games.time_bomb.state import PASSED
from coffret.kernel import CHANCE, CLOCK, PUBLIC, seeded, stack
from coffret.kernel.errors import OptionError
from coffret.kernel.scene import SeatPanel
from coffret.kernel.text import Message
from coffret.testing import Position, rule
from tests.games.time_bomb.support import all_do, at, opening, start, step, told, verbs, view, waiting

ALL_STATEMENTS = {
    *("revise", "accuse", "vouch", "propose", "propose-cable", "spare", "claim-faction", "claim-cover"),
}


def said(position: Position) -> list[tuple[int, str]]:
    """What is in the public log."""
    return [(entry.speaker, game.vocabulary.write(entry.what)) for entry in view(position, PUBLIC).talk]


def feed(position: Position, id: str, seat: int = PUBLIC) -> list[Message]:
    """The lines of a feed on the table."""
    lines: list[Message] = next(feed.lines for feed in game.scene(view(position, seat)).feeds if feed.id == id)
    return lines


@rule("BU-TALK-01")
def test_nothing_said_binds_anyone() -> None:
    position = at("4 | rows s s s s | holder 1").does("propose 3", "vouch 2", "cut 2:1")
    assert position.s.cuts[-1].owner == 1


@rule("BU-TALK-01", "BU-TALK-09")
def test_lies_are_accepted() -> None:
    position = at("4 | roles mister_x | rows sssss | next briefing").does("declare 4:yes", seat=0)
    assert position.s.answers[0] is not None
    at("4 | roles mister_x").does("claim-faction agency")


# The briefing


@rule("BU-TALK-02", "BU-TALK-03")
def test_each_round_has_a_briefing_about_defusers_and_bomb_before_the_first_cut() -> None:
    for round, place in ((1, "london"), (2, "sao_paulo"), (3, "berlin"), (4, "sydney")):
        steps = opening(at(f"5 | round {round} {place} | next opening"))
        assert steps[-2] == "briefing"
    position = at("5 | next briefing")
    assert verbs(position) == {"declare", "silent"}
    assert {"declare 2:yes", "declare 2:no", "declare 2:no_comment"} <= set(position.options())


@rule("BU-TALK-03")
def test_the_briefing_follows_the_start_effect() -> None:
    assert opening(at("5 | round 2 pretoria | next opening"))[:2] == ["use-detector", "briefing"]


@rule("BU-TALK-03")
def test_declarations_are_made_in_the_briefing_only() -> None:
    assert at("5").refuses("declare 1:no").rule == "BU-TALK-03"
    assert at("5 | next briefing").refuses("accuse 2:shadow").why == "before-a-cut"


@rule("BU-TALK-04")
def test_declarations_stay_secret_until_all_are_made() -> None:
    position = at("4 | first 3 | next briefing")
    assert waiting(position) == (0, 1, 2, 3)
    views = []
    for declaration in ("declare 1:no", "silent"):
        position = at("4 | first 3 | next briefing").does(declaration, seat=1)
        views.append([(view(position, seat), told(position, seat)) for seat in (0, 2, 3, PUBLIC)])
    assert views[0] == views[1]
    position.does("silent", seat=0).does("declare 2:yes", seat=2)
    assert said(position) == []
    position.does("silent", seat=3)
    assert said(position) == [(2, "declare 2:yes"), (3, "silent"), (0, "silent"), (1, "silent")]


@rule("BU-TALK-04")
def test_by_option_declarations_are_published_one_by_one_from_the_first_player() -> None:
    position = at("4 open | first 3 | holder 3 | next open-briefing")
    for seat in (2, 3, 0, 1):
        assert waiting(position) == (seat,)
        position.does("declare 1:no")
        assert said(position)[-1] == (seat, "declare 1:no")
    assert step(position) == "talk"


@rule("BU-TALK-05")
def test_a_declaration_may_be_false_but_must_be_possible() -> None:
    position = at("4 | round 3 | found 2 | rows sss | next briefing")  # three cables each, two defusers left
    options = position.options(0)
    assert {"declare 2:yes", "declare 2:no", "declare 0:no_comment"} <= set(options)
    for notation, why in (("declare 3:no", "not-so-many-left"), ("declare 5:yes", "not-so-many-left")):
        assert position.refuses(notation, seat=0).why == why
    position = at("4 | round 3 | rows sss | next briefing")
    assert "declare 3:no" in position.options(0)
    for notation, why in (("declare 3:yes", "no-room-for-bomb"), ("declare 4:no", "not-so-many-cables")):
        reason = position.refuses(notation, seat=0)
        assert (reason.rule, reason.why) == ("BU-TALK-05", why)


@rule("BU-TALK-05")
def test_a_revision_must_be_possible_with_what_is_left() -> None:
    position = at("4 | round 4 | found 2 | rows s ss | cuts 1>2:1 | holder 1 | next talk 2")
    assert "revise 1:no" in position.options()
    assert position.refuses("revise 2:no").why == "not-so-many-cables"
    assert position.refuses("revise 1:yes").why == "no-room-for-bomb"


# Statements


@rule("BU-TALK-06")
def test_every_kind_of_statement_can_be_made_before_a_cut() -> None:
    assert verbs(at("5 | next talk 2")) == {*ALL_STATEMENTS, "pass"}
    assert verbs(at("5")) == {*ALL_STATEMENTS, "cut"}


@rule("BU-TALK-06")
@pytest.mark.parametrize("notation", ["accuse 2:shadow", "vouch 2"])
def test_nobody_accuses_himself_or_vouches_for_himself(notation: str) -> None:
    reason = at("5 | next talk 2").refuses(notation)
    assert (reason.rule, reason.why) == ("BU-TALK-06", "about-yourself")


@rule("BU-TALK-06", "BU-CUT-02")
def test_the_holder_cannot_be_proposed_and_everybody_else_can() -> None:
    position = at("5 | next talk 2")
    for verb in ("propose", "spare"):
        named = {option for option in position.options() if option.startswith(f"{verb} ")}
        assert named == {f"{verb} {seat}" for seat in (2, 3, 4, 5)}
        assert position.refuses(f"{verb} 1").rule == "BU-CUT-02"


@rule("BU-TALK-06", "BU-CUT-01", "BU-CUT-02")
def test_a_cable_can_be_proposed_as_long_as_it_lies_face_down() -> None:
    position = at("5 | cuts 1>2:3 | holder 2 | next talk 3")
    assert {"propose-cable 1:1", "propose-cable 3:5"} <= set(position.options())
    assert position.refuses("propose-cable 2:1").why == "propose-holder"
    again = at("5 | cuts 1>2:3 2>3:1 | holder 3 | next talk 4")
    assert again.refuses("propose-cable 2:3").why == "not-face-down"
    assert at("5 | round 2 | next talk 2").refuses("propose-cable 3:5").why == "short-row"


@rule("BU-TALK-13", "BU-PLACE-03")
def test_who_looked_at_a_cable_can_claim_what_it_is() -> None:
    position = at("5 | round 1 new_york | rows s s bssss | peeks 2>3:1 | next talk 2")
    claims = {option for option in position.options() if option.startswith("claim-cable")}
    assert claims == {f"claim-cable 3:1:{cable}" for cable in ("secure", "defuser", "bomb")}
    assert position.refuses("claim-cable 3:2:bomb").why == "cable-not-seen"
    position.does("claim-cable 3:1:secure", seat=1)
    assert position.s.truths == [FALSE]


def truth_of(text: str, notation: str) -> int:
    """Whether what the seat that is asked says there is true."""
    truth: int = at(text).does(notation).s.truths[-1]
    return truth


@rule("BU-TALK-13", "BU-PLACE-04")
def test_who_passed_a_cable_on_can_claim_what_was_given_and_received() -> None:
    text = "5 | round 1 marrakesh | gave sdsss | next talk 3"
    assert {"claim-gave bomb", "claim-got secure"} <= set(at(text).options())
    assert truth_of(text, "claim-got defuser") == TRUE
    assert truth_of(text, "claim-gave defuser") == FALSE
    assert at("5 | next talk 3").refuses("claim-got bomb").why == "nothing-passed-on"


@rule("BU-TALK-13", "BU-PLACE-07")
def test_the_first_player_can_claim_what_the_detector_said() -> None:
    text = "5 | round 2 pretoria | rows s s dsss | detected 3 | first 1 | holder 2 | next talk 1"
    assert truth_of(text, "claim-reading 3:1:no") == TRUE
    assert truth_of(text, "claim-reading 3:2:no") == FALSE
    other = at("5 | round 2 pretoria | rows s s dsss | detected 3 | first 1 | holder 2 | next talk 4")
    assert other.refuses("claim-reading 3:1:no").why == "no-such-reading"
    assert "claim-bomb 3:no" in at("4 | round 2 pretoria | detected 3 | first 1 | holder 2 | next talk 1").options()


@rule("BU-TALK-13", "BU-PLACE-11")
def test_in_havana_everybody_can_claim_what_the_own_cables_are() -> None:
    position = at("5 | round 3 havana | knowing order | next talk 2")
    assert {option for option in position.options() if option.startswith("claim-cable")} == {
        f"claim-cable 2:{place}:{cable}" for place in (1, 2, 3) for cable in ("secure", "defuser", "bomb")
    }


@rule("BU-TALK-06")
def test_a_statement_is_public_at_once() -> None:
    position = at("5 | next talk 2").does("accuse 4:organisation")
    for seat in (*range(5), PUBLIC):
        assert told(position, seat) == [("accuse", {"speaker": 1, "seat": 3, "faction": 0})]
    assert said(position) == [(1, "accuse 4:organisation")]


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


@rule("BU-TALK-09")
def test_a_statement_changes_nothing_but_the_log() -> None:
    position = at("5 | next talk 2")
    before = stack.copy(position.s)
    position.does("claim-faction shadow")
    after = position.s
    assert len(after.talk) == 1
    before.talk, before.truths, before.spoken = after.talk, after.truths, after.spoken
    before.stack = after.stack
    assert after == before


@rule("BU-TALK-10")
@pytest.mark.parametrize(
    "text", ["5", "5 | next talk 2", "5 | next briefing", "5 | round 2 pretoria | next start-effect"]
)
def test_nobody_shows_his_cover_of_his_own_will(text: str) -> None:
    position = at(text)
    assert "show" not in verbs(position)
    assert position.refuses("show red").rule == "BU-TALK-10"


@rule("BU-TALK-11")
def test_after_the_game_declarations_and_claims_are_marked_true_or_false() -> None:
    position = at("4 plain | roles mister_x,yuri | rows dssss sbsss | covers 4>1=blue | next briefing")
    all_do(position, "declare 1:no", "declare 0:no", "silent", "declare 2:no_comment")
    position.does("claim-faction agency", "pass", "pass")
    position.does("claim-faction agency", "claim-cover 4:red", "cut 2:2")
    assert position.outcome is not None
    marks = [(said.what, mark) for said, mark in zip(view(position, 2).talk, view(position, 2).truths)]
    words = {1: "true", 0: "false", 2: ""}
    assert [(game.vocabulary.write(what), words[mark]) for what, mark in marks] == [
        ("declare 1:no", "true"),
        ("declare 0:no", "false"),
        ("silent", ""),
        ("declare 2:no_comment", "true" if position.s.rows[3].count(1) == 2 else "false"),
        ("claim-faction agency", "true"),
        ("claim-faction agency", "false"),
        ("claim-cover 4:red", "false"),
    ]
    assert [line.id for line in feed(position, "talk")][:3] == ["said-true", "said-false", "event-silent"]


@rule("BU-TALK-11", "BU-TALK-09")
def test_before_the_end_nobody_learns_whether_something_was_true() -> None:
    position = at("4 | roles mister_x | rows dssss").does("claim-faction agency", "revise 1:no")
    for seat in (*range(4), PUBLIC):
        assert view(position, seat).truths == ()
        assert all(line.id.startswith("event-") for line in feed(position, "talk", seat))


@rule("BU-TALK-11")
def test_a_revision_is_true_of_the_cables_that_were_uncut_when_it_was_made() -> None:
    position = at("4 plain | rows s ddsss | cuts 1>2:1 | holder 2 | next speak-or-cut 2").does("revise 1:no")
    assert position.s.truths == [1]
    assert at("4 plain | rows s ddsss | cuts 1>2:1 | holder 2").does("revise 2:no").s.truths == [0]


@rule("BU-TALK-11")
def test_a_declaration_stays_true_when_a_cable_is_cut_later() -> None:
    position = at("4 plain | rows s ddsss | talk 1.0.2=declare 2:no,1.0.3=declare 0:yes | cuts 1>2:1 | holder 2")
    assert position.s.truths == [1, 0]


def badge_ids(panel: SeatPanel) -> set[str]:
    """What the badges of a seat are about."""
    return {badge.id for badge in panel.badges if isinstance(badge, Message)}


@rule("BU-TALK-12")
def test_declarations_are_cleared_at_the_new_deal_and_statements_stay() -> None:
    text = "4 plain | round 2 | talk 1.0.1=declare 2:no+,1.1.2=accuse 3:shadow,1.1.3=revise 1:no- | next talk 2"
    position = at(text)
    assert feed(position, "talk") == []
    assert [line.id for line in feed(position, "earlier")] == ["event-accuse"]
    panels = game.scene(view(position, PUBLIC)).seats
    assert not any(badge_ids(panel) & {"badge-declared"} for panel in panels)
    position = at("4 plain | round 1 | talk 1.0.1=declare 2:no+ | next talk 2")
    panels = game.scene(view(position, PUBLIC)).seats
    assert "badge-declared" in badge_ids(panels[0])


@rule("BU-TALK-13")
def test_a_cover_can_be_claimed_of_whom_one_was_shown_it_truly_or_not() -> None:
    position = at("5 | roles mister_x | next talk 2")
    claims = [option for option in position.options() if option.startswith("claim-cover")]
    assert claims == ["claim-cover 1:red", "claim-cover 1:blue"]
    reason = position.refuses("claim-cover 3:red")
    assert (reason.rule, reason.why) == ("BU-TALK-13", "cover-not-shown")
    assert position.does("claim-cover 1:blue").s.truths == [0]


@rule("BU-TALK-13")
def test_with_four_there_is_no_cover_to_claim() -> None:
    assert "claim-cover" not in verbs(at("4 | next talk 2"))


# Sweeps


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


@rule("BU-TALK-14")
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


# The clock


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
    for text in ("4 | next talk 2", "4", "4 | next briefing"):
        decision = stack.decide(at(text).s)
        assert decision is not None
        assert decision.of(CLOCK) is None


@rule("BU-TALK-16")
def test_when_the_clock_runs_out_a_player_asked_to_talk_passes() -> None:
    position = at("4 clock:30 | next talk 2").does("expire", seat=CLOCK)
    assert position.s.spoken[1] == PASSED
    assert told(position, PUBLIC) == [("pass", {"speaker": 1})]


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

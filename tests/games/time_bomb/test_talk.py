"""BU-TALK: statements before a cut."""

import pytest

from coffret.games.time_bomb.state import EVEN
from coffret.kernel import PUBLIC, stack
from coffret.testing import rule
from tests.games.time_bomb.support import at, said, speaks, told, verbs

ALL_STATEMENTS = {
    *("revise", "accuse", "vouch", "propose", "propose-cable", "spare", "claim-faction", "claim-cover"),
}


@rule("BU-TALK-01")
def test_nothing_said_binds_anyone() -> None:
    position = at("4 | rows s s s s | holder 1").does("propose 3", "vouch 2", "cut 2:1")
    assert position.s.cuts[-1].owner == 1


@rule("BU-TALK-01", "BU-TALK-09")
def test_lies_are_accepted() -> None:
    position = at("4 | roles mister_x | rows sssss | next briefing").does("declare 4:yes", seat=0)
    assert position.s.answers[0] is not None
    at("4 | roles mister_x").does("claim-faction agency")


@rule("BU-TALK-06")
def test_every_kind_of_statement_can_be_made_before_a_cut() -> None:
    assert verbs(speaks(2, "5")) == ALL_STATEMENTS
    assert verbs(at("5")) == {*ALL_STATEMENTS, "cut"}


@rule("BU-TALK-06")
@pytest.mark.parametrize("notation", ["accuse 2:shadow", "vouch 2"])
def test_nobody_accuses_himself_or_vouches_for_himself(notation: str) -> None:
    reason = speaks(2, "5").refuses(notation)
    assert (reason.rule, reason.why) == ("BU-TALK-06", "about-yourself")


REVISIONS = {f"revise {number}:{bomb}" for number in range(5) for bomb in ("yes", "no", "no_comment")}


@rule("BU-TALK-18")
@pytest.mark.parametrize(
    ("talk", "missing"),
    [
        ("1.0.2=declare 2:no", {"revise 2:no"}),
        ("1.0.2=declare 0:no_comment", {"revise 0:no_comment"}),
        ("1.0.2=declare 1:no,1.0.3=declare 2:no", {"revise 1:no"}),
        ("1.0.2=declare 1:no,1.0.2=revise 0:yes", {"revise 0:yes"}),
        ("1.0.2=declare 1:no,1.0.2=accuse 3:shadow", {"revise 1:no"}),
        ("1.0.2=silent", set()),
        ("1.0.3=declare 1:no", set()),
    ],
)
def test_an_announcement_is_corrected_only_to_another_one(talk: str, missing: set[str]) -> None:
    position = speaks(2, f"4 plain | talk {talk}")
    assert REVISIONS - set(position.options()) == missing
    for again in missing:
        reason = position.refuses(again)
        assert (reason.rule, reason.why) == ("BU-TALK-18", "nothing-corrected")


@rule("BU-TALK-18")
@pytest.mark.parametrize(
    ("cut", "offered"),
    [("1>2:1", True), ("1>3:1", False)],
)
def test_the_same_numbers_are_news_of_the_cables_left_once_one_of_them_is_cut(cut: str, offered: bool) -> None:
    position = speaks(2, f"4 plain | rows s dssss s s | talk 1.0.2=declare 1:no | cuts {cut} | holder 4")
    assert ("revise 1:no" in position.options()) == offered


@rule("BU-TALK-18", "BU-TALK-12")
def test_what_was_announced_before_the_new_deal_can_be_announced_again() -> None:
    position = speaks(2, "4 plain | round 2 | talk 1.0.2=declare 1:no-")
    assert "revise 1:no" in position.options()


@rule("BU-TALK-06", "BU-CUT-02")
def test_the_holder_cannot_be_proposed_and_everybody_else_can() -> None:
    position = speaks(2, "5")
    for verb in ("propose", "spare"):
        named = {option for option in position.options() if option.startswith(f"{verb} ")}
        assert named == {f"{verb} {seat}" for seat in (2, 3, 4, 5)}
        assert position.refuses(f"{verb} 1").rule == "BU-CUT-02"


@rule("BU-TALK-06", "BU-CUT-01", "BU-CUT-02")
def test_a_cable_can_be_proposed_as_long_as_it_lies_face_down() -> None:
    position = speaks(3, "5 | cuts 1>2:3 | holder 2")
    assert {"propose-cable 1:1", "propose-cable 3:5"} <= set(position.options())
    assert position.refuses("propose-cable 2:1").why == "propose-holder"
    again = speaks(4, "5 | cuts 1>2:3 2>3:1 | holder 3")
    assert again.refuses("propose-cable 2:3").why == "not-face-down"
    assert speaks(2, "5 | round 2").refuses("propose-cable 3:5").why == "short-row"


@rule("BU-TALK-06")
def test_a_statement_is_public_at_once() -> None:
    position = speaks(2, "5").does("accuse 4:organisation")
    for seat in (*range(5), PUBLIC):
        assert told(position, seat) == [("accuse", {"speaker": 1, "mood": EVEN, "seat": 3, "faction": 0})]
    assert said(position) == [(1, "accuse 4:organisation")]


@rule("BU-TALK-09")
def test_a_statement_changes_nothing_but_the_log() -> None:
    position = speaks(2, "5")
    before = stack.copy(position.s)
    position.does("claim-faction shadow")
    after = position.s
    assert len(after.talk) == 1
    before.talk, before.truths, before.spoken = after.talk, after.truths, after.spoken
    before.stack = after.stack
    assert after == before


@rule("BU-TALK-10")
@pytest.mark.parametrize("text", ["5", "5 | next briefing", "5 | round 2 pretoria | next start-effect"])
def test_nobody_shows_his_cover_of_his_own_will(text: str) -> None:
    position = at(text)
    assert "show" not in verbs(position)
    assert position.refuses("show red").rule == "BU-TALK-10"

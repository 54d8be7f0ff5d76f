"""BU-TALK: what can be claimed, and whether it was true."""

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.rules.talk import possible
from coffret.games.time_bomb.rules.truth import FALSE, TRUE
from coffret.games.time_bomb.state import NO, NO_COMMENT, YES
from coffret.kernel import PUBLIC
from coffret.kernel.scene import SeatPanel
from coffret.kernel.text import Message
from coffret.testing import rule
from tests.games.time_bomb.support import all_do, at, feed, speaks, verbs, view


@rule("BU-TALK-13", "BU-PLACE-03")
def test_who_looked_at_a_cable_can_claim_what_it_is() -> None:
    position = speaks(2, "5 | round 1 new_york | rows s s bssss | peeks 2>3:1")
    claims = {option for option in position.options() if option.startswith("claim-cable")}
    assert claims == {f"claim-cable 3:1:{cable}" for cable in ("secure", "defuser", "bomb")}
    assert position.refuses("claim-cable 3:2:bomb").why == "cable-not-seen"
    position.does("claim-cable 3:1:secure", seat=1)
    assert position.s.truths == [FALSE]


@rule("BU-TALK-13", "BU-PLACE-03")
def test_nobody_else_can() -> None:
    for seat in (1, 3, 4, 5):
        position = speaks(seat, "5 | round 1 new_york | holder 2 | rows s s bssss | peeks 2>3:1")
        assert "claim-cable" not in verbs(position)
        assert position.refuses("claim-cable 3:1:bomb").why == "cable-not-seen"


@rule("BU-TALK-13")
def test_once_a_cable_is_cut_there_is_nothing_to_claim_about_it() -> None:
    text = "5 | round 1 new_york | rows s s dssss | peeks 2>3:1 | cuts 1>3:1 | holder 3"
    assert "claim-cable" not in verbs(speaks(2, text))
    assert speaks(2, text).refuses("claim-cable 3:1:defuser").why == "cable-not-seen"


def truth_of(text: str, notation: str, seat: int) -> int:
    """Whether what a player says there is true."""
    truth: int = speaks(seat, text).does(notation).s.truths[-1]
    return truth


@rule("BU-TALK-13", "BU-PLACE-04")
def test_who_passed_a_cable_on_can_claim_what_was_given_and_received() -> None:
    text = "5 | round 1 marrakesh | gave sdsss"
    assert {"claim-gave bomb", "claim-got secure"} <= set(speaks(3, text).options())
    assert truth_of(text, "claim-got defuser", 3) == TRUE
    assert truth_of(text, "claim-gave defuser", 3) == FALSE
    assert speaks(3, "5").refuses("claim-got bomb").why == "nothing-passed-on"


@rule("BU-TALK-13", "BU-PLACE-07")
def test_the_first_player_can_claim_what_the_detector_said() -> None:
    text = "5 | round 2 pretoria | rows s s dsss | detected 3 | first 1 | holder 2"
    assert truth_of(text, "claim-reading 3:1:no", 1) == TRUE
    assert truth_of(text, "claim-reading 3:2:no", 1) == FALSE
    other = speaks(4, "5 | round 2 pretoria | rows s s dsss | detected 3 | first 1 | holder 2")
    assert other.refuses("claim-reading 3:1:no").why == "no-such-reading"
    assert "claim-bomb 3:no" in speaks(1, "4 | round 2 pretoria | detected 3 | first 1 | holder 2").options()


@rule("BU-TALK-13", "BU-PLACE-07", "BU-TALK-05")
@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("5 | round 2 pretoria | found 3", ["0:yes", "0:no", "1:yes", "1:no", "2:yes", "2:no"]),
        ("5 | round 4 pretoria | found 2", ["0:yes", "0:no", "1:yes", "1:no", "2:no"]),
    ],
)
def test_a_reading_that_is_claimed_must_be_possible(text: str, readings: list[str]) -> None:
    position = speaks(2, f"{text} | detected 1 | first 2 | holder 3")
    claims = [option for option in position.options() if option.startswith("claim-reading")]
    assert claims == [f"claim-reading 1:{reading}" for reading in readings]


@rule("BU-TALK-03", "BU-TALK-05")
def test_what_can_be_said_of_defusers_and_bomb() -> None:
    assert possible(1, 2) == [(0, YES), (0, NO), (0, NO_COMMENT), (1, NO), (1, NO_COMMENT)]
    assert possible(2, 1)[-3:] == [(1, YES), (1, NO), (1, NO_COMMENT)]


@rule("BU-TALK-13", "BU-PLACE-11")
def test_in_havana_everybody_can_claim_what_the_own_cables_are() -> None:
    position = speaks(2, "5 | round 3 havana | knowing order")
    assert {option for option in position.options() if option.startswith("claim-cable")} == {
        f"claim-cable 2:{place}:{cable}" for place in (1, 2, 3) for cable in ("secure", "defuser", "bomb")
    }


@rule("BU-TALK-11")
def test_after_the_game_declarations_and_claims_are_marked_true_or_false() -> None:
    position = at("4 plain | roles mister_x,yuri | rows dssss sbsss | covers 4>1=blue | next briefing")
    all_do(position, "declare 1:no", "declare 0:no", "silent", "declare 2:no_comment")
    position.does("claim-faction agency", seat=1)
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


@rule("BU-TALK-11")
def test_after_the_end_the_report_tells_who_lied_and_when() -> None:
    position = at("4 plain | roles mister_x,yuri | rows dssss sbsss | next briefing")
    all_do(position, "declare 1:no", "declare 0:no", "silent", "silent")
    position.does("cut 2:2")
    assert position.outcome is not None
    (lie,) = feed(position, "report")
    assert (lie.id, lie.args["round"], lie.args["line"].args["speaker"]) == ("report-lie", 1, 1)


@rule("BU-TALK-11")
def test_after_the_end_announcements_stand_against_what_was_held_in_every_round() -> None:
    cuts = "cuts 1>2:1 2>3:2 3>4:2 | talk 1.0.1=declare 2:no,1.0.2=declare 1:no | holder 4"
    position = at(f"4 plain | roles mister_x,yuri | rows ddsss sbsss dssss dssss | {cuts}").does("cut 2:3")
    for seat in (*range(4), PUBLIC):
        assert view(position, seat).deals == ()
    position.rolls("deal bomb,secure,secure,secure,defuser" + ",secure" * 8 + ",defuser" * 3)
    all_do(position, "declare 0:no_comment", "silent", "silent", "silent")
    position.does("cut 1:1", seat=position.s.holder)
    assert position.outcome is not None
    words = game.words("en", ("Ada", "Bo", "Cy", "Di"))
    assert [words.tell(line) for line in feed(position, "report-dealt", PUBLIC)][:5] == [
        "Round 1, Ada: claimed and had 2 defusers, no bomb",
        "Round 1, Bo: claimed 1 defuser, no bomb; had no defusers and the bomb",
        "Round 1, Cy: claimed nothing; had 1 defuser, no bomb",
        "Round 1, Di: claimed nothing; had 1 defuser, no bomb",
        "Round 2, Ada: claimed no defusers; had no defusers and the bomb",
    ]


@rule("BU-TALK-11", "BU-PLACE-17")
def test_cables_that_were_swapped_are_told_of_whom_they_were_dealt_to() -> None:
    position = at("5 | roles yuri | round 4 singapore | rows bs dd | deals 0n,1n,2n,1n,1y | next swap-rows 1")
    position.does("swap 1:2", "cut 2:1", seat=0)
    lines = [(line.args["round"], line.args["seat"], line.args["held"].args) for line in feed(position, "report-dealt")]
    assert lines[4:7] == [
        (3, 4, {"defusers": 1, "bomb": YES}),
        (4, 0, {"defusers": 0, "bomb": YES}),
        (4, 1, {"defusers": 2, "bomb": NO}),
    ]


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
    return {(badge if isinstance(badge, Message) else badge.text).id for badge in panel.badges}


@rule("BU-TALK-12")
def test_declarations_are_cleared_at_the_new_deal_and_statements_stay() -> None:
    text = "4 plain | round 2 | talk 1.0.1=declare 2:no+,1.1.2=accuse 3:shadow,1.1.3=revise 1:no-"
    position = at(text)
    assert feed(position, "talk") == []
    assert [line.id for line in feed(position, "earlier")] == ["event-accuse"]
    panels = game.scene(view(position, PUBLIC)).seats
    assert not any(badge_ids(panel) & {"badge-declared"} for panel in panels)
    position = speaks(2, "4 plain | round 1 | talk 1.0.1=declare 2:no+")
    panels = game.scene(view(position, PUBLIC)).seats
    assert "badge-declared" in badge_ids(panels[0])


@rule("BU-TALK-13")
def test_a_cover_can_be_claimed_of_whom_one_was_shown_it_truly_or_not() -> None:
    position = speaks(2, "5 | roles mister_x")
    claims = [option for option in position.options() if option.startswith("claim-cover")]
    assert claims == ["claim-cover 1:red", "claim-cover 1:blue"]
    reason = position.refuses("claim-cover 3:red")
    assert (reason.rule, reason.why) == ("BU-TALK-13", "cover-not-shown")
    assert position.does("claim-cover 1:blue").s.truths == [FALSE]
    for colour, truth in (("red", TRUE), ("blue", FALSE)):
        shown = "5 | covers 4>2=red 1>3=blue"
        assert truth_of(shown, f"claim-cover 4:{colour}", 2) == truth


@rule("BU-TALK-13")
def test_with_four_there_is_no_cover_to_claim() -> None:
    assert "claim-cover" not in verbs(speaks(2, "4"))

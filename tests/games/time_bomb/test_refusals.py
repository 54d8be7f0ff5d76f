"""Refused actions name their rule, at every step."""

import pytest

from coffret.games.time_bomb import game
from coffret.kernel import stack
from coffret.testing import rule
from tests.games.time_bomb.support import at

TALK = "5"
SLIP = "5 | round 1 marrakesh | next start-effect"


@pytest.mark.parametrize(
    ("text", "notation", "id", "why"),
    [
        (TALK, "reveal paris", "BU-SETUP-09", "drawn"),
        (TALK, "throw red", "BU-SETUP-11", "drawn"),
        (TALK, "draw-first 1", "BU-SETUP-14", "drawn"),
        (TALK, "deal-roles shadow", "BU-SETUP-02", "drawn"),
        (TALK, "deal bomb", "BU-SETUP-07", "drawn"),
        (TALK, "expire", "BU-TALK-16", "clock-only"),
        (TALK, "show red", "BU-TALK-10", "no-showing"),
        (TALK, "look 3:1", "BU-KNOW-03", "no-looking"),
        (TALK, "slip secure", "BU-PLACE-04", "only-there"),
        (TALK, "detect 3", "BU-PLACE-07", "only-there"),
        (TALK, "protect 3", "BU-PLACE-15", "only-there"),
        (TALK, "swap 1:2", "BU-PLACE-17", "only-there"),
        (TALK, "decline", "BU-PLACE-17", "only-there"),
        (TALK, "call-vote", "BU-PLACE-12", "only-there"),
        (TALK, "vote 3", "BU-PLACE-12", "only-there"),
        (TALK, "designate 3", "BU-PLACE-11", "only-there"),
        (TALK, "yield 1", "BU-PLACE-11", "only-there"),
        (TALK, "wait", "BU-CUT-08", "holder-must-cut"),
        (TALK, "declare 1:no", "BU-TALK-03", "briefing-only"),
        (TALK, "silent", "BU-TALK-03", "briefing-only"),
        (SLIP, "slip bomb", "BU-PLACE-04", "no-such-cable"),
        (SLIP, "vouch 2", "BU-TALK-06", "before-a-cut"),
        (SLIP, "cut 2:1", "BU-PLACE-04", "not-now"),
        (SLIP, "pass", "BU-CUT-08", "holder-must-cut"),
        (SLIP, "detect 2", "BU-PLACE-07", "only-there"),
        ("5 | round 1 new_york | next start-effect", "vouch 2", "BU-TALK-06", "before-a-cut"),
        ("5 | round 3 new_york | next start-effect", "look 2:4", "BU-ROUND-05", "short-row"),
        ("5 | round 2 pretoria | next start-effect", "vouch 2", "BU-TALK-06", "before-a-cut"),
        ("5 | round 4 cairo | next start-effect", "vouch 2", "BU-TALK-06", "before-a-cut"),
        ("5 | round 4 singapore | next start-effect", "vouch 2", "BU-TALK-06", "before-a-cut"),
        ("5 | round 3 | next briefing", "declare 4:yes", "BU-TALK-05", "not-so-many-cables"),
        ("5 | round 3 geneva | next vote-for-target 1", "vouch 2", "BU-TALK-06", "before-a-cut"),
        ("5 | round 3 geneva", "vote 2", "BU-PLACE-12", "not-now"),
        ("5 | round 3 geneva | next vote-for-target 1", "cut 2:1", "BU-PLACE-12", "not-now"),
        ("5 | round 3 geneva | next cut-voted 1:2", "cut 1:1", "BU-CUT-02", "own-row"),
        ("5 | round 3 geneva | next cut-voted 1:2", "cut 2:5", "BU-ROUND-05", "short-row"),
        ("5 | round 4 sydney | next cut-after-look 1:2:1", "cut 1:1", "BU-CUT-02", "own-row"),
        ("5 | round 4 sydney", "look 1:1", "BU-CUT-02", "own-row"),
        ("5 | round 3 havana", "yield 1", "BU-PLACE-11", "not-now"),
        ("5 | round 3 havana | next yield-cable 2", "yield 4", "BU-ROUND-05", "short-row"),
        ("5 | round 3 havana | next yield-cable 2", "vouch 2", "BU-TALK-06", "about-yourself"),
        ("5 | round 1 new_york | next start-effect", "look 3:1", "BU-PLACE-03", "spy-elsewhere"),
        ("4 | round 4 singapore | next start-effect", "swap 2:1", "BU-PLACE-17", "two-players"),
        ("5 | round 1 london | before 2", "cut 2:1", "BU-PLACE-01", "no-cutting-back"),
        ("5 | round 1 paris | cuts 1>2:1", "cut 2:2", "BU-PLACE-02", "cut-already"),
        ("5 | round 2 sao_paulo", "cut 3:1", "BU-PLACE-06", "too-far"),
        ("5 | round 3 berlin", "cut 2:1", "BU-PLACE-10", "too-near"),
        ("5 | round 4 cairo | ward 2", "cut 2:1", "BU-PLACE-15", "safe-conduct"),
    ],
)
def test_a_refused_action_names_its_rule(text: str, notation: str, id: str, why: str) -> None:
    reason = at(text).refuses(notation)
    assert (reason.rule, reason.why) == (id, why)


@rule("BU-WIN-13")
def test_after_the_end_everything_is_refused_by_the_rule_that_ended_it() -> None:
    position = at("5 | rows s b").does("cut 2:1")
    for action in game.vocabulary.universe(5):
        reason = stack.explain(position.s, action, 0)
        assert reason is not None
        assert (reason.rule, reason.why) == ("BU-WIN-01", "game-over")

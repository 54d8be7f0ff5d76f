"""BU-TALK: the briefing before the first cut of a round."""

from coffret.kernel import PUBLIC
from coffret.testing import rule
from tests.games.time_bomb.support import at, opening, said, speaks, step, told, verbs, view, waiting


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
    assert step(position) == "speak-or-cut"


@rule("BU-TALK-05")
def test_a_declaration_may_be_false_but_must_be_possible() -> None:
    position = at("4 | round 3 | found 2 | rows sss | next briefing")  # three cables each, two defusers left
    options = position.options(0)
    assert {"declare 2:yes", "declare 2:no", "declare 0:no_comment"} <= set(options)
    for notation in ("declare 3:no", "declare 5:yes"):
        reason = position.refuses(notation, seat=0)
        assert (reason.why, reason.args) == ("not-so-many-left", {"count": 2})
    position = at("4 | round 3 | rows sss | next briefing")
    assert "declare 3:no" in position.options(0)
    for notation, why in (("declare 3:yes", "no-room-for-bomb"), ("declare 4:no", "not-so-many-cables")):
        reason = position.refuses(notation, seat=0)
        assert (reason.rule, reason.why) == ("BU-TALK-05", why)


@rule("BU-TALK-05")
def test_a_revision_must_be_possible_with_what_is_left() -> None:
    position = speaks(2, "4 | round 4 | found 2 | rows s ss | cuts 1>2:1 | holder 1")
    assert "revise 1:no" in position.options()
    assert position.refuses("revise 2:no").why == "not-so-many-cables"
    assert position.refuses("revise 1:yes").why == "no-room-for-bomb"

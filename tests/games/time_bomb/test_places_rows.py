"""BU-PLACE: Locations that move cables: Marrakesh, Tokyo, Singapore."""

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.state import BOMB, DEFUSER, HIDDEN, SECURE
from coffret.kernel import CHANCE, PUBLIC, seeded, stack
from coffret.testing import rule
from tests.games.time_bomb.support import all_do, at, draw, step, told, verbs, view, waiting


@rule("BU-PLACE-04")
def test_marrakesh_passes_a_cable_to_the_left() -> None:
    position = at("5 | rows bdsss dssss sssss sssss dddss | round 1 marrakesh | next start-effect; open-briefing")
    assert position.options(0) == ["slip secure", "slip defuser", "slip bomb"]
    assert position.options(2) == ["slip secure"]
    all_do(position, "slip bomb", "slip defuser", "slip secure", "slip secure", "slip defuser")
    assert [sorted(row) for row in position.s.rows] == [
        [0, 0, 0, 1, 1],
        [0, 0, 0, 0, 2],
        [0, 0, 0, 0, 1],
        [0, 0, 0, 0, 0],
        [0, 0, 0, 1, 1],
    ]
    assert step(draw(position)) == "briefing"
    assert [view(position, seat).dealt for seat in range(5)] == [(2, 1), (0, 0), (1, 1), (0, 1), (2, 1)]


@rule("BU-PLACE-04")
def test_marrakesh_with_four_passes_to_the_player_opposite() -> None:
    position = at("4 | rows bssss dssss sssss dddss | round 1 marrakesh | next start-effect")
    all_do(position, "slip bomb", "slip defuser", "slip secure", "slip secure")
    assert [row.count(BOMB) for row in position.s.rows] == [0, 0, 1, 0]
    assert [row.count(DEFUSER) for row in position.s.rows] == [0, 0, 0, 4]


@rule("BU-PLACE-04")
def test_in_marrakesh_all_choose_at_once_and_in_secret() -> None:
    text = "5 | rows bdsss dssss | round 1 marrakesh | next start-effect"
    assert waiting(at(text)) == (0, 1, 2, 3, 4)
    looks = []
    for cable in ("bomb", "secure"):
        position = at(text).does(f"slip {cable}", seat=0)
        looks.append([(view(position, seat), told(position, seat)) for seat in (1, 2, 3, 4, PUBLIC)])
    assert looks[0] == looks[1]
    assert at(text).refuses("slip bomb", seat=1).rule == "BU-PLACE-04"


@rule("BU-PLACE-04")
def test_in_marrakesh_giver_and_receiver_know_the_cable() -> None:
    position = at("5 | rows bdsss dssss | round 1 marrakesh | next start-effect")
    all_do(position, "slip bomb", *["slip secure"] * 4)
    assert [view(position, seat).gave[0] for seat in (*range(5), PUBLIC)] == [BOMB, BOMB, *[HIDDEN] * 4]
    passed = ("slip", {"seat": 0, "owner": 1, "cable": BOMB})
    assert [passed in told(position, seat) for seat in (0, 1, 2, PUBLIC)] == [True, True, False, False]


@rule("BU-PLACE-04")
def test_in_marrakesh_the_rows_are_shuffled_and_laid_out_again() -> None:
    position = at("5 | rows bssss ddsss ddsss dssss | round 1 marrakesh | next start-effect")
    all_do(position, "slip secure", *["slip secure"] * 4)
    orders = {stack.sample(position.s, seeded(seed)).cables[:5] for seed in range(40)}  # type: ignore[attr-defined]
    assert len(orders) == 5
    draw(position)
    assert set(view(position, 0).rows[0]) == {HIDDEN}


@rule("BU-PLACE-04")
def test_in_marrakesh_a_layout_of_other_cables_is_refused() -> None:
    position = at("4 | rows bssss | round 1 marrakesh | next start-effect")
    all_do(position, *["slip secure"] * 4)
    other = ",".join(["secure"] * 15 + ["defuser"] * 4 + ["bomb"])
    assert not stack.offered(position.s, game.action(f"deal {other}", 4), CHANCE)
    assert not stack.offered(position.s, game.action("deal bomb", 4), CHANCE)
    position.step(stack.sample(position.s, seeded(1)), CHANCE)


@rule("BU-PLACE-13")
@pytest.mark.parametrize("seats", [4, 6])
def test_in_tokyo_all_cables_are_dealt_anew_and_nobody_looks(seats: int) -> None:
    position = at(f"{seats} | rows ddb | round 3 tokyo | next start-effect; open-briefing")
    assert (position.asked, step(position)) == (CHANCE, "deal-blind")
    cables = sorted(cable for row in position.s.rows for cable in row)
    draw(position)
    assert sorted(cable for row in position.s.rows for cable in row) == cables
    assert {len(row) for row in position.s.rows} == {3}
    for seat in range(seats):
        assert view(position, seat).dealt == (HIDDEN, HIDDEN)
        assert ("dealt-blind", {"seat": 0, "count": 3}) in told(position, seat)


@rule("BU-PLACE-13")
def test_in_tokyo_nothing_is_declared_or_revised_but_the_rest_of_talk_is_free() -> None:
    position = draw(at("5 | round 3 tokyo | next start-effect; open-briefing"))
    assert step(position) == "speak-or-cut"
    spoken = {"accuse", "vouch", "propose", "propose-cable", "spare", "claim-faction", "claim-cover"}
    assert verbs(position, 1) == spoken
    assert position.refuses("revise 1:no").rule == "BU-PLACE-13"
    assert position.refuses("declare 1:no").rule == "BU-PLACE-13"


@rule("BU-PLACE-17")
def test_singapore_swaps_two_rows_and_nobody_looks_again() -> None:
    position = at("5 | rows db ss | round 4 singapore | next start-effect; open-briefing").does("swap 1:2")
    assert position.s.rows[:2] == ((SECURE, SECURE), (DEFUSER, BOMB))
    assert [view(position, seat).dealt for seat in (0, 1)] == [(1, 0), (0, 1)]
    assert view(position, PUBLIC).where == (1, 0, 2, 3, 4)
    assert told(position, PUBLIC) == [("swap", {"speaker": 0, "one": 0, "two": 1})]
    assert step(position) == "briefing"


@rule("BU-PLACE-17")
def test_singapore_can_be_declined_but_not_with_four() -> None:
    assert "decline" in at("5 | round 4 singapore | next start-effect").options()
    four = at("4 | round 4 singapore | next start-effect")
    assert "decline" not in four.options()
    assert four.refuses("decline").rule == "BU-PLACE-17"
    position = at("5 | rows db ss | round 4 singapore | next start-effect; open-briefing").does("decline")
    assert position.s.rows[0] == (DEFUSER, BOMB)


@rule("BU-PLACE-17")
def test_in_singapore_two_different_rows_are_swapped() -> None:
    position = at("4 | round 4 singapore | next start-effect")
    assert len(position.options()) == 6
    assert position.refuses("swap 2:2").rule == "BU-PLACE-17"


@rule("BU-PLACE-17", "BU-TALK-11")
def test_after_singapore_declarations_tell_of_the_cables_that_were_dealt() -> None:
    position = at("4 | found 1 | rows ss db | round 4 singapore | where 2,1,3,4 | next briefing")
    all_do(position, "declare 1:yes", "declare 0:no", "silent", "silent")
    assert position.s.truths[:2] == [1, 1]
    label = game.scene(view(position, 0)).zones[1].label
    assert label is not None
    assert (label.id, label.args) == ("row-dealt-to", {"owner": 0, "seat": 1})


@rule("BU-PLACE-04")
def test_in_marrakesh_only_a_new_order_of_the_same_rows_is_laid_out() -> None:
    position = at("4 | rows bssss dssss | round 1 marrakesh | next start-effect")
    all_do(position, *["slip secure"] * 4)
    before = [list(row) for row in position.s.rows]
    assert not stack.offered(position.s, game.action("draw-first 1", 4), CHANCE)
    rows = [row[::-1] for row in before]
    moved = [rows[1], rows[0], *rows[2:]]
    names = ("secure", "defuser", "bomb")
    deal, other = ("deal " + ",".join(names[cable] for row in layout for cable in row) for layout in (rows, moved))
    assert not stack.offered(position.s, game.action(other, 4), CHANCE)
    assert not stack.offered(position.s, game.action(f"{deal},secure", 4), CHANCE)
    position.rolls(deal)
    assert [list(row) for row in position.s.rows] == rows != before

"""BU-PLACE: Locations that let players learn something: New York, Sydney, Venice, Pretoria, Havana."""

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.state import BLUE, BOMB, DEFUSER, HIDDEN, RED, SECURE
from coffret.kernel import PUBLIC
from coffret.testing import Position, rule
from tests.games.time_bomb.support import acts, all_do, at, opening, step, told, verbs, view


def known(position: Position, seat: int) -> list[int]:
    """The types of face-down positions that a seat knows."""
    seen = view(position, seat)
    return [
        cable
        for owner, row in enumerate(seen.rows)
        for place, cable in enumerate(row)
        if cable != HIDDEN and seen.left[owner] >> place & 1
    ]


@rule("BU-PLACE-03")
def test_new_york_lets_each_look_at_a_cable_of_the_left_neighbour() -> None:
    position = at("5 | round 1 new_york | rows sdsss bssss | holder 2 | next start-effect; open-briefing")
    looks = [f"look {owner}:{place}" for owner, place in ((3, 1), (4, 5), (5, 2), (1, 2), (2, 1))]
    assert position.asked == 1
    assert position.options() == [f"look 3:{place}" for place in (1, 2, 3, 4, 5)]
    position.does(*looks)
    assert step(position) == "briefing"
    assert position.s.peeks == ((1, 2, 0), (2, 3, 4), (3, 4, 1), (4, 0, 1), (0, 1, 0))
    assert [known(position, seat) for seat in (0, 4)] == [[BOMB], [DEFUSER]]
    assert known(position, PUBLIC) == []


@rule("BU-PLACE-03")
def test_new_york_with_four_is_about_the_player_opposite() -> None:
    position = at("4 | round 1 new_york | holder 1 | next start-effect")
    assert position.options()[0] == "look 3:1"
    assert position.refuses("look 2:1").rule == "BU-PLACE-03"
    position.does("look 3:1")
    assert position.options()[0] == "look 4:1"


@rule("BU-PLACE-03")
def test_in_new_york_the_position_is_public_and_its_type_is_not() -> None:
    position = at("5 | round 1 new_york | rows s sdsss | next start-effect").does("look 2:2")
    assert told(position, 0) == [("look", {"seat": 0, "owner": 1, "position": 1, "cable": DEFUSER})]
    for seat in (1, 2, PUBLIC):
        assert told(position, seat) == [("look-hidden", {"seat": 0, "owner": 1, "position": 1})]
        assert view(position, seat).peeks == ((0, 1, 1),)


@rule("BU-PLACE-16")
@pytest.mark.parametrize("seats", [4, 6])
def test_sydney_lets_the_cutter_look_before_he_cuts(seats: int) -> None:
    position = at(f"{seats} | round 4 sydney | found 3 | rows s bs")
    assert "cut" not in verbs(position)
    assert position.refuses("cut 2:1").why == "look-first"
    position.does("look 2:1")
    assert known(position, 0) == [BOMB]
    assert known(position, 1) == []
    assert acts(position) == ["cut 2:1", "cut 2:2"]
    assert position.refuses("cut 3:1").rule == "BU-PLACE-16"
    assert position.does("cut 2:2").outcome is None


@rule("BU-PLACE-16")
def test_in_sydney_the_last_cable_looked_at_must_be_cut() -> None:
    position = at("4 | round 4 sydney | found 1 | rows s ss | cuts 3>2:1 | holder 1").does("look 2:2")
    assert acts(position) == ["cut 2:2"]
    assert (
        at("4 | round 4 sydney | found 1 | rows s ss | cuts 3>2:1 | holder 1").refuses("look 2:1").why
        == "not-face-down"
    )


@rule("BU-PLACE-05")
def test_venice_shows_a_second_cover_to_the_right() -> None:
    text = "5 | roles mister_x,el_diablo,belleville,yuri,shadow | round 1 venice | next opening"
    position = all_do(at(text), "show red", "show blue", "show blue", "show red", "show red")
    assert step(position) == "show-covers"
    assert position.options(4) == ["show red", "show blue"]
    all_do(position, "show red", "show blue", "show blue", "show red", "show blue")
    shown = {(viewer, colour) for viewer, owner, colour in view(position, 4).covers if owner == 4}
    assert shown == {(0, RED), (3, BLUE)}
    assert {(viewer, owner) for viewer, owner, _ in view(position, 0).covers if viewer == 0} == {(0, 4), (0, 1)}


@rule("BU-PLACE-05")
def test_venice_with_four_shows_a_cover_to_the_left() -> None:
    text = "4 | roles mister_x,shadow,belleville,yuri | fate - | round 1 venice | next opening"
    position = at(text).rolls("throw blue")
    assert position.options(1) == ["show red", "show blue"]
    all_do(position, "show red", "show blue", "show blue", "show red")
    assert step(position) == "name-first"
    assert (2, 1, BLUE) in view(position, 2).covers
    assert "claim-cover 2:red" in at(game.write_state(after_briefing(position).s)).options(2)


def after_briefing(position: Position) -> Position:
    position.rolls("draw-first 2")
    return all_do(position, *["silent"] * 4)


@rule("BU-PLACE-05", "BU-LOC-08")
def test_venice_acts_before_the_first_player_is_named() -> None:
    steps = opening(at("4 | fate - | round 1 venice | next opening"))
    assert steps == ["throw-fate", "show-covers", "name-first", "briefing", "speak-or-cut"]


@rule("BU-PLACE-07")
def test_pretoria_tells_the_first_player_defusers_and_bomb() -> None:
    position = at("5 | rows s bdds | round 2 pretoria | next start-effect").does("detect 2")
    assert view(position, 0).reading == (2, 0)
    assert told(position, 0) == [("detect", {"speaker": 0, "seat": 1, "bomb": 0, "defusers": 2})]
    for seat in (1, 2, PUBLIC):
        assert view(position, seat).reading == (HIDDEN, HIDDEN)
        assert told(position, seat) == [("detect-hidden", {"speaker": 0, "seat": 1})]
        assert view(position, seat).detected == 1


@rule("BU-PLACE-07")
def test_pretoria_with_four_tells_only_of_the_bomb() -> None:
    position = at("4 | rows s ddss | round 2 pretoria | next start-effect").does("detect 2")
    assert view(position, 0).reading == (HIDDEN, 1)
    assert told(position, 0) == [("detect-bomb", {"speaker": 0, "seat": 1, "bomb": 1})]


@rule("BU-PLACE-07")
def test_in_pretoria_another_player_is_named() -> None:
    position = at("5 | round 2 pretoria | first 3 | next start-effect")
    assert position.options() == ["detect 1", "detect 2", "detect 4", "detect 5"]
    assert position.refuses("detect 3").rule == "BU-PLACE-07"


@rule("BU-PLACE-11")
@pytest.mark.parametrize("seats", [4, 6])
def test_in_havana_everybody_knows_the_order_of_his_own_row(seats: int) -> None:
    position = at(f"{seats} | rows sdb | round 3 havana | next start-effect; open-briefing")
    assert view(position, 0).rows[0] == (SECURE, DEFUSER, BOMB)
    assert set(view(position, 1).rows[0]) == {HIDDEN}
    assert set(view(position, PUBLIC).rows[0]) == {HIDDEN}


@rule("BU-PLACE-11")
@pytest.mark.parametrize("seats", [4, 6])
def test_in_havana_the_named_player_chooses_his_cable(seats: int) -> None:
    position = at(f"{seats} | rows s sdb | round 3 havana | knowing order")
    assert position.refuses("cut 2:1").rule == "BU-PLACE-11"
    assert position.refuses("designate 1").rule == "BU-CUT-02"
    position.does("designate 2")
    assert (position.asked, acts(position)) == (1, ["yield 1", "yield 2", "yield 3"])
    position.does("yield 2")
    assert (position.s.found, position.s.holder) == (1, 1)

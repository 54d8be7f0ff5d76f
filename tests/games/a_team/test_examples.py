"""AT-EX: the worked examples, with their numbers."""

import pytest

from coffret.games.a_team.state import KINDS
from coffret.testing import rule
from tests.games.a_team.support import at


@rule("AT-EX-01")
def test_six_against_four_advances_two_spaces() -> None:
    assert at("hannibal@2 face@4").rolls("roll 2", "battle 6:4").s.at[0] == 4 + 2


@rule("AT-EX-02")
def test_guard_two_player_five_advances_three_spaces() -> None:
    assert at("hannibal@6 face@0").rolls("guard 2:5").s.at[0] == 6 + 3


@rule("AT-EX-03")
def test_guard_four_player_six_advances_two_spaces() -> None:
    assert at("hannibal@13 face@0").rolls("guard 4:6").s.at[0] == 13 + 2


@rule("AT-EX-04")
@pytest.mark.parametrize("card", ["lab_1", "lab_3"])
def test_from_the_final_lab_a_lab_card_reaches_the_cellar(card: str) -> None:
    assert at(f"hannibal@45 [{card}] face@0").does(f"play {card}").s.at[0] == 49


@rule("AT-EX-05")
def test_four_and_three_take_the_first_holder_to_the_screen_at_42() -> None:
    position = at("hannibal@47 face@20").rolls("roll 3", "roll-both 4:3")
    assert position.s.at[0] == 42
    assert position.options() == ["challenge 2", "decline"]


@rule("AT-EX-06")
def test_patrol_on_19_sends_inward_to_13_and_outward_to_20() -> None:
    assert at("hannibal@0 [patrol] face@19").does("patrol 2").s.at[1] == 13
    assert at("hannibal@0 [patrol] face@19<*").does("patrol 2").s.at[1] == 20
    assert at("hannibal@0 [patrol] face@5").refuses("patrol 2").rule == "AT-CARD-19"


@rule("AT-EX-07")
def test_a_six_from_8_stops_in_the_occupied_corridor_at_11() -> None:
    position = at("hannibal@8 face@11").rolls("roll 6")
    assert position.s.at[0] == 11
    assert position.rolls("battle 2:1").s.at == [12, 11]


@rule("AT-EX-08")
@pytest.mark.parametrize(
    ("start", "end", "kind"), [("19", 28, "roll_again"), ("38", 47, "plain"), ("38<*", 29, "plain")]
)
def test_a_lab_3_card_takes_19_to_28_and_38_to_47_or_29(start: str, end: int, kind: str) -> None:
    position = at(f"hannibal@{start} [lab_3] face@0").does("play lab_3")
    assert position.s.at[0] == end
    assert KINDS[position.s.facts.kind[end]] == kind


@rule("AT-EX-09")
@pytest.mark.parametrize(("dice", "spaces"), [("battle 6:2", [26, 30]), ("battle 2:6", [30, 26])])
def test_the_holder_lands_on_a_chaser_at_30_and_keeps_the_formula(dice: str, spaces: list[int]) -> None:
    position = at("hannibal@33<* face@30<").rolls("guard 1:4", dice)
    assert position.s.at == spaces
    assert position.s.holder == 0

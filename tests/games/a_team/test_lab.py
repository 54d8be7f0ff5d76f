"""AT-LAB: LAB spaces and LAB cards."""

import pytest

from coffret.testing import rule
from tests.games.a_team.support import at


@rule("AT-LAB-01")
def test_who_starts_on_a_lab_may_use_the_card_with_its_symbol() -> None:
    position = at("hannibal@5 [lab_1,lab_2] face@0")
    assert "play lab_2" not in position.options()
    assert position.does("play lab_1").s.at[0] == 9


@rule("AT-LAB-01")
def test_who_lands_on_a_lab_by_the_dice_may_use_its_card() -> None:
    position = at("hannibal@2 [lab_1] face@0").does("throw").rolls("roll 3").does("play lab_1")
    assert position.s.at[0] == 9


@rule("AT-LAB-02")
@pytest.mark.parametrize("card", ["lab_1", "lab_2", "lab_3"])
def test_on_the_final_lab_any_lab_card_works(card: str) -> None:
    assert f"play {card}" in at(f"hannibal@45 [{card}] face@0").options()


@rule("AT-LAB-03")
def test_a_lab_card_is_the_one_card_of_the_turn_and_followed_by_a_draw() -> None:
    position = at("hannibal@26 [lab_1,boost] face@2").does("play lab_1").rolls("draw lab_1")
    assert position.s.at[0] == 30  # a TV SCREEN
    assert position.s.hands[0] == (0, 5)
    assert position.refuses("play boost").rule == "AT-TURN-03"


@rule("AT-LAB-03")
def test_after_another_card_the_lab_card_is_refused() -> None:
    position = at("hannibal@1 [boost,lab_1] face@5 murdock@5").does("play boost").rolls("draw boost", "roll 1")
    assert position.refuses("play lab_1").rule == "AT-LAB-03"


@rule("AT-LAB-04")
def test_who_is_brought_to_a_lab_by_a_card_cannot_use_it_in_that_turn() -> None:
    position = at("hannibal@1 [guide,lab_1] face@5 murdock@5 | rolled").does("play guide").rolls("draw boost")
    assert position.s.at[0] == 5
    assert position.refuses("play lab_1").rule == "AT-LAB-04"
    assert position.does("attack 2").rolls("battle 1:2").s.turn == 1


@rule("AT-LAB-04")
def test_he_may_use_it_at_the_start_of_his_next_turn() -> None:
    position = at("hannibal@1 [guide,lab_1] face@0 | rolled").does("play guide").rolls("draw boost", "roll 1")
    assert position.s.turn == 0
    assert "play lab_1" in position.options()


@rule("AT-LAB-05")
@pytest.mark.parametrize(("start", "card", "end"), [(5, "lab_1", 9), (32, "lab_2", 38), (19, "lab_3", 28)])
def test_lab_cards_move_4_6_and_9_spaces(start: int, card: str, end: int) -> None:
    assert at(f"hannibal@{start} [{card}] face@0").does(f"play {card}").s.at[0] == end


@rule("AT-LAB-05")
@pytest.mark.parametrize("start", [5, 12, 19, 26, 32, 38])
def test_on_the_way_in_no_lab_card_ends_on_a_guard(start: int) -> None:
    facts = at("hannibal@1 face@0").s.facts
    card = facts.kind[start] - 2  # LAB 1 is kind 7 and card 5
    assert facts.kind[start + facts.spaces[card]] != 5


@rule("AT-LAB-06")
@pytest.mark.parametrize("space", [1, 12, 6])
def test_a_lab_card_elsewhere_can_only_be_exchanged(space: int) -> None:
    position = at(f"hannibal@{space} [lab_1] face@0")
    assert position.options()[1:] == ["exchange lab_1"]
    assert position.refuses("play lab_1").rule == "AT-LAB-06"


@rule("AT-LAB-07")
def test_labs_work_the_same_way_on_the_way_out() -> None:
    position = at("hannibal@26<* [lab_1] face@0").does("play lab_1")
    assert position.s.at[0] == 22


@rule("AT-LAB-08")
def test_coming_to_a_lab_after_a_battle_counts_as_landing_by_the_dice() -> None:
    position = at("hannibal@1 [lab_1] face@2").does("throw").rolls("roll 1", "battle 4:1")
    assert position.s.at[0] == 5
    assert "play lab_1" in position.options()


@rule("AT-LAB-08")
def test_coming_to_a_lab_after_a_guard_fight_counts_as_landing_by_the_dice() -> None:
    position = at("hannibal@27 [lab_2] face@2").does("fight").rolls("guard 1:6")
    assert position.s.at[0] == 32
    assert "play lab_2" in position.options()


@rule("AT-LAB-08")
def test_staying_on_a_lab_after_a_lost_battle_counts_too() -> None:
    position = at("hannibal@4 [lab_1] face@5").does("throw").rolls("roll 1", "battle 1:2")
    assert "play lab_1" in position.options()


@rule("AT-LAB-08")
@pytest.mark.parametrize(
    ("start", "fight", "card"),
    [
        ("hannibal@1 [boost,lab_1] face@5 murdock@5 amy@4", "battle 2:1", "lab_1"),
        ("hannibal@24 [boost,lab_2] face@32 murdock@32 amy@0", "guard 1:6", "lab_2"),
    ],
)
def test_after_a_card_and_a_fight_it_is_the_dice_that_brought_a_player_to_a_lab(
    start: str, fight: str, card: str
) -> None:
    position = at(start).does("play boost").rolls("draw boost", fight)
    assert position.refuses(f"play {card}").rule == "AT-LAB-03"

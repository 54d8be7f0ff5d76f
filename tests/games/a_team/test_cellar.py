"""AT-CELLAR: into the CELLAR, and out of it with two dice."""

import pytest

from coffret.games.a_team.state import NOBODY, OUTWARD
from coffret.testing import rule
from tests.games.a_team.support import at


@rule("AT-CELLAR-01")
@pytest.mark.parametrize("die", [2, 3, 6])
def test_the_cellar_needs_no_exact_count(die: int) -> None:
    assert at("hannibal@47 face@0").rolls(f"roll {die}").s.at[0] == 49


@rule("AT-CELLAR-02")
def test_the_first_in_the_cellar_takes_the_formula_and_turns() -> None:
    position = at("hannibal@47 face@0")
    assert position.s.holder == NOBODY
    position.rolls("roll 2")
    assert position.s.holder == 0
    assert position.s.facing[0] == OUTWARD


@rule("AT-CELLAR-03")
def test_who_has_rolled_leaves_at_once_with_two_dice_and_follows_the_instructions() -> None:
    position = at("hannibal@47 face@0").rolls("roll 2", "roll-both 3:3")
    assert position.s.at[0] == 43
    assert position.s.turn == 0  # ROLL AGAIN


@rule("AT-CELLAR-03")
def test_so_does_who_came_by_a_card_after_his_roll() -> None:
    position = at("hannibal@46 [boost] face@0").does("fight").rolls("guard 1:2").does("play boost")
    position.rolls("draw guide", "roll-both 1:1")
    assert position.s.at[0] == 47


@rule("AT-CELLAR-04")
def test_who_came_by_a_card_without_a_roll_waits() -> None:
    position = at("hannibal@47 [boost] face@0").does("play boost").rolls("draw guide")
    assert position.s.at[0] == 49
    assert position.s.holder == 0
    assert position.s.turn == 1
    position.rolls("roll 1").does("throw").rolls("roll-both 1:2")
    assert position.s.at[0] == 46


@rule("AT-CELLAR-05")
@pytest.mark.parametrize("before", [["battle 6:4"], ["battle 4:4", "battle 5:2"]])
def test_battle_dice_after_a_card_are_no_roll(before: list[str]) -> None:
    position = at("hannibal@44 [boost,guide,patrol] face@47 amy@10").does("play boost").rolls("draw guide", *before)
    assert position.s.at[0] == 49
    assert position.s.turn == 1


@rule("AT-CELLAR-05")
def test_guard_dice_after_a_card_are_no_roll() -> None:
    position = at("hannibal@43 [boost] face@0").does("play boost").rolls("draw guide", "guard 1:4")
    assert position.s.at[0] == 49
    assert position.s.turn == 1


@rule("AT-CELLAR-05")
def test_a_guard_fight_that_begins_the_turn_is_a_roll() -> None:
    position = at("hannibal@46 face@0").rolls("guard 1:4")
    assert position.rolls("roll-both 1:1").s.at[0] == 47


@rule("AT-CELLAR-05")
def test_a_reroll_counts_as_having_rolled() -> None:
    position = at("hannibal@47 [reroll] face@0").does("play reroll").rolls("draw guide", "roll 3")
    assert position.rolls("roll-both 1:1").s.at[0] == 47


@rule("AT-CELLAR-05")
def test_who_waits_makes_no_movement_roll_in_that_turn() -> None:
    position = at("hannibal@45 [lab_1] face@0").does("play lab_1").rolls("draw guide")
    assert position.s.turn == 1


@rule("AT-CELLAR-06")
def test_the_others_go_on_inward_with_one_die() -> None:
    position = at("hannibal@49<* face@20 | turn 2").rolls("guard 1:4")
    assert position.s.at[1] == 23
    assert at("hannibal@49<* face@21 | turn 2").rolls("roll 2").s.at[1] == 23


@rule("AT-CELLAR-07")
def test_a_later_player_turns_stays_and_leaves_with_two_dice_on_his_next_turn() -> None:
    position = at("hannibal@47 face@20<*").rolls("roll 4")
    assert position.s.facing[0] == OUTWARD
    assert position.s.holder == 1
    assert position.s.turn == 1
    position.rolls("guard 6:1")
    assert position.rolls("roll-both 1:1").s.at[0] == 47


@rule("AT-CELLAR-07")
def test_a_later_player_cannot_roll_again_in_that_turn() -> None:
    position = at("hannibal@47 [guide] face@20<*").does("throw").rolls("roll 4")
    assert position.refuses("throw").rule == "AT-CELLAR-07"


@rule("AT-CELLAR-08")
def test_an_occupied_cellar_means_a_battle() -> None:
    position = at("hannibal@47 face@49<*").rolls("roll 2", "battle 1:3")
    assert position.s.at == [49, 47]


@rule("AT-CELLAR-09")
@pytest.mark.parametrize(("dice", "spaces"), [("battle 5:3", [47, 49]), ("battle 3:5", [49, 47])])
def test_that_battle_is_ordinary_and_the_formula_stays(dice: str, spaces: list[int]) -> None:
    position = at("hannibal@47 face@49<*").rolls("roll 2", dice)
    assert position.s.at == spaces
    assert position.s.holder == 1
    assert position.s.turn == 1


@rule("AT-CELLAR-09")
def test_a_newcomer_makes_no_roll_still_owed() -> None:
    position = at("hannibal@47 [boost] face@49<*").does("play boost").rolls("draw guide", "battle 5:3")
    assert position.s.at == [47, 49]
    assert position.s.turn == 1


@rule("AT-CELLAR-09")
def test_but_a_newcomer_who_comes_to_roll_again_rolls_both_dice() -> None:
    """From the CELLAR to the GUARD at 46, past him to ROLL AGAIN at 43, and on."""
    position = at("hannibal@47 face@49<*").rolls("roll 2", "battle 4:1", "guard 1:4", "roll-both 1:2")
    assert position.s.at == [40, 49]


@rule("AT-CELLAR-09")
def test_a_newcomer_may_still_play_reroll() -> None:
    position = at("hannibal@47 [reroll] face@49<*").does("throw").rolls("roll 2", "battle 3:1")
    assert position.does("play reroll").rolls("draw guide", "roll-both 1:2").s.at[0] == 44


@rule("AT-CELLAR-10")
@pytest.mark.parametrize("card", ["boost", "reroll", "guide"])
def test_no_card_leaves_the_cellar(card: str) -> None:
    position = at(f"hannibal@49<* [{card}] face@0")
    assert position.options() == ["throw", f"exchange {card}"]
    assert position.refuses(f"play {card}").rule == "AT-CELLAR-10"


@rule("AT-CELLAR-11")
def test_the_first_who_comes_in_off_turn_takes_the_formula_and_leaves_on_his_next_turn() -> None:
    position = at("hannibal@46 face@47 murdock@0").rolls("guard 1:2", "battle 1:3")
    assert position.s.at[1] == 49
    assert position.s.holder == 1
    assert position.s.facing[1] == OUTWARD
    assert position.s.turn == 1
    assert position.rolls("roll-both 1:2").s.at[1] == 46


@rule("AT-CELLAR-12")
def test_the_cellar_holds_several() -> None:
    position = at("hannibal@47 face@49<* murdock@49<").rolls("roll 2").does("attack 3").rolls("battle 2:3")
    assert position.s.at == [49, 49, 48]


@rule("AT-CELLAR-13")
def test_a_later_player_who_comes_in_off_turn_turns_and_fights_no_battle() -> None:
    position = at("hannibal@46 face@47 murdock@49<*").rolls("guard 1:2", "battle 1:3")
    assert position.s.at == [47, 49, 49]
    assert position.s.facing[1] == OUTWARD
    assert position.s.holder == 2
    assert position.rolls("roll-both 1:1").s.at[1] == 47

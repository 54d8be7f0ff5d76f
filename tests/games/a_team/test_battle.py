"""AT-BATTLE: battles between two players."""

import pytest

from coffret.kernel import CHANCE
from coffret.testing import rule
from tests.games.a_team.support import at


@rule("AT-BATTLE-01")
def test_landing_on_an_opponent_means_a_battle_at_once() -> None:
    position = at("hannibal@1 [boost] face@2 [boost]").does("throw").rolls("roll 1")
    assert position.asked == CHANCE
    assert position.rolls("battle 6:1").s.at == [7, 2]


@rule("AT-BATTLE-02")
@pytest.mark.parametrize(("dice", "spaces"), [("battle 5:2", [7, 4]), ("battle 2:5", [4, 7])])
def test_the_higher_die_wins(dice: str, spaces: list[int]) -> None:
    assert at("hannibal@2 face@4").rolls("roll 2", dice).s.at == spaces


@rule("AT-BATTLE-03")
def test_equal_dice_are_rolled_again_by_both() -> None:
    position = at("hannibal@2 face@4").rolls("roll 2", "battle 5:5", "battle 1:1")
    assert position.s.at == [4, 4]
    assert position.events[0].name == "battle-tied"
    assert position.rolls("battle 3:1").s.at == [6, 4]


@rule("AT-BATTLE-04")
@pytest.mark.parametrize("difference", [1, 3, 5])
def test_the_winner_advances_by_the_difference_and_the_loser_stays(difference: int) -> None:
    position = at("hannibal@1 face@2").rolls("roll 1", f"battle {1 + difference}:1")
    assert position.s.at == [2 + difference, 2]


@rule("AT-BATTLE-05")
def test_who_wins_on_his_turn_follows_the_instructions_where_he_comes() -> None:
    position = at("hannibal@1 face@4").rolls("roll 3", "battle 3:1")
    assert position.rolls("guard 1:2").s.at == [7, 4]


@rule("AT-BATTLE-05")
def test_a_battle_can_lead_to_a_further_battle() -> None:
    position = at("hannibal@1 face@2 murdock@4").rolls("roll 1", "battle 3:1", "battle 6:1")
    assert position.s.at == [9, 2, 4]


@rule("AT-BATTLE-06")
def test_an_opponent_who_wins_does_not_follow_the_instructions() -> None:
    position = at("hannibal@1 face@2 murdock@0").rolls("roll 1", "battle 1:2")
    assert position.s.at == [2, 3, 0]  # ROLL AGAIN
    assert position.s.turn == 1
    assert position.s.owes == 0  # and the roll that is due now is that of his own turn


@rule("AT-BATTLE-07", "AT-SAFE-03")
def test_no_battle_in_an_occupied_safety_zone() -> None:
    position = at("hannibal@14 face@15").rolls("roll 1")
    assert position.s.at == [15, 15]
    assert position.s.turn == 1


@rule("AT-BATTLE-07")
def test_no_battle_on_an_occupied_guard_space() -> None:
    position = at("hannibal@5 face@6").rolls("roll 1", "guard 5:2")
    assert position.s.at == [6, 6]


@rule("AT-BATTLE-08")
def test_a_winner_off_turn_shares_an_occupied_space_without_a_battle() -> None:
    position = at("hannibal@1 face@2 murdock@4").rolls("roll 1", "battle 1:3")
    assert position.s.at == [2, 4, 4]
    assert position.s.turn == 1


@rule("AT-BATTLE-09")
def test_who_starts_on_a_shared_space_owes_no_battle() -> None:
    position = at("hannibal@4 [boost] face@4")
    assert "throw" in position.options()
    assert position.refuses("attack 2").rule == "AT-BATTLE-09"


@rule("AT-BATTLE-10")
def test_of_several_opponents_the_player_battles_one_he_chooses() -> None:
    position = at("hannibal@1 face@2 murdock@2 amy@0").rolls("roll 1")
    assert position.options() == ["attack 2", "attack 3"]
    assert position.refuses("attack 4").rule == "AT-BATTLE-10"
    assert position.does("attack 3").rolls("battle 1:3").s.at == [2, 2, 4, 0]


@rule("AT-BATTLE-10")
def test_the_formula_holder_comes_first_if_a_formula_battle_is_due() -> None:
    position = at("hannibal@40< face@38<* murdock@38").rolls("roll-both 1:1", "battle 6:1")
    assert position.s.holder == 0


@rule("AT-BATTLE-11")
def test_a_winner_off_turn_goes_the_way_he_faces_himself() -> None:
    position = at("hannibal@28 face@29<*").rolls("roll 1", "battle 1:3")
    assert position.s.at == [29, 27]

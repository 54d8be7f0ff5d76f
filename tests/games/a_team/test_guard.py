"""AT-GUARD, AT-SAFE: the fight with the guard, and the SAFETY ZONE."""

import pytest

from coffret.testing import rule
from tests.games.a_team.support import at


@rule("AT-GUARD-01")
def test_who_lands_on_a_guard_fights_at_once_red_for_the_guard_blue_for_himself() -> None:
    assert at("hannibal@4 face@0").rolls("roll 2", "guard 6:1").s.at[0] == 6
    assert at("hannibal@4 face@0").rolls("roll 2", "guard 1:6").s.at[0] == 11


@rule("AT-GUARD-02")
def test_who_loses_stays_and_fights_again_on_his_next_turn() -> None:
    position = at("hannibal@4 face@0").rolls("roll 2", "guard 3:2", "roll 1")
    assert position.s.turn == 0
    assert position.rolls("guard 2:3").s.at[0] == 7


@rule("AT-GUARD-02")
def test_a_second_fight_in_the_same_turn_is_refused() -> None:
    position = at("hannibal@4 [boost] face@0").does("throw").rolls("roll 2", "guard 3:2")
    assert position.refuses("fight").rule == "AT-GUARD-02"


@rule("AT-GUARD-03")
def test_who_wins_advances_by_the_difference_and_follows_the_instructions() -> None:
    position = at("hannibal@5 face@0").rolls("roll 1", "guard 1:5")
    assert position.s.at[0] == 10
    assert position.rolls("roll 4").s.at[0] == 14  # ROLL AGAIN


@rule("AT-GUARD-04")
def test_equal_dice_are_rolled_again() -> None:
    position = at("hannibal@5 face@0").rolls("roll 1", "guard 4:4", "guard 2:2", "guard 2:3")
    assert position.s.at[0] == 7


@rule("AT-GUARD-05")
def test_others_on_the_guard_space_are_ignored() -> None:
    position = at("hannibal@5 face@6 murdock@6").rolls("roll 1", "guard 1:2")
    assert position.s.at == [7, 6, 6]


@rule("AT-GUARD-06")
def test_who_comes_to_a_guard_off_turn_fights_on_his_next_turn() -> None:
    position = at("hannibal@4 face@5 murdock@0").rolls("roll 1", "battle 1:2")
    assert position.s.at[1] == 6
    assert position.s.turn == 1
    assert position.rolls("guard 5:6").s.at[1] == 7


@rule("AT-GUARD-07", "AT-GUARD-11")
@pytest.mark.parametrize("card", ["boost", "reroll", "guide"])
def test_no_card_leaves_a_guard_space(card: str) -> None:
    position = at(f"hannibal@6 [{card}] face@0")
    assert position.options() == ["fight", f"exchange {card}"]
    assert position.refuses(f"play {card}").rule == "AT-GUARD-07"


@rule("AT-GUARD-08")
def test_an_opponents_patrol_moves_a_player_from_guard_to_guard() -> None:
    position = at("hannibal@0 [patrol] face@13").does("patrol 2").rolls("draw boost")
    assert position.s.at[1] == 6


@rule("AT-GUARD-08")
def test_losing_a_challenge_does_not_free_a_player() -> None:
    position = at("hannibal@7 face@20").rolls("roll 1").does("challenge 2").rolls("battle 2:1")
    assert position.s.at[1] == 20


@rule("AT-GUARD-09")
def test_who_starts_with_a_guard_fights_instead_of_rolling() -> None:
    position = at("hannibal@6 [boost] face@0")
    assert position.refuses("throw").rule == "AT-GUARD-09"
    position.does("fight").rolls("guard 1:2")
    assert position.options() == ["end-turn", "play boost", "exchange boost"]


@rule("AT-GUARD-10")
def test_who_loses_to_a_guard_makes_no_further_roll_in_that_turn() -> None:
    position = at("hannibal@3 [boost] face@0").does("play boost").rolls("draw guide", "guard 2:1")
    assert position.s.turn == 1


@rule("AT-GUARD-10")
def test_a_roll_after_a_lost_fight_is_refused() -> None:
    position = at("hannibal@4 [boost] face@0").does("throw").rolls("roll 2", "guard 3:2")
    assert position.refuses("throw").rule == "AT-GUARD-10"


@rule("AT-GUARD-10")
def test_who_beats_the_guard_before_his_roll_still_rolls() -> None:
    position = at("hannibal@3 [boost] face@0").does("play boost").rolls("draw guide", "guard 1:2", "roll 2")
    assert position.s.at[0] == 9


@rule("AT-GUARD-11")
def test_with_a_guard_the_cards_against_others_still_work() -> None:
    position = at("hannibal@6 [sidelined,patrol] face@20")
    assert set(position.options()) == {
        "fight",
        "sideline 1",
        "sideline 2",
        "exchange sidelined",
        "patrol 2",
        "exchange patrol",
    }
    assert position.refuses("patrol 1").rule == "AT-GUARD-11"


@rule("AT-GUARD-01")
def test_there_is_no_fight_without_a_guard() -> None:
    assert at("hannibal@4 [boost] face@0").refuses("fight").rule == "AT-GUARD-01"


@rule("AT-SAFE-01")
def test_landing_beside_somebody_in_a_safety_zone_means_no_battle() -> None:
    assert at("hannibal@14 face@15 murdock@0").rolls("roll 1").s.turn == 1


@rule("AT-SAFE-02")
@pytest.mark.parametrize("deed", ["sideline 2", "patrol 2"])
def test_no_card_is_played_against_somebody_in_a_safety_zone(deed: str) -> None:
    position = at("hannibal@1 [sidelined,patrol] face@15")
    assert position.refuses(deed).rule == "AT-SAFE-02"


@rule("AT-SAFE-02")
@pytest.mark.parametrize("deed", ["sideline 1", "patrol 1"])
def test_in_a_safety_zone_not_even_by_oneself(deed: str) -> None:
    assert at("hannibal@15 [sidelined,patrol] face@1").refuses(deed).rule == "AT-SAFE-02"


@rule("AT-SAFE-03")
def test_all_may_be_in_the_same_safety_zone() -> None:
    assert at("hannibal@14 face@15 murdock@15 amy@15").rolls("roll 1").s.at == [15, 15, 15, 15]


@rule("AT-SAFE-04")
def test_the_formula_cannot_be_stolen_in_a_safety_zone() -> None:
    position = at("hannibal@37< face@35<*").rolls("roll-both 1:1")
    assert position.s.at == [35, 35]
    assert (position.s.holder, position.s.turn) == (1, 1)


@rule("AT-SAFE-04")
def test_a_chaser_is_not_offered_to_stop_at_a_safety_zone() -> None:
    position = at("hannibal@37< face@35<*").rolls("roll-both 2:1")
    assert position.s.at[0] == 34


@rule("AT-SAFE-05")
def test_a_safety_zone_does_not_undo_sidelined() -> None:
    position = at("hannibal@14! face@1").rolls("roll 1")
    assert position.s.sidelined[0]
    assert position.rolls("roll 1").s.turn == 1

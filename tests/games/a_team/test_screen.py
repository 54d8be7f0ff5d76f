"""AT-TV, AT-ROLL: challenges from a TV SCREEN, and rolling again."""

import pytest

from coffret.testing import rule
from tests.games.a_team.support import at


@rule("AT-TV-01")
def test_who_lands_on_a_free_screen_may_challenge_anyone_or_decline() -> None:
    position = at("hannibal@7 face@20 murdock@30 amy@4").rolls("roll 1")
    assert position.options() == ["challenge 2", "challenge 3", "challenge 4", "decline"]
    assert position.does("decline").s.turn == 1


@rule("AT-TV-01")
def test_a_challenge_is_one_battle() -> None:
    position = at("hannibal@7 face@20 murdock@30").rolls("roll 1").does("challenge 3").rolls("battle 2:1")
    assert position.s.turn == 1


@rule("AT-TV-01")
def test_nobody_challenges_himself() -> None:
    assert at("hannibal@7 face@20").rolls("roll 1").refuses("challenge 1").rule == "AT-TV-01"


@rule("AT-TV-01")
def test_nothing_else_is_done_before_the_challenge_is_answered() -> None:
    position = at("hannibal@7 [boost] face@20").does("throw").rolls("roll 1")
    assert position.refuses("play boost").rule == "AT-TV-01"
    played = at("hannibal@7 [boost] face@20 | played").rolls("roll 1")
    assert played.refuses("throw").rule == "AT-TV-01"


@rule("AT-TV-02", "AT-SAFE-01")
def test_nobody_in_a_safety_zone_is_challenged() -> None:
    position = at("hannibal@7 face@15 murdock@30").rolls("roll 1")
    assert position.options() == ["challenge 3", "decline"]
    assert position.refuses("challenge 2").rule == "AT-TV-02"


@rule("AT-TV-02", "AT-SAFE-01")
def test_with_everybody_safe_there_is_no_challenge() -> None:
    assert at("hannibal@7 face@15").rolls("roll 1").s.turn == 1


@rule("AT-TV-03")
@pytest.mark.parametrize(("dice", "spaces"), [("battle 5:4", [9, 23]), ("battle 2:4", [8, 25])])
def test_the_winner_advances_from_his_own_space(dice: str, spaces: list[int]) -> None:
    position = at("hannibal@7 face@23").rolls("roll 1").does("challenge 2")
    assert position.s.at == [8, 23]
    assert position.rolls("battle 3:3", dice).s.at == spaces


@rule("AT-TV-04")
def test_a_challenger_who_wins_follows_the_instructions_where_he_comes() -> None:
    position = at("hannibal@7 face@23").rolls("roll 1").does("challenge 2").rolls("battle 6:4")
    assert position.s.at[0] == 10  # ROLL AGAIN
    assert position.s.turn == 0


@rule("AT-TV-04")
def test_a_challenged_opponent_who_wins_does_not() -> None:
    position = at("hannibal@7 face@26 murdock@0").rolls("roll 1").does("challenge 2").rolls("battle 4:6")
    assert position.s.at[1] == 28  # ROLL AGAIN
    assert position.rolls("roll 1").s.turn == 2


@rule("AT-TV-05")
def test_on_an_occupied_screen_its_occupant_is_battled_and_nobody_else() -> None:
    position = at("hannibal@7 face@8 murdock@30").rolls("roll 1", "battle 1:2")
    assert position.s.at == [8, 9, 30]
    assert position.s.turn == 1


@rule("AT-TV-06", "AT-GUARD-08")
def test_a_challenged_opponent_leaves_a_guard_by_winning() -> None:
    position = at("hannibal@7 face@20 murdock@0").rolls("roll 1").does("challenge 2").rolls("battle 4:5")
    assert position.s.at[1] == 21
    assert position.rolls("roll 2").s.at[1] == 23  # his next turn has no guard to fight


@rule("AT-TV-07")
@pytest.mark.parametrize("dice", ["battle 6:5", "battle 5:6"])
def test_a_challenge_never_moves_the_formula(dice: str) -> None:
    position = at("hannibal@44< face@38<*").rolls("roll-both 1:1").does("challenge 2").rolls(dice)
    assert position.s.holder == 1


@rule("AT-TV-08")
def test_opponents_on_start_and_in_the_cellar_may_be_challenged() -> None:
    position = at("hannibal@7 face@0 murdock@49< amy@30<*").rolls("roll 1")
    assert position.options() == ["challenge 2", "challenge 3", "challenge 4", "decline"]


@rule("AT-TV-08")
def test_who_wins_in_the_cellar_advances_outward() -> None:
    position = at("hannibal@7 face@49<*").rolls("roll 1").does("challenge 2").rolls("battle 1:3")
    assert position.s.at[1] == 47


@rule("AT-TV-08")
def test_a_chaser_who_wins_on_start_advances_inward() -> None:
    position = at("hannibal@7 face@0>> murdock@30<*").rolls("roll 1").does("challenge 2").rolls("battle 1:3")
    assert position.s.at[1] == 2


@rule("AT-TV-08")
def test_who_wins_on_start_facing_inward_advances() -> None:
    position = at("hannibal@7 face@0").rolls("roll 1").does("challenge 2").rolls("battle 1:3")
    assert position.s.at[1] == 2


@rule("AT-TV-09")
def test_starting_on_a_screen_gives_no_challenge() -> None:
    position = at("hannibal@8 [boost] face@20")
    assert position.options() == ["throw", "play boost", "exchange boost"]
    assert position.refuses("challenge 2").rule == "AT-TV-09"
    assert position.refuses("decline").rule == "AT-TV-09"


@rule("AT-TV-09")
def test_being_moved_onto_a_screen_off_turn_gives_no_challenge() -> None:
    position = at("hannibal@6 face@7 murdock@20").rolls("guard 1:2", "battle 1:2")
    assert position.s.at == [7, 8, 20]
    assert position.rolls("roll 1").s.at[1] == 9


@rule("AT-ROLL-01")
def test_who_lands_on_roll_again_rolls_again_and_moves_on() -> None:
    position = at("hannibal@1 face@0").rolls("roll 2", "roll 6")
    assert position.s.at[0] == 9
    assert position.s.turn == 1


@rule("AT-ROLL-01")
def test_rolling_again_can_happen_again_and_again() -> None:
    position = at("hannibal@45<* face@0").rolls("roll-both 1:1", "roll-both 3:4", "roll-both 4:4", "roll-both 1:2")
    assert position.s.at[0] == 25


@rule("AT-ROLL-01", "AT-CARD-08")
def test_rolling_again_comes_on_top_of_a_roll_that_is_owed_already() -> None:
    position = at("hannibal@1 [reroll] face@0").does("play reroll").rolls("draw boost", "roll 2", "roll 1")
    assert position.s.turn == 0
    position.rolls("roll 1")
    assert (position.s.at[0], position.s.turn) == (5, 1)


@rule("AT-ROLL-01")
def test_who_is_carried_to_roll_again_by_a_card_rolls_once_more_too() -> None:
    position = at("hannibal@0 [boost] face@0").does("play boost").rolls("draw guide", "roll 1")
    assert (position.s.at[0], position.s.turn) == (4, 0)
    position.rolls("roll 1")
    assert (position.s.at[0], position.s.turn) == (5, 1)


@rule("AT-ROLL-02")
def test_who_is_moved_onto_roll_again_off_turn_does_not_roll() -> None:
    position = at("hannibal@1 face@2 murdock@0").rolls("roll 1", "battle 4:5")
    assert position.s.at[1] == 3
    assert position.s.turn == 1
    assert position.rolls("roll 1").s.turn == 2  # on his next turn he rolls normally


@rule("AT-ROLL-03")
def test_rolling_again_takes_two_dice_after_the_cellar() -> None:
    position = at("hannibal@30<* face@0").rolls("roll-both 1:1", "roll-both 1:2")
    assert position.s.at[0] == 25


@rule("AT-ROLL-03")
def test_a_reroll_takes_two_dice_after_the_cellar() -> None:
    position = at("hannibal@30<* [reroll] face@0 | rolled").does("play reroll").rolls("draw boost")
    assert position.rolls("roll-both 2:3").s.at[0] == 25


@rule("AT-ROLL-03")
def test_a_roll_still_owed_takes_two_dice_in_the_turn_of_arrival() -> None:
    """REROLL, then the CELLAR by the first of two rolls: both dice at once, and then the roll still owed."""
    position = at("hannibal@47 [reroll] face@0").does("play reroll").rolls("draw guide", "roll 3")
    assert position.s.at[0] == 49
    assert position.rolls("roll-both 2:3", "roll-both 1:1").s.at[0] == 42


@rule("AT-ROLL-04")
def test_on_an_occupied_roll_again_the_battle_comes_first() -> None:
    lost = at("hannibal@1 face@3").rolls("roll 2", "battle 1:2")
    assert lost.s.turn == 0  # still there, so he rolls again
    assert lost.rolls("roll 4").s.at == [7, 4]
    assert lost.s.turn == 1  # once


@rule("AT-ROLL-04")
def test_who_wins_the_battle_on_roll_again_has_left_it() -> None:
    won = at("hannibal@1 face@3").rolls("roll 2", "battle 2:1")
    assert won.s.at[0] == 4
    assert won.s.turn == 1


@rule("AT-ROLL-04")
def test_a_chaser_who_loses_the_formula_battle_on_roll_again_rolls_again() -> None:
    position = at("hannibal@38< face@36<*").rolls("roll-both 1:1", "battle 1:6", "roll-both 6:6")
    assert position.s.at == [36, 24]
    assert position.s.turn == 0


@rule("AT-TURN-03")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hannibal@7 face@20", "card-not-in-hand"),
        ("hannibal@7 face@20 | played", "card-not-in-hand"),
        ("hannibal@7 [boost,sidelined,patrol] face@20 | played", "one-card-per-turn"),
    ],
)
@pytest.mark.parametrize("tried", ["play boost", "exchange boost", "sideline 2", "patrol 2"])
def test_a_card_that_is_not_in_hand_is_refused_for_that_at_any_moment(text: str, why: str, tried: str) -> None:
    assert at(text).rolls("roll 1").refuses(tried).why == why


@rule("AT-BATTLE-01")
@pytest.mark.parametrize("tried", ["attack 1", "challenge 1"])
def test_nobody_battles_himself_at_any_moment(tried: str) -> None:
    assert at("hannibal@7 [boost] face@20").refuses(tried).why == "no-battle-with-yourself"

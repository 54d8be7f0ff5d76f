"""AT-TURN: dice and at most one card, in either order."""

import pytest

from coffret.testing import rule
from tests.games.a_team.support import at


@rule("AT-TURN-01")
def test_a_player_rolls_a_die_and_moves_as_many_spaces() -> None:
    position = at("hannibal@2 face@0").rolls("roll 2")
    assert position.s.at[0] == 4


@rule("AT-TURN-01")
def test_rolling_is_a_must_and_playing_a_card_a_may() -> None:
    position = at("hannibal@2 [boost] face@0")
    assert position.options() == ["throw", "play boost", "exchange boost"]
    assert position.does("throw").rolls("roll 2").does("end-turn").s.turn == 1


@rule("AT-TURN-01")
def test_a_second_roll_is_refused() -> None:
    position = at("hannibal@2 [boost] face@0 | rolled")
    assert position.refuses("throw").rule == "AT-TURN-01"


@rule("AT-TURN-02", "AT-CARD-07")
def test_card_and_roll_come_in_either_order() -> None:
    card_first = at("hannibal@1 [boost] face@0").does("play boost").rolls("draw guide", "roll 3")
    roll_first = at("hannibal@1 [boost] face@0").does("throw").rolls("roll 3").does("play boost")
    assert card_first.s.at[0] == roll_first.s.at[0] == 7


@rule("AT-TURN-03")
@pytest.mark.parametrize("moment", ["", " | rolled"])
def test_one_card_may_be_played_before_the_roll_or_after_it(moment: str) -> None:
    assert "play boost" in at(f"hannibal@1 [boost] face@0{moment}").options()


@rule("AT-TURN-03")
def test_a_card_may_be_played_before_rolling_again() -> None:
    position = at("hannibal@1 [boost] face@0").does("throw").rolls("roll 2")
    assert position.options() == ["throw", "play boost", "exchange boost"]


@rule("AT-TURN-03")
def test_a_second_card_is_refused() -> None:
    position = at("hannibal@5 [boost,guide] face@0").does("play boost").rolls("draw patrol")
    assert position.options() == ["challenge 2", "decline"]  # on a TV SCREEN
    assert position.refuses("play guide").rule == "AT-TURN-03"
    assert position.refuses("patrol 2").rule == "AT-TURN-03"


@rule("AT-TURN-03")
def test_after_the_card_and_the_roll_the_turn_is_over() -> None:
    position = at("hannibal@1 [boost,guide] face@0 [boost] | rolled").does("play boost").rolls("draw patrol")
    assert position.asked == 1


@rule("AT-TURN-03")
def test_nobody_plays_a_card_off_turn() -> None:
    reason = at("hannibal@9 [boost] face@1 [boost]").refuses("play boost", seat=1)
    assert reason.why == "not-your-turn"


@rule("AT-TURN-03")
def test_a_card_that_is_not_held_is_refused() -> None:
    position = at("hannibal@9 [boost] face@1")
    assert position.refuses("play guide").why == "card-not-in-hand"
    assert position.refuses("exchange guide").why == "card-not-in-hand"
    assert position.refuses("patrol 2").why == "card-not-in-hand"


@rule("AT-TURN-04")
def test_instead_of_playing_a_card_it_can_be_exchanged() -> None:
    position = at("hannibal@1 [lab_3,lab_3,lab_3] face@0").does("exchange lab_3").rolls("draw boost")
    assert position.s.hands[0] == (0, 7, 7)
    assert position.s.discard == [7]


@rule("AT-TURN-04")
def test_an_exchange_is_the_card_action_of_the_turn() -> None:
    position = at("hannibal@5 [boost,guide] face@0").does("exchange boost").rolls("draw boost", "roll 3")
    assert position.refuses("play guide").rule == "AT-TURN-03"
    assert position.refuses("exchange guide").rule == "AT-TURN-04"


@rule("AT-TURN-05")
def test_the_turn_cannot_end_before_the_roll() -> None:
    assert at("hannibal@1 [boost] face@0").refuses("end-turn").rule == "AT-TURN-05"


@rule("AT-TURN-05")
def test_the_turn_ends_when_the_player_declares_it() -> None:
    position = at("hannibal@1 [boost] face@0 [boost] | rolled").does("end-turn")
    assert position.asked == 1


@rule("AT-TURN-05")
def test_who_has_nothing_to_roll_for_can_end_his_turn_at_once() -> None:
    position = at("hannibal@2< [boost] face@20<*").does("throw").rolls("roll-both 4:4")
    assert position.options() == ["end-turn", "play boost", "exchange boost"]


@rule("AT-TURN-06")
def test_one_die_moves_a_player_who_has_not_been_in_the_cellar() -> None:
    position = at("hannibal@1 face@20<* | dice 3:4").rolls("roll 6")
    assert position.s.at[0] == 7
    dice = position.game.scene(position.game.view(position.s, 0)).dice
    assert [(die.kind, die.face) for die in dice] == [("blue", 6), ("red", "–")]


@rule("AT-TURN-06")
def test_the_total_of_two_dice_moves_a_player_who_has() -> None:
    position = at("hannibal@20 face@30<* | turn 2").rolls("roll-both 2:3")
    assert position.s.at[1] == 25


@rule("AT-TURN-07")
def test_with_two_dice_it_is_still_one_card_a_turn() -> None:
    position = at("hannibal@40<* [boost,boost] face@0 [boost]").does("play boost").rolls("draw guide")
    assert position.rolls("roll-both 1:2").s.turn == 1

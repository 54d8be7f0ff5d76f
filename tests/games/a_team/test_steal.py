"""AT-CHASE, AT-STEAL, AT-WIN: the chase after the formula, and its end."""

import pytest

from coffret.games.a_team.state import BACK, NOBODY, OUTWARD
from coffret.kernel import CHANCE
from coffret.kernel.words import verb
from coffret.testing import rule
from tests.games.a_team.support import at


@rule("AT-CHASE-01")
def test_who_has_not_been_in_the_cellar_battles_the_holder_as_anybody_else() -> None:
    won = at("hannibal@28 face@29<*").rolls("roll 1", "battle 5:1")
    assert won.s.at == [33, 29]
    lost = at("hannibal@28 face@29<*").rolls("roll 1", "battle 1:3")
    assert lost.s.at == [29, 27]


@rule("AT-CHASE-02")
def test_and_does_not_take_the_formula_by_winning() -> None:
    assert at("hannibal@28 face@29<*").rolls("roll 1", "battle 5:1").s.holder == 1


@rule("AT-CHASE-02", "AT-GUARD-05")
def test_nor_on_a_guard_space() -> None:
    position = at("hannibal@26 face@27<*").rolls("roll 1", "guard 1:2")
    assert position.s.holder == 1
    assert position.s.at == [28, 27]


@rule("AT-CHASE-02")
def test_nor_is_he_offered_to_stop() -> None:
    assert at("hannibal@28 face@29<*").rolls("roll 2").s.at[0] == 30


@rule("AT-CHASE-03")
def test_one_player_holds_the_formula_at_a_time() -> None:
    position = at("hannibal@40< face@37<* murdock@30<").rolls("roll-both 1:2", "battle 4:2")
    board = position.game.scene(position.game.view(position.s, 2)).board
    assert board is not None
    assert [piece.on for piece in board.pieces if piece.kind == "formula"] == ["piece-1"]


@rule("AT-CHASE-03", "AT-CELLAR-06")
def test_the_formula_lies_in_the_cellar_until_the_first_player_takes_it() -> None:
    assert at("hannibal@40 face@30").s.holder == NOBODY
    position = at("hannibal@47 face@47").rolls("roll 6")
    assert position.s.holder == 0
    position = at("hannibal@47 face@40<*").rolls("roll 6")
    assert (position.s.at[0], position.s.facing[0], position.s.holder) == (49, OUTWARD, 1)


@rule("AT-CHASE-03")
@pytest.mark.parametrize(
    ("text", "rolls", "step"),
    [
        ("hannibal@48<* face@0", "roll-both 1:1", "fight-guard"),
        ("hannibal@48<* face@0", "roll-both 2:4", "watch-screen"),
        ("hannibal@48<* face@46", "roll-both 1:1", "fight-guard"),
        ("hannibal@44<* face@37 | turn 1", "roll-both 3:4", "roll-battle"),
        ("hannibal@45<* face@41", "roll-both 3:4", "roll-battle"),
    ],
)
def test_spaces_ask_the_same_on_the_way_out(text: str, rolls: str, step: str) -> None:
    """A guard, a screen, a guard with somebody there, a battle, and a corridor that is occupied."""
    position = at(text).rolls(rolls)
    assert verb(type(position.s.stack[-1])) == step


@rule("AT-CHASE-03")
def test_cards_do_the_same_on_the_way_out() -> None:
    assert at("hannibal@48<* [boost] face@0").does("play boost").s.at[0] == 45
    assert at("hannibal@48<* [guide] face@0").does("play guide").s.at[0] == 45
    assert at("hannibal@25<* [patrol] face@29<").does("patrol 2").s.at[1] == 33


@rule("AT-STEAL-01")
def test_a_chaser_who_lands_on_the_holder_battles_for_the_formula() -> None:
    position = at("hannibal@40< face@37<*").rolls("roll-both 1:2", "battle 4:2")
    assert position.s.holder == 0


@rule("AT-STEAL-02")
def test_a_chaser_may_stop_on_the_holders_space_without_an_exact_count() -> None:
    position = at("hannibal@40< face@37<*").rolls("roll-both 3:3")
    assert position.options() == ["stop", "go-on"]
    assert position.does("stop").s.at[0] == 37
    assert position.rolls("battle 4:2").s.holder == 0


@rule("AT-STEAL-02")
@pytest.mark.parametrize(
    ("text", "space"),
    [
        ("hannibal@40< face@40<*", 35),
        ("hannibal@12>> face@12<*", 17),
        ("hannibal@37< face@32<*", 32),
        ("hannibal@12>> face@17<*", 17),
    ],
)
def test_there_is_no_choice_to_stop_where_the_move_begins_or_ends(text: str, space: int) -> None:
    assert at(text).rolls("roll-both 2:3").s.at[0] == space


@rule("AT-STEAL-02", "AT-CORR-03")
def test_a_corridor_before_the_holder_comes_first() -> None:
    position = at("hannibal@43< face@40<* murdock@41").rolls("roll-both 3:3")
    assert position.s.at[0] == 41
    assert position.asked == CHANCE


@rule("AT-STEAL-03")
@pytest.mark.parametrize(("dice", "holder"), [("battle 4:2", 0), ("battle 2:4", 1)])
def test_the_higher_die_takes_or_keeps_the_formula(dice: str, holder: int) -> None:
    position = at("hannibal@40< face@37<*").rolls("roll-both 1:2", dice)
    assert position.s.holder == holder
    told = [event.name for event in position.events]
    assert told == ["battle-lost", "formula-kept"] if holder else ["battle", "formula-stolen"]


@rule("AT-STEAL-04")
@pytest.mark.parametrize(("dice", "spaces"), [("battle 4:2", [32, 37]), ("battle 2:4", [37, 32])])
def test_the_winner_rolls_both_dice_and_advances_and_the_loser_stays(dice: str, spaces: list[int]) -> None:
    position = at("hannibal@40< face@37<*").rolls("roll-both 1:2", dice, "roll-both 1:4")
    assert position.s.at == spaces


@rule("AT-STEAL-05")
def test_a_winner_on_his_turn_follows_the_instructions() -> None:
    position = at("hannibal@40< face@37<* murdock@0").rolls("roll-both 1:2", "battle 4:2", "roll-both 3:1")
    assert position.s.at[0] == 33
    assert position.rolls("guard 1:2").s.at[0] == 32


@rule("AT-STEAL-05")
def test_a_winner_off_turn_does_not() -> None:
    position = at("hannibal@40< face@37<* murdock@0").rolls("roll-both 1:2", "battle 2:4", "roll-both 5:4")
    assert position.s.at[1] == 28  # ROLL AGAIN
    assert position.s.turn == 1


@rule("AT-STEAL-06")
@pytest.mark.parametrize(("dice", "holder"), [("battle 4:2", 0), ("battle 2:4", 1)])
def test_with_a_guard_the_formula_battle_comes_first_and_then_the_guard(dice: str, holder: int) -> None:
    position = at("hannibal@42< face@39<*").rolls("roll-both 1:2", dice)
    assert position.s.holder == holder
    assert position.rolls("guard 1:3").s.at == [37, 39]


@rule("AT-STEAL-06", "AT-CARD-17")
def test_a_chaser_who_sends_himself_back_to_the_holders_guard_battles_for_the_formula() -> None:
    position = at("hannibal@38< [patrol] face@39<*").does("patrol 1").rolls("draw boost", "battle 4:2")
    assert position.s.holder == 0
    assert position.rolls("guard 1:3").s.at == [37, 39]


@rule("AT-STEAL-07")
def test_on_a_guard_space_nobody_rolls_two_dice_for_winning_the_formula() -> None:
    won = at("hannibal@42< face@39<*").rolls("roll-both 1:2", "battle 4:2", "guard 3:1")
    assert won.s.at == [39, 39]
    assert won.s.turn == 1


@rule("AT-STEAL-08")
def test_equal_dice_for_the_formula_are_rolled_again() -> None:
    position = at("hannibal@40< face@37<*").rolls("roll-both 1:2", "battle 4:4", "battle 1:1", "battle 3:2")
    assert position.s.holder == 0


@rule("AT-STEAL-09")
@pytest.mark.parametrize(("dice", "spaces"), [("battle 6:5", [36, 37]), ("battle 5:6", [37, 36])])
def test_a_holder_who_lands_on_a_chaser_fights_an_ordinary_battle(dice: str, spaces: list[int]) -> None:
    position = at("hannibal@40<* face@37<").rolls("roll-both 1:2", dice)
    assert position.s.at == spaces
    assert position.s.holder == 0


@rule("AT-STEAL-10")
def test_the_chaser_may_decline_to_stop() -> None:
    position = at("hannibal@40< face@37<*").rolls("roll-both 3:3").does("go-on")
    assert position.s.at[0] == 34
    assert position.s.holder == 1


@rule("AT-STEAL-10")
@pytest.mark.parametrize(("start", "card", "holder"), [(40, "boost", 38), (45, "lab_3", 43), (45, "guide", 43)])
def test_the_stop_is_offered_for_moves_by_card(start: int, card: str, holder: int) -> None:
    position = at(f"hannibal@{start}< [{card}] face@{holder}<*").does(f"play {card}").rolls("draw patrol")
    assert position.options() == ["stop", "go-on"]


@rule("AT-STEAL-10")
def test_the_stop_is_offered_for_the_advance_after_a_battle() -> None:
    position = at("hannibal@42< face@38<* murdock@40").rolls("roll-both 1:1", "battle 6:1")
    assert position.options() == ["stop", "go-on"]


@rule("AT-STEAL-10")
def test_elsewhere_there_is_nothing_to_stop_at() -> None:
    position = at("hannibal@40< [boost] face@20<*")
    assert position.refuses("stop").rule == "AT-STEAL-10"
    assert position.refuses("go-on").rule == "AT-STEAL-10"


@rule("AT-STEAL-11")
def test_a_chaser_moved_off_turn_onto_the_holder_fights_no_formula_battle() -> None:
    position = at("hannibal@28 face@29< murdock@26<*").rolls("roll 1", "battle 1:4")
    assert position.s.at == [29, 26, 26]
    assert (position.s.holder, position.s.turn) == (2, 1)


@rule("AT-WIN-01")
def test_who_brings_the_formula_out_wins_and_the_game_ends_at_once() -> None:
    position = at("hannibal@5<* face@20 murdock@0").rolls("roll-both 2:3")
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    assert position.asked is None
    assert position.refuses("throw", seat=1).why == "game-over"


@rule("AT-WIN-02")
def test_the_formula_is_out_by_dice_without_an_exact_count() -> None:
    assert at("hannibal@2<* face@20").rolls("roll-both 6:6").outcome is not None


@rule("AT-WIN-02")
def test_the_formula_is_out_by_a_card() -> None:
    assert at("hannibal@2<* [boost] face@20").does("play boost").outcome is not None


@rule("AT-WIN-02")
def test_the_formula_is_out_by_a_battle_off_turn() -> None:
    position = at("hannibal@7 face@2<*").rolls("roll 1").does("challenge 2").rolls("battle 1:3")
    assert position.outcome is not None
    assert position.outcome.winners == (1,)


@rule("AT-WIN-02")
def test_the_formula_is_out_when_its_holder_keeps_it_off_turn() -> None:
    position = at("hannibal@9< face@4<*").rolls("roll-both 4:1", "battle 1:3", "roll-both 2:2")
    assert position.outcome is not None
    assert position.outcome.winners == (1,)


@rule("AT-WIN-03")
def test_a_chaser_turns_round_at_start_and_waits_for_the_next_turn() -> None:
    position = at("hannibal@2< [guide] face@20<*").does("throw").rolls("roll-both 4:4")
    assert position.s.at[0] == 0
    assert position.s.facing[0] == BACK
    assert position.outcome is None
    assert position.refuses("throw").rule == "AT-WIN-03"


@rule("AT-WIN-03")
def test_a_boost_to_start_leaves_no_roll() -> None:
    position = at("hannibal@2< [boost] face@20<*").does("play boost").rolls("draw guide")
    assert position.s.turn == 1


@rule("AT-WIN-03")
def test_who_has_turned_round_goes_inward_with_two_dice() -> None:
    assert at("hannibal@0>> face@20<*").rolls("roll-both 4:5").s.at[0] == 9


@rule("AT-WIN-03")
def test_who_has_turned_round_can_use_every_card_that_moves() -> None:
    position = at("hannibal@0>> [boost,reroll,guide] face@20<*")
    assert {"play boost", "play reroll", "play guide"} <= set(position.options())


@rule("AT-WIN-03", "AT-STEAL-02")
def test_who_has_turned_round_may_stop_at_the_formula_and_take_it_outward() -> None:
    position = at("hannibal@12>> face@17<*").rolls("roll-both 4:5").does("stop").rolls("battle 5:2")
    assert position.s.holder == 0
    assert position.s.facing == [OUTWARD, OUTWARD]
    assert position.rolls("roll-both 1:1").s.at[0] == 15


@rule("AT-WIN-03")
def test_who_has_turned_round_and_let_the_formula_pass_turns_again_in_the_cellar() -> None:
    position = at("hannibal@40>> face@17<*").rolls("roll-both 4:5")
    assert position.s.at[0] == 49
    assert position.s.facing[0] == OUTWARD
    assert position.s.holder == 1
    assert position.s.turn == 1


@rule("AT-WIN-04")
def test_there_is_exactly_one_winner_and_no_ranking() -> None:
    outcome = at("hannibal@5<* face@20<").rolls("roll-both 2:3").outcome
    assert outcome is not None
    assert (len(outcome.winners), outcome.score, outcome.side) == (1, 0, "")

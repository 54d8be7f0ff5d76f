"""AT-CARD: what the instruction cards do, and the piles."""

import pytest

from coffret.games.a_team import game
from coffret.games.a_team.state import GUIDE, OUTWARD
from coffret.testing import rule
from tests.games.a_team.support import at


@rule("AT-CARD-01")
def test_a_played_card_goes_face_up_onto_the_discard_pile() -> None:
    position = at("hannibal@1 [boost] face@0 | discard guide").does("play boost")
    assert position.s.discard == [2, 0]
    top = [zone.cards for zone in game.scene(game.view(position.s, 1)).zones if zone.id == "discard-pile"]
    assert [card.kind for card in top[0]] == ["boost"]


@rule("AT-CARD-01")
def test_patrol_goes_onto_the_discard_pile_too() -> None:
    position = at("hannibal@1 [patrol] face@9").does("patrol 2")
    assert position.s.discard == [4]
    assert position.s.hands[0] == ()


@rule("AT-CARD-01")
def test_sidelined_lies_before_its_target_first() -> None:
    position = at("hannibal@1 [sidelined] face@0").does("sideline 2")
    assert position.s.hands[0] == ()
    position.rolls("draw boost")
    assert position.s.discard == []
    assert position.s.sidelined == [False, True]
    assert position.rolls("roll 1").s.discard == [3]


@rule("AT-CARD-02")
def test_after_playing_a_card_the_player_draws_one() -> None:
    position = at("hannibal@1 [boost,guide,patrol] face@0").does("play boost").rolls("draw lab_2")
    assert position.s.hands[0] == (2, 4, 6)


@rule("AT-CARD-02")
def test_what_is_drawn_is_as_likely_as_copies_are_left() -> None:
    position = at("hannibal@1 [boost] face@0 | deck guide,guide,lab_1").does("exchange boost")
    frame = position.s.stack[-1]
    outcomes = [(weight, game.vocabulary.write(action)) for weight, action in frame.outcomes(position.s)]
    assert outcomes == [(2, "draw guide"), (1, "draw lab_1")]


@rule("AT-CARD-03")
def test_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    position = at("hannibal@1 [boost] face@0 | deck guide").does("exchange boost").rolls("draw guide")
    assert position.s.discard == []
    assert sum(position.s.deck) == 34
    assert position.s.deck[0] == 5


@rule("AT-CARD-04")
def test_the_number_of_cards_in_both_piles_and_the_top_discard_are_public() -> None:
    view = game.view(at("hannibal@1 face@0 | discard guide,boost").s, -3)
    counts = {zone.id: zone.count for zone in game.scene(view).zones if zone.kind == "pile"}
    assert counts == {"draw-pile": 33, "discard-pile": 2}
    assert view.discard[-1] == 0


@rule("AT-CARD-06")
def test_boost_moves_three_spaces() -> None:
    assert at("hannibal@1 [boost] face@0").does("play boost").s.at[0] == 4


@rule("AT-CARD-07")
def test_boost_is_a_move_of_its_own_with_its_own_landing() -> None:
    position = at("hannibal@1 [boost] face@4").does("play boost").rolls("draw guide", "battle 2:1")
    assert position.rolls("roll 2").s.at == [7, 4]


@rule("AT-CARD-08", "AT-CARD-09")
def test_reroll_gives_an_additional_roll_and_move() -> None:
    position = at("hannibal@1 [reroll] face@0").does("play reroll").rolls("draw boost", "roll 1", "roll 5")
    assert position.s.at[0] == 7


@rule("AT-CARD-08")
def test_reroll_works_after_the_roll() -> None:
    position = at("hannibal@1 [reroll] face@0 | rolled").does("play reroll").rolls("draw boost", "roll 6")
    assert position.s.at[0] == 7


@rule("AT-CARD-09")
def test_reroll_does_not_repeat_battle_or_guard_dice() -> None:
    battle = at("hannibal@1 [reroll] face@2").does("throw").rolls("roll 1", "battle 1:3")
    battle.does("play reroll").rolls("draw boost")
    assert battle.rolls("roll 5").s.at == [7, 4]
    guard = at("hannibal@5 [reroll] face@2").does("throw").rolls("roll 1", "guard 3:1")
    assert guard.refuses("play reroll").rule == "AT-GUARD-07"


@rule("AT-CARD-10")
def test_guide_moves_forward_to_the_nearest_lab() -> None:
    assert at("hannibal@13 [guide] face@0 | rolled").refuses("play guide").rule == "AT-GUARD-07"
    assert at("hannibal@14 [guide] face@0").does("play guide").s.at[0] == 19
    assert at("hannibal@19 [guide] face@0").does("play guide").s.at[0] == 26
    assert at("hannibal@24<* [guide] face@0").does("play guide").s.at[0] == 19


@rule("AT-CARD-11")
def test_guide_counts_the_final_lab() -> None:
    assert at("hannibal@40 [guide] face@0").does("play guide").s.at[0] == 45


@rule("AT-CARD-11")
@pytest.mark.parametrize("where", ["hannibal@47 [guide] face@0", "hannibal@4<* [guide] face@0"])
def test_guide_cannot_be_played_without_a_lab_ahead(where: str) -> None:
    position = at(where)
    assert position.options() == ["throw", "exchange guide"]
    reason = position.refuses("play guide")
    assert (reason.rule, reason.args) == ("AT-CARD-11", {"card": GUIDE})


@rule("AT-CARD-12")
def test_a_sidelined_player_discards_the_card_instead_of_his_next_turn() -> None:
    position = at("hannibal@1 [sidelined] face@0 murdock@0").does("sideline 2").rolls("draw boost", "roll 1")
    assert position.s.turn == 2
    assert not position.s.sidelined[1]


@rule("AT-CARD-12")
def test_a_sidelined_player_misses_one_turn_only() -> None:
    position = at("hannibal@1 face@0!").rolls("roll 1", "roll 2")
    assert position.s.turn == 1


@rule("AT-CARD-12")
def test_sidelined_and_patrol_need_a_target() -> None:
    position = at("hannibal@20 [sidelined,patrol] face@0")
    assert position.refuses("play sidelined").rule == "AT-CARD-12"
    assert position.refuses("play patrol").rule == "AT-CARD-15"


@rule("AT-CARD-13")
def test_sidelined_on_oneself_costs_the_next_turn_and_not_this_one() -> None:
    position = at("hannibal@1 [sidelined] face@0").does("sideline 1").rolls("draw boost", "roll 1")
    assert position.s.at[0] == 2
    assert position.rolls("roll 1").s.turn == 1  # seat 2 plays twice in a row


@rule("AT-CARD-14")
def test_nobody_is_sidelined_twice() -> None:
    position = at("hannibal@1 [sidelined] face@0! murdock@0")
    assert "sideline 3" in position.options()
    assert position.refuses("sideline 2").rule == "AT-CARD-14"


@rule("AT-CARD-15", "AT-CARD-19")
def test_patrol_sends_back_to_the_nearest_guard_behind() -> None:
    assert at("hannibal@0 [patrol] face@26").does("patrol 2").s.at[1] == 20
    assert at("hannibal@0 [patrol] face@26<*").does("patrol 2").s.at[1] == 27


@rule("AT-CARD-16")
def test_patrol_sends_an_opponent_from_a_guard_to_the_one_before() -> None:
    assert at("hannibal@0 [patrol] face@20").does("patrol 2").s.at[1] == 13
    assert at("hannibal@0 [patrol] face@20<*").does("patrol 2").s.at[1] == 27


@rule("AT-CARD-17")
def test_patrol_may_be_played_on_oneself() -> None:
    assert at("hannibal@9 [patrol] face@0").does("patrol 1").s.at[0] == 6


@rule("AT-CARD-18")
def test_patrol_is_refused_against_somebody_in_the_cellar() -> None:
    assert at("hannibal@0 [patrol] face@49<*").refuses("patrol 2").rule == "AT-CARD-18"


@rule("AT-CARD-19")
@pytest.mark.parametrize("target", ["face@6", "face@3", "face@46<*", "face@48<*"])
def test_patrol_is_refused_without_a_guard_behind(target: str) -> None:
    assert at(f"hannibal@20 [patrol] {target}").refuses("patrol 2").rule == "AT-CARD-19"


@rule("AT-CARD-20")
def test_an_opponent_sent_back_fights_the_guard_on_his_next_turn() -> None:
    position = at("hannibal@0 [patrol] face@9").does("patrol 2").rolls("draw boost", "roll 1")
    assert position.s.turn == 1
    assert position.rolls("guard 1:2").s.at[1] == 7


@rule("AT-CARD-20")
def test_who_sends_himself_back_fights_at_once() -> None:
    position = at("hannibal@9 [patrol] face@0").does("patrol 1").rolls("draw boost", "guard 1:2")
    assert position.s.at[0] == 7
    assert position.rolls("roll 2").s.at[0] == 9  # the roll he owes


@rule("AT-CARD-21")
def test_patrol_changes_nothing_but_the_space() -> None:
    position = at("hannibal@0 [patrol] face@38<* [boost]").does("patrol 2")
    assert position.s.at[1] == 39
    assert position.s.facing[1] == OUTWARD
    assert position.s.holder == 1
    assert position.s.hands[1] == (0,)

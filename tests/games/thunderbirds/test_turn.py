"""TB-TURN: actions and operations in any order, then the Disaster phase."""

import pytest

from coffret.games.thunderbirds import game
from coffret.kernel import CHANCE, PUBLIC, stack
from coffret.testing import rule
from tests.games.thunderbirds.support import at, cards, lively, tokens


@rule("TB-TURN-01", "TB-TURN-10")
def test_action_phase_disaster_phase_then_the_next_player_clockwise() -> None:
    position = at("scott virgil alan | turn alan").does("end-actions")
    assert position.asked == CHANCE
    position.rolls("draw ricochet")
    assert (position.s.turn, position.asked) == (0, 0)


@rule("TB-TURN-02")
def test_three_actions() -> None:
    position = at("virgil scott").does("move australia", "move asia", "move europe")
    assert position.s.actions == 0
    assert position.refuses("move asia").why == "no-action-left"


@rule("TB-TURN-02", "TB-TURN-07")
def test_operations_come_in_any_order_and_cost_no_action() -> None:
    position = at("virgil scott").does("load mole", "move australia", "unload mole", "load mole")
    assert position.s.actions == 2


@rule("TB-TURN-03", "TB-TURN-04")
def test_the_phase_may_end_with_actions_unused_and_they_are_lost() -> None:
    position = at("scott virgil").does("end-actions").rolls("draw ricochet")
    position.does("end-actions").rolls("draw cry_wolf")
    assert (position.s.turn, position.s.actions) == (0, 3)


@rule("TB-TURN-05")
def test_the_same_action_may_be_repeated() -> None:
    position = at("alan scott | hood 2 | events !kyrano_kyrano").does("plan").rolls("draw-card jeffs_orders")
    position.does("plan")
    assert position.asked == CHANCE


@rule("TB-TURN-06")
def test_a_character_card_adds_actions_for_its_player_only() -> None:
    assert "gather technology" in at("alan scott | at tb3 moon").options()
    position = at("scott alan | aboard scott tb3 | at tb3 moon")
    assert position.refuses("gather technology").rule == "TB-TURN-06"


@rule("TB-TURN-07")
def test_operations_are_not_limited_in_practice() -> None:
    position = at("virgil scott")
    for _ in range(14):
        position.does("load mole", "unload mole")
    assert position.s.actions == 3
    assert "load mole" in position.options()


@rule("TB-TURN-08")
def test_no_operation_during_a_rescue() -> None:
    position = at("gordon[I T] scott | track 1 towering_ocean").does("rescue towering_ocean").rolls("dice 0:0")
    assert position.refuses("load mole").rule == "TB-TURN-08"
    assert position.refuses("build gordon:domo").rule == "TB-TURN-08"
    assert "reroll 1" in position.options()


@rule("TB-TURN-09")
def test_operations_are_allowed_after_the_last_action() -> None:
    assert "load mole" in at("virgil scott | actions 0").options()


@rule("TB-TURN-09")
def test_but_none_in_the_disaster_phase() -> None:
    position = at("virgil[T holiday_in_bonga_bonga] scott").does("end-actions")
    assert position.options() == ["play holiday_in_bonga_bonga", "pass"]
    assert position.refuses("build virgil:domo").rule == "TB-TURN-09"


@rule("TB-TURN-11")
def test_only_the_active_player_acts() -> None:
    position = at("scott virgil[LT sir_jeremy_hodge]")
    offered = position.options(1)
    assert {it.split()[0] for it in offered} == {"spend", "build", "play"}
    assert position.refuses("plan", seat=1).rule == "TB-TURN-11"
    assert position.refuses("load mole", seat=1).rule == "TB-TURN-11"


@rule("TB-TURN-12")
def test_an_illegal_action_costs_nothing() -> None:
    position = at("scott virgil | track 1 ricochet")
    assert position.refuses("rescue ricochet").rule == "TB-RES-01"
    assert position.s.actions == 3


@rule("TB-TURN-12", "TB-RES-09")
def test_a_rescue_that_fails_costs_its_action_and_may_be_tried_again_in_the_same_turn() -> None:
    position = at("scott virgil | track 1 towering_ocean").does("rescue towering_ocean").rolls("dice 1:1")
    assert position.s.actions == 2
    assert "rescue towering_ocean" in position.options()


@rule("TB-TURN-13")
def test_the_31st_operation_of_a_stretch_is_refused() -> None:
    position = at("virgil[D] scott | operations 29").does("load mole")
    assert position.refuses("unload mole").rule == "TB-TURN-13"
    assert position.refuses("swap scott:virgil").rule == "TB-TURN-13"
    assert "spend virgil:determination" in position.options()


@rule("TB-TURN-13")
def test_an_action_begins_a_new_stretch() -> None:
    assert "load mole" in at("virgil scott | operations 30 | pods mole australia").does("move australia").options()


@rule("TB-TURN-13")
def test_operations_of_all_players_are_counted_together() -> None:
    position = at("scott virgil[T] | operations 29").does("build virgil:domo", seat=1)
    assert position.s.operations == 30
    assert "transfer scott:tb2" not in position.options()


@rule("TB-TURN-13")
def test_a_refused_request_counts_and_determination_does_not() -> None:
    position = at("scott[D] virgil").does("transfer virgil:tb1").does("refuse", seat=1)
    assert position.s.operations == 1
    assert position.does("spend scott:determination").s.operations == 1


@rule("TB-TURN-13", "TB-SCH-02")
def test_a_scheme_can_be_defeated_past_the_ceiling_by_its_own_payer() -> None:
    text = "lady_penelope[DDI] scott | scheme stolen_blueprints | operations 30"
    assert "foil" in at(text).options()
    shared = "lady_penelope[DD] scott[I] | scheme stolen_blueprints | aboard scott fab1 | operations 30"
    assert at(shared).refuses("foil").rule == "TB-TURN-13"


@rule("TB-INFO-04")
@pytest.mark.parametrize(("turn", "seat"), [("scott", 0), ("virgil", 1), ("alan", 2)])
def test_the_active_player_decides_and_nobody_else_has_to(turn: str, seat: int) -> None:
    position = at(f"scott[LT] virgil[LT] alan[LT] | turn {turn}")
    decision = stack.decide(position.s)
    assert decision is not None
    assert decision.waiting() == (seat,)
    assert {part.seat for part in decision.others} == {0, 1, 2} - {seat}
    assert "end-actions" in position.options(seat)


@rule("TB-INFO-04")
def test_players_may_talk_freely_at_every_moment() -> None:
    for s, _, _ in lively(3, "talk"):
        assert {game.scene(game.view(s, seat)).silence for seat in (0, 1, 2, PUBLIC)} == {""}


@rule("TB-TOK-04", "TB-TOK-11")
@pytest.mark.parametrize("count", [1, 2])
def test_determination_gives_one_more_action_each(count: int) -> None:
    position = at("scott[DD] virgil | actions 0").does(*["spend scott:determination"] * count)
    assert position.s.actions == count
    assert tokens(position) == "D" * (2 - count)


def test_nobody_who_has_nothing_to_do_is_asked() -> None:
    assert at("scott virgil alan[W]").options(2) == []
    assert cards(at("scott virgil")) == []


@rule("TB-TURN-02", "TB-TURN-04", "TB-TURN-10", "TB-TURN-13")
def test_nothing_is_carried_into_the_next_turn() -> None:
    text = "scott virgil | flags begun,flown,gathered,steadied,planned,fuel | operations 7"
    s = at(text).does("end-actions").rolls("draw ricochet").s
    assert (s.turn, s.actions, s.operations) == (1, 3, 0)
    assert (s.begun, s.flown, s.gathered, s.steadied, s.planned, s.fuel) == (False,) * 6


@rule("TB-TURN-13")
def test_an_action_begins_a_new_stretch_of_operations() -> None:
    assert at("virgil scott | operations 5").does("move asia").s.operations == 0
    assert at("scott virgil | operations 5").does("move asia").s.operations == 6  # Scott's free Move is an operation


@rule("TB-TURN-13", "TB-TOK-12")
def test_past_the_ceiling_no_token_is_offered() -> None:
    assert "spend scott:logistics" in at("scott[L] virgil | operations 29").options()
    assert "spend scott:logistics" not in at("scott[L] virgil | operations 30").options()


@rule("TB-TURN-11", "TB-FAB-14")
def test_the_others_are_asked_clockwise_after_the_active_player() -> None:
    position = at("scott[L] virgil[L] alan[L] | turn virgil")
    decision = stack.decide(position.s)
    assert decision is not None
    assert [decision.seat, *[part.seat for part in decision.others]] == [1, 2, 0]

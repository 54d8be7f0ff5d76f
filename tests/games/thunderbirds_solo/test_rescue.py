"""TS-RESC, TS-DICE, TS-ALLOC, TS-WILD, TS-DISA: Rescue actions."""

import pytest

from coffret.games.thunderbirds_solo.names import COLOURS
from coffret.games.thunderbirds_solo.state import NOBODY
from coffret.kernel import CHANCE, stack
from coffret.testing import Position, rule
from tests.games.thunderbirds_solo.support import RESCUE, at, calls, chain, keeps, named, roll, sets, stored

CREW = "crew virgil tb1 | at tb1 1 | down virgil"
TWO = "crew virgil tb2 | at tb2 1 | down virgil"


def dice(position: Position) -> list[str]:
    """The colours of the dice that are rolled."""
    return [COLOURS[colour] for colour in position.s.dice]


@rule("TS-RESC-01")
def test_a_rescue_needs_a_chain_with_a_disaster() -> None:
    position = at(f"1 d_f01 | crew alan tb1, virgil tb3, scott tb2 | at tb1 2, tb2 1 | {RESCUE}")
    assert position.refuses("rescue tb1").why == "no-disaster"
    assert position.refuses("rescue tb3").why == "not-at-a-chain"
    assert position.refuses("rescue tb4").why == "unmanned"
    assert "rescue-with red" in position.options()


@rule("TS-RESC-02")
def test_each_pilot_acts_at_most_once_in_any_order() -> None:
    crew = "crew gordon tb1, virgil tb3 | at tb1 1, tb3 1 | down gordon,virgil"
    position = at(f"1 d_f02 | {crew} | {RESCUE}")
    assert {"rescue tb1", "rescue tb3", "end-rescues"} == set(position.options())
    position.does("rescue tb3").rolls("dice collapse,altitude,altitude")
    assert position.refuses("rescue tb3").rule == "TS-RESC-02"
    assert "rescue tb1" in position.options()


@rule("TS-RESC-02")
def test_nobody_is_asked_when_nobody_can_act() -> None:
    position = at(f"1 d_f01 | {RESCUE}")
    assert "stay" in position.options()


@rule("TS-RESC-03", "TS-DICE-01", "TS-DICE-04", "TS-DICE-05")
@pytest.mark.parametrize(
    ("vehicle", "colours"),
    [
        ("tb1", ["white", "white"]),
        ("tb3", ["white", "purple", "purple"]),
        ("tb4", ["white", "blue", "blue"]),
        ("mole", ["white", "orange", "orange"]),
        ("domo", ["orange", "orange"]),
    ],
)
def test_all_dice_of_the_card_are_rolled(vehicle: str, colours: list[str]) -> None:
    crew = f"crew virgil {vehicle}, scott tb2 | at {vehicle} 1, tb2 1"
    hold = f" | hold {vehicle}" if vehicle not in ("tb1", "tb3") else ""
    position = at(f"1 d_f01 | {crew}{hold} | {RESCUE}").does(f"rescue {vehicle}")
    assert position.asked == CHANCE
    assert dice(position) == colours


@rule("TS-DICE-02", "TS-DICE-03")
def test_thunderbird_2_rolls_two_white_dice_and_one_of_the_chosen_colour() -> None:
    for colour in ("red", "orange", "green"):
        position = at(f"1 d_f01 | {TWO} | {RESCUE}").does(f"rescue-with {colour}")
        assert dice(position) == ["white", "white", colour]
    position = at(f"1 d_f01 | {TWO} | {RESCUE}")
    assert position.refuses("rescue-with blue").rule == "TS-DICE-03"
    assert position.refuses("rescue tb2").why == "choose-colour"


@rule("TS-DICE-06")
def test_dice_return_to_the_supply_except_stored_ones() -> None:
    position = roll(f"1 d_f07 | {TWO}", "rescue-with red", "fire,trapped,hazard")
    assert position.s.supply == [4, 2, 3, 3, 3, 3]
    position.does("keep none:fire")
    assert position.s.supply == [5, 3, 3, 3, 3, 3]


@rule("TS-DICE-06")
def test_of_a_colour_that_lacks_only_what_is_there_is_rolled() -> None:
    away = "crew scott tb3, virgil tb2, alan domo | at tb3 1, tb2 2 | hold domo"
    stores = "stored domo purple_fire, domo purple_fire | down scott,virgil,alan"
    position = at(f"1 d_f01 | 2 d_f02 | {away} | {stores} | {RESCUE}").does("rescue tb3")
    assert dice(position) == ["white", "purple"]


@rule("TS-RESC-03")
def test_each_roll_has_its_own_dice() -> None:
    crew = "crew virgil tb1, gordon tb3 | at tb1 1, tb3 1 | down virgil,gordon"
    position = roll(f"1 d_f07 | {crew}", "rescue tb3", "flood,altitude,altitude").does("rescue tb1")
    for dice in ("dice flood", "dice flood,altitude", "discard 1"):
        assert not stack.offered(position.s, position.read(dice), CHANCE)
    position.rolls("dice flood,hazard")
    assert position.s.faces == [4, 3]


@rule("TS-DICE-06")
def test_the_last_die_of_a_colour_can_be_rolled() -> None:
    away = "crew virgil tb2, alan domo | at tb2 1 | hold domo | down virgil,alan"
    text = f"1 d_c01 | {away} | stored tb2 orange_collapse, tb2 orange_collapse | {RESCUE}"
    assert dice(at(text).does("rescue domo")) == ["orange"]


@rule("TS-DICE-02", "TS-DICE-06")
def test_without_a_die_to_choose_thunderbird_2_rolls_the_white_ones() -> None:
    position = at(f"1 d_f01 | {TWO} | {RESCUE}")
    position.s.supply[1:4] = [0, 0, 0]
    assert dice(position.does("rescue tb2")) == ["white", "white"]


@rule("TS-RESC-01", "TS-DICE-06")
def test_where_thunderbird_2_cannot_act_at_all_that_is_the_reason() -> None:
    crew = "crew gordon tb1, virgil tb2, alan domo | at tb1 1, tb2 2 | hold domo"
    stored_dice = "stored domo orange_collapse, domo orange_collapse, domo orange_collapse"
    assert at(f"1 d_c01 | {crew} | {stored_dice} | {RESCUE}").refuses("rescue-with orange").why == "no-disaster"


@rule("TS-DICE-06", "TS-STORE-05")
def test_without_any_die_there_is_no_roll() -> None:
    away = "crew virgil tb2, alan domo | at tb2 1 | hold domo"
    stored_dice = "stored domo orange_collapse, domo orange_collapse, domo orange_collapse"
    position = at(f"1 d_c01 | {away} | {stored_dice} | {RESCUE}")
    assert position.refuses("rescue domo").rule == "TS-STORE-05"
    assert position.refuses("rescue-with orange").rule == "TS-DICE-06"


@rule("TS-RESC-04")
def test_symbols_serve_only_the_chain_where_the_pilot_is() -> None:
    position = roll(f"1 d_f07 | 2 d_t01 d_f01 | {CREW}", "rescue tb1", "fire,trapped")
    assert sets(position) == {"none"}


@rule("TS-RESC-05")
def test_a_disaster_goes_only_if_all_its_symbols_are_covered() -> None:
    assert "discard 1" in roll(f"1 d_f07 | {CREW}", "rescue tb1", "fire,fire").options()
    position = roll(f"1 d_f07 | {CREW}", "rescue tb1", "fire,hazard")
    reason = position.refuses("discard 1")
    assert (reason.rule, reason.args["symbols"]) == ("TS-RESC-05", (0,))
    assert roll(f"1 d_f07 | {CREW}", "rescue tb1", "fire,fire").refuses("keep 1:fire").args["symbols"] == (0,)


@rule("TS-RESC-06")
def test_several_disasters_may_go_in_one_action() -> None:
    position = roll(f"1 d_t01 d_f01 | {CREW}", "rescue tb1", "collapse,fire").does("discard 1_2")
    assert chain(position, 1) == []
    assert named(position.s.discard) == ["d_t01", "d_f01"]
    assert position.s.cleared[:3] == [2, 0, 0]


@rule("TS-RESC-07")
def test_discarding_is_optional() -> None:
    position = roll(f"1 d_t01 | {CREW}", "rescue tb1", "collapse,fire").does("discard none")
    assert chain(position, 1) == ["d_t01"]


@rule("TS-RESC-08", "TS-DISA-02", "TS-DISA-03", "TS-CHAIN-05")
def test_requirements_are_judged_before_cards_slide() -> None:
    position = roll(f"1 d_t01 c_01 d_f01 | {TWO}", "rescue-with red", "collapse,trapped,fire")
    assert sets(position) == {"none", "1", "3", "1_3"}  # d_f01 asks for fire and trapped at position 3
    position.does("discard 1")
    assert chain(position, 1) == ["d_f01"]


@rule("TS-DISA-01", "TS-DISA-03")
def test_a_card_that_slid_asks_for_the_symbols_of_its_new_position() -> None:
    crew = "crew virgil tb1, gordon tb3 | at tb1 1, tb3 1 | down virgil,gordon"
    position = roll(f"1 d_t01 d_f01 | {crew}", "rescue tb1", "collapse,hazard").does("discard 1")
    position.does("rescue tb3").rolls("dice trapped,altitude,altitude")
    assert "discard 1" in position.options()


@rule("TS-RESC-09")
def test_symbols_do_not_stay_on_a_disaster_that_is_not_discarded() -> None:
    crew = "crew virgil tb1, gordon tb3 | at tb1 1, tb3 1 | down virgil,gordon"
    position = roll(f"1 d_f07 | {crew}", "rescue tb1", "fire,hazard").does("discard none")
    position.does("rescue tb3").rolls("dice fire,altitude,altitude")
    assert sets(position) == {"none"}


@rule("TS-RESC-10")
def test_a_discarded_disaster_never_returns() -> None:
    position = roll(f"1 d_t01 | {CREW} | deck -", "rescue tb1", "collapse,hazard").does("discard 1")
    assert "d_t01" in named(position.s.discard)
    assert position.s.deck == []


@rule("TS-RESC-11")
def test_the_order_inside_a_rescue_action() -> None:
    crew = "crew alan tb1, scott tb3 | at tb1 1, tb3 1"
    position = at(f"1 d_t01 c_26 d_f01 | {crew} | {RESCUE}").does("rescue tb1")
    assert position.options() == ["roll", "add-die purple"]
    assert position.refuses("discard 1").rule == "TS-RESC-11"
    position.does("add-die purple").rolls("dice collapse,fire,fire")
    assert position.refuses("roll").rule == "TS-RESC-11"
    position.does("reroll 2").rolls("dice fire")
    position.does("keep 1:fire", "set-aside 2")
    names = [event.name for event in position.events]
    assert names == ["laid", "rescued"]  # the reward comes before storing
    assert chain(position, 1) == ["d_f01"]
    assert stored(position, "tb1") == ""
    position.does("place tb3:blue:flood")
    assert (stored(position, "tb1"), stored(position, "tb3")) == ("F", "W")
    assert position.s.supply[0] == 5
    assert position.s.supply[5] == 3


@rule("TS-ALLOC-01")
def test_a_symbol_serves_once() -> None:
    position = roll(f"1 d_f01 d_t01 | {CREW}", "rescue tb1", "trapped,hazard")  # each asks for one trapped
    assert sets(position) == {"none", "1", "2"}
    assert position.refuses("discard 1_2").rule == "TS-RESC-05"


@rule("TS-ALLOC-02")
def test_the_player_chooses_which_card_a_symbol_serves() -> None:
    for choice, left in (("discard 1", ["d_t01"]), ("discard 2", ["d_f01"])):
        position = roll(f"1 d_f01 d_t01 | {CREW}", "rescue tb1", "trapped,hazard").does(choice)
        assert chain(position, 1) == left


@rule("TS-ALLOC-02")
def test_the_allocation_is_told() -> None:
    position = roll(f"1 d_f01 d_t01 | {TWO}", "rescue-with red", "trapped,wild,fire").does("discard 1_2")
    laid = [(event.args["card"], event.args["symbols"]) for event in position.events if event.name == "laid"]
    assert laid == [(0, (1,)), (13, (6,))]
    assert position.s.laid == [0, 13, -1]


@rule("TS-ALLOC-02", "TS-STORE-03")
def test_a_stored_symbol_is_laid_before_a_wild_one() -> None:
    position = roll(f"1 d_f07 | {CREW} | stored tb1 white_fire", "rescue tb1", "wild,flood").does("discard 1")
    assert [event.args["symbols"] for event in position.events if event.name == "laid"] == [(0, 6)]
    assert position.s.laid == [6, -1]


@rule("TS-WILD-01")
def test_a_wild_symbol_counts_as_any_one_symbol() -> None:
    position = roll(f"1 d_f07 | {CREW}", "rescue tb1", "fire,wild")
    assert "discard 1" in position.options()
    assert sets(roll(f"1 x_d02 | {CREW}", "rescue tb1", "fire,wild")) == {"none"}
    assert sets(roll(f"1 d_f01 d_t01 | {CREW}", "rescue tb1", "wild,hazard")) == {"none", "1", "2"}


@rule("TS-WILD-02")
def test_a_wild_symbol_is_never_stored() -> None:
    position = roll(f"1 d_f07 | {CREW}", "rescue tb1", "fire,wild")
    assert keeps(position) == {"fire"}
    assert position.refuses("keep none:wild").rule == "TS-WILD-02"


@rule("TS-WILD-03")
def test_a_wild_symbol_may_serve_so_that_the_plain_one_is_stored() -> None:
    position = roll(f"1 d_f01 | {CREW}", "rescue tb1", "trapped,wild").does("keep 1:trapped")
    assert chain(position, 1) == []
    assert stored(position, "tb1") == "T"


@rule("TS-WILD-04")
def test_a_useless_symbol_is_neither_allocated_nor_stored() -> None:
    position = roll(f"1 d_f07 | {CREW}", "rescue tb1", "fire,flood")
    assert position.refuses("keep none:flood").rule == "TS-WILD-04"
    assert position.refuses("keep none:hazard").rule == "TS-STORE-01"


@rule("TS-DISA-06")
def test_a_sealed_disaster_takes_no_wild_symbol() -> None:
    position = roll(f"1 x_d02 | {TWO}", "rescue-with red", "fire,fire,wild")
    assert position.refuses("discard 1").rule == "TS-DISA-06"
    no_wild = roll(f"1 x_d02 | {TWO}", "rescue-with red", "fire,fire,hazard")
    assert no_wild.refuses("discard 1").rule == "TS-RESC-05"
    both = roll(f"1 x_d02 d_f07 | {TWO} | stored tb2 white_fire, tb2 red_fire", "rescue-with red", "fire,wild,hazard")
    assert both.refuses("discard 1_2").rule == "TS-RESC-05"  # the second one lacks fire or trapped
    assert "discard 1" in roll(f"1 x_d02 | {TWO}", "rescue-with red", "fire,fire,fire").options()


@rule("TS-DISA-07")
def test_an_unstable_chain_loses_all_stored_symbols_when_nothing_is_discarded() -> None:
    crew = "crew virgil tb2, gordon tb3 | at tb2 1, tb3 1 | down virgil,gordon"
    text = f"1 d_f01 x_d07 | {crew} | stored tb3 white_fire, tb2 red_fire"
    position = roll(text, "rescue-with red", "fire,trapped,hazard")
    assert position.refuses("keep none:fire").rule == "TS-DISA-07"
    position.does("discard none")
    assert (stored(position, "tb2"), stored(position, "tb3")) == ("", "")


@rule("TS-DISA-07")
def test_an_unstable_chain_keeps_them_when_something_is_discarded() -> None:
    crew = "crew virgil tb2, gordon tb3 | at tb2 1, tb3 1 | down virgil,gordon"
    position = roll(f"1 d_f01 x_d07 | {crew} | stored tb3 white_fire", "rescue-with red", "hazard,trapped,hazard")
    assert "hazard" in keeps(position, "1")
    position.does("discard 1")
    assert stored(position, "tb3") == "F"


@rule("TS-DISA-06")
def test_wilds_that_serve_another_disaster_do_not_serve_a_sealed_one_beside_it() -> None:
    text = f"1 d_f01 x_d02 | {TWO} | stored tb2 white_trapped"  # trapped, and two fire with one trapped
    assert sets(roll(text, "rescue-with red", "trapped,wild,fire")) == {"none", "1"}


@rule("TS-DISA-07")
def test_it_loses_them_too_when_there_is_no_choice() -> None:
    crew = "crew virgil tb2, gordon tb3 | at tb2 1, tb3 1 | down virgil,gordon"
    position = roll(f"1 x_d07 | {crew} | stored tb3 white_fire", "rescue-with green", "flood,flood,trapped")
    assert (position.s.rescuer, stored(position, "tb3")) == (NOBODY, "")


@rule("TS-DISA-07", "TS-POD-08")
def test_neutralising_at_an_unstable_chain_loses_them_too() -> None:
    crew = "crew virgil tb2, gordon neutraliser_tractor | at tb2 1 | hold neutraliser_tractor"
    position = at(f"1 x_d07 c_01! | {crew} | stored tb2 red_fire | {RESCUE}").does("neutralise c_01")
    assert stored(position, "tb2") == ""


@rule("TS-DISA-08")
def test_nothing_to_the_right_of_a_blocking_disaster_goes_without_it() -> None:
    position = roll(f"1 d_f01 x_d10 d_t01 | {TWO}", "rescue-with orange", "trapped,collapse,collapse")
    assert sets(position) == {"none", "1"}
    assert position.refuses("discard 3").rule == "TS-DISA-08"
    assert position.refuses("discard 2").rule == "TS-RESC-05"
    with_it = roll(f"1 x_d10 d_f01 | {TWO} | stored tb2 white_fire", "rescue-with orange", "trapped,trapped,trapped")
    assert sets(with_it) == {"none", "1", "1_2"}


@rule("TS-CIV-01", "TS-CHAIN-01")
def test_a_civilian_cannot_be_discarded() -> None:
    position = roll(f"1 d_f01 c_01 | {CREW}", "rescue tb1", "trapped,fire")
    assert position.refuses("discard 2").rule == "TS-CIV-01"
    assert position.refuses("discard 3").rule == "TS-CHAIN-01"


@rule("TS-CHAIN-01", "TS-CHAIN-04")
def test_a_chain_is_an_unbroken_row_from_position_1() -> None:
    position = roll(f"1 d_f07 d_t01 d_c01 | call 1 d_w01 | {CREW}", "rescue tb1", "trapped,hazard").does("discard 2")
    assert chain(position, 1) == ["d_f07", "d_c01"]
    position.does("stay")
    assert chain(position, 1) == ["d_f07", "d_c01", "d_w01"]


@rule("TS-TURN-01", "TS-RESC-11")
def test_what_belongs_elsewhere_is_refused() -> None:
    position = at(f"1 d_f01 | {CREW} | {RESCUE}")
    assert position.refuses("fly tb1:2").why == "not-in-rescues"
    after = roll(f"1 d_f07 | {CREW}", "rescue tb1", "fire,fire")
    assert after.refuses("end-rescues").why == "rescue-under-way"
    assert after.refuses("roll").why == "rolled-already"
    assert after.refuses("keep none:fire,fire").why == "too-many"
    assert calls("1 d_f01").refuses("stay").why == "not-in-dispatch"

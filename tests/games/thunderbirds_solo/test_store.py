"""TS-STORE: symbols that are kept on vehicles."""

from coffret.games.thunderbirds_solo.names import SYMBOLS
from coffret.testing import rule
from tests.games.thunderbirds_solo.support import RESCUE, at, calls, chain, keeps, roll, sets, stored

ONE = "crew virgil tb1 | at tb1 1 | down virgil"
TWO = "crew virgil tb2 | at tb2 1 | down virgil"
PAIR = "crew virgil tb1, gordon tb3 | at tb1 1, tb3 1 | down virgil,gordon"


@rule("TS-STORE-01")
def test_unallocated_symbols_that_match_the_chain_may_be_stored() -> None:
    position = roll(f"1 d_f07 | {ONE}", "rescue tb1", "fire,hazard")
    assert keeps(position) == {"fire"}
    position.does("keep none:fire")
    assert stored(position, "tb1") == "F"
    assert position.s.supply[0] == 5
    assert [event.args["symbols"] for event in position.events if event.name == "stored"] == [(SYMBOLS.index("fire"),)]


@rule("TS-STORE-01")
def test_a_symbol_that_is_needed_for_the_discard_cannot_be_stored() -> None:
    position = roll(f"1 d_f07 | {ONE}", "rescue tb1", "fire,fire")
    assert keeps(position, "1") == set()
    assert position.refuses("keep 1:fire").rule == "TS-RESC-05"


@rule("TS-STORE-01")
def test_a_symbol_of_a_disaster_that_goes_may_be_stored_too() -> None:
    position = roll(f"1 d_f01 | {ONE}", "rescue tb1", "trapped,trapped").does("keep 1:trapped")
    assert stored(position, "tb1") == "T"


@rule("TS-STORE-02")
def test_a_vehicle_holds_no_more_than_its_storage() -> None:
    position = roll(f"1 d_f07 d_t01 | {ONE}", "rescue tb1", "fire,trapped")
    assert keeps(position) == {"fire", "trapped"}
    assert position.refuses("keep none:fire,trapped").rule == "TS-STORE-02"
    assert "fire,trapped" in keeps(roll(f"1 d_f07 d_t01 | {TWO}", "rescue-with red", "fire,trapped,hazard"))


@rule("TS-STORE-02")
def test_older_symbols_are_dropped_to_make_room() -> None:
    position = roll(f"1 d_f07 d_t01 | {ONE} | stored tb1 white_fire", "rescue tb1", "trapped,flood")
    position.does("keep none:trapped")
    assert stored(position, "tb1") == "T"
    assert position.s.supply[0] == 5


@rule("TS-STORE-02")
def test_the_player_chooses_which_one_is_dropped() -> None:
    text = f"1 x_d01 | {TWO} | stored tb2 white_fire, tb2 red_fire"
    position = roll(text, "rescue-with green", "flood,flood,hazard").does("keep none:hazard")
    assert (position.asked, position.options()) == (0, ["drop white:fire", "drop red:fire"])
    assert position.refuses("drop green:hazard").why == "not-stored"
    assert position.refuses("stay").why == "drop-first"
    position.does("drop red:fire")
    assert stored(position, "tb2") == "FH"
    assert position.s.supply == [5, 3, 3, 2, 3, 3]


@rule("TS-STORE-02")
def test_the_player_goes_on_choosing_until_there_is_room() -> None:
    crew = "crew virgil tb2, alan domo | at tb2 1 | hold domo | down virgil,alan"
    dice = "stored domo white_fire, domo white_hazard, domo red_fire"
    position = roll(f"1 d_t08 d_c05 | {crew} | {dice}", "rescue domo", "collapse,trapped")
    position.does("keep none:trapped,collapse", "drop white:fire")
    assert position.options() == ["drop white:hazard", "drop red:fire"]
    assert stored(position.does("drop white:hazard"), "domo") == "FCT"


@rule("TS-STORE-02")
def test_nobody_is_asked_where_all_older_symbols_go_or_all_look_alike() -> None:
    rolled = "trapped,collapse,hazard"
    everything = roll(f"1 d_t08 d_c05 | {TWO} | stored tb2 white_fire, tb2 red_fire", "rescue-with red", rolled)
    assert stored(everything.does("keep none:trapped,collapse"), "tb2") == "TC"
    alike = roll(f"1 d_t08 d_c05 | {TWO} | stored tb2 white_fire, tb2 white_fire", "rescue-with red", rolled)
    assert stored(alike.does("keep none:trapped"), "tb2") == "FT"


@rule("TS-STORE-02")
def test_storing_what_is_stored_is_not_offered() -> None:
    position = roll(f"1 d_f07 d_t01 | {ONE} | stored tb1 white_fire", "rescue tb1", "fire,trapped")
    assert keeps(position) == {"trapped"}
    assert position.refuses("keep none:fire").why == "stored-already"


@rule("TS-STORE-02")
def test_one_of_two_equal_symbols_is_not_replaced_by_the_same_one() -> None:
    equal = roll(f"1 d_f07 | {TWO} | stored tb2 white_fire, tb2 white_fire", "rescue-with red", "fire,flood,hazard")
    assert keeps(equal) == set()
    text = f"1 d_f07 d_t01 | {TWO} | stored tb2 white_fire, tb2 white_trapped"
    assert keeps(roll(text, "rescue-with red", "fire,trapped,hazard")) == {"fire", "trapped"}


@rule("TS-STORE-02")
def test_the_same_symbols_in_other_numbers_may_be_stored() -> None:
    crew = "crew virgil tb2, alan domo | at tb2 1 | hold domo | down virgil,alan"
    dice = "stored domo white_collapse, domo white_collapse, domo white_trapped"
    position = roll(f"1 d_t08 d_c05 | {crew} | {dice}", "rescue domo", "trapped,collapse")
    assert keeps(position) == {"trapped", "collapse", "trapped,collapse"}


@rule("TS-STORE-02")
def test_a_symbol_is_not_stored_in_the_place_of_the_same_one_that_is_used_instead() -> None:
    own = roll(f"1 d_t01 | {PAIR} | stored tb1 white_collapse", "rescue tb1", "collapse,hazard")
    assert keeps(own, "1") == set()
    other = roll(f"1 d_t01 | {PAIR} | stored tb1 white_collapse, tb3 white_collapse", "rescue tb1", "collapse,hazard")
    assert keeps(other, "1") == {"collapse"}


@rule("TS-STORE-03")
def test_a_stored_symbol_serves_any_vehicle_at_the_same_place() -> None:
    position = roll(f"1 d_f07 | {PAIR} | stored tb3 purple_fire", "rescue tb1", "fire,hazard")
    position.does("discard 1")
    assert chain(position, 1) == []
    assert stored(position, "tb3") == ""
    assert position.s.supply[5] == 3


@rule("TS-STORE-03")
def test_not_at_another_place() -> None:
    away = "crew virgil tb1, gordon tb3 | at tb1 1, tb3 2 | down virgil,gordon"
    position = roll(f"1 d_f07 | 2 d_f02 | {away} | stored tb3 purple_fire", "rescue tb1", "fire,hazard")
    assert sets(position) == {"none"}


@rule("TS-STORE-03")
def test_rolled_symbols_and_wilds_go_before_stored_ones() -> None:
    position = roll(f"1 d_f07 | {PAIR} | stored tb3 purple_fire", "rescue tb1", "fire,wild").does("discard 1")
    assert stored(position, "tb3") == "F"


@rule("TS-STORE-03")
def test_where_a_wild_could_spare_one_of_two_the_player_chooses() -> None:
    text = f"1 d_f07 d_t01 | {PAIR} | stored tb1 white_fire, tb3 white_trapped"  # two fire and one trapped
    position = roll(text, "rescue tb1", "fire,wild").does("discard 1_2")
    assert set(position.options()) == {"spend fire", "spend trapped"}
    assert position.refuses("discard none").why == "spend-first"
    position.does("spend trapped")
    assert (stored(position, "tb1"), stored(position, "tb3")) == ("F", "")
    assert chain(position, 1) == []


@rule("TS-STORE-03")
def test_so_it_is_for_a_single_disaster() -> None:
    text = f"1 d_f09 | {PAIR} | stored tb1 white_fire, tb3 white_hazard"
    position = roll(text, "rescue tb1", "flood,wild").does("discard 1")
    assert set(position.options()) == {"spend fire", "spend hazard"}


@rule("TS-STORE-03")
def test_the_player_chooses_whose_stored_symbol_is_used() -> None:
    text = f"1 d_f07 | {PAIR} | stored tb1 white_fire, tb3 purple_fire"
    position = roll(text, "rescue tb1", "fire,hazard").does("discard 1")
    assert position.options() == ["use tb1:white:fire", "use tb3:purple:fire"]
    assert position.refuses("discard 1").why == "spend-first"
    position.does("use tb3:purple:fire")
    assert (stored(position, "tb1"), stored(position, "tb3")) == ("F", "")
    assert (chain(position, 1), position.s.supply) == ([], [5, 3, 3, 3, 3, 3])


@rule("TS-STORE-03")
def test_nobody_is_asked_where_all_stored_symbols_are_used_or_all_look_alike() -> None:
    both = roll(f"1 d_f07 | {PAIR} | stored tb1 white_fire, tb3 purple_fire", "rescue tb1", "flood,hazard")
    assert chain(both.does("discard 1"), 1) == []
    text = f"1 d_f07 | {TWO} | stored tb2 white_fire, tb2 white_fire"
    alike = roll(text, "rescue-with red", "flood,hazard,fire").does("discard 1")
    assert (chain(alike, 1), stored(alike, "tb2")) == ([], "F")


@rule("TS-STORE-01")
def test_the_player_chooses_which_of_two_dice_is_stored() -> None:
    position = roll(f"1 x_d02 | {TWO}", "rescue-with red", "fire,flood,fire").does("keep none:fire")
    assert position.options() == ["set-aside 1", "set-aside 3"]
    assert position.refuses("discard none").why == "set-aside-first"
    assert stored(position.does("set-aside 3"), "tb2") == "F"
    assert position.s.supply == [6, 2, 3, 3, 3, 3]


@rule("TS-STORE-01")
def test_of_three_dice_two_are_chosen_one_after_the_other() -> None:
    position = roll(f"1 x_d02 | {TWO}", "rescue-with red", "fire,fire,fire").does("keep none:fire,fire", "set-aside 1")
    assert position.options() == ["set-aside 2", "set-aside 3"]
    position.does("set-aside 3")
    assert position.s.supply == [5, 2, 3, 3, 3, 3]


@rule("TS-STORE-01")
def test_nobody_is_asked_where_the_dice_have_one_colour_or_are_all_stored() -> None:
    alike = roll(f"1 d_f07 | {ONE}", "rescue tb1", "fire,fire").does("keep none:fire")
    assert stored(alike, "tb1") == "F"
    both = roll(f"1 x_d02 | {TWO}", "rescue-with red", "fire,flood,fire").does("keep none:fire,fire")
    assert stored(both, "tb2") == "FF"


@rule("TS-STORE-04")
def test_stored_symbols_stay_from_turn_to_turn() -> None:
    position = calls(f"1 d_f07 | {ONE} | stored tb1 white_fire | top d_c01,d_c02,d_c03,d_c04")
    position.does("end-dispatch", "end-rescues", "stay")
    assert position.s.turn == 2
    assert stored(position, "tb1") == "F"


@rule("TS-STORE-05")
def test_stored_symbols_alone_discard_nothing() -> None:
    position = at(f"1 d_t01 | {ONE} | stored tb1 white_collapse | {RESCUE}")
    assert position.refuses("discard 1").rule == "TS-TURN-01"
    position.does("rescue tb1").rolls("dice hazard,flood")
    assert "discard 1" in position.options()

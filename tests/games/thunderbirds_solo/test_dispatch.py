"""TS-DISP: pilots, loading and flights."""

import pytest

from coffret.testing import rule
from tests.games.thunderbirds_solo.support import TURN, at, crew, is_down, place, pods, stored

CHAINS = "1 d_f01 | 2 d_t01 | 3 d_w01 | 4 d_c01"


def flights(text: str, vehicle: str) -> set[str]:
    """Where a vehicle can go."""
    start = f"fly {vehicle}:"
    return {option.removeprefix(start) for option in at(text).options() if option.startswith(start)}


@rule("TS-DISP-01")
def test_pilots_loads_and_flights_come_in_any_order_and_as_often_as_wanted() -> None:
    position = at(CHAINS).does("board alan:tb1", "leave alan", "load mole:alan", "unload mole", "board alan:tb1")
    position.does("fly tb1:2", "board scott:tb3", "fly tb3:1", "end-dispatch")
    assert (place(position, "tb1"), place(position, "tb3")) == ("2", "1")


@rule("TS-DISP-01")
def test_a_vehicle_moves_once_even_with_another_pilot() -> None:
    position = at(f"{CHAINS} | crew alan tb1 | at tb1 2").does("fly tb1:island", "leave alan", "board scott:tb1")
    assert position.refuses("fly tb1:3").why == "moved-already"


@rule("TS-DISP-02")
@pytest.mark.parametrize("vehicle", ["tb1", "tb2", "tb3"])
def test_a_thunderbird_without_a_pilot_does_not_move(vehicle: str) -> None:
    assert at(CHAINS).refuses(f"fly {vehicle}:1").rule == "TS-DISP-02"
    assert flights(f"{CHAINS} | crew alan {vehicle}", vehicle) == {"1", "2", "3", "4"}


@rule("TS-DISP-03")
def test_one_pilot_for_one_vehicle() -> None:
    position = at(CHAINS).does("board alan:tb1")
    assert position.refuses("board alan:tb3").why == "is-aboard"
    assert position.refuses("board scott:tb1").why == "has-a-pilot"
    assert position.refuses("load mole:alan").rule == "TS-DISP-03"


@rule("TS-DISP-04")
def test_a_pilot_stays_with_his_vehicle_until_it_is_at_tracy_island() -> None:
    position = at(f"{CHAINS} | crew alan tb1 | at tb1 2")
    assert position.refuses("leave alan").rule == "TS-DISP-04"
    assert position.refuses("leave scott").why == "is-free"
    position.does("fly tb1:island", "leave alan")
    assert crew(position, "tb1") == "-"
    carried = at(f"{CHAINS} | crew alan mole, virgil tb2 | at tb2 2 | hold mole")
    assert carried.refuses("leave alan").why == "not-at-island"


@rule("TS-DISP-05")
@pytest.mark.parametrize("vehicle", ["tb1", "tb3"])
def test_thunderbirds_1_and_3_fly_from_anywhere_to_anywhere(vehicle: str) -> None:
    assert flights(f"{CHAINS} | crew alan {vehicle} | at {vehicle} 1", vehicle) == {"island", "2", "3", "4"}


@rule("TS-DISP-06")
def test_thunderbird_2_flies_to_any_chain_then_to_neighbours_or_home() -> None:
    assert flights(f"{CHAINS} | crew alan tb2", "tb2") == {"1", "2", "3", "4"}
    away = f"{CHAINS} | crew alan tb2 | at tb2 1"
    assert flights(away, "tb2") == {"island", "2"}
    assert at(away).refuses("fly tb2:3").rule == "TS-DISP-06"


@rule("TS-DISP-07")
def test_thunderbird_4_and_pods_do_not_move_by_themselves() -> None:
    for vehicle in ("tb4", "mole"):
        position = at(f"{CHAINS} | crew alan {vehicle}, virgil tb2 | at tb2 2 | hold {vehicle}")
        assert position.refuses(f"fly {vehicle}:1").rule == "TS-DISP-07"
    assert at(CHAINS).refuses("load tb1:alan").why == "flies-by-itself"


@rule("TS-DISP-08")
def test_thunderbird_5_never_moves_and_never_rolls() -> None:
    assert at(CHAINS).refuses("fly tb5:1").rule == "TS-DISP-08"
    rescues = at(f"{CHAINS} | crew john tb5, alan tb1 | at tb1 1 | now rescue-phase")
    assert rescues.refuses("rescue tb5").rule == "TS-DISP-08"


@rule("TS-DISP-09")
@pytest.mark.parametrize(("first", "second"), [("mole", "firefly"), ("tb4", "mole"), ("mole", "tb4")])
def test_the_hold_takes_two_vehicles_thunderbird_4_or_pods(first: str, second: str) -> None:
    position = at(CHAINS).does(f"load {first}:alan")
    assert position.refuses(f"load {first}:scott").why == "loaded-already"
    position.does(f"load {second}:scott")
    refused = position.refuses("load fire_tender:virgil")
    assert (refused.rule, refused.why) == ("TS-DISP-09", "hold-full")


@rule("TS-DISP-10")
def test_loading_assigns_a_free_pilot_at_the_same_time() -> None:
    position = at(CHAINS).does("load mole:alan")
    assert crew(position, "mole") == "alan"
    assert position.refuses("board scott:firefly").why == "load-instead"
    assert position.refuses("board scott:mole").why == "load-instead"
    assert position.refuses("load mole:scott").why == "loaded-already"
    assert position.refuses("leave alan").why == "unload-instead"


@rule("TS-DISP-10")
def test_thunderbird_2_loads_only_at_tracy_island() -> None:
    position = at(f"{CHAINS} | crew virgil tb2 | at tb2 1")
    assert position.refuses("load mole:alan").why == "transporter-away"


@rule("TS-DISP-11")
def test_what_is_loaded_can_be_unloaded_before_thunderbird_2_leaves() -> None:
    position = at(f"{CHAINS} | display mole,domo,firefly").does("load mole:alan", "unload mole")
    assert pods(position.s.display) == ["domo", "firefly", "mole"]
    assert crew(position, "mole") == "-"
    position.does("load tb4:alan", "unload tb4")
    assert crew(position, "tb4") == "-"
    position.does("load mole:alan", "board virgil:tb2", "fly tb2:1")
    assert position.refuses("unload mole").why == "has-left"
    assert position.refuses("unload domo").why == "not-loaded"


@rule("TS-DISP-12")
def test_the_vehicles_in_the_hold_come_along_and_act_by_themselves() -> None:
    position = at(CHAINS).does("load mole:alan", "load firefly:scott", "board virgil:tb2", "fly tb2:3")
    assert [place(position, it) for it in ("tb2", "mole", "firefly")] == ["3", "3", "3"]
    position.does("end-dispatch")
    assert {"rescue mole", "rescue firefly", "rescue-with red"} <= set(position.options())


@rule("TS-DISP-12")
def test_they_leave_with_thunderbird_2() -> None:
    position = at(f"{CHAINS} | crew alan mole, virgil tb2 | at tb2 2 | hold mole").does("fly tb2:3")
    assert place(position, "mole") == "3"


@rule("TS-DISP-13")
def test_at_tracy_island_the_hold_is_emptied() -> None:
    text = f"{CHAINS} | crew alan mole, virgil tb2 | at tb2 2 | hold mole"
    position = at(text).does("fly tb2:island")
    assert pods(position.s.scrapped) == ["mole"]
    assert (crew(position, "mole"), crew(position, "tb2")) == ("-", "virgil")
    assert position.s.hold == []
    sea = at(f"{CHAINS} | crew gordon tb4, virgil tb2 | at tb2 2 | hold tb4").does("fly tb2:island")
    assert (crew(sea, "tb4"), place(sea, "tb4"), sea.s.scrapped) == ("-", "island", [])
    assert "load tb4:gordon" in sea.options()


@rule("TS-DISP-14")
def test_any_number_of_vehicles_may_be_at_one_place() -> None:
    position = at(f"{CHAINS} | crew alan tb1, scott tb3, virgil tb2, gordon mole | at tb2 2 | hold mole")
    position.does("fly tb1:2", "fly tb3:2")
    assert [place(position, it) for it in ("tb1", "tb2", "tb3", "mole")] == ["2"] * 4


@rule("TS-DISP-15")
def test_the_crew_of_thunderbird_5_changes_only_while_thunderbird_3_is_at_tracy_island() -> None:
    position = at(f"{CHAINS} | crew john tb5, alan tb3").does("leave john", "board scott:tb5", "fly tb3:1")
    assert position.refuses("leave scott").rule == "TS-DISP-15"
    empty = at(f"{CHAINS} | crew alan tb3 | at tb3 1")
    assert empty.refuses("board john:tb5").rule == "TS-DISP-15"


@rule("TS-DISP-16")
def test_leaving_a_place_loses_what_is_stored() -> None:
    text = f"{CHAINS} | crew alan mole, virgil tb2 | at tb2 2 | hold mole | stored tb2 white_fire, mole orange_collapse"
    position = at(text)
    before = list(position.s.supply)
    position.does("fly tb2:3")
    assert (stored(position, "tb2"), stored(position, "mole")) == ("", "")
    assert [after - had for after, had in zip(position.s.supply, before, strict=True)] == [1, 0, 1, 0, 0, 0]


@rule("TS-PILOT-08")
def test_any_pilot_may_fly_anything() -> None:
    options = at(f"{CHAINS} | crew - | display mole,domo,monobrake").options()
    for pilot in ("scott", "virgil", "alan", "gordon", "john", "brains"):
        wanted = {f"board {pilot}:{it}" for it in ("tb1", "tb2", "tb3", "tb5")}
        wanted |= {f"load {it}:{pilot}" for it in ("tb4", "mole", "domo", "monobrake")}
        assert wanted <= set(options)


@rule("TS-PILOT-01")
def test_a_pilot_who_is_face_down_still_flies() -> None:
    position = at(f"{CHAINS} | crew alan tb1 | down alan").does("fly tb1:1", "end-dispatch")
    assert is_down(position, "alan")
    assert "rescue tb1" in position.options()


@rule("TS-TURN-01")
def test_what_belongs_to_other_phases_is_refused() -> None:
    assert at(CHAINS).refuses("rescue tb1").why == "not-in-dispatch"
    assert at(CHAINS).refuses("fly tb5:island").rule == "TS-DISP-08"
    assert at(f"{CHAINS} | crew alan tb1").refuses("fly tb1:island").why == "there-already"
    assert at(f"{CHAINS} | {TURN}").options()[0] == "end-dispatch"

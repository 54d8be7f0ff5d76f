"""AM-SUB, AM-COMP: Thralls and Brains-in-a-jar are subdued, saved, dominated."""

import pytest

from coffret.games.away_missions.names import BLOOD, CAPTAIN, CHIEF, WIRE
from coffret.games.away_missions.rules.gaining import rescued_deck
from coffret.games.away_missions.rules.iq import iq_dice
from coffret.testing import rule
from tests.games.away_missions.support import at, item_at, offered, parts_of


@rule("AM-SUB-01")
def test_thralls_and_wounded_brains_of_the_tile_are_subdued() -> None:
    table = at("captain@8 chief@9 | tiles all | aliens thrall@8, brain@8(hp1), war-thrall@8, saucerman@8, thrall@7")
    subdued = offered(table, "subdue")
    assert subdued == ["subdue thrall-1", "subdue brain-1", "subdue war-thrall-1"]
    assert table.refuses("subdue thrall-2").why == "alien-not-here"
    assert table.refuses("subdue saucerman-1").why == "cannot-be-subdued"


@rule("AM-SUB-02", "AM-COMP-04")
def test_a_subdued_thrall_leaves_and_gives_wire() -> None:
    table = at("captain@8 chief@9 | tiles all | aliens thrall@8").does("subdue thrall-1").rolls("throw 2,9,9,9")
    assert table.s.figures == []
    assert parts_of(table, CAPTAIN, WIRE) == 1
    assert table.s.subdued == 1


@rule("AM-SUB-03", "AM-SUB-08")
def test_one_overkill_saves_the_thrall() -> None:
    table = at("captain@8 chief@8 | tiles all | aliens thrall@8").does("subdue thrall-1").rolls("throw 1,1,1,9")
    assert offered(table, "spend") == ["spend command", "spend save"]
    table.does("spend save").rolls("draw-item hobo")
    assert len(rescued_deck(table.s)) == 14
    assert item_at(table, "hobo") == CAPTAIN
    assert table.s.rescued == 1
    assert parts_of(table, CAPTAIN, WIRE) == 1
    assert offered(table, "spend") == ["spend command"]


@rule("AM-SUB-03", "AM-SETUP-22")
def test_a_rescue_without_a_card_still_counts() -> None:
    gone = "boy, bus-driver, chemist, co-ed, cowboy, football-player, girl, hobo, long-lost-brother, nurse"
    gone += ", photographer, sarge, scientist, smuggler, traffic-cop"
    table = at(f"captain@8 chief@9 | tiles all | aliens thrall@8 | gone {gone}").does("subdue thrall-1")
    table.rolls("throw 1,1,9,9").does("spend save")
    assert table.s.rescued == 1


@rule("AM-SUB-04")
def test_the_only_success_against_a_thrall_cannot_be_declined() -> None:
    table = at("captain@8[rabbits-foot tools reality-inverter:2/a] chief@9 | tiles all | aliens thrall@8")
    table.does("subdue thrall-1").rolls("throw 3,9,9,9")
    assert "use reality-inverter" not in table.options()
    table.does("use rabbits-foot")
    assert table.refuses("choose-die 1").rule == "AM-SUB-04"
    table.does("choose-die 2").rolls("throw 8").does("use tools").rolls("throw 7,7,7")
    assert item_at(table, "tools") == CAPTAIN
    assert parts_of(table, CAPTAIN, WIRE) == 1


@rule("AM-SUB-11", "AM-SCHEM-07")
def test_the_only_success_may_be_one_that_the_inverter_made() -> None:
    table = at("captain@8[rabbits-foot reality-inverter:2/a] chief@9 | tiles all | aliens thrall@8")
    table.does("subdue thrall-1").rolls("throw 4,8,4,5").does("use reality-inverter", "use rabbits-foot")
    assert [option for option in table.options() if "die" in option] == ["choose-die 1", "choose-die 3", "choose-die 4"]


@rule("AM-SUB-04", "AM-SUB-11")
def test_one_die_with_the_only_success_leaves_nothing_to_re_roll() -> None:
    aliens = ", ".join(["leech@8"] * 2)
    table = at(f"chief@8[rabbits-foot tools] captain@9 | tiles all | aliens thrall@8, {aliens}").does("subdue thrall-1")
    table.rolls("throw 3")
    assert parts_of(table, CHIEF, WIRE) == 1


@rule("AM-SUB-04", "AM-DISC-14")
def test_time_warp_may_re_roll_the_only_success_against_a_thrall() -> None:
    table = at("captain@8[time-warp] chief@9 | tiles all | aliens thrall@8").does("subdue thrall-1")
    table.rolls("throw 2,9,9,9").does("use time-warp", "choose-die 1", "done").rolls("throw 9")
    assert parts_of(table, CAPTAIN, WIRE) == 0


@rule("AM-SUB-11")
def test_a_second_success_against_a_thrall_may_be_re_rolled() -> None:
    table = at("captain@8[rabbits-foot] chief@9 | tiles all | aliens thrall@8").does("subdue thrall-1")
    table.rolls("throw 2,2,9,9").does("use rabbits-foot")
    assert "choose-die 1" in table.options()


@rule("AM-SUB-11", "AM-SUB-06")
def test_the_only_success_against_a_brain_may_be_re_rolled() -> None:
    table = at("captain@8[rabbits-foot] chief@9 | tiles all | aliens brain@8(hp1)").does("subdue brain-1")
    table.rolls("throw 2,9,9,9").does("use rabbits-foot")
    assert "choose-die 1" in table.options()


@rule("AM-SUB-05")
def test_a_brain_must_be_wounded_first() -> None:
    reason = at("captain@8 chief@9 | tiles all | aliens brain@8").refuses("subdue brain-1")
    assert (reason.rule, reason.why) == ("AM-SUB-05", "brain-not-wounded")


@rule("AM-SUB-06", "AM-COMP-03")
def test_a_subdued_brain_leaves_and_gives_alien_blood() -> None:
    table = at("captain@8 chief@9 | tiles all | aliens brain@8(hp1)").does("subdue brain-1").rolls("throw 2,9,9,9")
    assert table.s.figures == []
    assert parts_of(table, CAPTAIN, BLOOD) == 1
    assert table.s.subdued == 0


@rule("AM-SUB-07", "AM-SUB-08")
def test_one_overkill_dominates_the_brain() -> None:
    table = at("captain@8 chief@8 | tiles all | aliens brain@8(hp1)").does("subdue brain-1").rolls("throw 1,1,1,9")
    assert offered(table, "spend") == ["spend command", "spend dominate"]
    table.does("spend dominate")
    assert item_at(table, "dominated-brain") == CAPTAIN
    assert parts_of(table, CAPTAIN, BLOOD) == 1
    assert iq_dice(table.s, CAPTAIN) == 5
    assert offered(table, "spend") == ["spend command"]


@rule("AM-SUB-07")
def test_a_dominated_brain_serves_whoever_bears_it() -> None:
    table = at("captain@8(seat1)[dominated-brain] chief@8(seat1) | tiles all")
    table.does("exchange chief", "give dominated-brain", "done")
    assert (iq_dice(table.s, CAPTAIN), iq_dice(table.s, CHIEF)) == (4, 4)


@rule("AM-SUB-10")
@pytest.mark.parametrize("alien", ["thrall", "brain"])
def test_stunned_ones_may_be_subdued(alien: str) -> None:
    table = at(f"captain@8 chief@9 | tiles all | aliens {alien}@8(hp1 stunned)").does(f"subdue {alien}-1")
    assert table.rolls("throw 1,9,9,9").s.figures == []


@rule("AM-SUB-12")
def test_without_a_card_no_brain_is_dominated() -> None:
    brains = " ".join(["dominated-brain"] * 6)
    table = at(f"captain@8 chief@8[{brains}] | tiles all | aliens brain@8(hp1)").does("subdue brain-1")
    assert offered(table.rolls("throw 1,1,9,9"), "spend") == ["spend command"]


@rule("AM-COMP-01", "AM-COMP-06")
def test_components_are_three_and_without_limit() -> None:
    table = at("captain@8(wire30 blood30 mysterium30) chief@9 | tiles all | aliens thrall@8, brain@8(hp1)")
    table.does("subdue thrall-1").rolls("throw 1,9,9,9").does("subdue brain-1").rolls("throw 1,9,9,9")
    assert table.s.parts[:3] == [31, 31, 30]


def test_equal_thralls_are_offered_once() -> None:
    table = at("captain@8 chief@9 | tiles all | aliens thrall@8, thrall@8, thrall@8(stunned)")
    assert [option for option in table.options() if "subdue" in option] == ["subdue thrall-1", "subdue thrall-3"]
    assert table.refuses("subdue thrall-2").why == "equal-alien"

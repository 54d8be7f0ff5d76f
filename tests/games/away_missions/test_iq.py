"""AM-IQ, AM-SUB: heal, analyse, subdue, and what their Overkills buy."""

import pytest

from coffret.games.away_missions.names import (
    BLOOD,
    CAPTAIN,
    CHIEF,
    ITEMS,
    WIRE,
)
from coffret.games.away_missions.rules.gaining import rescued_deck
from coffret.games.away_missions.rules.iq import iq_dice
from coffret.games.away_missions.state import ANALYSED
from coffret.testing import Position, rule
from tests.games.away_missions.support import at

BELT = ITEMS.index("force-field-belt")
BELT_2 = ITEMS.index("force-field-belt-2")


def part(table: Position, who: int, component: int) -> int:
    count: int = table.s.parts[3 * who + component]
    return count


def spends(table: Position) -> list[str]:
    return [option for option in table.options() if option.startswith("spend")]


# How many dice


@rule("AM-IQ-01", "AM-SHEET-03")
def test_an_iq_action_rolls_the_current_iq() -> None:
    table = at("captain@8 chief@8 | tiles all | aliens thrall@8").does("subdue thrall-1")
    assert table.s.rolls[-1].dice == 4


@rule("AM-IQ-01")
def test_there_are_three_iq_actions() -> None:
    table = at("captain@8(hp3)[force-field-belt] chief@8 | tiles all | aliens thrall@8")
    assert {"heal captain", "analyze force-field-belt", "subdue thrall-1"} <= set(table.options())


@rule("AM-SHEET-03", "AM-IQ-03", "AM-SUB-09")
def test_bonuses_and_penalties_add_up() -> None:
    table = at(
        "captain@8(coffee1)[dominated-brain dominated-brain wire-cutters] chief@8 | tiles all"
        " | aliens thrall@8, leech@8, leech@8(stunned)"
    )
    assert iq_dice(table.s, CAPTAIN) == 4 + 2 - 1
    assert table.does("subdue thrall-1").s.rolls[-1].dice == 5 + 1 + 1


@rule("AM-IQ-03")
def test_iq_is_never_below_zero_and_dice_of_items_come_afterwards() -> None:
    aliens = ", ".join(["leech@8"] * 5)
    table = at(f"chief@8[wire-cutters] captain@9 | tiles all | aliens thrall@8, {aliens}")
    assert iq_dice(table.s, CHIEF) == 0
    assert table.does("subdue thrall-1").s.rolls[-1].dice == 1


@rule("AM-IQ-03", "AM-DISC-11")
def test_the_orb_raises_an_iq_that_leeches_eat_up() -> None:
    text = "chief@8[glowing-orb] captain@9 | tiles all | aliens thrall@8, "
    table = at(text + ", ".join(["leech@8"] * 5)).does("subdue thrall-1", "use glowing-orb")
    assert table.s.rolls[-1].dice == 0
    table = at(text + ", ".join(["leech@8"] * 3)).does("subdue thrall-1", "use glowing-orb")
    assert table.s.rolls[-1].dice == 1


@rule("AM-IQ-03", "AM-DISC-11")
def test_two_orbs_raise_the_iq_one_after_the_other() -> None:
    aliens = ", ".join(["leech@8"] * 4)
    table = at(f"chief@8[glowing-orb glowing-orb] captain@9 | tiles all | aliens thrall@8, {aliens}")
    table.does("subdue thrall-1", "use glowing-orb")
    assert table.s.rolls[-1].dice == 0
    table.does("use glowing-orb-2")
    assert table.s.rolls[-1].dice == 1


# Heal


@rule("AM-IQ-04")
def test_the_first_success_of_a_heal_restores_one_hp() -> None:
    table = at("captain@8 chief@8(hp3) | tiles all").does("heal chief").rolls("throw 1,9,9,9")
    assert table.s.hp[CHIEF] == 4
    assert at("captain@8 chief@8(hp3) | tiles all").does("heal chief").rolls("throw 4,9,9,9").s.hp[CHIEF] == 3


@rule("AM-IQ-04")
def test_a_heal_reaches_oneself_and_the_own_tile_only() -> None:
    table = at("captain@8(hp2) chief@7(hp3) | tiles all")
    assert "heal captain" in table.options()
    assert table.refuses("heal chief").rule == "AM-IQ-04"


@rule("AM-IQ-06")
def test_only_the_wounded_are_healed() -> None:
    reason = at("captain@8 chief@8 | tiles all").refuses("heal chief")
    assert (reason.rule, reason.why) == ("AM-IQ-06", "not-wounded")


@rule("AM-IQ-05")
def test_overkills_of_a_heal_buy_the_personal_option_only() -> None:
    table = at("captain@8 chief@8(hp3) | tiles all").does("heal chief").rolls("throw 1,1,9,9")
    assert spends(table) == ["spend command"]
    assert table.s.hp[CHIEF] == 4


# Analyse


@rule("AM-IQ-07", "AM-IQ-08")
def test_an_analysis_makes_an_item_usable_with_its_charges() -> None:
    table = at("captain@8[force-field-belt] chief@9 | tiles all").does("analyze force-field-belt")
    table.rolls("throw 3,9,9,9")
    assert table.s.item_state[BELT] & ANALYSED
    assert table.s.charges[BELT] == 3
    assert table.refuses("analyze force-field-belt").why == "analysed-already"


@rule("AM-IQ-07")
def test_an_item_not_analysed_cannot_be_used() -> None:
    table = at("captain@8[force-field-belt] chief@9 | tiles all")
    reason = table.refuses("use force-field-belt")
    assert (reason.rule, reason.why) == ("AM-IQ-07", "not-analysed")


@rule("AM-IQ-07", "AM-ITEM-07")
def test_items_without_the_icon_need_no_analysis() -> None:
    table = at("captain@8(mysterium1)[replicator] chief@9 | tiles all")
    assert table.refuses("analyze replicator").rule == "AM-ITEM-07"
    assert "use replicator" in table.options()


@rule("AM-IQ-09")
def test_overkills_of_an_analysis_buy_charges() -> None:
    table = at("captain@8[force-field-belt] chief@8 | tiles all").does("analyze force-field-belt")
    table.rolls("throw 1,1,1,9")
    assert spends(table) == ["spend command", "spend charge"]
    assert table.does("spend charge", "spend charge").s.charges[BELT] == 5


@rule("AM-IQ-10")
def test_a_failed_analysis_changes_nothing_and_may_be_tried_again() -> None:
    table = at("captain@8[force-field-belt] chief@9 | tiles all").does("analyze force-field-belt")
    table.rolls("throw 9,9,9,9")
    assert not table.s.item_state[BELT] & ANALYSED
    assert "analyze force-field-belt" in table.options()


@rule("AM-IQ-11")
def test_each_copy_is_analysed_by_itself() -> None:
    table = at("captain@8[force-field-belt force-field-belt] chief@9 | tiles all")
    assert table.refuses("analyze force-field-belt-2").rule == "AM-IQ-11"
    table.does("analyze force-field-belt").rolls("throw 1,9,9,9")
    assert not table.s.item_state[BELT_2] & ANALYSED
    assert "analyze force-field-belt-2" in table.options()


@rule("AM-IQ-12")
def test_only_what_is_carried_is_analysed() -> None:
    table = at("captain@8 chief@8[force-field-belt] | tiles all")
    assert table.refuses("analyze force-field-belt").rule == "AM-IQ-12"


@rule("AM-IQ-13")
def test_a_task_of_the_scenario_is_an_iq_action() -> None:
    table = at("captain@8 chief@9 | tiles 8 control-room | markers 8")
    assert "perform send-alarm" in table.options()
    table.does("perform send-alarm")
    assert table.s.rolls[-1].dice == 4
    table.rolls("throw 9,9,9,9")
    assert at("captain@8 chief@9 | tiles all").refuses("perform send-alarm").rule == "AM-IQ-13"


@rule("AM-IQ-13")
def test_overkills_of_a_task_buy_the_personal_option_only() -> None:
    table = at("captain@8 chief@8 doctor@9 | tiles 8 control-room | markers 8").does("perform send-alarm")
    assert spends(table.rolls("throw 1,1,9,9")) == ["spend command"]


# Subdue


@rule("AM-SUB-01")
def test_thralls_and_wounded_brains_of_the_tile_are_subdued() -> None:
    table = at("captain@8 chief@9 | tiles all | aliens thrall@8, brain@8(hp1), war-thrall@8, saucerman@8, thrall@7")
    subdued = [option for option in table.options() if option.startswith("subdue")]
    assert subdued == ["subdue thrall-1", "subdue brain-1", "subdue war-thrall-1"]
    assert table.refuses("subdue thrall-2").why == "alien-not-here"
    assert table.refuses("subdue saucerman-1").why == "cannot-be-subdued"


@rule("AM-SUB-02", "AM-COMP-04")
def test_a_subdued_thrall_leaves_and_gives_wire() -> None:
    table = at("captain@8 chief@9 | tiles all | aliens thrall@8").does("subdue thrall-1").rolls("throw 2,9,9,9")
    assert table.s.figures == []
    assert part(table, CAPTAIN, WIRE) == 1
    assert table.s.subdued == 1


@rule("AM-SUB-03", "AM-SUB-08")
def test_one_overkill_saves_the_thrall() -> None:
    table = at("captain@8 chief@8 | tiles all | aliens thrall@8").does("subdue thrall-1").rolls("throw 1,1,1,9")
    assert spends(table) == ["spend command", "spend save"]
    table.does("spend save").rolls("draw-item hobo")
    assert len(rescued_deck(table.s)) == 14
    assert table.s.item_at[ITEMS.index("hobo")] == CAPTAIN
    assert table.s.rescued == 1
    assert part(table, CAPTAIN, WIRE) == 1
    assert spends(table) == ["spend command"]


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
    table.does("subdue thrall-1").rolls("throw 2,9,9,9")
    assert "use reality-inverter" not in table.options()
    table.does("use rabbits-foot")
    assert table.refuses("choose-die 1").rule == "AM-SUB-04"
    table.does("choose-die 2").rolls("throw 8").does("use tools").rolls("throw 7,7,7")
    assert table.s.item_at[ITEMS.index("tools")] == CAPTAIN
    assert part(table, CAPTAIN, WIRE) == 1


@rule("AM-SUB-04", "AM-DISC-14")
def test_time_warp_may_re_roll_the_only_success_against_a_thrall() -> None:
    table = at("captain@8[time-warp] chief@9 | tiles all | aliens thrall@8").does("subdue thrall-1")
    table.rolls("throw 2,9,9,9").does("use time-warp", "choose-die 1", "done").rolls("throw 9")
    assert part(table, CAPTAIN, WIRE) == 0


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
    assert part(table, CAPTAIN, BLOOD) == 1
    assert table.s.subdued == 0


@rule("AM-SUB-07", "AM-SUB-08")
def test_one_overkill_dominates_the_brain() -> None:
    table = at("captain@8 chief@8 | tiles all | aliens brain@8(hp1)").does("subdue brain-1").rolls("throw 1,1,1,9")
    assert spends(table) == ["spend command", "spend dominate"]
    table.does("spend dominate")
    assert table.s.item_at[ITEMS.index("dominated-brain")] == CAPTAIN
    assert part(table, CAPTAIN, BLOOD) == 1
    assert iq_dice(table.s, CAPTAIN) == 5
    assert spends(table) == ["spend command"]


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
    assert spends(table.rolls("throw 1,1,9,9")) == ["spend command"]


@rule("AM-COMP-01", "AM-COMP-06")
def test_components_are_three_and_without_limit() -> None:
    table = at("captain@8(wire30 blood30 mysterium30) chief@9 | tiles all | aliens thrall@8, brain@8(hp1)")
    table.does("subdue thrall-1").rolls("throw 1,9,9,9").does("subdue brain-1").rolls("throw 1,9,9,9")
    assert table.s.parts[:3] == [31, 31, 30]


def test_equal_thralls_are_offered_once() -> None:
    table = at("captain@8 chief@9 | tiles all | aliens thrall@8, thrall@8, thrall@8(stunned)")
    assert [option for option in table.options() if "subdue" in option] == ["subdue thrall-1", "subdue thrall-3"]
    assert table.refuses("subdue thrall-2").why == "equal-alien"

"""AM-SCHEM: Inspiration, assembly, and what assembled Schematics do."""

import pytest

from coffret.games.away_missions.cards import ASSEMBLED, COLLECT
from coffret.games.away_missions.names import CAPTAIN, CARDS, CHIEF, COMPONENTS, DOCTOR, MYSTERIUM, SCENARIOS
from coffret.games.away_missions.rules.objectives import objectives_hold
from coffret.games.away_missions.state import ANALYSED, GONE, INVISIBLE
from coffret.testing import rule
from tests.games.away_missions.support import (
    FACTS,
    WHOLE_ALIEN_TURN,
    all_stunned,
    at,
    charges_of,
    item_at,
    marks_of,
    parts_of,
    uses_of,
)

SCHEMATICS = [CARDS[card] for card in range(len(CARDS)) if FACTS.is_schematic[card]]


@rule("AM-SCHEM-01")
def test_a_schematic_is_discarded_for_an_iq_action_without_ap() -> None:
    table = at("captain@8(s0 x0)[teleporter] chief@8(hp3) | tiles all").does("inspire teleporter", "heal chief")
    assert item_at(table, "teleporter") == GONE
    assert table.rolls("throw 1,9,9,9").s.hp[CHIEF] == 4


@rule("AM-SCHEM-01")
def test_an_inspiration_put_back_keeps_the_schematic() -> None:
    table = at("captain@8[teleporter] chief@8(hp3) | tiles all").does("inspire teleporter", "back")
    assert item_at(table, "teleporter") == CAPTAIN


@rule("AM-SCHEM-01")
def test_a_discarded_schematic_is_not_the_object_of_its_own_inspiration() -> None:
    table = at("captain@8(mysterium2)[teleporter] chief@8 | tiles all")
    assert table.refuses("inspire teleporter").rule == "AM-SCHEM-01"
    assert table.refuses("inspire teleporter").why == "no-target"


@rule("AM-SCHEM-02", "AM-SCHEM-04")
def test_a_schematic_is_assembled_from_its_components() -> None:
    table = at("doctor@8(mysterium3 wire1)[teleporter] chief@9 | tiles all").does("analyze teleporter")
    table.rolls("throw 1,9,9,9,9")
    assert marks_of(table, "teleporter") & ANALYSED
    assert [parts_of(table, DOCTOR, part) for part in range(len(COMPONENTS))] == [1, 0, 1]
    assert charges_of(table, "teleporter") == 3
    assert table.s.assembled == 1


@rule("AM-SCHEM-02", "AM-GOAL-05")
def test_the_last_schematic_may_win_the_mission() -> None:
    number, goal = next(
        (number, goal)
        for number, told in enumerate(FACTS.scenarios)
        for goal in told.objectives
        if goal.verb == COLLECT and goal.what == ASSEMBLED
    )
    built = goal.amount[0] - 1
    text = f"captain(mysterium2)[teleporter] chief | scenario {SCENARIOS[number]} | assembled {built}"
    table = at(text).does("analyze teleporter").rolls("throw 1,9,9,9")
    assert table.s.assembled == built + 1
    assert (table.outcome is not None) == objectives_hold(table.s)


@rule("AM-SCHEM-02")
@pytest.mark.parametrize("parts", ["mysterium1", "wire2", "blood2"])
def test_a_schematic_without_its_components_is_not_assembled(parts: str) -> None:
    reason = at(f"captain@8({parts})[teleporter] chief@9 | tiles all").refuses("analyze teleporter")
    assert (reason.rule, reason.why) == ("AM-SCHEM-02", "components-missing")


@rule("AM-SCHEM-02")
def test_an_assembled_schematic_serves_any_bearer() -> None:
    table = at("captain@8[teleporter:3/a] chief@9 | tiles all")
    assert "use teleporter" in table.options()
    assert at("captain@8[teleporter:3] chief@9 | tiles all").refuses("use teleporter").rule == "AM-SCHEM-02"


@rule("AM-SCHEM-03")
def test_a_failed_assembly_costs_nothing() -> None:
    table = at("captain@8(mysterium2)[teleporter] chief@9 | tiles all").does("analyze teleporter")
    table.rolls("throw 9,9,9,9")
    assert parts_of(table, CAPTAIN, MYSTERIUM) == 2
    assert item_at(table, "teleporter") == CAPTAIN


@rule("AM-SCHEM-04")
def test_an_assembled_schematic_inspires_nobody() -> None:
    reason = at("captain@8[teleporter:3/a] chief@8(hp3) | tiles all").refuses("inspire teleporter")
    assert (reason.rule, reason.why) == ("AM-SCHEM-04", "assembled-already")


@rule("AM-SCHEM-01")
def test_only_schematics_inspire() -> None:
    assert at("captain@8[tools] chief@8(hp3) | tiles all").refuses("inspire tools").why == "no-schematic"


@rule("AM-SCHEM-05", "AM-SCHEM-13")
def test_aliens_ignore_who_is_invisible() -> None:
    text = (
        "captain@8(seat1 o5)[invisibility-device:2/a] chief@5(seat1 o5) | tiles all | aliens saucerman@8"
        + WHOLE_ALIEN_TURN
    )
    table = at(text)
    assert table.options() == ["done", "use invisibility-device"]
    table.does("use invisibility-device")
    assert table.s.hp[CAPTAIN] == 6
    assert table.asked != -1 or table.s.rolls[-1].who != CAPTAIN
    assert at(text).does("done").asked in (-1, 0)


@rule("AM-SCHEM-13")
def test_invisibility_may_be_announced_before_any_activation() -> None:
    table = at(
        "captain@8(seat1 o5)[invisibility-device:2/a] chief@5(seat1 o5) | tiles all | aliens saucerman@8, thrall@8"
        + WHOLE_ALIEN_TURN
    )
    table.does("done", "done").rolls("throw 9,9")
    assert "use invisibility-device" in table.options()
    table.does("use invisibility-device")
    assert table.asked == 0
    assert table.s.hp[CAPTAIN] == 6


@rule("AM-SCHEM-05")
def test_invisibility_ends_with_the_game_turn() -> None:
    table = at("captain@8(seat1 invisible) chief@5(seat1) | tiles all | now clean-up then begin-game-turn")
    assert not table.s.done[CAPTAIN] & INVISIBLE


@rule("AM-SCHEM-06", "AM-SCHEM-14")
def test_the_hyperbolizer_stuns_all_aliens_of_a_tile() -> None:
    table = at(
        "captain@9[neuronic-hyperbolizer:2/a] chief@9 | tiles 8 tile-35, 7 tile-35 | hatches 8n closed, 9n closed"
        " | aliens saucerman@7, thrall@7, saucerman@3"
    )
    assert uses_of(table, "neuronic-hyperbolizer") == {"choose-place 3", "choose-place 7"}
    table.does("choose-place 7")
    assert all_stunned(table) == ["saucerman-1", "thrall-1"]


@rule("AM-SCHEM-14", "AM-LOS-07")
def test_the_hyperbolizer_reaches_unscanned_tiles() -> None:
    table = at("captain@9[neuronic-hyperbolizer:2/a] chief@9 | aliens saucerman@3").does("use neuronic-hyperbolizer")
    assert all_stunned(table.does("choose-place 3")) == ["saucerman-1"]


@rule("AM-SCHEM-15")
def test_of_two_equal_schematics_one_inspires_the_assembly_of_the_other() -> None:
    table = at("professor@8(s0 x0 wire2)[neuronic-hyperbolizer neuronic-hyperbolizer-2] chief | tiles all")
    table.does("inspire neuronic-hyperbolizer", "analyze neuronic-hyperbolizer-2").rolls("throw 1,9,9,9,9,9")
    assert item_at(table, "neuronic-hyperbolizer") == GONE
    assert marks_of(table, "neuronic-hyperbolizer-2") & ANALYSED


@rule("AM-SCHEM-01")
def test_a_single_schematic_does_not_inspire_its_own_assembly() -> None:
    table = at("professor@8(s0 x0 wire2)[neuronic-hyperbolizer] chief | tiles all")
    assert table.refuses("inspire neuronic-hyperbolizer").rule == "AM-SCHEM-01"


@rule("AM-SCHEM-07")
def test_the_inverter_makes_high_numbers_succeed() -> None:
    table = at("captain@8[reality-inverter:2/a] chief@8(hp3) | tiles all").does("heal chief").rolls("throw 8,4,4,4")
    assert table.does("use reality-inverter").s.hp[CHIEF] == 4
    assert charges_of(table, "reality-inverter") == 1


@rule("AM-SCHEM-07")
def test_inverted_low_numbers_fail() -> None:
    table = at("captain@8[reality-inverter:2/a] chief@8(hp3) | tiles all").does("heal chief").rolls("throw 1,4,4,4")
    assert table.does("use reality-inverter").s.hp[CHIEF] == 3


@rule("AM-SCHEM-08")
def test_the_stasis_box_holds_any_unused_rocketeer_item() -> None:
    table = at("captain@8[stasis-box:1/a] chief@9[tools] | tiles all | gone flag")
    found = uses_of(table, "stasis-box")
    assert "choose-item atomic-rifle" in found
    assert not {"choose-item tools", "choose-item flag", "choose-item heat-ray"} & found
    assert item_at(table.does("choose-item atomic-rifle"), "atomic-rifle") == CAPTAIN


@rule("AM-SCHEM-09", "AM-LOS-07")
def test_tantalus_eliminates_an_alien_anywhere() -> None:
    table = at("captain@9[tantalus-projector:2/a] chief@9 | tiles 8 tile-35 | aliens sentinel@6")
    table.does("use tantalus-projector", "choose-alien sentinel-1")
    assert table.s.figures == []


@rule("AM-SCHEM-11")
def test_tantalus_spares_thralls_and_only_wounds_a_boss() -> None:
    aliens = "thrall@6, war-thrall@6, hive-queen@7(hp8)"
    table = at(f"captain@9[tantalus-projector:2/a] chief@9 | tiles all | aliens {aliens}")
    assert uses_of(table, "tantalus-projector") == {"choose-alien hive-queen"}
    table.does("choose-alien hive-queen")
    assert table.s.alien_hp[table.s.figures[-1]] == 5


@rule("AM-SCHEM-10")
def test_the_teleporter_moves_the_user_and_whoever_comes_along() -> None:
    table = at("captain@8(seat1)[teleporter:3/a] chief@8(seat1) doctor@8(seat1) | tiles all | hatches 8n closed")
    table.does("use teleporter", "choose-place 3", "choose-rocketeer doctor", "done")
    assert (table.s.at[CAPTAIN], table.s.at[CHIEF], table.s.at[DOCTOR]) == (2, 7, 2)


@rule("AM-SCHEM-10")
def test_the_teleporter_goes_only_to_scanned_tiles() -> None:
    table = at("captain@9[teleporter:3/a] chief@9 | tiles 8 tile-35, 7 tile-35")
    assert uses_of(table, "teleporter") >= {"choose-place 7", "choose-place 8"}
    assert "choose-place 6" not in table.options()
    assert "choose-place 9" not in table.options()


@rule("AM-EVENT-07")
@pytest.mark.parametrize("item", SCHEMATICS)
def test_without_power_no_schematic_works_or_inspires(item: str) -> None:
    table = at(f"captain@8(wire2 blood2 mysterium2)[{item}] chief@8(hp3) | tiles all | flags power_out")
    assert table.refuses(f"inspire {item}").rule == "AM-EVENT-07"
    assert table.refuses(f"analyze {item}").rule == "AM-EVENT-07"

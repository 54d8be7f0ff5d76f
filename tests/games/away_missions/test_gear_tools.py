"""AM-GEAR: re-rolls, gas and hatches, and gear that reaches beyond the tile."""

import pytest

from coffret.games.away_missions.cards import DESTROYED, OPEN
from coffret.games.away_missions.names import CAPTAIN, CHIEF, WIRE
from coffret.games.away_missions.state import GONE, LYING, RECORDED
from coffret.testing import rule
from tests.games.away_missions.support import (
    WHOLE_ALIEN_TURN,
    all_stunned,
    at,
    charges_of,
    item_at,
    marks_of,
    parts_of,
    uses_of,
    where,
)

# Re-rolls


@rule("AM-GEAR-16")
def test_the_rabbits_foot_re_rolls_one_die() -> None:
    table = at("captain@8[rabbits-foot] chief@8(hp3) | tiles all").does("heal chief").rolls("throw 9,9,9,9")
    table.does("use rabbits-foot", "choose-die 2").rolls("throw 2")
    assert table.s.hp[CHIEF] == 4
    assert charges_of(table, "rabbits-foot") == 2


@rule("AM-GEAR-16")
def test_a_rabbits_foot_put_back_keeps_its_charge() -> None:
    table = at("captain@8[rabbits-foot] chief@8(hp3) | tiles all").does("heal chief").rolls("throw 9,9,9,9")
    table.does("use rabbits-foot", "back", "done")
    assert charges_of(table, "rabbits-foot") == 3


@rule("AM-GEAR-17")
@pytest.mark.parametrize("item", ["rabbits-foot", "time-warp"])
def test_nobody_re_rolls_the_dice_of_aliens_or_of_another(item: str) -> None:
    text = f"captain@8(seat1 hp3)[{item}] chief@8(seat1) | tiles all"
    table = at(text + " | aliens saucerman@8" + WHOLE_ALIEN_TURN).rolls("throw 1,9")
    assert "use" not in table.options()[0]
    table = at(text + " | active chief").does("heal captain").rolls("throw 9,9,9")
    assert f"use {item}" not in table.options()


@rule("AM-GEAR-36")
def test_tools_re_roll_a_whole_iq_action_and_break_without_success() -> None:
    text = "captain@8[tools] chief@8(hp3) | tiles all"
    table = at(text).does("heal chief").rolls("throw 9,9,9,9").does("use tools").rolls("throw 8,8,8,8")
    assert item_at(table, "tools") == GONE
    table = at(text).does("heal chief").rolls("throw 9,9,9,9").does("use tools").rolls("throw 1,8,8,8")
    assert item_at(table, "tools") == CAPTAIN
    assert table.s.hp[CHIEF] == 4


@rule("AM-GEAR-36")
def test_tools_do_not_help_to_shoot() -> None:
    table = at("captain@8[tools ray-gun] chief | tiles all | aliens sentinel@8").does("attack ray-gun:sentinel-1")
    assert "use tools" not in table.rolls("throw 9,9,9,9,9").options()


@rule("AM-GEAR-36")
def test_tools_re_roll_a_single_die_too() -> None:
    text = "captain@8[tools] chief@8(hp3) | tiles all | aliens leech@8, leech@8, leech@8"
    assert "use tools" in at(text).does("heal chief").rolls("throw 9").options()


# Gas, cold, hatches


@rule("AM-GEAR-19")
def test_an_oxygen_tank_is_discarded_for_two_o2() -> None:
    table = at("captain@8(o2)[oxygen-tank] chief | tiles all").does("use oxygen-tank")
    assert table.s.oxygen[CAPTAIN] == 4
    assert item_at(table, "oxygen-tank") == GONE


@rule("AM-GEAR-20", "AM-GEAR-21")
def test_power_of_love_moves_aliens_in_sight_back_but_no_thralls() -> None:
    table = at(
        "captain@8[power-of-love] chief@8 | tiles all | hatches 8nw closed"
        " | aliens saucerman@7, thrall@7, brain@12, saucerman@4"
    ).does("use power-of-love")
    assert set(table.options()) == {"choose-place 3", "choose-place 6", "choose-place 11"}
    table.does("choose-place 6")
    while table.options()[0].startswith("choose-place"):
        table.does(table.options()[0])
    s = table.s
    moved = {s.alien_at[one] for one in s.figures}
    assert 5 in moved
    assert {6, 3} <= moved
    assert charges_of(table, "power-of-love") == 1


@rule("AM-GEAR-20")
def test_love_moves_a_single_alien() -> None:
    table = at("captain@8[power-of-love] chief@8 | tiles all | aliens saucerman@7").does("use power-of-love")
    assert table.does("choose-place 3").s.alien_at[table.s.figures[0]] == 2


@rule("AM-GEAR-21")
def test_love_moves_one_alien_after_another() -> None:
    table = at("captain@8[power-of-love] chief@8 | tiles all | aliens saucerman@7, saucerman@7, saucerman@7")
    table.does("use power-of-love", "choose-place 3", "choose-place 6", "choose-place 11")
    assert [where(table, f"saucerman-{number}") for number in (1, 2, 3)] == [3, 6, 11]


@rule("AM-GEAR-21")
def test_between_two_ways_back_the_user_chooses() -> None:
    table = at("captain@8[power-of-love] chief@8 | tiles all | hatches 7n sealed | aliens saucerman@7")
    assert set(table.does("use power-of-love").options()) == {"choose-place 3", "choose-place 11"}


@rule("AM-GEAR-21")
def test_love_does_not_move_who_has_no_way_back_nor_a_boss() -> None:
    text = "captain@8[power-of-love] chief@8 | tiles all | aliens sentinel@7 | hatches "
    closed = "7n closed, 7ne closed, 7nw closed, 7sw closed, 7se closed"
    assert at(text + closed).refuses("use power-of-love").rule == "AM-GEAR-20"
    boss = at("captain@8[power-of-love] chief@8 | tiles all | aliens hive-queen@7")
    assert boss.refuses("use power-of-love").rule == "AM-GEAR-20"


@rule("AM-GEAR-29")
def test_a_stun_pellet_stuns_all_aliens_of_a_tile() -> None:
    text = "captain@8(s0 x0)[stun-pellet] chief | tiles all | hatches 8n closed"
    text += " | aliens saucerman@8, thrall@8, saucerman@12, saucerman@7, saucerman@11"
    table = at(text)
    assert uses_of(table, "stun-pellet") == {"choose-place 8", "choose-place 12"}
    assert all_stunned(table.does("choose-place 8")) == ["saucerman-1", "thrall-1"]
    assert charges_of(table, "stun-pellet") == 0


@rule("AM-GEAR-33", "AM-SCHEM-11")
def test_the_common_cold_eliminates_all_aliens_of_the_tile_but_thralls() -> None:
    text = "captain@8[common-cold] chief@9 | tiles all | aliens sentinel@8, bug@8, thrall@8, saucerman@7"
    table = at(text).does("use common-cold").rolls("throw 1,9,9,9")
    assert len(table.s.figures) == 2
    assert item_at(table, "common-cold") == GONE
    assert table.s.points[0] == 1
    assert len(at(text).does("use common-cold").rolls("throw 9,9,9,9").s.figures) == 4


@rule("AM-GEAR-33")
def test_the_cold_needs_somebody_to_catch_it() -> None:
    table = at("captain@8[common-cold] chief@9 | tiles all | aliens thrall@8, saucerman@7")
    assert table.refuses("use common-cold").rule == "AM-GEAR-33"


@rule("AM-GEAR-33", "AM-SCHEM-11")
def test_a_boss_only_takes_three_damage_from_the_cold() -> None:
    table = at("captain@8[common-cold] chief@9 | tiles all | aliens hive-queen@8(hp8)").does("use common-cold")
    assert table.rolls("throw 1,9,9,9").s.alien_hp[table.s.figures[0]] == 5


@rule("AM-GEAR-34", "AM-GEAR-35")
@pytest.mark.parametrize("hatch", ["closed", "open", "locked"])
def test_thermite_destroys_a_hatch_of_the_tile(hatch: str) -> None:
    table = at(f"captain@8[thermite] chief | tiles all | hatches 8n {hatch}").does("use thermite")
    assert DESTROYED in table.does("choose-hatch 8:n:destroyed").s.border
    assert charges_of(table, "thermite") == 1


@rule("AM-GEAR-35")
def test_thermite_does_not_destroy_a_sealed_hatch() -> None:
    table = at("captain@8[thermite] chief | tiles all | hatches 8n sealed, 7n closed")
    assert table.refuses("use thermite").rule == "AM-GEAR-34"


# Monkey, Scanner, Tricorder, Tape Recorder


@rule("AM-GEAR-27")
def test_the_monkey_fetches_from_an_adjacent_tile_in_sight() -> None:
    table = at("captain@8[space-monkey] chief | tiles all | hatches 8n closed | lying tools@12, flag@7, ddt@11")
    assert uses_of(table, "space-monkey") & {"pick-up tools", "pick-up flag", "pick-up ddt"} == {"pick-up tools"}
    assert item_at(table.does("pick-up tools"), "tools") == CAPTAIN


@rule("AM-GEAR-27")
def test_the_monkey_drops_on_an_adjacent_tile_in_sight() -> None:
    table = at("captain@8[space-monkey tools] chief | tiles all | hatches 8n closed")
    table.does("use space-monkey", "drop tools")
    assert "choose-place 7" not in table.options()
    assert item_at(table.does("choose-place 12"), "tools") == LYING + 11


@rule("AM-GEAR-27", "AM-LOS-12")
def test_the_monkey_opens_a_hatch_of_the_own_or_an_adjacent_tile() -> None:
    table = at("captain@8[space-monkey] chief | tiles all | hatches 9nw free, 8n closed, 12n closed, 7n closed")
    hatches = {option for option in uses_of(table, "space-monkey") if "hatch" in option}
    assert hatches == {"choose-hatch 8:n:open", "choose-hatch 12:n:open"}
    assert OPEN in table.does("choose-hatch 8:n:open").s.border


@rule("AM-GEAR-27")
def test_a_hatch_between_two_adjacent_tiles_is_offered_to_the_monkey_once() -> None:
    table = at("captain@8[space-monkey] chief | tiles all | hatches 9nw free, 7se closed")
    assert {option for option in uses_of(table, "space-monkey") if "hatch" in option} == {"choose-hatch 7:se:open"}


@rule("AM-GEAR-23")
def test_the_scanner_scans_any_face_down_tile() -> None:
    text = "captain@9(seat1)[scanner] chief@9(seat1) | now scan-tile captain then take-turn captain"
    table = at(text)
    assert "scan-afar 10" not in table.options()
    assert "scan-afar 7" in table.options()
    table.does("scan-afar 7").rolls("turn-tile tile-35")
    assert table.s.scanned & (1 << 6)
    assert charges_of(table, "scanner") == 2
    assert at(text.replace("[scanner]", "")).refuses("scan-afar 7").rule == "AM-GEAR-23"


@rule("AM-GEAR-23", "AM-ITEM-02")
@pytest.mark.parametrize("scanner", ["scanner:0", "scanner/u"])
def test_a_scanner_without_a_charge_or_used_already_scans_nothing(scanner: str) -> None:
    table = at(f"captain@9(seat1)[{scanner}] chief@9(seat1) | now scan-tile captain then take-turn captain")
    assert table.refuses("scan-afar 7").why == "no-scanner"


@rule("AM-GEAR-37", "AM-GEAR-40")
def test_the_tricorder_subdues_on_an_adjacent_tile_in_sight() -> None:
    table = at(
        "captain@8[tricorder] chief@7(hp3) | tiles all | hatches 8ne closed"
        " | aliens thrall@7, thrall@12, leech@8, leech@7, leech@7"
    )
    assert [option for option in table.options() if "tricorder:" in option] == ["use-on tricorder:7"]
    table.does("use-on tricorder:7")
    assert set(table.options()) == {"heal chief", "subdue thrall-1"}
    table.does("subdue thrall-1")
    assert table.s.rolls[-1].dice == 3
    table.rolls("throw 1,9,9")
    assert parts_of(table, CAPTAIN, WIRE) == 1
    assert table.s.points[0] == 1


@rule("AM-GEAR-37")
def test_the_tricorder_is_used_once_in_a_game_turn_and_where_there_is_something_to_do() -> None:
    table = at("captain@8[tricorder/u1] chief@9 | tiles all | aliens thrall@7")
    assert table.refuses("use-on tricorder:7").rule == "AM-ITEM-02"
    assert at("captain@8[tricorder] chief@9 | tiles all").refuses("use-on tricorder:7").rule == "AM-GEAR-37"
    assert at("captain@8[scanner] chief@9 | tiles all").refuses("use-on scanner:9").why == "not-now"


@rule("AM-GEAR-37", "AM-GEAR-40")
def test_the_tricorder_does_a_task_on_an_adjacent_tile() -> None:
    table = at("captain@9[tricorder] chief@9 | tiles 8 control-room, 13 tile-35 | hatches 9n open | markers 8")
    table.does("use-on tricorder:8")
    assert table.options() == ["perform send-alarm"]


@rule("AM-GEAR-30")
def test_the_tape_recorder_stores_one_overkill_of_a_non_combat_action() -> None:
    table = at("captain@8[tape-recorder] chief@8(hp3) | tiles all").does("heal chief").rolls("throw 1,1,1,9")
    table.does("use tape-recorder")
    assert marks_of(table, "tape-recorder") & RECORDED
    assert "use tape-recorder" not in table.options()


@rule("AM-GEAR-30")
def test_the_tape_recorder_stores_nothing_of_an_attack() -> None:
    table = at("captain@8[tape-recorder ray-gun] chief@8 | tiles all | aliens sentinel@8")
    table.does("attack ray-gun:sentinel-1").rolls("throw 1,1,9,9,9")
    assert "use tape-recorder" not in table.options()


@rule("AM-GEAR-31")
def test_a_recorded_overkill_is_spent_on_the_personal_option() -> None:
    table = at("captain@8[tape-recorder/r] chief@8 | tiles all").does("play-back")
    assert table.s.points[3 * CHIEF + 2] == 1
    assert marks_of(table, "tape-recorder") == CAPTAIN + 1
    assert table.refuses("play-back").rule == "AM-GEAR-31"
    assert at("captain@8[tape-recorder/r] chief@3 | tiles all").refuses("play-back").rule == "AM-GEAR-31"


@rule("AM-GEAR-31")
def test_a_recorded_overkill_is_added_to_a_later_successful_roll() -> None:
    text = "captain@8[tape-recorder/r ray-gun] chief@8 | tiles all | aliens sentinel@8"
    table = at(text).does("attack ray-gun:sentinel-1").rolls("throw 1,9,9,9,9").does("use tape-recorder")
    assert table.s.rolls[-1].overkills == 1
    failed = at(text).does("attack ray-gun:sentinel-1").rolls("throw 9,9,9,9,9")
    assert "use tape-recorder" not in failed.options()


@rule("AM-GEAR-41", "AM-DISC-06")
@pytest.mark.parametrize(("again", "broken"), [("throw 9,9,9,9", True), ("throw 9,1,9,9", False)])
def test_tools_break_without_a_success_of_the_dice_whatever_the_ionoscope_adds(again: str, broken: bool) -> None:
    table = at("captain@8[tools ionoscope] chief@8(hp3) | tiles all").does("heal chief", "use ionoscope")
    table.rolls("throw 9,9,9,9").does("use tools").rolls(again)
    assert (item_at(table, "tools") == GONE) == broken
    assert table.s.hp[CHIEF] == 4


@rule("AM-GEAR-26", "AM-GEAR-42")
def test_space_bandages_and_tricorder_heal_on_an_adjacent_tile() -> None:
    table = at("captain@9(s0 x0)[space-bandages tricorder] chief@8(hp3) | tiles all | aliens thrall@8")
    table.does("use space-bandages", "use-on tricorder:8")
    assert table.options() == ["heal chief"]  # Bandages do not subdue
    assert table.does("heal chief").rolls("throw 1,9,9,9").s.hp[CHIEF] == 4
    assert charges_of(table, "space-bandages") == 2

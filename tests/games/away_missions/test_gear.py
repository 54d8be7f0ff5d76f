"""AM-GEAR: what each piece of Rocketeer gear does."""

import pytest

from coffret.games.away_missions.names import CAPTAIN, CHIEF, DOCTOR, PROFESSOR
from coffret.games.away_missions.state import ARMED, GONE, LYING, USER
from coffret.testing import rule
from tests.games.away_missions.support import WHOLE_ALIEN_TURN, all_stunned, at, charges_of, item_at, marks_of, where

MINED = "captain@9(seat1 o5) chief@9(seat1 o5) | tiles all | aliens sentinel@8 | lying %s@9" + WHOLE_ALIEN_TURN


# Accelerator-Hypo


@rule("AM-GEAR-01")
def test_the_hypo_costs_an_hp_and_brings_all_spent_ap_back() -> None:
    table = at("captain@8(hp4 s0 x0 S2 X1)[accelerator-hypo] chief | tiles all").does("use accelerator-hypo")
    assert table.s.hp[CAPTAIN] == 3
    assert table.s.points[:3] == [2, 1, 0]
    assert table.s.spent[:3] == [0, 0, 0]


@rule("AM-GEAR-01")
def test_nobody_dies_of_the_hypo() -> None:
    text = "captain@8(hp%d s0 S2)[accelerator-hypo] chief | tiles all"
    assert at(text % 1).refuses("use accelerator-hypo").rule == "AM-GEAR-01"
    assert "use accelerator-hypo" in at(text % 2).options()


@rule("AM-GEAR-02")
def test_the_hypo_leaves_mind_control_and_cannot_be_softened() -> None:
    table = at(
        "captain@8(hp4 s0 x0 S1 X1 mind-standard)[accelerator-hypo fiberweave-spacesuit] chief | tiles all"
    ).does("use accelerator-hypo")
    assert table.s.hp[CAPTAIN] == 3
    assert table.s.points[:3] == [1, 1, 0]
    assert table.s.mind[CAPTAIN] == 0


@rule("AM-GEAR-02")
@pytest.mark.parametrize(("held", "after"), [("c0", 1), ("c1", 1)])
def test_a_spent_command_ap_comes_back_only_if_none_is_available(held: str, after: int) -> None:
    table = at(f"chief@8(seat1 s0 S2 {held} C1)[accelerator-hypo] captain(seat1) | active chief | tiles all")
    table.does("use accelerator-hypo")
    assert table.s.points[3 * CHIEF + 2] == after
    assert table.s.spent[3 * CHIEF + 2] == (0 if held == "c0" else 1)


# Electro-Mine


@rule("AM-GEAR-03")
def test_a_mine_kills_the_sentinel_that_enters_after_its_panic() -> None:
    table = at(MINED % "electro-mine/l")
    assert table.s.figures == []
    assert item_at(table, "electro-mine") == GONE
    assert table.s.oxygen[CAPTAIN] == 4


@rule("AM-GEAR-03")
def test_a_mine_is_laid_for_free_and_may_be_picked_up_again() -> None:
    table = at("captain@8(s0 x0)[electro-mine] chief | tiles all").does("use electro-mine")
    assert item_at(table, "electro-mine") == LYING + 7
    assert marks_of(table, "electro-mine") & ARMED
    table.does("pick-up electro-mine")
    assert not marks_of(table, "electro-mine") & ARMED


@rule("AM-GEAR-03", "AM-FREE-05")
def test_a_mine_that_is_only_left_somewhere_is_no_trap() -> None:
    table = at(MINED % "electro-mine")
    assert len(table.s.figures) == 1


# Damage


@rule("AM-GEAR-04", "AM-GEAR-05")
def test_the_spacesuit_cancels_one_damage_in_a_game_turn() -> None:
    table = at(
        "captain@8(seat1)[fiberweave-spacesuit] chief(seat1) | tiles all"
        " | now take-damage captain:0 then take-damage captain:1 then take-turn captain"
    )
    table.does("use fiberweave-spacesuit")
    assert table.s.hp[CAPTAIN] == 5
    assert charges_of(table, "fiberweave-spacesuit") == 1


@rule("AM-GEAR-05")
@pytest.mark.parametrize(("cause", "asked"), [(0, True), (1, True), (2, False)])
def test_the_spacesuit_answers_anything_but_costs(cause: int, asked: bool) -> None:
    table = at(
        "captain@8(seat1)[fiberweave-spacesuit] chief(seat1) | tiles all"
        f" | now take-damage captain:{cause} then take-turn captain"
    )
    decides = "use fiberweave-spacesuit" in table.options()
    assert decides == asked


# The Alien Turn


@rule("AM-GEAR-06", "AM-GEAR-07")
def test_firecrackers_draw_the_aliens_to_their_user() -> None:
    text = "captain@4(seat1 n1)[firecrackers] chief@8(seat1 n2) | tiles all | aliens thrall@11" + WHOLE_ALIEN_TURN
    assert at(text).does("done").s.alien_at[at(text).s.figures[0]] != 6
    table = at(text).does("use firecrackers")
    assert table.s.alien_at[table.s.figures[0]] == 6
    assert charges_of(table, "firecrackers") == 1


@rule("AM-GEAR-06")
def test_firecrackers_draw_aliens_away_from_a_victim_in_reach() -> None:
    text = "captain@1(seat1 n1)[firecrackers] chief@8(seat1 n2) | tiles all | aliens saucerman@8"
    table = at(f"{text} | now begin-alien-turn then take-turn captain").does("use firecrackers")
    assert where(table, "saucerman-1") == 4
    assert table.s.rolls[-1].who == CAPTAIN


@rule("AM-GEAR-07")
def test_an_alien_that_is_drawn_away_attacks_whom_it_can_at_the_end_of_its_move() -> None:
    text = "captain@1(seat1 n1)[firecrackers] chief@15(seat1 n2) | tiles all | aliens saucerman@15"
    table = at(f"{text} | now begin-alien-turn then take-turn captain").does("use firecrackers")
    assert where(table, "saucerman-1") in (12, 13)
    assert table.s.rolls[-1].who == CHIEF


@rule("AM-GEAR-06", "AM-GEAR-07")
def test_firecrackers_draw_a_thrall_away_before_it_strikes() -> None:
    text = "captain@1(seat1 n1)[firecrackers] chief@8(seat1 n2) | tiles all | aliens thrall@8"
    table = at(f"{text} | now begin-alien-turn then take-turn captain").does("use firecrackers")
    assert where(table, "thrall-1") != 8
    assert table.s.rolls == []


@rule("AM-GEAR-07")
def test_aliens_that_cannot_reach_the_firecrackers_ignore_them() -> None:
    walls = ", ".join(f"8{way} locked" for way in ("n", "ne", "se", "s", "sw", "nw"))
    text = f"captain@1(seat1 n1)[firecrackers] chief@8(seat1 n2) | tiles all | hatches {walls} | aliens saucerman@8"
    table = at(f"{text} | now begin-alien-turn then take-turn captain").does("use firecrackers")
    assert where(table, "saucerman-1") == 8
    assert table.s.rolls[-1].who == CHIEF


@rule("AM-GEAR-07", "AM-BUG-19")
def test_a_swarm_follows_the_firecrackers_off_a_rocketeers_tile() -> None:
    text = "captain@1(seat1 n1)[firecrackers] chief@8(seat1 n2) | tiles all | aliens bug@8, bug@8"
    table = at(f"{text} | now begin-alien-turn then take-turn captain").does("use firecrackers")
    assert where(table, "bug-1") == where(table, "bug-2") != 8


@rule("AM-GEAR-07", "AM-BUG-16")
@pytest.mark.parametrize(("word", "place"), [("done", 6), ("use firecrackers", 8)])
def test_bugs_unite_with_the_firecrackers_in_mind(word: str, place: int) -> None:
    text = "captain@8(seat1 n1)[firecrackers] chief@6(seat1 n2) | tiles all | aliens bug@6, bug@8, bug@8"
    table = at(f"{text} | now begin-alien-turn then take-turn captain").does(word)
    assert {where(table, f"bug-{number}") for number in (1, 2, 3)} == {place}


@rule("AM-GEAR-07")
def test_firecrackers_are_not_used_in_the_action_phase() -> None:
    assert at("captain@8[firecrackers] chief | tiles all").refuses("use firecrackers").rule == "AM-ITEM-10"


# Heal


@rule("AM-GEAR-08")
def test_the_first_aid_kit_adds_two_dice_to_a_heal() -> None:
    table = at("captain@8[first-aid-kit] chief@8(hp3) | tiles all").does("heal chief")
    assert table.s.rolls[-1].dice == 6


@rule("AM-GEAR-18")
def test_the_med_pack_adds_a_die_and_reaches_an_adjacent_tile_in_sight() -> None:
    table = at("doctor@8[med-pack] chief@7(hp3) | tiles all").does("heal chief")
    assert table.s.rolls[-1].dice == 6
    table.rolls("throw 1,9,9,9,9,9")
    assert table.s.hp[CHIEF] == 4
    assert "heal chief" not in at("doctor@8[med-pack] chief@7(hp3) | tiles all | hatches 8n closed").options()
    assert "heal chief" not in at("captain@8[med-pack] chief@7(hp3) | tiles all").options()


@rule("AM-GEAR-11", "AM-GEAR-12")
def test_food_pills_restore_two_hp() -> None:
    table = at("captain@8(hp2)[food-pills] chief | tiles all").does("use food-pills")
    assert table.s.hp[CAPTAIN] == 4
    assert charges_of(table, "food-pills") == 1


@rule("AM-GEAR-26")
def test_space_bandages_are_a_heal_action_without_ap() -> None:
    table = at("captain@8(hp2 s0 x0)[space-bandages force-field-belt] chief | tiles all | aliens thrall@8")
    table.does("use space-bandages")
    assert table.options() == ["heal captain", "back"]
    table.does("heal captain")
    assert table.rolls("throw 1,9,9,9").s.hp[CAPTAIN] == 3
    assert charges_of(table, "space-bandages") == 2


@rule("AM-GEAR-26")
def test_bandages_put_back_keep_their_charge() -> None:
    table = at("captain@8(hp2)[space-bandages] chief | tiles all").does("use space-bandages", "back")
    assert charges_of(table, "space-bandages") == 3
    assert "use space-bandages" in table.options()


@rule("AM-GEAR-28")
def test_space_rations_restore_one_hp_of_all_on_the_tile() -> None:
    table = at("captain@8(hp2)[space-rations] chief@8(hp3) doctor@7(hp3) | tiles all").does("use space-rations")
    assert (table.s.hp[CAPTAIN], table.s.hp[CHIEF], table.s.hp[DOCTOR]) == (3, 4, 3)


# More actions, more dice


@rule("AM-GEAR-09", "AM-GEAR-10")
def test_the_flag_gives_all_in_sight_an_action_one_after_another() -> None:
    table = at("captain@8[flag] chief@7 doctor@3 professor@9 | tiles all | hatches 8s closed").does("use flag")
    assert set(table.options()) == {"choose-rocketeer captain", "choose-rocketeer chief", "choose-rocketeer doctor"}
    table.does("choose-rocketeer chief")
    assert table.asked == 1
    table.does("move 4", "choose-rocketeer captain", "move 7").does("move 1")
    assert (table.s.at[CHIEF], table.s.at[CAPTAIN], table.s.at[DOCTOR]) == (3, 6, 0)
    assert table.s.points[:3] == [2, 1, 0]
    assert table.s.at[PROFESSOR] == 8


@rule("AM-GEAR-13")
def test_coffee_adds_a_die_to_all_actions_of_all_on_the_tile() -> None:
    kit = "[freeze-dried-coffee ray-gun]"
    table = at(f"captain@8{kit} chief@8(hp3) doctor@7 | tiles all | aliens saucerman@8")
    table.does("use freeze-dried-coffee")
    assert table.s.coffee[:5] == [1, 0, 0, 0, 1]
    assert table.s.points[0] == 1
    table.does("attack ray-gun:saucerman-1")
    assert table.s.rolls[-1].dice == 6
    table.rolls("throw 9,9,9,9,9,9").does("heal chief")
    assert table.s.rolls[-1].dice == 5


@rule("AM-GEAR-13", "AM-GEAR-33", "AM-ITEM-13")
def test_coffee_and_dominated_brains_help_against_the_cold_too() -> None:
    text = "captain@8(coffee1)[common-cold dominated-brain] chief@8 | tiles all | aliens saucerman@8"
    table = at(text).does("use common-cold")
    assert (table.s.rolls[-1].dice, marks_of(table, "dominated-brain")) == (6, CAPTAIN + 1)


@rule("AM-GEAR-15")
def test_the_holster_helps_the_first_ray_gun_attack_of_a_game_turn() -> None:
    table = at("captain@8[holster ray-gun] chief | tiles all | aliens sentinel@8").does("attack ray-gun:sentinel-1")
    assert table.s.rolls[-1].dice == 6
    table.rolls("throw 9,9,9,9,9,9").does("attack ray-gun:sentinel-1")
    assert table.s.rolls[-1].dice == 5
    assert marks_of(table, "holster") == CAPTAIN + 1


@rule("AM-GEAR-22")
def test_the_reference_book_adds_a_die_to_one_iq_roll() -> None:
    table = at("captain@8[reference-book] chief@8(hp3) | tiles all").does("heal chief", "use reference-book")
    table.rolls("throw 9,9,9,9,1").does("heal chief")
    assert table.s.rolls[-1].dice == 4


@rule("AM-GEAR-22")
def test_the_reference_book_does_not_help_to_shoot() -> None:
    table = at("captain@8[reference-book ray-gun] chief | tiles all | aliens sentinel@8")
    assert table.does("attack ray-gun:sentinel-1").asked == -1


@rule("AM-GEAR-24")
@pytest.mark.parametrize(("place", "dice"), [(7, 3), (6, 4), (10, 4)])
def test_the_sniper_scope_helps_the_rifle_at_range_three(place: int, dice: int) -> None:
    table = at(f"captain@8[sniper-scope atomic-rifle] chief | tiles all | aliens sentinel@{place}")
    assert table.does("attack atomic-rifle:sentinel-1").s.rolls[-1].dice == dice


@rule("AM-GEAR-24", "AM-ITEM-13")
@pytest.mark.parametrize(("place", "user"), [(7, 0), (6, 0), (10, CAPTAIN + 1)])
def test_the_sniper_scope_counts_as_used_only_where_it_helps(place: int, user: int) -> None:
    table = at(f"captain@8[sniper-scope atomic-rifle] chief | tiles all | aliens sentinel@{place}")
    assert marks_of(table.does("attack atomic-rifle:sentinel-1"), "sniper-scope") & USER == user


@rule("AM-GEAR-24", "AM-ITEM-13", "AM-DISC-16")
def test_the_sniper_scope_looks_through_the_hatch_that_the_goggles_ignore() -> None:
    text = "captain@9[sniper-scope atomic-rifle x-ray-goggles] chief | tiles all | hatches 9n closed"
    table = at(f"{text} | aliens sentinel@6").does("use x-ray-goggles", "choose-hatch 8:s:closed")
    assert table.does("attack atomic-rifle:sentinel-1").s.rolls[-1].dice == 4
    assert marks_of(table, "sniper-scope") & USER == CAPTAIN + 1


@rule("AM-GEAR-38")
@pytest.mark.parametrize("alien", ["thrall", "brain"])
def test_wire_cutters_help_to_subdue(alien: str) -> None:
    table = at(f"captain@8[wire-cutters] chief | tiles all | aliens {alien}@8(hp1)").does(f"subdue {alien}-1")
    assert table.s.rolls[-1].dice == 5


# Personal items


@rule("AM-GEAR-14")
def test_with_the_head_set_move_out_reaches_anybody() -> None:
    table = at("first-officer@8(seat1) chief@3(seat1) | tiles all").does("talent")
    assert "move" in table.options()[0] or "choose" in table.options()[0]
    far = at("first-officer@8(seat1)[head-set] chief@3(seat1) | tiles all").does("talent")
    assert "choose-rocketeer chief" in far.options()


@rule("AM-GEAR-25")
def test_with_the_lens_sway_reaches_an_adjacent_tile_in_sight() -> None:
    assert "talent" not in at("yeoman@8 chief@3 | tiles all | aliens saucerman@7").options()
    table = at("yeoman@8[soft-focus-lens] chief@3 | tiles all | aliens saucerman@7").does("talent")
    assert all_stunned(table) == ["saucerman-1"]


@rule("AM-GEAR-32")
def test_with_the_tele_radio_command_reaches_anybody() -> None:
    assert "talent" not in at("captain@8 chief@3 | tiles all").options()
    table = at("captain@8[tele-radio] chief@3 | tiles all").does("talent")
    assert table.s.points[3 * CHIEF + 2] == 1


# Food Pills


@rule("AM-GEAR-11")
def test_food_pills_may_spend_several_charges_at_once() -> None:
    table = at("captain@8(hp1)[food-pills] chief | tiles all").does("use food-pills")
    assert table.options() == ["done", "use food-pills"]
    assert table.refuses("end-turn").rule == "AM-GEAR-11"
    table.does("use food-pills")
    assert (table.s.hp[CAPTAIN], charges_of(table, "food-pills")) == (5, 0)
    assert "end-turn" in table.options()


@rule("AM-GEAR-11")
def test_who_has_eaten_enough_is_not_asked_again() -> None:
    table = at("captain@8(hp4)[food-pills] chief | tiles all").does("use food-pills")
    assert (table.s.hp[CAPTAIN], charges_of(table, "food-pills")) == (6, 1)
    assert "end-turn" in table.options()

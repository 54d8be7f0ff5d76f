"""AM-FX: combat effects on Rocketeers and Aliens."""

import pytest

from coffret.games.away_missions.names import CAPTAIN, CHIEF
from coffret.testing import rule
from tests.games.away_missions.support import aliens_act, all_stunned, at, hp_of, offered, stunned, where

STANDARD, SPECIAL, COMMAND = 0, 1, 2


@rule("AM-FX-01", "AM-BUG-11")
def test_exterminate_kills_another_bug_in_reach_of_the_weapon() -> None:
    table = at("captain@9[ray-gun] chief@9 | tiles all | aliens bug@8(hp2), bug@13, bug@9, bug@7, bug@5")
    table.does("attack ray-gun:bug-1").rolls("throw 1,2,10,10").does("spend exterminate")
    assert table.options() == ["choose-alien bug-2", "choose-alien bug-3"]


@rule("AM-FX-02", "AM-WART-01", "AM-WART-03")
def test_a_grappled_rocketeer_cannot_walk_away() -> None:
    table = aliens_act("captain@8 chief@1 | tiles all | aliens war-thrall@8").rolls("throw 1,2")
    assert not offered(table, "move")
    assert table.refuses("move 9").rule == "AM-FX-02"


@rule("AM-FX-02")
@pytest.mark.parametrize("end", ["subdued", "pushed"])
def test_a_grapple_ends_when_the_war_thrall_is_stopped(end: str) -> None:
    table = at("captain@8[atomic-rifle] chief@1 | tiles all | aliens war-thrall@8(holds-captain), sentinel@9")
    if end == "subdued":
        table.does("subdue war-thrall-1").rolls("throw 1,10,10,10")
    else:
        table.does("attack atomic-rifle:sentinel-1").rolls("throw 1,2,10")
        table.does("spend dislodge", "choose-alien war-thrall-1", "choose-place 7")
    assert "move 9" in table.options()


@rule("AM-FX-17")
def test_a_stunned_war_thrall_does_not_hold() -> None:
    table = at("captain@8 chief@1 | tiles all | aliens war-thrall@8(stunned holds-captain)")
    assert "move 9" in table.options()


@rule("AM-FX-19")
def test_a_grapple_outlasts_the_cleanup_and_each_war_thrall_holds_on_its_own() -> None:
    held = "war-thrall@8(holds-captain), war-thrall@8(holds-captain)"
    table = at(f"captain@8 chief@8 | tiles all | aliens {held} | now clean-up then take-turn captain")
    table.does("subdue war-thrall-1").rolls("throw 1,10,10,10")
    assert table.refuses("move 9").rule == "AM-FX-02"


@rule("AM-FX-19")
def test_grappled_twice_by_one_is_grappled_once() -> None:
    table = aliens_act("captain@8 chief@1 | tiles all | aliens war-thrall@8(holds-captain)").rolls("throw 1,2")
    table.does("subdue war-thrall-1").rolls("throw 1,10,10,10")
    assert "move 9" in table.options()


@rule("AM-FX-03", "AM-CLEAN-03")
def test_mind_control_costs_an_ap_of_the_next_turn() -> None:
    text = "captain@8(s0 x1 S2) chief@1 | tiles all | aliens saucerman@7"
    table = at(text + " | now begin-alien-turn then clean-up then take-turn captain").rolls("throw 1,2")
    assert table.s.points[0:2] == [1, 1]
    assert table.s.spent[0:2] == [1, 0]
    assert table.s.mind[CAPTAIN] == -1


@rule("AM-FX-04")
def test_mind_control_strikes_once_in_a_game_turn() -> None:
    text = "captain@8(s0 x1 S2) chief@1 | tiles all | aliens leader@7, saucerman@7, saucerman@7"
    table = aliens_act(text).rolls("throw 10,10,10,10", "throw 1,2", "throw 1,2")
    assert (table.s.spent[STANDARD], table.s.points[SPECIAL]) == (1, 1)


@rule("AM-FX-05")
def test_the_owner_chooses_a_spent_ap() -> None:
    table = aliens_act("captain@8(s1 x0 S1 X1 C1) chief@1 | tiles all | aliens saucerman@7").rolls("throw 1,2")
    assert table.options() == ["lose-point standard", "lose-point special"]
    assert table.refuses("lose-point command").rule == "AM-FX-05"
    table.does("lose-point special")
    assert table.s.spent[0:3] == [1, 0, 1]


@rule("AM-FX-05")
def test_without_a_spent_ap_an_available_one_is_lost() -> None:
    table = aliens_act("captain@8(s2 x0) chief@1 | tiles all | aliens saucerman@7").rolls("throw 1,2")
    assert table.s.points[0:2] == [1, 0]


@rule("AM-FX-06", "AM-LEAD-05")
def test_panic_costs_oxygen_once_in_a_game_turn() -> None:
    table = aliens_act("captain@8(o3) chief@1 | tiles all | aliens leader@7").rolls("throw 1,2,3,1")
    assert table.s.oxygen[CAPTAIN] == 2


@rule("AM-FX-06", "AM-GOAL-08")
def test_panic_without_oxygen_loses_the_mission() -> None:
    table = aliens_act("captain@8(o1) chief@1 | tiles all | aliens leader@7").rolls("throw 1,2,10,10")
    assert table.outcome is not None
    assert table.outcome.rule == "AM-GOAL-08"


@rule("AM-FX-07", "AM-RANGE-04", "AM-BRAIN-03")
def test_psychic_burst_stuns_all_others_around_the_brain() -> None:
    hatches = "hatches 8ne locked"
    aliens = "brain@8, brain@8, leader@12, leech@7, thrall@8, leader@6"
    table = at(f"captain@8[ray-gun] chief@9 | tiles all | {hatches} | aliens {aliens}")
    table.does("attack ray-gun:brain-1").rolls("throw 1,2,10,10,10").does("spend psychic-burst")
    found = ["brain-1", "brain-2", "leader-1", "leech-1", "thrall-1", "leader-2"]
    assert [stunned(table, alien) for alien in found] == [False, True, True, True, True, False]


@rule("AM-FX-07", "AM-WPN-14")
def test_psychic_burst_starts_where_the_brain_is_now() -> None:
    table = at("captain@9[atomic-rifle] chief@9 | tiles all | aliens brain@8, leech@9, leech@6")
    table.does("attack atomic-rifle:brain-1").rolls("throw 1,2,3").does("spend dislodge", "choose-alien brain-1")
    table.does("choose-place 7", "spend psychic-burst")
    assert (stunned(table, "leech-1"), stunned(table, "leech-2")) == (False, True)


BURST = "captain@9[flame-gun] chief@9 | scenario hive-queen | tiles all | aliens hive-queen@1, leech@1"


@rule("AM-FX-07", "AM-OVK-15")
@pytest.mark.parametrize(
    ("aliens", "stunned_by_it"),
    [
        ("leader@8, brain@8, brain@8, leech@9", ["brain-2", "leech-2"]),  # the first Brain on the tile is the one hit
        ("brain@8(hp1), sentinel@8, leech@9", ["sentinel-1", "leech-2"]),  # it may be dead already
    ],
)
def test_psychic_burst_after_an_area_attack_spares_the_first_brain_there(aliens: str, stunned_by_it: list[str]) -> None:
    table = at(f"{BURST}, {aliens}").does("attack-place flame-gun:8").rolls("throw 1,2,10,10")
    assert all_stunned(table.does("spend psychic-burst")) == stunned_by_it


@rule("AM-FX-08", "AM-LEAD-06", "AM-SAUC-04")
@pytest.mark.parametrize("target", ["leader", "saucerman"])
def test_psychic_scream_stuns_a_leader_or_saucerman_anywhere(target: str) -> None:
    table = at(f"captain@8[ray-gun] chief@9 | tiles all | aliens {target}@8, leader-5@1, saucerman-5@2, leech@3")
    table.does(f"attack ray-gun:{target}-1").rolls("throw 1,2,10,10,10").does("spend psychic-scream")
    assert table.options() == ["choose-alien leader-5", "choose-alien saucerman-5"]


@rule("AM-FX-09", "AM-LEECH-03")
def test_spawn_adds_a_leech_that_attacks_at_once() -> None:
    table = aliens_act("captain@8 chief@1 | tiles all | aliens leech@8").rolls("throw 1,2,10", "throw 1,10,10")
    assert where(table, "leech-2") == 8
    assert table.s.hp[CAPTAIN] == 4


@rule("AM-FX-10", "AM-SENT-05")
def test_stagger_costs_two_dice_and_adds_up() -> None:
    text = "captain@8(s1 x0)[ray-gun] chief@1 | tiles all | aliens sentinel@8"
    table = at(text + " | now take-turn captain then begin-alien-turn then take-turn captain")
    table.does("attack ray-gun:sentinel-1").rolls("throw 1,2,3,10,10").does("spend stagger", "spend stagger")
    table.does("end-turn").rolls("throw 1,10")
    assert table.s.hp[CAPTAIN] == 5


@rule("AM-FX-10")
def test_with_three_staggers_a_sentinel_only_causes_panic() -> None:
    table = aliens_act("captain@8(o3) chief@1 | tiles all | aliens sentinel@6(stagger3)")
    assert table.asked == 0
    assert (where(table, "sentinel-1"), table.s.oxygen[CAPTAIN], table.s.hp[CAPTAIN]) == (8, 2, 6)


@rule("AM-FX-10")
def test_a_fourth_stagger_is_not_offered() -> None:
    table = at("captain@8[ray-gun] chief@9 | tiles all | aliens sentinel@8(stagger3)")
    table.does("attack ray-gun:sentinel-1").rolls("throw 1,2,10,10,10")
    assert "spend stagger" not in table.options()


@rule("AM-FX-11", "AM-ALIEN-06", "AM-CLEAN-01")
def test_a_stunned_alien_does_nothing_until_the_cleanup() -> None:
    table = aliens_act("captain@8 chief@1 | tiles all | aliens leader@6(stunned)")
    assert where(table, "leader-1") == 6
    table = at("captain@8 chief@1 | tiles all | aliens leader@6(stunned) | now clean-up then take-turn captain")
    assert not stunned(table, "leader-1")


TERROR = "captain@8 chief@1 | tiles all | arrow se"


@rule("AM-FX-12", "AM-SENT-04")
@pytest.mark.parametrize(("face", "place"), [(1, 13), (2, 9), (3, 5), (4, 4), (5, 7), (6, 12)])
def test_terror_drives_clockwise_from_the_arrow(face: int, place: int) -> None:
    table = aliens_act(TERROR + " | aliens sentinel@8")
    table.rolls("throw 1,2,10,10,10,10", f"throw {face}")
    assert (table.s.at[CAPTAIN], table.s.hp[CAPTAIN]) == (place - 1, 5)


@rule("AM-FX-12", "AM-MOVE-02")
@pytest.mark.parametrize("obstacle", ["tiles 8 tile-35", "tiles all | hatches 8n closed"])
def test_who_cannot_flee_from_terror_is_hurt(obstacle: str) -> None:
    table = aliens_act(f"captain@8 chief@9 | {obstacle} | aliens sentinel@8")
    table.rolls("throw 1,2,10,10,10,10", "throw 1")
    assert (table.s.at[CAPTAIN], table.s.hp[CAPTAIN]) == (7, 4)


@rule("AM-FX-13", "AM-FX-16")
@pytest.mark.parametrize("face", [7, 8])
def test_on_seven_or_eight_the_player_chooses(face: int) -> None:
    table = aliens_act("captain@9 chief@1 | tiles all | aliens sentinel@9")
    table.rolls("throw 1,2,10,10,10,10", f"throw {face}")
    assert (table.asked, table.options()) == (0, ["choose-place 8", "choose-place 13"])


@rule("AM-FX-13", "AM-FX-16")
def test_without_a_legal_tile_seven_does_nothing() -> None:
    table = aliens_act("captain@9 chief@9 | aliens sentinel@9").rolls("throw 1,2,10,10,10,10", "throw 7")
    assert (table.s.at[CAPTAIN], table.s.hp[CAPTAIN]) == (8, 5)


@rule("AM-FX-14")
@pytest.mark.parametrize("face", [9, 10])
def test_on_nine_or_ten_terror_does_nothing(face: int) -> None:
    table = aliens_act("captain@9 chief@1 | tiles all | aliens sentinel@9")
    table.rolls("throw 1,2,10,10,10,10", f"throw {face}")
    assert (table.s.at[CAPTAIN], table.s.hp[CAPTAIN]) == (8, 5)
    assert table.options()[0] == "end-turn"


@rule("AM-FX-15")
def test_terror_dice_follow_each_other_from_where_the_victim_is() -> None:
    table = aliens_act("captain@9 chief@1 | tiles all | aliens sentinel@9").rolls("throw 1,2,3,10,10,10", "throw 1,2")
    assert table.s.at[CAPTAIN] == 11  # 9 to 8 to 12


FLAMES = "captain@9[flame-gun] chief@9 | tiles all"


@rule("AM-FX-12", "AM-FX-16")
def test_terror_drives_aliens_by_their_own_hatch_rules() -> None:
    table = at(FLAMES + " | hatches 8n closed | aliens sentinel@8, brain@8, brain@8, leader@7")
    table.does("attack-place flame-gun:8").rolls("throw 1,2,3,3").does("spend terror", "choose-alien sentinel-1")
    table.rolls("throw 2")
    assert (where(table, "sentinel-1"), hp_of(table, "sentinel-1")) == (12, 2)
    table.does("spend terror").rolls("throw 2")  # a Brain does not move
    assert where(table, "brain-1") == 0
    table.does("spend terror").rolls("throw 7")
    assert (where(table, "brain-2"), hp_of(table, "brain-2")) == (8, 1)


@rule("AM-FX-13", "AM-FX-16")
def test_the_attacker_chooses_where_a_terrified_alien_goes() -> None:
    table = at(FLAMES + " | aliens sentinel@8").does("attack-place flame-gun:8").rolls("throw 1,2,10,10")
    table.does("spend terror").rolls("throw 8")
    assert table.asked == 0
    assert table.options() == [f"choose-place {place}" for place in (7, 12, 13, 9, 5, 4)]
    assert table.refuses("choose-place 1").rule == "AM-WPN-03"


@rule("AM-FX-17")
def test_who_lies_down_is_not_stunned_again() -> None:
    table = at("captain@8[ray-gun] chief@9 | tiles all | aliens saucerman@8, leader@1(stunned)")
    table.does("attack ray-gun:saucerman-1").rolls("throw 1,2,10,10,10")
    assert table.refuses("spend psychic-scream").rule == "AM-WPN-14"


@rule("AM-FX-17")
def test_a_stunned_sentinel_causes_no_panic() -> None:
    table = at("captain@8(o3)[atomic-rifle] chief@9(o3) | tiles all | aliens sentinel@8(stunned), leech@7")
    table.does("attack atomic-rifle:leech-1").rolls("throw 1,2,10")
    table.does("spend dislodge", "choose-place 9")
    assert table.s.oxygen[CHIEF] == 3


@rule("AM-FX-18")
def test_damage_comes_point_by_point_so_that_items_answer_each() -> None:
    table = aliens_act("captain@8[fiberweave-spacesuit:2] chief@1 | tiles all | aliens bug@8, bug@8")
    table.rolls("throw 1,2")
    assert table.options() == ["suffer", "use fiberweave-spacesuit"]
    assert table.refuses("end-turn").rule == "AM-FX-18"
    table.does("use fiberweave-spacesuit")
    assert table.s.hp[CAPTAIN] == 5

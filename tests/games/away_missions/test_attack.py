"""AM-ATK, AM-WPN, AM-LOS, AM-RANGE: who can be attacked, with what, at what cost."""

import pytest

from coffret.games.away_missions.names import BLOOD, CAPTAIN, CARDS
from coffret.testing import rule
from tests.games.away_missions.support import FACTS, at, charges_of, hp_of, offered, parts_of, stunned, where


@rule("AM-ATK-01", "AM-WPN-02", "AM-WPN-12", "AM-RANGE-01")
@pytest.mark.parametrize(("place", "dice"), [(9, 2), (8, 3), (7, 4), (6, 2)])
def test_the_rifle_shows_dice_for_four_ranges(place: int, dice: int) -> None:
    table = at(f"captain@9[atomic-rifle] chief@9 | tiles all | aliens sentinel@{place}")
    table.does("attack atomic-rifle:sentinel-1")
    assert table.s.rolls[-1].dice == dice


@rule("AM-ATK-01")
def test_without_dice_at_that_range_there_is_no_attack() -> None:
    table = at("captain@9[ray-gun] chief@9 | tiles all | aliens sentinel@7")
    assert offered(table, "attack") == []
    assert table.refuses("attack ray-gun:sentinel-1").why == "out-of-range"


@rule("AM-ATK-01")
@pytest.mark.parametrize("place", [9, 7, 40])
def test_a_tile_out_of_range_is_no_target(place: int) -> None:
    table = at("captain@9[flame-gun] chief@10 | tiles all | aliens sentinel@7, sentinel@9")
    reason = table.refuses(f"attack-place flame-gun:{place}")
    assert (reason.rule, reason.why) == ("AM-ATK-01", "out-of-range")


@rule("AM-ATK-09")
@pytest.mark.parametrize(
    ("attack", "why"), [("ray-gun:saucerman-2", "equal-alien"), ("ray-gun-2:saucerman-1", "equal-copy")]
)
def test_of_equal_aliens_and_weapons_one_is_offered(attack: str, why: str) -> None:
    table = at("captain@9[ray-gun ray-gun] chief@9 | tiles all | aliens saucerman@8, saucerman@8")
    assert offered(table, "attack") == ["attack ray-gun:saucerman-1"]
    assert table.refuses(f"attack {attack}").why == why


@rule("AM-ATK-01", "AM-LOS-01")
def test_an_attack_needs_a_weapon() -> None:
    table = at("captain@9[tools] chief@9[ray-gun] | tiles all | aliens sentinel@8")
    assert offered(table, "attack") == []
    assert table.refuses("attack ray-gun:sentinel-1").why == "not-carried"
    assert table.refuses("attack tools:sentinel-1").rule == "AM-ITEM-01"


@rule("AM-LOS-01", "AM-LOS-04", "AM-ATK-01")
def test_nobody_shoots_through_a_closed_hatch() -> None:
    table = at("captain@9[ray-gun] chief@9 | tiles all | hatches 9n closed | aliens sentinel@8")
    reason = table.refuses("attack ray-gun:sentinel-1")
    assert (reason.rule, reason.why) == ("AM-LOS-04", "hatch-hides")


@rule("AM-LOS-01", "AM-LOS-04", "AM-ATK-01", "AM-RANGE-03")
def test_a_way_round_the_corner_is_no_line_of_sight() -> None:
    table = at("captain@9[atomic-rifle] chief@9 | tiles all | hatches 8n closed | aliens sentinel@7")
    assert table.refuses("attack atomic-rifle:sentinel-1").why == "no-sight"


@rule("AM-LOS-06")
def test_nobody_shoots_at_what_stands_on_an_unscanned_tile() -> None:
    table = at("captain@9[ray-gun] chief@9 | aliens sentinel@8")
    assert table.refuses("attack ray-gun:sentinel-1").rule == "AM-LOS-06"


@rule("AM-ATK-02", "AM-DICE-02")
def test_dice_by_range_plus_modifiers() -> None:
    table = at("captain@9(coffee1)[ray-gun] chief@9 | tiles all | aliens sentinel@8")
    table.does("attack ray-gun:sentinel-1").rolls("throw 10,10,10,10,10")
    assert hp_of(table, "sentinel-1") == 3


@rule("AM-ATK-03", "AM-ATK-08")
def test_the_first_success_deals_one_damage_that_stays() -> None:
    table = at("captain@9[ray-gun] chief@9 | tiles all | aliens sentinel@8")
    table.does("attack ray-gun:sentinel-1").rolls("throw 1,10,10,10")
    table.does("attack ray-gun:sentinel-1").rolls("throw 1,10,10,10")
    assert hp_of(table, "sentinel-1") == 1


@rule("AM-ATK-04", "AM-WPN-13")
def test_a_charge_is_needed() -> None:
    table = at("captain@9[flame-gun:0] chief@9 | tiles all | aliens sentinel@8")
    reason = table.refuses("attack-place flame-gun:8")
    assert (reason.rule, reason.why) == ("AM-ATK-04", "no-charge")


@rule("AM-ATK-04", "AM-ATK-10", "AM-WPN-13")
def test_a_charge_is_spent_when_the_attack_is_declared() -> None:
    table = at("captain@9[flame-gun] chief@9 | tiles all | aliens sentinel@8").does("attack-place flame-gun:8")
    assert charges_of(table, "flame-gun") == 2
    table.rolls("throw 10,10,10,10")
    assert charges_of(table, "flame-gun") == 2


@rule("AM-ATK-05", "AM-WART-03")
@pytest.mark.parametrize("kind", ["thrall", "war-thrall"])
def test_thralls_are_never_attacked(kind: str) -> None:
    table = at(f"captain@9[ray-gun] chief@9 | tiles all | aliens {kind}@9")
    assert offered(table, "attack") == []
    assert table.refuses(f"attack ray-gun:{kind}-1").rule == "AM-ATK-05"


@rule("AM-ATK-05")
def test_overkills_do_not_hurt_thralls_either() -> None:
    table = at("captain@1 chief@9[ray-gun] | tiles all | aliens sentinel@9, thrall@8 | active chief")
    table.does("attack ray-gun:sentinel-1").rolls("throw 1,1,10,10,10")
    assert "spend strafe" not in table.options()


@rule("AM-ATK-06")
def test_a_weapon_fires_as_often_as_there_are_ap() -> None:
    table = at("captain@9[ray-gun] chief@9 | tiles all | aliens sentinel@8")
    for _ in range(3):
        table.does("attack ray-gun:sentinel-1").rolls("throw 10,10,10,10")
    assert table.refuses("attack ray-gun:sentinel-1").rule.startswith("AM-AP")


@rule("AM-ATK-07", "AM-ATK-13")
def test_at_no_hp_the_figure_returns_to_the_supply() -> None:
    table = at("captain@9[ray-gun] chief@9 | tiles all | aliens saucerman-3@8")
    table.does("attack ray-gun:saucerman-3").rolls("throw 1,10,10,10")
    assert where(table, "saucerman-3") == 0
    assert not table.s.figures
    assert table.refuses("attack ray-gun:saucerman-3").why == "alien-not-in-play"


@rule("AM-ATK-09")
def test_a_personal_weapon_hits_one_alien() -> None:
    table = at("captain@9[ray-gun] chief@9 | tiles all | aliens saucerman@8, saucerman@8")
    assert offered(table, "attack") == ["attack ray-gun:saucerman-1"]
    table.does("attack ray-gun:saucerman-1").rolls("throw 1,10,10,10")
    assert where(table, "saucerman-2") == 8
    assert table.refuses("attack-place ray-gun:8").rule == "AM-ATK-09"


@rule("AM-ATK-09")
def test_an_area_weapon_hits_all_on_the_tile() -> None:
    table = at("captain@9[flame-gun] chief@9 | tiles all | aliens saucerman@8, sentinel@8, saucerman@7")
    assert table.refuses("attack flame-gun:saucerman-1").rule == "AM-ATK-09"
    table.does("attack-place flame-gun:8").rolls("throw 1,10,10,10")
    assert (where(table, "saucerman-1"), where(table, "saucerman-2")) == (0, 7)
    assert hp_of(table, "sentinel-1") == 2


@rule("AM-ATK-11")
def test_stunned_aliens_may_be_attacked() -> None:
    table = at("captain@9[ray-gun] chief@9 | tiles all | aliens saucerman@8(stunned)")
    assert offered(table, "attack") == ["attack ray-gun:saucerman-1"]


@rule("AM-ATK-12")
def test_a_free_attack_spends_a_charge() -> None:
    table = at("captain@9[flame-gun:2] chief@9 | tiles all | aliens leech@8, leech@13")
    table.does("attack-place flame-gun:8").rolls("throw 1,1,1,10").does("spend revulsion")
    assert table.s.charges[table.s.rolls[-1].item] == 0
    table.rolls("throw 10,10,10,10")
    assert "spend revulsion" not in table.options()


@rule("AM-WPN-01", "AM-COMP-03")
def test_the_air_knife_takes_blood() -> None:
    table = at("captain@9[air-knife] chief@8 | tiles all | aliens sentinel@9")
    table.does("attack air-knife:sentinel-1").rolls("throw 1,2,10,10").does("spend extract")
    assert parts_of(table, CAPTAIN, BLOOD) == 2


@rule("AM-WPN-02", "AM-WPN-03")
def test_dislodge_moves_an_alien_even_to_an_unscanned_tile() -> None:
    table = at("captain@9[atomic-rifle] chief@8 | tiles 8 tile-35 | aliens brain@8")
    table.does("attack atomic-rifle:brain-1").rolls("throw 1,2,10").does("spend dislodge", "choose-place 4")
    assert where(table, "brain-1") == 4


@rule("AM-WPN-03", "AM-BRAIN-06")
def test_dislodge_respects_the_hatch_rules_of_the_alien() -> None:
    hatches = "hatches 8n closed, 8ne locked, 8nw closed, 8sw closed, 8se sealed"
    table = at(f"captain@9[atomic-rifle] chief@9 | tiles all | {hatches} | aliens brain@8, leader@8")
    table.does("attack atomic-rifle:brain-1").rolls("throw 1,2,3").does("spend dislodge", "choose-alien brain-1")
    assert where(table, "brain-1") == 9
    table.does("spend dislodge", "choose-alien leader-1")
    assert table.options() == [f"choose-place {place}" for place in (7, 9, 5, 4)]
    assert table.refuses("choose-place 12").rule == "AM-WPN-03"


@rule("AM-WPN-04", "AM-WPN-14")
def test_an_alien_out_of_sight_cannot_be_dislodged_again_but_others_can() -> None:
    hatches = "hatches 7n closed, 7ne closed, 8ne closed"
    table = at(f"captain@9[atomic-rifle] chief@9 | tiles all | {hatches} | aliens brain@7, leader@7, thrall@8")
    table.does("attack atomic-rifle:brain-1").rolls("throw 1,1,1,10").does("spend dislodge")
    assert "choose-alien thrall-1" in table.options()
    table.does("choose-alien leader-1", "choose-place 6", "spend dislodge")
    assert "choose-alien leader-1" not in table.options()


@rule("AM-WPN-05")
def test_ddt_harms_only_bugs() -> None:
    table = at("captain@9[ddt] chief@9 | tiles all | aliens bug@9, saucerman@9")
    assert offered(table, "attack") == ["attack ddt:bug-1"]
    assert table.refuses("attack ddt:saucerman-1").rule == "AM-WPN-05"


@rule("AM-WPN-05", "AM-FX-01")
def test_ddt_works_from_vent_to_vent() -> None:
    table = at("captain@9[ddt] chief@9 | tiles 9 tile-14, 8 tile-22, 7 tile-1 | aliens bug@8, bug@10, bug@7, bug@13")
    assert offered(table, "attack") == ["attack ddt:bug-1", "attack ddt:bug-2"]
    table.does("attack ddt:bug-1").rolls("throw 1,2,10,10,10").does("spend exterminate")
    assert [where(table, f"bug-{number}") for number in (1, 2, 3, 4)] == [0, 0, 7, 13]


@rule("AM-WPN-06", "AM-WPN-13")
def test_a_demo_charge_is_used_up() -> None:
    table = at("captain@9[demo-charge] chief@9 | tiles all | aliens sentinel@8, leech@8")
    assert offered(table, "attack") == ["attack demo-charge:sentinel-1", "attack demo-charge:leech-1"]
    table.does("attack demo-charge:sentinel-1").rolls("throw 1,10,10,10,10,10")
    assert (hp_of(table, "sentinel-1"), where(table, "leech-1")) == (2, 8)
    assert table.refuses("attack demo-charge:sentinel-1").why == "not-carried"


@rule("AM-WPN-06", "AM-WPN-08", "AM-THR-04")
@pytest.mark.parametrize("action", ["attack demo-charge:sentinel-1", "attack-place flame-gun:8"])
@pytest.mark.parametrize(("place", "thrall"), [(8, ""), (9, ", thrall@8")])
def test_explosives_spare_tiles_with_people(action: str, place: int, thrall: str) -> None:
    table = at(f"captain@9[demo-charge flame-gun] chief@{place} | tiles all | aliens sentinel@8{thrall}")
    assert offered(table, "attack") == []
    assert table.refuses(action).why == "people-there"


@rule("AM-WPN-07", "AM-OVK-07")
def test_shrapnel_hits_the_target_again_or_others() -> None:
    table = at("captain@9[demo-charge] chief@9 | tiles all | aliens sentinel@8, leech@8, leech@7")
    table.does("attack demo-charge:sentinel-1").rolls("throw 1,1,1,10,10,10")
    table.does("spend shrapnel", "choose-alien sentinel-1", "spend shrapnel", "choose-alien leech-1")
    assert (hp_of(table, "sentinel-1"), where(table, "leech-1"), where(table, "leech-2")) == (1, 0, 7)


@rule("AM-WPN-08", "AM-FX-16")
def test_the_flame_gun_terrifies_and_may_hurt_the_target_again() -> None:
    table = at("captain@9[flame-gun] chief@9 | tiles all | hatches 8n closed | aliens sentinel@8")
    table.does("attack-place flame-gun:8").rolls("throw 1,1,10,10").does("spend terror").rolls("throw 1")
    assert (hp_of(table, "sentinel-1"), where(table, "sentinel-1")) == (1, 8)


@rule("AM-WPN-09", "AM-FX-02")
def test_hit_and_run_moves_the_attacker_even_out_of_a_grapple() -> None:
    table = at("captain@9[ray-gun] chief@9 | tiles all | aliens war-thrall@9(holds-captain), leech@9")
    assert "move 8" not in table.options()
    table.does("attack ray-gun:leech-1").rolls("throw 1,2,10,10,10").does("spend hit-and-run")
    assert table.options() == ["choose-place 8", "choose-place 13"]
    table.does("choose-place 8")
    assert "move 7" in table.options()


@rule("AM-WPN-10")
def test_impact_stuns_a_weak_alien_on_or_next_to_the_target_tile() -> None:
    aliens = "sentinel@8, leader@7, sentinel@7, leader@12(stunned), leader@6, thrall@13"
    table = at(f"captain@9[sonic-shotgun] chief@9 | tiles all | aliens {aliens}")
    table.does("attack sonic-shotgun:sentinel-1").rolls("throw 1,2,10").does("spend impact")
    assert table.options() == ["choose-alien leader-1", "choose-alien thrall-1"]
    assert stunned(table.does("choose-alien thrall-1"), "thrall-1")


@rule("AM-WPN-10", "AM-WPN-14")
def test_impact_needs_line_of_sight() -> None:
    table = at("captain@9[sonic-shotgun] chief@9 | tiles all | hatches 8n closed | aliens sentinel@8, leader@7")
    table.does("attack sonic-shotgun:sentinel-1").rolls("throw 1,2,10")
    assert table.refuses("spend impact").rule == "AM-WPN-14"


@rule("AM-WPN-11", "AM-OVK-07")
def test_slash_wounds_the_target_again_and_takes_blood() -> None:
    table = at("captain@9[proton-blade] chief@9 | tiles all | aliens sentinel@9")
    table.does("attack proton-blade:sentinel-1").rolls("throw 1,2,10,10,10,10").does("spend slash")
    assert (hp_of(table, "sentinel-1"), parts_of(table, CAPTAIN, BLOOD)) == (1, 2)


@rule("AM-WPN-16", "AM-OVK-12")
def test_slash_takes_blood_of_a_target_that_is_dead() -> None:
    table = at("captain@9[proton-blade] chief@9 | tiles all | aliens saucerman@9")
    table.does("attack proton-blade:saucerman-1").rolls("throw 1,2,10,10,10,10").does("spend slash")
    assert (where(table, "saucerman-1"), parts_of(table, CAPTAIN, BLOOD)) == (0, 2)


@rule("AM-WPN-15")
@pytest.mark.parametrize(("blade", "option"), [("air-knife", "extract"), ("proton-blade", "slash")])
def test_a_machine_has_no_blood(blade: str, option: str) -> None:
    text = f"captain@11[{blade}] chief@11 | scenario tunnel-of-terror | tiles 11 fear-engine | markers 11 | work 4, 0"
    table = at(text).does(f"attack-marker {blade}").rolls("throw " + ",".join("1" * FACTS.dice[CARDS.index(blade)][0]))
    assert f"spend {option}" not in table.options()
    assert parts_of(table, CAPTAIN, BLOOD) == 0


@rule("AM-WPN-05", "AM-SCEN-11")
def test_the_ddt_is_no_weapon_against_machines() -> None:
    text = "captain@11[ddt ray-gun] chief | scenario tunnel-of-terror | tiles 11 fear-engine | markers 11 | work 4, 0"
    assert offered(at(text), "attack-marker") == ["attack-marker ray-gun"]
    assert at(text).refuses("attack-marker ddt").rule == "AM-ATK-01"


@rule("AM-WPN-14")
def test_targets_are_judged_when_the_overkill_is_spent() -> None:
    table = at("captain@9 yeoman@8[ray-gun] | tiles all | aliens sentinel@8, leader@7 | active yeoman")
    table.does("attack ray-gun:sentinel-1").rolls("throw 1,2,3,10,10")
    assert "spend sway" not in table.options()
    table.does("spend hit-and-run", "choose-place 7")
    assert "spend sway" in table.options()


@rule("AM-LOS-07", "AM-FX-08")
def test_psychic_scream_reaches_unscanned_tiles() -> None:
    table = at("captain@9[ray-gun] chief@9 | aliens saucerman@9, leader@1")
    table.does("attack ray-gun:saucerman-1").rolls("throw 1,2,10,10,10").does("spend psychic-scream")
    assert stunned(table, "leader-1")

"""AM-DISC: what each Discovery item does."""

import pytest

from coffret.games.away_missions.cards import DESTROYED, SEALED
from coffret.games.away_missions.names import CAPTAIN, CHIEF, DOCTOR, WIRE
from coffret.games.away_missions.state import EMPTY, LYING, USER
from coffret.testing import rule
from tests.games.away_missions.support import (
    WHOLE_ALIEN_TURN,
    at,
    charges_of,
    item_at,
    marks_of,
    offered,
    parts_of,
    uses_of,
    where,
)


@rule("AM-DISC-01")
def test_the_belt_takes_damage_of_attacks_as_often_as_it_has_charges() -> None:
    table = at(
        "captain@8(seat1)[force-field-belt:2/a] chief(seat1) | tiles all | now take-damage captain:0"
        " then take-damage captain:0 then take-damage captain:0 then take-turn captain"
    )
    table.does("use force-field-belt", "use force-field-belt")
    assert table.s.hp[CAPTAIN] == 5
    assert marks_of(table, "force-field-belt") & USER == CAPTAIN + 1
    assert charges_of(table, "force-field-belt") == 0


@rule("AM-DISC-01", "AM-IQ-07")
@pytest.mark.parametrize(("belt", "cause"), [("force-field-belt:2/a", 1), ("force-field-belt:2", 0)])
def test_the_belt_is_for_attacks_and_after_analysis(belt: str, cause: int) -> None:
    table = at(
        f"captain@8(seat1)[{belt}] chief(seat1) | tiles all | now take-damage captain:{cause} then take-turn captain"
    )
    assert "suffer" not in table.options()
    assert table.refuses("suffer") is not None


@rule("AM-DISC-02")
def test_the_wave_generator_pulls_a_figure_up_to_three_tiles() -> None:
    table = at("captain@9[wave-generator] chief@9 | tiles all | aliens saucerman@6").does("use wave-generator")
    table.does("choose-alien saucerman-1")
    assert where(table, "saucerman-1") == 7
    table.does("choose-place 8", "choose-place 9")
    assert where(table, "saucerman-1") == 9
    assert "end-turn" in table.options()
    assert charges_of(table, "wave-generator") == 2


@rule("AM-DISC-02", "AM-DISC-03")
def test_the_wave_generator_reaches_three_tiles_in_sight() -> None:
    table = at(
        "captain@9[wave-generator] chief@9 | tiles all | hatches 9ne closed"
        " | aliens saucerman@8, saucerman@7, saucerman@6, saucerman@13, hive-queen@8, saucerman@9 | lying tools@8"
    )
    assert uses_of(table, "wave-generator") == {
        "choose-alien saucerman-1",
        "choose-alien saucerman-2",
        "choose-alien saucerman-3",
        "choose-item tools",
    }


@rule("AM-DISC-03")
@pytest.mark.parametrize("thing", ["tools", "electro-mine", "heat-ray"])
def test_the_wave_generator_pulls_objects(thing: str) -> None:
    table = at(f"captain@9[wave-generator] chief@9 | tiles all | lying {thing}@7").does("use wave-generator")
    table.does(f"choose-item {thing}")
    assert item_at(table, thing) == LYING + 7
    assert item_at(table.does("choose-place 9"), thing) == LYING + 8


@rule("AM-DISC-03")
def test_the_wave_generator_pulls_rocketeers_and_their_tokens() -> None:
    table = at("captain@9[wave-generator] chief@7(kit8) | tiles all | kits chief: tools").does("use wave-generator")
    table.does("choose-rocketeer chief", "done")
    assert table.s.at[CHIEF] == 7
    table = at("chief@9[wave-generator] captain@7(kit8) | tiles all | kits captain: tools | active chief")
    assert table.does("use wave-generator", "choose-item tools").s.kit_at[CAPTAIN] == 8


@rule("AM-DISC-02", "AM-DISC-03")
def test_a_rocketeer_token_too_far_away_or_empty_is_not_pulled() -> None:
    table = at(
        "captain@9(kit8)[wave-generator] chief@1(kit8) doctor@1(kit10) | tiles all | kits chief: tools, doctor: flag"
    )
    assert uses_of(table, "wave-generator") == {"choose-item tools"}


@rule("AM-DISC-04")
@pytest.mark.parametrize(("hatch", "becomes"), [("sealed", SEALED), ("destroyed", DESTROYED)])
def test_the_heat_ray_seals_or_destroys_a_hatch_in_sight(hatch: str, becomes: int) -> None:
    table = at("captain@9[heat-ray] chief@9 | tiles all | hatches 7n closed").does("use heat-ray")
    assert becomes in table.does(f"choose-hatch 6:s:{hatch}").s.border
    assert charges_of(table, "heat-ray") == 2


@rule("AM-DISC-04")
def test_the_heat_ray_leaves_sealed_destroyed_and_unseen_hatches() -> None:
    table = at("captain@9[heat-ray] chief@9 | tiles all | hatches 9n sealed, 9ne destroyed, 4n closed, 9nw closed")
    assert {option.split(":")[0] for option in uses_of(table, "heat-ray")} == {"choose-hatch 5"}


@rule("AM-DISC-05")
def test_every_success_of_the_cube_is_one_use_of_the_personal_option() -> None:
    table = at("doctor@8(seat1 hp1)[impossible-cube] chief@8(seat1) | tiles all").does("use impossible-cube")
    table.rolls("throw 1,2,9,9,9").does("spend sawbones", "spend sawbones")
    assert (table.s.hp[2], table.s.rolls) == (3, [])
    assert charges_of(table, "impossible-cube") == 1


@rule("AM-DISC-06")
def test_the_ionoscope_adds_a_success_before_the_roll() -> None:
    table = at("captain@8[ionoscope] chief@8(hp3) | tiles all").does("heal chief", "use ionoscope")
    assert charges_of(table, "ionoscope") == 2
    assert table.rolls("throw 9,9,9,9").s.hp[CHIEF] == 4


@rule("AM-DISC-07", "AM-EVENT-07")
@pytest.mark.parametrize(("flags", "lost"), [("-", 0), ("power_out", 1)])
def test_the_helmet_ignores_panic_while_there_is_power(flags: str, lost: int) -> None:
    text = "captain@9(seat1 o5)[mentality-helmet] chief@9(seat1 o5) | tiles all | aliens sentinel@8"
    table = at(f"{text} | flags {flags}{WHOLE_ALIEN_TURN}")
    table.rolls("throw 9,9,9,9,9,9")
    assert table.s.oxygen[CAPTAIN] == 5 - lost
    assert table.s.oxygen[CHIEF] == 4


@rule("AM-DISC-07")
def test_the_helmet_ignores_mind_control() -> None:
    text = "captain@8(seat1)%s chief@5(seat1) | tiles all | aliens brain@8" + WHOLE_ALIEN_TURN
    assert at(text % "[mentality-helmet]").s.mind[CAPTAIN] == EMPTY
    table = at(text % "")
    assert table.s.mind[CAPTAIN] != EMPTY or "lose-point standard" in table.options()


@rule("AM-DISC-08")
def test_the_replicator_doubles_a_component_that_is_held() -> None:
    table = at("captain@8(wire1 blood1)[replicator] chief@9 | tiles all")
    assert uses_of(table, "replicator") == {"choose-component wire", "choose-component blood"}
    assert parts_of(table.does("choose-component wire"), CAPTAIN, WIRE) == 2
    assert charges_of(table, "replicator") == 1


@rule("AM-DISC-09")
def test_the_repulsor_pushes_until_the_edge_of_the_map() -> None:
    table = at("captain@9[sonic-repulsor] chief@9 | tiles all | aliens saucerman@8").does("use sonic-repulsor")
    table.does("choose-alien saucerman-1")
    assert where(table, "saucerman-1") == 6
    assert charges_of(table, "sonic-repulsor") == 2


@rule("AM-DISC-09", "AM-DISC-10")
@pytest.mark.parametrize("hatch", ["closed", "locked", "sealed"])
def test_any_unopened_hatch_stops_the_push(hatch: str) -> None:
    table = at(f"captain@9[sonic-repulsor] chief@9 | tiles all | hatches 7n {hatch} | aliens saucerman@8")
    assert where(table.does("use sonic-repulsor", "choose-alien saucerman-1"), "saucerman-1") == 7


@rule("AM-DISC-09")
def test_a_push_ends_where_sight_ends() -> None:
    table = at("captain@9[sonic-repulsor] chief@9 | tiles 8 tile-35, 5 tile-35 | hatches 8n free | aliens saucerman@8")
    assert where(table.does("use sonic-repulsor", "choose-alien saucerman-1"), "saucerman-1") == 7


@rule("AM-DISC-10")
def test_a_pushed_rocketeer_stops_before_an_unscanned_tile() -> None:
    table = at("captain@9[sonic-repulsor] chief@5 doctor@8 | tiles 8 tile-35, 7 tile-35, 5 tile-35 | hatches 7n free")
    table.does("use sonic-repulsor", "choose-rocketeer doctor")
    assert table.s.at[2] == 6


@rule("AM-DISC-10")
def test_on_the_own_tile_the_user_chooses_the_direction() -> None:
    table = at("captain@8[sonic-repulsor] chief@9 | tiles all | hatches 8s closed | aliens saucerman@8")
    table.does("use sonic-repulsor", "choose-alien saucerman-1")
    assert set(table.options()) == {f"choose-place {place}" for place in (4, 5, 7, 12, 13)}
    assert where(table.does("choose-place 4"), "saucerman-1") == 1


@rule("AM-DISC-10")
def test_between_two_equal_directions_the_user_chooses() -> None:
    table = at("captain@9[sonic-repulsor] chief@9 | crewsize 5 | tiles all | aliens saucerman@12")
    table.does("use sonic-repulsor", "choose-alien saucerman-1")
    assert set(table.options()) == {"choose-place 11", "choose-place 14"}
    assert where(table.does("choose-place 14"), "saucerman-1") == 14


@rule("AM-DISC-11")
def test_the_orb_adds_one_iq_before_the_roll() -> None:
    table = at("captain@8[glowing-orb] chief@8(hp3) | tiles all").does("heal chief", "use glowing-orb")
    assert table.s.rolls[-1].dice == 5
    table.rolls("throw 9,9,9,9,9").does("heal chief")
    assert table.s.rolls[-1].dice == 4


@rule("AM-DISC-12")
def test_the_telepathy_band_lends_an_option_for_a_talent() -> None:
    table = at("captain@8(seat1 hp3)[telepathy-band] doctor@8(seat1 hp3) | tiles all").does("talent")
    assert table.options() == ["choose-rocketeer captain", "choose-rocketeer doctor"]
    table.does("choose-rocketeer doctor", "choose-rocketeer captain")
    assert table.s.hp[CAPTAIN] == 4
    assert charges_of(table, "telepathy-band") == 2


@rule("AM-DISC-12")
def test_the_own_option_costs_no_charge_of_the_band() -> None:
    table = at("captain@8(seat1 hp3)[telepathy-band] doctor@8(seat1) | tiles all").does("talent")
    assert table.does("choose-rocketeer captain").s.points[3 * DOCTOR + 2] == 1
    assert charges_of(table, "telepathy-band") == 3


@rule("AM-DISC-18", "AM-TAL-01")
def test_a_talent_with_the_band_cannot_lose_its_ap() -> None:
    table = at("captain@8(seat1 hp3)[telepathy-band] doctor@9(seat1) chief@9(seat1) | tiles all").does("talent")
    assert table.options() == ["choose-rocketeer doctor"]  # Command has nobody here, and the Chief nothing to shoot at


@rule("AM-DISC-18", "AM-TAL-01")
@pytest.mark.parametrize(("hp", "talents"), [("hp5", 1), ("hp6", 0)])
def test_without_a_use_for_any_option_there_is_no_talent(hp: str, talents: int) -> None:
    table = at(f"captain@8(seat1 {hp})[telepathy-band] doctor@9(seat1) | tiles all")
    assert len(offered(table, "talent")) == talents


@rule("AM-DISC-12")
def test_the_telepathy_band_lends_an_option_for_all_overkills_of_a_roll() -> None:
    table = at("captain@8(seat1 hp3)[telepathy-band] chief@9(seat1 hp3) doctor@9(seat1) | tiles all")
    table.does("heal captain").rolls("throw 1,1,1,9").does("use telepathy-band", "choose-rocketeer doctor")
    table.does("spend sawbones", "spend sawbones")
    assert table.s.hp[CAPTAIN] == 6
    assert charges_of(table, "telepathy-band") == 2


@rule("AM-DISC-14")
def test_time_warp_re_rolls_any_number_of_dice_once() -> None:
    table = at("captain@8[time-warp] chief@8(hp3) | tiles all").does("heal chief").rolls("throw 9,9,9,9")
    table.does("use time-warp", "choose-die 1", "choose-die 3", "done").rolls("throw 1,9")
    assert table.s.hp[CHIEF] == 4
    assert charges_of(table, "time-warp") == 1


@rule("AM-DISC-14", "AM-DICE-04")
def test_without_dice_there_is_nothing_to_re_roll() -> None:
    aliens = ", ".join(["leech@8"] * 3)
    table = at(f"chief@8(hp3)[time-warp reality-inverter:2/a] captain@9 | tiles all | aliens {aliens}")
    assert "end-turn" in table.does("heal chief").rolls("throw -").options()


@rule("AM-DISC-14", "AM-RESC-03")
def test_time_warp_re_rolls_a_single_die() -> None:
    table = at("captain@8(o3)[time-warp chemist] chief@9 | tiles all").does("use chemist").rolls("throw 9")
    table.does("use time-warp", "choose-die 1").rolls("throw 1")
    assert table.s.oxygen[CAPTAIN] == 4


@rule("AM-DISC-15")
def test_the_goggles_see_through_a_closed_hatch() -> None:
    text = "captain@8[x-ray-goggles ray-gun] chief@9 | tiles all | hatches 8n closed | aliens saucerman@7"
    table = at(text)
    assert "attack ray-gun:saucerman-1" not in table.options()
    table.does("use x-ray-goggles", "choose-hatch 7:s:closed")
    assert "attack ray-gun:saucerman-1" in table.options()
    assert charges_of(table, "x-ray-goggles") == 2


@rule("AM-DISC-16")
def test_the_goggles_help_one_attack_or_effect() -> None:
    text = "captain@8[x-ray-goggles ray-gun stun-pellet] chief@9 | tiles all | hatches 8n closed | aliens sentinel@7"
    table = at(text).does("use x-ray-goggles", "choose-hatch 7:s:closed", "attack ray-gun:sentinel-1")
    table.rolls("throw 9,9,9,9")
    assert "attack ray-gun:sentinel-1" not in table.options()
    table = at(text).does("use x-ray-goggles", "choose-hatch 7:s:closed", "use stun-pellet", "choose-place 7")
    assert "attack ray-gun:sentinel-1" not in table.options()


@rule("AM-DISC-16")
@pytest.mark.parametrize("hatch", ["locked", "sealed"])
def test_the_goggles_do_not_help_against_locked_or_sealed_hatches(hatch: str) -> None:
    table = at(f"captain@8[x-ray-goggles] chief@9 | tiles all | hatches 9nw free, 8n {hatch}")
    assert table.refuses("use x-ray-goggles").rule == "AM-DISC-15"


@rule("AM-DISC-16")
def test_the_goggles_do_not_see_into_an_unscanned_tile() -> None:
    table = at("captain@9[x-ray-goggles] chief@9 | tiles 8 tile-35 | hatches 9nw free, 8n closed")
    assert "use x-ray-goggles" not in table.options()


@rule("AM-DISC-16")
def test_the_goggles_help_a_talent() -> None:
    text = "chief@8[x-ray-goggles ray-gun] captain@9 | tiles all | hatches 8n closed | aliens saucerman@7, leader@7"
    table = at(f"{text} | active chief").does("use x-ray-goggles", "choose-hatch 7:s:closed", "talent")
    assert set(table.options()) == {"choose-alien saucerman-1", "choose-alien leader-1"}
    assert table.s.peek == -1


@rule("AM-DISC-16")
def test_the_goggles_help_nobody_else() -> None:
    table = at("captain@8[x-ray-goggles] chief@8(c1)[ray-gun] | tiles all | hatches 8n closed | aliens saucerman@7")
    table.does("use x-ray-goggles", "choose-hatch 7:s:closed").does("follow-command chief", seat=1)
    assert "attack ray-gun:saucerman-1" not in table.options()

"""AM-CREW: the personal options of the six Rocketeers, bought with Overkills or used as a Talent."""

import pytest

from coffret.games.away_missions.names import CHIEF
from coffret.testing import rule
from tests.games.away_missions.support import at, charges_of, hp_of, offered, stunned, where

COMMAND = 2


@rule("AM-CREW-04")
def test_command_gives_an_ap_to_a_rocketeer_on_the_tile() -> None:
    table = at("captain@9 chief@9 yeoman@9 doctor@8 | tiles all").does("talent")
    assert table.options() == ["choose-rocketeer chief", "choose-rocketeer yeoman"]
    assert table.refuses("choose-rocketeer doctor").rule == "AM-CREW-04"
    table.does("choose-rocketeer chief")
    assert table.s.points[3 * CHIEF + COMMAND] == 1


@rule("AM-CREW-05", "AM-GEAR-32")
def test_the_tele_radio_carries_a_command_anywhere() -> None:
    table = at("captain@9[tele-radio] chief@9 doctor@1 | tiles all").does("talent")
    assert "choose-rocketeer doctor" in table.options()


@rule("AM-CREW-05", "AM-ITEM-03")
def test_another_tele_radio_bearer_does_not_help() -> None:
    table = at("captain@9 chief@1[tele-radio] | tiles all")
    assert "talent" not in table.options()
    assert table.refuses("talent").why == "no-overkill-target"


@rule("AM-CREW-07", "AM-CREW-08", "AM-CREW-10")
@pytest.mark.parametrize("fact", ["commanded", "c1"])
def test_command_reaches_nobody_twice_and_not_himself(fact: str) -> None:
    table = at(f"captain@9 chief@9({fact}) | tiles all")
    assert "talent" not in table.options()


@rule("AM-CREW-12")
def test_move_out_moves_one_on_the_tile_at_once() -> None:
    table = at("first-officer@9(seat1) chief@9(seat2) doctor@8(seat2) | tiles all").does("talent")
    assert table.options() == ["choose-rocketeer first-officer", "choose-rocketeer chief"]
    table.does("choose-rocketeer chief")
    assert table.asked == 1
    assert offered(table, "choose") == ["choose-place 8", "choose-place 13"]
    assert table.refuses("end-turn").rule == "AM-FX-13"
    table.does("choose-place 8")
    assert table.s.at[CHIEF] == 7


@rule("AM-CREW-12", "AM-FX-02")
def test_move_out_frees_from_a_grapple() -> None:
    table = at("first-officer@8 chief@9 | tiles all | aliens war-thrall@8(holds-first-officer)")
    table.does("talent", "choose-place 7")
    assert "move 6" in table.options()


@rule("AM-CREW-13", "AM-GEAR-14")
def test_the_head_set_reaches_anybody() -> None:
    table = at("first-officer@9[head-set] chief@1 | tiles all").does("talent")
    assert "choose-rocketeer chief" in table.options()


@rule("AM-CREW-14")
def test_sawbones_heals_one_on_the_tile() -> None:
    table = at("doctor@9(hp2) chief@9(hp2) yeoman@9 captain@8(hp2) | tiles all").does("talent")
    assert table.options() == ["choose-rocketeer doctor", "choose-rocketeer chief"]
    table.does("choose-rocketeer chief")
    assert table.s.hp[CHIEF] == 3


@rule("AM-CREW-15")
def test_the_med_pack_reaches_an_adjacent_tile_in_sight() -> None:
    table = at("doctor@9[med-pack] chief@8(hp2) yeoman@5(hp2) captain@7(hp2) | tiles all").does("talent")
    assert table.s.hp[CHIEF] == 3  # the only one: a closed hatch hides the Yeoman


@rule("AM-CREW-16", "AM-CREW-19")
def test_override_opens_and_locks_any_hatch() -> None:
    hatches = "hatches 9nw free, 1s closed, 1ne open, 1se locked, 6ne sealed, 6s destroyed"
    table = at(f"professor@9 chief@9 | tiles all | {hatches}").does("talent")
    assert table.options() == [
        "choose-hatch 1:ne:locked",
        "choose-hatch 1:se:open",
        "choose-hatch 1:s:open",
        "choose-hatch 1:s:locked",
    ]
    table.does("choose-hatch 1:s:locked")
    assert table.refuses("talent").rule == "AM-TAL-03"


@rule("AM-CREW-17")
def test_nobody_else_locks_a_hatch() -> None:
    table = at("captain@9 chief@9 | tiles all | hatches 9n closed")
    assert table.refuses("choose-hatch 9:n:locked").rule == "AM-ACT-01"


@rule("AM-CREW-18")
def test_override_knows_only_hatches_that_a_scanned_tile_shows() -> None:
    table = at("professor@9 chief@9 | tiles 8 tile-9").does("talent")  # tile-9 shows one to the north
    assert table.options() == [
        "choose-hatch 5:se:open",
        "choose-hatch 5:se:locked",
        "choose-hatch 7:s:open",
        "choose-hatch 7:s:locked",
    ]


@rule("AM-CREW-20", "AM-CREW-24")
def test_strafe_as_a_talent_needs_a_weapon_in_range() -> None:
    table = at("chief@9[ray-gun] captain@9 | tiles all | aliens leech@8, leech@7, thrall@9").does("talent")
    assert (where(table, "leech-1"), where(table, "leech-2")) == (0, 7)


@rule("AM-CREW-24")
def test_strafe_without_an_attack_needs_a_charge_but_spends_none() -> None:
    table = at("chief@9[flame-gun:1] captain@9 | tiles all | aliens leech@8").does("talent")
    assert where(table, "leech-1") == 0
    assert charges_of(table, "flame-gun") == 1
    assert "talent" not in at("chief@9[flame-gun:0] captain@9 | tiles all | aliens leech@8").options()


@rule("AM-CREW-21", "AM-CREW-23")
def test_the_first_strafe_hits_next_to_the_target_within_range_of_the_weapon() -> None:
    aliens = "sentinel@8, leader@8, leader@13, leader@9, leader@7, leader@5"
    table = at(f"chief@9[ray-gun atomic-rifle] captain@1 | tiles all | aliens {aliens}")
    table.does("attack ray-gun:sentinel-1").rolls("throw 1,2,10,10").does("spend strafe")
    assert offered(table, "choose") == [
        "choose-alien leader-2",
        "choose-alien leader-3",
    ]  # 7 is too far, 5 behind a hatch


@rule("AM-CREW-22", "AM-CREW-23")
def test_strafes_of_one_roll_form_a_chain_of_tiles() -> None:
    aliens = "sentinel@9, leader@8, leader@8, leader@7, leader@12, leader@6, leech@7"
    table = at(f"chief@9[atomic-rifle] captain@1 | tiles all | hatches 9nw free | aliens {aliens}")
    table.does("attack atomic-rifle:leader-3").rolls("throw 1,2,3,1")
    table.does("spend strafe", "choose-alien leader-1", "spend strafe")
    assert offered(table, "choose") == ["choose-alien sentinel-1", "choose-alien leader-4"]
    table.does("choose-alien sentinel-1")
    assert hp_of(table, "sentinel-1") == 2
    table.does("spend strafe")
    assert (where(table, "leader-4"), where(table, "leader-2"), where(table, "leader-5")) == (0, 8, 6)


@rule("AM-CREW-22")
def test_strafes_of_another_roll_are_next_to_each_other_too() -> None:
    table = at("chief@8(hp2)[ray-gun] captain@1 | tiles all | aliens leader@7, leader@12, leader@9")
    table.does("heal chief").rolls("throw 1,2,3").does("spend strafe", "choose-alien leader-1", "spend strafe")
    assert (where(table, "leader-2"), where(table, "leader-3")) == (0, 9)


@rule("AM-CREW-25", "AM-CREW-27")
def test_sway_stuns_an_alien_with_one_hp_on_her_tile() -> None:
    aliens = "sentinel@9, sentinel@9(hp1), brain@9, leader@8, leader@9(stunned)"
    table = at(f"yeoman@9 captain@9 | tiles all | aliens {aliens}").does("talent")
    assert stunned(table, "sentinel-2")
    assert not stunned(table, "brain-1")


@rule("AM-CREW-26", "AM-GEAR-25")
def test_the_lens_sways_next_door_in_sight() -> None:
    table = at("yeoman@9[soft-focus-lens] captain@9 | tiles all | aliens leader@8, thrall@8, leader@5, leader@7")
    table.does("talent")
    assert table.options() == ["choose-alien leader-1", "choose-alien thrall-1"]


@rule("AM-TAL-01", "AM-TAL-02")
def test_a_talent_is_one_use_without_dice() -> None:
    table = at("chief@9[ray-gun] captain@9 | tiles all | aliens leech@8").does("talent")
    assert not table.s.rolls
    assert table.options()[0] == "end-turn"

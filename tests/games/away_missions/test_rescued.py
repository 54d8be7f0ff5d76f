"""AM-RESC: what each Rescued Thrall does."""

import pytest

from coffret.games.away_missions.cards import OPEN
from coffret.games.away_missions.names import CAPTAIN, CHIEF, DOCTOR, WIRE
from coffret.testing import rule
from tests.games.away_missions.support import WHOLE_ALIEN_TURN, all_stunned, at, charges_of, item_at, parts_of, uses_of


@rule("AM-RESC-01")
def test_the_boy_fetches_an_item_from_an_adjacent_tile_in_sight() -> None:
    table = at("captain@8[boy] chief | tiles all | hatches 8n closed | lying tools@12, flag@7")
    assert uses_of(table, "boy") == {"pick-up tools"}
    assert item_at(table.does("pick-up tools"), "tools") == CAPTAIN


@rule("AM-RESC-02", "AM-RESC-16")
def test_the_bus_driver_brings_two_o2() -> None:
    table = at("captain@8(o3) chief | tiles all | aliens thrall@8").does("subdue thrall-1").rolls("throw 1,1,9,9")
    table.does("spend save").rolls("draw-item bus-driver")
    assert table.s.oxygen[CAPTAIN] == 5


@rule("AM-RESC-03")
@pytest.mark.parametrize(("face", "oxygen"), [(3, 4), (4, 3)])
def test_the_chemist_rolls_for_an_o2(face: int, oxygen: int) -> None:
    table = at("captain@8(o3 s0 x0)[chemist] chief | tiles all").does("use chemist").rolls(f"throw {face}")
    assert table.s.oxygen[CAPTAIN] == oxygen
    assert table.refuses("use chemist").rule == "AM-ITEM-02"


@rule("AM-RESC-04")
@pytest.mark.parametrize("action", ["attack ray-gun:sentinel-1", "heal captain", "use common-cold"])
def test_the_co_ed_adds_two_dice_to_an_action_of_any_kind(action: str) -> None:
    table = at("captain@8(hp3)[co-ed ray-gun common-cold] chief | tiles all | aliens sentinel@8").does(action)
    before = table.s.rolls[-1].dice
    table.does("use co-ed")
    assert table.s.rolls[-1].dice == before + 2
    assert charges_of(table, "co-ed") == 1


@rule("AM-RESC-05")
def test_the_cowboy_shoots_for_free() -> None:
    text = "captain@8(s0 x0)[cowboy] chief | tiles all | hatches 8n closed"
    text += " | aliens saucerman@8, sentinel@12, saucerman@7, saucerman@11, thrall@8"
    table = at(text)
    assert uses_of(table, "cowboy") == {"choose-alien saucerman-1", "choose-alien sentinel-1"}
    table.does("choose-alien sentinel-1").rolls("throw 2")
    assert sorted(table.s.alien_hp[one] for one in table.s.figures) == [1, 1, 1, 1, 2]
    assert table.refuses("use cowboy").rule == "AM-ITEM-02"


@rule("AM-RESC-17")
def test_the_cowboy_has_no_weapon_and_shoots_no_thralls() -> None:
    table = at("captain@8[cowboy] chief@8 | tiles all | aliens thrall@8")
    assert table.refuses("use cowboy").rule == "AM-RESC-05"
    table = at("captain@8[cowboy tape-recorder/r] chief@8 | tiles all | aliens sentinel@8").does("use cowboy")
    table.does("choose-alien sentinel-1").rolls("throw 1").does("use tape-recorder")
    assert set(table.options()) == {"done", "spend command", "spend stagger"}


@rule("AM-RESC-06")
def test_the_football_player_opens_a_hatch_for_free() -> None:
    table = at("captain@8(s0 x0)[football-player] chief | tiles all | hatches 8n closed, 8s closed")
    table.does("use football-player", "open n")
    assert OPEN in table.s.border
    assert table.refuses("use football-player").rule == "AM-ITEM-02"


@rule("AM-RESC-07")
def test_the_girl_ignores_panic() -> None:
    table = at("captain@9(seat1 o5)[girl] chief@9(seat1 o5) | tiles all | aliens sentinel@8" + WHOLE_ALIEN_TURN).rolls(
        "throw 9,9,9,9,9,9"
    )
    assert (table.s.oxygen[CAPTAIN], table.s.oxygen[CHIEF]) == (5, 4)


@rule("AM-RESC-08")
def test_the_hobo_stuns_all_aliens_of_the_tile() -> None:
    table = at("captain@8[hobo] chief | tiles all | aliens saucerman@8, thrall@8, saucerman@7").does("use hobo")
    assert all_stunned(table) == ["saucerman-1", "thrall-1"]
    assert charges_of(table, "hobo") == 1


@rule("AM-RESC-09")
@pytest.mark.parametrize("cause", [0, 1])
def test_the_long_lost_brother_takes_one_damage(cause: int) -> None:
    table = at(
        "captain@8(seat1)[long-lost-brother] chief(seat1) | tiles all"
        f" | now take-damage captain:{cause} then take-damage captain:{cause} then take-turn captain"
    ).does("use long-lost-brother")
    assert table.s.hp[CAPTAIN] == 5
    assert charges_of(table, "long-lost-brother") == 0


@rule("AM-RESC-10")
@pytest.mark.parametrize(("face", "hp"), [(3, 4), (4, 3)])
def test_the_nurse_rolls_to_heal_somebody_on_the_tile(face: int, hp: int) -> None:
    table = at("captain@8(s0 x0)[nurse] chief@8(hp3) doctor@7(hp2) | tiles all")
    assert uses_of(table, "nurse") == {"choose-rocketeer chief"}
    assert table.does("choose-rocketeer chief").rolls(f"throw {face}").s.hp[CHIEF] == hp


@rule("AM-RESC-11")
def test_the_photographer_stuns_one_alien_in_sight() -> None:
    table = at("captain@9[photographer] chief | tiles all | hatches 9nw closed | aliens saucerman@6, saucerman@5")
    assert uses_of(table, "photographer") == {"choose-alien saucerman-1"}
    assert all_stunned(table.does("choose-alien saucerman-1")) == ["saucerman-1"]
    assert charges_of(table, "photographer") == 1


@rule("AM-RESC-12")
def test_sarge_adds_a_die_to_one_attack() -> None:
    table = at("captain@8[sarge ray-gun] chief | tiles all | aliens sentinel@8")
    table.does("attack ray-gun:sentinel-1", "use sarge")
    assert table.s.rolls[-1].dice == 6
    table.rolls("throw 9,9,9,9,9,9").does("attack ray-gun:sentinel-1")
    assert table.asked == -1
    assert at("captain@8(hp3)[sarge] chief | tiles all").does("heal captain").asked == -1


@rule("AM-RESC-13")
def test_the_scientist_adds_an_overkill_to_an_iq_action_that_succeeds() -> None:
    text = "captain@8[scientist] chief@8(hp3) | tiles all"
    table = at(text).does("heal chief").rolls("throw 1,9,9,9").does("use scientist")
    assert "spend command" in table.options()
    assert charges_of(table, "scientist") == 1
    assert "use scientist" not in at(text).does("heal chief").rolls("throw 9,9,9,9").options()


@rule("AM-RESC-14", "AM-RESC-16")
def test_the_smuggler_brings_any_one_component() -> None:
    table = at("captain@8 chief | tiles all | aliens thrall@8").does("subdue thrall-1").rolls("throw 1,1,9,9")
    table.does("spend save").rolls("draw-item smuggler").does("choose-component wire")
    assert parts_of(table, CAPTAIN, WIRE) == 2


@rule("AM-RESC-15")
def test_the_traffic_cop_gives_a_move_to_anybody_in_sight() -> None:
    table = at("captain@8[traffic-cop] chief@7 doctor@9 | tiles all | hatches 8s closed")
    assert uses_of(table, "traffic-cop") == {"choose-rocketeer captain", "choose-rocketeer chief"}
    table.does("choose-rocketeer chief")
    assert table.asked == 1
    assert table.does("move 3").s.at[CHIEF] == 2
    assert charges_of(table, "traffic-cop") == 2
    assert table.s.at[DOCTOR] == 8

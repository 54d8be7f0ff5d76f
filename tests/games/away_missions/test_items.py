"""AM-ITEM, AM-COMP: when an item can be used, by whom, how often; Power Out and Mysterium."""

import pytest

from coffret.games.away_missions.names import BLOOD, CAPTAIN, CHIEF, ITEMS, MYSTERIUM
from coffret.games.away_missions.rules.guards import damage_items
from coffret.games.away_missions.rules.harm import mind_control, panic
from coffret.games.away_missions.state import BY_ATTACK, GONE, USER, changed
from coffret.testing import rule
from tests.games.away_missions.support import FACTS, at, charges_of, item_at, marks_of, parts_of


@rule("AM-ITEM-01")
def test_weapons_show_dice_and_are_used_by_attacks() -> None:
    assert at("captain@8[ray-gun] chief@8 | tiles all").refuses("use ray-gun").rule == "AM-ITEM-01"
    for card, weapon in enumerate(FACTS.is_weapon):
        assert weapon == (sum(FACTS.dice[card]) > 0)


@rule("AM-FREE-02", "AM-ITEM-02")
def test_gear_is_free_and_used_once_in_a_game_turn() -> None:
    table = at("captain@8(hp1 s0 x0)[food-pills] chief@8 | tiles all").does("use food-pills", "done")
    assert table.s.hp[CAPTAIN] == 3
    reason = table.refuses("use food-pills")
    assert (reason.rule, reason.why) == ("AM-ITEM-02", "used-this-turn")


NOTHING_TO_DO = {
    "accelerator-hypo": "AM-GEAR-01",
    "food-pills": "AM-GEAR-11",
    "power-of-love": "AM-GEAR-20",
    "space-bandages": "AM-GEAR-26",
    "space-rations": "AM-GEAR-28",
    "stun-pellet": "AM-GEAR-29",
    "thermite": "AM-GEAR-34",
    "wave-generator": "AM-DISC-02",
    "heat-ray": "AM-DISC-04",
    "impossible-cube": "AM-DISC-05",
    "replicator": "AM-DISC-08",
    "x-ray-goggles": "AM-DISC-15",
    "boy": "AM-RESC-01",
    "cowboy": "AM-RESC-05",
    "football-player": "AM-RESC-06",
    "hobo": "AM-RESC-08",
    "nurse": "AM-RESC-10",
    "photographer": "AM-RESC-11",
}


@rule("AM-FREE-02")
@pytest.mark.parametrize(("item", "rule_id"), NOTHING_TO_DO.items())
def test_gear_that_would_do_nothing_is_refused_by_its_own_rule(item: str, rule_id: str) -> None:
    table = at(f"captain@8[{item}] chief@9(hp3) | tiles all | hatches 9nw sealed, 9n sealed, 9ne sealed")
    reason = table.refuses(f"use {item}")
    assert (reason.rule, reason.why) == (rule_id, "no-target")


@rule("AM-FREE-02")
def test_while_a_target_is_chosen_everything_else_waits() -> None:
    table = at("captain@8[stun-pellet] chief@9 | tiles all | aliens saucerman@8").does("use stun-pellet")
    assert table.refuses("choose-place 7").why == "not-on-that"
    assert table.refuses("end-turn").why == "aim-first"
    assert charges_of(table.does("back"), "stun-pellet") == 1


@rule("AM-FREE-02")
def test_what_another_carries_is_not_used() -> None:
    assert at("captain@8(hp1) chief@8[food-pills] | tiles all").refuses("use food-pills").rule == "AM-FREE-02"


@rule("AM-ITEM-03")
def test_a_personal_item_serves_only_its_owner() -> None:
    table = at("captain@8[med-pack] doctor@8 chief@8(hp3) | tiles all").does("heal chief")
    assert table.s.rolls[-1].dice == 4
    assert at("captain@8[med-pack] doctor@8 | tiles all").refuses("use med-pack").rule == "AM-ITEM-03"


@rule("AM-ITEM-03")
def test_a_personal_item_helps_any_number_of_times() -> None:
    table = at("doctor@8[med-pack] chief@8(hp3) | tiles all")
    for _ in range(2):
        table.does("heal chief")
        assert table.s.rolls[-1].dice == 6
        table.rolls("throw 9,9,9,9,9,9")


@pytest.mark.parametrize(
    ("text", "steps", "told"),
    [
        ("captain@8(hp1)[food-pills] chief@8", ["use food-pills"], ["uses", "healed"]),
        ("captain@8[tape-recorder/r] chief@8", ["play-back"], ["uses"]),
        ("captain@8[tools] chief@9", ["drop tools"], ["leaves"]),
        ("captain@8(mysterium1)[replicator:0/d] chief@9", ["recharge replicator"], ["recharges"]),
        ("captain@8(o5) chief@9", ["breathe", "move 7"], ["acts-again", "moves"]),
        (
            "captain@8[cowboy] chief@9 | aliens saucerman@8, bug@8",
            ["use cowboy", "choose-alien bug-1"],
            ["uses", "cowboy-shoots"],
        ),
    ],
)
def test_what_is_done_is_told(text: str, steps: list[str], told: list[str]) -> None:
    table = at(f"{text} | tiles all").does(*steps)
    assert [event.name for event in table.events][: len(told)] == told


@rule("AM-ITEM-04")
def test_one_item_serves_one_rocketeer_in_a_game_turn() -> None:
    table = at("captain@8(hp1)[food-pills:1/5] chief@8 | tiles all")
    reason = table.refuses("use food-pills")
    assert (reason.rule, reason.why) == ("AM-ITEM-04", "used-by-another")
    assert reason.args["rocketeer"] == CHIEF


@rule("AM-ITEM-05")
def test_a_use_costs_a_charge_and_without_one_there_is_none() -> None:
    table = at("captain@8(hp1)[food-pills:1] chief@8 | tiles all").does("use food-pills")
    assert charges_of(table, "food-pills") == 0
    reason = at("captain@8(hp1)[food-pills:0] chief@8 | tiles all").refuses("use food-pills")
    assert (reason.rule, reason.why) == ("AM-ITEM-05", "no-charge")


@rule("AM-ITEM-06")
def test_an_item_without_charges_never_runs_out() -> None:
    table = at("captain@8[chemist] chief@8 | tiles all").does("use chemist").rolls("throw 9")
    assert charges_of(table, "chemist") == 0
    assert "use chemist" in at("captain@8[chemist] chief@8 | tiles all | turn 30").options()


@rule("AM-ITEM-07")
def test_discovery_items_work_as_soon_as_they_are_picked_up() -> None:
    table = at("captain@8(wire1) chief@8 | tiles all | lying replicator@8").does("pick-up replicator")
    assert "use replicator" in table.options()


@rule("AM-ITEM-08", "AM-DISC-13", "AM-COMP-02")
def test_mysterium_and_the_thrall_tank_have_no_card() -> None:
    table = at("captain@8(o2) chief@8 | tiles all | lying mysterium@8, thrall-oxygen-tank@8")
    table.does("pick-up mysterium", "pick-up thrall-oxygen-tank")
    assert parts_of(table, CAPTAIN, MYSTERIUM) == 1
    assert table.s.oxygen[CAPTAIN] == 5
    assert (item_at(table, "mysterium"), item_at(table, "thrall-oxygen-tank")) == (GONE, GONE)


@rule("AM-ITEM-09")
def test_standing_items_help_every_time() -> None:
    table = at("captain@8[first-aid-kit] chief@8(hp3) | tiles all")
    for _ in range(2):
        table.does("heal chief")
        assert table.s.rolls[-1].dice == 6
        table.rolls("throw 9,9,9,9,9,9")


@rule("AM-ITEM-11")
def test_large_items_can_be_carried_in_any_number_later() -> None:
    table = at("captain@8[ray-gun atomic-rifle flame-gun] chief@8 | tiles all | lying sonic-shotgun@8")
    assert item_at(table.does("pick-up sonic-shotgun"), "sonic-shotgun") == CAPTAIN


@rule("AM-ITEM-12")
@pytest.mark.parametrize("item", ["replicator", "chemist"])
def test_discovery_gear_and_rescued_thralls_are_used_once_in_a_game_turn(item: str) -> None:
    table = at(f"captain@8(wire1)[{item}/u1] chief@8 | tiles all")
    assert table.refuses(f"use {item}").rule == "AM-ITEM-02"


@rule("AM-ITEM-12", "AM-ATK-06")
def test_the_proton_blade_attacks_more_than_once() -> None:
    table = at("captain@8[proton-blade] chief@8 | tiles all | aliens sentinel@8")
    table.does("attack proton-blade:sentinel-1").rolls("throw 9,9,9,9,9,9")
    assert "attack proton-blade:sentinel-1" in table.options()


@rule("AM-ITEM-13")
def test_a_standing_item_that_helped_one_rocketeer_helps_no_other_in_that_game_turn() -> None:
    table = at("captain@8(seat1)[wire-cutters] chief@8(seat1) | tiles all | aliens thrall@8, thrall@8")
    table.does("subdue thrall-1")
    assert table.s.rolls[-1].dice == 5
    table.rolls("throw 9,9,9,9,9").does("exchange chief", "give wire-cutters", "done", "end-turn")
    table = at("captain@9 chief@8[wire-cutters/1] | active chief | tiles all | aliens thrall@8").does("subdue thrall-1")
    assert table.s.rolls[-1].dice == 3


@rule("AM-ITEM-13")
def test_a_standing_item_is_noted_when_it_helps() -> None:
    table = at("captain@8[wire-cutters] chief@8 | tiles all | aliens thrall@8").does("subdue thrall-1")
    assert marks_of(table, "wire-cutters") == CAPTAIN + 1


@rule("AM-ITEM-13")
def test_a_dominated_brain_is_noted_when_it_helps() -> None:
    table = at("captain@8[dominated-brain] chief@8 | tiles all | aliens thrall@8").does("subdue thrall-1")
    assert marks_of(table, "dominated-brain") == CAPTAIN + 1


@rule("AM-ITEM-13", "AM-DISC-07", "AM-RESC-07")
@pytest.mark.parametrize("item", ["mentality-helmet", "girl"])
def test_a_standing_item_that_kept_panic_away_is_used_for_that_game_turn(item: str) -> None:
    table = at(f"captain@8(seat1 o5)[{item}] chief@8(seat1 o5) | tiles all")
    panic(table.s, CAPTAIN)
    assert (table.s.oxygen[CAPTAIN], marks_of(table, item)) == (5, CAPTAIN + 1)
    table.does("exchange chief", f"give {item}", "done")
    panic(table.s, CHIEF)
    assert table.s.oxygen[CHIEF] == 4


@rule("AM-ITEM-13", "AM-DISC-07")
def test_a_helmet_that_kept_mind_control_away_is_used_for_that_game_turn() -> None:
    table = at("captain@8(seat1)[mentality-helmet] chief@8(seat1) | tiles all")
    assert mind_control(table.s, CAPTAIN) == ()
    table.does("exchange chief", "give mentality-helmet", "done")
    assert mind_control(table.s, CHIEF) != ()


@rule("AM-ITEM-04", "AM-ITEM-13")
@pytest.mark.parametrize("item", ["force-field-belt:2/a", "fiberweave-spacesuit:2", "long-lost-brother:1"])
def test_what_took_a_damage_for_one_takes_none_for_another_in_that_game_turn(item: str) -> None:
    name = item.partition(":")[0]
    text = f"captain@8(seat1)[{item}] chief@8(seat1) | tiles all | now take-damage captain:0 then take-turn captain"
    table = at(text).does(f"use {name}")
    assert marks_of(table, name) & USER == CAPTAIN + 1
    table.s.charges = changed(table.s.charges, ITEMS.index(name), 1)
    table.does("exchange chief", f"give {name}", "done")
    assert damage_items(table.s, CHIEF, BY_ATTACK) == []


# Power Out, Mysterium


@rule("AM-EVENT-02", "AM-EVENT-07")
def test_without_power_discovery_items_do_nothing() -> None:
    table = at("captain@8(wire1 mysterium1)[replicator:1/d force-field-belt] chief@8 | tiles all | flags power_out")
    assert table.refuses("use replicator").rule == "AM-EVENT-02"
    assert table.refuses("recharge replicator").rule == "AM-EVENT-07"
    assert table.refuses("analyze force-field-belt").rule == "AM-EVENT-07"
    assert "drop replicator" in table.options()


@rule("AM-COMP-02")
def test_mysterium_recharges_a_discovery_item_that_has_been_used() -> None:
    table = at("chief@8(mysterium1)[replicator:0/d] captain@8 | tiles all").does("recharge replicator")
    assert charges_of(table, "replicator") == 1
    assert parts_of(table, CHIEF, MYSTERIUM) == 0
    assert table.refuses("recharge replicator").why == "no-mysterium"


@rule("AM-COMP-05")
@pytest.mark.parametrize("item", ["food-pills:1/d", "hobo:1/d", "replicator:2", "mentality-helmet"])
def test_mysterium_recharges_nothing_else(item: str) -> None:
    table = at(f"captain@8(mysterium1)[{item}] chief@8 | tiles all")
    assert table.refuses(f"recharge {item.split(':')[0]}").rule == "AM-COMP-05"


@rule("AM-COMP-03", "AM-COMP-04")
@pytest.mark.parametrize("component", ["wire", "blood"])
def test_wire_and_blood_recharge_nothing(component: str) -> None:
    table = at(f"captain@8({component}1)[replicator:0/d] chief@8 | tiles all")
    assert table.refuses("recharge replicator").rule == "AM-COMP-02"


@rule("AM-COMP-03")
@pytest.mark.parametrize("weapon", ["air-knife", "proton-blade"])
def test_a_hit_with_a_blade_gives_alien_blood(weapon: str) -> None:
    table = at(f"captain@8[{weapon}] chief@9 | tiles all | aliens saucerman@8")
    table.does(f"attack {weapon}:saucerman-1").rolls("throw 1,9,9,9" + (",9,9" if weapon == "proton-blade" else ""))
    assert parts_of(table, CAPTAIN, BLOOD) == 1

"""Gear at the edge of what it can do: with nothing to do it is not offered, a single target needs no question."""

import pytest

from coffret.games.away_missions.cards import CLOSED, LOCKED, OPEN
from coffret.games.away_missions.names import CAPTAIN, CHIEF, DOCTOR, ROCKETEERS
from coffret.games.away_missions.rules.table import border_at
from coffret.games.away_missions.state import COMMANDED, LYING, NOBODY, PINNED, USER
from coffret.kernel import stack
from coffret.kernel.stack import CHANCE
from coffret.testing import rule
from tests.games.away_missions.support import at, charges_of, item_at, marks_of, offered, parts_of, uses_of, where

SHUT_IN = "hatches 9n locked, 9ne locked, 9nw locked"


# Space Monkey


@rule("AM-GEAR-27")
@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("captain@9[space-monkey] chief@1 | hatches 9nw free", False),  # nothing to fetch, nothing to leave
        ("captain@9[space-monkey tools] chief@1", True),
        ("captain@9[space-monkey] chief@1 | lying tools@8", True),
        ("captain@9[space-monkey] chief@1 | hatches 9n closed", True),
        (f"captain@9[space-monkey tools] chief@1 | {SHUT_IN}", False),  # nowhere to leave it
    ],
)
def test_the_monkey_needs_something_to_do(text: str, can: bool) -> None:
    assert ("use space-monkey" in at(f"{text} | tiles all").options()) == can


@rule("AM-GEAR-27")
def test_the_monkey_does_not_leave_itself() -> None:
    table = at("captain@9[space-monkey tools] chief@1 | tiles all | hatches 9nw free")
    assert uses_of(table, "space-monkey") == {"drop tools"}


# The Power of Love


@rule("AM-GEAR-20", "AM-GEAR-21")
def test_an_alien_with_one_way_back_takes_it_without_a_question() -> None:
    text = "captain@9[power-of-love] chief@9 | tiles all | hatches 8n locked, 8ne locked, 8nw free | aliens saucerman@8"
    table = at(text).does("use power-of-love")
    assert (where(table, "saucerman-1"), "end-turn" in table.options()) == (4, True)


@rule("AM-GEAR-21")
def test_the_first_of_two_aliens_moves_back_first() -> None:
    table = at("captain@9[power-of-love] chief@9 | tiles all | aliens leader@8, saucerman@8").does("use power-of-love")
    assert table.refuses("end-turn").args["alien"] == table.s.figures[0]


@rule("AM-GEAR-20", "AM-DISC-16")
def test_goggles_serve_the_power_of_love_once() -> None:
    text = "captain@9[power-of-love x-ray-goggles] chief@9 | tiles all | hatches 9n closed | aliens saucerman@8"
    table = at(text).does("use x-ray-goggles", "choose-hatch 8:s:closed", "use power-of-love")
    assert table.s.peek == NOBODY


# Dice


@rule("AM-GEAR-16", "AM-DICE-05")
@pytest.mark.parametrize(("die", "why"), [("choose-die 4", "pick-dice-first"), ("choose-die 10", "pick-dice-first")])
def test_the_foot_picks_one_of_the_dice_that_lie_there(die: str, why: str) -> None:
    table = at("chief@9(hp3)[rabbits-foot] captain@8 | tiles all").does("heal chief").rolls("throw 9,9,9")
    assert table.does("use rabbits-foot").refuses(die).why == why


@rule("AM-DISC-14", "AM-DICE-05")
def test_time_warp_picks_each_die_once() -> None:
    table = at("chief@9(hp3)[time-warp] captain@8 | tiles all").does("heal chief").rolls("throw 9,9,9")
    assert table.does("use time-warp", "choose-die 1").refuses("choose-die 1").why == "pick-dice-first"


@rule("AM-SCHEM-07")
def test_a_single_die_can_be_inverted() -> None:
    table = at("chief@9(hp3)[reality-inverter:2/a] captain@8 | tiles all | aliens leech@9, leech@9").does("heal chief")
    assert "use reality-inverter" in table.rolls("throw 9").options()


@rule("AM-RESC-13")
def test_the_scientist_adds_one_overkill() -> None:
    table = at("yeoman@8(hp3)[scientist tape-recorder] doctor@8 | tiles all").does("heal yeoman").rolls("throw 1,2,9,9")
    assert table.does("use scientist").s.rolls[-1].overkills == 2


@rule("AM-GEAR-30", "AM-ITEM-13")
def test_recording_an_overkill_spends_it_and_is_a_use() -> None:
    table = at("yeoman@9(hp3)[tape-recorder] chief@9 | tiles all | aliens leech@8, saucerman@9").does("heal yeoman")
    table.rolls("throw 1,2,3,9").does("use tape-recorder")
    assert table.s.rolls[-1].overkills == 1
    assert marks_of(table, "tape-recorder") & USER == ROCKETEERS.index("yeoman") + 1


@rule("AM-DISC-12")
def test_the_telepathy_band_lends_the_option_of_another() -> None:
    table = at("yeoman@8(hp3)[telepathy-band] doctor@8 captain@8 | tiles all").does("heal yeoman")
    table.rolls("throw 1,2,9,9").does("use telepathy-band")
    assert set(table.options()) == {"choose-rocketeer doctor", "choose-rocketeer captain"}


@rule("AM-GEAR-15")
def test_the_holster_helps_the_first_ray_gun_attack_also_after_another_weapon() -> None:
    aliens = "aliens sentinel@9, sentinel@9"
    table = at(f"captain@9[air-knife ray-gun holster] chief@9 | tiles all | {aliens}")
    table.does("attack air-knife:sentinel-1").rolls("throw 9,9,9,9").does("attack ray-gun:sentinel-1")
    assert table.s.rolls[-1].dice == 6


@rule("AM-OVK-11")
def test_overkills_that_nobody_spends_do_nothing() -> None:
    table = at("chief@9[ray-gun] captain@1 | tiles all | aliens saucerman@9, saucerman@8")
    table.does("attack ray-gun:saucerman-1").rolls("throw 1,2,9,9,9").does("done")
    assert len(table.s.figures) == 1


# What is healed, stunned, eaten


@rule("AM-GEAR-01", "AM-GEAR-02")
@pytest.mark.parametrize(("spent", "can"), [("S1", True), ("X1", True), ("C1", True), ("c1 C1", False), ("S0", False)])
def test_the_hypo_needs_an_ap_that_can_come_back(spent: str, can: bool) -> None:
    table = at(f"captain@9({spent})[accelerator-hypo] chief@9 | tiles all")
    assert ("use accelerator-hypo" in table.options()) == can


@rule("AM-GEAR-11", "AM-GEAR-12")
def test_food_pills_can_be_eaten_up_in_one_use() -> None:
    table = at("chief@9(hp1)[food-pills:3] captain@9 | tiles all").does(*["use food-pills"] * 3)
    assert (table.s.hp[CHIEF], charges_of(table, "food-pills")) == (7, 0)


@rule("AM-GEAR-29", "AM-FX-17")
@pytest.mark.parametrize(("state", "can"), [("", True), ("(stunned)", False)])
def test_the_stun_pellet_is_for_aliens_on_their_feet(state: str, can: bool) -> None:
    table = at(f"captain@9[stun-pellet] chief@9 | tiles all | aliens saucerman@8{state}")
    assert ("use stun-pellet" in table.options()) == can


@rule("AM-CREW-14", "AM-CREW-15")
@pytest.mark.parametrize(
    ("text", "healed"),
    [
        ("doctor@9(hp3) captain@8(hp3) chief@7(hp3)", ["doctor"]),
        ("doctor@9(hp3)[med-pack] captain@8(hp3) chief@7(hp3)", ["doctor", "captain"]),
    ],
)
def test_sawbones_reaches_the_next_tile_with_the_med_pack(text: str, healed: list[str]) -> None:
    table = at(f"{text} | tiles all | hatches 8n free").does("talent")
    if len(healed) > 1:
        assert set(table.options()) == {f"choose-rocketeer {who}" for who in healed}
    else:
        assert table.s.hp[DOCTOR] == 4


# Hatches


@rule("AM-CREW-16", "AM-CREW-17", "AM-CREW-19")
@pytest.mark.parametrize(("choice", "state"), [("locked", LOCKED), ("open", OPEN)])
@pytest.mark.parametrize(("way", "number"), [("n", 0), ("ne", 1), ("nw", 5)])
def test_override_sets_a_hatch_in_any_direction(choice: str, state: int, way: str, number: int) -> None:
    table = at(f"professor@8 captain@8 | tiles all | hatches 9nw free, 9{way} closed").does("talent")
    options = [option for option in table.options() if option.endswith(choice)]
    assert len(options) == 1
    table.does(options[0])
    assert table.s.border[border_at(table.s, 8, number)] == state
    assert CLOSED not in table.s.border


@rule("AM-CREW-17", "AM-LOS-12")
@pytest.mark.parametrize(("text", "use"), [("professor@1", "talent"), ("professor@1[heat-ray]", "use heat-ray")])
def test_a_hatch_to_the_north_west_can_be_chosen_too(text: str, use: str) -> None:
    crew = f"{text} captain@1 | crewsize 6"
    table = at(f"{crew} | tiles all | hatches 1nw closed").does(use)
    assert {option.rsplit(":", 1)[0] for option in offered(table, "choose-hatch 1:")} == {"choose-hatch 1:nw"}


# Things pushed and pulled


@rule("AM-DISC-02", "AM-DISC-03")
def test_the_wave_generator_reaches_the_first_place_of_the_map() -> None:
    table = at("captain@2[wave-generator] chief@9 | tiles all | lying tools@1")
    assert "choose-item tools" in uses_of(table, "wave-generator")
    assert item_at(table.does("choose-item tools"), "tools") == LYING + 1


@rule("AM-DISC-09", "AM-DISC-10")
def test_the_repulsor_pushes_neither_its_user_nor_what_is_out_of_sight() -> None:
    text = "captain@9[sonic-repulsor] chief@9 | tiles all | hatches 9nw free, 9n locked, 9ne locked"
    table = at(f"{text} | aliens leech@5, saucerman@8, saucerman@1").does("use sonic-repulsor")
    assert table.options() == ["choose-alien leech-1", "choose-rocketeer chief", "back"]


@rule("AM-DISC-10")
def test_the_repulsor_pushes_straight_away_from_its_user() -> None:
    table = at("captain@4[sonic-repulsor] chief@9 | tiles all | hatches 9nw free | aliens saucerman@8")
    assert where(table.does("use sonic-repulsor", "choose-alien saucerman-1"), "saucerman-1") == 13


@rule("AM-DISC-08")
@pytest.mark.parametrize("who", ROCKETEERS)
@pytest.mark.parametrize("part", ["wire", "blood", "mysterium"])
def test_the_replicator_copies_what_its_user_has(who: str, part: str) -> None:
    others = [other for other in ROCKETEERS if other != who]
    crew = " ".join(f"{other}@8(wire1 blood1 mysterium1)" for other in others)
    table = at(f"{who}@9({part}1)[replicator] {crew} | tiles all | active {who}")
    assert uses_of(table, "replicator") <= {f"choose-component {part}"}
    assert parts_of(table, ROCKETEERS.index(who), ["wire", "blood", "mysterium"].index(part)) in (1, 2)


# Trade, and components of each Rocketeer


@rule("AM-FREE-03", "AM-FREE-04")
def test_what_somebody_else_holds_is_no_reason_to_trade() -> None:
    crew = "doctor@1(mysterium1) professor@1(wire1) first-officer@1(blood1) yeoman@1(wire1)"
    table = at(f"captain@9(o1) chief@9(o1) {crew} | tiles all")
    assert offered(table, "exchange") == []


@rule("AM-FREE-04", "AM-FREE-06")
def test_a_component_that_is_given_changes_hands() -> None:
    table = at("captain@9(seat1 wire2) chief@9(seat1) | tiles all").does("exchange chief", "give-part wire")
    assert (parts_of(table, CAPTAIN, 0), parts_of(table, CHIEF, 0)) == (1, 1)


@rule("AM-COMP-02")
@pytest.mark.parametrize("who", ROCKETEERS)
def test_recharging_is_refused_without_mysterium_of_ones_own(who: str) -> None:
    crew = " ".join(f"{other}@8(wire1 blood1 mysterium1)" for other in ROCKETEERS if other != who)
    table = at(f"{who}@9(wire1)[heat-ray/d] {crew} | tiles all | active {who}")
    assert table.refuses("recharge heat-ray").why == "no-mysterium"
    table = at(f"{who}@9(mysterium1)[heat-ray] {crew} | tiles all | active {who}")
    assert table.refuses("recharge heat-ray").why == "cannot-be-recharged"


# Others


@rule("AM-CREW-07", "AM-CREW-10")
def test_a_command_is_given_once_in_a_game_turn() -> None:
    table = at("captain@9 chief@9 | tiles all").does("talent")
    assert table.s.done[CHIEF] & COMMANDED


@rule("AM-RESC-05", "AM-OPT-08")
def test_a_shot_of_the_cowboy_ends_the_admirals_pin() -> None:
    table = at("chief@9(pinned)[cowboy] captain@9 | level admiral | tiles all | aliens saucerman@9, leech@8")
    table.does("use cowboy", "choose-alien saucerman-1")
    assert not table.s.done[CHIEF] & PINNED
    assert table.rolls("throw 1").s.figures == [table.s.figures[0]]
    assert where(table, "saucerman-1") == 0


@rule("AM-SUB-01", "AM-SUB-05")
@pytest.mark.parametrize(
    ("aliens", "target", "why"),
    [
        ("brain@9(hp2)", "brain-1", "brain-not-wounded"),
        ("brain@9(hp1), brain@9(hp1)", "brain-2", "equal-alien"),
        ("thrall@9, thrall@9", "thrall-2", "equal-alien"),
        ("sentinel@9(hp3)", "sentinel-1", "cannot-be-subdued"),
        ("brain@8(hp2)", "brain-1", "alien-not-here"),
    ],
)
def test_why_an_alien_is_not_subdued(aliens: str, target: str, why: str) -> None:
    assert at(f"captain@9 chief@9 | tiles all | aliens {aliens}").refuses(f"subdue {target}").why == why


@rule("AM-RESC-02", "AM-RESC-14", "AM-RESC-16")
@pytest.mark.parametrize("who", ["bus-driver", "smuggler"])
def test_two_of_the_rescued_go_as_soon_as_they_have_helped(who: str) -> None:
    table = at("captain@9 chief@9 | tiles all | now draw-rescued captain then take-turn captain")
    assert not stack.offered(table.s, table.read("draw-item tools"), CHANCE)
    assert item_at(table.rolls(f"draw-item {who}"), who) == -2


@rule("AM-GEAR-37", "AM-ITEM-13")
def test_the_tricorder_is_used_once_in_a_game_turn() -> None:
    table = at("captain@9[tricorder] chief@8(hp1) | tiles all").does("use-on tricorder:8", "heal chief")
    assert marks_of(table, "tricorder") & USER == CAPTAIN + 1


@rule("AM-ITEM-10")
def test_what_lies_in_the_box_is_offered_to_nobody() -> None:
    table = at("captain@9 yeoman@9(hp1) | tiles all")
    assert table.options(1) == []


@rule("AM-ITEM-10", "AM-TURN-02")
def test_who_may_use_gear_between_anothers_actions_need_not() -> None:
    crew = "captain@9(hp1)[food-pills] chief@9(hp1)[space-rations] doctor@9[oxygen-tank] professor@9"
    table = at(f"{crew} | tiles all")
    decision = stack.decide(table.s)
    assert decision is not None
    assert decision.waiting() == (0,)
    assert [part.seat for part in decision.others] == [1, 2]
    assert table.options(1) == ["use-out-of-turn chief:space-rations"]

"""Numbers at their boundary, and Rocketeers who are not the first: what rules must not get wrong by one."""

import pytest

from coffret.games.away_missions.cards import DISCOVERY_DECK
from coffret.games.away_missions.names import ITEMS, MYSTERIUM_TOKEN, ROCKETEERS
from coffret.games.away_missions.state import LYING, NOBODY, SPECIAL, STANDARD
from coffret.kernel import stack
from coffret.kernel.stack import CHANCE
from coffret.testing import rule
from tests.games.away_missions.support import FACTS, aliens, aliens_act, at, item_at, offered, where


@rule("AM-OXY-02", "AM-OXY-04")
def test_whoever_has_two_o2_can_part_with_one_of_them() -> None:
    table = at("captain@9(o2) chief@9(o2) | tiles all").does("exchange chief")
    assert offered(table, "give-oxygen", "take-oxygen") == ["give-oxygen", "take-oxygen"]
    table = at("captain@9(o1) chief@9(o1) | tiles all | lying ray-gun@9 | now barter captain:chief")
    assert offered(table, "give-oxygen", "take-oxygen") == []


@rule("AM-FREE-03")
@pytest.mark.parametrize(
    ("action", "why", "who"),
    [
        ("give tools", "has-not", 0),
        ("give-part wire", "has-not", 0),
        ("take ray-gun", "has-not", 4),
        ("take-part blood", "has-not", 4),
        ("end-turn", "exchange-first", None),
    ],
)
def test_a_trade_refuses_what_its_owner_does_not_have(action: str, why: str, who: int | None) -> None:
    table = at("captain@9[ray-gun] chief@9[tools] | tiles all").does("exchange chief")
    reason = table.refuses(action)
    assert (reason.why, reason.args.get("rocketeer")) == (why, who)


@rule("AM-GEAR-31")
@pytest.mark.parametrize(("kit", "can"), [("ray-gun tape-recorder", False), ("ray-gun tape-recorder/r", True)])
def test_only_a_tape_with_an_overkill_is_played_back(kit: str, can: bool) -> None:
    table = at(f"captain@9[{kit}] chief@9 | tiles all")
    assert ("play-back" in table.options()) == can


@rule("AM-COMP-02", "AM-COMP-05")
def test_an_item_can_be_recharged_once_it_has_spent_a_charge() -> None:
    table = at("captain@9(wire1 mysterium1)[replicator] chief@9 | tiles all")
    assert offered(table, "recharge") == []
    table.does("use replicator", "choose-component wire")
    assert offered(table, "recharge") == ["recharge replicator"]


@rule("AM-GEAR-36", "AM-GEAR-16")
@pytest.mark.parametrize("item", ["tools", "rabbits-foot"])
def test_a_single_die_can_be_thrown_again(item: str) -> None:
    table = at(f"chief@9(hp3)[{item}] captain@8 | tiles all | aliens leech@9, leech@9").does("heal chief")
    assert table.rolls("throw 9").options() == ["done", f"use {item}"]


@rule("AM-DISC-12", "AM-RESC-13")
def test_an_added_overkill_is_enough_for_the_telepathy_band() -> None:
    table = at("yeoman@8(hp3)[telepathy-band scientist] doctor@8 | tiles all").does("heal yeoman")
    assert "use telepathy-band" not in table.rolls("throw 1,9,9,9").options()
    assert "use telepathy-band" in table.does("use scientist").options()


@rule("AM-RESC-05", "AM-CREW-21")
def test_strafe_after_a_shot_of_the_cowboy_reaches_as_far_as_the_cowboy() -> None:
    text = "chief@9[cowboy sarge] captain@9 | tiles all | aliens saucerman@9, saucerman@8, saucerman@4"
    table = at(text).does("use cowboy", "choose-alien saucerman-1", "use sarge").rolls("throw 1,2").does("spend strafe")
    assert table.s.figures == [table.s.figures[0]]
    assert table.s.alien_at[table.s.figures[0]] == 3


@rule("AM-ATK-01", "AM-ATK-09")
def test_a_tile_that_only_larger_maps_have_is_out_of_range() -> None:
    table = at("captain@9[flame-gun] chief@9 | tiles all")
    reason = table.refuses(f"attack-place flame-gun:{len(table.s.tile) + 1}")
    assert reason.why == "out-of-range"


@rule("AM-DICE-01", "AM-DICE-05")
@pytest.mark.parametrize("throw", ["throw 1,2,3", "throw 1,2,3,4,5"])
def test_a_throw_has_as_many_dice_as_the_roll(throw: str) -> None:
    table = at("captain@9(hp3) chief@9 | tiles all").does("heal captain")
    assert not stack.offered(table.s, table.read(throw), CHANCE)
    assert not stack.offered(table.s, table.read("end-turn"), CHANCE)


@rule("AM-BUG-05", "AM-AMOVE-07")
def test_a_swarm_between_two_unscanned_ways_is_left_to_chance() -> None:
    table = aliens_act("captain@9 chief@9 | aliens bug@4")
    assert table.asked == CHANCE


# Action points of each Rocketeer


@rule("AM-FX-03", "AM-FX-05")
@pytest.mark.parametrize("who", ROCKETEERS)
@pytest.mark.parametrize(
    ("points", "lost", "left"),
    [
        ("s2 x1", STANDARD, (1, 1)),  # nothing is spent: from Available
        ("s1 x1 S1", STANDARD, (1, 1)),  # the one that is spent
        ("s2 x0 X1", SPECIAL, (2, 0)),
    ],
)
def test_mind_control_takes_a_spent_ap_first(who: str, points: str, lost: int, left: tuple[int, int]) -> None:
    other = "chief" if who != "chief" else "yeoman"
    number = ROCKETEERS.index(who)
    table = at(f"{who}@9({points}) {other}@9 | tiles all | now lose-control {who} then take-turn {other}")
    if table.options() == ["lose-point standard", "lose-point special"]:
        table.does("lose-point standard")
    s = table.s
    assert s.mind[number] == lost
    assert (s.points[3 * number + STANDARD], s.points[3 * number + SPECIAL]) == left
    assert sum(s.spent) == 0


@rule("AM-AP-02", "AM-AP-06", "AM-AP-07")
@pytest.mark.parametrize("who", ROCKETEERS)
def test_an_action_is_paid_by_whoever_takes_it(who: str) -> None:
    other = "chief" if who != "chief" else "yeoman"
    number = ROCKETEERS.index(who)
    table = at(f"{who}@9 {other}@9 | tiles all | active {who}").does("pay-with standard", "move 8", "move 9")
    s = table.s
    assert (s.points[3 * number : 3 * number + 3], s.spent[3 * number : 3 * number + 3]) == ([0, 1, 0], [2, 0, 0])
    assert (sum(s.points), sum(s.spent)) == (4, 2)


# The first item and the first Rocketeer have the number 0


@rule("AM-DISC-02", "AM-DISC-03")
def test_the_wave_generator_pulls_the_first_item_of_the_box_too() -> None:
    table = at("captain@9[wave-generator] chief@9 | tiles all | lying air-knife@8").does("use wave-generator")
    assert item_at(table.does("choose-item air-knife"), "air-knife") == LYING + 8


@rule("AM-DISC-09", "AM-DISC-10")
@pytest.mark.parametrize("pushed", ["captain", "doctor"])
def test_a_pushed_rocketeer_stops_before_an_unscanned_tile(pushed: str) -> None:
    hatches = "hatches 7n free, 8n free, 9n free"
    table = at(f"chief@9[sonic-repulsor] {pushed}@8 | tiles 7 tile-35, 8 tile-36 | {hatches} | active chief").does(
        "use sonic-repulsor", f"choose-rocketeer {pushed}"
    )
    assert table.s.at[ROCKETEERS.index(pushed)] == 6


# What a scan leaves behind


@rule("AM-TOKEN-11", "AM-TOKEN-16")
@pytest.mark.parametrize(("alert", "alarms", "quiet"), [("alarm", 1, 0), ("all-quiet", 0, 1)])
def test_an_alert_token_of_the_map_is_discarded(alert: str, alarms: int, quiet: int) -> None:
    table = at("captain@9 chief@9 | tokens 8 alert | now reveal-tile captain:8 then take-turn captain")
    before = (table.s.unseen_alarms, table.s.unseen_quiet)
    table.rolls("turn-tile tile-35", f"draw-alert {alert}")
    assert (before[0] - table.s.unseen_alarms, before[1] - table.s.unseen_quiet) == (alarms, quiet)


@rule("AM-TILE-06")
def test_a_fixed_tile_that_is_scanned_gets_its_marker() -> None:
    text = "captain@13[scanner] chief@13 | scenario trilon | tokens - | now scan-tile captain then take-turn captain"
    table = at(text).does("scan-afar 9")
    assert table.s.marked == 1 << 8


@rule("AM-DISC-16")
def test_goggles_serve_no_longer_than_the_turn() -> None:
    text = "captain@9[x-ray-goggles] chief@9 doctor@9 | tiles all | hatches 9n closed"
    table = at(text).does("use x-ray-goggles", "choose-hatch 8:s:closed")
    assert table.s.peek != NOBODY
    assert table.does("end-turn").s.peek == NOBODY


# Bugs between tiles that nobody has seen


@rule("AM-BUG-16", "AM-AMOVE-07")
@pytest.mark.parametrize(("pick", "bug"), [("2", "bug-1"), ("4", "bug-1"), ("5", "bug-2"), ("8", "bug-2")])
def test_chance_says_which_group_of_bugs_goes_where(pick: str, bug: str) -> None:
    table = aliens_act("captain@9 chief@9 | aliens bug@1, bug@9")
    frame = table.s.stack[-1]
    assert [table.game.vocabulary.write(action) for _, action in frame.outcomes(table.s)] == [
        *("pick-place 2", "pick-place 4", "pick-place 5", "pick-place 8")
    ]
    assert where(table.rolls(f"pick-place {pick}"), bug) == int(pick)


@rule("AM-BUG-05", "AM-BUG-09", "AM-AMOVE-07")
@pytest.mark.parametrize("pick", ["5", "8"])
def test_a_swarm_goes_on_from_where_chance_has_led_it(pick: str) -> None:
    table = aliens_act("captain@9 chief@9 | aliens bug@4, bug@4, bug@4").rolls(f"pick-place {pick}")
    assert [where(table, f"bug-{number}") for number in (1, 2, 3)] == [9, 9, 9]
    assert table.s.rolls[-1].dice == 1


# Copies, and what is left of a pile


@rule("AM-FREE-05")
def test_of_three_copies_that_are_not_all_alike_two_are_offered() -> None:
    table = at("captain@9[ray-gun/1 ray-gun-2 ray-gun-3/1] chief@9 | tiles all")
    assert offered(table, "drop") == ["drop ray-gun", "drop ray-gun-2"]


@rule("AM-TOKEN-04", "AM-SETUP-10")
@pytest.mark.parametrize("schematics", [True, False])
def test_a_discovery_token_can_be_whatever_is_left(schematics: bool) -> None:
    deck = FACTS.in_deck[DISCOVERY_DECK]
    found = [item for item in deck if is_out(item, schematics)]
    lying = ", ".join(f"{ITEMS[item]}@1" for item in found)
    table = at(f"captain@9 chief@9 | lying {lying} | now reveal-discovery 8 then take-turn captain")
    outcomes = table.s.stack[-1].outcomes(table.s)
    assert len(outcomes) == len(deck) - len(found)
    assert {weight for weight, _ in outcomes} == {outcomes[0][0]}


def is_out(item: int, schematics: bool) -> bool:
    """All Schematics, or all Mysterium."""
    card = FACTS.kind_of[item]
    return bool(FACTS.is_schematic[card]) if schematics else card == MYSTERIUM_TOKEN


@rule("AM-BUG-12", "AM-BUG-20")
def test_one_bug_is_fetched_for_each_that_is_missing() -> None:
    bugs = ", ".join(["bug@1", "bug@3"] * 5)
    table = at(f"captain@9 chief@9 | aliens {bugs} | now fetch-bug 9:1 then take-turn captain").rolls("pick-place 3")
    assert table.asked == 0
    assert [place for _, place in aliens(table.s)].count(9) == 1


@rule("AM-SCHEM-07")
def test_an_inverted_seven_is_no_success() -> None:
    table = at("captain@9(hp3)[reality-inverter:2/a] chief@9 | tiles all").does("heal captain")
    assert table.rolls("throw 7,7,7,7").does("use reality-inverter").s.hp[0] == 3


@rule("AM-ALIEN-02", "AM-BUG-08", "AM-SCHEM-13")
def test_bugs_bite_whoever_does_not_vanish() -> None:
    table = aliens_act("captain@9(n1)[invisibility-device:2/a] chief@2(n2) | tiles all | aliens bug@9, bug@9")
    assert table.does("done", "done").s.rolls[-1].dice == 2


@rule("AM-ATK-09", "AM-WPN-06")
def test_people_on_the_tile_matter_to_explosives_only() -> None:
    table = at("captain@9[ray-gun] chief@8 | tiles all | aliens saucerman@8, saucerman@8")
    assert table.refuses("attack ray-gun:saucerman-2").why == "equal-alien"


@rule("AM-FREE-03", "AM-FREE-04")
@pytest.mark.parametrize("part", ["wire1", "blood1", "mysterium1"])
def test_any_component_is_enough_to_trade(part: str) -> None:
    assert "exchange chief" in at(f"captain@9(o1) chief@9(o1 {part}) | tiles all").options()


@rule("AM-GEAR-30")
def test_the_tape_takes_one_overkill_and_leaves_the_others() -> None:
    table = at("yeoman@9(hp3)[tape-recorder] chief@9 | tiles all | aliens leech@8, saucerman@9").does("heal yeoman")
    assert "spend sway" in table.rolls("throw 1,2,3,9").does("use tape-recorder").options()


@rule("AM-GEAR-28")
def test_rations_are_of_use_to_a_single_wounded_rocketeer() -> None:
    assert "use space-rations" in at("captain@9(hp3)[space-rations] chief@9 | tiles all").options()
    assert "use space-rations" not in at("captain@9[space-rations] chief@9 | tiles all").options()


@rule("AM-MOVE-02")
@pytest.mark.parametrize(("way", "place"), [("n", 8), ("ne", 13), ("nw", 5)])
def test_a_closed_hatch_is_in_the_way_in_every_direction(way: str, place: int) -> None:
    table = at(f"captain@9 chief@9 | tiles all | hatches 9{way} closed")
    assert table.refuses(f"move {place}").why == "hatch-in-the-way"


@rule("AM-FREE-05")
def test_nobody_leaves_what_another_carries() -> None:
    table = at("captain@9 chief@9[tools] | tiles all")
    assert table.refuses("drop tools").why == "not-carried"

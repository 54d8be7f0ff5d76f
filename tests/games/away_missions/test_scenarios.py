"""AM-SCEN: the ten scenarios, and their objectives, proved by what they do."""

import pytest

from coffret.games.away_missions.cards import COLLECT, DEADLINE, HOLD_OUT
from coffret.games.away_missions.names import CAPTAIN, ITEMS, ROCKETEERS, SCENARIOS, TILES
from coffret.games.away_missions.rules.objectives import holds, objectives_hold
from coffret.games.away_missions.rules.scenario import deadline, end_of_alien_turn
from coffret.games.away_missions.state import ALIEN_TOKEN, USER, changed
from coffret.kernel.stack import Listener
from coffret.testing import rule
from tests.games.away_missions.support import FACTS, amount, at, scenario_of, started

ONE_HIT = "throw 1,9,9,9"
RESCUE = "scenario rocketship-rescue | dock 20"


# What is known of the printed scenarios


@rule("AM-SCEN-01", "AM-SCEN-03")
def test_ten_scenarios_carry_the_names_and_themes_that_are_known() -> None:
    known = {"first-contact", "boarding-party", "jailbreak", "tunnel-of-terror", "sleeper-ship", "trilon"}
    assert known | {"invisible-planet", "hive-queen"} <= {it.id for it in FACTS.scenarios}
    assert len(FACTS.scenarios) == 10  # the book has 16 or 20


@rule("AM-SCEN-02")
def test_the_fourth_is_the_boarding_on_the_moon() -> None:
    text = "captain@11 chief@10 | scenario boarding-party | tiles all | hatches 11n open | rescued {} | assembled {}"
    for rescued, assembled, won in ((2, 2, True), (1, 2, False), (2, 1, False)):
        table = at(text.format(rescued, assembled) + " | active chief").does("move 11")
        assert (table.outcome is not None) == won


@rule("AM-SCEN-05")
@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_a_scenario_defines_all_that_a_game_needs(scenario: str) -> None:
    one = scenario_of(scenario)
    assert one.at
    assert one.start >= 0 or one.docks
    assert one.objectives
    assert one.muster
    assert len(one.alien_count) == len(one.discovery_count) == len(one.alert_count) == 5


@rule("AM-SCEN-06")
@pytest.mark.parametrize("scenario", SCENARIOS[:10])
@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_tokens_are_dealt_along_the_list_for_the_size_of_the_crew(scenario: str, size: int) -> None:
    s = started(scenario, *ROCKETEERS[:size])
    lying = [place for place, there in enumerate(s.tokens) if there & ALIEN_TOKEN]
    assert lying == sorted(scenario_of(scenario).alien_slots[: scenario_of(scenario).alien_count[size - 2]])


@rule("AM-SCEN-06")
def test_a_large_crew_has_a_larger_map() -> None:
    small, large = started("first-contact"), started("first-contact", *ROCKETEERS[:5])
    present = [FACTS.boards[s.board].present.bit_count() for s in (small, large)]
    assert present == [14, 22]


@rule("AM-SCEN-09")
def test_nothing_carries_over_from_one_scenario_to_the_next() -> None:
    first = started("first-contact")
    first.item_at = changed(first.item_at, 0, 0)
    assert started("trilon").item_at[0] == -1


@rule("AM-TILE-05", "AM-SCEN-05")
@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_every_tile_that_an_objective_names_can_be_in_play(scenario: str) -> None:
    one = scenario_of(scenario)
    there = {tile for _, tile, _ in one.fixed} | {tile for tiles in one.marker_tiles for tile in tiles}
    there |= {TILES.index("shuttlecraft")} if one.docks else set()
    assert {tile for clause in one.objectives for tile in clause.tiles} <= there


# Objectives


@rule("AM-SCEN-07")
def test_all_must_stand_on_the_tile_at_the_same_moment() -> None:
    home = "captain@9 chief@{} | tiles all | unseen_markers 0"
    assert objectives_hold(at(home.format(9)).s)
    assert not objectives_hold(at(home.format(8)).s)


@rule("AM-SCEN-05", "AM-IQ-13")
def test_a_task_removes_the_marker_of_its_tile() -> None:
    table = at("captain@6 chief@9 | tiles 6 control-room, 7 tile-35 | markers 6 | unseen_markers 0")
    table.does("perform send-alarm").rolls(ONE_HIT)
    assert table.s.marked == 0
    assert holds(table.s, 0)


@rule("AM-SCEN-05")
def test_a_task_that_fails_changes_nothing() -> None:
    table = at("captain@6 chief@9 | tiles 6 control-room | markers 6 | unseen_markers 0")
    table.does("perform send-alarm").rolls("throw 9,9,9,9")
    assert table.s.marked == 1 << 5


@rule("AM-IQ-13")
def test_a_task_is_done_on_its_tile() -> None:
    table = at("captain@7 chief@9 | tiles 6 control-room, 7 tile-35 | markers 6 | unseen_markers 0")
    assert "perform send-alarm" not in table.options()
    assert table.refuses("perform send-alarm").why == "task-elsewhere"


@rule("AM-SCEN-05")
def test_objectives_are_met_in_their_order() -> None:
    text = "captain@13 chief@13 | scenario trilon | tiles 9 trilon-node-a, 22 trilon-node-b, 1 trilon-node-c"
    table = at(f"{text} | markers 9")
    assert table.refuses("perform detonate").why == "task-too-early"
    assert "perform detonate" not in table.options()
    assert "perform detonate" in at(f"{text} | markers -").options()


@rule("AM-SCEN-05")
def test_all_sleep_bays_that_are_in_the_game_must_be_shut_down() -> None:
    bays = "tiles 20 sleep-bay-a, 7 sleep-bay-b | unseen_markers 0 | markers {}"
    text = f"captain@20 chief@20 | scenario sleeper-ship | {bays}"
    assert not holds(at(text.format("20, 7")).s, 0)
    assert not holds(at(text.format("7")).s, 0)
    assert holds(at(text.format("-")).s, 0)


@rule("AM-SCEN-11")
def test_the_fear_engine_takes_several_successes_by_tasks_or_weapons() -> None:
    text = "captain@19[ray-gun] chief@19 | scenario tunnel-of-terror | aliens - | work 4"
    table = at(text).does("perform sabotage").rolls("throw 1,1,9,9")
    assert table.s.work[0] == 2
    table.does("attack-marker ray-gun").rolls("throw 1,1,9,9,9")
    while table.s.rolls:
        table.does("done")
    assert table.s.work[0] == 1  # an attack takes one, whatever its Overkills


@rule("AM-SCEN-11", "AM-GEAR-15")
def test_an_attack_on_a_marker_has_the_dice_of_the_weapon_and_of_standing_items() -> None:
    text = "captain@19[ray-gun holster] chief@19 | scenario tunnel-of-terror | aliens - | work 4"
    table = at(text).does("attack-marker ray-gun").rolls("throw 1,9,9,9,9,9")
    assert (table.s.work[0], table.s.item_state[ITEMS.index("ray-gun")] & USER) == (3, CAPTAIN + 1)


@rule("AM-SCEN-11")
def test_the_marker_goes_with_the_last_hit_point() -> None:
    table = at("captain@19 chief@19 | scenario tunnel-of-terror | aliens - | work 1").does("perform sabotage")
    assert table.s.marked == 1 << 18
    assert table.rolls(ONE_HIT).s.marked == 0
    assert table.outcome is not None


@rule("AM-SCEN-11")
def test_other_markers_cannot_be_attacked() -> None:
    table = at("captain@6[ray-gun] chief@9 | tiles 6 control-room | markers 6 | unseen_markers 0")
    assert table.refuses("attack-marker ray-gun").why == "no-marker-to-attack"


@rule("AM-SCEN-11")
def test_each_rocketeer_overloads_one_node_in_a_turn() -> None:
    text = "captain@9 chief@9 | scenario trilon | tiles 9 trilon-node-a | markers 9"
    table = at(text).does("perform overload").rolls(ONE_HIT)
    assert table.s.done[0] & 256
    again = at("captain@9(tasked) chief@9 | scenario trilon | tiles 9 trilon-node-a | markers 9")
    assert again.refuses("perform overload").why == "task-once"


@rule("AM-SCEN-11")
def test_the_core_is_detonated_only_together() -> None:
    nodes = "scenario trilon | tiles 9 trilon-node-a, 22 trilon-node-b, 1 trilon-node-c | markers -"
    assert at(f"captain@13 chief@12 | {nodes}").refuses("perform detonate").why == "task-together"
    assert at(f"captain@13(tasked) chief@13 | {nodes}").options().count("perform detonate") == 1
    table = at(f"captain@13 chief@13 | {nodes}").does("perform detonate").rolls(ONE_HIT)
    assert table.outcome is not None
    assert table.outcome.side == "won"


@rule("AM-SCEN-08")
def test_subdued_and_rescued_thralls_are_counted_apart() -> None:
    table = at("captain@8 chief@9 | scenario boarding-party | tiles all | aliens thrall@8").does("subdue thrall-1")
    table.rolls("throw 1,1,9,9")
    assert (table.s.subdued, table.s.rescued) == (1, 0)
    table.does("spend save")
    assert (table.s.subdued, table.s.rescued) == (1, 1)


@rule("AM-SCEN-08", "AM-GOAL-05")
def test_the_last_rescue_may_win_the_mission_at_once() -> None:
    text = "captain@11 chief@11 | scenario boarding-party | tiles all | rescued 1 | assembled 2 | aliens thrall@11"
    table = at(text).does("subdue thrall-1").rolls("throw 1,1,9,9")
    assert table.outcome is None
    assert table.does("spend save").outcome is not None


@rule("AM-SCEN-08", "AM-SETUP-22")
def test_a_rescue_counts_without_a_card_left() -> None:
    deck = " ".join([ITEMS[item] for item in FACTS.in_deck[2]]).replace(" ", ", ")
    table = at(f"captain@8 chief@9 | scenario boarding-party | tiles all | gone {deck} | aliens thrall@8")
    table.does("subdue thrall-1").rolls("throw 1,1,9,9").does("spend save")
    assert table.s.rescued == 1


@rule("AM-SCEN-08")
@pytest.mark.parametrize(("missing", "won"), [(1, True), (2, False)])
def test_enough_subdued_thralls_win_the_rescue_wherever_the_crew_is(missing: int, won: bool) -> None:
    subdued = amount("rocketship-rescue", COLLECT) - missing
    text = f"captain@20 chief@14 | {RESCUE} | tiles all | aliens thrall@20 | subdued {subdued}"
    table = at(text).does("subdue thrall-1").rolls(ONE_HIT)
    assert (table.outcome is not None) == won


ENDS = "now end-alien-turn then clean-up then begin-game-turn"


@rule("AM-SCEN-14")
@pytest.mark.parametrize(("late", "lost"), [(0, False), (1, True)])
def test_after_its_last_game_turn_the_rescue_has_failed(late: int, lost: bool) -> None:
    last = amount("rocketship-rescue", DEADLINE)
    table = at(f"captain@20 chief@14 | {RESCUE} | tiles all | aliens - | turn {last - 1 + late} | {ENDS}")
    assert table.s.turn == last + late
    ended = table.outcome
    assert (ended.side, ended.rule) == ("lost", "AM-SCEN-14") if ended is not None else not lost
    assert (ended is not None) == lost


@rule("AM-SCEN-14")
def test_the_deadline_depends_on_the_crew_and_other_missions_have_none() -> None:
    assert deadline(started("rocketship-rescue", *ROCKETEERS[:6])) == amount("rocketship-rescue", DEADLINE, 6)
    assert deadline(started("first-contact")) == -1


SHIP = "captain@{} chief@15 | scenario sleeper-ship | tiles all | unseen_markers 0"


@rule("AM-SCEN-12", "AM-GOAL-05")
@pytest.mark.parametrize(("others", "won"), [("", True), (", war-thrall@9", False), (", saucerman@9", True)])
def test_the_sleeper_ship_is_won_when_the_last_war_thrall_is_subdued(others: str, won: bool) -> None:
    table = at(f"{SHIP.format(15)} | aliens war-thrall@15{others}").does("subdue war-thrall-1").rolls(ONE_HIT)
    assert (table.outcome is not None) == won


@rule("AM-SCEN-12")
def test_a_stunned_war_thrall_is_still_there() -> None:
    assert not holds(at(f"{SHIP.format(15)} | aliens war-thrall@9(stunned)").s, 1)


@rule("AM-SCEN-12")
def test_while_a_bay_is_open_an_empty_ship_is_not_enough() -> None:
    text = (
        "captain@20 chief@20 | scenario sleeper-ship | tiles 20 sleep-bay-a | unseen_markers 0 | markers 20 | aliens -"
    )
    table = at(text)
    assert (holds(table.s, 0), holds(table.s, 1)) == (False, True)
    assert table.does("perform shut-down").rolls(ONE_HIT).outcome is not None


PLANET = "captain@15 chief@15 | scenario invisible-planet | dock 15 | tiles all | aliens -"


@rule("AM-SCEN-13", "AM-GOAL-06")
def test_on_the_invisible_planet_the_crew_holds_out_until_the_fleet_comes() -> None:
    turns = amount("invisible-planet", HOLD_OUT)
    assert turns > 1
    table = at(f"{PLANET} | unseen_markers 0 | work 1, {turns} | {ENDS}")
    assert (table.s.work[1], table.outcome) == (turns - 1, None)
    last = at(f"{PLANET} | unseen_markers 0 | work 1, 1 | {ENDS}")
    assert last.outcome is not None
    assert last.outcome.side == "won"


@rule("AM-SCEN-13")
def test_a_turn_survived_before_the_generators_are_off_does_not_count() -> None:
    table = at(f"{PLANET} | unseen_markers {1 << 22} | work 1, 2 | {ENDS}")
    assert table.s.work[1] == 2


@rule("AM-SCEN-13")
def test_when_the_crew_has_held_out_nothing_is_counted_any_more() -> None:
    s = at(f"{PLANET} | unseen_markers 0 | work 1, 0").s
    end_of_alien_turn(s)
    assert s.work == [1, 0]


@rule("AM-SCEN-13")
def test_holding_out_is_told() -> None:
    s = at(f"{PLANET} | unseen_markers 0 | work 1, 2").s
    s.heard = Listener()
    end_of_alien_turn(s)
    assert [event.args for event in s.heard.events if event.name == "held-out"] == [{"number": 1}]


@rule("AM-SCEN-05")
def test_technology_counts_discoveries_and_mysterium_but_no_oxygen_tank() -> None:
    text = "captain@13[{}] chief@12(mysterium1) | scenario saucer-wreck | tiles all | active chief"
    found = ["heat-ray", "ionoscope", "replicator", "time-warp", "teleporter", "stasis-box"]
    enough = found[: amount("saucer-wreck", COLLECT) - 1]
    assert at(text.format(" ".join(enough))).does("move 13").outcome is not None
    assert at(text.format(" ".join(enough[1:]))).does("move 13").outcome is None


@rule("AM-SCEN-05", "AM-BOSS-01")
def test_the_hive_queen_must_be_slain() -> None:
    text = "captain@8[ray-gun] chief@13 | scenario hive-queen | tiles all | aliens hive-queen@8(hp{})"
    table = at(text.format(1)).does("attack ray-gun:hive-queen").rolls("throw 1,9,9,9,9")
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)

"""AM-SCEN: every verb of a scenario, and all ten scenarios, proved by what they do."""

from typing import Any

import pytest

from coffret.games.away_missions import game
from coffret.games.away_missions.cards import ANY_SCHEMATIC, BOSS, COLLECT, DRAW, INCLUDE, MUSTER_NEAR, PLACE
from coffret.games.away_missions.names import ALIENS, CARDS, ITEMS, ROCKETEERS, SCENARIOS, TILES
from coffret.games.away_missions.rules.objectives import holds, objectives_hold, sight_limit
from coffret.games.away_missions.rules.table import KIND_OF
from coffret.games.away_missions.state import ALIEN_TOKEN, GONE, KIT, RESERVED_TOKEN
from coffret.testing import Position, rule
from tests.games.away_missions.support import FACTS, at

ENDS = "now end-alien-turn then clean-up then begin-game-turn"
RESCUE = "scenario rocketship-rescue | dock 20"
HITS = {dice: "throw " + ",".join(["1"] + ["9"] * (dice - 1)) for dice in range(1, 9)}


def started(scenario: str, *crew: str, **options: object) -> Any:
    """A scenario after its set-up; nobody has items, the Shuttlecraft lies at its first dock."""
    crew = crew or ("captain", "chief")
    table = Position(game, game.start(1, {"scenario": scenario, "crew": len(crew), **options}))
    table.does(*[f"enlist {who}" for who in crew], *["ready"] * len(crew))
    if table.options()[0].startswith("dock"):
        table.does(table.options()[0])
    return table.does("point n").s


def aliens(s: Any) -> list[tuple[str, int]]:
    return [(ALIENS[KIND_OF[one]], s.alien_at[one] + 1) for one in s.figures]


def told(scenario: str) -> Any:
    return FACTS.scenarios[SCENARIOS.index(scenario)]


def amount(scenario: str, verb: int, size: int = 2) -> int:
    """The number of the first clause with this verb, for a size of crew."""
    one = told(scenario)
    clauses = [*one.objectives, *one.rules, *one.red_alert]
    return int(next(clause for clause in clauses if clause.verb == verb).amount[size - 2])


# What is known of the printed scenarios


@rule("AM-SCEN-01", "AM-SCEN-03", "AM-SCEN-04")
def test_ten_scenarios_carry_the_names_and_themes_that_are_known() -> None:
    known = {"first-contact", "boarding-party", "jailbreak", "tunnel-of-terror", "sleeper-ship", "trilon"}
    assert known | {"invisible-planet", "hive-queen"} <= {it.id for it in FACTS.scenarios}
    assert [it.number for it in FACTS.scenarios] == list(range(1, 11))  # the book has 16 or 20


@rule("AM-SCEN-02")
def test_the_fourth_is_the_boarding_on_the_moon() -> None:
    text = "captain@11 chief@10 | scenario boarding-party | tiles all | hatches 11n open | rescued {} | assembled {}"
    for rescued, assembled, won in ((2, 2, True), (1, 2, False), (2, 1, False)):
        table = at(text.format(rescued, assembled) + " | active chief").does("move 11")
        assert (table.outcome is not None) == won


@rule("AM-SCEN-05")
@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_a_scenario_defines_all_that_a_game_needs(scenario: str) -> None:
    one = told(scenario)
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
    assert lying == sorted(told(scenario).alien_slots[: told(scenario).alien_count[size - 2]])


@rule("AM-SCEN-06")
def test_a_large_crew_has_a_larger_map() -> None:
    small, large = started("first-contact"), started("first-contact", *ROCKETEERS[:5])
    present = [FACTS.boards[s.board].present.bit_count() for s in (small, large)]
    assert present == [14, 16]


@rule("AM-SCEN-09")
def test_nothing_carries_over_from_one_scenario_to_the_next() -> None:
    first = started("first-contact")
    first.item_at[0] = 0
    assert started("trilon").item_at[0] == -1


# Objectives


@rule("AM-SCEN-07")
def test_all_must_stand_on_the_tile_at_the_same_moment() -> None:
    home = "captain@9 chief@{} | tiles all | unseen_markers 0"
    assert objectives_hold(at(home.format(9)).s)
    assert not objectives_hold(at(home.format(8)).s)


@rule("AM-SCEN-05", "AM-IQ-13")
def test_a_task_removes_the_marker_of_its_tile() -> None:
    table = at("captain@6 chief@9 | tiles 6 control-room, 7 tile-35 | markers 6 | unseen_markers 0")
    table.does("perform send-alarm").rolls(HITS[4])
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
    text = "captain@9 chief@9 | scenario sleeper-ship | tiles 20 sleep-bay-a"
    table = at(f"{text} | markers 20")
    assert table.refuses("perform wake-crew").why == "task-too-early"
    assert "perform wake-crew" not in table.options()
    ready = at("captain@9 chief@9 | scenario sleeper-ship | unseen_markers 0")
    assert "perform wake-crew" in ready.options()


@rule("AM-SCEN-05")
def test_all_sleep_bays_that_are_in_the_game_must_be_shut_down() -> None:
    bays = "tiles 20 sleep-bay-a, 7 sleep-bay-b | unseen_markers 0 | markers {}"
    text = f"captain@20 chief@20 | scenario sleeper-ship | {bays}"
    assert not holds(at(text.format("20, 7")).s, 0)
    assert not holds(at(text.format("7")).s, 0)
    assert holds(at(text.format("-")).s, 0)


@rule("AM-SCEN-11")
def test_the_fear_engine_takes_several_successes_by_tasks_or_weapons() -> None:
    text = "captain@11[ray-gun] chief@11 | scenario tunnel-of-terror | tiles 11 fear-engine | markers 11 | work 4, 0"
    table = at(f"{text} | unseen_markers 0").does("perform sabotage").rolls("throw 1,1,9,9")
    assert table.s.work[0] == 2
    table.does("attack-marker ray-gun").rolls("throw 1,1,9,9,9")
    while table.s.rolls:
        table.does("done")
    assert table.s.work[0] == 1  # an attack takes one, whatever its Overkills


@rule("AM-SCEN-11")
def test_the_marker_goes_with_the_last_hit_point() -> None:
    text = "captain@11 chief@11 | scenario tunnel-of-terror | tiles 11 fear-engine | markers 11 | work 1, 0"
    table = at(f"{text} | unseen_markers 0").does("perform sabotage").rolls(HITS[4])
    assert table.s.marked == 0


@rule("AM-SCEN-11")
def test_other_markers_cannot_be_attacked() -> None:
    table = at("captain@6[ray-gun] chief@9 | tiles 6 control-room | markers 6 | unseen_markers 0")
    assert table.refuses("attack-marker ray-gun").why == "no-marker-to-attack"


@rule("AM-SCEN-11")
def test_each_rocketeer_overloads_one_node_in_a_turn() -> None:
    text = "captain@9 chief@9 | scenario trilon | tiles 9 trilon-node-a | markers 9"
    table = at(text).does("perform overload").rolls(HITS[4])
    assert table.s.done[0] & 256
    again = at("captain@9(tasked) chief@9 | scenario trilon | tiles 9 trilon-node-a | markers 9")
    assert again.refuses("perform overload").why == "task-once"


@rule("AM-SCEN-11")
def test_the_core_is_detonated_only_together() -> None:
    nodes = "scenario trilon | tiles 9 trilon-node-a, 22 trilon-node-b, 1 trilon-node-c | markers -"
    assert at(f"captain@13 chief@12 | {nodes}").refuses("perform detonate").why == "task-together"
    table = at(f"captain@13 chief@13 | {nodes}").does("perform detonate").rolls(HITS[4])
    assert table.outcome is not None
    assert table.outcome.side == "won"


@rule("AM-SCEN-08")
def test_subdued_and_rescued_thralls_are_counted_apart() -> None:
    table = at("captain@8 chief@9 | scenario boarding-party | tiles all | aliens thrall@8").does("subdue thrall-1")
    table.rolls("throw 1,1,9,9")
    assert (table.s.subdued, table.s.rescued) == (1, 0)
    table.does("spend save")
    assert (table.s.subdued, table.s.rescued) == (1, 1)


@rule("AM-SCEN-08", "AM-SETUP-22")
def test_a_rescue_counts_without_a_card_left() -> None:
    deck = " ".join(ITEMS[FACTS.first_of[2] : FACTS.first_of[3]]).replace(" ", ", ")
    table = at(f"captain@8 chief@9 | scenario boarding-party | tiles all | gone {deck} | aliens thrall@8")
    table.does("subdue thrall-1").rolls("throw 1,1,9,9").does("spend save")
    assert table.s.rescued == 1


@rule("AM-SCEN-08")
def test_enough_subdued_thralls_and_all_aboard_win_the_rescue() -> None:
    text = f"captain@20 chief@14 | {RESCUE} | tiles all | aliens - | active chief | subdued {{}}"
    enough = amount("rocketship-rescue", COLLECT)
    assert at(text.format(enough)).does("move 20").outcome is not None
    assert at(text.format(enough - 1)).does("move 20").outcome is None


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


# Special rules of set-up


@rule("AM-SCEN-11")
@pytest.mark.parametrize(
    ("scenario", "size", "kinds"),
    [
        ("rocketship-rescue", 2, {("thrall", 9)}),
        ("rocketship-rescue", 6, {("thrall", 9)}),
        ("boarding-party", 2, {("thrall", 9), ("sentinel", 9)}),
        ("tunnel-of-terror", 4, {("sentinel", 19)}),
        ("hive-queen", 3, {("hive-queen", 8)}),
        ("first-contact", 2, set()),
    ],
)
def test_aliens_that_stand_there_from_the_start(scenario: str, size: int, kinds: set[tuple[str, int]]) -> None:
    found = aliens(started(scenario, *ROCKETEERS[:size]))
    assert set(found) == kinds
    placed = [clause.amount[size - 2] for clause in told(scenario).rules if clause.verb == PLACE]
    assert not placed or len(found) == sum(placed)


@rule("AM-SCEN-11", "AM-BOSS-03")
@pytest.mark.parametrize("size", [2, 4, 6])
def test_the_queen_is_stronger_against_a_larger_crew(size: int) -> None:
    s = started("hive-queen", *ROCKETEERS[:size])
    assert s.alien_hp[s.figures[0]] == amount("hive-queen", BOSS, size)
    assert amount("hive-queen", BOSS, 2) < amount("hive-queen", BOSS, 6)


@rule("AM-SCEN-11")
def test_the_first_slots_of_the_rescue_hold_thralls() -> None:
    s = started("rocketship-rescue")
    reserved = [place for place, there in enumerate(s.tokens) if there & RESERVED_TOKEN]
    assert reserved == sorted(told("rocketship-rescue").alien_slots[:4])
    text = f"captain@20 chief@20 | {RESCUE} | now reveal-aliens captain:12:1 then take-turn captain"
    outcomes = at(text).s.stack[-1].outcomes(at(text).s)
    assert all(4 in FACTS.token_aliens[action.token] for _, action in outcomes)


@rule("AM-SCEN-11", "AM-SETUP-10")
def test_the_odds_of_the_other_tokens_know_of_the_reserved_ones() -> None:
    text = f"captain@20 chief@20 | {RESCUE} | now reveal-aliens captain:3:0 then take-turn captain"
    s = at(text).s
    weights = {4 in FACTS.token_aliens[action.token]: weight for weight, action in s.stack[-1].outcomes(s)}
    thralls = len([token for token in FACTS.token_aliens if 4 in token and not {0, 3} & set(token)])
    assert weights == {True: thralls - 4, False: thralls}


@rule("AM-SCEN-11", "AM-OPT-03")
def test_for_cadets_the_reserved_tokens_list_the_thrall_early() -> None:
    text = f"captain@20 chief@20 | {RESCUE} | level space-cadet"
    s = at(f"{text} | now reveal-aliens captain:12:1 then take-turn captain").s
    assert all(4 in FACTS.token_aliens[action.token][:2] for _, action in s.stack[-1].outcomes(s))


@rule("AM-SCEN-11")
def test_only_two_thrall_oxygen_tanks_are_in_the_wreck() -> None:
    s = started("saucer-wreck")
    first = ITEMS.index("thrall-oxygen-tank")
    assert [where == GONE for where in s.item_at[first : first + 4]] == [False, False, True, True]


@rule("AM-SCEN-11")
def test_schematics_and_mysterium_are_promised_on_the_moon() -> None:
    amounts = {clause.what: clause.amount[0] for clause in told("boarding-party").rules if clause.verb == INCLUDE}
    s = started("boarding-party")
    assert (s.schematic_slots, s.mysterium_slots) == (amounts[ANY_SCHEMATIC], amounts[CARDS.index("mysterium")])


@rule("AM-SCEN-11")
def test_the_promise_is_kept_to_the_last_slot() -> None:
    text = "captain@11 chief@11 | scenario boarding-party | schematic_slots {} | mysterium_slots {}"
    steps = "now reveal-discovery 1 then take-turn captain"
    for schematics, mysteriums in ((1, 0), (0, 1)):
        s = at(f"{text.format(schematics, mysteriums)} | {steps}").s
        s.tokens = [0] * len(s.tokens)
        kinds = {FACTS.kind_of[action.item] for _, action in s.stack[-1].outcomes(s)}
        assert all(FACTS.is_schematic[kind] for kind in kinds) == bool(schematics)
        assert (kinds == {CARDS.index("mysterium")}) == bool(mysteriums)


@rule("AM-SCEN-11", "AM-TOKEN-17")
def test_in_the_jail_the_items_lie_under_rocketeer_tokens() -> None:
    table = Position(game, game.start(1, {"scenario": "jailbreak", "crew": 3}))
    table.does("enlist captain", "enlist chief", "enlist doctor")
    table.does("equip flag", "ready", "equip tools", "ready", "ready", "point n")
    s = table.s
    assert [s.kit_at[who] + 1 for who in s.crew] == [6, 11, 6]
    assert s.item_at[ITEMS.index("flag")] == KIT + 0
    assert [who for who in s.item_at if 0 <= who < 6] == []


@rule("AM-SCEN-11", "AM-HATCH-09")
def test_the_hangar_is_sealed_until_the_clamps_are_released() -> None:
    table = at("captain@8 chief@7 | scenario jailbreak | tiles 8 security-office | markers 8 | unseen_markers 0")
    board = FACTS.boards[table.s.board]
    around = board.across[16]
    assert {table.s.border[edge] for edge in around} == {5}
    table.does("perform release-clamps").rolls(HITS[4])
    assert {table.s.border[edge] for edge in around} == {1}


@rule("AM-SCEN-11", "AM-HATCH-09")
def test_scanning_a_neighbour_does_not_break_the_seal() -> None:
    text = "captain@7 chief@7 | scenario jailbreak | now reveal-tile captain:18 then take-turn captain"
    table = at(text).rolls("turn-tile tile-35")
    board = FACTS.boards[table.s.board]
    assert {table.s.border[edge] for edge in board.across[16]} == {5}


# Special rules of turns


@rule("AM-SCEN-11")
@pytest.mark.parametrize(("flags", "many"), [("-", 1), ("red_alert", 2)])
def test_sleep_bays_wake_war_thralls_while_they_have_their_marker(flags: str, many: int) -> None:
    text = "captain@15 chief@15 | scenario sleeper-ship | tiles 20 sleep-bay-a, 7 sleep-bay-b | markers 20"
    table = at(f"{text} | flags {flags} | {ENDS}")
    assert aliens(table.s) == [("war-thrall", 20)] * many


@rule("AM-SCEN-11")
def test_trilon_nodes_breed_leeches() -> None:
    table = at(f"captain@13 chief@13 | scenario trilon | tiles 9 trilon-node-a | markers 9 | {ENDS}")
    assert aliens(table.s) == [("leech", 9)]


@rule("AM-SCEN-11")
@pytest.mark.parametrize(("turn", "flags", "lost"), [(5, "-", (0, 0)), (6, "-", (1, 0)), (6, "red_alert", (1, 1))])
def test_the_engine_of_the_wreck_burns_who_is_near(turn: int, flags: str, lost: tuple[int, int]) -> None:
    text = f"captain@4 chief@5 | scenario saucer-wreck | tiles all | turn {turn} | flags {flags} | {ENDS}"
    table = at(text)
    assert (FACTS.hp[0] - table.s.hp[0], FACTS.hp[4] - table.s.hp[4]) == lost


@rule("AM-SCEN-11")
@pytest.mark.parametrize(("chief", "flags", "afraid"), [(2, "-", False), (6, "-", True), (2, "red_alert", True)])
def test_in_the_tunnel_who_ends_a_turn_alone_suffers_terror(chief: int, flags: str, afraid: bool) -> None:
    text = f"captain@2 chief@{chief} | scenario tunnel-of-terror | tiles all | aliens - | flags {flags}"
    table = at(f"{text} | unseen_alarms 0 | unseen_quiet 0").does("end-turn")
    assert (table.asked == -1) == afraid


@rule("AM-SCEN-11")
def test_without_the_fear_engine_there_is_no_fear() -> None:
    text = "captain@2 chief@6 | scenario tunnel-of-terror | tiles all | aliens - | unseen_markers 0"
    assert at(f"{text} | unseen_alarms 0 | unseen_quiet 0").does("end-turn").asked == 1


@rule("AM-SCEN-11", "AM-LOS-01")
def test_on_the_invisible_planet_nobody_sees_far_while_a_generator_is_on() -> None:
    text = "captain@15 chief@15 | scenario invisible-planet | dock 15 | tiles all | unseen_markers {}"
    assert sight_limit(at(text.format(1 << 22)).s) == 1
    assert sight_limit(at(text.format(0)).s) == 99


@rule("AM-SCEN-11")
def test_a_generator_that_is_switched_off_sounds_the_alarm_on_its_tile() -> None:
    text = "captain@11 chief@15 | scenario invisible-planet | dock 15 | tiles 11 cloak-generator-a | markers 11"
    table = at(text).does("perform switch-off").rolls(HITS[4]).rolls("draw-alert alarm", "draw-aliens 1")
    assert aliens(table.s) == [("saucerman", 11)] * 3


@rule("AM-SCEN-11")
def test_the_alarm_sounds_where_the_generator_is_not_where_it_is_switched_off_from() -> None:
    tiles = "tiles 11 cloak-generator-a, 7 cloak-generator-b | hatches 7ne open | markers 7, 11"
    text = f"captain@7[tricorder] chief@15 | scenario invisible-planet | dock 15 | {tiles}"
    near = next(it for it in at(text).options() if it.startswith("use-on tricorder"))
    table = at(text).does(near, "perform switch-off").rolls(HITS[4], "draw-alert alarm", "draw-aliens 1")
    assert aliens(table.s) == [("saucerman", 11)] * 3


@rule("AM-SCEN-11", "AM-TOKEN-15")
def test_while_no_generator_is_found_aliens_muster_near_the_middle() -> None:
    middle = next(clause.within for clause in told("invisible-planet").rules if clause.verb == MUSTER_NEAR)
    text = "captain@15 chief@15 | scenario invisible-planet | dock 15 | tiles {} tile-35"
    steps = "now reveal-alert captain:-:0 then take-turn captain"
    table = at(f"{text.format(middle + 1)} | {steps}").rolls("draw-alert alarm", "draw-aliens 1")
    assert aliens(table.s) == [("saucerman", middle + 1)] * 3


# Red Alert


@rule("AM-SCEN-11", "AM-RED-02")
def test_in_red_alert_the_guards_of_the_jail_muster_in_their_room() -> None:
    steps = "now scan-tile captain then take-turn captain"
    table = at(f"captain@7 chief@7 | scenario jailbreak | tiles all | {steps}")
    assert aliens(table.rolls("draw-alert alarm", "draw-aliens 1").s) == [("saucerman", 6)] * 3


@rule("AM-SCEN-11", "AM-RED-02")
def test_on_trilon_alerts_come_only_when_no_node_is_left() -> None:
    steps = "now scan-tile captain then take-turn captain"
    nodes = "tiles 9 trilon-node-a, 22 trilon-node-b, 1 trilon-node-c, all"
    assert at(f"captain@13 chief@13 | scenario trilon | {nodes} | markers 9 | {steps}").asked == 0
    assert at(f"captain@13 chief@13 | scenario trilon | {nodes} | markers - | {steps}").asked == -1
    assert [clause.verb for clause in told("trilon").red_alert] == [DRAW]


@rule("AM-SCEN-11", "AM-RED-02")
def test_in_red_alert_each_alarm_of_the_rescue_brings_one_more_thrall() -> None:
    steps = "now scan-tile captain then take-turn captain"
    text = f"captain@20 chief@20 | {RESCUE} | tiles all | aliens -"
    table = at(f"{text} | {steps}").rolls("draw-alert alarm", "draw-aliens 1")
    assert aliens(table.s) == [("saucerman", 9)] * 3 + [("thrall", 9)]


@rule("AM-SCEN-11", "AM-RED-02")
@pytest.mark.parametrize(("number", "bugs"), [(1, 2), (2, 2), (3, 0)])
def test_the_queens_bugs_come_out_of_the_closest_vent_in_red_alert(number: int, bugs: int) -> None:
    steps = "now scan-tile captain then take-turn captain"
    text = f"captain@13(n{number}) chief@13 | scenario hive-queen | tiles 12 tile-14, all | aliens -"
    assert aliens(at(f"{text} | {steps}").s) == [("bug", 12)] * bugs


# What all tiles need


@rule("AM-TILE-05", "AM-SCEN-05")
@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_every_tile_that_an_objective_names_can_be_in_play(scenario: str) -> None:
    one = told(scenario)
    there = {tile for _, tile, _ in one.fixed} | {tile for tiles in one.marker_tiles for tile in tiles}
    there |= {TILES.index("shuttlecraft")} if one.docks else set()
    assert {tile for clause in one.objectives for tile in clause.tiles} <= there

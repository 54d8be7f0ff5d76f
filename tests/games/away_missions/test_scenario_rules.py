"""AM-SCEN-11: the special rules of the scenarios, at set-up, in a turn and in Red Alert."""

import pytest
from msgspec import to_builtins

from coffret.games.away_missions import game
from coffret.games.away_missions.cards import ANY_SCHEMATIC, BOSS, DRAW, HURT, INCLUDE, MUSTER_NEAR, PLACE
from coffret.games.away_missions.missions import clause
from coffret.games.away_missions.names import ALIENS, BRAIN, CARDS, ITEMS, ROCKETEERS, SENTINEL, THRALL
from coffret.games.away_missions.rules.arriving import chosen_tokens
from coffret.games.away_missions.rules.objectives import sight_limit
from coffret.games.away_missions.rules.scenario import reach_of
from coffret.games.away_missions.state import GONE, KIT, RESERVED_TOKEN
from coffret.testing import Position, rule
from tests.games.away_missions.support import FACTS, aliens, amount, at, offered, place, scenario_of, started

ENDS = "now end-alien-turn then clean-up then begin-game-turn"
SCANS = "now scan-tile captain then take-turn captain"
RESCUE = "scenario rocketship-rescue | dock 20"
ONE_HIT = "throw 1,9,9,9"


# Set-up


@rule("AM-SCEN-11")
@pytest.mark.parametrize(
    ("scenario", "size", "kinds"),
    [
        ("rocketship-rescue", 2, {("thrall", 9)}),
        ("rocketship-rescue", 6, {("thrall", 9)}),
        ("boarding-party", 2, {("thrall", 9), ("sentinel", 9)}),
        ("tunnel-of-terror", 4, {("sentinel", 19)}),
        ("jailbreak", 3, {("thrall", 2), ("thrall", 22)}),
        ("hive-queen", 3, {("hive-queen", 8)}),
        ("first-contact", 2, set()),
    ],
)
def test_aliens_that_stand_there_from_the_start(scenario: str, size: int, kinds: set[tuple[str, int]]) -> None:
    found = aliens(started(scenario, *ROCKETEERS[:size]))
    assert set(found) == kinds
    placed = [clause.amount[size - 2] for clause in scenario_of(scenario).rules if clause.verb == PLACE]
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
    assert reserved == sorted(scenario_of("rocketship-rescue").alien_slots[:4])
    text = f"captain@20 chief@20 | {RESCUE} | now reveal-aliens captain:12:1 then take-turn captain"
    outcomes = at(text).s.stack[-1].outcomes(at(text).s)
    assert all(THRALL in FACTS.token_aliens[action.token] for _, action in outcomes)


@rule("AM-SCEN-11", "AM-SETUP-10")
def test_the_odds_of_the_other_tokens_know_of_the_reserved_ones() -> None:
    text = f"captain@20 chief@20 | {RESCUE} | now reveal-aliens captain:3:0 then take-turn captain"
    s = at(text).s
    weights = {THRALL in FACTS.token_aliens[action.token]: weight for weight, action in s.stack[-1].outcomes(s)}
    thralls = len([token for token in FACTS.token_aliens if THRALL in token and not {BRAIN, SENTINEL} & set(token)])
    assert weights == {True: thralls - 4, False: thralls}


@rule("AM-SCEN-11", "AM-OPT-03", "AM-OPT-11")
@pytest.mark.parametrize(("alien", "counted"), [("thrall", True), ("thrall", False), ("bug", True)])
def test_for_cadets_reserved_tokens_list_early_what_would_be_spared(alien: str, counted: bool) -> None:
    raw = to_builtins(game.own_content().raw["scenario"]["rocketship-rescue"])
    raw["rules"] = [{"verb": "first-slots", "alien": alien, "slots": 4}]
    if not counted:
        raw["objectives"] = [{"verb": "gather", "at": "bridge"}]
    facts = game.make_facts(game.content({"scenario": {"rocketship-rescue": raw}}, "mine.toml"))
    s = at(f"captain@20 chief@20 | {RESCUE} | level space-cadet").s
    s.facts = facts
    kept = chosen_tokens(s) == facts.token_lists[ALIENS.index(alien)]
    assert kept == (alien == "thrall" and counted)
    assert kept or chosen_tokens(s) == facts.token_lists_early[ALIENS.index(alien)]


@rule("AM-SCEN-11")
def test_only_one_thrall_oxygen_tank_is_in_the_wreck() -> None:
    s = started("saucer-wreck")
    first = ITEMS.index("thrall-oxygen-tank")
    assert [where == GONE for where in s.item_at[first : first + 4]] == [False, True, True, True]


@rule("AM-SCEN-11")
def test_schematics_and_mysterium_are_promised_on_the_moon() -> None:
    amounts = {
        clause.what: clause.amount[0] for clause in scenario_of("boarding-party").rules if clause.verb == INCLUDE
    }
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
    table.does("equip flag", "ready", "equip tools", "ready", "ready")
    s = table.s
    rooms = [place(-3, 0, "jailbreak"), place(3, -3, "jailbreak")]
    assert [s.kit_at[who] + 1 for who in s.crew] == [rooms[0], rooms[1], rooms[0]]
    assert s.item_at[ITEMS.index("flag")] == KIT + 0
    assert [who for who in s.item_at if 0 <= who < 6] == []


@rule("AM-SCEN-11", "AM-HATCH-09")
def test_the_hangar_is_sealed_until_the_clamps_are_released() -> None:
    office, hangar = place(0, -3, "jailbreak"), place(0, -5, "jailbreak")
    text = f"captain@{office} chief@7 | scenario jailbreak | tiles {office} security-office | markers {office}"
    table = at(f"{text} | unseen_markers 0")
    board = FACTS.boards[table.s.board]
    around = board.across[hangar - 1]
    assert {table.s.border[edge] for edge in around} == {5}
    table.does("perform release-clamps").rolls(ONE_HIT)
    assert {table.s.border[edge] for edge in around} == {1}


@rule("AM-SCEN-11", "AM-HATCH-09")
def test_scanning_a_neighbour_does_not_break_the_seal() -> None:
    beside, hangar = place(0, -4, "jailbreak"), place(0, -5, "jailbreak")
    text = f"captain@7 chief@7 | scenario jailbreak | now reveal-tile captain:{beside} then take-turn captain"
    table = at(text).rolls("turn-tile tile-35")
    board = FACTS.boards[table.s.board]
    assert {table.s.border[edge] for edge in board.across[hangar - 1]} == {5}


# Turns


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
@pytest.mark.parametrize(
    ("turn", "lost"), [(2, (0, 0)), (3, (1, 0)), (4, (1, 0)), (5, (1, 1)), (7, (1, 1))], ids=lambda it: str(it)
)
def test_the_engine_of_the_wreck_burns_who_is_near_and_farther_with_time(turn: int, lost: tuple[int, int]) -> None:
    one, two = place(0, -1, "saucer-wreck"), place(0, 0, "saucer-wreck")
    table = at(f"captain@{one} chief@{two} | scenario saucer-wreck | tiles all | turn {turn} | {ENDS}")
    assert (FACTS.hp[0] - table.s.hp[0], FACTS.hp[4] - table.s.hp[4]) == lost


@rule("AM-SCEN-11")
@pytest.mark.parametrize(("turn", "red", "reach"), [(2, False, 1), (9, False, 1), (9, True, 2)])
def test_a_danger_that_does_not_grow_reaches_farther_in_red_alert_only(turn: int, red: bool, reach: int) -> None:
    s = at("captain@9 chief@9").s
    s.turn, s.red_alert = turn, red
    assert reach_of(s, clause(HURT, within=1, red_within=2, turn=2)) == reach


@rule("AM-SCEN-11")
@pytest.mark.parametrize(("chief", "flags", "afraid"), [(2, "-", False), (6, "-", True), (2, "red_alert", True)])
def test_in_the_tunnel_who_ends_a_turn_alone_suffers_terror(chief: int, flags: str, afraid: bool) -> None:
    text = f"captain@2 chief@{chief} | scenario tunnel-of-terror | tiles all | aliens - | flags {flags}"
    table = at(f"{text} | unseen_alarms 0 | unseen_quiet 0").does("end-turn")
    assert (table.asked == -1) == afraid


@rule("AM-SCEN-11")
def test_without_the_fear_engine_there_is_no_fear() -> None:
    text = "captain@2 chief@6 | scenario tunnel-of-terror | tiles all | aliens - | markers {}"
    quiet = "unseen_alarms 0 | unseen_quiet 0"
    assert at(f"{text.format('-')} | {quiet} | flags may_concede").does("end-turn").asked != -1
    assert at(f"{text.format('19')} | {quiet} | flags may_concede").does("end-turn").asked == -1


@rule("AM-SCEN-11", "AM-LOS-01")
def test_on_the_invisible_planet_nobody_sees_far_while_a_generator_is_on() -> None:
    text = "captain@15 chief@15 | scenario invisible-planet | dock 15 | tiles all | unseen_markers {}"
    assert sight_limit(at(text.format(1 << 22)).s) == 1
    assert sight_limit(at(text.format(0)).s) == 99


@rule("AM-SCEN-11")
def test_a_generator_that_is_switched_off_sounds_the_alarm_on_its_tile() -> None:
    text = "captain@11 chief@15 | scenario invisible-planet | dock 15 | tiles 11 cloak-generator-a | markers 11"
    table = at(text).does("perform switch-off").rolls(ONE_HIT).rolls("draw-alert alarm", "draw-aliens 1")
    assert aliens(table.s) == [("saucerman", 11)] * 3


@rule("AM-SCEN-11")
def test_other_markers_go_without_an_alarm() -> None:
    text = "captain@20 chief@15 | scenario sleeper-ship | tiles 20 sleep-bay-a | markers 20"
    table = at(text).does("perform shut-down").rolls(ONE_HIT)
    assert (table.s.marked, table.asked) == (0, 0)


@rule("AM-SCEN-11")
def test_the_alarm_sounds_where_the_generator_is_not_where_it_is_switched_off_from() -> None:
    tiles = "tiles 11 cloak-generator-a, 7 cloak-generator-b | hatches 7ne open | markers 7, 11"
    text = f"captain@7[tricorder] chief@15 | scenario invisible-planet | dock 15 | {tiles}"
    near = offered(at(text), "use-on tricorder")[0]
    table = at(text).does(near, "perform switch-off").rolls(ONE_HIT, "draw-alert alarm", "draw-aliens 1")
    assert aliens(table.s) == [("saucerman", 11)] * 3


@rule("AM-SCEN-11", "AM-TOKEN-15")
def test_while_no_generator_is_found_aliens_muster_near_the_middle() -> None:
    middle = next(clause.within for clause in scenario_of("invisible-planet").rules if clause.verb == MUSTER_NEAR)
    text = "captain@15 chief@15 | scenario invisible-planet | dock 15 | tiles {} tile-35"
    steps = "now reveal-alert captain:-:0 then take-turn captain"
    table = at(f"{text.format(middle + 1)} | {steps}").rolls("draw-alert alarm", "draw-aliens 1")
    assert aliens(table.s) == [("saucerman", middle + 1)] * 3


# Red Alert


@rule("AM-SCEN-11", "AM-RED-02")
def test_in_red_alert_the_guards_of_the_jail_muster_in_their_room() -> None:
    table = at(f"captain@7 chief@7 | scenario jailbreak | tiles all | aliens - | {SCANS}")
    room = place(-3, 0, "jailbreak")
    assert aliens(table.rolls("draw-alert alarm", "draw-aliens 1").s) == [("saucerman", room)] * 3


@rule("AM-SCEN-11", "AM-RED-02")
def test_on_trilon_alerts_come_only_when_no_node_is_left() -> None:
    nodes = "tiles 9 trilon-node-a, 22 trilon-node-b, 1 trilon-node-c, all"
    assert at(f"captain@13 chief@13 | scenario trilon | {nodes} | markers 9 | {SCANS}").asked == 0
    assert at(f"captain@13 chief@13 | scenario trilon | {nodes} | markers - | {SCANS}").asked == -1
    assert [clause.verb for clause in scenario_of("trilon").red_alert] == [DRAW]


@rule("AM-SCEN-11", "AM-RED-02")
def test_in_red_alert_each_alarm_of_the_rescue_brings_one_more_thrall() -> None:
    text = f"captain@20 chief@20 | {RESCUE} | tiles all | aliens -"
    table = at(f"{text} | {SCANS}").rolls("draw-alert alarm", "draw-aliens 1")
    assert aliens(table.s) == [("saucerman", 9)] * 3 + [("thrall", 9)]


@rule("AM-SCEN-11", "AM-RED-02")
@pytest.mark.parametrize(("number", "bugs"), [(1, 2), (2, 2), (3, 0)])
def test_the_queens_bugs_come_out_of_the_closest_vent_in_red_alert(number: int, bugs: int) -> None:
    text = f"captain@13(n{number}) chief@13 | scenario hive-queen | tiles 12 tile-14, all | aliens -"
    assert aliens(at(f"{text} | {SCANS}").s) == [("bug", 12)] * bugs

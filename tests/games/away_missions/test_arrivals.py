"""What a token on the map or from the stock can be, and how its Aliens arrive."""

from fractions import Fraction

import pytest

from coffret.games.away_missions.cards import DISCOVERY_DECK
from coffret.games.away_missions.names import BRAIN, ITEMS, MYSTERIUM_TOKEN, SENTINEL, THRALL
from coffret.games.away_missions.rules.aliens import eliminate
from coffret.kernel.stack import CHANCE
from coffret.testing import Position, rule
from tests.games.away_missions.support import FACTS, aliens, all_stunned, at, hp_of, item_at, marks_of, place

THEN = "then take-turn captain"


def odds(table: Position) -> dict[str, Fraction]:
    """What chance can bring next, and how likely it is."""
    outcomes = table.s.stack[-1].outcomes(table.s)
    total = sum(weight for weight, _ in outcomes)
    return {table.game.vocabulary.write(action): Fraction(weight, total) for weight, action in outcomes}


# Discovery tokens that a scenario promises

DECK = FACTS.in_deck[DISCOVERY_DECK]
SCHEMATICS = [ITEMS[item] for item in DECK if FACTS.is_schematic[FACTS.kind_of[item]]]
MYSTERIUM = [ITEMS[item] for item in DECK if FACTS.kind_of[item] == MYSTERIUM_TOKEN]


@rule("AM-SETUP-10", "AM-TOKEN-04")
@pytest.mark.parametrize(("schematics", "mysterium"), [(0, 0), (1, 0), (0, 2), (2, 1), (3, 2)])
def test_a_token_is_promised_as_often_as_there_are_promises_for_what_lies_face_down(
    schematics: int, mysterium: int
) -> None:
    face_down = ", ".join(f"{number} discovery" for number in (1, 2, 3, 4, 5))
    promises = f"schematic_slots {schematics} | mysterium_slots {mysterium}"
    table = at(f"captain@9 chief@9 | tokens {face_down} | {promises} | now reveal-discovery 8 {THEN}")
    found = odds(table)
    # One of six tokens. Those without a promise are drawn from all that the promises leave over.
    left_over = len(DECK) - schematics - mysterium
    free = Fraction(6 - schematics - mysterium, 6)
    for names, promised in ((SCHEMATICS, schematics), (MYSTERIUM, mysterium)):
        share = Fraction(promised, 6) + free * Fraction(len(names) - promised, left_over)
        assert sum(found[f"draw-item {name}"] for name in names) == share
        assert len({found[f"draw-item {name}"] for name in names}) == 1


@rule("AM-SETUP-10")
@pytest.mark.parametrize(
    ("item", "left"),
    [(SCHEMATICS[0], (1, 2)), (MYSTERIUM[0], (2, 1)), ("proton-blade", (2, 2))],
)
def test_what_is_found_keeps_its_own_promise_only(item: str, left: tuple[int, int]) -> None:
    promises = "schematic_slots 2 | mysterium_slots 2"
    table = at(f"captain@9 chief@9 | tokens 1 discovery | {promises} | now reveal-discovery 8 {THEN}")
    table.rolls(f"draw-item {item}")
    assert (table.s.schematic_slots, table.s.mysterium_slots) == left
    table = at(f"captain@9 chief@9 | now reveal-discovery 8 {THEN}").rolls(f"draw-item {item}")
    assert (table.s.schematic_slots, table.s.mysterium_slots) == (0, 0)


# Alien tokens for which a scenario reserves slots

THRALLS = {number for number, listed in enumerate(FACTS.token_aliens, 1) if THRALL in listed}


@rule("AM-SETUP-10", "AM-SCEN-11")
def test_a_reserved_slot_holds_a_token_with_the_chosen_alien() -> None:
    text = "captain@9 chief@9 | scenario rocketship-rescue | tokens {} | now reveal-tile captain:8 " + THEN
    table = at(text.format("8 alien reserved")).rolls("turn-tile tile-35")
    left_out = {number for number, listed in enumerate(FACTS.token_aliens, 1) if {BRAIN, SENTINEL} & set(listed)}
    assert set(odds(table)) == {f"draw-aliens {number}" for number in THRALLS - left_out}
    table = at(text.format("8 alien, 7 alien reserved")).rolls("turn-tile tile-35")
    shares = odds(table)
    some = len(THRALLS - left_out)
    assert len(shares) == len(FACTS.token_aliens) - len(left_out)
    assert shares["draw-aliens 6"] == shares["draw-aliens 1"] * Fraction(some - 1, some)


# Alert! tokens


@rule("AM-TOKEN-16", "AM-RED-03")
def test_an_alert_token_of_the_map_is_discarded_in_red_alert_too() -> None:
    table = at(f"captain@9 chief@9 | tokens 8 alert | flags red_alert | now reveal-tile captain:8 {THEN}")
    before = table.s.unseen_quiet
    table.rolls("turn-tile tile-35", "draw-alert all-quiet")
    assert table.s.unseen_quiet == before - 1


@rule("AM-RED-03", "AM-SCEN-11")
def test_an_alert_is_drawn_while_any_token_is_left() -> None:
    nodes = "scenario invisible-planet | tiles 12 cloak-generator-a, all | markers 12"
    for alarms, quiet, drawn in ((1, 1, True), (0, 1, True), (1, 0, True), (0, 0, False)):
        text = f"captain@12 chief@12 | {nodes} | unseen_alarms {alarms} | unseen_quiet {quiet}"
        table = at(text).does("perform switch-off").rolls("throw 1,9,9,9")
        assert (table.asked == CHANCE) == drawn


@rule("AM-TOKEN-15", "AM-SCEN-11")
@pytest.mark.parametrize(("scenario", "lands"), [("invisible-planet", 13), ("rocketship-rescue", 9)])
def test_without_a_muster_tile_aliens_come_where_the_scenario_says_or_to_who_scans(scenario: str, lands: int) -> None:
    text = f"captain@9 chief@9 | scenario {scenario} | tiles 9 tile-35, 13 tile-36 | tokens 8 alert"
    table = at(f"{text} | now reveal-tile captain:8 {THEN}").rolls("turn-tile tile-1", "draw-alert alarm")
    table.rolls("draw-aliens 1")
    assert {where for kind, where in aliens(table.s) if kind == "saucerman"} == {lands}


# Figures


@rule("AM-TOKEN-06", "AM-FX-11")
def test_aliens_arrive_on_their_feet_and_unhurt() -> None:
    table = at(f"captain@9 chief@9 | tiles all | now place-listed captain:24:8:1:0 {THEN}")
    assert (aliens(table.s), all_stunned(table)) == ([("sentinel", 8), ("saucerman", 8)], [])
    assert (hp_of(table, "sentinel-1"), hp_of(table, "saucerman-1")) == (3, 1)


@rule("AM-TOKEN-07", "AM-BUG-12", "AM-BUG-20")
@pytest.mark.parametrize(
    ("token", "kinds"),
    [(37, ["bug", "bug", "thrall"]), (8, ["saucerman", "thrall", "bug"])],
)
def test_when_chance_has_fetched_a_bug_the_rest_of_the_token_arrives(token: int, kinds: list[str]) -> None:
    bugs = ", ".join(["bug@1", "bug@3"] * 5)
    vent = "tiles 9 tile-3"
    table = at(f"captain@9 chief@9 | {vent} | aliens {bugs} | now place-listed captain:{token}:9:1:0 {THEN}")
    for _ in range(kinds.count("bug")):
        table.rolls("pick-place 3")
    assert table.asked != CHANCE or token == 37  # token 37 goes on with its event
    assert [kind for kind, where in aliens(table.s) if where == 9] == kinds


@rule("AM-BUG-12", "AM-BUG-20")
def test_only_a_bug_is_fetched_though_another_alien_is_farther() -> None:
    bugs = ", ".join(["bug@8"] * 10)
    table = at(f"captain@9 chief@9 | tiles all | aliens {bugs}, saucerman@1 | now place-listed captain:39:9:1:0 {THEN}")
    found = aliens(table.s)
    assert (found.count(("bug", 8)), found.count(("bug", 10)), found.count(("saucerman", 1))) == (9, 1, 1)


@rule("AM-SCEN-11", "AM-RED-03")
@pytest.mark.parametrize(("mustered", "guards"), [(1, 1), (0, 0)])
def test_only_an_alert_brings_reinforcements(mustered: int, guards: int) -> None:
    text = "captain@9 chief@9 | scenario boarding-party | tiles all | flags red_alert | aliens -"
    table = at(f"{text} | now place-listed captain:1:9:1:{mustered} {THEN}")
    assert [kind for kind, _ in aliens(table.s)].count("thrall") == guards


@rule("AM-TOKEN-06", "AM-SCEN-11")
def test_a_token_of_the_map_brings_no_reinforcements_in_red_alert() -> None:
    text = "captain@9 chief@9 | scenario boarding-party | tiles all | flags red_alert | aliens -"
    table = at(f"{text} | now reveal-aliens captain:9:0 {THEN}").rolls("draw-aliens 1")
    assert [kind for kind, _ in aliens(table.s)] == ["saucerman"] * 3


@rule("AM-BOSS-02", "AM-ATK-08")
def test_three_damage_end_a_boss_that_has_two_hp_left() -> None:
    lair = place(0, 0, "hive-queen")
    table = at(f"captain@{lair} chief@{lair} | scenario hive-queen | tiles all | aliens hive-queen@{lair}(hp2)")
    eliminate(table.s, table.s.figures[0])
    assert aliens(table.s) == []


@rule("AM-GEAR-03")
def test_a_mine_that_has_gone_off_is_no_longer_armed() -> None:
    text = "captain@9 chief@9 | tiles all | hatches 8n free | aliens sentinel@7(hp3) | lying electro-mine/l@8"
    table = at(f"{text} | now begin-alien-turn {THEN}")
    assert (aliens(table.s), item_at(table, "electro-mine"), marks_of(table, "electro-mine")) == ([], -2, 0)

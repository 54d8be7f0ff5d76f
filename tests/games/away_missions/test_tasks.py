"""AM-SCEN-05, AM-SCEN-11: tasks and markers of a scenario, at their edges."""

import pytest

from coffret.games.away_missions.cards import TECHNOLOGY
from coffret.games.away_missions.names import CAPTAIN, ROCKETEERS
from coffret.games.away_missions.rules.objectives import collected
from coffret.games.away_missions.state import DREW, TASKED
from coffret.kernel.stack import CHANCE
from coffret.testing import rule
from tests.games.away_missions.support import at, offered

TUNNEL = "scenario tunnel-of-terror | tiles all | aliens -"


@rule("AM-SCEN-11", "AM-ATK-01")
@pytest.mark.parametrize(
    ("weapon", "hurts"),
    [("ray-gun", True), ("atomic-rifle", True), ("demo-charge", False), ("flame-gun", False), ("ddt", False)],
)
def test_a_marker_is_attacked_with_what_shows_dice_at_range_0(weapon: str, hurts: bool) -> None:
    table = at(f"captain@19[{weapon}] chief@19 | {TUNNEL} | work 3")
    assert offered(table, "attack-marker") == ([f"attack-marker {weapon}"] if hurts else [])


@rule("AM-SCEN-11")
def test_there_is_no_marker_to_attack_on_another_tile() -> None:
    table = at(f"captain@18[ray-gun] chief@19 | {TUNNEL} | work 3")
    assert offered(table, "attack-marker") == []
    assert table.refuses("attack-marker ray-gun").why == "no-marker-to-attack"


@rule("AM-SCEN-11", "AM-GEAR-15")
@pytest.mark.parametrize(("throw", "left"), [("throw 1,9,9,9,9", 2), ("throw 1,2,9,9,9", 2), ("throw 9,9,9,9,9", 3)])
def test_an_attack_on_a_marker_takes_one_hit_point_if_it_succeeds(throw: str, left: int) -> None:
    table = at(f"captain@19[ray-gun] chief@19 | {TUNNEL} | work 3").does("attack-marker ray-gun").rolls(throw)
    assert table.s.work[0] == left
    assert table.s.done[CAPTAIN] & DREW


@rule("AM-IQ-13", "AM-TILE-06")
def test_more_successes_than_a_task_needs_end_it() -> None:
    table = at(f"captain@19 chief@19 | {TUNNEL} | work 1").does("perform sabotage").rolls("throw 1,1,1,9")
    assert table.outcome is not None
    assert table.outcome.rule.startswith("AM-GOAL")


NODES = "scenario trilon | tiles all"


@rule("AM-SCEN-11")
def test_a_failure_does_not_count_as_the_one_success_of_a_turn() -> None:
    table = at(f"captain@9 chief@9 | {NODES} | markers 9").does("perform overload").rolls("throw 9,9,9,9")
    assert not table.s.done[CAPTAIN] & TASKED
    assert "perform overload" in table.options()


@rule("AM-SCEN-11")
def test_a_task_for_one_is_refused_to_who_has_done_it_wherever_the_others_are() -> None:
    table = at(f"captain@9(tasked) chief@1 | {NODES} | markers 9")
    assert table.refuses("perform overload").why == "task-once"


@rule("AM-SCEN-05")
def test_a_task_that_is_done_cannot_be_done_again() -> None:
    table = at(f"captain@13 chief@13 | {NODES} | markers - | work 0, 0")
    assert "perform detonate" not in table.options()
    assert table.refuses("perform detonate").why == "task-done"


@rule("AM-SCEN-11")
def test_only_the_engine_of_fear_frightens_who_ends_a_turn_alone() -> None:
    table = at(f"captain@9 chief@1 doctor@1 | {NODES} | markers 9").does("end-turn")
    assert table.asked != CHANCE


@rule("AM-SCEN-02", "AM-SCEN-08")
@pytest.mark.parametrize("who", ROCKETEERS)
def test_alien_technology_is_what_is_discovered_and_mysterium(who: str) -> None:
    other = "chief" if who != "chief" else "yeoman"
    table = at(f"{who}@9(mysterium2)[heat-ray proton-blade boy nurse dominated-brain ray-gun] {other}@9(wire1 blood1)")
    assert collected(table.s, TECHNOLOGY) == 4

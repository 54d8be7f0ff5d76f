"""The mission as it is told: objectives, story, and what Red Alert brings."""

import tomllib
from typing import Any

import pytest

from coffret.games.away_missions import game
from coffret.games.away_missions.cards import DEADLINE
from coffret.games.away_missions.names import SCENARIOS, TILES
from coffret.kernel import Outcome
from coffret.kernel.text import Message
from coffret.testing import Position
from tests.games.away_missions.seeing import CREW, feed, seen
from tests.games.away_missions.support import amount
from tests.games.away_missions.test_scenario_files import EXAMPLE


def mission(text: str) -> list[tuple[str, Any]]:
    return [(line.id, getattr(line.args.get("what"), "id", "")) for line in feed(seen(text), "mission")]


def test_objectives_with_their_progress() -> None:
    assert mission(CREW)[:2] == [("objective-open", "objective-task"), ("objective-open", "objective-gather")]
    done = mission(f"{CREW} | unseen_markers 0")
    assert done[:2] == [("objective-met", "objective-task"), ("objective-met", "objective-gather")]


def test_before_the_start_nobody_is_where_the_crew_must_gather() -> None:
    table = Position(game, game.start(1, {"scenario": "jailbreak"})).does("enlist captain", "enlist chief")
    gather = feed(game.scene(game.view(table.s, 0)), "mission")[1].args["what"]
    assert isinstance(gather, Message)
    assert (gather.id, gather.args["count"]) == ("objective-gather", 0)


def test_what_the_face_down_discoveries_hide_for_certain_is_told_until_it_is_found() -> None:
    scene = seen("captain@11 chief@11 | scenario boarding-party | schematic_slots 3 | mysterium_slots 0")
    promised = [
        (line.id, line.args.get("number"))
        for line in feed(scene, "mission")
        if line.id in ("rule-schematics", "rule-mysterium")
    ]
    assert promised == [("rule-schematics", 3)]


@pytest.mark.parametrize(("markers", "sealed"), [("8", True), ("-", False)])
def test_a_seal_is_told_while_it_holds(markers: str, sealed: bool) -> None:
    text = f"captain@8 chief@7 | scenario jailbreak | tiles 8 security-office | markers {markers} | unseen_markers 0"
    assert ("rule-seal" in [line.id for line in feed(seen(text), "mission")]) == sealed


@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_every_mission_can_be_told_in_both_languages(scenario: str) -> None:
    table = Position(game, game.start(1, {"scenario": scenario, "level": "admiral"}))
    table.does("enlist captain", "enlist chief", "ready", "ready")
    for flag in (False, True):
        table.s.red_alert = flag
        for language in ("en", "fr"):
            words = game.words(language)
            for line in feed(game.scene(game.view(table.s, 0)), "mission"):
                assert "$" not in words.tell(line)


def test_a_mission_of_ones_own_is_told_in_its_own_words() -> None:
    raw = tomllib.loads(EXAMPLE)["scenario"][0]
    facts = game.make_facts(game.content({"scenario": {raw["id"]: raw}}, "mine.toml"))
    state = game.start(1, {"scenario": "own"}, facts)
    story, mission = game.scene(game.view(state, 0)).feeds[:2]
    assert mission.label is not None
    assert [game.words(language).tell(mission.label) for language in ("en", "fr")] == [
        "The Lost Beacon",
        "La balise perdue",
    ]
    assert game.words("fr").tell(story.lines[0]).startswith("Une balise")
    state.outcome = Outcome((), "AM-GOAL-07", "lost", 3)
    assert "dark" in game.words("en").tell(game.scene(game.view(state, 0)).feeds[0].lines[0])
    state.outcome = Outcome((0,), "AM-GOAL-05", "won", 3)
    assert "phare" in game.words("fr").tell(game.scene(game.view(state, 0)).feeds[0].lines[0])


def test_a_mission_of_ones_own_need_not_tell_a_story() -> None:
    raw = tomllib.loads(EXAMPLE)["scenario"][0]
    del raw["story"], raw["title"], raw["won"], raw["lost"]
    facts = game.make_facts(game.content({"scenario": {raw["id"]: raw}}, "mine.toml"))
    state = game.start(1, {"scenario": "own"}, facts)
    assert [feed.id for feed in game.scene(game.view(state, 0)).feeds] == ["mission", "plans"]


@pytest.mark.parametrize("scenario", SCENARIOS[:10])
def test_every_mission_has_a_briefing_and_two_endings_in_both_languages(scenario: str) -> None:
    state = game.start(1, {"scenario": scenario})
    told = []
    for outcome in (None, Outcome((0,), "AM-GOAL-05", "won", 5), Outcome((), "AM-GOAL-07", "lost", 5)):
        state.outcome = outcome
        story = game.scene(game.view(state, 0)).feeds[0]
        assert story.id == ("report" if outcome else "story")
        told += [game.words(language).tell(story.lines[0]) for language in ("en", "fr")]
    assert len(set(told)) == 6
    assert all(len(text) > 100 for text in told)


def test_the_story_is_first_before_the_play_and_last_in_it() -> None:
    assert [one.id for one in game.scene(game.view(game.start(1, {}), 0)).feeds] == ["story", "mission", "plans"]
    assert [one.id for one in seen(CREW).feeds] == ["mission", "plans", "story"]


def panel(text: str, language: str = "en") -> str:
    """The mission panel in words."""
    words = game.words(language)
    return "\n".join(words.tell(line) for line in feed(seen(text), "mission"))


TRILON = "captain@13 chief@13 | scenario trilon | tiles 9 trilon-node-a, 22 trilon-node-b, 1 trilon-node-c, all"


def test_on_trilon_the_panel_tells_when_red_alert_draws_begin() -> None:
    nodes = "Trilon Node A, Trilon Node B, Trilon Node C"
    assert f"That begins once these markers are gone: {nodes}." in panel(f"{TRILON} | markers 9")
    assert "That begins" not in panel(f"{TRILON} | markers -")


def test_the_galactic_overlord_draws_aliens_and_the_panel_says_so() -> None:
    assert "draw an Alert! token" in panel(f"{CREW} | level admiral")
    assert "draw an Alien token" in panel(f"{CREW} | level galactic-overlord")
    planet = "captain@15 chief@15 | scenario invisible-planet | dock 15"
    assert "for certain" not in panel(planet)
    assert "in Red Alert it brings Aliens for certain" in panel(f"{planet} | level galactic-overlord")


def test_the_panel_tells_what_a_task_asks_of_who_tries_it() -> None:
    told = panel(f"{TRILON} | markers 9")
    assert "(each Rocketeer once in a turn)" in told
    assert "(with the whole crew there)" in told
    assert "(weapons hurt it too)" in panel("captain@1 chief@1 | scenario tunnel-of-terror")


def test_the_panel_tells_where_aliens_muster() -> None:
    assert "An Alarm brings its Aliens to the Mine Shaft (hex 10)." in panel(CREW)
    planet = "captain@15 chief@15 | scenario invisible-planet | dock 15 | tiles {}"
    assert "the face-up tile closest to hex" in panel(planet.format("-"))
    assert "An Alarm brings its Aliens to Cloak Generator A (hex 11)." in panel(planet.format("11 cloak-generator-a"))
    assert "to the closest of Trilon Node A (hex 9), " in panel(TRILON)
    jail = "captain@9 chief@9 | scenario jailbreak | tiles all | flags {}"
    assert "Aliens to the Hangar" in panel(jail.format("-"))
    assert "Its Aliens come to the Guard Room" in panel(jail.format("-"))
    assert "Aliens to the Guard Room" in panel(jail.format("red_alert"))


def test_the_panel_tells_that_red_alert_doubles_the_spawn() -> None:
    text = "captain@15 chief@15 | scenario sleeper-ship | tiles 20 sleep-bay-a | markers 20 | flags {}"
    assert "War Thrall × 1 after every Alien Turn, × 2 in Red Alert." in panel(text.format("-"))
    assert "War Thrall × 2 after every Alien Turn." in panel(text.format("red_alert"))


def test_the_panel_counts_what_is_left_to_clear_and_to_hold_out() -> None:
    ship = "captain@15 chief@15 | scenario sleeper-ship | unseen_markers 0 | aliens {}"
    assert "○ Clear the map of every War Thrall (2 left)" in panel(ship.format("war-thrall@9, war-thrall@9"))
    found = "captain@15 chief@15 | scenario sleeper-ship | unseen_markers 0 | tiles 20 sleep-bay-a | markers 20"
    assert "○ Clear the map of every War Thrall (0 left)" in panel(found)
    planet = "captain@15 chief@15 | scenario invisible-planet | dock 15 | unseen_markers 0 | work 1, {}"
    assert "○ Then hold out: 2 Alien Turns to go" in panel(planet.format(2))
    assert "○ Then hold out: 1 Alien Turn to go" in panel(planet.format(1))


def test_a_deadline_is_told_and_limits_the_clock() -> None:
    text = "captain@20 chief@20 | scenario rocketship-rescue | dock 20 | turn 3"
    last = amount("rocketship-rescue", DEADLINE)
    assert f"by the end of game turn {last}" in panel(text)
    assert next(meter for meter in seen(text).meters if meter.id == "turn").limit == last


def test_a_danger_that_spreads_is_told_with_its_reach() -> None:
    text = "captain@13 chief@13 | scenario saucer-wreck | turn {}"
    assert "within 1 of the Engine Room" in panel(text.format(3))
    assert "within 3 of the Engine Room" in panel(text.format(7))
    assert "It spreads by one tile every 2 game turns." in panel(text.format(7))


BRIDGE = "captain@11 chief@11 | scenario boarding-party"


def test_the_panel_tells_whom_red_alert_brings_in_addition() -> None:
    assert "every Alert! that brings Aliens also brings a Thrall to the Bridge." in panel(BRIDGE)
    assert "chaque alerte qui amène des Aliens ajoute un Captif sur la passerelle." in panel(BRIDGE, "fr")
    line = Message("red-reinforce", {"kind": 5, "tile": TILES.index("bridge"), "number": 2})
    assert game.words("en").tell(line).endswith("also brings War Thrall × 2 to the Bridge.")


def test_the_panel_names_the_marker_that_holds_a_seal() -> None:
    jail = "captain@8 chief@7 | scenario jailbreak | tiles 8 security-office | markers 8 | unseen_markers 0"
    assert "The hatches of the Hangar stay sealed until the marker of the Security Office is gone." in panel(jail)
    told = "Les sas autour du hangar restent scellés tant que le marqueur du poste de sécurité est là."
    assert told in panel(jail, "fr")


def test_in_french_an_alarm_is_called_alarme() -> None:
    assert "Une alarme amène ses Aliens ici" in panel(BRIDGE, "fr")

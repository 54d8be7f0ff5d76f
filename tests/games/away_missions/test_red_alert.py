"""AM-RED, AM-OPT-09..10: when no tile is left to scan."""

import pytest

from coffret.games.away_missions.rules.table import KIND_OF
from coffret.testing import Position, rule
from tests.games.away_missions.support import aliens, at

SCAN = "now scan-tile captain then take-turn captain"


def scanning(text: str, crew: str = "captain@9 chief@9") -> Position:
    return at(f"{crew} | tiles all | {text} | {SCAN}")


@rule("AM-RED-01", "AM-RED-04")
def test_who_has_nothing_left_to_scan_begins_red_alert_and_feels_it_at_once() -> None:
    table = scanning("turn 3")
    assert table.s.red_alert
    assert table.asked == -1
    assert table.rolls("draw-alert all-quiet").asked == 0


@rule("AM-RED-01")
def test_one_face_down_tile_is_enough_to_keep_the_peace() -> None:
    table = at(f"captain@9 chief@9 | tiles 5 tile-34, 8 tile-36 | tokens - | {SCAN}").rolls("turn-tile tile-35")
    assert not table.s.red_alert


@rule("AM-RED-01")
def test_red_alert_lasts_to_the_end() -> None:
    steps = "now scan-tile captain then clean-up then begin-game-turn"
    table = at(f"captain@9 chief@9 | tiles all | {steps}").rolls("draw-alert all-quiet")
    assert (table.s.turn, table.s.red_alert) == (2, True)


@rule("AM-RED-02")
def test_a_scenario_without_red_alert_effects_has_no_scan_any_more() -> None:
    table = scanning("scenario sleeper-ship", "captain@15 chief@15")
    assert table.s.red_alert
    assert table.asked == 0


@rule("AM-RED-03")
@pytest.mark.parametrize(("number", "asked"), [(1, -1), (3, -1), (4, 0)])
def test_the_first_three_draw_an_alert(number: int, asked: int) -> None:
    assert scanning("turn 3", f"captain@9(n{number}) chief@9").asked == asked


@rule("AM-RED-03", "AM-TOKEN-16")
def test_an_alarm_brings_aliens_again_and_again() -> None:
    table = scanning("turn 3").rolls("draw-alert alarm", "draw-aliens 1")
    assert aliens(table.s) == [("saucerman", 10)] * 3
    assert table.s.unseen_alarms == table.s.facts.alarms


@rule("AM-OPT-09", "AM-OPT-10")
def test_the_galactic_overlord_sends_alien_tokens_instead_of_alerts() -> None:
    table = scanning("level galactic-overlord").rolls("draw-aliens 11")
    assert aliens(table.s) == [("saucerman", 10), ("bug", 10), ("bug", 10)]


@rule("AM-OPT-10")
def test_bugs_and_events_of_such_a_token_come_as_with_an_alert() -> None:
    text = "captain@9 chief@9 | tiles 5 tile-14, all | level galactic-overlord"
    table = at(f"{text} | {SCAN}").rolls("draw-aliens 39")
    assert aliens(table.s) == [("saucerman", 10), ("bug", 5)]
    assert table.s.hp[0] == table.s.facts.hp[0] - 1


@rule("AM-OPT-10")
def test_red_alert_effects_without_alerts_stay_as_they_are() -> None:
    table = scanning("scenario hive-queen | level galactic-overlord", "captain@13 chief@13")
    assert [KIND_OF[one] for one in table.s.figures] == [8, 7, 7]


@rule("AM-OPT-09")
def test_the_admiral_still_draws_alerts() -> None:
    assert scanning("level admiral").rolls("draw-alert all-quiet").asked == 0


@rule("AM-OPT-09", "AM-OPT-10")
def test_the_galactic_overlord_also_answers_the_alarm_of_a_generator_with_an_alien_token() -> None:
    text = "captain@9 chief@9 | scenario invisible-planet | tiles 9 cloak-generator-a, all | markers 9"
    for flags, drawn in (("flags red_alert", "draw-aliens 11"), ("flags -", "draw-alert all-quiet")):
        table = at(f"{text} | level galactic-overlord | {flags}").does("perform switch-off").rolls("throw 1,9,9,9")
        assert table.rolls(drawn).asked == 0

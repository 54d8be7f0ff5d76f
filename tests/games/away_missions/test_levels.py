"""AM-OPT: the fixed order and the four other levels."""

import pytest

from coffret.games.away_missions.cards import DEADLINE
from coffret.games.away_missions.names import THRALL
from coffret.games.away_missions.rules.arriving import DrawFromStock, chosen_tokens
from coffret.games.away_missions.rules.scenario import deadline, red_alert_scan
from coffret.games.away_missions.rules.table import KIND_OF
from coffret.games.away_missions.scene_mission import mission
from coffret.games.away_missions.state import PINNED, changed
from coffret.testing import Position, rule
from tests.games.away_missions.support import FACTS, aliens, amount, at, offered

RESCUE = "scenario rocketship-rescue | dock 20"
FIXED = "tiles all | unseen_alarms 0 | unseen_quiet 0 | flags fixed_order | active - | now choose-next"


@rule("AM-OPT-01")
def test_in_the_fixed_order_the_one_with_the_fewest_hp_acts_first() -> None:
    table = at(f"captain@9(hp5) chief@9(hp4) doctor@9(hp6) | {FIXED}")
    assert table.asked == 1
    assert table.s.active == 4


@rule("AM-OPT-01")
def test_equal_hp_go_by_a_list() -> None:
    crew = "captain@9(hp3) first-officer@9(hp3) doctor@9(hp3) professor@9(hp3) chief@9(hp3) yeoman@9(hp3)"
    table = at(f"{crew} | {FIXED}")
    acted = []
    for _ in range(6):
        assert table.asked is not None
        acted.append(table.s.active)
        table.does("end-turn")
    assert acted == [0, 3, 1, 2, 5, 4]


@rule("AM-OPT-02")
def test_the_fixed_order_is_found_anew_before_each_order_phase() -> None:
    table = at(f"captain@9(hp3) chief@9(hp4) doctor@9(hp5) | {FIXED}")
    assert table.asked == 0
    table.s.hp = changed(table.s.hp, 2, 1)
    assert table.does("end-turn").s.active == 2


# Levels


def revealing(level: str) -> Position:
    """The captain, on 9, scans tile 8, on which an Alien token lies."""
    steps = "now reveal-tile captain:8 then take-turn captain"
    return at(f"captain@9 chief@9 | tokens 8 alien | level {level} | {steps}").rolls("turn-tile tile-35")


@rule("AM-OPT-03")
def test_cadets_are_spared_the_third_alien_of_each_token() -> None:
    assert len(revealing("space-cadet").rolls("draw-aliens 1").s.figures) == 2
    assert len(revealing("rocketeer").rolls("draw-aliens 1").s.figures) == 3


def with_a_third_thrall() -> int:
    """An Alien token whose third Alien only is a Thrall."""
    return next(n for n, kinds in enumerate(FACTS.token_aliens) if THRALL not in kinds[:2] and kinds[2:] == (THRALL,))


@rule("AM-OPT-11")
@pytest.mark.parametrize(
    ("scenario", "level", "many"),
    [
        ("first-contact", "space-cadet", 2),
        ("rocketship-rescue | dock 20", "space-cadet", 3),
        ("boarding-party", "space-cadet", 3),
        ("first-contact", "rocketeer", 3),
    ],
)
def test_cadets_are_not_spared_the_thralls_that_the_mission_counts(scenario: str, level: str, many: int) -> None:
    text = f"captain@9 chief@9 | scenario {scenario} | tokens 8 alien | aliens - | level {level}"
    table = at(f"{text} | now reveal-aliens captain:8:0 then take-turn captain")
    assert len(table.rolls(f"draw-aliens {with_a_third_thrall() + 1}").s.figures) == many


@rule("AM-OPT-11")
def test_slots_reserved_for_thralls_hold_the_same_tokens_for_cadets() -> None:
    tokens = [
        chosen_tokens(at(f"captain@20 chief@20 | {RESCUE} | level {it}").s) for it in ("space-cadet", "rocketeer")
    ]
    assert tokens[0] == tokens[1] != 0


@rule("AM-OPT-13")
@pytest.mark.parametrize(("level", "more"), [("space-cadet", 1), ("rocketeer", 0), ("galactic-overlord", 0)])
def test_cadets_have_one_game_turn_more(level: str, more: int) -> None:
    table = at(f"captain@20 chief@20 | {RESCUE} | tiles all | aliens - | level {level}")
    last = amount("rocketship-rescue", DEADLINE) + more
    assert deadline(table.s) == last
    lines = [line for line in mission(table.s).lines if line.id == "rule-deadline"]
    assert [line.args["number"] for line in lines] == [last]


SLEEPERS = "captain@15 chief@15 | scenario {} | tiles all | tokens - | aliens - | flags red_alert | level {}"


@rule("AM-OPT-12")
@pytest.mark.parametrize("scenario", ["sleeper-ship", "hive-queen"])
@pytest.mark.parametrize(("level", "many"), [("admiral", 0), ("galactic-overlord", 1)])
def test_the_overlord_draws_where_red_alert_draws_nothing(scenario: str, level: str, many: int) -> None:
    s = at(SLEEPERS.format(scenario, level)).s
    s.order = changed(changed(s.order, s.crew[0], 1), s.crew[1], 2)
    drawn = [[frame for frame in red_alert_scan(s, who) if isinstance(frame, DrawFromStock)] for who in s.crew]
    assert [len(frames) for frames in drawn] == [many, 0]
    told = [line.id for line in mission(s).lines]
    assert ("red-overlord" in told) == bool(many)


@rule("AM-OPT-12")
def test_the_overlord_draws_nothing_more_where_red_alert_draws() -> None:
    s = at("captain@9 chief@9 | tiles all | tokens - | aliens - | flags red_alert | level galactic-overlord").s
    s.order = changed(changed(s.order, s.crew[0], 1), s.crew[1], 2)
    assert len([frame for frame in red_alert_scan(s, s.crew[0]) if isinstance(frame, DrawFromStock)]) == 1
    assert "red-overlord" not in [line.id for line in mission(s).lines]


@rule("AM-OPT-14")
@pytest.mark.parametrize("flags", ["red_alert", "fixed_order"])
def test_the_overlord_withholds_no_thralls_before_red_alert_or_of_tokens_on_the_map(flags: str) -> None:
    mustered = int(flags != "red_alert")
    text = f"captain@20 chief@20 | {RESCUE} | tiles all | flags {flags} | aliens - | level galactic-overlord"
    table = at(f"{text} | now place-listed captain:{with_a_third_thrall() + 1}:20:1:{mustered} then take-turn captain")
    assert [kind for kind, _ in aliens(table.s)].count("thrall") == 1


@rule("AM-OPT-14")
@pytest.mark.parametrize("scenario", ["rocketship-rescue | dock 20", "boarding-party"])
@pytest.mark.parametrize(("level", "more"), [("admiral", 1), ("galactic-overlord", 0)])
def test_the_overlord_sends_no_thralls_that_the_mission_counts(scenario: str, level: str, more: int) -> None:
    text = f"captain@20 chief@20 | scenario {scenario} | tiles all | flags red_alert | aliens - | level {level}"
    token = with_a_third_thrall()
    s = at(f"{text} | now place-listed captain:{token + 1}:20:1:1 then take-turn captain").s
    told = [line.id for line in mission(s).lines]
    assert [kind for kind, _ in aliens(s)].count("thrall") == 2 * more
    assert ("red-reinforce" in told) == bool(more)


ALIEN_TURN_ENDS = "now end-alien-turn then clean-up then begin-game-turn"


@rule("AM-OPT-04", "AM-OPT-06")
@pytest.mark.parametrize(("level", "many"), [("rocketeer", 0), ("commodore", 1), ("galactic-overlord", 1)])
def test_from_commodore_on_discoveries_are_guarded(level: str, many: int) -> None:
    text = f"captain@9 chief@9 | tiles all | level {level} | lying heat-ray@8, ionoscope@8, flag@9"
    table = at(f"{text} | {ALIEN_TURN_ENDS}")
    assert table.asked == 0
    assert aliens(table.s) == [("saucerman", 8)] * many


@rule("AM-OPT-04", "AM-OPT-06")
def test_face_down_discoveries_are_guarded_too() -> None:
    table = at(f"captain@9 chief@9 | level commodore | tokens 5 alien, 8 discovery | {ALIEN_TURN_ENDS}")
    assert table.asked == 0
    assert aliens(table.s) == [("saucerman", 8)]


@rule("AM-OPT-06")
def test_when_saucermen_run_short_scanned_tiles_are_guarded_first() -> None:
    figures = ", ".join(["saucerman@1"] * 28)
    text = "captain@9 chief@9 | tiles 7 tile-9, 8 tile-2 | lying heat-ray@7, ionoscope@8 | tokens 3 discovery"
    table = at(f"{text} | level commodore | aliens {figures} | {ALIEN_TURN_ENDS}")
    assert aliens(table.s)[28:] == [("saucerman", 8), ("saucerman", 7)]


@rule("AM-OPT-05")
@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("captain@15 chief@15 | scenario sleeper-ship | tiles 20 sleep-bay-a | markers 20 | lying heat-ray@20", [2, 5]),
        ("captain@13 chief@13 | scenario trilon | tiles 9 trilon-node-a | markers 9 | lying heat-ray@9", [2, 6]),
    ],
)
def test_the_guards_come_in_addition_to_what_a_scenario_adds(text: str, kinds: list[int]) -> None:
    table = at(f"{text} | tokens - | level commodore | {ALIEN_TURN_ENDS}")
    assert table.asked == 0
    assert sorted(KIND_OF[one] for one in table.s.figures) == kinds


ADMIRAL = "captain@9[ray-gun] chief@9 | tiles all | level admiral"


@rule("AM-OPT-07")
def test_under_the_admiral_who_meets_an_alien_must_fight_before_moving_on() -> None:
    table = at(f"{ADMIRAL} | aliens saucerman@8").does("move 8")
    assert not offered(table, "move")
    assert table.refuses("move 9").rule == "AM-OPT-07"


@rule("AM-OPT-07")
def test_stunned_aliens_hold_nobody_up() -> None:
    assert "move 9" in at(f"{ADMIRAL} | aliens saucerman@8(stunned)").does("move 8").options()


@rule("AM-OPT-07")
def test_at_lower_levels_nobody_is_held_up() -> None:
    table = at("captain@9 chief@9 | tiles all | level commodore | aliens saucerman@8").does("move 8")
    assert "move 9" in table.options()


@rule("AM-OPT-07", "AM-OPT-08")
def test_one_attack_frees_even_if_it_misses() -> None:
    table = at(f"{ADMIRAL} | aliens saucerman@8").does("move 8", "attack ray-gun:saucerman-1")
    assert "move 9" in table.rolls("throw 9,9,9,9,9").options()


@rule("AM-OPT-08")
def test_an_attempt_to_subdue_frees_too() -> None:
    text = "doctor@9 chief@9 | tiles all | level admiral | aliens thrall@8"
    table = at(text).does("move 8", "subdue thrall-1").rolls("throw 9,9,9,9,9")
    assert "move 9" in table.options()


@rule("AM-OPT-08")
def test_the_restriction_outlasts_the_game_turn() -> None:
    text = "captain@8(pinned talented) chief@9 | tiles all | level admiral | aliens saucerman@8(stunned)"
    table = at(f"{text} | {ALIEN_TURN_ENDS}")
    assert table.asked == 0
    assert table.s.done[0] == PINNED


HATCHED = "captain@8(pinned) chief@9 | tiles all | level admiral | hatches 8n closed, 9n closed | aliens thrall@{}"


@rule("AM-OPT-08")
@pytest.mark.parametrize(("place", "free"), [(8, False), (12, False), (6, True)])
def test_the_restriction_ends_when_no_alien_is_in_sight(place: int, free: bool) -> None:
    table = at(HATCHED.format(place)).does("pay-with standard")
    assert bool(offered(table, "move")) == free


@rule("AM-OPT-08")
def test_who_is_free_again_is_not_held_by_an_alien_that_comes_into_sight() -> None:
    table = at(HATCHED.format(6)).does("pay-with standard", "open n")
    assert offered(table, "move")


@rule("AM-OPT-08")
def test_the_common_cold_frees_too() -> None:
    table = at("captain@8(pinned)[common-cold] chief@9 | tiles all | level admiral | aliens saucerman@8, bug@7")
    table.does("use common-cold").rolls("throw 9,9,9,9")
    assert "move 9" in table.options()


@rule("AM-OPT-08")
def test_an_attack_on_a_machine_does_not_free() -> None:
    text = "captain@11(pinned)[ray-gun] chief@11 | scenario tunnel-of-terror | tiles 11 fear-engine, all | markers 11"
    table = at(f"{text} | level admiral | work 4, 0 | aliens thrall@11").does("attack-marker ray-gun")
    assert not offered(table.rolls("throw 9,9,9,9,9"), "move")


@rule("AM-OPT-08")
def test_overkills_and_items_move_who_is_held_up() -> None:
    table = at(f"{ADMIRAL} | aliens saucerman@8, saucerman@8").does("move 8", "attack ray-gun:saucerman-1")
    table.rolls("throw 1,1,9,9,9").does("spend hit-and-run")
    assert [it for it in table.options() if "9" in it]

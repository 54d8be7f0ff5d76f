"""AM-GOAL-01, AM-GOAL-05..09, AM-SCEN-10: how a mission is won and lost."""

import pytest

from coffret.games.away_missions import game
from coffret.games.away_missions.cards import COLLECT
from coffret.games.away_missions.drama import finale
from coffret.games.away_missions.rules.ending import check_victory, lose
from coffret.games.away_missions.rules.harm import lose_oxygen
from coffret.games.away_missions.state import ALIEN_TURN
from coffret.kernel.text import Message
from coffret.testing import Position, rule
from tests.games.away_missions.support import WHOLE_ALIEN_TURN, amount, at, scenario_of

HOME = "unseen_markers 0 | tiles all"  # the alarm is sent: all that is left is to meet on the Airlock


@rule("AM-GOAL-01", "AM-GOAL-05")
def test_all_win_at_the_moment_the_objectives_hold() -> None:
    table = at(f"captain@8 chief@9 | {HOME}").does("move 9")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((0, 1), "AM-GOAL-05")


@rule("AM-GOAL-05")
def test_nothing_further_is_resolved() -> None:
    table = at(f"captain@8 chief@9 | {HOME}").does("move 9")
    assert table.asked is None


@rule("AM-GOAL-06")
def test_what_becomes_true_in_the_alien_turn_counts_at_the_start_of_the_next_turn() -> None:
    table = at(f"captain@9 chief@9 | {HOME}{WHOLE_ALIEN_TURN}")
    assert table.asked is None
    assert table.outcome is not None
    assert (table.outcome.side, table.s.turn) == ("won", 2)


@rule("AM-GOAL-05", "AM-GOAL-06")
def test_nobody_wins_during_the_alien_turn() -> None:
    s = at(f"captain@9 chief@9 | {HOME}").s
    s.phase = ALIEN_TURN
    check_victory(s)
    assert s.outcome is None


@rule("AM-GOAL-06")
def test_it_must_still_hold_then() -> None:
    table = at(f"captain@9 chief@8 | {HOME}{WHOLE_ALIEN_TURN}")
    assert table.outcome is None


@rule("AM-GOAL-01", "AM-GOAL-07")
def test_all_lose_when_one_rocketeer_has_no_hp_left() -> None:
    table = at("captain@9(hp1) chief@9 | now take-damage captain:1")
    assert table.asked is None
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((), "AM-GOAL-07")


@rule("AM-GOAL-01", "AM-GOAL-08")
def test_all_lose_when_one_rocketeer_has_no_oxygen_left() -> None:
    table = at("captain@9(o1) chief@9")
    lose_oxygen(table.s, 0, 1)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((), "AM-GOAL-08")


@rule("AM-GOAL-09")
def test_an_effect_that_completes_the_objectives_and_kills_loses() -> None:
    table = at(f"captain@9(hp1) chief@9 | {HOME} | now take-damage captain:1")
    assert table.asked is None
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((), "AM-GOAL-07")


@rule("AM-SCEN-10")
def test_after_forty_game_turns_the_mission_has_failed() -> None:
    table = at("captain@9 chief@9 | tiles all | turn 40 | now begin-game-turn")
    assert table.asked is None
    assert table.outcome is not None
    assert table.outcome.rule == "AM-SCEN-10"


@rule("AM-SCEN-10")
def test_the_fortieth_turn_is_still_played() -> None:
    assert at("captain@9 chief@9 | tiles all | turn 39 | now begin-game-turn").asked == 0


@rule("AM-SCEN-10")
def test_a_crew_that_gives_up_loses() -> None:
    for now in ("", "| active - | now choose-next"):
        table = at(f"captain@9 chief@9 | tiles all | flags may_concede {now}").does("concede", "accept")
        assert table.asked == 1
        table.does("accept")
        assert table.outcome is not None
        assert (table.outcome.winners, table.outcome.rule) == ((), "AM-SCEN-10")


@rule("AM-SCEN-10")
@pytest.mark.parametrize("answers", [("reject",), ("accept", "reject")])
def test_one_who_refuses_keeps_the_mission_going(answers: tuple[str, ...]) -> None:
    table = at("captain@9 chief@9 | tiles all | flags may_concede").does("concede", *answers)
    assert table.outcome is None
    assert "end-turn" in table.options(0)


@rule("AM-SCEN-10")
def test_people_play_without_a_limit_of_turns() -> None:
    assert at("captain@9 chief@9 | tiles all | turn 40 | flags may_concede | now begin-game-turn").asked == 0


@rule("AM-SCEN-10")
def test_people_may_give_up_and_simulations_have_a_limit() -> None:
    assert game.table(2, seed=1).state.may_concede
    assert not game.start(2).may_concede


# What completes a mission: every way in which an objective can become true is followed by the check

WRECK = "scenario saucer-wreck | tiles all"  # Discovery items and Mysterium in hand, everybody at the Airlock


def wreck(more: str = "") -> Position:
    """The crew at the Airlock of the wreck, one piece of technology short."""
    home = scenario_of("saucer-wreck").start + 1
    parts = amount("saucer-wreck", COLLECT) - 2
    return at(f"captain@{home}(seat1 mysterium{parts})[replicator] chief@{home}(seat1) | {WRECK}{more}")


@rule("AM-GOAL-05", "AM-DISC-08")
def test_a_replicated_component_completes_a_mission() -> None:
    table = wreck().does("use replicator", "choose-component mysterium")
    assert table.outcome is not None
    assert table.outcome.rule == "AM-GOAL-05"


@rule("AM-GOAL-05", "AM-RESC-14")
def test_a_smuggled_component_completes_a_mission() -> None:
    table = wreck(" | now draw-rescued captain then take-turn captain")
    table.rolls("draw-item smuggler").does("choose-component mysterium")
    assert table.outcome is not None
    assert table.outcome.rule == "AM-GOAL-05"


@rule("AM-GOAL-05")
def test_a_turned_up_marker_that_was_the_last_completes_a_mission() -> None:
    text = "captain@9 chief@9 | unseen_markers 0 | unseen_decoys 1 | now reveal-marker captain:8 then take-turn captain"
    assert at(text).rolls("turn-marker decoy").outcome is not None


def last_act(table: Position) -> tuple[str, str, list[tuple[str, str]]]:
    """What the finale shows large, says, and tells of each Rocketeer."""
    told = finale(game.view(table.s, 0))

    def say(message: Message | None) -> str:
        assert message is not None
        return game.words("en").tell(message)

    return told.sign, say(told.text), [(it.tone, say(it.text)) for it in told.portraits]


@rule("AM-GOAL-07")
def test_the_last_act_shows_who_fell_and_tells_what_became_of_everybody() -> None:
    table = at("captain@9(hp1) chief@9(hp3) | now take-damage captain:1")
    told = (
        "piece-captain",
        "Captain Riggs does not come home.",
        [("", "still alive, with 3 HP"), ("bad", "no HP left")],
    )
    assert last_act(table) == told


@rule("AM-GOAL-08")
def test_the_last_act_tells_that_there_was_no_oxygen_left() -> None:
    table = at("captain@9(o1 hp2) chief@9(hp3)")
    lose_oxygen(table.s, 0, 1)
    assert last_act(table)[2] == [("", "still alive, with 3 HP"), ("bad", "no O2 left")]


@rule("AM-SCEN-10")
def test_a_crew_that_gives_up_is_not_told_that_it_was_too_late() -> None:
    table = at("captain@9 chief@9")
    lose(table.s, "AM-SCEN-10")
    assert last_act(table)[:2] == ("", "The crew has given up.")
    table = at("captain@9 chief@9")
    lose(table.s, "AM-SCEN-14")
    assert last_act(table)[:2] == ("", "Too late.")

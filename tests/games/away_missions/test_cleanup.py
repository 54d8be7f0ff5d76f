"""AM-CLEAN: what ends with the game turn."""

from coffret.games.away_missions.names import CAPTAIN, CHIEF, FIGURES
from coffret.games.away_missions.rules.cleanup import clean_up
from coffret.kernel import Event
from coffret.kernel.stack import Listener
from coffret.testing import Position, rule
from tests.games.away_missions.support import at, hp_of, stunned


def after_cleanup(text: str) -> Position:
    return at(text + " | now clean-up then take-turn captain")


@rule("AM-CLEAN-01")
def test_stunned_aliens_stand_up() -> None:
    table = after_cleanup("captain chief | tiles all | aliens leader@8(stunned), bug@7(stunned)")
    assert not stunned(table, "leader-1")
    assert not stunned(table, "bug-1")


@rule("AM-CLEAN-02", "AM-HATCH-06", "AM-HATCH-07")
def test_open_and_locked_hatches_are_closed_again() -> None:
    hatches = "hatches 8n open, 8ne locked, 8s destroyed, 8sw sealed, 8nw closed"
    table = after_cleanup(f"captain chief | tiles all | {hatches}")
    board = table.s.facts.boards[table.s.board]
    assert [table.s.border[board.border[7 * 6 + way]] for way in (0, 1, 3, 4, 5)] == [1, 1, 4, 5, 1]


@rule("AM-CLEAN-02", "AM-HATCH-06")
def test_hatches_that_close_are_told() -> None:
    told = [closed_aloud(f"hatches {hatches}") for hatches in ("8n open, 8ne locked, 8s sealed", "8n closed")]
    assert told == [[Event("hatches-close", {"count": 2})], []]


def closed_aloud(hatches: str) -> list[Event]:
    """What is told about hatches at the end of the game turn."""
    position = at(f"captain chief | tiles all | {hatches}")
    position.s.heard = listener = Listener()
    clean_up(position.s)
    return [event for event in listener.events if event.name == "hatches-close"]


@rule("AM-CLEAN-02", "AM-FX-10")
def test_staggers_are_removed_but_wounds_and_grapples_stay() -> None:
    table = after_cleanup("captain chief | tiles all | aliens sentinel@8(hp1 stagger2), war-thrall@9(holds-captain)")
    assert table.s.alien_state[FIGURES.index("sentinel-1")] == 0
    assert hp_of(table, "sentinel-1") == 1
    assert table.refuses("move 8").rule == "AM-FX-02"


@rule("AM-CLEAN-03", "AM-CREW-09")
def test_spent_ap_return_and_then_the_controlled_one_counts_as_spent() -> None:
    table = after_cleanup("captain(s0 x0 S1 X1 C1 mind-standard) chief(c1) | tiles all")
    assert table.s.points[0:3] == [1, 1, 0]
    assert table.s.spent[0:3] == [1, 0, 0]
    assert table.s.points[3 * CHIEF + 2] == 1
    assert table.s.mind[CAPTAIN] == -1


@rule("AM-CLEAN-04")
def test_numbers_are_collected() -> None:
    assert not any(after_cleanup("captain(n1) chief(n2) | tiles all").s.order)


@rule("AM-CLEAN-05")
def test_limits_and_effects_of_the_turn_end() -> None:
    done = "coffee2 breathed talented panicked invisible"
    table = after_cleanup(f"captain({done})[tools/u1] chief | tiles all | flags power_out | lure chief")
    assert (table.s.coffee[CAPTAIN], table.s.done[CAPTAIN]) == (0, 0)
    assert (table.s.power_out, table.s.lure) == (False, -1)
    assert not any(table.s.item_state)

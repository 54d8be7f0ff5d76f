"""AM-HATCH: hatches as the rules see them; their geometry is proved in test_geometry.py and test_sight.py."""

import pytest

from coffret.testing import Position, rule
from tests.games.away_missions.support import at, offered, place

HERE, NORTH = place(0, 0), place(0, -1)
OPEN_MAP = f"captain@{HERE} chief@{HERE} | tiles all"


def state_of(table: Position, where: int, way: int) -> int:
    """The state of the border of a place in a direction."""
    board = table.s.facts.boards[table.s.board]
    state: int = table.s.border[board.border[(where - 1) * 6 + way]]
    return state


@rule("AM-HATCH-04", "AM-HATCH-05")
def test_a_closed_hatch_stops_rocketeers_and_opens_from_either_side() -> None:
    table = at(f"{OPEN_MAP} | hatches {HERE}n closed")
    assert f"move {NORTH}" not in table.options()
    assert table.refuses(f"move {NORTH}").why == "hatch-in-the-way"
    assert f"move {NORTH}" in table.does("open n").options()
    other = at(f"captain@{NORTH} chief@{NORTH} | tiles all | hatches {HERE}n closed")
    assert f"move {HERE}" in other.does("open s").options()


@rule("AM-HATCH-05")
def test_it_does_not_matter_which_tile_shows_the_symbol() -> None:
    shown = at(f"captain@{NORTH} chief@{HERE} | tiles {NORTH} tile-35 | hatches {HERE}n closed")
    assert "open s" in shown.options()


@rule("AM-HATCH-06")
def test_an_open_hatch_closes_in_the_cleanup() -> None:
    table = at(f"{OPEN_MAP} | hatches {HERE}n open | now clean-up then begin-game-turn")
    assert table.asked == 0
    assert state_of(table, HERE, 0) == 1


@rule("AM-HATCH-07")
def test_a_locked_hatch_cannot_be_passed_and_ends_in_the_cleanup() -> None:
    table = at(f"{OPEN_MAP} | hatches {HERE}n locked")
    assert f"move {NORTH}" not in table.options()
    again = at(f"{OPEN_MAP} | hatches {HERE}n locked | now clean-up then begin-game-turn")
    assert again.asked == 0
    assert state_of(again, HERE, 0) == 1


@rule("AM-HATCH-08", "AM-HATCH-09")
@pytest.mark.parametrize("state", ["destroyed", "sealed"])
def test_destroyed_and_sealed_hatches_stay_so(state: str) -> None:
    table = at(f"{OPEN_MAP} | hatches {HERE}n {state} | now clean-up then begin-game-turn")
    before = list(table.s.border)
    assert table.asked == 0
    assert table.s.border == before


@rule("AM-HATCH-08", "AM-HATCH-09")
def test_one_may_walk_through_a_destroyed_hatch_and_not_through_a_sealed_one() -> None:
    assert f"move {NORTH}" in at(f"{OPEN_MAP} | hatches {HERE}n destroyed").options()
    assert f"move {NORTH}" not in at(f"{OPEN_MAP} | hatches {HERE}n sealed").options()


@rule("AM-HATCH-11")
@pytest.mark.parametrize("state", ["sealed", "locked", "destroyed", "open"])
def test_only_a_closed_hatch_can_be_opened(state: str) -> None:
    table = at(f"{OPEN_MAP} | hatches {HERE}n {state}")
    assert "open n" not in table.options()
    assert table.refuses("open n").why == "no-closed-hatch"


@rule("AM-HATCH-12")
def test_nobody_walks_through_the_hull() -> None:
    table = at(OPEN_MAP)
    assert table.refuses("open s").why == "hull"


@rule("AM-HATCH-13")
def test_a_hatch_toward_an_unscanned_tile_can_be_opened_and_stays_open_when_it_is_scanned() -> None:
    table = at(f"captain@{HERE} chief@{HERE}").does("open nw", "end-turn")  # the Airlock shows a hatch there
    table.does(f"scan {place(-1, 0)}").rolls("turn-tile tile-35")
    assert state_of(table, HERE, 5) == 2


@rule("AM-HATCH-14")
def test_for_aliens_an_unscanned_tile_has_no_hatches_of_its_own() -> None:
    s = at(f"captain@{HERE} chief@{HERE}").s
    board = s.facts.boards[s.board]
    both_dark = [
        edge for edge, (one, other) in enumerate(board.ends) if not (s.scanned >> one & 1 or s.scanned >> other & 1)
    ]
    assert {s.border[edge] for edge in both_dark} == {0}


@rule("AM-HATCH-10", "AM-DISC-04")
@pytest.mark.parametrize("state", ["sealed", "destroyed"])
def test_a_sealed_hatch_is_not_destroyed_and_a_destroyed_one_not_sealed(state: str) -> None:
    table = at(f"captain@{HERE}[heat-ray] chief@{HERE} | tiles all | hatches {HERE}n {state}").does("use heat-ray")
    assert offered(table, "choose-hatch")
    assert offered(table, f"choose-hatch {HERE}:n", f"choose-hatch {NORTH}:s:") == []


@rule("AM-HATCH-10", "AM-HATCH-11", "AM-GEAR-35")
@pytest.mark.parametrize("state", ["sealed", "destroyed"])
def test_thermite_does_nothing_to_a_sealed_hatch(state: str) -> None:
    table = at(f"captain@{HERE}[thermite] chief@{HERE} | tiles all | hatches {HERE}n {state}").does("use thermite")
    assert offered(table, f"choose-hatch {HERE}:n:") == []

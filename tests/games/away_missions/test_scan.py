"""AM-SCAN: the Scanning Phase."""

from coffret.games.away_missions.names import TILES
from coffret.testing import Position, rule
from tests.games.away_missions.support import FACTS, at

STEPS = "now scan-tile captain then take-turn captain"
BLANK = "turn-tile tile-35"


def scanning(text: str) -> Position:
    """The captain's Scanning Phase."""
    return at(f"{text} | {STEPS}")


@rule("AM-SCAN-01")
def test_only_the_closest_face_down_tiles_can_be_scanned() -> None:
    table = scanning("captain@9 chief@9")
    assert table.options() == ["scan 5", "scan 8", "scan 13"]
    assert table.refuses("scan 7").rule == "AM-SCAN-01"


@rule("AM-SCAN-01")
def test_a_scan_is_a_duty_and_needs_no_choice_when_one_tile_is_closest() -> None:
    table = scanning("captain@9 chief@9 | tiles 5 tile-34, 8 tile-36")
    assert table.rolls(BLANK).s.scanned >> 12 & 1


@rule("AM-SCAN-01", "AM-SCAN-05")
def test_hatches_sight_and_range_do_not_matter() -> None:
    sealed = "hatches 9n sealed, 9ne sealed, 9nw sealed"
    table = scanning(f"captain@9 chief@9 | tiles 5 tile-35, 8 tile-35, 13 tile-35 | {sealed}")
    assert table.options() == ["scan 2", "scan 4", "scan 7", "scan 12", "scan 15"]


@rule("AM-SCAN-02")
def test_of_equally_close_tiles_the_players_choose_one() -> None:
    table = scanning("captain@9 chief@9 | tiles 5 tile-34").does("scan 13").rolls(BLANK)
    assert [it for it in (8, 13) if table.s.scanned >> (it - 1) & 1] == [13]


@rule("AM-SCAN-03")
def test_a_scan_costs_no_action() -> None:
    table = scanning("captain@9 chief@9 | tokens -").does("scan 8").rolls(BLANK)
    assert table.s.points[:2] == [2, 1]


@rule("AM-SCAN-04")
def test_the_tile_is_turned_up_and_aligned_then_its_tokens_are_resolved() -> None:
    table = scanning("captain@9 chief@9 | arrow se | tokens 8 alien discovery").does("scan 8").rolls("turn-tile tile-1")
    edges = FACTS.edges[TILES.index("tile-1")]
    assert table.s.shown[7] == ((edges << 2) | (edges >> 4)) & 63
    assert table.asked == -1
    assert table.s.tokens[7] == 0


@rule("AM-SCAN-04", "AM-SETUP-02")
def test_each_standard_tile_turns_up_once() -> None:
    table = scanning("captain@9 chief@9 | tokens -").does("scan 8").rolls("turn-tile tile-7")
    assert not table.s.unseen_tiles >> 6 & 1


@rule("AM-SCAN-06")
def test_aliens_on_a_tile_that_is_scanned_stay() -> None:
    table = scanning("captain@9 chief@9 | tokens - | aliens saucerman@8").does("scan 8").rolls(BLANK)
    assert table.s.alien_at[table.s.figures[0]] == 7


@rule("AM-SCAN-07", "AM-EVENT-01")
def test_the_game_may_end_during_a_scan() -> None:
    table = scanning("captain@9 chief@9(hp1) | tokens 8 alien").does("scan 8").rolls(BLANK, "draw-aliens 39")
    assert table.outcome is not None
    assert table.outcome.rule == "AM-GOAL-07"

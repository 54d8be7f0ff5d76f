"""AM-TILE, AM-VENT: what lies on tiles, how they are turned, and how far they are."""

from coffret.games.away_missions.names import TILES
from coffret.games.away_missions.rules.table import aliens_at, crew_at, distance, items_lying, turn_up
from coffret.testing import rule
from tests.games.away_missions.support import FACTS, at, place


@rule("AM-TILE-02")
def test_a_tile_holds_any_number_of_everything() -> None:
    aliens = ", ".join(["bug@9"] * 10 + ["saucerman@9"] * 5)
    s = at(f"captain@9 chief@9 doctor@9 | aliens {aliens} | lying ray-gun@9, tools@9, flag@9").s
    assert (len(crew_at(s, 8)), len(aliens_at(s, 8)), len(items_lying(s, 8))) == (3, 15, 3)


@rule("AM-TILE-04")
def test_a_tile_is_turned_like_the_starting_tile() -> None:
    edges = FACTS.edges[TILES.index("tile-1")]
    for arrow, way in enumerate(("n", "ne", "se", "s", "sw", "nw")):
        s = at(f"captain@9 chief@9 | arrow {way} | tiles 8 tile-1").s
        assert s.shown[7] == ((edges << arrow) | (edges >> (6 - arrow))) & 63


@rule("AM-TILE-08")
def test_plain_distance_ignores_hatches_and_the_scan_but_not_gaps() -> None:
    s = at("captain@9 chief@9").s
    assert distance(s, place(0, 0) - 1, place(1, -4) - 1) == 4
    gaps = at("captain@1 chief@1 | scenario trilon").s
    board = gaps.facts.boards[gaps.board]
    straight = [
        (one, other)
        for one in range(board.n)
        for other in range(board.n)
        if board.distance[one * board.n + other] < 99
        and board.distance[one * board.n + other]
        > max(
            abs(board.at[one][0] - board.at[other][0]),
            abs(board.at[one][1] - board.at[other][1]),
            abs(sum(board.at[one]) - sum(board.at[other])),
        )
    ]
    assert straight  # the way around a gap is longer than the way over it


@rule("AM-TILE-09")
def test_when_a_tile_is_replaced_what_stands_on_it_stays() -> None:
    s = at("captain@8 chief@9 | tiles 8 tile-1 | aliens bug@8 | lying flag@8").s
    turn_up(s, 7, TILES.index("control-room"))
    assert (crew_at(s, 7), len(aliens_at(s, 7)), len(items_lying(s, 7))) == ([0], 1, 1)


@rule("AM-TILE-03")
def test_scenario_tiles_have_numbers_above_those_of_standard_tiles() -> None:
    assert list(FACTS.tile_number) == sorted(FACTS.tile_number)
    assert FACTS.tile_number[0] == 1

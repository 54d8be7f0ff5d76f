"""AM-TILE, AM-HATCH: places, borders, plain distance, and the closest of several places."""

import random
from collections import deque

import pytest

from coffret.games.away_missions.cards import CLOSED, DESTROYED, FAR, FREE, LOCKED, OPEN, SEALED, Board
from coffret.games.away_missions.rules.geometry import (
    border_between,
    closest_face_down,
    closest_numbered,
    crossable,
    edge_way,
    farthest,
    lay_tile,
    push_ways,
    world_mask,
)
from coffret.testing import rule
from tests.games.away_missions.support_map import Map, hexes, random_map

NORTH, NORTH_EAST, SOUTH = 0, 1, 3


@rule("AM-HATCH-12")
def test_beyond_the_outer_border_there_is_nothing() -> None:
    board = Map(hexes(1)).board
    north = board.place(0, -1)
    assert board.near[north * 6 + NORTH] == board.border[north * 6 + NORTH] == -1


@rule("AM-HATCH-01")
def test_two_neighbours_share_one_border() -> None:
    board = Map(hexes(2)).board
    assert board.borders == 42  # a hexagon of 19 tiles
    for edge, (one, other) in enumerate(board.ends):
        assert border_between(board, one, other) == border_between(board, other, one) == edge


@rule("AM-SCEN-06")
def test_a_place_that_this_crew_does_not_use_touches_nothing() -> None:
    board = Board(((0, -1), (0, 0), (0, 1)), 0b101)
    assert board.near == (-1,) * 18
    assert board.distance[0 * 3 + 2] == FAR


@rule("AM-TILE-04", "AM-TILE-03")
@pytest.mark.parametrize("arrow", range(6))
def test_edges_turn_with_the_arrow(arrow: int) -> None:
    for edge in range(6):
        assert world_mask(1 << edge, arrow) == 1 << (arrow + edge) % 6


@rule("AM-FX-12")
def test_terror_counts_directions_clockwise_from_the_arrow() -> None:
    assert [edge_way(4, result) for result in range(1, 7)] == [4, 5, 0, 1, 2, 3]


@rule("AM-HATCH-01", "AM-HATCH-02", "AM-HATCH-03")
@pytest.mark.parametrize(("one", "other", "state"), [(0, 0, FREE), (1, 0, CLOSED), (0, 1, CLOSED), (1, 1, CLOSED)])
def test_a_border_has_a_hatch_if_either_tile_shows_it(one: int, other: int, state: int) -> None:
    here = Map([(0, -1), (0, 0)])
    shown = [0, 0]
    lay_tile(here.board, here.border, shown, here[0, 0], one << NORTH)
    lay_tile(here.board, here.border, shown, here[0, -1], other << SOUTH)
    assert here.border == [state]


@rule("AM-HATCH-13")
def test_a_marker_stays_when_the_tile_behind_the_hatch_is_scanned() -> None:
    here = Map([(0, -1), (0, 0)])
    shown = [0, 0]
    lay_tile(here.board, here.border, shown, here[0, 0], 1 << NORTH)
    here.border[0] = LOCKED
    lay_tile(here.board, here.border, shown, here[0, -1], 0)
    assert here.border == [LOCKED]


@rule("AM-TILE-09")
@pytest.mark.parametrize(("new", "state"), [(1 << NORTH, OPEN), (1 << NORTH_EAST, FREE)])
def test_a_marker_stays_on_a_replaced_tile_only_if_there_is_still_a_hatch(new: int, state: int) -> None:
    here = Map([(0, -1), (0, 0)])
    shown = [0, 0]
    lay_tile(here.board, here.border, shown, here[0, 0], 1 << NORTH)
    here.border[0] = OPEN
    lay_tile(here.board, here.border, shown, here[0, 0], new)
    assert here.border == [state]


@rule("AM-HATCH-04", "AM-HATCH-06", "AM-HATCH-07", "AM-HATCH-08", "AM-HATCH-09", "AM-AMOVE-08")
def test_which_hatches_can_be_crossed() -> None:
    states = (FREE, CLOSED, OPEN, LOCKED, DESTROYED, SEALED)
    assert [state for state in states if crossable(state, False)] == [FREE, OPEN, DESTROYED]
    assert [state for state in states if crossable(state, True)] == [FREE, CLOSED, OPEN, DESTROYED]


@rule("AM-TILE-08")
def test_plain_distance_goes_round_gaps_and_ignores_hatches() -> None:
    ring = Map([cell for cell in hexes(1) if cell != (0, 0)])
    for edge in range(ring.board.borders):
        ring.border[edge] = SEALED
    assert ring.board.distance[ring[0, -1] * ring.board.n + ring[0, 1]] == 3


@rule("AM-TILE-08")
@pytest.mark.parametrize("seed", range(6))
def test_plain_distance_against_a_search_by_coordinates(seed: int) -> None:
    board = random_map(random.Random(seed), 3).board
    for start in range(board.n):
        steps, queue = {board.at[start]: 0}, deque([board.at[start]])
        while queue:
            q, r = queue.popleft()
            for near in ((q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)):
                if near in board.at and near not in steps:
                    steps[near] = steps[q, r] + 1
                    queue.append(near)
        assert [board.distance[start * board.n + place] for place in range(board.n)] == [
            steps.get(cell, FAR) for cell in board.at
        ]


@rule("AM-SCAN-01", "AM-SCAN-02", "AM-SCAN-05")
def test_the_closest_face_down_tiles_are_offered_whatever_hatches_lie_between() -> None:
    here = Map(hexes(2), unscanned=[(0, -1), (1, 0), (2, 0)])
    here.hatch((0, 0), (0, -1), SEALED)
    found = closest_face_down(here.board, here.scanned, here[0, 0])
    assert {here.cell(place) for place in found} == {(0, -1), (1, 0)}


@rule("AM-RED-01")
def test_no_face_down_tile_is_left() -> None:
    here = Map(hexes(1))
    assert closest_face_down(here.board, here.scanned, 0) == []


@rule("AM-TOKEN-08")
def test_the_closest_vent_is_used_and_the_lowest_number_breaks_ties() -> None:
    here = Map(hexes(2)).number((0, -1), 12).number((0, 1), 7).number((2, 0), 1)
    vents = [here[cell] for cell in [(0, -1), (0, 1), (2, 0)]]
    assert here.cell(closest_numbered(here.board, here.tile, here[0, 0], vents)) == (0, 1)


@rule("AM-VENT-03")
def test_without_any_vent_there_is_no_closest_one() -> None:
    here = Map(hexes(1))
    assert closest_numbered(here.board, here.tile, here[0, 0], []) == -1


@rule("AM-BUG-12", "AM-BUG-20")
def test_the_farthest_bug_is_taken_numbered_tiles_first_then_the_lowest_number() -> None:
    here = Map(hexes(2), unscanned=[(0, 2)]).number((0, -2), 20).number((2, 0), 9).number((0, -1), 1)
    places = [here[cell] for cell in [(0, -2), (2, 0), (0, 2), (0, -1)]]
    assert [here.cell(place) for place in farthest(*here.way()[:3], here[0, 0], places)] == [(2, 0)]


@rule("AM-BUG-20")
def test_equally_far_bugs_on_unscanned_tiles_are_left_to_chance() -> None:
    here = Map(hexes(2), unscanned=[(0, 2), (0, -2)])
    places = [here[cell] for cell in [(0, 2), (0, -2), (0, 0)]]
    assert sorted(farthest(*here.way()[:3], here[0, 0], places)) == sorted(places[:2])


@rule("AM-DISC-10")
@pytest.mark.parametrize(
    ("there", "ways"),
    [((0, -2), [0]), ((1, -2), [0, 1]), ((1, -3), [0]), ((2, -3), [1]), ((-1, 3), [3]), ((0, 0), [0, 1, 2, 3, 4, 5])],
)
def test_a_push_takes_the_hex_direction_closest_to_the_line(there: tuple[int, int], ways: list[int]) -> None:
    here = Map(hexes(3))
    assert push_ways(here.board, here[0, 0], here[there]) == ways

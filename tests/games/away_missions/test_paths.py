"""AM-AMOVE, AM-AATK: where Aliens walk and whom they attack, and an oracle that tries all ways."""

import random

import pytest

from coffret.games.away_missions.cards import CLOSED, FAR, LOCKED, OPEN, SEALED
from coffret.games.away_missions.rules.geometry import border_between, crossable
from coffret.games.away_missions.rules.paths import next_steps, prey, target, walk_distances
from coffret.testing import rule
from tests.games.away_missions.support_map import Hex, Map, hexes, random_map

SAUCERMAN, SENTINEL = True, False  # whether closed hatches are no obstacle


def goes(here: Map, passes: bool, one: Hex, goal: Hex) -> list[Hex]:
    return [here.cell(place) for place in next_steps(*here.way(), passes, here[one], here[goal])]


def chases(here: Map, passes: bool, one: Hex, crew: list[Hex], order: list[int], lure: int = -1) -> int:
    return target(here.board, here.border, passes, here[one], [here[cell] for cell in crew], order, lure)


def attacks(here: Map, reach: int, one: Hex, crew: list[Hex], order: list[int], lure: int = -1) -> int:
    return prey(here.board, here.border, reach, here[one], [here[cell] for cell in crew], order, lure)


@rule("AM-AMOVE-05")
def test_between_two_scanned_tiles_the_lowest_number_is_entered() -> None:
    here = Map(hexes(2)).number((0, -1), 12).number((1, -1), 7)
    assert goes(here, SAUCERMAN, (0, 0), (1, -2)) == [(1, -1)]


@rule("AM-AMOVE-06")
def test_a_scanned_tile_is_preferred_to_an_unscanned_one() -> None:
    here = Map(hexes(2), unscanned=[(1, -1)]).number((0, -1), 30).number((1, -1), 7)
    assert goes(here, SAUCERMAN, (0, 0), (1, -2)) == [(0, -1)]


@rule("AM-AMOVE-07")
def test_between_two_unscanned_tiles_chance_decides() -> None:
    here = Map(hexes(2), unscanned=[(1, -1), (0, -1)])
    assert sorted(goes(here, SAUCERMAN, (0, 0), (1, -2))) == [(0, -1), (1, -1)]


@rule("AM-AMOVE-03")
def test_at_equal_distance_the_highest_order_number_is_chased() -> None:
    assert chases(Map(hexes(2)), SAUCERMAN, (0, 0), [(0, -2), (0, 2)], [1, 3]) == 1
    assert chases(Map(hexes(2)), SAUCERMAN, (0, 0), [(0, -2), (0, 2)], [3, 1]) == 0


@rule("AM-AMOVE-01", "AM-AMOVE-13")
def test_the_closest_rocketeer_is_chased_whatever_its_number() -> None:
    assert chases(Map(hexes(2)), SAUCERMAN, (0, 0), [(0, -1), (0, 2)], [1, 6]) == 0


@rule("AM-AMOVE-04")
def test_closeness_is_the_way_this_alien_may_walk() -> None:
    here = Map(hexes(1)).hatch((0, 0), (0, -1)).hatch((0, 1), (0, 0), OPEN)
    crew = [(0, -1), (0, 1)]
    assert chases(here, SAUCERMAN, (0, 0), crew, [2, 1]) == 0
    assert chases(here, SENTINEL, (0, 0), crew, [2, 1]) == 1


@rule("AM-AMOVE-04")
def test_a_way_leads_over_unscanned_tiles_too() -> None:
    here = Map([(0, 0), (0, -1), (0, -2)], unscanned=[(0, -1)])
    assert goes(here, SENTINEL, (0, 0), (0, -2)) == [(0, -1)]


@rule("AM-AMOVE-10", "AM-AMOVE-12", "AM-SENT-01", "AM-THR-01", "AM-LEECH-01")
def test_a_sentinel_behind_a_closed_hatch_stays_until_it_is_opened() -> None:
    here = Map([(0, 0), (0, -1)]).hatch((0, 0), (0, -1))
    assert chases(here, SENTINEL, (0, 0), [(0, -1)], [1]) == -1
    here.hatch((0, 0), (0, -1), OPEN)
    assert chases(here, SENTINEL, (0, 0), [(0, -1)], [1]) == 0


@rule("AM-AMOVE-09", "AM-LEAD-01", "AM-SAUC-01", "AM-BUG-02")
def test_a_saucerman_walks_through_a_closed_hatch() -> None:
    here = Map([(0, 0), (0, -1)]).hatch((0, 0), (0, -1))
    assert goes(here, SAUCERMAN, (0, 0), (0, -1)) == [(0, -1)]


@rule("AM-AMOVE-08", "AM-AMOVE-11")
@pytest.mark.parametrize("state", [LOCKED, SEALED])
def test_an_alien_looks_for_a_way_round_a_locked_hatch_and_stays_without_one(state: int) -> None:
    here = Map([(0, 0), (0, -1), (1, -1)]).hatch((0, 0), (0, -1), state)
    assert goes(here, SAUCERMAN, (0, 0), (0, -1)) == [(1, -1)]
    here.hatch((0, 0), (1, -1), state)
    assert goes(here, SAUCERMAN, (0, 0), (0, -1)) == []
    assert chases(here, SAUCERMAN, (0, 0), [(0, -1)], [1]) == -1


@rule("AM-AMOVE-02", "AM-SAUC-02", "AM-LEAD-04")
def test_a_saucerman_attacks_through_a_closed_hatch_but_not_a_locked_one() -> None:
    here = Map([(0, 0), (0, -1)]).hatch((0, 0), (0, -1))
    assert attacks(here, 1, (0, 0), [(0, -1)], [1]) == 0
    here.hatch((0, 0), (0, -1), LOCKED)
    assert attacks(here, 1, (0, 0), [(0, -1)], [1]) == -1


@rule("AM-AATK-04")
def test_range_0_is_the_same_tile_and_range_1_the_adjacent_one_too() -> None:
    here = Map(hexes(2))
    assert attacks(here, 0, (0, 0), [(0, -1)], [1]) == -1
    assert attacks(here, 0, (0, 0), [(0, 0)], [1]) == 0
    assert attacks(here, 1, (0, 0), [(0, -1)], [1]) == 0
    assert attacks(here, 1, (0, 0), [(0, -2)], [1]) == -1


@rule("AM-AATK-01", "AM-AATK-02", "AM-AATK-05")
def test_the_closest_rocketeer_in_range_is_attacked_then_the_highest_number() -> None:
    here = Map(hexes(2))
    assert attacks(here, 1, (0, 0), [(0, 0), (0, -1)], [1, 5]) == 0
    assert attacks(here, 1, (0, 0), [(1, 0), (0, -1)], [1, 5]) == 1


@rule("AM-AATK-07")
def test_an_alien_on_an_unscanned_tile_attacks_an_adjacent_rocketeer() -> None:
    here = Map(hexes(1), unscanned=[(0, 0)])
    assert attacks(here, 1, (0, 0), [(0, -1)], [1]) == 0


@rule("AM-GEAR-06", "AM-GEAR-07")
def test_firecrackers_draw_aliens_that_can_reach_their_user() -> None:
    here = Map(hexes(2))
    crew, order = [(0, -1), (0, 2)], [5, 1]
    assert chases(here, SAUCERMAN, (0, 0), crew, order, lure=1) == 1
    assert attacks(here, 1, (0, 0), crew, order, lure=1) == 0
    assert attacks(here, 1, (0, 1), [(0, 1), (0, 2)], order, lure=1) == 1
    for near in [(0, 1), (1, 1), (-1, 2)]:
        here.hatch((0, 2), near, SEALED)
    assert chases(here, SAUCERMAN, (0, 0), crew, order, lure=1) == 0


@rule("AM-SCHEM-05")
def test_who_is_invisible_is_neither_chased_nor_attacked() -> None:
    here = Map(hexes(2))
    assert target(here.board, here.border, True, here[0, 0], [-1, here[0, 2]], [5, 1]) == 1
    assert prey(here.board, here.border, 1, here[0, 0], [-1], [5]) == -1


def all_ways(here: Map, passes: bool, start: int, goal: int, most: int) -> list[list[int]]:
    """Every way without a loop, by trying; only the shortest are kept."""
    found: list[list[int]] = []
    ways = [[start]]
    while ways and not found and len(ways[0]) <= most:
        found = [way for way in ways if way[-1] == goal]
        ways = [
            [*way, there]
            for way in ways
            for there in range(here.board.n)
            if there not in way
            and (edge := border_between(here.board, way[-1], there)) >= 0
            and crossable(here.border[edge], passes)
        ]
    return found


@rule("AM-AMOVE-04", "AM-AMOVE-05", "AM-AMOVE-06", "AM-AMOVE-07")
@pytest.mark.parametrize("seed", range(12))
def test_steps_against_all_ways(seed: int) -> None:
    rng = random.Random(seed)
    here = random_map(rng, 2)
    for _ in range(20):
        start, goal = rng.randrange(here.board.n), rng.randrange(here.board.n)
        passes = rng.random() < 0.5
        ways = all_ways(here, passes, start, goal, 7)
        steps = walk_distances(here.board, here.border, start, passes)[goal]
        if not ways:
            assert steps == FAR or steps > 6
            continue
        assert steps == len(ways[0]) - 1
        firsts = {way[1] for way in ways if len(way) > 1}
        scanned = [place for place in firsts if (here.scanned >> place) & 1]
        wanted = {min(scanned, key=lambda place: here.tile[place])} if scanned else firsts
        assert set(next_steps(*here.way(), passes, start, goal)) == wanted


@rule("AM-AMOVE-04")
def test_walking_is_symmetric() -> None:
    here = random_map(random.Random(1))
    walks = [walk_distances(here.board, here.border, place, False) for place in range(here.board.n)]
    assert walks == [list(column) for column in zip(*walks, strict=True)]
    assert any(state == CLOSED for state in here.border)

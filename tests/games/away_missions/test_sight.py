"""AM-LOS, AM-RANGE: who sees what, how far it is, and an oracle that finds it out in fractions."""

import random
from fractions import Fraction
from itertools import pairwise

import pytest

from coffret.games.away_missions.cards import CLOSED, DESTROYED, FAR, LOCKED, OPEN, SEALED
from coffret.games.away_missions.rules.geometry import border_between
from coffret.games.away_missions.rules.sight import (
    ALIEN,
    NEVER,
    ROCKETEER,
    goggles,
    range_of,
    ranges,
    sees,
    sees_hatch,
    toward,
)
from coffret.testing import rule
from tests.games.away_missions.support_map import Hex, Map, hexes, random_map

BOTH = (ROCKETEER, ALIEN)


def sight(here: Map, one: Hex, other: Hex, viewer: int = ROCKETEER, ignore: int = -1) -> bool:
    return sees(*here.line(), here[one], here[other], viewer, ignore)


def crossed(here: Map, one: Hex, other: Hex) -> list[set[Hex]]:
    """The tiles between two, in turn; where the line runs along a border, both beside it."""
    sight(here, one, other)
    line = here[one] * here.board.n + here[other]
    ends = [{here.cell(place) for place in here.board.ends[edge]} for edge in here.board.certain[line]]
    variants = here.board.either[line]
    sides = [
        set.intersection(*[{here.cell(place) for place in here.board.ends[edge]} for edge in variant])
        for variant in variants
    ]
    certain = set().union(*ends) | {one, other} if ends else {one, other}
    certain -= {one, other}
    pairs = [sides[number] | sides[number + 1] for number in range(0, len(sides), 2)]
    return [{cell} for cell in certain if not any(cell in pair for pair in pairs)] + pairs


VECTORS = [  # the table of the content's section 9.1
    ((0, -1), []),
    ((0, -2), [{(0, -1)}]),
    ((1, -2), [{(0, -1), (1, -1)}]),
    ((0, -3), [{(0, -1)}, {(0, -2)}]),
    ((1, -3), [{(0, -1)}, {(1, -2)}]),
    ((2, -3), [{(1, -1)}, {(1, -2)}]),
    ((0, -4), [{(0, -1)}, {(0, -2)}, {(0, -3)}]),
    ((1, -4), [{(0, -1)}, {(1, -2)}, {(0, -2)}, {(1, -3)}]),
    ((2, -4), [{(0, -1), (1, -1)}, {(1, -3), (2, -3)}]),
    ((3, -4), [{(1, -1)}, {(1, -2)}, {(2, -2)}, {(2, -3)}]),
]


@rule("AM-LOS-03", "AM-LOS-05", "AM-LOS-09")
@pytest.mark.parametrize(("to", "tiles"), VECTORS)
def test_the_tiles_that_a_line_crosses(to: Hex, tiles: list[set[Hex]]) -> None:
    found = crossed(Map(hexes(4)), (0, 0), to)
    assert sorted(map(sorted, found)) == sorted(map(sorted, tiles))


@rule("AM-LOS-03")
@pytest.mark.parametrize(("to", "tiles"), VECTORS)
def test_a_line_needs_each_of_its_tiles(to: Hex, tiles: list[set[Hex]]) -> None:
    for gap in tiles:
        assert not sight(Map([cell for cell in hexes(4) if cell not in gap]), (0, 0), to)


@rule("AM-LOS-02")
@pytest.mark.parametrize("viewer", BOTH)
def test_figures_on_one_tile_see_each_other_even_unscanned(viewer: int) -> None:
    assert sight(Map(hexes(1), unscanned=[(0, 0)]), (0, 0), (0, 0), viewer)


@rule("AM-LOS-04", "AM-LOS-08", "AM-HATCH-04")
@pytest.mark.parametrize(
    ("state", "rocketeer", "alien"),
    [
        (CLOSED, False, True),
        (OPEN, True, True),
        (LOCKED, False, False),
        (DESTROYED, True, True),
        (SEALED, False, False),
    ],
)
def test_which_hatches_block_whose_sight(state: int, rocketeer: bool, alien: bool) -> None:
    here = Map(hexes(2)).hatch((0, 0), (0, -1), state)
    assert (sight(here, (0, 1), (0, -2)), sight(here, (0, 1), (0, -2), ALIEN)) == (rocketeer, alien)


@rule("AM-LOS-04", "AM-LOS-06", "AM-LOS-08", "AM-AATK-07")
def test_an_unscanned_tile_blocks_rocketeers_and_no_alien() -> None:
    here = Map(hexes(2), unscanned=[(0, 0)])
    assert not sight(here, (0, 1), (0, -1))
    assert not sight(here, (0, 1), (0, 0))
    assert sight(here, (0, 1), (0, -1), ALIEN)
    assert sight(here, (0, 0), (0, -1), ALIEN)


@rule("AM-LOS-05")
def test_a_hatch_on_the_border_that_the_line_runs_along_does_not_block() -> None:
    here = Map(hexes(2)).hatch((0, -1), (1, -1))
    assert sight(here, (0, 0), (1, -2))
    assert range_of(*here.line(), here[0, 0], here[1, -2], ROCKETEER) == 2


@rule("AM-LOS-09")
def test_one_free_side_of_a_border_is_enough() -> None:
    assert sight(Map(hexes(2)).hatch((0, 0), (0, -1)), (0, 0), (1, -2))


@rule("AM-LOS-09")
def test_a_line_along_a_border_does_not_change_sides() -> None:
    here = Map(hexes(2)).hatch((0, 0), (0, -1)).hatch((1, -1), (1, -2))
    assert not sight(here, (0, 0), (1, -2))


@rule("AM-LOS-09")
def test_each_stretch_chooses_its_side_for_itself() -> None:
    here = Map(hexes(4)).hatch((0, 0), (0, -1)).hatch((1, -2), (2, -3))
    assert sight(here, (0, 0), (2, -4))


@rule("AM-LOS-09")
def test_through_a_corner_either_way_round_it_will_do() -> None:
    def corner() -> Map:  # the line from (0, 0) to (1, -5) meets the corner of (0, -1), (0, -2) and (1, -2)
        return Map(hexes(5))

    assert sight(corner().hatch((0, -1), (1, -2)), (0, 0), (1, -5))
    assert sight(corner().hatch((0, -1), (0, -2)), (0, 0), (1, -5))
    assert not sight(corner().hatch((0, -1), (1, -2)).hatch((0, -1), (0, -2)), (0, 0), (1, -5))


@rule("AM-LOS-10")
def test_a_side_without_a_tile_blocks() -> None:
    here = Map([cell for cell in hexes(2) if cell != (1, -1)], unscanned=[(0, -1)])
    assert not sight(here, (0, 0), (1, -2))
    assert sight(here, (0, 0), (1, -2), ALIEN)


@rule("AM-LOS-11")
@pytest.mark.parametrize("seed", range(4))
def test_sight_is_symmetric(seed: int) -> None:
    here = random_map(random.Random(seed))
    for viewer in BOTH:
        for one in range(here.board.n):
            for other in range(one):
                assert sees(*here.line(), one, other, viewer) == sees(*here.line(), other, one, viewer)


@rule("AM-LOS-12")
def test_a_hatch_is_seen_with_either_of_its_tiles() -> None:
    here = Map(hexes(2)).hatch((0, -1), (0, -2)).hatch((0, 0), (0, 1)).hatch((1, 0), (0, 1)).hatch((-1, 1), (0, 1))
    far = border_between(here.board, here[0, -1], here[0, -2])
    hidden = border_between(here.board, here[0, 1], here[0, 2])
    assert sees_hatch(*here.line(), here[0, 0], far, ROCKETEER)
    assert not sees_hatch(*here.line(), here[0, 0], hidden, ROCKETEER)


@rule("AM-RANGE-01", "AM-RANGE-02")
def test_range_is_counted_in_tiles() -> None:
    here = Map(hexes(3))
    found = ranges(*here.line(), here[0, 0], ROCKETEER)
    assert [found[here[0, -steps]] for steps in range(4)] == [0, 1, 2, 3]


@rule("AM-RANGE-02", "AM-RANGE-03")
def test_range_goes_round_blocked_borders() -> None:
    here = Map([(0, 0), (0, -1), (1, -1), (1, -2)]).hatch((0, 0), (0, -1)).hatch((0, 0), (1, -1), OPEN)
    assert range_of(*here.line(), here[0, 0], here[0, -1], ROCKETEER) == 2
    assert range_of(*here.line(), here[0, 0], here[0, -1], ALIEN) == 1


@rule("AM-RANGE-03")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_seen_has_a_range(seed: int) -> None:
    here = random_map(random.Random(seed))
    for viewer in BOTH:
        for place in range(here.board.n):
            steps = ranges(*here.line(), place, viewer)
            seen = [other for other in range(here.board.n) if sees(*here.line(), place, other, viewer)]
            assert all(steps[other] < FAR for other in seen)


@rule("AM-RANGE-02")
def test_without_a_way_there_is_no_range() -> None:
    here = Map([(0, 0), (0, -1)]).hatch((0, 0), (0, -1), SEALED)
    assert range_of(*here.line(), here[0, 0], here[0, -1], ALIEN) == -1


@rule("AM-DISC-15", "AM-DISC-16")
def test_goggles_see_through_one_closed_hatch_but_not_two_or_a_locked_one() -> None:
    one = Map(hexes(2)).hatch((0, 0), (0, -1))
    edge = border_between(one.board, one[0, 0], one[0, -1])
    assert goggles(*one.line(), one[0, 0], one[0, -2]) == [edge]
    assert range_of(*one.line(), one[0, 0], one[0, -2], ROCKETEER, edge) == 2
    two = Map(hexes(2)).hatch((0, 0), (0, -1)).hatch((0, -1), (0, -2))
    assert goggles(*two.line(), two[0, 0], two[0, -2]) == []
    locked = Map(hexes(2)).hatch((0, 0), (0, -1), LOCKED)
    assert goggles(*locked.line(), locked[0, 0], locked[0, -2]) == []
    dark = Map(hexes(2), unscanned=[(0, -1)]).hatch((0, 0), (0, -1))
    assert goggles(*dark.line(), dark[0, 0], dark[0, -2]) == []


@rule("AM-DISC-03")
def test_a_wave_pulls_along_a_shortest_way_of_sight() -> None:
    here = Map(hexes(2)).hatch((1, -2), (1, -1))
    found = toward(*here.line(), here[1, -2], here[0, 0], ROCKETEER)
    assert [here.cell(place) for place in found] == [(0, -1)]


# The oracle: points on the line as fractions, the centres nearest to each, and every way to choose between them.

Point = tuple[Fraction, Fraction]


def nearest(point: Point) -> set[Hex]:
    """The hexes to which a point belongs: one, two on a border, three on a corner."""
    q, r = round(point[0]), round(point[1])
    span = range(-2, 3)
    away = {(q + i, r + j): length(point, (q + i, r + j)) for i in span for j in span}
    least = min(away.values())
    return {cell for cell, distance in away.items() if distance == least}


def length(point: Point, cell: Hex) -> Fraction:
    """The square of a distance in axial coordinates."""
    q, r = point[0] - cell[0], point[1] - cell[1]
    return q * q + q * r + r * r


def events(one: Hex, other: Hex) -> list[set[Hex]]:
    """The tiles of a line in turn: a single one, two beside a border, or three around a corner passed on the way."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    meets = {Fraction(0), Fraction(1)}
    for a, b in ((2, 1), (1, 2), (1, -1)):  # lines of equal distance to two neighbouring centres
        slope, offset = a * dq + b * dr, a * one[0] + b * one[1]
        if slope:
            low, high = sorted((offset, offset + slope))
            meets |= {Fraction(level - offset, slope) for level in range(low, high + 1)}
    times = sorted(meets)

    def at(time: Fraction) -> set[Hex]:
        return nearest((one[0] + time * dq, one[1] + time * dr))

    found: list[set[Hex]] = []
    for start, end in pairwise(times):
        found += [at(start), at((start + end) / 2)]
    found.append(at(times[-1]))
    return found


def oracle(here: Map, one: Hex, other: Hex, viewer: int) -> bool:
    """Whether some choice of tiles crosses only borders that do not stop the viewer."""
    line = events(one, other)
    stretches = [line[0], *line[1::2], line[-1]]
    corners = [set[Hex](), *line[2:-1:2], set[Hex](), set[Hex]()]
    ways = {one}
    for before, after, corner in zip(stretches, stretches[1:], corners, strict=False):
        reached = set()
        for start in ways:
            for end in after:
                around = corner - before - after if len(before) == len(after) == 1 and len(corner) == 3 else set()
                if (len(before) == 2 and before == after and start != end) or not before:
                    continue
                if free(here, start, end, viewer) or any(
                    free(here, start, mid, viewer) and free(here, mid, end, viewer) for mid in around
                ):
                    reached.add(end)
        ways = reached
    return other in ways


def free(here: Map, one: Hex, other: Hex, viewer: int) -> bool:
    """Whether a viewer sees over the border of two neighbours, or stays on one tile."""
    if here[one] < 0 or here[other] < 0:
        return False
    if one == other:
        return True
    edge = border_between(here.board, here[one], here[other])
    dark = not ((here.scanned >> here[one]) & (here.scanned >> here[other]) & 1)
    state = here.border[edge]
    return state not in (LOCKED, SEALED) and (viewer == ALIEN or not (dark or state == CLOSED))


@rule("AM-LOS-03", "AM-LOS-04", "AM-LOS-05", "AM-LOS-08", "AM-LOS-09", "AM-LOS-10")
@pytest.mark.parametrize("seed", range(6))
def test_sight_against_the_oracle(seed: int) -> None:
    rng = random.Random(seed)
    here = random_map(rng, 4)
    places = range(here.board.n)
    pairs = [(rng.choice(places), rng.choice(places)) for _ in range(30)]
    for one, other in pairs:
        for viewer in BOTH:
            cells = here.cell(one), here.cell(other)
            assert sees(*here.line(), one, other, viewer) == oracle(here, *cells, viewer), (cells, viewer)


@rule("AM-LOS-09")
@pytest.mark.parametrize("to", [(1, -5), (5, -4), (-1, -4), (4, 1), (2, -7), (3, -8), (5, -7)])
def test_long_lines_against_the_oracle(to: Hex) -> None:
    rng = random.Random(str(to))
    board = Map(hexes(8))
    for _ in range(8):
        for edge in range(board.board.borders):
            board.border[edge] = rng.choice([0, 0, 0, 0, LOCKED])
        assert sight(board, (0, 0), to, ALIEN) == oracle(board, (0, 0), to, ALIEN)


def test_a_missing_tile_is_no_border() -> None:
    here = Map([(0, 0), (0, -2)])
    sight(here, (0, 0), (0, -2))
    assert here.board.certain[here[0, 0] * 2 + here[0, -2]] == [NEVER, NEVER]

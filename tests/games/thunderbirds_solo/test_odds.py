"""The chances that are shown before a vehicle is sent, against counting every roll."""

from itertools import product

import pytest

from coffret.games.thunderbirds_solo.names import COLOURS, VEHICLES
from coffret.games.thunderbirds_solo.odds import best_chance, chance, percent, skilled, ways
from coffret.games.thunderbirds_solo.rules.covering import pack
from coffret.games.thunderbirds_solo.state import WILD
from coffret.testing import rule
from tests.games.thunderbirds_solo.support import FACTS, at

TB1, TB2, CUTTER = VEHICLES.index("tb1"), VEHICLES.index("tb2"), VEHICLES.index("laser_cutter")


def counted(colours: tuple[int, ...], need: list[int], takes_wild: bool) -> tuple[int, int]:
    """Every roll of these dice, and how many show what is needed."""
    good = 0
    for roll in product(*(FACTS.faces[colour] for colour in colours)):
        lack = sum(max(0, need.count(symbol) - roll.count(symbol)) for symbol in set(need))
        good += lack <= (roll.count(WILD) if takes_wild else 0)
    return good, 6 ** len(colours)


def test_ways_are_counted_exactly() -> None:
    for colours in ((0, 0), (0, 0, 1), (0, 5, 5), (2, 2, 3)):
        for need in ([0], [0, 0], [0, 1], [5, 5, 0], [2, 1, 1]):
            for takes_wild in (True, False):
                faces = tuple(FACTS.faces[colour] for colour in colours)
                assert ways(faces, pack(need), takes_wild) == counted(colours, need, takes_wild)


def test_what_is_stored_at_the_chain_counts() -> None:
    bare = at("1 d_f07 | crew alan tb3 | at tb3 1").s
    helped = at("1 d_f07 | crew alan tb3 | at tb3 1 | stored tb3 white_fire").s
    assert chance(bare, TB1, (0, 0), 1, 0) == counted((0, 0), [0, 0], True)
    assert chance(helped, TB1, (0, 0), 1, 0) == counted((0, 0), [0], True)


def test_sealed_disasters_and_guards_take_no_wild_but_from_the_laser_cutter() -> None:
    s = at("1 d_t01 c_01! | crew alan tb1").s
    assert chance(s, TB1, (0, 0), 1, 0) == counted((0, 0), [2], False)
    assert chance(s, CUTTER, (0, 0), 1, 0) == counted((0, 0), [2], True)


def test_thunderbird_2_takes_the_best_third_die() -> None:
    assert best_chance(at("1 d_f07 | crew alan tb1").s, TB2, 1, 0)[1] == COLOURS.index("red")
    assert best_chance(at("1 d_t01 | crew alan tb1").s, TB2, 1, 0)[1] == COLOURS.index("orange")


def test_percent_is_sure_only_when_it_is() -> None:
    assert [percent(share) for share in ((0, 6), (6, 6), (1, 1000), (999, 1000), (5, 9))] == [0, 100, 1, 99, 56]


@rule("TS-PILOT-02", "TS-PILOT-03", "TS-PILOT-06")
def test_skills_after_the_roll_are_counted() -> None:
    die = (0, 0, 1, 1, 2, 2)
    need = pack([0])
    assert skilled((die,), need, True, False, False, ()) == pytest.approx(1 / 3)
    assert skilled((die,), need, True, True, False, ()) == pytest.approx(5 / 9)  # rolled again
    assert skilled((die,), need, True, False, False, (die,)) == pytest.approx(5 / 9)  # one die more
    assert skilled((die,), need, True, False, True, ()) == 1.0  # turned by hand

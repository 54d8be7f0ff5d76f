"""Lists of what can be said are made once and kept: whoever asks gets the list of this moment, not of another."""

from itertools import islice

import pytest

from coffret.games.time_bomb.rules.talk import (
    dealt_left,
    lasting_statements,
    list_of_cables,
    list_of_statements,
    named_cables,
)
from coffret.games.time_bomb.rules.truth import announced
from coffret.kernel.game import load
from coffret.testing import rule
from coffret.testing.walk import walk

SEATS = range(4, 9)


@rule("BU-TALK-06")
@pytest.mark.parametrize("seed", range(8))
def test_a_kept_list_is_that_of_the_moment(seed: int) -> None:
    game = load("time-bomb")
    for seats in SEATS:
        for moment in islice(walk(game, seats, seed), 0, None, 4):
            s = moment.state
            if s.left:
                for seat in range(seats):
                    seen, standing = s.reds[seat] | s.blues[seat], announced(s, seat)
                    fresh = list_of_statements(s, seat, dealt_left(s, seat), seen, standing)
                    assert lasting_statements(s, seat) == fresh
                    assert named_cables(s) == list_of_cables(s)

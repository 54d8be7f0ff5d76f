"""Positions as text: what is written is read back as the same state."""

import pytest

from coffret.games.thunderbirds import game
from coffret.kernel import NotationError
from coffret.testing.walk import walk
from tests.games.thunderbirds.support import FACTS, at, lively


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_state_of_a_play_is_read_back_as_it_was(seats: int) -> None:
    for moment in walk(game, seats, "notation"):
        assert game.read_state(game.write_state(moment.state), FACTS) == moment.state


@pytest.mark.parametrize("seats", [1, 3])
def test_also_in_the_middle_of_cards_and_requests(seats: int) -> None:
    for seed in range(4):
        for s, _, _ in lively(seats, seed):
            assert game.read_state(game.write_state(s), FACTS) == s
        assert game.read_state(game.write_state(s), FACTS) == s, "the end"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("scot virgil", "scott"),
        ("scott virgil | tracks 1 ricochet", "track"),
        ("scott virgil | track 1 ricoche", "ricochet"),
        ("scott virgil | track ricochet", "thing and its place"),
        ("scott virgil | flags begin", "begun"),
        ("scott[WWWWWWW] virgil", "six of each"),
        ("scott virgil | over skul:10", "skull"),
        ("scott virgil | solo", "3 characters"),
        ("scott virgil alan gordon john", "one to four"),
    ],
)
def test_what_is_wrong_is_named(text: str, said: str) -> None:
    with pytest.raises(NotationError) as error:
        at(text)
    assert said in str(error.value)


def test_loaded_things_are_where_thunderbird_2_is() -> None:
    s = at("scott virgil | at tb2 asia | hold mole,domo").s
    assert (s.pods[0], s.pods[4]) == (1, 1)

"""Actions have numbers: every option of a player one of its own, in an order that never changes."""

import pytest

from coffret.env.actions import LET_PASS, numbering
from coffret.kernel.game import load
from coffret.testing.walk import walk
from tests.env.support import GAMES


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_stands_for_an_action_and_back(slug: str) -> None:
    game = load(slug)
    numbers = numbering(game, game.seat_counts[-1])
    for number in range(0, numbers.count - 1, 1 + numbers.count // 500):
        action = numbers.table[number]
        assert numbers.number(action) == number
        assert game.action(numbers.notations[number], game.seat_counts[-1]) == action


@pytest.mark.parametrize("slug", GAMES)
def test_chance_has_no_part_in_the_numbers(slug: str) -> None:
    """What dice and cards do is declared, so that no number is wasted on it."""
    game = load(slug)
    drawn = {type(moment.action) for moment in walk(game, game.seat_counts[-1], 1) if moment.seat < 0}
    assert drawn <= set(game.vocabulary.chance)


def test_the_order_is_that_of_the_vocabulary() -> None:
    numbers = numbering(load("a-team"), 2)
    assert numbers.notations[:6] == (
        "choose hannibal",
        "choose face",
        "choose murdock",
        "choose amy",
        "throw",
        "fight",
    )
    assert numbers.notations[-1] == LET_PASS


def test_several_things_at_once_have_numbers_too() -> None:
    numbers = numbering(load("thunderbirds-solo"), 1)
    assert "reroll 1,3" in numbers.notations
    assert "reroll 1,1" not in numbers.notations

"""Components are conserved at every step of every play: all seat counts and levels, solo included."""

from collections.abc import Callable
from typing import Any

import pytest

from coffret.games.thunderbirds import game
from coffret.games.thunderbirds.names import LEVELS
from coffret.kernel import stack
from coffret.testing import rule
from coffret.testing.players import curious
from coffret.testing.walk import Player, step, walk
from tests.games.thunderbirds.components import check
from tests.games.thunderbirds.support import at, lively

PLAYS = 20  # of each: 320 random ones, and about as many rich ones


def check_every_step(seats: int, seed: int, options: dict[str, object], player: Player) -> Any:
    """Play to the end and count at every step; the last state."""
    for moment in walk(game, seats, f"conserved {seed}", options, player):
        check(moment.state)
    check(moment.state)
    return moment.state


@rule("TB-COMP-01", "TB-COMP-02")
@pytest.mark.parametrize("seats", game.seat_counts)
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_lost_at_any_step_of_random_plays(seats: int, level: str) -> None:
    options: dict[str, object] = {"level": level}
    seeker = curious()
    for seed in range(PLAYS):
        assert check_every_step(seats, seed, options, seeker if seed % 4 == 0 else step).outcome is not None


@rule("TB-COMP-01")
@pytest.mark.parametrize("seats", game.seat_counts)
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_lost_in_plays_in_which_much_happens(seats: int, level: str) -> None:
    for seed in range(4):
        for s, _, _ in lively(seats, seed, {"level": level}):
            check(s)
        check(s)


def lose_a_token(s: Any) -> None:
    s.supply[0] -= 1


def double_a_disaster(s: Any) -> None:
    s.slots[5] = s.unseen[0]


def lose_a_disaster(s: Any) -> None:
    s.unseen.pop()


def add_a_hood(s: Any) -> None:
    s.hoods_out += 1


def crowd_a_machine(s: Any) -> None:
    s.aboard = [3] * 6


def play_one_twice(s: Any) -> None:
    s.characters[1] = s.characters[0]


def fly_off_the_path(s: Any) -> None:
    s.at[2] = 0


def leave_the_cargo(s: Any) -> None:
    s.hold = (15,)
    s.pods[3] = 0


def overload(s: Any) -> None:
    s.pods = [8] * 10
    s.hold = (12, 13, 14)


def give_a_card_away(s: Any) -> None:
    s.fab[0] = 4


def hide_an_event(s: Any) -> None:
    s.hood = 4


def repeat_an_event(s: Any) -> None:
    s.hood = 4
    s.laid[:2] = [3, 3]


def mistake_a_scheme(s: Any) -> None:
    s.foiled = 1


@pytest.mark.parametrize(
    "breaks",
    [
        lose_a_token,
        double_a_disaster,
        lose_a_disaster,
        add_a_hood,
        crowd_a_machine,
        play_one_twice,
        fly_off_the_path,
        leave_the_cargo,
        overload,
        give_a_card_away,
        hide_an_event,
        repeat_an_event,
        mistake_a_scheme,
    ],
)
def test_the_count_notices_what_is_wrong(breaks: Callable[[Any], None]) -> None:
    s = stack.copy(at("virgil scott").s)
    check(s)
    breaks(s)
    with pytest.raises(AssertionError):
        check(s)

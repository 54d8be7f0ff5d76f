"""Positions as text: what is left out is filled in, and what is written is read again."""

import pytest

from coffret.games.time_bomb import game
from coffret.games.time_bomb.state import ROLES
from coffret.kernel import NotationError
from coffret.testing.walk import walk
from tests.games.time_bomb.support import at, step
from tests.quick import quick


@pytest.mark.parametrize("seats", quick(range(4, 9), 5, 8))
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"open_briefing": True, "talk_clock": 30, "talk_limit": 0, "first_player": 2},
        {"locations": False, "talk_limit": 3},
        {"talk_aloud": True},
    ],
)
def test_every_state_is_read_again_as_it_was_written(seats: int, options: dict[str, object]) -> None:
    for moment in walk(game, seats, "notation", options):
        text = game.write_state(moment.state)
        assert game.read_state(text, moment.state.facts) == moment.state
    last = moment.state
    assert game.read_state(game.write_state(last), last.facts) == last


def test_what_is_left_out_is_filled_in() -> None:
    position = at("4")
    assert step(position) == "speak-or-cut"
    assert game.write_state(position.s) == (
        "4 | roles mister_x,belleville,diaz,yuri,shadow | rows sssss sssss sssss ddddb | round 1 | fate blue | "
        "first 1 | holder 1 | spoken 0,0,0,0 | next speak-or-cut 1; cutting"
    )


def test_named_roles_and_cables_come_first() -> None:
    position = at("6 | roles shadow,ace | rows b dd")
    assert [ROLES[role] for role in position.s.roles[:2]] == ["shadow", "ace"]
    assert (position.s.rows[0][0], position.s.rows[1][:2]) == (2, (1, 1))
    assert sorted(cable for row in position.s.rows for cable in row) == [0] * 23 + [1] * 6 + [2]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3", 'number of players, 4 to 8, not "3"'),
        ("5 | rowz b", 'near: "rows"'),
        ("5 | rows bb", "no rows of 5"),
        ("5 | rows ssssss", "no rows of 5"),
        ("5 | roles viper", "not prepared for 5"),
        ("5 | roles zorro", "zorro"),
        ("5 | round 2 rome", "rome"),
        ("5 | next talks 1", 'near: "talk"'),
        ("5 | cuts 1-2", "no position"),
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(NotationError) as error:
        game.position(text)
    assert message in str(error.value)

"""Positions as text: what is written can be read, and what is wrong is named."""

import pytest

from coffret.games.a_team import game
from coffret.kernel import NotationError
from coffret.testing.walk import walk
from tests.games.a_team.support import at


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_reads_back_as_it_was_written(seats: int) -> None:
    for moment in walk(game, seats, "notation"):
        text = game.write_state(moment.state)
        assert game.write_state(game.position(text)) == text


def test_a_position_shows_only_what_matters() -> None:
    text = "hannibal@12> [boost,patrol] face@30<*! | turn 1"
    assert game.write_state(at(text).s) == text
    assert game.write_state(at("hannibal@12 [patrol,boost] face@30<*!").s) == text


def test_a_position_in_which_the_formula_is_out_is_over() -> None:
    assert at("hannibal@0<* face@3").outcome is not None


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("hannibal@12", "two to four"),
        ("hanibal@12 face@0", 'near: "hannibal"'),
        ("hannibal@50 face@0", "from 0 to 49"),
        ("hannibal@12 [bost] face@0", 'near: "boost"'),
        ("hannibal@12< face@0", "has the formula"),
        ("hannibal@12* face@0", "has the formula"),
        ("hannibal@12 face@0 | trun 1", 'near: "turn"'),
        ("hannibal@12 face@0 | turn 3", "seat from 1 to 2"),
        ("hannibal@1 [boost,boost,boost] face@0 [boost,boost,boost]", "only 5"),
        ("hannibal@12 face@0 | now dance 1", "dance"),
    ],
)
def test_a_wrong_position_is_refused_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(NotationError, match=hint):
        game.position(text)

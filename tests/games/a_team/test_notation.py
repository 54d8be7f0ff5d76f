"""Positions as text: what is written can be read, and what is wrong is named."""

import pytest

from coffret.games.a_team import game
from coffret.games.a_team.state import BOOST, GUIDE, PATROL
from coffret.kernel import NotationError
from tests.games.a_team.support import at


def test_the_dice_and_what_is_remembered_of_the_cards_are_read() -> None:
    s = at("hannibal@12 [boost,guide] face@0 | dice 6:4 | discard patrol | held guide,patrol - | spent patrol -").s
    assert (s.red, s.blue) == (6, 4)
    assert (s.held, s.spent) == ([(GUIDE, PATROL), ()], [(PATROL,), ()])
    assert s.pool[BOOST] == s.facts.copies[BOOST]  # the one in the hand was drawn from it


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
        ("hannibal@12 face@0 | dice 7", "from 1 to 6"),
        ("hannibal@12 face@0 | held boost", "cards of 2 players"),
        ("hannibal@12 face@0 | held boost,boost,boost,boost,boost boost", "in the hands or have been spent"),
    ],
)
def test_a_wrong_position_is_refused_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(NotationError, match=hint):
        game.position(text)

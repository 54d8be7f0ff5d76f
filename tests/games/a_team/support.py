"""What the tests of The A-Team share: a position in one word."""

from coffret.games.a_team import game
from coffret.testing import Position


def at(text: str) -> Position:
    """The position that a text describes."""
    return Position(game, text)

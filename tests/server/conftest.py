"""Server tests play the example game: it is in the box for all of them."""

import pytest

from coffret.kernel.game import Game, load


@pytest.fixture(autouse=True)
def example(liar: Game) -> Game:
    """Liar's dice in the box."""
    return liar


@pytest.fixture
def time_bomb() -> Game:
    """A game of many seats and many words, whether it is installed or not."""
    return load("time-bomb")

"""Server tests play the example game: it is in the box for all of them."""

import pytest

from coffret.kernel.game import Game


@pytest.fixture(autouse=True)
def example(liar: Game) -> Game:
    """Liar's dice in the box."""
    return liar

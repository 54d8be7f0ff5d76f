"""The example game is in the box for all tests of the environments."""

import pytest

from coffret.kernel.game import Game


@pytest.fixture(autouse=True)
def with_example(liar: Game) -> Game:
    return liar

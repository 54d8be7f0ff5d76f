"""Everything a player reads is there in every language, and nothing is there that nobody reads."""

import pytest

from coffret.kernel.game import games, load
from coffret.testing.wording import problems, problems_of_the_box


@pytest.mark.parametrize("slug", games())
def test_no_message_of_a_game_is_missing_or_unused(slug: str) -> None:
    assert problems(load(slug)) == []


def test_no_message_of_the_box_is_missing_or_unused() -> None:
    assert problems_of_the_box() == []

"""Everything a player reads is there in every language, and nothing is there that nobody reads."""

from importlib.resources import files

import pytest

from coffret.kernel.game import Game, games, load
from coffret.testing.wording import Used, compare, problems, problems_of_the_box, used


@pytest.mark.parametrize("slug", games())
def test_no_message_of_a_game_is_missing_or_unused(slug: str) -> None:
    assert problems(load(slug)) == []


def test_no_message_of_the_box_is_missing_or_unused() -> None:
    assert problems_of_the_box() == []


@pytest.fixture
def ids(liar: Game) -> Used:
    """What the sources of liar's dice name."""
    found = used(files(liar.package))
    found.needed.discard("last-bid")
    return found


def test_an_id_that_no_file_has_is_missing(liar: Game, ids: Used) -> None:
    ids.needed.add("event-nowhere")
    told = compare(liar.package, ids)
    assert {"en: event-nowhere is missing", "fr: event-nowhere is missing"} <= set(told)


def test_an_id_that_nobody_names_is_not_used(liar: Game, ids: Used) -> None:
    assert "fr: last-bid is not used" not in compare(liar.package, ids)  # it stands between quotes
    ids.quoted.discard("last-bid")
    assert "fr: last-bid is not used" in compare(liar.package, ids)

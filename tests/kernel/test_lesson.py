"""Lessons: files that record a play with notes, checked against the rules when they are read."""

import pytest

from coffret.kernel.errors import ContentError, OptionError
from coffret.kernel.game import Game, games, load
from coffret.kernel.lesson import lesson, lessons, read


@pytest.fixture(autouse=True)
def example(liar: Game) -> Game:
    """Liar's dice in the box."""
    return liar


HEAD = 'title = { en = "First", fr = "Premier" }\nseed = "x"\nseats = 2\n'


@pytest.mark.parametrize("slug", games())
def test_the_lessons_of_a_game_fit_its_rules(slug: str) -> None:
    for found in lessons(load(slug)).values():
        assert found.steps
        assert any(step.en for _, step in found.steps.values())


def test_a_lesson_follows_a_play_as_long_as_it_goes_as_recorded() -> None:
    game = load("liar")
    first = lesson(game, "first")
    table = game.table(first.header.seats, first.header.options, first.header.seed)
    number, step = first.at(table.log) or (0, None)
    assert number == 1
    assert step is not None
    table.act("bid 4:6")
    assert first.at(table.log) is None


def test_a_step_that_the_rules_refuse_is_named() -> None:
    with pytest.raises(ContentError, match=r"lesson bad, step 1: .*liar"):
        read(load("liar"), "bad", HEAD + '[[step]]\ndo = "liar"\nen = "a"\nfr = "b"\n')


def test_a_note_needs_both_languages() -> None:
    with pytest.raises(ContentError, match="step 1 has its note in one language only"):
        read(load("liar"), "bad", HEAD + '[[step]]\ndo = "bid 1:1"\nen = "a"\n')


def test_only_the_last_step_may_do_nothing() -> None:
    with pytest.raises(ContentError, match="step 1 does nothing"):
        read(load("liar"), "bad", HEAD + '[[step]]\nen = "a"\nfr = "b"\n[[step]]\ndo = "bid 1:1"\n')


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError, match='no lesson "furst"'):
        lesson(load("liar"), "furst")

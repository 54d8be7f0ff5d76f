"""Lessons: files that record a play with notes, checked against the rules when they are read."""

import pytest

from coffret.kernel.errors import ContentError, OptionError
from coffret.kernel.fair import check_dice
from coffret.kernel.game import Game, games, load
from coffret.kernel.lesson import lesson, lessons, read
from coffret.kernel.table import Table
from coffret.kernel.text import LANGUAGES
from coffret.testing.checks.lessons import unled, unseen


@pytest.fixture(autouse=True)
def example(liar: Game) -> Game:
    """Liar's dice in the box."""
    return liar


HEAD = 'title = { en = "First", fr = "Premier" }\nseed = "x"\nseats = 2\n'


LEARNER = 1  # the seat that is led
BOX = ("a-team", "away-missions", "thunderbirds", "thunderbirds-solo", "time-bomb")


@pytest.mark.parametrize("slug", games())
def test_every_step_of_a_lesson_can_be_taken_and_is_worded_in_both_languages(slug: str) -> None:
    game = load(slug)
    for found in lessons(game).values():
        assert not list(unseen(found))
        assert unled(found) is None
        for table, number, notes in found.replay():
            step = notes[-1]
            assert all(note.en and note.fr for note in notes[:-1]), f"step {number}"
            assert step.seat != LEARNER or (step.en and step.fr), f"step {number}"
            if not step.do:
                continue
            action = game.action(step.do, table.seats)
            assert table.explain(action, step.seat - 1) is None, f"step {number}"
            for language in LANGUAGES:
                assert table.words(language, ()).action(action), f"step {number}"


@pytest.mark.parametrize("slug", BOX)
def test_a_first_game_takes_about_five_minutes(slug: str) -> None:
    first = lesson(load(slug), "first")
    notes = [note for _, _, read in first.replay() for note in read if note.en]
    assert 12 <= len(notes) <= 27
    for language in LANGUAGES:
        assert max(len(note.text(language)) for note in notes) <= 330
        assert sum(len(note.text(language).split()) for note in notes) <= 1000  # what is read in five minutes


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


def test_a_note_may_be_read_before_a_choice() -> None:
    text = '[[step]]\nen = "a"\nfr = "b"\n[[step]]\ndo = "bid 1:1"\n[[step]]\ndo = "liar"\nseat = 2\n'
    found = read(load("liar"), "good", HEAD + text)
    (table, number, notes), (_, later, _) = found.replay()
    assert [note.en for note in notes] == ["a", ""]
    assert found.at(table.log[:0]) is None  # the deal is an entry, too
    assert (number, later) == (2, 3)
    assert found.places[2] == found.count == 2  # what bots do is not counted


def test_nothing_is_to_be_read_before_a_bot_chooses() -> None:
    text = '[[step]]\ndo = "bid 1:1"\n[[step]]\nen = "a"\nfr = "b"\n[[step]]\ndo = "liar"\nseat = 2\n'
    with pytest.raises(ContentError, match="step 2 needs a choice"):
        read(load("liar"), "bad", HEAD + text)


def test_a_lesson_arranges_its_dice_and_says_so() -> None:
    text = HEAD + 'rolls = ["", "shake 1,2,3"]\n[[step]]\ndo = "bid 1:1"\n'
    found = read(load("liar"), "arranged", text)
    table = Table(load("liar"), found.header, load("liar").own_facts())
    assert table.log == found.log[:2]
    verdict = check_dice(table)
    assert (verdict.result, verdict.wrong, verdict.checked, verdict.taken) == ("unchecked", [], 1, 1)


def test_dice_that_cannot_fall_so_are_named() -> None:
    with pytest.raises(ContentError, match="step 0: chance should bring shake 9 but brings"):
        read(load("liar"), "bad", HEAD + 'rolls = ["shake 9"]\n[[step]]\ndo = "bid 1:1"\n')


def test_a_lesson_must_not_end_at_the_choice_of_a_bot() -> None:
    text = '[[step]]\ndo = "bid 1:1"\n[[step]]\nen = "a"\nfr = "b"\nshows = ["moon"]\n'
    found = read(load("liar"), "bad", HEAD + text)
    assert unled(found) == "lesson bad, step 2: it ends at the choice of a bot"
    assert list(unseen(found)) == ["lesson bad, step 2: there is no moon on the table"]


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError, match='no lesson "furst"'):
        lesson(load("liar"), "furst")

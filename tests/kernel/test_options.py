"""Options: what a table agrees on, with names for what is no number, and words for every value."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coffret.kernel.errors import OptionError
from coffret.kernel.game import Game, games, load
from coffret.kernel.options import Option, Setting
from coffret.kernel.text import LANGUAGES

SECONDS = Option(id="seconds", default="unlimited", low=1, high=60, special={"unlimited": 0})


def every_value(option: Option) -> Iterator[Setting]:
    """All values of an option."""
    if isinstance(option.default, bool):
        yield from (True, False)
    yield from option.named()
    if option.is_number:
        yield from range(option.low, option.high + 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", games())
def test_every_value_of_every_option_is_worded(slug: str, language: str) -> None:
    game = load(slug)
    words = game.words(language)
    for option in game.about.option:
        assert words.say(option.message) != option.id
        for value in every_value(option):
            told = option.told(value, words)
            assert "_" not in told
            assert told != str(value) or isinstance(value, int), f"{option.id}={value} is told as its id"


@pytest.mark.parametrize("slug", games())
def test_a_number_never_stands_for_something_else(slug: str) -> None:
    for option in load(slug).about.option:
        assert not any(option.low <= number <= option.high for number in option.special.values())
        assert option.check(option.default) == option.default


def test_a_special_value_has_a_name_of_its_own() -> None:
    assert SECONDS.check("unlimited") == "unlimited"
    assert SECONDS.check("30") == 30


def test_the_number_of_a_special_value_is_understood_since_older_saves_have_it() -> None:
    assert SECONDS.check(0) == "unlimited"
    assert SECONDS.meant("unlimited") == 0
    assert SECONDS.meant(30) == 30


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("soon", 'option "seconds" is a number or one of unlimited, not "soon"'),
        (61, 'option "seconds" is 1 to 60, not 61'),
        (True, 'option "seconds" is a number or one of unlimited, not "True"'),
    ],
)
def test_a_value_between_name_and_number_is_refused(value: object, said: str) -> None:
    with pytest.raises(OptionError) as refused:
        SECONDS.check(value)
    assert str(refused.value) == said


@pytest.mark.parametrize(
    ("slug", "old", "new"),
    [
        ("thunderbirds-solo", {"advanced": -1}, {"advanced": "usual"}),
        ("thunderbirds", {"first_player": 0, "permission_seconds": 0}, {"first_player": "random"}),
        ("time-bomb", {"talk_clock": 0, "first_player": 0}, {"talk_clock": "none", "first_player": "random"}),
        ("away-missions", {"crew": 0}, {"crew": "usual"}),
    ],
)
def test_options_of_0_1_0_set_up_the_same_play(slug: str, old: dict[str, object], new: dict[str, object]) -> None:
    game = load(slug)
    seats = game.about.seats[0]
    assert game.options(old) == game.options(new) == game.options({})
    assert game.table(seats, old, seed=1).state == game.table(seats, {}, seed=1).state


def test_a_clock_that_does_not_run_has_no_seconds() -> None:
    game = load("time-bomb")
    assert game.clock_seconds(game.options({})) == 0
    assert game.clock_seconds(game.options({"talk_clock": 90})) == 90


def test_a_wrong_option_is_told_in_both_languages(liar: Game) -> None:
    with pytest.raises(OptionError) as refused:
        liar.options({"dice": "9"})
    assert str(refused.value) == 'option "dice" is 1 to 5, not 9'
    assert refused.value.worded("fr") == "l'option «\u202fdice\u202f» va de 1 à 5, pas 9"


def test_an_error_of_a_game_is_told_in_both_languages() -> None:
    with pytest.raises(OptionError) as refused:
        load("time-bomb").start(4, {"first_player": 5})
    assert str(refused.value) == 'option "first_player" is "random" or 1 to 4, not 5'
    assert "vaut «\u202frandom\u202f»" in refused.value.worded("fr")

"""What a game says of itself in `game.toml`."""

import tomllib
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from coffret.kernel.errors import OptionError
from coffret.kernel.game import About, Game, games, load
from coffret.kernel.words import verb


@pytest.fixture
def said(liar: Game) -> dict[str, Any]:
    """What a game says of itself."""
    return tomllib.loads(files(liar.package).joinpath("game.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("value", ["--5", "-", "", "²", "5_0", "9" * 5000, 10**40, True, "1e1"])
def test_a_number_is_a_number_or_refused(liar: Game, value: object) -> None:
    with pytest.raises(OptionError, match='option "dice" is '):
        liar.options({"dice": value})


@pytest.mark.parametrize("field", ["title", "kind", "summary", "credits", "reconstructed"])
def test_what_people_read_is_there_in_every_language(said: dict[str, Any], field: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=f"{field} has no text in fr"):
        msgspec.convert(said | {field: {"en": "Liar's Dice"}}, About)


def test_a_field_that_is_unknown_is_named(said: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `colour`"):
        msgspec.convert(said | {"colour": "red"}, About)


@pytest.mark.parametrize("slug", sorted(games()))
def test_the_acts_that_a_game_names_are_among_its_actions(slug: str) -> None:
    game = load(slug)
    chosen = game.vocabulary.actions.keys() - {verb(action) for action in game.vocabulary.chance}
    assert {*game.about.main, *game.about.ends} <= chosen
    assert not {*game.about.main} & {*game.about.ends}


@pytest.mark.parametrize("slug", sorted(games()))
def test_the_ways_to_play_that_a_game_proposes_can_be_played(slug: str) -> None:
    game = load(slug)
    for preset in game.about.preset:
        assert game.start(preset.seats or game.seat_counts[0], preset.options)


def test_a_preset_is_worded_in_every_language(said: dict[str, Any]) -> None:
    preset = {"id": "first", "title": {"en": "First game"}, "note": {"en": "", "fr": ""}}
    with pytest.raises(msgspec.ValidationError, match="title of the preset first has no text in fr"):
        msgspec.convert(said | {"preset": [preset]}, About)


def test_a_play_from_before_an_option_has_what_was_usual_then() -> None:
    game = load("away-missions")
    assert game.fitting_options({})["arrow"] == "chosen"
    assert game.options({})["arrow"] == "north"

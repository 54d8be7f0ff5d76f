# interpreted
"""The box as a whole: the games that work, and what is wrong with those that do not.

A game is a package of anybody's. One that is broken is left out, with a sentence about it, and closes nothing.
"""

from __future__ import annotations

from typing import Any

import msgspec

from coffret.kernel import game as registry
from coffret.kernel.errors import BrokenGame, CoffretError, ContentError
from coffret.kernel.game import Game, load
from coffret.kernel.lesson import lessons
from coffret.kernel.once import once
from coffret.kernel.text import LANGUAGES


class Broken(msgspec.Struct, frozen=True):
    """A game that cannot be played, and why."""

    slug: str
    why: str


class Box(msgspec.Struct):
    """All games that are installed."""

    games: list[Game]
    broken: list[Broken]


def open_box() -> Box:
    """All games, each checked once."""
    found = [checked(slug, entry) for slug, entry in registry.games().items()]
    return Box([each for each in found if isinstance(each, Game)], [each for each in found if isinstance(each, Broken)])


def playable(slug: str) -> Game:
    """The game with this name, if it is whole."""
    found = checked(slug, registry.games()[slug]) if slug in registry.games() else load(slug)
    if isinstance(found, Broken):
        raise BrokenGame("error-broken-game", game=slug, why=found.why)
    return found


@once
def checked(slug: str, entry: Any) -> Game | Broken:
    """The game behind an entry point if everything that it needs is there, or what is wrong with it."""
    try:
        return check_game(load(slug))
    except CoffretError as error:
        return Broken(slug, str(error))
    except Exception as error:
        return Broken(slug, f"{type(error).__name__}: {error}")


def check_game(game: Game) -> Game:
    """The game, if its content, rules, lessons and the wording of its options can be read."""
    check_files(game)
    lessons(game)
    return game


def check_files(game: Game) -> Game:
    """The game, if its content, rules and the wording of its options can be read: nothing is played."""
    game.own_facts()
    _ = game.ledger
    for language in LANGUAGES:
        words = game.words(language)
        for option in game.about.option:
            label = f"option-{option.id}".replace("_", "-")
            if not words.has(label):
                where = f"{game.package}/text/{language}.ftl"
                raise ContentError(f'{where}: the option "{option.id}" needs a text "{label}"')
    return game

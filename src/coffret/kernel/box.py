# interpreted
"""The box: the installed games that work, and what is wrong with the others.

Anyone can publish a game as a package. A broken one is left out with an explanation and does not affect the rest.
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
    """A game that cannot be played, and the reason."""

    slug: str
    why: str


class Box(msgspec.Struct):
    """All installed games."""

    games: list[Game]
    broken: list[Broken]


def open_box() -> Box:
    """Load all installed games, checking each once."""
    found = [checked(slug, entry) for slug, entry in registry.games().items()]
    return Box([each for each in found if isinstance(each, Game)], [each for each in found if isinstance(each, Broken)])


def playable(slug: str) -> Game:
    """Load the game with this slug; raise `BrokenGame` if it fails its checks."""
    found = checked(slug, registry.games()[slug]) if slug in registry.games() else load(slug)
    if isinstance(found, Broken):
        raise BrokenGame("error-broken-game", game=slug, why=found.why)
    return found


@once
def checked(slug: str, entry: Any) -> Game | Broken:
    """Load and check the game behind an entry point, or report what is wrong with it."""
    try:
        return check_game(load(slug))
    except CoffretError as error:
        return Broken(slug, str(error))
    except Exception as error:
        return Broken(slug, f"{type(error).__name__}: {error}")


def check_game(game: Game) -> Game:
    """Check that the game's content, rules, lessons and option texts can be read."""
    check_files(game)
    lessons(game)
    return game


def check_files(game: Game) -> Game:
    """Check that the game's content, rules and option texts can be read, without playing anything."""
    game.own_facts()
    _ = game.ledger
    for language in LANGUAGES:
        words = game.words(language)
        for option in game.about.option:
            label = f"option-{option.id}".replace("_", "-")
            if not words.has(label):
                where = f"{game.package}/text/{language}.ftl"
                raise ContentError(f'{where}: the option "{option.id}" needs a text "{label}"')
    for preset in game.about.preset:
        game.options(preset.options)
        game.check_seats(preset.seats or game.seat_counts[0])
    check_returns(game)
    return game


def check_returns(game: Game) -> None:
    """Check that the deal of the day can be set up, and that the campaign names options of the game."""
    call, campaign = game.about.call, game.about.campaign
    game.options(call.options)
    game.check_seats(call.seats or game.seat_counts[0])
    known = [option.id for option in game.about.option]
    for id in (campaign.option, campaign.level, campaign.crew) if campaign is not None else ():
        if id and id not in known:
            raise ContentError(f'{game.package}/game.toml: the campaign names the option "{id}", which there is not')

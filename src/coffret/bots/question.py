"""A choice as plain data, to be thought about elsewhere: what one seat knows and may do, and nothing else."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import msgspec

from coffret.kernel import game as box
from coffret.kernel.content import Raw
from coffret.kernel.game import GROUP, Game
from coffret.kernel.stack import NOTHING, Action
from coffret.kernel.values import decode, encode


class Question(msgspec.Struct):
    """What a seat knows and may do, without anything compiled in it: it can be sent to any other process."""

    game: str
    where: str  # its object, as in an entry point
    seats: int
    view: Any  # encoded
    options: list[str]  # in notation; an empty one lets the moment pass
    content: Raw | None = None  # that is played with, where it is not the game's own

    def read(self) -> tuple[Game, Any, list[Action]]:
        """Return the game, the view and the options."""
        box.games().setdefault(self.game, EntryPoint(self.game, self.where, GROUP))
        game = box.load(self.game)
        facts = game.own_facts() if self.content is None else game.facts_of(game.content_from(self.content))
        return game, decode(self.view, game.kinds, facts), [read_option(game, it, self.seats) for it in self.options]


def question(game: Game, seats: int, view: Any, options: list[Action], content: Raw | None = None) -> Question:
    """Put a choice into plain data."""
    where = box.games()[game.slug].value
    return Question(game.slug, where, seats, encode(view), [write_option(game, it) for it in options], content)


def write_option(game: Game, option: Action) -> str:
    """Return an option in notation."""
    return "" if option is NOTHING else game.vocabulary.write(option)


def read_option(game: Game, text: str, seats: int) -> Action:
    """Return the option that a notation stands for."""
    return game.action(text, seats) if text else NOTHING

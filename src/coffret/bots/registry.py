"""Which bots there are: `choose(view, options, rng) -> Action` is all that is asked of one.

Where a seat may choose but need not, NOTHING is the last of its options: a bot that returns it lets the moment pass.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from coffret.kernel.chance import Rng
from coffret.kernel.errors import OptionError, near
from coffret.kernel.game import Bot, Game
from coffret.kernel.stack import Action


def at_random(view: Any, options: list[Action], rng: Rng) -> Action:
    """Any option, each as likely."""
    return options[rng.below(len(options))]


def random_bot(game: Game) -> Bot:
    """Plays at random."""
    return at_random


def thumb_bot(game: Game) -> Bot:
    """Plays by the game's own rules of thumb."""
    return game.bot


BOTS: dict[str, Callable[[Game], Bot]] = {"random": random_bot, "thumb": thumb_bot}


def bot(name: str, game: Game) -> Bot:
    """The bot of this name for a game."""
    if name not in BOTS:
        raise OptionError("error-no-bot", given=name, near=near(name, BOTS))
    return BOTS[name](game)


def lineup(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot name for each seat: the last one named holds all seats that are left."""
    if not names:
        raise OptionError("error-which-bot", bots=", ".join(BOTS))
    if len(names) > seats:
        raise OptionError("error-too-many-bots", bots=len(names), seats=seats)
    for name in names:
        if name not in BOTS:
            raise OptionError("error-no-bot", given=name, near=near(name, BOTS))
    return (*names, *[names[-1]] * (seats - len(names)))

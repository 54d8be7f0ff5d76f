"""The available bots. A bot is a function `choose(view, options, rng) -> Action`.

If a seat may choose but need not, NOTHING is the last of its options: a bot that returns it passes.

Other packages provide bots through the entry point group `coffret.bots`; a bot that is not installed is named as
`module:function`. Either refers to a bot itself or to a factory that makes one for a game: `make(game) -> choose`.
"""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from typing import Any

from coffret.bots.levels import THINKERS, beginner, thinking
from coffret.bots.search import never
from coffret.kernel.chance import Rng
from coffret.kernel.errors import OptionError, near
from coffret.kernel.game import Bot, Game
from coffret.kernel.stack import Action

GROUP = "coffret.bots"
Maker = Callable[[Game], Bot]


def at_random(view: Any, options: list[Action], rng: Rng) -> Action:
    """Choose uniformly at random."""
    return options[rng.below(len(options))]


def random_bot(game: Game) -> Bot:
    """A bot that plays at random."""
    return at_random


def thumb_bot(game: Game) -> Bot:
    """A bot that follows the game's own rules of thumb."""
    return game.bot


def good_bot(game: Game) -> Bot:
    """A bot that thinks a little ahead."""
    return thinking(game, "good")


def expert_bot(game: Game) -> Bot:
    """A bot that thinks further, or has learnt more."""
    return thinking(game, "expert")


OWN: dict[str, Maker] = {
    "random": random_bot,
    "beginner": beginner,
    "thumb": thumb_bot,
    "decent": thumb_bot,
    "good": good_bot,
    "expert": expert_bot,
}


def installed() -> dict[str, Maker]:
    """Return the bots of other packages, each loaded on first use."""
    return {entry.name: late(entry.name, entry.load) for entry in entry_points(group=GROUP)}


def late(name: str, load: Callable[[], Any]) -> Maker:
    """Make a bot that is loaded on first use."""

    def make(game: Game) -> Bot:
        try:
            found = load()
            is_maker = len(inspect.signature(found).parameters) == 1
            made: Bot = found(game) if is_maker else found
        except Exception as error:  # whatever the code of somebody else does
            why = f"{type(error).__name__}: {error}"
            raise OptionError("error-bot-broken", given=name, why=why) from error
        return made

    return make


BOTS: dict[str, Maker] = {**installed(), **OWN}


def bot(name: str, game: Game, seconds: float = 0.0, is_called_off: Callable[[], bool] = never) -> Bot:
    """Return the bot with this name for a game.

    If it thinks, the best level has so many seconds for a choice (0: no limit, so that the same seed gives the same
    choice), and it stops when it is called off.
    """
    if name not in BOTS:
        raise OptionError("error-no-bot", given=name, near=near(name, BOTS))
    return thinking(game, name, seconds, is_called_off) if name in THINKERS else BOTS[name](game)


def invite(names: Sequence[str]) -> None:
    """Allow bots named as `module:function`; only whoever starts a program may do this, never a saved game."""
    for name in names:
        if ":" in name and name not in BOTS:
            BOTS[name] = late(name, lambda name=name: named(name))  # type: ignore[misc]


def named(name: str) -> Any:
    """Import what `module:function` names; the module may be in the current folder."""
    module, _, function = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    found: Any = importlib.import_module(module)
    for part in function.split("."):
        found = getattr(found, part)
    return found


def lineup(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return one bot name per seat, repeating the last one to fill the remaining seats."""
    if not names:
        raise OptionError("error-which-bot", bots=", ".join(BOTS))
    if len(names) > seats:
        raise OptionError("error-too-many-bots", bots=len(names), seats=seats)
    invite(names)
    for name in names:
        if name not in BOTS:
            raise OptionError("error-no-bot", given=name, near=near(name, BOTS))
    return (*names, *[names[-1]] * (seats - len(names)))

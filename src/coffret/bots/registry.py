"""Which bots there are: `choose(view, options, rng) -> Action` is all that is asked of one.

Where a seat may choose but need not, NOTHING is the last of its options: a bot that returns it lets the moment pass.

A package of somebody else brings bots by the entry point group `coffret.bots`; a bot that is not installed is named by
`module:function`. Either names a bot itself, or a function that makes one for a game: `make(game) -> choose`.
"""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from typing import Any

from coffret.kernel.chance import Rng
from coffret.kernel.errors import OptionError, near
from coffret.kernel.game import Bot, Game
from coffret.kernel.stack import Action

GROUP = "coffret.bots"
Maker = Callable[[Game], Bot]


def at_random(view: Any, options: list[Action], rng: Rng) -> Action:
    """Any option, each as likely."""
    return options[rng.below(len(options))]


def random_bot(game: Game) -> Bot:
    """Plays at random."""
    return at_random


def thumb_bot(game: Game) -> Bot:
    """Plays by the game's own rules of thumb."""
    return game.bot


OWN: dict[str, Maker] = {"random": random_bot, "thumb": thumb_bot}


def installed() -> dict[str, Maker]:
    """The bots of other packages; each is loaded when it first sits down."""
    return {entry.name: late(entry.name, entry.load) for entry in entry_points(group=GROUP)}


def late(name: str, load: Callable[[], Any]) -> Maker:
    """A bot that is loaded when it is wanted."""

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


def bot(name: str, game: Game) -> Bot:
    """The bot of this name for a game."""
    if name not in BOTS:
        raise OptionError("error-no-bot", given=name, near=near(name, BOTS))
    return BOTS[name](game)


def invite(names: Sequence[str]) -> None:
    """Let bots sit down that are named as `module:function`: whoever starts a program says so, never a saved game."""
    for name in names:
        if ":" in name and name not in BOTS:
            BOTS[name] = late(name, lambda name=name: named(name))  # type: ignore[misc]


def named(name: str) -> Any:
    """What `module:function` names; the module may lie in the folder where one is."""
    module, _, function = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    found: Any = importlib.import_module(module)
    for part in function.split("."):
        found = getattr(found, part)
    return found


def lineup(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot name for each seat: the last one named holds all seats that are left."""
    if not names:
        raise OptionError("error-which-bot", bots=", ".join(BOTS))
    if len(names) > seats:
        raise OptionError("error-too-many-bots", bots=len(names), seats=seats)
    invite(names)
    for name in names:
        if name not in BOTS:
            raise OptionError("error-no-bot", given=name, near=near(name, BOTS))
    return (*names, *[names[-1]] * (seats - len(names)))

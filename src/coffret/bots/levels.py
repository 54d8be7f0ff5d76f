"""Levels for people: who plays how well, and how long each may think about a choice.

A beginner plays by the game's rules of thumb, like a decent player, but does not see everything that could be done: the
more there is to look through, the more is overlooked. How much of it a game forgives differs, so each says how often
(`overlooks` in its `game.toml`). Good players and experts search; where experts would win no more for thinking longer,
there are none, and where a game has a bot that has learnt more than search finds (`sharp`), experts are that bot. Who
is named all the same, at a table from before, is the nearest there is.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log2
from typing import Any

from coffret.bots.search import Budget, never, searching
from coffret.kernel.chance import Rng
from coffret.kernel.game import Bot, Game
from coffret.kernel.stack import NOTHING, Action
from coffret.kernel.values import fields
from coffret.kernel.words import verb

LEVELS = ("beginner", "thumb", "good", "expert")  # from weak to strong; thumb, the name since 0.1.0, is the decent one
THINKERS = ("good", "expert")  # who search
FIFTH = 0.2  # of an expert's time is a good player's, where there are experts who search
OBVIOUS = 0.02  # how often a beginner overlooks what the game is carried on by
EACH = 0.05  # the share by which anything else is overlooked more often, by doublings of the options and things named
MOST = 1.5  # times as often as where there are two options, and nothing is named


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that differ in a game: where search gains nothing, nobody is offered a bot that seems to think."""
    if game.sharp is not None:
        return tuple(it for it in LEVELS if it != "good")  # who is the same as an expert then
    good, expert = game.about.thinks
    same = {"good": not good, "expert": expert == good}
    return tuple(it for it in LEVELS if not same.get(it))


def beginner(game: Game) -> Bot:
    """A bot that overlooks things."""

    def choose(view: Any, options: list[Action], rng: Rng) -> Action:
        action = game.bot(view, options, rng)
        if len(options) < 3 or action is NOTHING or rng.chance() >= overlooked(game, action, len(options)):
            return action
        return second_thought(game, view, [option for option in options if option != action], rng) or action

    return choose


def second_thought(game: Game, view: Any, seen: list[Action], rng: Rng) -> Action | None:
    """Return what the rule of thumb says to those options that were seen, as if there were no others.

    None if it has nothing to say: rules of thumb need not be able to do without what is always offered.
    """
    try:
        action = game.bot(view, seen, rng)
    except Exception:
        return None
    return action if action in seen else None


def overlooked(game: Game, action: Action, options: int) -> float:
    """How likely a beginner is to overlook an option."""
    about = game.about
    if verb(type(action)) in (*about.main, *about.ends, *about.passes):
        return OBVIOUS
    return about.overlooks * min(MOST, 1 + EACH * (log2(options) - 1 + len(fields(action))))


def thinking(game: Game, level: str, seconds: float = 0.0, is_called_off: Callable[[], bool] = never) -> Bot:
    """A bot that searches: for so many imagined plays and, if the best have a limit in seconds, no longer than that.

    Where search gains nothing (no imagined plays), it is the rule of thumb itself; or the game's sharp bot.
    """
    if game.sharp is not None:
        return game.sharp
    playouts = game.about.thinks[THINKERS.index(level)]
    if not playouts:
        return game.bot
    share = FIFTH if level == "good" and "expert" in levels_of(game) else 1.0
    return searching(game, Budget(playouts, seconds * share), is_called_off)

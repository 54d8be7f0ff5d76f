"""Bots that fail: what they were to choose is chosen by chance, so that the play goes on, and it is logged and told."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import Any

from coffret.kernel.chance import Rng
from coffret.kernel.errors import IllegalAction
from coffret.kernel.game import Bot, Game
from coffret.kernel.playout import checked
from coffret.kernel.stack import NOTHING, Action
from coffret.kernel.words import verb

log = logging.getLogger(__name__)
known: set[str] = set()  # faults that this process has logged


class Faults:
    """The faults of some bots: what they were, and how often. Each is logged when it first occurs in a process."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def note(self, error: Exception) -> str:
        """Count a fault, and return what it is."""
        fault = in_words(error)
        if fault not in known:
            known.add(fault)
            log.error("a bot failed, and something that is possible is done in its place", exc_info=error)
        self.counts[fault] += 1
        return fault


def in_words(error: Exception) -> str:
    """Return what went wrong, and where."""
    places = extract_tb(error.__traceback__)
    where = f" ({Path(places[-1].filename).name}:{places[-1].lineno})" if places else ""
    return f"{type(error).__name__}: {error}".rstrip(": ") + where


def chosen(player: Bot, view: Any, options: list[Action], rng: Rng) -> Action:
    """Ask a bot to choose, rejecting anything that is not offered."""
    found: object = player(view, options, rng)
    if not isinstance(found, Action):  # compiled code would only say that the type is wrong
        raise IllegalAction(f"a bot chose {found}, which is not offered")
    return checked(found, options)


def careful(game: Game, player: Bot, note: Callable[[Exception], object]) -> Bot:
    """Return a bot that always chooses something that is offered, whatever becomes of the one that it asks."""

    def choose(view: Any, options: list[Action], rng: Rng) -> Action:
        try:
            return chosen(player, view, options, rng)
        except Exception as error:
            note(error)
            return instead(game, options, rng)

    return choose


def instead(game: Game, options: list[Action], rng: Rng) -> Action:
    """Return a choice by chance: to let the moment pass, where that is possible, and never to give up."""
    if options[-1] is NOTHING:
        return NOTHING
    possible = [option for option in options if verb(type(option)) != game.about.gives_up] or options
    return possible[rng.below(len(possible))]

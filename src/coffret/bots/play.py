"""One play between bots, without a table: decisions only, no log and no wording."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from coffret.bots.registry import bot
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Bot, Game
from coffret.kernel.playout import ENDLESS, checked, play_on
from coffret.kernel.scene import Intent
from coffret.kernel.stack import Action, Outcome, State


class Played(msgspec.Struct, frozen=True):
    """The result of a play between bots."""

    outcome: Outcome
    decisions: int  # all of them, chance included
    by_chance: int


def play_game(
    game: Game,
    bots: Sequence[str],
    seed: int | str,
    options: Mapping[str, object] | None = None,
    facts: Any = None,
) -> Played:
    """Play a whole game with one named bot in each seat.

    Dice and bots each draw from their own source, so that the same seed deals the same cards whoever plays.
    """
    state: State = game.start(len(bots), options, facts)
    players = [bot(name, game) for name in bots]
    sources = [seeded(f"{seed}/seat {seat}") for seat in range(len(bots))]
    count, by_chance = play_on(state, game.view, players, sources, seeded(seed))
    if state.outcome is None:
        raise CoffretError("error-endless", game=game.slug, seed=str(seed), limit=ENDLESS)
    return Played(state.outcome, count, by_chance)


class Planner:
    """A game's own bot that also tells what it means to do, with the same thought."""

    def __init__(self, plan: Callable[[Any, list[Action], Rng], Intent]) -> None:
        self.plan = plan
        self.intent: Intent | None = None

    def __call__(self, view: Any, options: list[Action], rng: Rng) -> Action:
        intent = self.plan(view, options, rng)
        self.intent = intent if len(options) > 1 else None
        return intent.actions[0]

    def intent_of(self, action: Action) -> Intent | None:
        """Return what it means to do, unless this is not what it chose, or there was nothing to choose."""
        return self.intent if self.intent is not None and self.intent.actions[0] == action else None


def planner(player: Bot, game: Game) -> Planner | None:
    """Return a bot's planner, if it plays by the thumb of a game in which everybody may know what it means to do."""
    return Planner(game.plan) if game.plan is not None and player is game.bot else None


def chosen(player: Bot, view: Any, options: list[Action], rng: Rng) -> Action:
    """Ask a bot to choose, rejecting anything that is not offered."""
    return checked(player(view, options, rng), options)

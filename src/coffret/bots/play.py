"""Bots that play: a whole play between them without a table, and what they draw from and mean to do at one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from coffret.bots.faults import Faults, careful
from coffret.bots.registry import bot
from coffret.bots.worlds import source
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Bot, Game
from coffret.kernel.history import History
from coffret.kernel.playout import ENDLESS, play_on
from coffret.kernel.scene import Intent
from coffret.kernel.stack import Action, Decision, Outcome, State


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
    faults: Faults | None = None,
) -> Played:
    """Play a whole game with one named bot in each seat.

    Dice and bots each draw from their own source, so that the same seed deals the same cards whoever plays. A bot that
    fails ends the play, unless faults are noted.
    """
    state: State = game.start(len(bots), options, facts)
    players = [bot(name, game) for name in bots]
    if faults is not None:
        players = [careful(game, player, faults.note) for player in players]
    sources = [seeded(f"{seed}/seat {seat}") for seat in range(len(bots))]
    count, by_chance = play_on(state, game.view, players, sources, seeded(seed))
    if state.outcome is None:
        raise CoffretError("error-endless", game=game.slug, seed=str(seed), limit=ENDLESS)
    return Played(state.outcome, count, by_chance)


def seed_of(history: History[Any, Any], part: Decision, view: Any) -> str:
    """Return the seed of what a bot in this seat draws from: it follows from how often the seat has chosen.

    What others answer beside it, and in which order, makes no difference to it. Whoever may choose and need not draws
    anew with each change of what it sees, and no sooner.
    """
    own = sum(entry.seat == part.seat for entry in history.log)
    seed = f"{history.header.seed}/bot {part.seat}/{own}"
    return seed if part.must else source(history.game, view, seed)


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

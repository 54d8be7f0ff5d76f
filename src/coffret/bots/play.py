"""One play between bots, without a table: no log and no wording, only decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from coffret.bots.registry import bot
from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.errors import CoffretError, IllegalAction
from coffret.kernel.game import Bot, Game
from coffret.kernel.stack import CHANCE, Action, Decision, Outcome, State

LIMIT = 1_000_000  # decisions, after which a play is taken to be endless


class Played(msgspec.Struct, frozen=True):
    """How a play between bots went."""

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
    """A whole play, one named bot in each seat.

    Dice and each bot draw from sources of their own, so that the same seed deals the same whoever plays.
    """
    state: State = game.start(len(bots), options, facts)
    players = [bot(name, game) for name in bots]
    sources = [seeded(f"{seed}/seat {seat}") for seat in range(len(bots))]
    dice = seeded(seed)
    decision = stack.decide(state)
    count = by_chance = 0
    while decision is not None:
        count += 1
        if count > LIMIT:
            raise CoffretError(f"{game.slug} with seed {seed} did not end within {LIMIT} decisions")
        if decision.seat == CHANCE:
            by_chance += 1
            decision = stack.apply(state, stack.sample(state, dice), CHANCE)
        else:
            seat, options_now = asked(decision)
            action = chosen(players[seat], game.view(state, seat), options_now, sources[seat])
            decision = stack.apply(state, action, seat)
    assert state.outcome is not None
    return Played(state.outcome, count, by_chance)


def asked(decision: Decision) -> tuple[int, list[Action]]:
    """The first seat that must choose, and its options."""
    for part in (decision, *decision.others):
        if part.must:
            return part.seat, part.actions
    return decision.seat, decision.actions


def chosen(player: Bot, view: Any, options: list[Action], rng: Rng) -> Action:
    """What a bot does with a view and options; what is not offered is not accepted."""
    action = player(view, list(options), rng)
    if action not in options:
        raise IllegalAction(f"a bot chose {action}, which is not offered")
    return action

"""Decide whether a choice can be undone freely, using only what its seat knew when it chose.

The kernel checks against the true state whether a step told anybody anything. Its answer would itself tell the asking
seat something (what the others know), so here the check runs on worlds that fit the seat's view.
"""

from __future__ import annotations

from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import CHANCE, Action, State
from coffret.kernel.undo import reveals

WORLDS = 6  # in each of them everybody imagines many more


def is_free(game: Game, before: State, action: Action, seat: int, seats: int) -> bool:
    """Whether this choice reveals nothing to anybody in any world that its seat considers possible."""
    known = game.view(before, seat)
    rng = seeded("free undo")
    for _ in range(WORLDS):
        world = game.determinize(known, rng)
        if reveals(game, world, action, seat, seats):
            return False
        decision = stack.apply(world, action, seat)
        if decision is not None and decision.seat == CHANCE:
            return False
    return True

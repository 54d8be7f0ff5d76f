# interpreted
"""What may be undone freely: any step that revealed nothing to anybody.

Games do not mark their moves. A step is harmless if every seat that notices it could have predicted what it now sees:
on states drawn from the seat's own view before the step, the same action leads to the same view after it. If it would
look different in a single one of these worlds, something was revealed. The answer must not tell the asking seat what
the others know, so all of this happens in worlds that fit what that seat knew when it chose.
"""

from __future__ import annotations

from coffret.kernel import stack
from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import CHANCE, PUBLIC, Action, State

POSSIBLE = 6  # worlds drawn for the seat that asks; in each of them everybody imagines many more
WORLDS = 48  # drawn for each viewer: a secret that shows in one world of ten is missed once in 150 steps


def is_free(game: Game, before: State, action: Action, seat: int, seats: int) -> bool:
    """Whether this choice reveals nothing to anybody in any world that its seat considers possible."""
    known = game.view(before, seat)
    rng = seeded("free undo")
    for _ in range(POSSIBLE):
        world = game.determinize(known, rng)
        if reveals(game, world, action, seat, seats):
            return False
        decision = stack.apply(world, action, seat)
        if decision is not None and decision.seat == CHANCE:
            return False
    return True


def reveals(game: Game, before: State, action: Action, seat: int, seats: int) -> bool:
    """Whether this step tells any seat or spectator something it could not have known."""
    if seat == CHANCE:
        return True
    after = stack.copy(before)
    told = bool(stack.apply_aloud(after, action, seat))
    rng = seeded("undo")
    return any(
        surprised(game, before, after, action, seat, viewer, rng)
        for viewer in (*range(seats), PUBLIC)
        if told or viewer == seat or game.view(before, viewer) != game.view(after, viewer)
    )


def surprised(game: Game, before: State, after: State, action: Action, seat: int, viewer: int, rng: Rng) -> bool:
    """Whether some world this viewer considers possible would have made the step look different, or impossible."""
    known = game.view(before, viewer)
    seen = game.view(after, viewer)
    for _ in range(WORLDS):
        world = game.determinize(known, rng)
        if not stack.offered(world, action, seat):
            return True
        stack.apply(world, action, seat)
        if game.view(world, viewer) != seen:
            return True
    return False

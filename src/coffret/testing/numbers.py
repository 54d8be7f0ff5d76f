"""The laws of environments: every option has a number, and observations distinguish views and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coffret.env.actions import numbering
from coffret.env.observation import Layout, layout
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game
from coffret.kernel.playout import in_turn
from coffret.kernel.stack import PUBLIC
from coffret.testing.broken import LawBroken
from coffret.testing.difference import difference
from coffret.testing.walk import Moment, some, walk


def options_have_numbers(game: Game, seats: int, seed: int) -> None:
    """Every option of a player has a unique number, and the number maps back to the option."""
    numbers = numbering(game, seats)
    for moment in walk(game, seats, seed):
        for part in (moment.decision, *moment.decision.others):
            for action in part.actions if part.seat >= 0 else ():
                try:
                    number = numbers.number(action)
                except KeyError:
                    where = "Vocabulary(chance=...), or Many(most=...)"
                    raise LawBroken(f"{action} is offered and has no number: see {where}", type(action)) from None
                if numbers.table[number] != action:
                    other = numbers.table[number]
                    raise LawBroken(f"{action} is offered, and its number stands for {other}", type(action))


def observations_are_views(game: Game, seats: int, seed: int) -> None:
    """Observations are equal exactly for equal views, stay within bounds, and are the same on a drawn state.

    They are made of looks, which equal the views.
    """
    found = layout(game, seats, game.simulated({}))
    seen: dict[bytes, Any] = {}
    viewers = (*range(seats), PUBLIC)
    last: Moment | None = None
    for number, moment in enumerate(walk(game, seats, seed)):
        check_observation(game, found, moment.state, viewers[number % len(viewers)], seen)
        last = moment
    assert last is not None
    for seat in viewers:
        check_observation(game, found, last.state, seat, seen)


def check_observation(game: Game, found: Layout, state: Any, seat: int, seen: dict[bytes, Any]) -> None:
    """Check what one seat observes now against everything observed before."""
    view = game.view(state, seat)
    if game.look(state, seat) != view:
        raise LawBroken(f"a look is not the view: {difference(view, game.look(state, seat))}", game.look)
    row = bytes(found.write(view))
    other = seen.setdefault(row, view)
    if other != view:
        raise LawBroken(f"two views are observed alike: {difference(other, view)}", game.view)
    drawn = game.determinize(view, seeded("observed", len(seen)))
    if bytes(found.write(game.view(drawn, seat))) != row:
        raise LawBroken(f"seat {seat} observes what its view does not hold", game.view)
    check_bounds(game, found, memoryview(row).cast("q"))


def check_bounds(game: Game, found: Layout, row: Sequence[int]) -> None:
    """Check that every number lies within the declared space."""
    bounds = found.bounds()
    for place, (number, (low, high)) in enumerate(zip(row, bounds, strict=True)):
        if not low <= number <= high:
            raise LawBroken(f"{found.names()[place]} is {number}, and not from {low} to {high}", game.view)


def who_is_asked_is_public(game: Game, seats: int, seed: int) -> None:
    """The order in which seats are asked is the same in every world a spectator considers possible."""
    rng = seeded("asked", seed)
    for moment in some(walk(game, seats, seed), rng, 3):
        drawn = game.determinize(game.view(moment.state, PUBLIC), rng)
        decision = stack.decide(drawn)
        asked = [part.seat for part in in_turn(moment.decision)]
        again = [] if decision is None else [part.seat for part in in_turn(decision)]
        if asked != again:
            frame = type(moment.state.stack[-1])
            raise LawBroken(f"{frame.__name__} asks seats {asked}, and a spectator cannot know why not {again}", frame)

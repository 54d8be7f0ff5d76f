"""The moments of a step: the states between its events, which a table shows one after the other."""

from __future__ import annotations

from typing import Any

from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game
from coffret.kernel.stack import PUBLIC, Listener
from coffret.testing.broken import LawBroken
from coffret.testing.difference import difference
from coffret.testing.walk import some, walk

ONE_IN = 6  # steps, after the first ones


def moments_can_be_shown(game: Game, seats: int, seed: int) -> None:
    """After each event of a step every seat has a view and a scene, and whoever watches changes nothing."""
    rng = seeded("moments", seed)
    for moment in some(walk(game, seats, seed), rng, ONE_IN):
        frame = type(moment.state.stack[-1])
        alone, watched, heard = stack.copy(moment.state), stack.copy(moment.state), Listener(watches=True)
        stack.apply(alone, moment.action, moment.seat)
        stack.apply_to(watched, moment.action, moment.seat, heard)
        if watched != alone:
            raise LawBroken(f"{moment.action} leads elsewhere if somebody listens: {difference(watched, alone)}", frame)
        for event, state in zip(heard.events, heard.moments, strict=True):
            for seat in (*range(seats), PUBLIC):
                view = shown(game, state, seat, event.name)
                if seat == rng.below(seats):
                    again = game.view(game.determinize(view, rng), seat)
                    if again != view:
                        raise LawBroken(
                            f'after "{event.name}" seat {seat} sees something else in a drawn state: '
                            f"{difference(again, view)}",
                            game.determinize,
                        )


def shown(game: Game, state: Any, seat: int, event: str) -> Any:
    """Return what a seat sees after an event, if it can be drawn."""
    try:
        view = game.view(state, seat)
        game.scene(view)
    except Exception as error:
        why = f"{type(error).__name__}: {error}".rstrip(": ")
        raise LawBroken(
            f'after "{event}" seat {seat} cannot be shown the table: {why}', type(state.stack[-1])
        ) from error
    return view

"""Worlds that a seat considers possible, drawn from its view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coffret.kernel.chance import Rng
from coffret.kernel.game import Game

DRAWN = 12  # worlds from which one is drawn by its likelihood

Draw = Callable[[Rng], Any]


def drawing(game: Game, view: Any) -> Draw:
    """Return what draws worlds; where the game can tell, those in which the others had likely acted as they did."""
    if game.likelihood is None:
        return lambda rng: game.determinize(view, rng)
    likelihood = game.likelihood(view)

    def draw(rng: Rng) -> Any:
        worlds = [game.determinize(view, rng) for _ in range(DRAWN)]
        weights = [likelihood(world) for world in worlds]
        left = rng.chance() * sum(weights)
        for world, weight in zip(worlds, weights, strict=True):
            left -= weight
            if left < 0:
                return world
        return worlds[-1]

    return draw

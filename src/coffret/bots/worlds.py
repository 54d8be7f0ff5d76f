"""Worlds that a seat considers possible, drawn from its view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coffret.kernel.chance import Rng, seeded
from coffret.kernel.game import Game
from coffret.kernel.save import json
from coffret.kernel.sums import sum_of
from coffret.kernel.values import encode

DRAWN = 12  # worlds from which one is drawn by its likelihood

Draw = Callable[[Rng], Any]


def source(game: Game, view: Any, what: str) -> str:
    """Return a seed that follows from what a seat knows, and from nothing else."""
    return f"{what} {game.slug} {json(encode(view))}"


def drawing(game: Game, view: Any) -> Draw:
    """Return what draws worlds; where the game can tell, those in which the others had likely acted as they did.

    A game says how far to trust that (`trust`): at 0 all worlds are equal, at 1 they count as much as they are likely.
    """
    if game.likelihood is None:
        return lambda rng: game.determinize(view, rng)
    likelihood, trust = game.likelihood(view), game.about.trust

    def draw(rng: Rng) -> Any:
        worlds = [game.determinize(view, rng) for _ in range(DRAWN)]
        weights = [likelihood(world) ** trust for world in worlds]
        left = rng.chance() * sum_of(weights)
        for world, weight in zip(worlds, weights, strict=True):
            left -= weight
            if left < 0:
                return world
        return worlds[-1]

    return draw


def numbered(game: Game, view: Any) -> Callable[[int], tuple[Any, tuple[int, int]]]:
    """Return what makes the worlds of a position by number, each with the seed of its dice: the same whoever asks."""
    draw, seed = drawing(game, view), source(game, view, "worlds")

    def world(number: int) -> tuple[Any, tuple[int, int]]:
        rng = seeded(seed, number)
        return draw(rng), (rng.bits(), rng.bits())

    return world

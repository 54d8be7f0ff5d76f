"""A player who does anything that is allowed."""

from coffret.games.time_bomb.view import View
from coffret.kernel import Action, Rng


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    return options[rng.below(len(options))]

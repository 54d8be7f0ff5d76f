"""A decent player: lays the lowest card that is high enough, and passes only when there is none."""

from coffret.kernel import Action, Rng
from coffret.template.game.actions import Lay
from coffret.template.game.view import View


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    cards = [action for action in options if isinstance(action, Lay)]
    return min(cards, key=lambda action: action.card) if cards else options[-1]

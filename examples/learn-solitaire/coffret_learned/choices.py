"""What the learner chooses among: the actions of the Solitaire, with those that hardly differ taken together.

The environment numbers 8,237 actions. Most of them say which symbols are stored or used, and on which vehicle. Here
they count as one choice, which stands for the first of them, or for the one that stores most: 709 choices are left.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from coffret.env.actions import numbering
from coffret.kernel.game import Game
from coffret.kernel.stack import Action

ARGUMENTS = {"keep": 1, "spend": 0, "use": 1, "place": 1, "neutralise": 0, "escort": 0}  # that count, of these verbs


class Choices:
    """Maps options to numbers."""

    def __init__(self, game: Game) -> None:
        self.write = game.vocabulary.write
        names = dict.fromkeys(short(notation) for notation in numbering(game, 1).notations)
        self.number = {name: number for number, name in enumerate(names)}
        self.count = len(self.number)

    def by_number(self, options: Sequence[Action]) -> dict[int, Action]:
        """Return the options by number; of several that count as one, the one with the longest notation."""
        found: dict[int, tuple[str, Action]] = {}
        for option in options:
            notation = self.write(option)
            number = self.number[short(notation)]
            if number not in found or len(notation) > len(found[number][0]):
                found[number] = notation, option
        return {number: option for number, (_, option) in found.items()}

    def mask(self, by_number: dict[int, Action]) -> NDArray[np.bool_]:
        mask = np.zeros(self.count, np.bool_)
        mask[list(by_number)] = True
        return mask


def short(notation: str) -> str:
    """Return a notation without the arguments that do not count."""
    verb, _, arguments = notation.partition(" ")
    kept = ARGUMENTS.get(verb)
    return notation if kept is None else " ".join([verb, *arguments.split(":")[:kept]])

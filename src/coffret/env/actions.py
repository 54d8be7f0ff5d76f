"""Actions as numbers: all actions players can be offered, in a fixed order, plus one number for passing.

The order is that of the vocabulary: classes as the game lists them, and within a class the arguments in the order of
their kinds, the last one varying fastest. It depends only on the game and the number of seats. The last number passes
on an interrupt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coffret.kernel.game import Game
from coffret.kernel.once import once
from coffret.kernel.stack import NOTHING, Action
from coffret.kernel.values import parameters
from coffret.kernel.words import Vocabulary

LET_PASS = "let pass"  # the notation of the last number: no class of a game can be called so


class Numbering:
    """Maps the actions of a game with this many seats to numbers and back."""

    def __init__(self, vocabulary: Vocabulary, seats: int) -> None:
        self.table: list[Action] = [*vocabulary.players(seats), NOTHING]
        self.notations = (*[vocabulary.write(action) for action in self.table[:-1]], LET_PASS)
        self.count = len(self.table)
        self.let_pass = self.count - 1
        self.by_class = number_functions(vocabulary, seats)
        self.by_class[Action] = lambda action: self.let_pass

    def number(self, action: Action) -> int:
        """Return the number of an action that players can be offered."""
        return self.by_class[type(action)](action)

    def mask(self, options: Sequence[Action]) -> bytearray:
        """Return a mask with ones for the options."""
        found = bytearray(self.count)
        by_class = self.by_class
        for action in options:
            found[by_class[type(action)](action)] = 1
        return found


def number_functions(vocabulary: Vocabulary, seats: int) -> dict[type, Callable[[Action], int]]:
    """Generate, for each action class, a function that computes its index; generated code keeps masks fast."""
    found: dict[type, Callable[[Action], int]] = {}
    first = 0
    for kind in vocabulary.actions.values():
        if kind in vocabulary.chance:
            continue
        choices = {name: vocabulary.kind(kind, name).choices(seats) for name in parameters(kind)}
        terms, tables, size = [str(first)], {}, 1
        for name, values in reversed(choices.items()):
            if isinstance(values, range) and values.step == 1:
                place = f"a.{name}" if values.start == 0 else f"(a.{name} - {values.start})"
            else:
                tables[f"place_{name}"] = {value: place for place, value in enumerate(values)}
                place = f"place_{name}[a.{name}]"
            terms.append(place if size == 1 else f"{place} * {size}")
            size *= len(values)
        if size:
            found[kind] = eval(f"lambda a: {' + '.join(terms)}", tables)
            first += size
    return found


@once
def numbering(game: Game, seats: int) -> Numbering:
    """Return the numbering of a game's actions (cached)."""
    return Numbering(game.vocabulary, seats)

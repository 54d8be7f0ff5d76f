"""Actions as numbers: all actions players can be offered, in a fixed order, plus one number for passing.

The order is that of the vocabulary: classes as the game lists them, and within a class the arguments in the order of
their kinds, the last one varying fastest. It depends only on the game and the number of seats. The last number passes
on an interrupt.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coffret.env.compiled import rows
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
        self.terms = terms(vocabulary, seats)
        self.terms[Action] = self.let_pass, ()
        self.by_class = {kind: number_function(*each) for kind, each in self.terms.items()}
        writer = rows.Masks(self.terms, self.count) if rows else None
        self.mask: Callable[[list[Any], bool], bytearray] = writer.mask if writer else self.write
        self.into: Callable[[list[Any], bool, Any, int], None] = writer.into if writer else self.write_into

    def number(self, action: Action) -> int:
        """Return the number of an action that players can be offered."""
        return self.by_class[type(action)](action)

    def write(self, options: list[Any], may_pass: bool) -> bytearray:
        """Return a mask with ones for the options, and for letting the moment pass where that is possible."""
        found = bytearray(self.count)
        by_class = self.by_class
        for action in options:
            found[by_class[type(action)](action)] = 1
        if may_pass:
            found[-1] = 1
        return found

    def write_into(self, options: list[Any], may_pass: bool, masks: Any, index: int) -> None:
        """Write the same into a row of an array."""
        masks[index] = memoryview(self.write(options, may_pass)).cast("b")


Places = dict[Any, int] | None
Term = tuple[str, Places, int, int]  # an attribute, the places of its values or the first of them, and its factor


def terms(vocabulary: Vocabulary, seats: int) -> dict[type, tuple[int, tuple[Term, ...]]]:
    """Return, for each action class, its first number, and what each attribute adds."""
    found: dict[type, tuple[int, tuple[Term, ...]]] = {}
    first = 0
    for kind in vocabulary.actions.values():
        if kind in vocabulary.chance:
            continue
        parts: list[Term] = []
        size = 1
        for name in reversed(parameters(kind)):
            values = vocabulary.kind(kind, name).choices(seats)
            if isinstance(values, range) and values.step == 1:
                parts.append((name, None, values.start, size))
            else:
                parts.append((name, {value: place for place, value in enumerate(values)}, 0, size))
            size *= len(values)
        if size:
            found[kind] = first, tuple(parts)
            first += size
    return found


def number_function(first: int, parts: tuple[Term, ...]) -> Callable[[Action], int]:
    """Generate a function that computes the number of an action; generated code keeps masks fast."""
    places = {f"place_{name}": table for name, table, _, _ in parts}
    sums = [
        f"(a.{name} - {start}) * {size}" if table is None else f"place_{name}[a.{name}] * {size}"
        for name, table, start, size in parts
    ]
    made: Callable[[Action], int] = eval(f"lambda a: {' + '.join([str(first), *sums])}", places)
    return made


@once
def numbering(game: Game, seats: int) -> Numbering:
    """Return the numbering of a game's actions (cached)."""
    return Numbering(game.vocabulary, seats)

# interpreted
"""Whether the dice of a play were fair: drawn again from the seed that was committed to before the first action."""

from __future__ import annotations

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import commitment, seeded
from coffret.kernel.stack import CHANCE
from coffret.kernel.table import Table


class Verdict(msgspec.Struct):
    """Whether every chance entry follows from the seed and its place."""

    fair: bool
    checked: int
    taken: int  # taken over from another play, whose seed is not known here
    wrong: list[int]  # lines of the save file


def check_dice(table: Table) -> Verdict:
    """Draw every chance entry again."""
    state, header = table.first(), table.header
    taken = checked = 0
    wrong: list[int] = [] if commitment(header.seed) == header.commitment else [1]
    for index, entry in enumerate(table.log[table.begin_at :], table.begin_at):
        if entry.seat == CHANCE and index < header.taken:
            taken += 1
        elif entry.seat == CHANCE:
            checked += 1
            if stack.sample(state, seeded(header.seed, index)) != entry.action:
                wrong.append(index + 2)
        stack.apply(state, entry.action, entry.seat)
    return Verdict(not wrong, checked, taken, wrong)

# interpreted
"""Verify that the dice of a play were fair, by redrawing them from the seed committed to before the first action.

If the players' devices contributed parts of the seed, the commitment covers the server's part, and the seed must be the
combination of all parts.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from coffret.kernel import stack
from coffret.kernel.chance import commitment, mixed, seeded
from coffret.kernel.history import arranged
from coffret.kernel.stack import CHANCE
from coffret.kernel.table import Header, Table

HEAD = 1  # the line of a save file that holds the header


class Verdict(msgspec.Struct):
    """Whether every chance entry follows from the seed and its position in the log."""

    result: Literal["fair", "unfair", "unchecked"]  # unchecked: nothing is wrong, but some draws cannot be checked
    fair: bool
    checked: int
    taken: int  # draws that cannot be checked: from another play, from before a snapshot of older rules, or of a lesson
    wrong: list[int]  # lines of the save file
    parts: list[int]  # the seats whose device gave a part of the seed


def check_dice(table: Table) -> Verdict:
    """Redraw every chance entry and compare."""
    state, header = table.history.first(), table.header
    wrong = [] if is_sound(header, len(table.log)) else [HEAD]
    known = max(header.taken, table.history.begin_at)
    checked = lesson = 0
    for index, entry in enumerate(table.log[table.history.begin_at :], table.history.begin_at):
        if entry.seat == CHANCE and index >= known and arranged(table.game, header, table.log[:index]) == entry.action:
            lesson += 1
        elif entry.seat == CHANCE and index >= known:
            checked += 1
            if stack.sample(state, seeded(header.seed, index)) != entry.action:
                wrong.append(index + 2)
        stack.apply(state, entry.action, entry.seat)
    taken = sum(entry.seat == CHANCE for entry in table.log[:known]) + lesson
    result: Literal["fair", "unfair", "unchecked"] = "unfair" if wrong else "unchecked" if taken else "fair"
    parts = [seat for seat, part in enumerate(header.parts) if part]
    return Verdict(result, result == "fair", checked, taken, wrong, parts)


def is_sound(header: Header, entries: int) -> bool:
    """Check the header: the seed matches its commitment, and no more entries are inherited than the log has."""
    if not 0 <= header.taken <= entries:
        return False
    if not header.parts:
        return commitment(header.seed) == header.commitment
    follows = header.seed == mixed(header.server_part, header.parts)
    return follows and len(header.parts) == header.seats and commitment(header.server_part) == header.commitment

# interpreted
"""A play that was made under other rules or other content goes on under those of today.

Most corrections do not touch most plays: what can be replayed as a whole, and comes to the same states, is the same
play. Otherwise it goes on from a snapshot, with what was told before kept as it was told; what was chosen after the
snapshot stands as far as the rules of today allow it. Without a snapshot it goes on where the rules of today end it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.stack import PUBLIC, Event, State
from coffret.kernel.table import LogEntry, Table
from coffret.kernel.values import decode, encode

Told = list[list[Event]]  # by entry, what it told


class Anchor(msgspec.Struct):
    """A state that is known: the one after so many entries."""

    entries: int
    state: Any  # encoded


class Carried(msgspec.Struct):
    """How much of a play goes on."""

    entries: int  # that stand
    changed: bool  # it is not the same play all through: it begins at a snapshot, or ends early


def carry_over(table: Table, entries: list[LogEntry], anchors: Sequence[Anchor], told: Told | None = None) -> Carried:
    """Put the play of these entries on a table, as far as it goes: with its snapshot and what was told before."""
    carried = choose(table, entries, anchors, told)
    table.history.log = entries[: carried.entries]
    table.history.state = table.history.at(carried.entries)
    return carried


def choose(table: Table, entries: list[LogEntry], anchors: Sequence[Anchor], told: Told | None) -> Carried:
    """Where the play begins, and how far it goes."""
    whole = Run(table, table.history.first(), 0, entries, anchors)
    if whole.is_complete:
        return Carried(len(entries), False)
    known = sorted((anchor for anchor in anchors if anchor.entries <= len(entries)), key=lambda each: each.entries)
    runs = [run for anchor in known if (run := run_from(table, anchor, entries, known)) is not None]
    best = next((run for run in runs if run.is_complete), runs[-1] if runs else None)
    if best is None:
        return Carried(whole.reach, True)
    table.history.begin, table.history.begin_at = best.begin, best.first
    table.history.past = padded(told if told is not None else whole.told, best.first)
    return Carried(best.reach, True)


def run_from(table: Table, anchor: Anchor, entries: list[LogEntry], anchors: Sequence[Anchor]) -> Run | None:
    """The play from a snapshot on, if the rules of today can use it."""
    try:
        state = decode(anchor.state, table.game.kinds, table.history.facts)
        check(table, state)
    except Exception:  # whatever the rules of today make of a state that they did not make
        return None
    return Run(table, state, anchor.entries, entries, anchors)


def check(table: Table, state: State) -> None:
    """See whether a state can be asked and shown."""
    stack.decide(state)
    for seat in (*range(table.seats), PUBLIC):
        table.game.scene(table.game.view(state, seat))


class Run:
    """Entries carried out from some state on, as far as the rules allow them."""

    def __init__(
        self, table: Table, state: State, first: int, entries: list[LogEntry], anchors: Sequence[Anchor]
    ) -> None:
        self.begin = stack.copy(state)
        self.first = first
        self.reach = first
        self.told: Told = []
        self.is_complete = False
        marks = {anchor.entries: anchor.state for anchor in anchors if anchor.entries > first}
        agrees = True
        try:
            for entry in entries[first:]:
                if not stack.offered(state, entry.action, entry.seat):
                    break
                self.told.append(stack.apply_aloud(state, entry.action, entry.seat))
                self.reach += 1
                if self.reach in marks:
                    agrees = agrees and encode(state) == marks[self.reach]
            check(table, state)
        except Exception:  # an entry that the rules of today do not know what to do with
            del self.told[self.reach - first :]
            return
        self.is_complete = agrees and self.reach == len(entries)


def padded(told: Told, count: int) -> Told:
    """What so many entries told; where it is not known any more, nothing."""
    return [*told[:count], *[[] for _ in range(count - len(told))]]

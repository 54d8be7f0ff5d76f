# interpreted
"""Continue a play made under other rules or content under the current ones.

Most corrections do not affect most plays: if the whole log replays to the same states, it is the same play. Otherwise
the play continues from a snapshot, keeping what was reported before it; later choices stand as far as the current rules
allow them. Without a snapshot it continues from the last entry that the current rules accept.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.game import Game
from coffret.kernel.stack import PUBLIC, Event, State
from coffret.kernel.table import LogEntry, Table
from coffret.kernel.values import decode, encode

Told = list[list[Event]]  # by entry, what it told


class Anchor(msgspec.Struct):
    """A known state: the one after this many entries."""

    entries: int
    state: Any  # as `snapshot` puts it down


def snapshot(game: Game, state: State) -> Any:
    """Put down a state as plain data: its numbers, what they count by, and the position in words.

    Where a later release counts by other numbers, it goes by the words.
    """
    found: dict[str, Any] = encode(state)
    with suppress(Exception):  # a game may have states that its notation does not know
        found |= {"at": game.write_state(state), "by": game.numbering}
    return found


def shows(table: Table, kept: Any, state: State) -> bool:
    """Whether it was this state that was put down."""
    if is_in_words(table.game, kept):
        with suppress(Exception):  # in words that are not understood any more
            return bool(read_snapshot(table, kept) == state)
        return False
    return isinstance(kept, dict) and bool(kept.get("v") == encode(state)["v"])


def read_snapshot(table: Table, kept: Any) -> State:
    """Return the state that was put down."""
    game, facts = table.game, table.history.facts
    state: State = game.position(kept["at"], facts) if is_in_words(game, kept) else decode(kept, game.kinds, facts)
    return state


def is_in_words(game: Game, kept: Any) -> bool:
    """Whether a snapshot counts by other numbers than today, and says in words what it shows."""
    return isinstance(kept, dict) and "at" in kept and kept.get("by") != game.numbering


class Carried(msgspec.Struct):
    """How much of a play was carried over."""

    entries: int  # that stand
    changed: bool  # it is not the same play all through: it begins at a snapshot, or ends early


def carry_over(table: Table, entries: list[LogEntry], anchors: Sequence[Anchor], told: Told | None = None) -> Carried:
    """Restore these entries to a table as far as possible, using the snapshot and the earlier reports."""
    carried = choose(table, entries, anchors, told)
    table.history.resume(entries[: carried.entries])
    return carried


def choose(table: Table, entries: list[LogEntry], anchors: Sequence[Anchor], told: Told | None) -> Carried:
    """Decide where the play resumes, and how far it goes."""
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
    """Continue from a snapshot, if the current rules can use it."""
    try:
        state = read_snapshot(table, anchor.state)
        stack.settle(state)  # it may have stopped at a step at which the current rules ask nobody
        check(table, state)
    except Exception:  # whatever the rules of today make of a state that they did not make
        return None
    return Run(table, state, anchor.entries, entries, anchors)


def check(table: Table, state: State) -> None:
    """Check that a state can be asked for a decision and shown."""
    stack.decide(state)
    for seat in (*range(table.seats), PUBLIC):
        table.game.scene(table.game.view(state, seat))


class Run:
    """Entries applied from some state on, as far as the rules allow."""

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
                    agrees = agrees and shows(table, marks[self.reach], state)
            check(table, state)
        except Exception:  # an entry that the rules of today do not know what to do with
            del self.told[self.reach - first :]
            return
        self.is_complete = agrees and self.reach == len(entries)


def padded(told: Told, count: int) -> Told:
    """Return the reports of this many entries, empty where they are no longer known."""
    return [*told[:count], *[[] for _ in range(count - len(told))]]

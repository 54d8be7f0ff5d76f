# interpreted
"""A step: one choice and the chance that followed, or the taking back of a choice.

It has its log entries, what each of them told, the moments in between, and who notices it. Tables, servers, undo,
replays and stories all stand on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.stack import CHANCE, Action, Event


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of the log."""

    seat: int
    action: Action


class Step:
    """One step of a play. `noticed` has a bit for each seat and, last, for spectators."""

    def __init__(
        self, seat: int, first: int, before: Any, entries: list[LogEntry], told: list[list[Event]], noticed: int = 0
    ) -> None:
        self.seat = seat  # who chose; CHANCE for a deal
        self.first = first  # the number of its first entry in the log
        self.before = before
        self.entries = entries
        self.told = told  # by entry
        self.events = [event for events in told for event in events]
        self.noticed = noticed

    @property
    def end(self) -> int:
        """The length of the log after it."""
        return self.first + len(self.entries)

    @cached_property
    def moments(self) -> list[Any]:
        """The state after each event, made when somebody wants to watch."""
        state = stack.copy(self.before)
        return [moment for entry in self.entries for moment in stack.apply_watched(state, entry.action, entry.seat)]

    def states(self) -> Iterator[Any]:
        """Yield the state after each entry."""
        state = stack.copy(self.before)
        for entry in self.entries:
            stack.apply(state, entry.action, entry.seat)
            yield stack.copy(state)


def grouped(entries: Sequence[LogEntry]) -> list[list[LogEntry]]:
    """Group log entries into steps: chance belongs to the choice before it."""
    groups: list[list[LogEntry]] = []
    for entry in entries:
        if entry.seat != CHANCE or not groups:
            groups.append([])
        groups[-1].append(entry)
    return groups

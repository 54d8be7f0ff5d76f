"""The story of a play, step by step: the log replayed with its events."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from coffret.kernel import stack
from coffret.kernel.stack import Action, Event
from coffret.kernel.table import LogEntry, Table
from coffret.kernel.text import Words


class ToldEntry(msgspec.Struct):
    """One log entry with its events."""

    number: int  # counted from 1
    entry: LogEntry
    events: list[Event]
    meant: list[Action] = []  # what a bot said before it that it would do


def entries(table: Table) -> Iterator[ToldEntry]:
    """Yield the story of a play, entry by entry; before the snapshot it is based on, only what is known."""
    for step in table.history.retold():
        for number, (entry, events) in enumerate(zip(step.entries, step.told, strict=True), step.first + 1):
            yield ToldEntry(number, entry, events)


def told_with_intent(step: ToldEntry, seat: int, words: Words) -> list[str]:
    """Put an entry into words, as this seat learns it: what a bot meant to do, then what happened."""
    return intent(step, words) + told(step.events, seat, words)


def intent(step: ToldEntry, words: Words) -> list[str]:
    """Put into words what a bot said before an entry that it would do, if it did."""
    return [words.intent(step.entry.seat, step.meant)] if step.meant else []


def told(events: list[Event], seat: int, words: Words) -> list[str]:
    """Put events into words, as this seat learns them."""
    return [words.event(event.seen_by(seat)) for event in events]


def told_in_full(events: list[Event], words: Words) -> list[str]:
    """Put events into words, including what only some learned."""
    return [words.event(event.seen_by(event.to[0] if event.to else stack.PUBLIC)) for event in events]

"""Who is called to their turn: people who are away, are waited for as everybody sees, and wish to be called."""

from __future__ import annotations

from typing import Protocol

from coffret.kernel.lesson import Lesson
from coffret.server.play.play import Play
from coffret.server.store.interface import Meta, Notice


class CalledTable(Protocol):
    """What is asked of a table whose people are called."""

    meta: Meta
    play: Play | None
    lesson: Lesson | None

    def connected(self, seat: int) -> bool: ...


def wanted(live: CalledTable) -> dict[int, list[Notice]]:
    """Return the people to call, by seat. Whom a table waits for is public, so that a call tells nobody more."""
    meta, play = live.meta, live.play
    if meta.state != "playing" or meta.paused or play is None or not any(each.notices for each in meta.sittings):
        return {}
    found: dict[int, list[Notice]] = {}
    for seat in play.decision.waiting() if play.decision is not None and live.lesson is None else ():
        sitting = meta.sittings[seat] if seat >= 0 else None
        if sitting is None or sitting.kind != "person" or sitting.called or live.connected(seat):
            continue
        notices = [notice for notice in sitting.notices if notice.confirmed]
        if notices:
            found[seat] = notices
    return found

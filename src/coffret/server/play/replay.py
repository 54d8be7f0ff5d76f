"""Replay a play step by step, as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.history import END
from coffret.kernel.outlook import glance
from coffret.kernel.stack import Event
from coffret.kernel.step import Step
from coffret.kernel.table import Table
from coffret.server.play.look import Parts, Pieces, difference, render, whole
from coffret.server.play.moments import MOST, acts, drawn
from coffret.server.play.play import Play
from coffret.server.protocol.wording import Json, Voice


def log_lengths(play: Play, seat: int) -> list[int]:
    """Return the length of the log at each moment at which something changed for a seat."""
    history = play.table.history
    bit, begin = play.bit(seat), history.begin_at
    found = [index + 1 for index, mark in enumerate(history.marks) if mark & END and mark >> bit & 1 and index >= begin]
    return found if history.begin is None else [begin, *found]


def seen_steps(play: Play, seat: int, state: Any) -> Iterator[list[Step]]:
    """Replay on this state, the first one, and yield the steps up to each moment at which a seat noticed something."""
    history = play.table.history
    steps, at = history.steps(state, history.begin_at), history.begin_at
    for end in log_lengths(play, seat):
        found: list[Step] = []
        while at < end:
            found.append(next(steps))
            at = found[-1].end
        yield found


def told_so_far(play: Play, seat: int) -> list[list[Event]]:
    """Return what a seat was told at each of its moments."""
    moments = seen_steps(play, seat, play.table.history.first())
    return [[event.seen_by(seat) for step in steps for event in step.events] for steps in moments]


def story(play: Play, seat: int, spoken: Voice, first: int, count: int) -> Json:
    """Return some steps of what a seat saw: the first as a whole look, the others as differences."""
    table, last = play.table, len(log_lengths(play, seat)) - 1
    first = max(0, min(first, last))
    state: Any = table.history.first()
    told: list[Json] = []
    start: Pieces = {}
    before: Pieces = {}
    lines: list[msgspec.Raw] = []
    parts, line = Parts(), 0
    past = [event for events in table.history.past for event in events]  # told before the snapshot it stands on
    for number, steps in zip(range(first + count), seen_steps(play, seat, state), strict=False):
        events, past = [*past, *[event for step in steps for event in step.events]], []
        if number >= first:
            news = [spoken.news(event.seen_by(seat)) for event in events]
            look = moment_look(table, state, seat, spoken, parts)
            if number == first:
                start, lines = look, news
            else:
                states = [moment for step in steps for moment in step.moments][: len(events) - 1]
                scenes = [drawn(moment, seat, spoken, parts) for moment in states[:MOST]]
                shown = acts(before, list(enumerate(scenes, line + 1)))
                told.append({"step": number, "diff": difference(before, look), "news": news, "acts": shown})
            before = look
        line += len(events)
    return {"seat": seat, "last": last, "from": first, "look": whole(start), "lines": lines, "steps": told}


def moment_look(table: Table, state: Any, seat: int, spoken: Voice, parts: Parts) -> Pieces:
    """Return what a seat saw at a past moment, without options."""
    seen = glance(table.game, state, seat, stack.decide(state))
    seen.actions = []
    return render(seen, spoken, "", parts)

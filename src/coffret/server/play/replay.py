"""Replay a play step by step, as one seat saw it."""

from __future__ import annotations

from typing import Any

import msgspec

from coffret.kernel import stack
from coffret.kernel.outlook import glance
from coffret.kernel.stack import Event
from coffret.kernel.table import Table
from coffret.server.play.look import Parts, Pieces, difference, render, whole
from coffret.server.play.moments import MOST, acts, watched
from coffret.server.play.play import END, Play
from coffret.server.protocol.wording import Json, Voice


def log_lengths(play: Play, seat: int) -> list[int]:
    """Return the length of the log at each moment at which something changed for a seat."""
    bit, begin = play.bit(seat), play.table.history.begin_at
    found = [index + 1 for index, mark in enumerate(play.marks) if mark & END and mark >> bit & 1 and index >= begin]
    return found if play.table.history.begin is None else [begin, *found]


def told_so_far(play: Play, seat: int) -> list[list[Event]]:
    """Return what a seat was told at each of its moments."""
    table, told = play.table, []
    state, at = table.history.first(), table.history.begin_at
    for moment in log_lengths(play, seat):
        events = [e for entry in table.log[at:moment] for e in stack.apply_aloud(state, entry.action, entry.seat)]
        told.append([event.seen_by(seat) for event in events])
        at = moment
    return told


def story(play: Play, seat: int, spoken: Voice, first: int, count: int) -> Json:
    """Return some steps of what a seat saw: the first as a whole look, the others as differences."""
    table, when = play.table, log_lengths(play, seat)
    first = max(0, min(first, len(when) - 1))
    state, at = table.history.first(), table.history.begin_at
    steps: list[Json] = []
    start: Pieces = {}
    before: Pieces = {}
    lines: list[msgspec.Raw] = []
    parts, line = Parts(), 0
    past = [
        event for events in table.history.past for event in events
    ]  # told before the snapshot that the play stands on
    for number, moment in enumerate(when[: first + count]):
        entries, earlier = table.log[at:moment], stack.copy(state)
        events = [event for entry in entries for event in stack.apply_aloud(state, entry.action, entry.seat)]
        events, past = [*past, *events], []
        at = moment
        if number >= first:
            told = [spoken.news(event.seen_by(seat)) for event in events]
            look = moment_look(table, state, seat, spoken, parts)
            if number == first:
                start, lines = look, told
            else:
                states = watched(earlier, entries)[: len(events) - 1]
                inside = [(line + said + 1, each) for said, each in enumerate(states)][:MOST]
                shown = acts(before, inside, seat, spoken, parts)
                steps.append({"step": number, "diff": difference(before, look), "news": told, "acts": shown})
            before = look
        line += len(events)
    return {"seat": seat, "last": len(when) - 1, "from": first, "look": whole(start), "lines": lines, "steps": steps}


def moment_look(table: Table, state: Any, seat: int, spoken: Voice, parts: Parts) -> Pieces:
    """Return what a seat saw at a past moment, without options."""
    seen = glance(table.game, state, seat, stack.decide(state))
    seen.actions = []
    return render(seen, spoken, "", parts)

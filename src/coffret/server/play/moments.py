"""The moments between the events of one step, so that a table can show them one by one.

A step is a choice and everything it triggers: rolls, draws, a whole phase of the rules. It is applied a second time to
a copy, frame by frame. As always, a seat is shown only its own view of each moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from coffret.kernel import stack
from coffret.kernel.stack import CHANCE, NOTHING, State
from coffret.kernel.table import LogEntry
from coffret.server.play.look import Parts, Pieces, difference, render_scene
from coffret.server.play.play import Change
from coffret.server.protocol.wire import Act
from coffret.server.protocol.wording import Voice

MOST = 40  # moments of one step that are shown
Moments = list[tuple[int, State]]  # states, each with how many events or lines had been told


def acts(before: Pieces, moments: Moments, seat: int, spoken: Voice, parts: Parts) -> list[Act]:
    """Return how a seat's scene changed from moment to moment, starting from the look before."""
    game = spoken.game
    scene: Pieces = {path: part for path, part in before.items() if path[0] == "scene"}
    found = []
    for line, state in moments:
        now = render_scene(game.scene(game.view(state, seat)), spoken, parts)
        found.append(Act(line, difference(scene, now)))
        scene = now
    return found


def between(changes: list[Change]) -> Moments:
    """Return the states after each event but the last, with the number of the line that comes next."""
    found: Moments = []
    for number, change in enumerate(changes):
        end = len(change.events) if number == len(changes) - 1 else len(change.events) + 1
        found += [(change.line + told, state) for told, state in moments(change) if told < end]
    return found[:MOST]


def moments(change: Change) -> Moments:
    """Return the states of a step with the number of events told by then (cached)."""
    if change.moments is None:
        change.moments = [] if change.before is None else list(retold(change.before, change.entries))
    return change.moments


def retold(before: State, entries: list[LogEntry]) -> Iterator[tuple[int, State]]:
    """Apply entries again, keeping a state whenever something has been told."""
    state: Any = stack.copy(before)
    state.heard = []
    told = 0
    for entry in entries:
        for _ in resolved(state, entry):
            if len(state.heard) > told:
                told = len(state.heard)
                yield told, stack.copy(state)


def resolved(state: Any, entry: LogEntry) -> Iterator[None]:
    """Apply one entry as the kernel does, yielding after each frame."""
    frame = state.stack.pop()
    stack.push(state, frame.resolve(state, entry.action, entry.seat))
    yield
    while state.outcome is None and state.stack[-1].ask(state) is None:
        frame = state.stack.pop()
        stack.push(state, frame.resolve(state, NOTHING, CHANCE))
        yield

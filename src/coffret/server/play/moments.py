"""The moments between the events of one step, so that a table can show them one after the other.

A step is a choice and all that followed by itself: throws, draws, a whole phase of the rules. It is carried out a
second time on a copy, frame by frame. What a seat is shown of a moment is its view of it, as at any other time.
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
    """What became of a seat's scene from moment to moment, beginning with the look before."""
    game = spoken.game
    scene: Pieces = {path: part for path, part in before.items() if path[0] == "scene"}
    found = []
    for line, state in moments:
        now = render_scene(game.scene(game.view(state, seat)), spoken, parts)
        found.append(Act(line, difference(scene, now)))
        scene = now
    return found


def between(changes: list[Change]) -> Moments:
    """The states after each event but the last, with the number of the line that comes next."""
    found: Moments = []
    for number, change in enumerate(changes):
        end = len(change.events) if number == len(changes) - 1 else len(change.events) + 1
        found += [(change.line + told, state) for told, state in moments(change) if told < end]
    return found[:MOST]


def moments(change: Change) -> Moments:
    """The states of a step, each with how many events had been told; reckoned once."""
    if change.moments is None:
        change.moments = [] if change.before is None else list(retold(change.before, change.entries))
    return change.moments


def retold(before: State, entries: list[LogEntry]) -> Iterator[tuple[int, State]]:
    """Carry entries out again; a state is kept whenever something has been told."""
    state: Any = stack.copy(before)
    state.heard = []
    told = 0
    for entry in entries:
        for _ in resolved(state, entry):
            if len(state.heard) > told:
                told = len(state.heard)
                yield told, stack.copy(state)


def resolved(state: Any, entry: LogEntry) -> Iterator[None]:
    """Carry out one entry as the kernel does, stopping after each frame."""
    frame = state.stack.pop()
    stack.push(state, frame.resolve(state, entry.action, entry.seat))
    yield
    while state.outcome is None and state.stack[-1].ask(state) is None:
        frame = state.stack.pop()
        stack.push(state, frame.resolve(state, NOTHING, CHANCE))
        yield

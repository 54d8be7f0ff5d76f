"""The moments between the events of one step, so that a table can show them one by one.

A step is a choice and everything it triggers: rolls, draws, a whole phase of the rules. The kernel records the state
after each of its events when somebody wants to watch. As always, a seat is shown only its own view of each moment.
"""

from __future__ import annotations

from coffret.kernel.stack import State
from coffret.server.play.look import Parts, Pieces, difference, render_scene
from coffret.server.play.play import Change
from coffret.server.protocol.wire import Act
from coffret.server.protocol.wording import Voice

MOST = 120  # moments that are shown at once
Scenes = list[tuple[int, Pieces]]  # scenes in words, each with how many lines had been told


def acts(before: Pieces, scenes: Scenes) -> list[Act]:
    """Return how a seat's scene changed from moment to moment, starting from the look before."""
    scene: Pieces = {path: part for path, part in before.items() if path[0] == "scene"}
    found = []
    for line, now in scenes:
        found.append(Act(line, difference(scene, now)))
        scene = now
    return found


def between(changes: list[Change], seat: int, spoken: Voice) -> Scenes:
    """Return a seat's scene after each event but the last, with the number of the line that comes next."""
    found: Scenes = []
    for number, change in enumerate(changes):
        last = number == len(changes) - 1
        if change.made is not None and len(change.events) > last:
            scenes = draw(change, seat, spoken)
            found += enumerate(scenes[:-1] if last else scenes, change.line + 1)
    return found[:MOST]


def draw_all(changes: list[Change], seat: int, spoken: Voice) -> None:
    """Draw the moments of some steps, so that they need not be drawn when they are told."""
    for change in changes:
        draw(change, seat, spoken)


def draw(change: Change, seat: int, spoken: Voice) -> list[Pieces]:
    """Return a seat's scene after each event of a step (cached); slow where there are many of them."""
    key = (spoken.tongue.lang, seat)
    if key not in change.drawn and change.made is not None:
        parts = Parts()
        change.drawn[key] = [drawn(state, seat, spoken, parts) for state in change.made.moments[:MOST]]
    return change.drawn.get(key, [])


def drawn(state: State, seat: int, spoken: Voice, parts: Parts) -> Pieces:
    """Put the scene of a moment into words."""
    return render_scene(spoken.game.scene(spoken.game.view(state, seat)), spoken, parts)

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
        last = number == len(changes) - 1
        if change.made is not None and len(change.events) > last:
            states = change.made.moments[:-1] if last else change.made.moments
            found += [(change.line + told, state) for told, state in enumerate(states, 1)]
    return found[:MOST]

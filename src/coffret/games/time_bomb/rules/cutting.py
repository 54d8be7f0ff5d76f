"""Cutting a cable, and looking at one."""

from __future__ import annotations

from typing import Any

from coffret.games.time_bomb.actions import (
    CUTS,
    LOOKS,
    Cut,
    Look,
    held_in,
)
from coffret.games.time_bomb.rules.ending import turn_up
from coffret.games.time_bomb.rules.targets import targets
from coffret.games.time_bomb.rules.together import Frames
from coffret.games.time_bomb.state import (
    DEFUSER,
    HIDDEN,
    LEFT,
    CutCable,
    State,
    beside,
    effects,
)
from coffret.kernel import Action, Chance, Rng


def cut(s: State, owner: int, position: int) -> None:
    """BU-CUT-01 BU-LOC-10 The cable is cut in the name of the player who holds the cutters."""
    cutter = s.holder
    place = effects(s)
    cable = s.rows[owner][position]
    s.left[owner] &= ~(1 << position)
    s.made += 1
    done = CutCable(s.round, cutter, owner, position, HIDDEN if place.blackout else cable)
    s.cuts.append(done)
    if place.blackout:  # BU-PLACE-08
        s.tell("cut-in-the-dark", **cut_args(done))
    else:
        s.tell("cut", **cut_args(done), left=defusers_left(s, cable))
        turn_up(s, cutter, cable)
    if s.outcome is None:
        s.before = cutter
        s.holder = beside(s.seats, cutter, LEFT) if place.clockwise else owner  # BU-PLACE-09, BU-CUT-07 BU-ROUND-07


def turn_up_in_order(s: State) -> None:
    """BU-PLACE-08 After the blackout the first cable that ends the game decides, by its own cutter."""
    for index in range(len(s.cuts) - s.made, len(s.cuts)):
        dark = s.cuts[index]
        cable = s.rows[dark.owner][dark.position]
        s.cuts[index] = CutCable(dark.round, dark.cutter, dark.owner, dark.position, cable)
        s.tell("turned-up", **cut_args(s.cuts[index]), left=defusers_left(s, cable))
        turn_up(s, dark.cutter, cable)
        if s.outcome is not None:
            return


def cut_args(done: CutCable) -> dict[str, Any]:
    """What an event tells of a cut."""
    args: dict[str, Any] = {"cutter": done.cutter, "owner": done.owner, "position": done.position}
    return args if done.cable == HIDDEN else {**args, "cable": done.cable}


def defusers_left(s: State, cable: int) -> int:
    """BU-WIN-11 How many defusing cables are still to be found once this one is turned up."""
    return s.seats - s.found - (cable == DEFUSER)


def cuts_at(s: State, mask: int) -> list[Action]:
    """The cuts that can be made at these players."""
    found: list[Action] = []
    for owner in range(s.seats):
        if mask >> owner & 1:
            found += CUTS[owner][s.left[owner]]
    return found


def looks_at(s: State, mask: int) -> list[Action]:
    """The cables of these players that can be looked at."""
    found: list[Action] = []
    for owner in held_in(mask):
        found += LOOKS[owner][s.left[owner]]
    return found


def look(s: State, viewer: int, action: Look) -> None:
    """BU-PLACE-03 BU-PLACE-16 Everyone sees which cable somebody looks at; he alone sees what it is."""
    s.peeks = (*s.peeks, (viewer, action.owner, action.position))
    cable = s.rows[action.owner][action.position]
    s.tell("look", seat=viewer, owner=action.owner, position=action.position, secret={"cable": cable}, to=(viewer,))


class DrawCut(Chance[State]):
    """BU-TALK-16 When the holder's clock runs out a legal cut is drawn, at `targets` if settled."""

    targets: tuple[int, ...]

    def legal(self, s: State) -> list[Action]:
        if not self.targets:
            return cuts_at(s, targets(s))
        return [action for owner in self.targets for action in CUTS[owner][s.left[owner]]]

    def sample(self, s: State, rng: Rng) -> Action:
        cuts = self.legal(s)
        return cuts[rng.below(len(cuts))]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, action) for action in self.legal(s)]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Cut)
        s.tell("clock-ran-out", seat=s.holder)
        cut(s, action.owner, action.position)
        return ()

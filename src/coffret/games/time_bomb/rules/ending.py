"""Who wins, and when: the cut that ends the game, or the end of the fourth round."""

from __future__ import annotations

from coffret.games.time_bomb.rules.together import Frames
from coffret.games.time_bomb.state import (
    AGENCY,
    BLUE,
    BOMB,
    DEFUSER,
    FACTIONS,
    ORGANISATION,
    RED,
    SHADOW,
    State,
)
from coffret.kernel import Action, Frame, Outcome


def turn_up(s: State, cutter: int, cable: int) -> None:
    """BU-CUT-04..06 BU-WIN-11 A cut cable is revealed: secure is harmless, defusers count up to the last."""
    if cable == BOMB:
        explode(s, cutter)
    elif cable == DEFUSER:
        s.found += 1
        if s.found == s.seats:  # BU-WIN-11
            defuse(s, cutter)


def explode(s: State, cutter: int) -> None:
    """BU-WIN-01 BU-WIN-03 BU-WIN-05 BU-WIN-07..08 Who wins by the bomb depends on who has cut it."""
    if s.facts.factions[s.roles[cutter]] != SHADOW:
        finish(s, ORGANISATION, "BU-WIN-01")  # BU-WIN-05
    elif s.seats > 4:
        finish(s, SHADOW, "BU-WIN-03")
    elif s.fate == RED:
        finish(s, SHADOW, "BU-WIN-07")
    else:
        finish(s, ORGANISATION, "BU-WIN-08")


def defuse(s: State, cutter: int) -> None:
    """BU-WIN-02 BU-WIN-04..06 BU-WIN-09 BU-EX-05 Who wins by the last defuser depends on who has cut it."""
    if s.facts.factions[s.roles[cutter]] != SHADOW:
        finish(s, AGENCY, "BU-WIN-02")  # BU-WIN-05
    elif s.seats > 4:
        finish(s, SHADOW, "BU-WIN-04")
    elif s.fate == BLUE:
        finish(s, SHADOW, "BU-WIN-06")
    else:
        finish(s, AGENCY, "BU-WIN-09")


class TimeOut(Frame[State]):
    """BU-WIN-10 BU-ROLE-02 After four rounds without explosion or defusing the Organisation wins."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.tell("time-out")
        finish(s, ORGANISATION, "BU-WIN-10")
        return ()


def finish(s: State, faction: int, rule: str) -> None:
    """BU-ROLE-02..04 BU-WIN-12..13 The game ends at once; all of the faction win, if there are any."""
    winners = [seat for seat in range(s.seats) if s.facts.factions[s.roles[seat]] == faction]
    s.outcome = Outcome(tuple(winners), rule, FACTIONS[faction])
    if s.heard is not None:
        tell_roles(s)


def tell_roles(s: State) -> None:
    """BU-ROLE-08 All roles are shown."""
    for seat in range(s.seats):
        s.tell("role-shown", seat=seat, role=s.roles[seat])
    if s.unseen >= 0:
        s.tell("role-unseen", role=s.unseen)

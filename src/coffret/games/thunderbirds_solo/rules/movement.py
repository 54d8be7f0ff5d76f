"""Movement: where each vehicle can go, what Thunderbird 2 carries, and what is lost by leaving."""

from typing import Final

from coffret.games.thunderbirds_solo.rules.table import are_adjacent, lose_stored, unassign
from coffret.games.thunderbirds_solo.state import (
    FIRST_POD,
    HOLD,
    ISLAND,
    NOBODY,
    SELF_PROPELLED,
    TB1,
    TB2,
    TB3,
    TB4,
    State,
)

EVERYWHERE: Final = [[place for place in range(5) if place != here] for here in range(5)]
BY_TRANSPORTER: Final = [
    [place for place in range(5) if place != here and (here == ISLAND or place == ISLAND or abs(here - place) == 1)]
    for here in range(5)
]
BY_ROAD: Final = [[place for place in range(1, 5) if are_adjacent(here, place)] for here in range(5)]
NO_WAY: Final[list[int]] = []


def destinations(s: State, vehicle: int) -> list[int]:
    """TS-DISP-01, TS-DISP-02, TS-DISP-05..08, TS-POD-09 Where a vehicle can go now, if anywhere."""
    if s.pilot[vehicle] == NOBODY or s.moved >> vehicle & 1:
        return NO_WAY
    here = s.at[vehicle]
    if vehicle in (TB1, TB3):
        return EVERYWHERE[here]
    if vehicle == TB2:
        return BY_TRANSPORTER[here]
    if s.facts.trait[vehicle] == SELF_PROPELLED:
        return BY_ROAD[here]
    return NO_WAY


def hold_room(s: State) -> int:
    """TS-DISP-09 Free spaces of the hold: every vehicle takes one, Thunderbird 4 like a Pod vehicle."""
    return HOLD - len(s.hold)


def stray(s: State) -> int:
    """TS-POD-09 A vehicle beside Thunderbird 2 that could come back into the hold, or NOBODY."""
    if s.at[TB2] == ISLAND or hold_room(s) == 0:
        return NOBODY
    for vehicle in s.aboard:
        if vehicle >= FIRST_POD and s.at[vehicle] == s.at[TB2] and vehicle not in s.hold:
            return vehicle
    return NOBODY


def fly(s: State, vehicle: int, place: int) -> None:
    """TS-DISP-01, TS-DISP-16 A vehicle moves; its stored symbols are lost."""
    s.moved |= 1 << vehicle
    s.at[vehicle] = place
    s.tell("flies", pilot=s.pilot[vehicle], vehicle=vehicle, place=place)
    lose_stored(s, vehicle)
    if vehicle == TB2:
        carry(s, place)
    elif vehicle in s.hold:
        s.hold.remove(vehicle)  # TS-POD-09: it drives off by itself


def go(s: State, vehicle: int, place: int) -> None:
    """TS-DISP-16 Leaving loses what is stored."""
    lose_stored(s, vehicle)
    s.at[vehicle] = place


def carry(s: State, place: int) -> None:
    """TS-DISP-12, TS-DISP-13 What is in the hold comes along; at Tracy Island the hold is emptied."""
    for vehicle in s.hold:
        go(s, vehicle, place)
    if place == ISLAND:
        for vehicle in s.hold:
            unassign(s, vehicle)
            if vehicle != TB4:
                s.scrapped.append(vehicle)
        s.hold = []


def collect(s: State, place: int) -> None:
    """TS-POD-09 Thunderbird 2 moves and takes the vehicle beside it back into the hold."""
    vehicle = stray(s)
    s.hold = sorted([*s.hold, vehicle])
    s.tell("collected", vehicle=vehicle)
    fly(s, TB2, place)

"""The Dispatch phase: pilots, loading and flights in any order."""

from typing import ClassVar, Final

from coffret.games.thunderbirds_solo.actions import (
    BOARD,
    COLLECT,
    END_DISPATCH,
    FLY,
    LEAVE,
    LOAD,
    REPLACE,
    UNLOAD,
    Board,
    Collect,
    Fly,
    Leave,
    Load,
    Replace,
    Unload,
)
from coffret.games.thunderbirds_solo.rules.dispatch_refusal import refuse_in_dispatch
from coffret.games.thunderbirds_solo.rules.movement import collect, destinations, fly, hold_room, stray
from coffret.games.thunderbirds_solo.rules.pods import DEAL_PODS, scrap, workshop_is_open
from coffret.games.thunderbirds_solo.rules.table import NOTHING_NEXT, Frames, assign, unassign
from coffret.games.thunderbirds_solo.state import (
    ISLAND,
    NOBODY,
    PILOTS,
    TB1,
    TB2,
    TB3,
    TB4,
    TB5,
    State,
)
from coffret.kernel import Action, Decision, Frame, Reason

CREWED: Final = [TB1, TB2, TB3, TB5]  # Thunderbirds that a pilot boards without loading them


class Dispatch(Frame[State]):
    """TS-TURN-01, TS-DISP-01 Assign and unassign pilots, load and unload, move each vehicle once, in any order."""

    RULE: ClassVar[str] = "TS-DISP-01"

    def ask(self, s: State) -> Decision | None:
        options: list[Action] = [END_DISPATCH]
        flight_options(s, options)
        crew_options(s, options)
        pilot_options(s, options)
        if workshop_is_open(s):
            for pod in s.display:
                options.append(REPLACE[pod])
        return Decision(0, options)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Fly):
            fly(s, action.vehicle, action.place)
        elif isinstance(action, Board):
            board(s, action.pilot, action.vehicle)
        elif isinstance(action, Load):
            load(s, action.vehicle, action.pilot)
        elif isinstance(action, Leave):
            leave(s, action.pilot)
        elif isinstance(action, Unload):
            unload(s, action.vehicle)
        elif isinstance(action, Collect):
            collect(s, action.place)
        elif isinstance(action, Replace):
            s.workshop = True
            scrap(s, action.vehicle)
            return DEAL_PODS[1], self
        else:
            return NOTHING_NEXT
        return (self,)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return refuse_in_dispatch(s, action)


DISPATCH: Final = Dispatch()


def can_change_crew(s: State, vehicle: int) -> bool:
    """TS-DISP-04, TS-DISP-15 Only at Tracy Island; for Thunderbird 5 only while Thunderbird 3 is there."""
    return s.at[TB3 if vehicle == TB5 else vehicle] == ISLAND


def pilot_options(s: State, options: list[Action]) -> None:
    """TS-DISP-10, TS-PILOT-08, TS-POD-03 What free pilots can board or be loaded with: anyone anything."""
    cockpits = [it for it in CREWED if s.pilot[it] == NOBODY and can_change_crew(s, it)]
    loads: list[int] = []
    if s.at[TB2] == ISLAND and hold_room(s):
        loads = s.display if TB4 in s.hold else [TB4, *s.display]
    for pilot in range(PILOTS):
        if s.aboard[pilot] == NOBODY:
            board = BOARD[pilot]
            for vehicle in cockpits:
                options.append(board[vehicle])
            for vehicle in loads:
                options.append(LOAD[vehicle][pilot])


def crew_options(s: State, options: list[Action]) -> None:
    """TS-DISP-04, TS-DISP-11 Whoever is aboard at Tracy Island can leave, and what is loaded there be unloaded."""
    for pilot in range(PILOTS):
        vehicle = s.aboard[pilot]
        if vehicle == NOBODY or s.at[vehicle] != ISLAND:
            continue
        if vehicle in s.hold:
            options.append(UNLOAD[vehicle])
        elif can_change_crew(s, vehicle):
            options.append(LEAVE[pilot])


def flight_options(s: State, options: list[Action]) -> None:
    """TS-DISP-02 The flights of everybody who is aboard something."""
    for vehicle in s.aboard:
        if vehicle == NOBODY:
            continue
        flights = FLY[vehicle]
        places = destinations(s, vehicle)
        for place in places:
            options.append(flights[place])
        if vehicle == TB2 and places and stray(s) != NOBODY:
            for place in places:
                options.append(COLLECT[place])


def board(s: State, pilot: int, vehicle: int) -> None:
    """TS-DISP-03 A pilot is assigned to a Thunderbird."""
    assign(s, pilot, vehicle)
    s.tell("boards", pilot=pilot, vehicle=vehicle)


def leave(s: State, pilot: int) -> None:
    """TS-DISP-04 A pilot is free again; Brains goes to the laboratory."""
    vehicle = s.aboard[pilot]
    unassign(s, vehicle)
    s.tell("leaves", pilot=pilot, vehicle=vehicle)


def load(s: State, vehicle: int, pilot: int) -> None:
    """TS-DISP-10 A vehicle goes into the hold together with its pilot."""
    assign(s, pilot, vehicle)
    s.hold = sorted([*s.hold, vehicle])
    if vehicle != TB4:
        s.display.remove(vehicle)
    s.tell("loaded", pilot=pilot, vehicle=vehicle)


def unload(s: State, vehicle: int) -> None:
    """TS-DISP-11 A loaded vehicle goes back to where it was, and its pilot is free."""
    unassign(s, vehicle)
    s.hold.remove(vehicle)
    if vehicle != TB4:
        s.display.append(vehicle)
    s.tell("unloaded", vehicle=vehicle)

"""Why something cannot be done in the Dispatch phase."""

from coffret.games.thunderbirds_solo.actions import Board, Collect, Fly, Leave, Load, Replace, Unload
from coffret.games.thunderbirds_solo.rules.movement import destinations, hold_room, stray
from coffret.games.thunderbirds_solo.state import (
    BRAINS,
    FIRST_POD,
    ISLAND,
    NOBODY,
    SELF_PROPELLED,
    TB2,
    TB3,
    TB4,
    TB5,
    State,
)
from coffret.kernel import Action, Reason


def refuse_in_dispatch(s: State, action: Action) -> Reason:
    """Why this is not offered now."""
    if isinstance(action, Fly):
        return refuse_flight(s, action.vehicle, action.place)
    if isinstance(action, Collect):
        return refuse_collect(s, action.place)
    if isinstance(action, Board):
        return refuse_boarding(s, action.pilot, action.vehicle)
    if isinstance(action, Leave):
        return refuse_leaving(s, action.pilot)
    if isinstance(action, Load):
        return refuse_loading(s, action.vehicle, action.pilot)
    if isinstance(action, Unload):
        if action.vehicle in s.hold:
            return Reason("TS-DISP-11", "has-left", {"vehicle": action.vehicle})
        return Reason("TS-DISP-11", "not-loaded", {"vehicle": action.vehicle})
    if isinstance(action, Replace):
        return refuse_replacing(s, action.vehicle)
    return Reason("TS-TURN-01", "not-in-dispatch")


def refuse_flight(s: State, vehicle: int, place: int) -> Reason:
    """TS-DISP-01..08 Why a vehicle cannot go there."""
    about = {"vehicle": vehicle, "place": place}
    if vehicle == TB5:
        return Reason("TS-DISP-08", "never-moves", about)
    if s.pilot[vehicle] == NOBODY:
        return Reason("TS-DISP-02", "no-pilot", about)
    if s.facts.trait[vehicle] != SELF_PROPELLED and vehicle >= TB4:
        return Reason("TS-DISP-07", "is-carried", about)
    if s.moved >> vehicle & 1:
        return Reason("TS-DISP-01", "moved-already", about)
    if s.at[vehicle] == place:
        return Reason("TS-DISP-01", "there-already", about)
    if vehicle >= FIRST_POD:
        return Reason("TS-POD-09", "not-adjacent", about)
    return Reason("TS-DISP-06", "not-adjacent", about)


def refuse_collect(s: State, place: int) -> Reason:
    """TS-POD-09 Why Thunderbird 2 cannot take a vehicle back."""
    if stray(s) == NOBODY:
        return Reason("TS-POD-09", "nothing-to-collect")
    if place in destinations(s, TB2):
        return Reason("TS-POD-09", "nothing-to-collect")
    return refuse_flight(s, TB2, place)


def refuse_boarding(s: State, pilot: int, vehicle: int) -> Reason:
    """TS-DISP-03, TS-DISP-04, TS-DISP-10, TS-DISP-15 Why a pilot cannot be assigned to a vehicle."""
    about = {"pilot": pilot, "vehicle": vehicle}
    if vehicle >= FIRST_POD or vehicle == TB4:
        return Reason("TS-DISP-10", "load-instead", about)
    if s.aboard[pilot] != NOBODY:
        return Reason("TS-DISP-03", "is-aboard", {"pilot": pilot, "vehicle": s.aboard[pilot]})
    if s.pilot[vehicle] != NOBODY:
        return Reason("TS-DISP-03", "has-a-pilot", {"pilot": s.pilot[vehicle], "vehicle": vehicle})
    if vehicle == TB5:
        return Reason("TS-DISP-15", "shuttle-away", {"vehicle": TB3})
    return Reason("TS-DISP-04", "not-at-island", about)


def refuse_leaving(s: State, pilot: int) -> Reason:
    """TS-DISP-04, TS-DISP-15 Why a pilot cannot leave."""
    vehicle = s.aboard[pilot]
    if vehicle == NOBODY:
        return Reason("TS-DISP-04", "is-free", {"pilot": pilot})
    if vehicle == TB5:
        return Reason("TS-DISP-15", "shuttle-away", {"vehicle": TB3})
    if vehicle in s.hold and s.at[vehicle] == ISLAND:
        return Reason("TS-DISP-10", "unload-instead", {"pilot": pilot, "vehicle": vehicle})
    return Reason("TS-DISP-04", "not-at-island", {"pilot": pilot, "vehicle": vehicle})


def refuse_loading(s: State, vehicle: int, pilot: int) -> Reason:
    """TS-DISP-09, TS-DISP-10, TS-POD-03 Why a vehicle cannot be loaded with this pilot."""
    about = {"vehicle": vehicle, "pilot": pilot}
    if vehicle < TB4 or vehicle == TB5:
        return Reason("TS-DISP-07", "flies-by-itself", about)
    if vehicle in s.hold:
        return Reason("TS-DISP-10", "loaded-already", about)
    if vehicle >= FIRST_POD and vehicle not in s.display:
        return Reason("TS-POD-03", "not-face-up", {"vehicle": vehicle})
    if s.at[TB2] != ISLAND:
        return Reason("TS-DISP-10", "transporter-away", about)
    if s.aboard[pilot] != NOBODY:
        return Reason("TS-DISP-03", "is-aboard", {"pilot": pilot, "vehicle": s.aboard[pilot]})
    return Reason("TS-DISP-09", "hold-full", {"vehicle": vehicle, "count": hold_room(s)})


def refuse_replacing(s: State, vehicle: int) -> Reason:
    """TS-POD-04 Why a Pod card cannot be replaced."""
    if s.aboard[BRAINS] != NOBODY:
        return Reason("TS-POD-04", "laboratory-empty")
    if s.workshop:
        return Reason("TS-POD-04", "replaced-already")
    return Reason("TS-POD-04", "not-face-up", {"vehicle": vehicle})

"""Where everything is: the questions that all rules ask, and the smallest changes."""

from typing import Any, Final

from coffret.games.thunderbirds_solo.rules.covering import ONE
from coffret.games.thunderbirds_solo.state import (
    CIVILIAN,
    DISASTER,
    ISLAND,
    KEPT,
    NOBODY,
    State,
    is_advanced,
)
from coffret.kernel import Frame

Frames = tuple[Frame[Any], ...]
NOTHING_NEXT: Final[Frames] = ()


def is_up(s: State, pilot: int) -> bool:
    """TS-PILOT-01 Whether a pilot's card is face up: only then he has his skill."""
    return s.down >> pilot & 1 == 0


def turn_down(s: State, pilot: int) -> None:
    """TS-PILOT-01 A pilot who has used his skill flies on, face down."""
    s.down |= 1 << pilot


def place_of(s: State, pilot: int) -> int:
    """Where a pilot is: with his vehicle, else at Tracy Island (TS-TABLE-01)."""
    vehicle = s.aboard[pilot]
    return ISLAND if vehicle == NOBODY else s.at[vehicle]


def are_adjacent(one: int, other: int) -> bool:
    """TS-TABLE-02 Neighbouring chains; Tracy Island is next to none."""
    return one != ISLAND and other != ISLAND and abs(one - other) == 1


def crew_at(s: State, place: int) -> list[int]:
    """TS-DISP-14 The vehicles at a chain, in the order of their pilots; there can be any number."""
    return [vehicle for vehicle in s.aboard if vehicle != NOBODY and s.at[vehicle] == place]


def uninfluenced(s: State, place: int) -> list[int]:
    """The Civilians of a chain that the Hood has no hold on, from the left."""
    return [card for card in s.chains[place] if s.facts.type[card] == CIVILIAN and card not in s.marks]


def guards_influenced(s: State, chain: list[int], at: int) -> bool:
    """TS-CIV-03 Whether the Disaster at this index guards an influenced Civilian: all up to the next Disaster."""
    for after in range(at + 1, len(chain)):
        card = chain[after]
        if s.facts.type[card] == DISASTER:
            return False
        if card in s.marks:
            return True
    return False


def assign(s: State, pilot: int, vehicle: int) -> None:
    """TS-DISP-03 One pilot, one vehicle."""
    s.aboard[pilot] = vehicle
    s.pilot[vehicle] = pilot


def unassign(s: State, vehicle: int) -> None:
    """A vehicle's pilot becomes free."""
    s.aboard[s.pilot[vehicle]] = NOBODY
    s.pilot[vehicle] = NOBODY


def stored_symbols(s: State, place: int) -> int:
    """TS-STORE-03 How often each symbol is stored at a chain, on whatever vehicle: packed counts."""
    found = 0
    for vehicle in s.aboard:
        if vehicle != NOBODY and s.at[vehicle] == place:
            for die in s.stored[vehicle]:
                found += ONE[die & 7]
    return found


def lose_stored(s: State, vehicle: int) -> None:
    """TS-DISP-16 The stored symbols of a vehicle are lost; their dice return to the supply."""
    if s.stored[vehicle]:
        for die in s.stored[vehicle]:
            s.supply[die >> 3] += 1
        symbols = tuple([die & 7 for die in s.stored[vehicle]])
        s.stored[vehicle] = ()
        s.tell("stored-lost", vehicle=vehicle, symbols=symbols)


def lose_all_stored(s: State, place: int) -> None:
    """Every symbol stored at a chain is lost."""
    for vehicle in crew_at(s, place):
        lose_stored(s, vehicle)


def release(s: State, civilian: int) -> None:
    """TS-HOOD-08, TS-POD-08 The influence on a Civilian ends; the Hood card that marked it is discarded."""
    hood = s.marks.pop(civilian)
    if hood >= 0:
        s.discard.append(hood)


def rescue_civilian(s: State, card: int) -> bool:
    """TS-CIV-05, TS-CIV-06 A Civilian is rescued; whether the Hood had a hold on it is remembered, and returned."""
    influenced = card in s.marks
    if influenced:
        release(s, card)
        s.shaken.append(card)
    else:
        s.rescued.append(card)
    s.tell("rescued-influenced" if influenced else "rescued", card=card)
    return influenced


def room(s: State, vehicle: int) -> int:
    """TS-STORE-02 How many more symbols a vehicle can store; what it keeps from its own roll has its place."""
    taken = len(s.stored[vehicle])
    if vehicle == s.rescuer:
        taken += s.laid.count(KEPT)
    return max(0, s.facts.storage[vehicle] - taken)


def tell_top(s: State) -> None:
    """TS-COMP-05 Everybody sees the back of the top card: it is told when it is an advanced one."""
    if s.deck and is_advanced(s.deck[-1]):
        s.tell("advanced-on-top")

"""The Hood: whom he influences, what he does where there is nobody to influence, and how he is neutralised."""

from typing import Final

from coffret.games.thunderbirds_solo.rules.table import lose_all_stored, place_of, turn_down, uninfluenced
from coffret.games.thunderbirds_solo.state import MARKER, PILOTS, REINFORCE, SPY, State

EVERYBODY: Final = list(range(PILOTS))


def strike(s: State, place: int, card: int) -> bool:
    """TS-CALL-09, TS-FULL-03 A Hood card acts on the chain of its row; whether a reinforcement follows is returned."""
    if s.lady == place and not s.air:  # TS-NEUT-01..03: by Road, always, and advanced Hood cards too
        s.discard.append(card)
        s.neutralised += 1
        s.tell("neutralised", place=place, card=card)
        return False
    if influence(s, place, card):
        return s.facts.always[card]  # TS-HOOD-11
    s.discard.append(card)
    return fall_back(s, place, card)


def influence(s: State, place: int, card: int) -> bool:
    """TS-HOOD-01, TS-HOOD-10, TS-ESC-10 The rightmost free Civilians of the chain; the card stays under the first."""
    free = uninfluenced(s, place)
    count = min(len(free), s.facts.influences[card])
    for step in range(count):
        civilian = free[len(free) - 1 - step]
        s.marks[civilian] = card if step == 0 else MARKER
        s.tell("influenced", place=place, card=civilian)
    return count > 0


def fall_back(s: State, place: int, card: int) -> bool:
    """TS-HOOD-02 Nobody to influence: the fallback of the card."""
    fallback = s.facts.fallback[card]
    if fallback == REINFORCE:
        return True
    if fallback == SPY:
        spy(s)
    else:
        tamper(s, place)
    return False


def spy(s: State) -> None:
    """TS-HOOD-06 The leftmost face-up Pod card is discarded, and not replaced before the end of the Dispatch phase."""
    if s.display:
        pod = s.display.pop(0)
        s.scrapped.append(pod)
        s.tell("spied", vehicle=pod)


def tamper(s: State, place: int) -> None:
    """TS-HOOD-07 Symbols stored at the chain are lost, and the pilots there are face down for this turn."""
    s.tell("tampered", place=place)
    lose_all_stored(s, place)
    for pilot in EVERYBODY:
        if place_of(s, pilot) == place:
            turn_down(s, pilot)

"""How the race stands: in how many turns each player could have the formula outside."""

from math import log
from typing import Final

from coffret.games.a_team.rules.movement import arrive
from coffret.games.a_team.state import GUARD, INWARD, NOBODY, OUTWARD, SAFETY_ZONE, State, way_of
from coffret.games.a_team.view import View

# All in turns, if not said otherwise.
INWARD_PACE: Final = 4.6  # spaces in an average turn with one die, cards included
OUTWARD_PACE: Final = 8.5  # the same with two dice
INWARD_GUARD: Final = 1.0  # what it costs to begin a turn with a guard
OUTWARD_GUARD: Final = 1.4
CATCH: Final = 1.5  # to win the formula from its holder, once he is reached
GAP: Final = 0.2  # for each space that the holder is ahead: he is as fast, so it takes luck to come near
TURN: Final = 1.0  # to turn round at START or in the CELLAR
CLOSE: Final = 6.0  # for a chaser just in front of the holder, who will be out before he has turned round
ROOM: Final = 0.4  # of that for each space more between them
SHELTER: Final = 1.0  # while the holder stands in a SAFETY ZONE
LEAST: Final = 0.3  # to win, as long as one has not
WIN: Final = 100.0  # as a lead


def board(v: View) -> State:
    """What this seat sees of the race, as a state to try things on: no cards but its own."""
    s = State(v.facts, v.seats)
    s.at, s.facing, s.sidelined = list(v.at), list(v.facing), list(v.sidelined)
    s.holder, s.turn = v.holder, v.seat
    s.hands = [v.hand if seat == v.seat else () for seat in range(v.seats)]
    return s


Spot = tuple[int, int, int, bool, int]  # what a move of a player changes


def put(s: State, seat: int, space: int) -> Spot:
    """Let a player come to a space, to see how the race stands then; return what brings it back."""
    spot = (s.at[seat], s.facing[seat], s.holder, s.landed, s.owes)
    arrive(s, seat, space)
    return spot


def back(s: State, seat: int, spot: Spot) -> None:
    """Take a move back, since it was only a thought."""
    s.at[seat], s.facing[seat], s.holder, s.landed, s.owes = spot
    s.outcome = None


def lead_after(s: State, seat: int, space: int) -> float:
    """The lead after a player has come to a space."""
    spot = put(s, seat, space)
    value = lead(s)
    back(s, seat, spot)
    return value


def lead(s: State, extra: float = 0.0) -> float:
    """How far the player whose turn it is is ahead, with some extra turns if he has won them.

    A turn counts the more the fewer are left, so it is the ratio that matters; where he needs ten turns, a lead of
    one is about a turn. Of his rivals the foremost counts most.
    """
    if s.outcome is not None:
        return WIN if s.holder == s.turn else -WIN
    first = 1e9
    total = 0.0
    for seat in range(s.seats):
        if seat != s.turn:
            needs = turns(s, seat)
            total += needs
            first = min(first, needs)
    theirs = 0.8 * first + 0.2 * total / (s.seats - 1)
    return 10 * log(theirs / max(LEAST, turns(s, s.turn) - extra))


def turns(s: State, seat: int) -> float:
    """In how many turns a player could have the formula outside."""
    facts = s.facts
    at = s.at[seat]
    wait = 1.0 if s.sidelined[seat] else 0.0
    if s.facing[seat] != INWARD:
        wait += OUTWARD_GUARD if facts.kind[at] == GUARD else 0.0
        return wait + (at / OUTWARD_PACE if s.holder == seat else chase(s, at, way_of(s, seat)))
    wait += INWARD_GUARD if facts.kind[at] == GUARD else 0.0
    wait += (facts.cellar - at) / INWARD_PACE
    return wait + (facts.cellar / OUTWARD_PACE if s.holder == NOBODY else chase(s, facts.cellar, OUTWARD))


def chase(s: State, at: int, way: int) -> float:
    """In how many turns a chaser could catch the holder and run out with the formula."""
    goal = s.at[s.holder]
    run = CATCH + goal / OUTWARD_PACE + (SHELTER if s.facts.kind[goal] == SAFETY_ZONE else 0.0)
    if way == OUTWARD:
        if at >= goal:
            return run + GAP * (at - goal)
        return run + TURN + at / OUTWARD_PACE + max(0.0, CLOSE - ROOM * (goal - at))
    if at <= goal:
        return run + (goal - at) / (2 * OUTWARD_PACE)  # they come toward each other
    cellar = s.facts.cellar
    return run + TURN + (cellar - at) / OUTWARD_PACE + GAP * (cellar - goal)

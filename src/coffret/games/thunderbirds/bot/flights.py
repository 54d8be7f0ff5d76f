"""The Moves that are worth trying, and what they were worth: kept in mind, since thoughts come to them again."""

from typing import Final

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.bot.departing import Flight, machines_here, regions_that_matter, targets
from coffret.games.thunderbirds.bot.place import Key, position
from coffret.games.thunderbirds.bot.rescuing import promise
from coffret.games.thunderbirds.bot.scheme import Wants, wanted
from coffret.games.thunderbirds.bot.worth import worth
from coffret.games.thunderbirds.rules.table import here, hold_works, return_token
from coffret.games.thunderbirds.state import PLAN, POD, SCOTT, SOUTH_PACIFIC, TB1, TB2, TECHNOLOGY, Facts, State
from coffret.kernel import Action
from coffret.kernel.stack import copy

MOST: Final = 1000  # positions that are kept in mind


class Memory:
    """The Moves from positions, with one content."""

    def __init__(self) -> None:
        self.facts: Facts | None = None
        self.known: dict[Key, list[Flight]] = {}


MEMORY: Final = Memory()


def flights(s: State, left: int) -> list[Flight]:
    """The Moves that are worth trying when the active player has so many actions left."""
    if MEMORY.facts is not s.facts or len(MEMORY.known) >= MOST:
        MEMORY.facts, MEMORY.known = s.facts, {}
    is_asked = s.seats > 1 and s.operations > 0
    key = position(s, left, s.flown + 2 * s.fuel + 4 * s.steadied + 8 * is_asked)
    known = MEMORY.known.get(key)
    if known is None:
        known = MEMORY.known[key] = think_of_flights(s, left)
    return known


def think_of_flights(s: State, left: int) -> list[Flight]:
    """Moves of any machine that is here to regions that matter, with whom and what is wanted there."""
    found: list[Flight] = []
    me = s.characters[s.turn]
    place = here(s, s.turn)
    wants = wanted(s)
    goals = regions_that_matter(s, place, wants)
    table: State = copy(s)
    for machine, boarding in machines_here(s, me, place):
        is_free = me == SCOTT and machine == TB1 and not s.flown
        if left == 0 and not is_free:
            continue
        for region in targets(s, machine, place, goals):
            found.append(judged(Flight(s, machine, boarding, region, wants, left, is_free), table))
            if machine == TB2 and place == SOUTH_PACIFIC and s.tokens[s.turn][TECHNOLOGY] and hold_works(s):
                found += flights_with_new_pods(s, left, boarding, region, wants)
    return found


def flights_with_new_pods(s: State, left: int, boarding: list[Action], region: int, wants: Wants) -> list[Flight]:
    """Fly Thunderbird 2 from Tracy Island with a pod vehicle that is built first, where one is wanted."""
    found: list[Flight] = []
    for pod in range(len(s.pods)):
        if s.pods[pod] == PLAN and region in wants.regions[POD + pod]:
            ready: State = copy(s)
            return_token(ready, s.turn, TECHNOLOGY)
            ready.pods[pod] = SOUTH_PACIFIC
            flight = Flight(ready, TB2, boarding, region, wants, left)
            flight.built = pod
            flight.actions.insert(0, act.BUILD[s.characters[s.turn]][pod])
            found.append(judged(flight, ready))
    return found


def judged(flight: Flight, table: State) -> Flight:
    """A Move, tried out on a table on which nothing else has changed."""
    flight.lay_out(table)
    flight.value = worth(table, flight.left)
    flight.promise = promise(table, flight.left)
    return flight

"""The Moves that are worth trying, and what they were worth: kept in mind, since thoughts come to them again."""

from typing import Final

from coffret.games.thunderbirds.bot.circumstances import circumstances
from coffret.games.thunderbirds.bot.departing import Flight, machines_here, regions_that_matter, targets
from coffret.games.thunderbirds.bot.layout import Layout, imagine_payment
from coffret.games.thunderbirds.bot.rescuing import promise
from coffret.games.thunderbirds.bot.scheme import Wants, wanted
from coffret.games.thunderbirds.bot.ways import ways_among
from coffret.games.thunderbirds.bot.worth import worth_in
from coffret.games.thunderbirds.rules.table import here, hold_works
from coffret.games.thunderbirds.state import PLAN, POD, SCOTT, SOUTH_PACIFIC, TB1, TB2, TECHNOLOGY, State
from coffret.kernel import Action

MOST: Final = 1000  # positions that are kept in mind


class Memory:
    """The Moves from positions."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], tuple[Flight, ...]] = {}


MEMORY: Final = Memory()


def flights(s: State, now: Layout, left: int) -> tuple[Flight, ...]:
    """The Moves that are worth trying when the active player has so many actions left."""
    key = now.ways.number, now.around.number + 64 * left + leeway(s)
    known = MEMORY.known.get(key)
    if known is None:
        if len(MEMORY.known) >= MOST:
            MEMORY.known = {}
        known = MEMORY.known[key] = tuple(think_of_flights(s, now, left))
    return known


def leeway(s: State) -> int:
    """What else decides which Moves there are, and what they promise."""
    is_asked = s.seats > 1 and s.operations > 0
    return s.flown + 2 * s.fuel + 4 * s.steadied + 8 * is_asked


def think_of_flights(s: State, now: Layout, left: int) -> list[Flight]:
    """Moves of any machine that is here to regions that matter, with whom and what is wanted there."""
    found: list[Flight] = []
    me = s.characters[s.turn]
    place = here(s, s.turn)
    wants = wanted(s)
    goals = regions_that_matter(s, place, wants)
    for machine, boarding in machines_here(s, me, place):
        is_free = me == SCOTT and machine == TB1 and not s.flown
        if left == 0 and not is_free:
            continue
        for region in targets(s, machine, place, goals):
            flight = Flight(s, now.around, now.ways, machine, boarding, region, wants, left, is_free)
            found.append(judged(flight, s, now))
            if machine == TB2 and place == SOUTH_PACIFIC and s.tokens[s.turn][TECHNOLOGY] and hold_works(s):
                found += flights_with_new_pods(s, now, left, boarding, region, wants)
    return found


def flights_with_new_pods(
    s: State, now: Layout, left: int, boarding: list[Action], region: int, wants: Wants
) -> list[Flight]:
    """Fly Thunderbird 2 from Tracy Island with a pod vehicle that is built first, where one is wanted."""
    found: list[Flight] = []
    for pod in range(len(s.pods)):
        if s.pods[pod] == PLAN and region in wants.regions[POD + pod]:
            imagine_payment(s, s.turn, TECHNOLOGY)
            s.pods = s.pods[:]
            s.pods[pod] = SOUTH_PACIFIC
            flight = Flight(s, circumstances(s), now.ways, TB2, boarding, region, wants, left)
            flight.built = pod
            found.append(judged(flight, s, now))
    return found


def judged(flight: Flight, s: State, now: Layout) -> Flight:
    """A Move, tried out and taken back."""
    flight.move(s)
    flight.ways = ways_among(s, flight.around.crew)
    flight.value = worth_in(s, flight.left, flight.around, flight.ways)
    flight.promise = promise(s, flight.left)
    now.lay_out(s)
    return flight

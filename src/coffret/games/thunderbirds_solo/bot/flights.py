"""The Dispatch phase: crews as a rule, what Thunderbird 2 carries, and where each vehicle is needed most."""

from itertools import combinations
from typing import Final

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.bot.book import Book, Roller, Row, book_of, crew_of, in_order
from coffret.games.thunderbirds_solo.bot.rescue import call_of, expected, roller_of, row_of
from coffret.games.thunderbirds_solo.rules.covering import ONE
from coffret.games.thunderbirds_solo.rules.movement import destinations, hold_room
from coffret.games.thunderbirds_solo.rules.table import assign
from coffret.games.thunderbirds_solo.state import (
    BRAINS,
    DISASTER,
    ISLAND,
    NOBODY,
    SLOTS,
    TB1,
    TB2,
    TB3,
    TB4,
    TRANSMITTER,
    State,
)
from coffret.kernel import Action
from coffret.kernel.stack import copy

Plan = tuple[float, tuple[int, int, int]]  # the work that would be left, and where Thunderbirds 1, 2 and 3 are
SCOTT: Final = 0
VIRGIL: Final = 1
ALAN: Final = 2
GORDON: Final = 3
CREW: Final = ((VIRGIL, TB2), (ALAN, TB1), (BRAINS, TB3))  # the others are carried by Thunderbird 2
PASSENGERS: Final[tuple[int, ...]] = (SCOTT, GORDON)
RELAY: Final = 0.03  # what one more exchange is worth, as a chance to clear
FLYERS: Final[tuple[int, ...]] = (TB1, TB2, TB3)
STAYS: Final = 0.05  # it takes a reason to fly
LATER: Final = 2.0  # what a better vehicle is worth in later turns


def dispatch(s: State, options: list[Action]) -> Action:
    """Crews first, then flights."""
    book = book_of(s)
    return crewing(book, s, options) or flight(book, s, options)


def crewing(book: Book, s: State, options: list[Action]) -> Action | None:
    """What is to be done before anybody flies."""
    for step in (better_pod, boarding, loading):
        action = step(book, s)
        if action is not None and action in options:
            return action
    return None


def better_pod(book: Book, s: State) -> Action | None:
    """Brains replaces the weakest Pod before Thunderbird 2 is loaded."""
    if s.at[TB2] != ISLAND or len(s.display) < 3 or s.hold or s.workshop:
        return None
    return act.REPLACE[min(s.display, key=lambda pod: fitness(book, pod))]


def boarding(book: Book, s: State) -> Action | None:
    """Everybody into their usual machine."""
    for pilot, vehicle in CREW:
        if s.aboard[pilot] == NOBODY and s.pilot[vehicle] == NOBODY:
            return act.BOARD[pilot][vehicle]
    return None


def loading(book: Book, s: State) -> Action | None:
    """The vehicles that leave the least work, with whoever is left."""
    if s.at[TB2] != ISLAND or not hold_room(s):
        return None
    free = [pilot for pilot in PASSENGERS if s.aboard[pilot] == NOBODY]
    wanted = best_load(book, s, free)
    return act.LOAD[wanted[0]][free[0]] if wanted else None


def best_load(book: Book, s: State, pilots: list[int]) -> tuple[int, ...]:
    """What these pilots should drive: the vehicles with which the best plan leaves the least work."""
    loads = list(combinations([TB4, *s.display], min(len(pilots), hold_room(s))))
    return min(loads, key=lambda load: work_left(book, s, load, pilots)) if loads else ()


def work_left(book: Book, s: State, load: tuple[int, ...], pilots: list[int]) -> float:
    """The work that the best plan leaves with these vehicles in the hold."""
    table: State = copy(s)
    for vehicle, pilot in zip(load, pilots, strict=False):
        assign(table, pilot, vehicle)
        table.hold.append(vehicle)
    return min(plans(book, table))[0] - LATER * sum([fitness(book, vehicle) for vehicle in load])


def fitness(book: Book, vehicle: int) -> float:
    """How often a vehicle's dice would clear a Disaster, over all Disasters and positions."""
    found = book.fitness.get(vehicle)
    if found is None:
        found = book.fitness[vehicle] = find_fitness(book, vehicle)
    return found


def find_fitness(book: Book, vehicle: int) -> float:
    """The same, found anew."""
    facts = book.facts
    dice = tuple(sorted(facts.dice[vehicle]))
    total = count = 0
    for card, kind in enumerate(facts.type):
        if kind == DISASTER:
            for need in book.need[card]:
                total += book.covering(dice, need, 0, 0, False).bit_count()
                count += 6 ** len(dice)
    return total / count + (RELAY if facts.trait[vehicle] == TRANSMITTER else 0.0)


def flight(book: Book, s: State, options: list[Action]) -> Action:
    """The next flight of the best plan; the end of the phase when everybody is where they should be."""
    return flights_of(s, min(plans(book, s)), options)[0]


def proposed_flights(s: State, options: list[Action], most: int) -> list[list[Action]]:
    """The best plans, so many at the most; none before everybody is aboard."""
    book = book_of(s)
    if crewing(book, s, options) is not None:
        return []
    return [flights_of(s, plan, options) for plan in sorted(plans(book, s))[:most]]


def flights_of(s: State, plan: Plan, options: list[Action]) -> list[Action]:
    """The flights of a plan that are left to be made, and the end of the phase."""
    found: list[Action] = []
    for at, vehicle in enumerate(FLYERS):
        place = plan[1][at]
        if place != s.at[vehicle] and act.FLY[vehicle][place] in options:
            found.append(act.FLY[vehicle][place])
    return [*found, act.END_DISPATCH]


def plans(book: Book, s: State) -> list[Plan]:
    """Where Thunderbirds 1, 2 and 3 could be, and the work that would be left."""
    groups = Groups(book, s)
    values = [groups.values(place) for place in range(5)]
    found: list[Plan] = []
    for one in groups.reach[0]:
        for two in groups.reach[1]:
            for three in groups.reach[2]:
                total = STAYS * ((one != s.at[TB1]) + (two != s.at[TB2]) + (three != s.at[TB3]))
                for place in SLOTS:
                    total += values[place][(one == place) + 2 * (two == place) + 4 * (three == place)]
                found.append((total, (one, two, three)))
    return found


class Groups:
    """Who can be sent where together: Thunderbirds 1, 2 and 3, as bits, and what Thunderbird 2 carries."""

    def __init__(self, book: Book, s: State) -> None:
        self.book = book
        self.s = s
        self.reach = [reachable(s, vehicle) for vehicle in FLYERS]
        self.rollers = {it: roller_of(s, it, s.pilot[it]) for it in (*FLYERS, *s.hold) if s.pilot[it] != NOBODY}

    def values(self, place: int) -> list[float]:
        """By group: the work that would be left of a chain; 0 where it cannot go."""
        if place == ISLAND:
            return [0.0] * 8
        there = sum([1 << at for at in range(3) if place in self.reach[at]])
        row, call = row_of(self.s, place), call_of(self.s, place)
        return [self.left_at(place, row, call, group) if group & ~there == 0 else 0.0 for group in range(8)]

    def left_at(self, place: int, row: Row, call: int, group: int) -> float:
        """The work left at a chain if this group is sent there."""
        s = self.s
        sent: list[Roller] = []
        have = 0
        again = False
        for vehicle in members(s, group):
            pilot = s.pilot[vehicle]
            if pilot == NOBODY:
                continue
            sent.append(self.rollers[vehicle])
            if s.at[vehicle] == place:
                for die in s.stored[vehicle]:
                    have += ONE[die & 7]
            again = again or (pilot == SCOTT and not s.down >> SCOTT & 1)
        return expected(self.book, row, call, have, crew_of(in_order(sent)), again)


def reachable(s: State, vehicle: int) -> list[int]:
    """Where a vehicle can be at the end of the phase, Tracy Island left out if it is not there."""
    return [s.at[vehicle], *[place for place in destinations(s, vehicle) if place != ISLAND]]


def members(s: State, group: int) -> list[int]:
    """The vehicles of a group of flyers, with what Thunderbird 2 carries."""
    found = [vehicle for at, vehicle in enumerate(FLYERS) if group >> at & 1]
    return [*found, *s.hold] if group & 2 else found

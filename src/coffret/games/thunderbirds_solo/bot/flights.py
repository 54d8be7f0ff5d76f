"""The Dispatch phase: crews as a rule, what Thunderbird 2 carries, and where each vehicle is needed most."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.bot.book import Book, book_of
from coffret.games.thunderbirds_solo.bot.rescue import NEVER, call_of, roller_of, row_of
from coffret.games.thunderbirds_solo.bot.rollers import Crew, in_order
from coffret.games.thunderbirds_solo.rules.covering import ONE
from coffret.games.thunderbirds_solo.rules.movement import destinations, hold_room
from coffret.games.thunderbirds_solo.state import (
    BRAINS,
    CHAINS,
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
from coffret.kernel.sums import sum_of

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
UNKNOWN: Final = -1.0  # work that has not been reckoned
CLEARLY: Final = 1e-6  # more than sums differ by the order in which they are added


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
    vehicles = s.display if TB4 in s.hold else [TB4, *s.display]
    loads = list(combinations(vehicles, min(len(pilots), hold_room(s))))
    return min(loads, key=lambda load: work_left(book, s, load, pilots)) if loads else ()


def work_left(book: Book, s: State, load: tuple[int, ...], pilots: list[int]) -> float:
    """The work that the best plan leaves with these vehicles in the hold."""
    plan = best_plan(Groups(book, s, {vehicle: pilots[at] for at, vehicle in enumerate(load)}))
    return plan[0] - LATER * sum_of([fitness(book, vehicle) for vehicle in load])


def fitness(book: Book, vehicle: int) -> float:
    """How often a vehicle's dice would clear a Disaster, over all Disasters and positions."""
    found = book.fitness.get(vehicle)
    if found is None:
        found = book.fitness[vehicle] = find_fitness(book, vehicle)
    return found


def find_fitness(book: Book, vehicle: int) -> float:
    """The same, found anew."""
    facts = book.facts
    hand = book.bag.hand(tuple(sorted(facts.dice[vehicle])), False)
    total = count = 0
    for card, kind in enumerate(facts.type):
        if kind == DISASTER:
            for need in book.need[card]:
                total += hand.covering(book.bag.task(need, 0), 0).bit_count()
                count += hand.rolls
    return total / count + (RELAY if facts.trait[vehicle] == TRANSMITTER else 0.0)


def flight(book: Book, s: State, options: list[Action]) -> Action:
    """The next flight of the best plan; the end of the phase when everybody is where they should be."""
    return flights_of(s, best_plan(Groups(book, s)), options)[0]


def proposed_flights(s: State, options: list[Action], most: int) -> list[list[Action]]:
    """The best plans, so many at the most; none before everybody is aboard."""
    book = book_of(s)
    if crewing(book, s, options) is not None:
        return []
    return [flights_of(s, plan, options) for plan in sorted(plans(Groups(book, s)))[:most]]


def flights_of(s: State, plan: Plan, options: list[Action]) -> list[Action]:
    """The flights of a plan that are left to be made, and the end of the phase."""
    found: list[Action] = []
    for at, vehicle in enumerate(FLYERS):
        place = plan[1][at]
        if place != s.at[vehicle] and act.FLY[vehicle][place] in options:
            found.append(act.FLY[vehicle][place])
    return [*found, act.END_DISPATCH]


def best_plan(groups: Groups) -> Plan:
    """The plan that leaves the least work; of equal ones the one with the first places."""
    best, lowest = (5, 5, 5), NEVER
    for one in groups.reach[0]:
        for two in groups.reach[1]:
            for three in groups.reach[2]:
                total = groups.total(one, two, three, lowest)
                if total < lowest or (total == lowest and (one, two, three) < best):
                    best, lowest = (one, two, three), total
    return lowest, best


def plans(groups: Groups) -> list[Plan]:
    """Where Thunderbirds 1, 2 and 3 could be, and the work that would be left."""
    one, two, three = groups.reach
    return [(groups.total(a, b, c, NEVER), (a, b, c)) for a in one for b in two for c in three]


class Groups:
    """Who can be sent where together: Thunderbirds 1, 2 and 3, as bits, and what Thunderbird 2 carries, or could."""

    def __init__(self, book: Book, s: State, load: dict[int, int] | None = None) -> None:
        self.book: Final = book
        self.s: Final = s
        self.reach: Final = [reachable(s, vehicle) for vehicle in FLYERS]
        new = load or {}  # with pilots, who replace those of what is carried already
        self.carried: Final = [(vehicle, new.get(vehicle, s.pilot[vehicle])) for vehicle in (*s.hold, *new)]
        self.members: Final = [self.members_of(group) for group in range(8)]
        self.crews: Final = self.find_crews()
        self.again: Final = [self.has_second_try(group) for group in range(8)]
        self.rows: Final = [row_of(book, s, place) for place in range(5)]
        self.values: Final = [[UNKNOWN] * 8 for _ in range(5)]  # by place and group: the work that would be left
        for place in SLOTS:
            self.values[place][0] = self.left_at(place, 0)

    def members_of(self, group: int) -> list[tuple[int, int]]:
        """The vehicles of a group of flyers that have pilots, with what Thunderbird 2 carries."""
        s = self.s
        found = [(vehicle, s.pilot[vehicle]) for at, vehicle in enumerate(FLYERS) if group >> at & 1]
        return [it for it in (found + self.carried if group & 2 else found) if it[1] != NOBODY]

    def find_crews(self) -> list[Crew | None]:
        """How each group rolls."""
        book, s = self.book, self.s
        rollers = {vehicle: roller_of(book, s, vehicle, pilot) for vehicle, pilot in self.members[7]}
        return [book.bag.crew(in_order([rollers[vehicle] for vehicle, _ in group])) for group in self.members]

    def has_second_try(self, group: int) -> bool:
        """Whether Scott is in a group, and face up."""
        return not self.s.down >> SCOTT & 1 and SCOTT in [pilot for _, pilot in self.members[group]]

    def left_at(self, place: int, group: int) -> float:
        """The work left at a chain if this group is sent there."""
        s = self.s
        have = 0
        for vehicle, _ in self.members[group]:
            if s.at[vehicle] == place:
                for die in s.stored[vehicle]:
                    have += ONE[die & 7]
        plight = self.rows[place].facing(call_of(s, place), have)
        return plight.expected(self.crews[group], self.again[group])

    def total(self, one: int, two: int, three: int, lowest: float) -> float:
        """The work that would be left with Thunderbirds 1, 2 and 3 at these places.

        What is reckoned already may add up to more than the lowest so far; then that sum will do.
        """
        s = self.s
        flown = STAYS * ((one != s.at[TB1]) + (two != s.at[TB2]) + (three != s.at[TB3]))
        known = found = flown
        for place in range(1, CHAINS + 1):
            value = self.values[place][(one == place) + 2 * (two == place) + 4 * (three == place)]
            known += max(value, 0.0)
        if known > lowest + CLEARLY:
            return known
        for place in range(1, CHAINS + 1):
            group = (one == place) + 2 * (two == place) + 4 * (three == place)
            value = self.values[place][group]
            if value == UNKNOWN:
                value = self.values[place][group] = self.left_at(place, group)
            found += value
        return found


def reachable(s: State, vehicle: int) -> list[int]:
    """Where a vehicle can be at the end of the phase, Tracy Island left out if it is not there."""
    return [s.at[vehicle], *[place for place in destinations(s, vehicle) if place != ISLAND]]

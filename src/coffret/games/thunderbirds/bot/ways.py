"""How soon everybody, and everything, can be somewhere: in actions, whoever has to fly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from coffret.games.thunderbirds.bot.chances import CHANCES
from coffret.games.thunderbirds.bot.place import PERSONS, Key, can_build, crew, people, vehicles
from coffret.games.thunderbirds.bot.prices import BUILDING
from coffret.games.thunderbirds.rules.movement import is_slowed
from coffret.games.thunderbirds.rules.table import borders_are_closed, is_loaded
from coffret.games.thunderbirds.state import (
    EARTH,
    FAB1,
    MACHINE,
    MOST_STEPS,
    NO_PATH,
    NOBODY,
    PLAN,
    POD,
    SCOTT,
    SOUTH_PACIFIC,
    TB1,
    TB2,
    TB3,
    TB4,
    VIRGIL,
    Facts,
    State,
)
from coffret.games.thunderbirds.state import Ways as Walks

SHORTEST: Final = 0.3  # actions, even where the Move is free
NEVER: Final = 9.0  # actions: as good as out of reach
TOKEN: Final = 3.0  # what it takes to come by a token that nobody has
MOST: Final = 1000  # moments that are kept in mind

FLYING: Final[tuple[int, ...]] = (TB1, TB2, TB3, TB4, FAB1)


@mypyc_attr(acyclic=True)
class Ride:
    """A machine that a player can use: the actions to get aboard, and the Moves from there to each region."""

    def __init__(self, start: float, machine: int, moves: tuple[float, ...], other: Ride | None) -> None:
        self.start: Final = start
        self.machine: Final = machine
        self.moves: Final = moves
        self.other: Final = other  # another one, if there is one


@mypyc_attr(acyclic=True)
class Attempt:
    """How a player may avert a disaster: the actions before the first try, and what the dice must total then."""

    def __init__(self, delay: float, need: int, other: Attempt | None, following: Attempt | None) -> None:
        self.delay: Final = delay
        self.need: Final = need
        self.chance: Final = CHANCES[need] if need > 0 else 1.0
        self.other: Final = other  # another way, if there is one
        self.following: Final = following  # how the next player may avert it


@mypyc_attr(acyclic=True)
class Ways:
    """The ways of one moment: who can be where, what can be brought where, and how disasters can be averted.

    They are counted when they are asked for; `s` is always a table on which everything is in the same place. What is
    kept are chains and tuples, no lists: the garbage collector leaves them alone, and most are quicker made than lists.
    """

    def __init__(self, s: State, number: int) -> None:
        self.number: Final = number  # by which thoughts that start here are kept in mind
        self.worths: Final[dict[int, float]] = {}  # by circumstances and actions left: what the position is worth
        self.attempts: Final[dict[int, Attempt]] = {}  # by disaster: how the first player may avert it
        self.tables: Final = distances(s.facts)[1 if borders_are_closed(s) else 0]
        self.funds = NOBODY  # the tokens and Scheme for which it was asked last
        self.effort = NEVER  # and the actions
        self.rides: Final = tuple([self.rides_of(s, player) for player in range(s.players)])

    def moves(self, s: State, machine: int, speed: int, start: int) -> tuple[float, ...]:
        """How many Moves a machine needs, by region."""
        return self.tables[s.facts.path[machine]][min(MOST_STEPS, speed)][start]

    def rides_of(self, s: State, player: int) -> Ride | None:
        """The machines a player can use: those beside the own one, the rocket, and those where it lands."""
        me = s.characters[player]
        own = s.aboard[me]
        place = s.at[own]
        rides: Ride | None = None
        if s.facts.path[own] != NO_PATH and not is_loaded(s, own):
            rides = self.ride(s, 0.0, own, self.speed(s, own, me), rides)
        for machine in FLYING:
            if machine != own and s.at[machine] == place and has_room(s, machine) and not is_loaded(s, machine):
                rides = self.ride(s, 0.0, machine, self.speed(s, machine, me), rides)
        return self.with_rocket(s, rides)

    def ride(self, s: State, start: float, machine: int, speed: int, other: Ride | None) -> Ride:
        """A machine from where it is."""
        return Ride(start, machine, self.moves(s, machine, speed, s.at[machine]), other)

    def with_rocket(self, s: State, rides: Ride | None) -> Ride | None:
        """Change to the rocket, or from it to what stands on Tracy Island."""
        rocket: Ride | None = None
        start = NEVER
        ride = rides
        while ride is not None:
            if ride.machine == TB3:
                rocket = ride
            start = min(start, ride.start + ride.moves[s.at[TB3]])
            ride = ride.other
        if rocket is None:
            if start < NEVER and has_room(s, TB3):
                rides = self.ride(s, start, TB3, s.facts.speed[TB3], rides)
        elif s.at[TB3] != SOUTH_PACIFIC:
            start = rocket.moves[SOUTH_PACIFIC]
            for machine in (TB1, TB2):
                if s.at[machine] == SOUTH_PACIFIC and has_room(s, machine):
                    rides = self.ride(s, start, machine, s.facts.speed[machine], rides)
        return rides

    def speed(self, s: State, machine: int, character: int) -> int:
        """How fast a machine is in these hands."""
        if is_slowed(s, machine):
            return 1
        return 3 if machine == TB2 and character == VIRGIL else s.facts.speed[machine]

    def trip(self, s: State, player: int, region: int) -> float:
        """How many actions it takes a player to be in a region."""
        me = s.characters[player]
        own = s.aboard[me]
        if s.at[own] == region:
            return 0.0
        best = NEVER
        ride = self.rides[player]
        while ride is not None:
            best = min(best, ride.start + ride.moves[region])
            ride = ride.other
        if me == SCOTT and own == TB1:  # one Move of each turn is free
            best -= 1.0
        return max(SHORTEST, best)

    def nearest(self, s: State, region: int) -> float:
        """How many actions it takes until somebody is in a region."""
        best = NEVER
        for player in range(s.players):
            best = min(best, self.trip(s, player, region))
        return best

    def carry(self, s: State, asset: int, region: int) -> float:
        """How many actions it takes until an asset is in a region."""
        if asset >= POD:
            return min(NEVER, self.carry_pod(s, asset - POD, region))
        if asset >= MACHINE:
            return min(NEVER, self.carry_machine(s, asset - MACHINE, region))
        return min(NEVER, self.carry_character(s, asset, region))

    def carry_character(self, s: State, character: int, region: int) -> float:
        """Whoever is played goes by itself; the others must be fetched."""
        player = s.player_of[character]
        if player != NOBODY:
            return self.trip(s, player, region)
        place = s.at[s.aboard[character]]
        if place == region:
            return 0.0
        if region >= EARTH:
            return self.carry_machine(s, TB3, region) + (0.0 if place == s.at[TB3] else 3.0)
        first = self.moves(s, TB1, s.facts.speed[TB1], place)[region]
        return self.nearest(s, place) + min(first, self.moves(s, TB2, s.facts.speed[TB2], place)[region])

    def carry_machine(self, s: State, machine: int, region: int) -> float:
        """Somebody flies it there; what Thunderbird 2 can load it can bring too."""
        place = s.at[machine]
        if place == region:
            return 0.0
        if s.facts.path[machine] == NO_PATH:
            return NEVER
        best = NEVER
        if not is_loaded(s, machine):
            best = self.pilot(s, machine) + self.moves(s, machine, s.facts.speed[machine], place)[region]
        if machine in (TB4, FAB1):
            best = min(best, self.haul(s, place, region))
        return best

    def carry_pod(self, s: State, pod: int, region: int) -> float:
        """A pod vehicle is built, if it must be, and Thunderbird 2 brings it."""
        if region >= EARTH:
            return NEVER
        if s.pods[pod] != PLAN:
            return self.haul(s, s.pods[pod], region)
        cost = BUILDING if can_build(s) else TOKEN
        return cost + self.haul(s, SOUTH_PACIFIC, region)

    def haul(self, s: State, place: int, region: int) -> float:
        """Thunderbird 2 goes to a place and brings something from there."""
        if place == region:
            return 0.0
        flies = s.player_of[VIRGIL] != NOBODY and s.aboard[VIRGIL] == TB2
        speed = self.speed(s, TB2, VIRGIL if flies else SCOTT)
        there = self.moves(s, TB2, speed, s.at[TB2])[place]
        return self.pilot(s, TB2) + there + self.moves(s, TB2, speed, place)[region]

    def pilot(self, s: State, machine: int) -> float:
        """How many actions it takes until somebody can fly a machine."""
        for character in s.characters:
            if s.aboard[character] == machine:
                return 0.0
        return 0.3 + self.nearest(s, s.at[machine])


class Memory:
    """The ways of moments with one content: most thoughts move nobody, or somebody to where others went before.

    A number is never given again.
    """

    def __init__(self) -> None:
        self.facts: Facts | None = None
        self.known: dict[Key, Ways] = {}
        self.last = 0


MEMORY: Final = Memory()


def ways_of(s: State) -> Ways:
    """The ways of this moment."""
    return ways_among(s, crew(s))


def ways_among(s: State, who: int) -> Ways:
    """The ways of this moment, for a crew that is known."""
    if MEMORY.facts is not s.facts or len(MEMORY.known) >= MOST:
        MEMORY.facts, MEMORY.known = s.facts, {}
    key = people(s), vehicles(s), who
    known = MEMORY.known.get(key)
    if known is None:
        MEMORY.last += 1
        known = MEMORY.known[key] = Ways(s, MEMORY.last)
    return known


def has_room(s: State, machine: int) -> bool:
    """Whether one can get aboard: a seat is free, or somebody sits there whom nobody plays."""
    room = s.facts.room[machine]
    for character in range(PERSONS):
        if s.aboard[character] == machine:
            if s.player_of[character] == NOBODY:
                return True
            room -= 1
    return room > 0


Table = tuple[tuple[tuple[float, ...], ...], ...]  # by top speed, start and end: the Moves it takes
DISTANCES: dict[int, tuple[Facts, tuple[tuple[Table, ...], ...]]] = {}
MOST_CONTENTS: Final = 4  # whose distances are kept: each table with a content pack brings one of its own


def distances(facts: Facts) -> tuple[tuple[Table, ...], ...]:
    """By volcano and path: how many Moves it takes from region to region; counted once for each content."""
    known = DISTANCES.get(id(facts))
    if known is None:
        if len(DISTANCES) >= MOST_CONTENTS:
            DISTANCES.clear()
        known = DISTANCES[id(facts)] = facts, tuple(tuple(count(ways) for ways in paths) for paths in facts.reach)
    return known[1]


def count(ways: Walks) -> Table:
    """The Moves that a machine needs, by top speed, start and end."""
    regions = range(len(ways))
    return tuple(
        tuple(tuple(needed(ways, speed, start, end) for end in regions) for start in regions)
        for speed in range(MOST_STEPS + 1)
    )


def needed(ways: Walks, speed: int, start: int, end: int) -> float:
    """The Moves from one region to another."""
    if start == end:
        return 0.0
    steps = next((steps for steps in range(1, MOST_STEPS + 1) if end in ways[start][steps]), 0)
    return float(-(-steps // speed)) if steps and speed else NEVER


def moves(s: State, machine: int, speed: int) -> tuple[tuple[float, ...], ...]:
    """How many Moves a machine needs with a given top speed, by start and end."""
    return distances(s.facts)[1 if borders_are_closed(s) else 0][s.facts.path[machine]][min(MOST_STEPS, speed)]

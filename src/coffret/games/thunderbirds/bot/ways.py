"""How soon everybody, and everything, can be somewhere: in actions, whoever has to fly."""

from typing import Final

from coffret.games.thunderbirds.bot.prices import BUILDING
from coffret.games.thunderbirds.names import CHARACTERS
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
    TECHNOLOGY,
    VIRGIL,
    Facts,
    State,
)
from coffret.games.thunderbirds.state import Ways as Walks
from coffret.kernel.stack import copy

SHORTEST: Final = 0.3  # actions, even where the Move is free
NEVER: Final = 9.0  # actions: as good as out of reach
TOKEN: Final = 3.0  # what it takes to come by a token that nobody has
MOST: Final = 200  # moments that are kept in mind

Ride = tuple[float, int, int, int]  # actions to get aboard, machine, where it is, top speed
Rescue = tuple[float, int]  # the actions before the first try, and what the dice must total then


class Ways:
    """The ways of one moment: who can be where, what can be brought where, and how disasters can be averted."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.rescues: dict[int, list[list[Rescue]]] = {}  # by disaster and player
        self.tables = distances(s.facts)[1 if borders_are_closed(s) else 0]
        self.known: dict[int, float] = {}
        self.rides = [self.rides_of(player) for player in range(s.players)]

    def moves(self, machine: int, speed: int, start: int, end: int) -> float:
        """How many Moves a machine needs."""
        return self.tables[self.s.facts.path[machine]][speed][start][end]

    def rides_of(self, player: int) -> list[Ride]:
        """The machines a player can use: those beside the own one, the rocket, and those where it lands."""
        s = self.s
        me = s.characters[player]
        own = s.aboard[me]
        place = s.at[own]
        rides: list[Ride] = []
        if s.facts.path[own] != NO_PATH and not is_loaded(s, own):
            rides.append((0.0, own, place, self.speed(own, me)))
        for machine in (TB1, TB2, TB3, TB4, FAB1):
            if machine != own and s.at[machine] == place and self.has_room(machine) and not is_loaded(s, machine):
                rides.append((0.0, machine, place, self.speed(machine, me)))
        self.add_rocket(rides)
        return rides

    def add_rocket(self, rides: list[Ride]) -> None:
        """Change to the rocket, or from it to what stands on Tracy Island."""
        s = self.s
        rocket = next((ride for ride in rides if ride[1] == TB3), None)
        if rocket is None and rides and self.has_room(TB3):
            start = min([ride[0] + self.moves(ride[1], ride[3], ride[2], s.at[TB3]) for ride in rides])
            if start < NEVER:
                rides.append((start, TB3, s.at[TB3], s.facts.speed[TB3]))
        elif rocket is not None and s.at[TB3] != SOUTH_PACIFIC:
            start = self.moves(TB3, rocket[3], s.at[TB3], SOUTH_PACIFIC)
            for machine in (TB1, TB2):
                if s.at[machine] == SOUTH_PACIFIC and self.has_room(machine):
                    rides.append((start, machine, SOUTH_PACIFIC, s.facts.speed[machine]))

    def speed(self, machine: int, character: int) -> int:
        """How fast a machine is in these hands."""
        s = self.s
        if is_slowed(s, machine):
            return 1
        return 3 if machine == TB2 and character == VIRGIL else s.facts.speed[machine]

    def has_room(self, machine: int) -> bool:
        """Whether one can get aboard: a seat is free, or somebody sits there whom nobody plays."""
        s = self.s
        if s.aboard.count(machine) < s.facts.room[machine]:
            return True
        return any(s.aboard[it] == machine and s.player_of[it] == NOBODY for it in range(len(CHARACTERS)))

    def trip(self, player: int, region: int) -> float:
        """How many actions it takes a player to be in a region."""
        key = player * 100 + region
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self.count_trip(player, region)
        return known

    def count_trip(self, player: int, region: int) -> float:
        s = self.s
        me = s.characters[player]
        if s.at[s.aboard[me]] == region:
            return 0.0
        best = NEVER
        for start, machine, place, speed in self.rides[player]:
            best = min(best, start + self.moves(machine, speed, place, region))
        if me == SCOTT and s.aboard[me] == TB1:  # one Move of each turn is free
            best -= 1.0
        return max(SHORTEST, best)

    def nearest(self, region: int) -> float:
        """How many actions it takes until somebody is in a region."""
        return min([self.trip(player, region) for player in range(self.s.players)])

    def carry(self, asset: int, region: int) -> float:
        """How many actions it takes until an asset is in a region."""
        key = 1000 + asset * 100 + region
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = min(NEVER, self.count_carry(asset, region))
        return known

    def count_carry(self, asset: int, region: int) -> float:
        if asset >= POD:
            return self.carry_pod(asset - POD, region)
        if asset >= MACHINE:
            return self.carry_machine(asset - MACHINE, region)
        return self.carry_character(asset, region)

    def carry_character(self, character: int, region: int) -> float:
        """Whoever is played goes by itself; the others must be fetched."""
        s = self.s
        player = s.player_of[character]
        if player != NOBODY:
            return self.trip(player, region)
        place = s.at[s.aboard[character]]
        if place == region:
            return 0.0
        if region >= EARTH:
            return self.carry_machine(TB3, region) + (0.0 if place == s.at[TB3] else 3.0)
        way = min([self.moves(machine, s.facts.speed[machine], place, region) for machine in (TB1, TB2)])
        return self.nearest(place) + way

    def carry_machine(self, machine: int, region: int) -> float:
        """Somebody flies it there; what Thunderbird 2 can load it can bring too."""
        s = self.s
        place = s.at[machine]
        if place == region:
            return 0.0
        if s.facts.path[machine] == NO_PATH:
            return NEVER
        best = NEVER
        if not is_loaded(s, machine):
            best = self.pilot(machine) + self.moves(machine, s.facts.speed[machine], place, region)
        if machine in (TB4, FAB1):
            best = min(best, self.haul(place, region))
        return best

    def carry_pod(self, pod: int, region: int) -> float:
        """A pod vehicle is built, if it must be, and Thunderbird 2 brings it."""
        s = self.s
        if region >= EARTH:
            return NEVER
        if s.pods[pod] != PLAN:
            return self.haul(s.pods[pod], region)
        cost = BUILDING if can_build(s) else TOKEN
        return cost + self.haul(SOUTH_PACIFIC, region)

    def haul(self, place: int, region: int) -> float:
        """Thunderbird 2 goes to a place and brings something from there."""
        s = self.s
        if place == region:
            return 0.0
        speed = self.speed(TB2, VIRGIL if s.player_of[VIRGIL] != NOBODY and s.aboard[VIRGIL] == TB2 else SCOTT)
        return self.pilot(TB2) + self.moves(TB2, speed, s.at[TB2], place) + self.moves(TB2, speed, place, region)

    def pilot(self, machine: int) -> float:
        """How many actions it takes until somebody can fly a machine."""
        key = -1 - machine
        known = self.known.get(key)
        if known is None:
            s = self.s
            aboard = any(s.aboard[it] == machine for it in s.characters)
            known = self.known[key] = 0.0 if aboard else 0.3 + self.nearest(s.at[machine])
        return known


class Memory:
    """The ways of moments with one content: most thoughts move nobody, or somebody to where others went before."""

    def __init__(self) -> None:
        self.facts: Facts | None = None
        self.known: dict[tuple[int, ...], Ways] = {}


MEMORY: Final = Memory()


def ways_of(s: State) -> Ways:
    """The ways of this moment."""
    if MEMORY.facts is not s.facts or len(MEMORY.known) >= MOST:
        MEMORY.facts, MEMORY.known = s.facts, {}
    found = [s.players, s.lasting, int(can_build(s)), *s.at, *s.aboard, *s.pods, *s.characters, *s.hold]
    key = tuple(found)  # all that a way depends on
    known = MEMORY.known.get(key)
    if known is None:
        known = MEMORY.known[key] = Ways(copy(s))
    return known


def can_build(s: State) -> bool:
    """Whether anybody has a token for a pod vehicle."""
    return max([hand[TECHNOLOGY] for hand in s.tokens]) > 0


Table = tuple[tuple[tuple[float, ...], ...], ...]  # by top speed, start and end: the Moves it takes
_distances: dict[int, tuple[Facts, tuple[tuple[Table, ...], ...]]] = {}


def distances(facts: Facts) -> tuple[tuple[Table, ...], ...]:
    """By volcano and path: how many Moves it takes from region to region; counted once for each content."""
    known = _distances.get(id(facts))
    if known is None:
        known = _distances[id(facts)] = facts, tuple(tuple(count(ways) for ways in paths) for paths in facts.reach)
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


def moves(s: State, machine: int, speed: int, start: int, end: int) -> float:
    """How many Moves a machine needs, with a given top speed."""
    return distances(s.facts)[1 if borders_are_closed(s) else 0][s.facts.path[machine]][speed][start][end]

"""Discovery items that are used by choice."""

from typing import Final

from coffret.games.away_missions.actions import (
    CHOOSE_COMPONENT,
    CHOOSE_PLACE,
    DONE,
    ChooseComponent,
    ChooseHatch,
    ChoosePlace,
    Done,
)
from coffret.games.away_missions.cards import CLOSED, DESTROYED, FAR, LOCKED, OPEN, SEALED
from coffret.games.away_missions.names import (
    HEAT_RAY,
    IMPOSSIBLE_CUBE,
    REPLICATOR,
    SONIC_REPULSOR,
    WAVE_GENERATOR,
    X_RAY_GOGGLES,
)
from coffret.games.away_missions.rules.dice import begin_roll, steps
from coffret.games.away_missions.rules.gaining import gain_part
from coffret.games.away_missions.rules.geometry import push_ways
from coffret.games.away_missions.rules.hatches import hatches_in_sight, is_hatch_in_sight, set_hatch
from coffret.games.away_missions.rules.items import peek_of
from coffret.games.away_missions.rules.overkill import has_talent_use
from coffret.games.away_missions.rules.sight import ROCKETEER, toward
from coffret.games.away_missions.rules.sighting import ranges_from
from coffret.games.away_missions.rules.table import NOTHING_NEXT, Frames, beside, board_of, border_at, is_scanned
from coffret.games.away_missions.rules.things import bring, place_of, pushed_to, thing_of, things_at
from coffret.games.away_missions.rules.using import GEAR, Gear, SimpleGear, sees
from coffret.games.away_missions.state import FOR_CUBE, NOBODY, NOWHERE, PEEKS, State
from coffret.kernel import Action, Decision, Frame, Reason

WAVE_RANGE: Final = 3
CUBE_DICE: Final = 5
NOT_FOR_GOOD: Final[tuple[int, ...]] = (CLOSED, OPEN, LOCKED)  # hatches that can still change


class WaveGenerator(Gear):
    """AM-DISC-02, AM-DISC-03 Move a figure or object at range 3 or less in LoS 1 to 3 tiles towards the user."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        found: list[Action] = []
        for place, away in enumerate(ranges_from(s, s.at[who], peek_of(s, who))):
            if 1 <= away <= WAVE_RANGE:
                things = things_at(s, who, place)
                if things and nearer(s, who, place):
                    found += things
        return found

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        return (PullThing(who, thing_of(target), WAVE_RANGE),)


def nearer(s: State, who: int, place: int) -> list[int]:
    """AM-DISC-03 The next places on a shortest path to the user that crosses no border blocking its LoS."""
    if place == s.at[who]:
        return []
    return toward(board_of(s), s.scanned, s.border, place, s.at[who], ROCKETEER)


class PullThing(Frame[State]):
    """AM-DISC-02 Tile by tile towards the user, one at the least; the user says when to stop."""

    rocketeer: int
    thing: int
    left: int

    def ask(self, s: State) -> Decision | None:
        places = self.places(s)
        if not places or (self.left == WAVE_RANGE and len(places) == 1):
            return None
        options: list[Action] = [CHOOSE_PLACE[place] for place in places]
        return Decision(s.leader[self.rocketeer], options if self.left == WAVE_RANGE else [*options, DONE])

    def places(self, s: State) -> list[int]:
        """Where the thing can be pulled next."""
        here = place_of(s, self.thing)
        return nearer(s, self.rocketeer, here) if self.left and here != NOWHERE else []

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        places = self.places(s)
        if isinstance(action, Done) or not places:
            return NOTHING_NEXT
        place = action.place if isinstance(action, ChoosePlace) else places[0]
        return (*bring(s, self.thing, place), PullThing(self.rocketeer, self.thing, self.left - 1))

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-DISC-02", "pull-first")


class Repulsor(Gear):
    """AM-DISC-09, AM-DISC-10 Push an Alien, Rocketeer or object in LoS in a straight line."""

    def can(self, s: State, who: int, item: int) -> bool:
        for place, away in enumerate(ranges_from(s, s.at[who], peek_of(s, who))):
            if away < FAR and things_to_push(s, who, place):
                return True
        return False

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        found: list[Action] = []
        for place, away in enumerate(ranges_from(s, s.at[who], peek_of(s, who))):
            if away < FAR:
                found += things_to_push(s, who, place)
        return found

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        return (AimPush(who, thing_of(target)),)


def things_to_push(s: State, who: int, place: int) -> list[Action]:
    """AM-DISC-10 What there is on a place that can be pushed away."""
    return [one for one in things_at(s, who, place) if ways_to_push(s, who, thing_of(one))]


def ways_to_push(s: State, who: int, thing: int) -> list[int]:
    """AM-DISC-10 The directions closest to the line from user to target in which it can be moved at all."""
    ways = push_ways(board_of(s), s.at[who], place_of(s, thing))
    return [way for way in ways if pushed_to(s, thing, way) != NOWHERE]


class AimPush(Frame[State]):
    """AM-DISC-10 The user chooses between equal directions, by the first tile of the push."""

    rocketeer: int
    thing: int

    def ask(self, s: State) -> Decision | None:
        ways = ways_to_push(s, self.rocketeer, self.thing)
        if len(ways) < 2:
            return None
        places = [beside(s, place_of(s, self.thing), way) for way in ways]
        return Decision(s.leader[self.rocketeer], [CHOOSE_PLACE[place] for place in places])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        ways = ways_to_push(s, self.rocketeer, self.thing)
        here = place_of(s, self.thing)
        if isinstance(action, ChoosePlace):
            ways = [way for way in ways if beside(s, here, way) == action.place]
        there = pushed_to(s, self.thing, ways[0])
        return (*bring(s, self.thing, there), PushThing(self.rocketeer, self.thing, ways[0]))

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-DISC-10", "push-where")


class PushThing(Frame[State]):
    """AM-DISC-09 On, tile by tile, until the thing leaves the user's LoS, meets a hatch, or the edge of the map."""

    rocketeer: int
    thing: int
    way: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        here = place_of(s, self.thing)
        if here == NOWHERE or not sees(s, self.rocketeer, here):
            return NOTHING_NEXT
        there = pushed_to(s, self.thing, self.way)
        return NOTHING_NEXT if there == NOWHERE else (*bring(s, self.thing, there), self)


class HeatRay(Gear):
    """AM-DISC-04 A hatch in LoS is sealed or destroyed for good; AM-HATCH-10 what is sealed or destroyed stays so."""

    def can(self, s: State, who: int, item: int) -> bool:
        return is_hatch_in_sight(s, s.at[who], peek_of(s, who), NOT_FOR_GOOD)

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        here, ignored = s.at[who], peek_of(s, who)
        found = hatches_in_sight(s, here, ignored, NOT_FOR_GOOD, SEALED)
        return found + hatches_in_sight(s, here, ignored, NOT_FOR_GOOD, DESTROYED)

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChooseHatch)
        set_hatch(s, target)
        return NOTHING_NEXT


class Cube(SimpleGear):
    """AM-DISC-05 The Impossible Cube rolls 5 dice; every success, the first too, is one use of the personal option."""

    def can(self, s: State, who: int, item: int) -> bool:
        return has_talent_use(s, who)

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        begin_roll(s, FOR_CUBE, who, CUBE_DICE).added = 1
        return steps(NOTHING_NEXT)


class Replicator(Gear):
    """AM-DISC-08 One more of a component that the user holds."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        return [CHOOSE_COMPONENT[part] for part in range(3) if s.parts[3 * who + part]]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChooseComponent)
        gain_part(s, who, target.component)
        return NOTHING_NEXT


class Goggles(Gear):
    """AM-DISC-15, AM-DISC-16 One closed hatch in LoS between scanned tiles is ignored for one attack or effect."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        found = hatches_in_sight(s, s.at[who], NOBODY, (CLOSED,), CLOSED)
        return [one for one in found if isinstance(one, ChooseHatch) and is_between_scanned(s, one)]

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        assert isinstance(target, ChooseHatch)
        s.peek = PEEKS * (who + 1) + border_at(s, target.place, target.way)
        return NOTHING_NEXT


def is_between_scanned(s: State, hatch: ChooseHatch) -> bool:
    """AM-DISC-16 Whether both tiles of a hatch lie face up."""
    return is_scanned(s, hatch.place) and is_scanned(s, beside(s, hatch.place, hatch.way))


GEAR[WAVE_GENERATOR] = WaveGenerator()
GEAR[SONIC_REPULSOR] = Repulsor()
GEAR[HEAT_RAY] = HeatRay()
GEAR[IMPOSSIBLE_CUBE] = Cube()
GEAR[REPLICATOR] = Replicator()
GEAR[X_RAY_GOGGLES] = Goggles()

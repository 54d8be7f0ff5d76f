"""Gear that reaches beyond the tile: Space Monkey, Boy, Flag, Power of Love."""

from typing import ClassVar

from coffret.games.away_missions.actions import (
    CHOOSE_PLACE,
    CHOOSE_ROCKETEER,
    DROP,
    PICK_UP,
    PICK_UP_KIT,
    ChooseHatch,
    ChoosePlace,
    ChooseRocketeer,
    Drop,
    PickUp,
    PickUpKit,
)
from coffret.games.away_missions.cards import CLOSED, FAR, OPEN
from coffret.games.away_missions.names import BOY, FLAG, POWER_OF_LOVE, QUEEN, SPACE_MONKEY
from coffret.games.away_missions.rules.acting import ExtraAction
from coffret.games.away_missions.rules.aliens import alien_ways, is_thrall, shift_alien
from coffret.games.away_missions.rules.gaining import gain_item, lay_down
from coffret.games.away_missions.rules.hatches import hatches_around, set_hatch
from coffret.games.away_missions.rules.items import distinct_items, peek_of, take_peek
from coffret.games.away_missions.rules.sighting import neighbours_in_sight, ranges_from
from coffret.games.away_missions.rules.table import (
    KIND_OF,
    NOTHING_NEXT,
    Frames,
    board_of,
    border_at,
    distance,
    items_lying,
    items_of,
)
from coffret.games.away_missions.rules.using import GEAR, Gear, SimpleGear, sees
from coffret.games.away_missions.state import ANY_ACTION, FREE_POINT, KIT, NOBODY, NOWHERE, State, changed
from coffret.kernel import Action, Decision, Frame, Reason


def things_to_pick_up(s: State, place: int, options: list[Action]) -> None:
    """AM-FREE-01 What lies on a tile: items, Discovery tokens, Rocketeer tokens."""
    for item in distinct_items(s, items_lying(s, place)):
        options.append(PICK_UP[item])
    for who, where in enumerate(s.kit_at):
        if where == place:
            options.append(PICK_UP_KIT[who])


def things_around(s: State, who: int) -> list[Action]:
    """What lies on the adjacent tiles in a Rocketeer's LoS."""
    found: list[Action] = []
    for place in seen_neighbours(s, who):
        things_to_pick_up(s, place, found)
    return found


def pick_up(s: State, who: int, action: Action) -> Frames:
    """AM-FREE-01 A token becomes the card; AM-TOKEN-17 a Rocketeer token gives all the items under it."""
    if isinstance(action, PickUp):
        return gain_item(s, who, action.item)
    assert isinstance(action, PickUpKit)
    s.kit_at = changed(s.kit_at, action.rocketeer, NOWHERE)
    for item, where in enumerate(s.item_at):
        if where == KIT + action.rocketeer:
            gain_item(s, who, item)
    return NOTHING_NEXT


def seen_neighbours(s: State, who: int) -> list[int]:
    """The adjacent tiles in a Rocketeer's LoS."""
    return neighbours_in_sight(s, s.at[who], peek_of(s, who))


class Boy(Gear):
    """AM-RESC-01 Pick up an item on an adjacent tile in LoS."""

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        return things_around(s, who)

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        return pick_up(s, who, target)


class Monkey(Boy):
    """AM-GEAR-27 The Space Monkey picks up or drops an item on an adjacent tile in LoS, or opens a hatch in LoS."""

    def can(self, s: State, who: int, item: int) -> bool:
        if len(items_of(s, who)) > 1 and seen_neighbours(s, who):
            return True  # it can leave something there
        return len(self.targets(s, who, item)) > 0

    def targets(self, s: State, who: int, item: int) -> list[Action]:
        found = things_around(s, who)
        if seen_neighbours(s, who):
            found += [DROP[one] for one in distinct_items(s, items_of(s, who)) if one != item]
        return found + hatches_in_reach(s, who)

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        if isinstance(target, ChooseHatch):
            set_hatch(s, target)
            return NOTHING_NEXT
        if isinstance(target, Drop):
            return (DropAfar(who, target.item),)
        return pick_up(s, who, target)


def hatches_in_reach(s: State, who: int) -> list[Action]:
    """AM-GEAR-27, AM-LOS-12 Closed hatches of the own tile, and of adjacent tiles if one of their sides is in LoS."""
    here = s.at[who]
    found = hatches_around(s, here, (CLOSED,), OPEN)
    board = board_of(s)
    for place in board.around[here]:
        for action in hatches_around(s, place, (CLOSED,), OPEN):
            assert isinstance(action, ChooseHatch)
            one, other = board.ends[border_at(s, place, action.way)]
            beyond = other if one == place else one
            if beyond == here or (distance(s, here, beyond) == 1 and beyond < place):
                continue  # the same hatch from its other side
            if sees(s, who, place) or sees(s, who, beyond):
                found.append(action)
    return found


class DropAfar(Frame[State]):
    """AM-GEAR-27 The Monkey carries the item to an adjacent tile in LoS."""

    rocketeer: int
    item: int

    def ask(self, s: State) -> Decision | None:
        return Decision(s.leader[self.rocketeer], [CHOOSE_PLACE[place] for place in seen_neighbours(s, self.rocketeer)])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, ChoosePlace)
        lay_down(s, self.item, action.place)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-GEAR-27", "drop-where")


class Flag(SimpleGear):
    """AM-GEAR-09, AM-GEAR-10 Every Rocketeer in LoS, the user included, has one extra action of any type now."""

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        return (Rally(who, tuple([other for other in s.crew if sees(s, who, s.at[other])])),)


class Rally(Frame[State]):
    """AM-GEAR-09, AM-GEAR-10 One Rocketeer after another takes the extra action, in the order the user likes."""

    RULE: ClassVar[str] = "AM-GEAR-10"

    rocketeer: int
    rallied: tuple[int, ...]

    def ask(self, s: State) -> Decision | None:
        if len(self.rallied) < 2:
            return None
        return Decision(s.leader[self.rocketeer], [CHOOSE_ROCKETEER[who] for who in self.rallied])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        who = action.rocketeer if isinstance(action, ChooseRocketeer) else self.rallied[0]
        extra = ExtraAction(who, FREE_POINT, ANY_ACTION)
        left = tuple([other for other in self.rallied if other != who])
        return (extra, Rally(self.rocketeer, left)) if left else (extra,)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-GEAR-10", "rally-first")


class Love(SimpleGear):
    """AM-GEAR-20, AM-GEAR-21 All Aliens in LoS that can, but no Thralls and no boss, move back one tile."""

    def can(self, s: State, who: int, item: int) -> bool:
        if not s.figures:
            return False
        ranges = ranges_from(s, s.at[who], peek_of(s, who))
        return any(ranges[s.alien_at[alien]] < FAR and is_moved_by_love(s, who, alien) for alien in s.figures)

    def apply(self, s: State, who: int, item: int, target: Action) -> Frames:
        moved = tuple(moved_by_love(s, who))
        take_peek(s, who)
        return (MoveBack(who, moved),)


def moved_by_love(s: State, who: int) -> list[int]:
    """AM-GEAR-20, AM-GEAR-21 The Aliens in LoS that move, by order of arrival: no Thrall, no boss, only with a way."""
    if not s.figures:
        return []
    ranges = ranges_from(s, s.at[who], peek_of(s, who))
    return [alien for alien in s.figures if ranges[s.alien_at[alien]] < FAR and is_moved_by_love(s, who, alien)]


def is_moved_by_love(s: State, who: int, alien: int) -> bool:
    """AM-GEAR-20, AM-GEAR-21 Whether an Alien moves once it is seen: no Thrall, no boss, only with a way."""
    return not is_thrall(alien) and KIND_OF[alien] != QUEEN and len(ways_back(s, who, alien)) > 0


def ways_back(s: State, who: int, alien: int) -> list[int]:
    """AM-GEAR-21 The adjacent tiles that are legal for an Alien and farther from the user."""
    away = distance(s, s.at[who], s.alien_at[alien])
    return [place for place in alien_ways(s, alien) if distance(s, s.at[who], place) > away]


class MoveBack(Frame[State]):
    """AM-GEAR-21 One Alien after another moves back; the user chooses between several tiles."""

    rocketeer: int
    queue: tuple[int, ...]

    def ask(self, s: State) -> Decision | None:
        places = ways_back(s, self.rocketeer, self.queue[0])
        if len(places) < 2:
            return None
        return Decision(s.leader[self.rocketeer], [CHOOSE_PLACE[place] for place in places])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        alien = self.queue[0]
        places = ways_back(s, self.rocketeer, alien)
        place = action.place if isinstance(action, ChoosePlace) else (places[0] if places else NOBODY)
        frames = shift_alien(s, alien, place) if place != NOBODY else NOTHING_NEXT
        left = self.queue[1:]
        return (*frames, MoveBack(self.rocketeer, left)) if left else frames

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("AM-GEAR-21", "move-back-first", {"alien": self.queue[0]})


GEAR[BOY] = Boy()
GEAR[SPACE_MONKEY] = Monkey()
GEAR[FLAG] = Flag()
GEAR[POWER_OF_LOVE] = Love()

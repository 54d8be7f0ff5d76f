"""Leaving a region: in which machine, whereto, and with whom and what."""

from typing import Final

from mypy_extensions import mypyc_attr

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.bot.circumstances import Circumstances
from coffret.games.thunderbirds.bot.layout import End, imagine_payment
from coffret.games.thunderbirds.bot.place import PERSONS
from coffret.games.thunderbirds.bot.prices import BEYOND
from coffret.games.thunderbirds.bot.scheme import Wants
from coffret.games.thunderbirds.bot.ways import Ways, moves
from coffret.games.thunderbirds.rules.movement import top_speed
from coffret.games.thunderbirds.rules.table import (
    borders_are_closed,
    here,
    hold_works,
    is_loaded,
    region_of_asset,
)
from coffret.games.thunderbirds.state import (
    FAB1,
    MACHINE,
    MOST_STEPS,
    NO_PATH,
    NOBODY,
    POD,
    SOUTH_PACIFIC,
    TB1,
    TB2,
    TB3,
    TB4,
    TECHNOLOGY,
    State,
)
from coffret.kernel import Action


def machines_here(s: State, me: int, place: int) -> list[tuple[int, list[Action]]]:
    """The machines the active player could fly from here, and how to get aboard."""
    found: list[tuple[int, list[Action]]] = []
    own = s.aboard[me]
    for machine in (TB1, TB2, TB3, TB4, FAB1):
        if s.at[machine] != place or s.facts.path[machine] == NO_PATH or is_loaded(s, machine):
            continue
        if machine == own:
            found.append((machine, []))
        elif s.aboard.count(machine) < s.facts.room[machine]:
            found.append((machine, [act.TRANSFER[me][machine]]))
        else:
            idle = [it for it in range(PERSONS) if s.aboard[it] == machine and s.player_of[it] == NOBODY]
            if idle:
                found.append((machine, [act.SWAP[min(me, idle[0])][max(me, idle[0])]]))
    return found


def regions_that_matter(s: State, place: int, wants: Wants) -> set[int]:
    """Where disasters are, what is here is wanted, what is wanted waits, the Scheme is paid, and Tracy Island."""
    goals = {s.facts.region[disaster] for disaster in s.slots[1:8] if disaster != NOBODY}
    goals.add(SOUTH_PACIFIC)
    for asset, region in wants.pairs:
        now = region_of_asset(s, asset)
        if now == place:
            goals.add(region)
        elif now not in (region, NOBODY) and (asset >= MACHINE or s.player_of[asset] == NOBODY):
            goals.add(now)  # to fetch it
    if s.scheme != NOBODY:
        goals |= {region for region, token, _ in s.facts.cost[s.scheme] if s.tokens[s.turn][token]}
    return goals


def targets(s: State, machine: int, place: int, goals: set[int]) -> set[int]:
    """The goals within one Move, and a stop on the way to each of the others."""
    speed = top_speed(s, s.turn, machine)
    near = s.facts.reach[1 if borders_are_closed(s) else 0][s.facts.path[machine]][place][min(MOST_STEPS, speed)]
    found = {region for region in near if region in goals}
    table = moves(s, machine, speed)
    row = table[place]
    far = [goal for goal in goals if 1.0 < row[goal] < 4.0]
    if len(far) > 1:  # one stop may serve several, and which is found depends on the order
        far = [goal for goal in goals - found - {place} if 1.0 < row[goal] < 4.0]
    for goal in far:
        stop = stop_on_the_way(near, table, goal, row[goal], found)
        if stop != NOBODY:
            found.add(stop)
    return found


def stop_on_the_way(
    near: tuple[int, ...], table: tuple[tuple[float, ...], ...], goal: int, count: float, found: set[int]
) -> int:
    """The first region from which a goal is nearer; NOBODY if there is none, or one of them is a target already."""
    stop = NOBODY
    for it in near:
        if table[it][goal] < count:
            if it in found:
                return NOBODY
            if stop == NOBODY:
                stop = it
    return stop


@mypyc_attr(acyclic=True)
class Flight(End):
    """A Move that is thought of: where everybody and everything is then, and what has to be done for it."""

    def __init__(
        self,
        s: State,
        around: Circumstances,
        ways: Ways,
        machine: int,
        boarding: list[Action],
        region: int,
        wants: Wants,
        left: int,
        free: bool = False,
    ) -> None:
        """Get aboard, and take along whom and what the other region wants more than this one."""
        super().__init__(around, ways)
        self.machine: Final = machine
        self.boarding: Final = boarding
        self.place: Final = here(s, s.turn)
        self.region: Final = region
        self.left: Final = left if free else left - 1
        self.flown: Final = s.flown or free
        self.built: int = NOBODY  # the pod vehicle that is built before
        self.value = 0.0  # of the table afterwards
        self.promise = 0.0  # and what it may bring
        self.aboard = s.aboard
        self.at: Final = s.at[:]
        self.pods = s.pods
        self.hold = s.hold
        self.board()
        self.take_along(s, wants)
        if machine == TB2 and hold_works(s):
            self.hold = best_hold(s, self.place, region, wants)
        self.go()

    def board(self) -> None:
        """The active player gets aboard."""
        for action in self.boarding:
            self.aboard = self.aboard[:]
            if isinstance(action, act.Transfer):
                self.aboard[action.character] = self.machine
            elif isinstance(action, act.Swap):
                one, other = action.character, action.partner
                self.aboard[one], self.aboard[other] = self.aboard[other], self.aboard[one]

    def take_along(self, s: State, wants: Wants) -> None:
        """Others get aboard, while there is room."""
        room = s.facts.room[self.machine]
        for machine in self.aboard:
            if machine == self.machine:
                room -= 1
        me = s.characters[s.turn]
        for it in range(PERSONS):
            if room <= 0:
                break
            if it == me or s.at[s.aboard[it]] != self.place or self.aboard[it] == self.machine:
                continue
            if s.player_of[it] != NOBODY and s.seats > 1 and s.operations > 0:  # whoever refuses is not asked again
                continue
            if self.wanted_beyond(s, it, wants) > wants.weight(it, self.place):
                room -= 1
                self.aboard = self.aboard[:]
                self.aboard[it] = self.machine

    def wanted_beyond(self, s: State, it: int, wants: Wants) -> float:
        """How much a character is wanted in the region or, if nobody plays it, where one comes from there."""
        weight = wants.weight(it, self.region)
        if s.player_of[it] == NOBODY:
            for to in wants.regions[it]:
                if to != self.region and to != self.place:
                    table = moves(s, self.machine, s.facts.speed[self.machine])
                    if table[self.region][to] < table[self.place][to]:
                        weight = max(weight, BEYOND * wants.weight(it, to))
        return weight

    def go(self) -> None:
        """The machine stands in the region, with what Thunderbird 2 carries."""
        self.at[self.machine] = self.region
        if self.machine == TB2 and self.hold:
            self.pods = self.pods[:]
            for asset in self.hold:
                if asset < POD:
                    self.at[asset - MACHINE] = self.region
                else:
                    self.pods[asset - POD] = self.region

    def move(self, table: State) -> None:
        """Put everything where it is then."""
        table.aboard, table.at, table.pods, table.hold = self.aboard, self.at, self.pods, self.hold
        table.fuel = False
        table.flown = self.flown

    def lay_out(self, table: State) -> None:
        if self.built != NOBODY:
            imagine_payment(table, table.turn, TECHNOLOGY)
        self.move(table)

    def actions(self, s: State) -> list[Action]:
        """What has to be done for it: first those are asked whom somebody else plays."""
        asked: list[Action] = []
        ops: list[Action] = []
        me = s.characters[s.turn]
        if self.built != NOBODY:
            asked.append(act.BUILD[me][self.built])
        for it in range(PERSONS):
            if it != me and self.aboard[it] == self.machine != s.aboard[it]:
                (ops if s.player_of[it] == NOBODY else asked).append(act.TRANSFER[it][self.machine])
        ops += [act.UNLOAD[asset] for asset in s.hold if asset not in self.hold]
        ops += [act.LOAD[asset] for asset in self.hold if asset not in s.hold]
        return [*asked, *self.boarding, *ops, act.MOVE[self.region]]


def best_hold(s: State, place: int, region: int, wants: Wants) -> tuple[int, ...]:
    """What Thunderbird 2 should carry: what is wanted there more than here, a machine or the best two pod vehicles."""
    best, second, machine = NOBODY, NOBODY, NOBODY
    most, less, most_machine = 0.0, 0.0, 0.0
    for pod in range(len(s.pods)):
        if s.pods[pod] == place:
            gain = gain_of(s, POD + pod, place, region, wants)
            if gain > most:
                best, second, most, less = POD + pod, best, gain, most
            elif gain > less:
                second, less = POD + pod, gain
    for it in (TB4, FAB1):
        if s.at[it] == place:
            gain = gain_of(s, MACHINE + it, place, region, wants)
            if gain > most_machine:
                machine, most_machine = MACHINE + it, gain
    if machine != NOBODY and most_machine > most + less:
        return (machine,)
    if second != NOBODY:
        return (min(best, second), max(best, second))
    return (best,) if best != NOBODY else ()


def gain_of(s: State, asset: int, place: int, region: int, wants: Wants) -> float:
    """How much more an asset is wanted there, or further on, than here."""
    there = 0.0
    for to in wants.regions[asset]:
        weight = wants.weight(asset, to)
        there = max(there, weight if to == region else weight / 3)
    return there - wants.weight(asset, place) + (0.01 if asset in s.hold else 0.0)

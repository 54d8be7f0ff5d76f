"""Leaving a region: in which machine, whereto, and with whom and what."""

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.bot.prices import BEYOND
from coffret.games.thunderbirds.bot.ways import moves
from coffret.games.thunderbirds.names import CHARACTERS
from coffret.games.thunderbirds.rules.movement import top_speed
from coffret.games.thunderbirds.rules.table import borders_are_closed, hold_works, is_loaded, region_of_asset
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
    State,
)
from coffret.kernel import Action
from coffret.kernel.stack import copy

Wants = dict[tuple[int, int], float]  # by asset and region, how much it is wanted there


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
            idle = [it for it in range(len(CHARACTERS)) if s.aboard[it] == machine and s.player_of[it] == NOBODY]
            if idle:
                found.append((machine, [act.SWAP[min(me, idle[0])][max(me, idle[0])]]))
    return found


def regions_that_matter(s: State, place: int, wants: Wants) -> set[int]:
    """Where disasters are, what is here is wanted, what is wanted waits, the Scheme is paid, and Tracy Island."""
    goals = {s.facts.region[disaster] for disaster in s.slots[1:8] if disaster != NOBODY}
    goals.add(SOUTH_PACIFIC)
    for asset, region in wants:
        if region_of_asset(s, asset) == place:
            goals.add(region)
        elif region_of_asset(s, asset) not in (region, NOBODY) and (asset >= MACHINE or s.player_of[asset] == NOBODY):
            goals.add(region_of_asset(s, asset))  # to fetch it
    if s.scheme != NOBODY:
        goals |= {region for region, token, _ in s.facts.cost[s.scheme] if s.tokens[s.turn][token]}
    return goals


def targets(s: State, machine: int, place: int, goals: set[int]) -> set[int]:
    """The goals within one Move, and a stop on the way to each of the others."""
    speed = top_speed(s, s.turn, machine)
    near = s.facts.reach[1 if borders_are_closed(s) else 0][s.facts.path[machine]][place][min(MOST_STEPS, speed)]
    found = {region for region in near if region in goals}
    for goal in goals - found - {place}:
        count = moves(s, machine, speed, place, goal)
        if 1 < count < 4:
            stops = [it for it in near if moves(s, machine, speed, it, goal) < count]
            if stops and not found.intersection(stops):
                found.add(stops[0])
    return found


def depart(
    s: State, me: int, machine: int, boarding: list[Action], place: int, region: int, wants: Wants
) -> tuple[list[Action], State]:
    """Get aboard, and take along whom and what the other region wants more than this one."""
    after: State = copy(s)
    ops: list[Action] = []
    for action in boarding:
        if isinstance(action, act.Transfer):
            after.aboard[me] = machine
        elif isinstance(action, act.Swap):
            one, other = action.character, action.partner
            after.aboard[one], after.aboard[other] = after.aboard[other], after.aboard[one]
    passengers = [
        it
        for it in range(len(CHARACTERS))
        if it != me
        and s.at[s.aboard[it]] == place
        and after.aboard[it] != machine
        and wanted_beyond(s, it, machine, place, region, wants) > wants.get((it, place), 0.0)
        and (s.player_of[it] == NOBODY or s.seats == 1 or s.operations == 0)  # whoever refuses is not asked again
    ]
    asked: list[Action] = []
    for it in passengers:
        if after.aboard.count(machine) < s.facts.room[machine]:
            after.aboard[it] = machine
            (ops if s.player_of[it] == NOBODY else asked).append(act.TRANSFER[it][machine])
    if machine == TB2 and hold_works(s):
        ops += stow(after, place, region, wants)
    return [*asked, *boarding, *ops], after


def wanted_beyond(s: State, it: int, machine: int, place: int, region: int, wants: Wants) -> float:
    """How much a character is wanted in a region or, if nobody plays it, where one comes from there."""
    weight = wants.get((it, region), 0.0)
    if s.player_of[it] == NOBODY:
        speed = s.facts.speed[machine]
        for asset, to in wants:
            is_goal = asset == it and to not in (region, place)
            if is_goal and moves(s, machine, speed, region, to) < moves(s, machine, speed, place, to):
                weight = max(weight, BEYOND * wants[asset, to])
    return weight


def stow(s: State, place: int, region: int, wants: Wants) -> list[Action]:
    """Load what is wanted there, unload what is wanted here."""
    assets = [POD + pod for pod in range(len(s.pods)) if s.pods[pod] == place]
    assets += [MACHINE + machine for machine in (TB4, FAB1) if s.at[machine] == place]
    gains = {}
    for asset in assets:
        there = max(
            [weight if to == region else weight / 3 for (it, to), weight in wants.items() if it == asset] or [0]
        )
        gain = there - wants.get((asset, place), 0.0) + (0.01 if asset in s.hold else 0.0)
        if gain > 0.0:
            gains[asset] = gain
    pods = sorted([asset for asset in gains if asset >= POD], key=lambda asset: -gains[asset])[:2]
    best_machine = max([asset for asset in gains if asset < POD], key=lambda asset: gains[asset], default=NOBODY)
    hold = tuple(sorted(pods))
    if best_machine != NOBODY and gains[best_machine] > sum([gains[pod] for pod in pods]):
        hold = (best_machine,)
    ops: list[Action] = [act.UNLOAD[asset] for asset in s.hold if asset not in hold]
    ops += [act.LOAD[asset] for asset in hold if asset not in s.hold]
    s.hold = hold
    return ops

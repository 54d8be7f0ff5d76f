# interpreted
"""What it is worth that people, machines and pod vehicles are elsewhere: the table before and after, compared."""

from __future__ import annotations

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.bot.ways import NEVER
from coffret.games.thunderbirds.counsel.chance import chance_of, need
from coffret.games.thunderbirds.counsel.track import (
    abandoned,
    can_be_tried,
    ground,
    moves_in,
    moves_to,
    on_track,
    others_first,
    pressing,
    to_skull,
)
from coffret.games.thunderbirds.rules.hood import john_ignores
from coffret.games.thunderbirds.rules.movement import is_free, put
from coffret.games.thunderbirds.rules.scheme import assets_are_there, can_pay, shortfall
from coffret.games.thunderbirds.rules.table import free_seats, here, hold_works, region_of_asset
from coffret.games.thunderbirds.state import (
    FAB1,
    MACHINE,
    NOBODY,
    POD,
    SOUTH_PACIFIC,
    TB2,
    TB4,
    TECHNOLOGY,
    State,
)
from coffret.kernel import Action
from coffret.kernel.counsel import Ground
from coffret.kernel.stack import copy

HOLD = 2  # pod vehicles
NEAR = 2  # Moves
HEAVY = (MACHINE + TB4, MACHINE + FAB1)  # what Thunderbird 2 carries alone


def of_change(s: State, player: int, action: Action) -> list[Ground]:
    """Say what a Move, a change of seats, loading or building is worth."""
    after: State = copy(s)
    if not change(after, player, action):
        return []
    given_up = abandoned(s, after)
    found = [*of_gains(s, after), *of_scheme(s, after), *of_watch(s, after), *given_up]
    if isinstance(action, act.Move):
        more = [*of_arriving(s, after, player), *of_leaving(s, player)]
        return [*found, *[it for it in more if not given_up or not is_urgent(it)]]  # that says how urgent it is
    if isinstance(action, act.Unload):
        return [*found, *of_unloading(s, action.asset)]
    return [*found, *of_seats(s, after, player, action), *of_cargo(s, player, action)]


def is_urgent(it: Ground) -> bool:
    """Whether a ground says that another disaster is more urgent."""
    return it.message.id == "counsel-other-first"


def change(s: State, player: int, action: Action) -> bool:
    """Change the table as an action would; whether it is one that changes where things are."""
    if isinstance(action, act.Move):
        if player == s.turn and not is_free(s, player):
            s.actions -= 1
        elif player == s.turn:
            s.flown = True
        put(s, s.aboard[s.characters[player]], action.region)
        s.fuel = s.fuel and player != s.turn
    elif isinstance(action, act.Transfer | act.Bring):
        s.aboard[action.character] = action.machine
    elif isinstance(action, act.Swap):
        one, other = action.character, action.partner
        s.aboard[one], s.aboard[other] = s.aboard[other], s.aboard[one]
    elif isinstance(action, act.Load):
        s.hold = (*s.hold, action.asset)
    elif isinstance(action, act.Unload):
        s.hold = tuple([it for it in s.hold if it != action.asset])
    elif isinstance(action, act.Build):
        s.pods[action.pod] = SOUTH_PACIFIC
        s.tokens[s.player_of[action.character]][TECHNOLOGY] -= 1
    elif isinstance(action, act.Sail):
        s.hold = tuple([it for it in s.hold if it != MACHINE + FAB1])
        put(s, FAB1, action.region)
    elif isinstance(action, act.KeepWatch | act.StandDown):
        s.watch = isinstance(action, act.KeepWatch)
    else:
        return False
    return True


# What cards ask for


def in_place(s: State, disaster: int) -> dict[int, int]:
    """What a disaster asks for and what is where it wants it, with what each adds."""
    return {asset: plus for asset, plus, region in s.facts.bonuses[disaster] if region_of_asset(s, asset) == region}


def of_gains(before: State, after: State) -> list[Ground]:
    """Say which disaster gains or loses most by what is now in its place, the nearest to the skull first."""
    found: list[Ground] = []
    told: set[bool] = set()
    for disaster in on_track(before):
        old, new = in_place(before, disaster), in_place(after, disaster)
        for against, more, less in ((False, new, old), (True, old, new)):
            assets = tuple([asset for asset in more if asset not in less])
            if not assets or against in told:
                continue
            told.add(against)
            weight = 0.35 + 0.04 * (8 - to_skull(before, disaster))
            plus = sum([more[asset] for asset in assets])
            id = ("loses" if against else "gains") if plus else ("misses" if against else "meets")
            args = {"plus": plus} if plus else {}
            found.append(ground(id, weight, against, disaster=disaster, assets=assets, **args))
    return found


def of_scheme(before: State, after: State) -> list[Ground]:
    """Say what the Scheme gains or loses."""
    if before.scheme == NOBODY:
        return []
    if is_ready(after) and not is_ready(before):
        return [ground("scheme-ready", 0.95)]
    found = []
    for asset, region in before.facts.assets[before.scheme]:
        was, will = region_of_asset(before, asset) == region, region_of_asset(after, asset) == region
        if will and not was:
            found.append(ground("scheme-asset", 0.6, asset=asset))
        if was and not will:
            found.append(ground("scheme-asset-lost", 0.6, True, asset=asset))
    less = unpaid(before) - unpaid(after)
    if less > 0:
        found.append(ground("scheme-tokens", 0.5 + less / 20, count=less))
    if less < 0:
        found.append(ground("scheme-tokens-lost", 0.5, True, count=-less))
    return found


def is_ready(s: State) -> bool:
    """Whether the Scheme can be defeated."""
    return assets_are_there(s) and can_pay(s, NOBODY)


def unpaid(s: State) -> int:
    """How many tokens the Scheme takes that nobody could pay where everybody is."""
    return sum([shortfall(s, item, NOBODY) for item in range(len(s.facts.cost[s.scheme]))])


def of_watch(before: State, after: State) -> list[Ground]:
    """Say whether John goes on watching, or begins to."""
    if john_ignores(before) and not john_ignores(after):
        return [ground("no-watch", 0.45, True)]
    return [ground("watch", 0.45)] if john_ignores(after) and not john_ignores(before) else []


# Flights


def of_arriving(before: State, after: State, player: int) -> list[Ground]:
    """Say what can be tried where a Move leads, or what comes nearer."""
    found = [ground("free-move", 0.25)] if player == before.turn and after.actions == before.actions else []
    tries = can_be_tried(after, player)
    if tries:
        return [*found, *of_try(before, after, player, tries[0]), *of_fetching(after, player)]
    for disaster in on_track(before):
        region = before.facts.region[disaster]
        count = moves_to(after, player, region)
        if count == 0 and moves_to(before, player, region):
            found += of_lacks(after, disaster)
        elif count < moves_to(before, player, region):
            found.append(
                ground("nearer", 0.3 if count <= NEAR else 0.15, disaster=disaster, region=region, count=count)
            )
            found += pressing(before, disaster)
            break
    return [*found, *of_fetching(after, player)]


def of_try(before: State, after: State, player: int, disaster: int) -> list[Ground]:
    """Say how a disaster stands that can be tried after a Move."""
    found = [*pressing(before, disaster), *others_first(before, disaster)]
    if after.facts.number[disaster] == 0:
        return [*found, ground("arrives-sure", 0.7, disaster=disaster)]
    odds = chance_of(after, player, disaster)
    if not odds.most:
        return [*found, ground("arrives-short", 0.4, True, disaster=disaster, need=need(after, player, disaster))]
    weight = 0.35 + odds.most / 250
    if player != after.turn or not after.actions:
        return [*found, ground("arrives-late", weight - 0.1, disaster=disaster, chance=odds.told())]
    return [*found, ground("arrives", weight, disaster=disaster, count=after.actions, chance=odds.told())]


def of_lacks(after: State, disaster: int) -> list[Ground]:
    """Say what a disaster that cannot be tried yet still requires."""
    there = in_place(after, disaster)
    assets = tuple([asset for asset, _, _ in after.facts.bonuses[disaster] if asset not in there])
    return [ground("lacks", 0.3, True, disaster=disaster, assets=assets)]


def of_leaving(before: State, player: int) -> list[Ground]:
    """Say which disaster is left behind that could be tried at once."""
    if player != before.turn or not before.actions:
        return []
    for disaster in can_be_tried(before, player):
        odds = chance_of(before, player, disaster)
        if odds.most:
            return [ground("leaves", 0.25 + odds.most / 500, True, disaster=disaster, chance=odds.told())]
    return []


def of_fetching(after: State, player: int, prefix: str = "fetches") -> list[Ground]:
    """Say who or what can be picked up there, or here, that a disaster elsewhere asks for."""
    machine = after.aboard[after.characters[player]]
    place = here(after, player)
    for disaster in on_track(after):
        for asset, plus, region in after.facts.bonuses[disaster]:
            if region_of_asset(after, asset) == place != region and can_take(after, machine, asset):
                count = moves_in(after, player, machine, place, region)
                if count < NEVER:
                    id = prefix if plus else f"{prefix}-needed"
                    args = {"plus": plus} if plus else {}
                    return [ground(id, 0.3, asset=asset, disaster=disaster, region=region, **args)]
    return []


def can_take(s: State, machine: int, asset: int) -> bool:
    """Whether a machine has room for something that does not go by itself and is not aboard yet."""
    if asset < MACHINE:
        return s.player_of[asset] == NOBODY and s.aboard[asset] != machine and free_seats(s, machine) > 0
    if machine != TB2 or asset in s.hold or not hold_works(s) or (asset < POD and asset not in HEAVY):
        return False
    return not s.hold if asset < POD else len(s.hold) < HOLD and all(it >= POD for it in s.hold)


# Seats, cargo


def of_seats(before: State, after: State, player: int, action: Action) -> list[Ground]:
    """Say what whoever acts can fly to from another seat."""
    me = before.characters[player]
    old, new = before.aboard[me], after.aboard[me]
    if old == new or before.at[old] != after.at[new] or before.fuel:
        return []
    place = after.at[new]
    for disaster in on_track(before):
        region = before.facts.region[disaster]
        count = moves_in(before, player, new, place, region)
        if 0 < count < min(int(NEVER), moves_in(before, player, old, place, region)):
            found = [ground("ride", 0.45, machine=new, disaster=disaster, count=count), *pressing(before, disaster)]
            return [*found, *of_fetching(after, player, "takes")]
    return of_fetching(after, player, "takes") or of_riding(before, player, new)


def of_riding(s: State, player: int, machine: int) -> list[Ground]:
    """Say which disaster a machine is near, even if another one were as good."""
    for disaster in on_track(s):
        count = moves_in(s, player, machine, s.at[machine], s.facts.region[disaster])
        if 0 < count <= NEAR:
            return [ground("ride", 0.3, machine=machine, disaster=disaster, count=count)]
    return []


def of_cargo(s: State, player: int, action: Action) -> list[Ground]:
    """Say where the next flight could take whoever is given a seat, what is loaded, or a pod vehicle that is built."""
    if isinstance(action, act.Load):
        return of_carrying(s, player, action.asset, TB2)
    if isinstance(action, act.Build):
        return of_carrying(s, player, POD + action.pod, TB2, built=True)
    if isinstance(action, act.Transfer) and action.character != s.characters[player]:
        return of_carrying(s, player, action.character, action.machine)
    if isinstance(action, act.Swap):
        one, other = action.character, action.partner
        others = [(one, s.aboard[other]), (other, s.aboard[one])]
        return [
            it for who, machine in others if who != s.characters[player] for it in of_carrying(s, player, who, machine)
        ]
    return []


def of_carrying(s: State, player: int, asset: int, machine: int, built: bool = False) -> list[Ground]:
    """Say which disaster, or the Scheme, asks for something where a machine could take it."""
    place = SOUTH_PACIFIC if built else region_of_asset(s, asset)
    if s.fuel:
        return []
    found: list[Ground] = []
    for wanted, region in s.facts.assets[s.scheme] if s.scheme != NOBODY else ():
        count = moves_in(s, player, machine, s.at[machine], region)
        if wanted == asset and region != place and (built or count < NEVER):
            found.append(ground("carries-scheme", 0.6, asset=asset, region=region))
    for disaster in on_track(s):
        for it, plus, region in s.facts.bonuses[disaster]:
            count = moves_in(s, player, machine, place, region)
            if it == asset and region != place and count < NEVER:
                weight = 0.4 + 0.02 * (8 - to_skull(s, disaster))
                if plus:
                    args = {"asset": asset, "disaster": disaster, "plus": plus, "count": count}
                    return [*found, ground("carries", weight, **args)]
                return [*found, ground("carries-needed", weight, asset=asset, disaster=disaster, region=region)]
    return found or of_no_use(s, asset, True)


def of_no_use(s: State, asset: int, against: bool) -> list[Ground]:
    """Say that nothing on the table asks for something."""
    if asset < MACHINE or is_asked_for(s, asset):
        return []
    return [ground("unwanted", 0.4, against, asset=asset)]


def is_asked_for(s: State, asset: int) -> bool:
    """Whether a disaster of the track or the Scheme names something."""
    if s.scheme != NOBODY and asset in [it for it, _ in s.facts.assets[s.scheme]]:
        return True
    return any(asset == it for disaster in on_track(s) for it, _, _ in s.facts.bonuses[disaster])


def of_unloading(s: State, asset: int) -> list[Ground]:
    """Say what it is worth to leave something behind, or to make room."""
    place = s.at[TB2]
    if s.scheme != NOBODY and (asset, place) in s.facts.assets[s.scheme]:
        return [ground("stays-scheme", 0.6, asset=asset)]
    for disaster in on_track(s):
        plus = in_place(s, disaster).get(asset)
        if plus:
            return [ground("stays", 0.5, asset=asset, disaster=disaster, plus=plus)]
        if plus == 0:
            return [ground("stays-needed", 0.5, asset=asset, disaster=disaster)]
    after: State = copy(s)
    after.hold = tuple([it for it in s.hold if it != asset])
    for disaster in on_track(s):
        for it, plus, region in s.facts.bonuses[disaster]:
            is_here = it >= MACHINE and it != asset and plus and region_of_asset(s, it) == place != region
            if is_here and can_take(after, TB2, it) and not can_take(s, TB2, it):
                return [ground("makes-room", 0.45, asset=it, disaster=disaster, plus=plus, region=region)]
    return of_no_use(s, asset, False)

"""The hold of Thunderbird 2: what goes in, and out."""

from typing import Final

from coffret.games.thunderbirds.actions import LOAD, UNLOAD
from coffret.games.thunderbirds.rules.table import here, hold_works, region_of_asset
from coffret.games.thunderbirds.state import FAB1, MACHINE, POD, TB2, TB4, State
from coffret.kernel import Action, Reason

HOLD: Final = 2  # pod vehicles, TB-LOAD-02


def loading_options(s: State, player: int, options: list[Action]) -> None:
    """TB-LOAD-01, TB-LOAD-07, TB-LOAD-08, TB-EX-10 Where Thunderbird 2 is, aboard or not, without permission."""
    region = s.at[TB2]
    if region != here(s, player) or not hold_works(s):
        return
    for asset in s.hold:
        options.append(UNLOAD[asset])
    if not s.hold:
        if s.at[TB4] == region:
            options.append(LOAD[MACHINE + TB4])
        if s.at[FAB1] == region:
            options.append(LOAD[MACHINE + FAB1])
    elif len(s.hold) == HOLD or s.hold[0] < POD:
        return  # TB-LOAD-02
    for pod, place in enumerate(s.pods):
        if place == region and POD + pod not in s.hold:
            options.append(LOAD[POD + pod])


def load(s: State, asset: int) -> None:
    """TB-LOAD-02, TB-LOAD-04, TB-EX-13 Something goes into the hold; people stay in it and take no seat."""
    s.hold = tuple(sorted((*s.hold, asset)))
    s.tell("loaded", asset=asset)


def unload(s: State, asset: int) -> None:
    """TB-LOAD-05, TB-LOAD-06 Something is left where Thunderbird 2 is, which is always on Earth."""
    s.hold = tuple([it for it in s.hold if it != asset])
    s.tell("unloaded", asset=asset, region=s.at[TB2])


def refuse_load(s: State, player: int, asset: int) -> Reason:
    """Why this cannot be loaded."""
    if asset < MACHINE:
        return Reason("TB-LOAD-01", "not-cargo", {"asset": asset})
    if asset < POD and asset - MACHINE not in (TB4, FAB1):
        return Reason("TB-LOAD-03", "never-loaded", {"asset": asset})
    if s.at[TB2] != here(s, player):
        return Reason("TB-LOAD-01", "no-carrier-here")
    if asset in s.hold:
        return Reason("TB-LOAD-02", "loaded-already", {"asset": asset})
    if region_of_asset(s, asset) != s.at[TB2]:
        rule = "TB-BON-07" if region_of_asset(s, asset) < 0 else "TB-LOAD-01"
        return Reason(rule, "not-here", {"asset": asset})
    if not hold_works(s):
        return Reason("TB-EVT-10", "hold-sabotaged")
    return Reason("TB-LOAD-02", "hold-full")


def refuse_unload(s: State, player: int, asset: int) -> Reason:
    """Why this cannot be unloaded."""
    if asset not in s.hold:
        return Reason("TB-LOAD-01", "not-loaded", {"asset": asset})
    if s.at[TB2] != here(s, player):
        return Reason("TB-LOAD-07", "no-carrier-here")
    return Reason("TB-EVT-10", "hold-sabotaged")

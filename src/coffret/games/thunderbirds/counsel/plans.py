# interpreted
"""What a plan of a turn is worth: where it ends, and what of its first action still holds there."""

from __future__ import annotations

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.chances import acting
from coffret.games.thunderbirds.counsel.chance import chance_of
from coffret.games.thunderbirds.counsel.places import change, in_place, unpaid
from coffret.games.thunderbirds.counsel.track import can_be_tried, ground, moves_to
from coffret.games.thunderbirds.state import State
from coffret.kernel import Action
from coffret.kernel.counsel import Ground
from coffret.kernel.stack import copy

ABOUT_A_PLACE = ("arrives", "arrives-late", "arrives-sure", "arrives-short", "lacks")
ABOUT_THE_WAY = ("nearer", "ride", "press", "press-only")


def along(s: State, plan: list[Action], of_first: list[Ground]) -> list[Ground]:
    """Say of a plan what holds where it ends; the grounds of its first action that it undoes are left out."""
    player, last = acting(s), plan[-1]
    aim = last.disaster if isinstance(last, act.Rescue) else None
    end: State = copy(s)
    if not all(change(end, player, action) for action in (plan if aim is None else plan[:-1])):
        return of_first
    goes_on = any(isinstance(action, act.Move) for action in plan[1:])
    tries = can_be_tried(end, player) if aim is None and goes_on else []
    target = tries[0] if tries else aim
    kept = [it for it in of_first if holds(s, end, player, it, target, plan)]
    if not goes_on and isinstance(plan[0], act.Move):
        return kept  # it says already what can be tried there
    return [*[it for it in kept if not is_one_of(it, ABOUT_A_PLACE)], *of_ending(end, player, target, aim is None)]


def is_one_of(it: Ground, ids: tuple[str, ...]) -> bool:
    return it.message.id.removeprefix("counsel-") in ids


def holds(s: State, end: State, player: int, it: Ground, target: int | None, plan: list[Action]) -> bool:
    """Whether what is said of the first action still holds of all the plan, which aims at a disaster."""
    args = it.message.args
    flights = [action.region for action in plan if isinstance(action, act.Move)]
    goes_on = any(isinstance(action, act.Move) for action in plan[1:])
    if is_one_of(it, ("gains", "meets")):
        return set(args["assets"]) <= set(in_place(end, args["disaster"]))
    if is_one_of(it, ("scheme-tokens",)):
        return unpaid(end) < unpaid(s)
    if is_one_of(it, ABOUT_A_PLACE):
        return args["disaster"] == target if target is not None else not goes_on
    if is_one_of(it, ABOUT_THE_WAY):
        region = s.facts.region[args["disaster"]]
        is_nearer = moves_to(end, player, region) < moves_to(s, player, region)
        return args["disaster"] == target if target is not None else is_nearer
    if is_one_of(it, ("takes", "takes-needed", "fetches", "fetches-needed", "carries-scheme")):
        return not goes_on or args["region"] in flights
    return not is_one_of(it, ("other-first",)) or args["disaster"] != target


def of_ending(end: State, player: int, disaster: int | None, is_late: bool) -> list[Ground]:
    """Say how likely a disaster is averted where a plan ends: in it, or after it."""
    if disaster is None:
        return []
    if not end.facts.number[disaster]:
        return [ground("way-sure", 0.7, disaster=disaster)]
    odds = chance_of(end, player, disaster)
    if not odds.most:
        return []
    if not is_late:
        return [ground("way-odds", 0.35 + odds.most / 250, disaster=disaster, chance=odds.told())]
    args = {"disaster": disaster, "count": end.actions, "chance": odds.told()}
    return [ground("way-late", 0.25 + odds.most / 250, **args)]

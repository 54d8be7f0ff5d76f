# interpreted
"""Where vehicles are needed, whom to put aboard, and what a flight leaves behind."""

from __future__ import annotations

from coffret.games.thunderbirds_solo.counsel.board import (
    Target,
    crew,
    ground,
    in_danger,
    is_in_danger,
    pressing,
    reaching,
    target,
)
from coffret.games.thunderbirds_solo.rules.movement import destinations
from coffret.games.thunderbirds_solo.rules.table import assign
from coffret.games.thunderbirds_solo.state import ISLAND, JOHN, NOBODY, SLOTS, TB2, TB5, State
from coffret.kernel.counsel import Ground


def of_flight(s: State, vehicle: int, place: int) -> list[Ground]:
    """Say what a vehicle can do where it is sent, and what it leaves open."""
    found = [*pressing(s, place, vehicle), *of_leaving(s, vehicle)]
    best = target(s, vehicle, place) if place != ISLAND else None
    if best is not None:
        id = "clears" if best.percent else "clears-nothing"
        args = {"card": best.card, "percent": best.percent} if best.percent else {}
        weight = 0.35 + best.percent / 250 if best.percent else 0.5
        found.append(ground(id, weight, not best.percent, vehicle=vehicle, place=place, **args))
    if place != ISLAND and not crew(s, place) and s.chains[place] and not is_in_danger(s, place):
        found.append(ground("nobody-else", 0.3, place=place, count=len(s.chains[place])))
    if place == ISLAND:
        found.append(ground("home", 0.4, vehicle=vehicle))
    return found


def of_leaving(s: State, vehicle: int) -> list[Ground]:
    """Say what a vehicle loses by leaving, and what it could have done there."""
    here = s.at[vehicle]
    found = []
    if s.stored[vehicle]:
        symbols = tuple(sorted([die & 7 for die in s.stored[vehicle]]))
        found.append(ground("loses-stored", 0.4, True, symbols=symbols))
    if here == ISLAND:
        return found
    others = [it for it in reaching(s, here) if it != vehicle]
    if is_in_danger(s, here) and not others:
        found.append(ground("abandons", 0.95, True, place=here))
    best = target(s, vehicle, here)
    if best is not None and best.percent:
        args = {"card": best.card, "percent": best.percent}
        found.append(ground("here-clears", 0.2 + best.percent / 300, True, place=here, **args))
    return found


def of_boarding(s: State, pilot: int, vehicle: int) -> list[Ground]:
    """Say what a pilot makes of a vehicle."""
    if vehicle == TB5:
        return [ground("relays", 0.5, count=2 if pilot == JOHN else 1)]
    assign(s, pilot, vehicle)
    return of_best(s, vehicle, pilot, destinations(s, vehicle))


def of_loading(s: State, pilot: int, vehicle: int) -> list[Ground]:
    """Say what a vehicle could do where Thunderbird 2 takes it."""
    assign(s, pilot, vehicle)
    return of_best(s, vehicle, pilot, list(SLOTS))


def of_best(s: State, vehicle: int, pilot: int, places: list[int]) -> list[Ground]:
    """Say what a vehicle with its pilot could clear most likely: where a chain overflows first, else anywhere."""
    urgent = [place for place in in_danger(s) if place in places]
    best: tuple[int, Target] | None = None
    for place in urgent or [place for place in places if place != ISLAND]:
        found = target(s, vehicle, place)
        if found is not None and (best is None or found.percent > best[1].percent):
            best = place, found
    if best is None or not best[1].percent:
        return []
    place, goal = best
    id = "with-pilot-urgent" if urgent else "with-pilot"
    args = {"card": goal.card, "percent": goal.percent, "place": place}
    return [ground(id, 0.4 + goal.percent / 250, pilot=pilot, vehicle=vehicle, **args)]


def of_replacing(s: State, vehicle: int) -> list[Ground]:
    """Say how a Pod on offer compares with the others, by what each could clear most likely."""
    odds = {pod: best_anywhere(s, pod) for pod in s.display}
    mine = odds[vehicle]
    others = [odds[pod] for pod in s.display if pod != vehicle]
    if not others or mine is None or any(it is None for it in others):
        return []
    most = max([it.percent for it in others if it is not None])
    least = min([it.percent for it in others if it is not None])
    args = {"card": mine.card, "percent": mine.percent}
    if mine.percent < least:
        return [ground("worst-pod", 0.5, **args)]
    return [ground("best-pod", 0.5, True, **args)] if mine.percent > most else [ground("pod-odds", 0.3, **args)]


def best_anywhere(s: State, vehicle: int) -> Target | None:
    """What a vehicle could clear most likely, at any chain, whoever drives it."""
    found = [it for it in [target(s, vehicle, place) for place in SLOTS] if it is not None]
    return max(found, key=lambda it: it.percent) if found else None


def of_ending_dispatch(s: State) -> list[Ground]:
    """Say which chains that overflow have nobody, and who stays at home."""
    found = []
    urgent = in_danger(s)
    for place in urgent:
        here = crew(s, place)
        if here:
            found.append(ground("covered", 0.5, place=place, count=len(here)))
        else:
            found.append(ground("uncovered", 0.95, True, place=place))
    if not urgent:
        found.append(ground("no-overflow", 0.3))
    idle = [
        vehicle for vehicle in s.aboard if vehicle != NOBODY and s.at[vehicle] == ISLAND and destinations(s, vehicle)
    ]
    if idle:
        found.append(ground("idle", 0.45, True, vehicle=TB2 if TB2 in idle else idle[0]))
    return found

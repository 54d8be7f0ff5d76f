# interpreted
"""Which chains the calls make overflow, who can act where in this turn, and how likely a vehicle clears something."""

from __future__ import annotations

from typing import Any, NamedTuple

from coffret.games.thunderbirds_solo.odds import best_chance, chance, percent
from coffret.games.thunderbirds_solo.remarks import disasters
from coffret.games.thunderbirds_solo.rules.calls import Relay
from coffret.games.thunderbirds_solo.rules.movement import destinations
from coffret.games.thunderbirds_solo.state import ISLAND, NOBODY, SLOTS, TB2, State
from coffret.games.thunderbirds_solo.threats import danger
from coffret.kernel.counsel import Ground
from coffret.kernel.text import Message


def ground(id: str, weight: float, against: bool = False, /, **args: Any) -> Ground:
    """A ground with its message."""
    return Ground(Message(f"counsel-{id}", args), round(min(weight, 1.0), 3), against)


class Target(NamedTuple):
    """The Disaster that a vehicle clears most likely, with the chance in percent."""

    card: int
    percent: int


def targets(s: State, vehicle: int, place: int, colours: tuple[int, ...] = ()) -> list[Target]:
    """How likely a vehicle clears each Disaster of a chain, with these dice or its best ones, the likeliest first."""
    found = []
    for at in disasters(s, place):
        odds = percent(chance(s, vehicle, colours, place, at)) if colours else best_chance(s, vehicle, place, at)[0]
        found.append(Target(s.chains[place][at], odds))
    return sorted(found, key=lambda it: -it.percent)


def target(s: State, vehicle: int, place: int) -> Target | None:
    """What a vehicle clears most likely at a chain; None where there is nothing."""
    return next(iter(targets(s, vehicle, place)), None)


def is_in_danger(s: State, place: int) -> bool:
    """Whether the call of a row makes its chain overflow, as things stand."""
    return place != ISLAND and danger(s, place) == "danger"


def in_danger(s: State) -> list[int]:
    """The chains that the calls make overflow."""
    return [place for place in SLOTS if is_in_danger(s, place)]


def overflow(s: State, place: int, weight: float = 0.9, against: bool = False) -> Ground:
    """The ground that a chain overflows with its call: at once, or next turn."""
    return ground("overflows-now" if is_relay(s) else "overflows", weight, against, place=place)


def is_relay(s: State) -> bool:
    """Whether the calls are about to be answered."""
    return isinstance(s.stack[-1], Relay)


def crew(s: State, place: int) -> list[int]:
    """The vehicles at a chain whose pilots can still act in this turn."""
    return [
        vehicle
        for pilot, vehicle in enumerate(s.aboard)
        if vehicle != NOBODY and s.at[vehicle] == place and not s.acted >> pilot & 1 and vehicle != s.rescuer
    ]


def reaching(s: State, place: int) -> list[int]:
    """The vehicles that are at a chain or can move there in this turn; what is carried comes with Thunderbird 2."""
    found = []
    for vehicle in s.aboard:
        if vehicle == NOBODY:
            continue
        if place in destinations(s, vehicle) or (s.at[vehicle] == place and vehicle not in s.hold):
            found.append(vehicle)
        elif vehicle in s.hold and s.at[vehicle] == place and TB2 not in found:
            found.append(TB2)
    return found


def pressing(s: State, place: int, vehicle: int) -> list[Ground]:
    """Say that the chain overflows where a vehicle is sent, and whether it alone gets there."""
    if not is_in_danger(s, place):
        return []
    if reaching(s, place) == [vehicle]:
        return [ground("overflows-only", 1.0, place=place, vehicle=vehicle)]
    return [overflow(s, place)]

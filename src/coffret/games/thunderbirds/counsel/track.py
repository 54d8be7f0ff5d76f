# interpreted
"""What presses on the Disaster track, what the next card may do, and who can still fly where in time."""

from __future__ import annotations

from math import gcd
from typing import Any

from coffret.games.thunderbirds.bot.ways import FLYING, NEVER, has_room, moves
from coffret.games.thunderbirds.rules.disasters import cards_in_layer
from coffret.games.thunderbirds.rules.movement import is_slowed
from coffret.games.thunderbirds.rules.rescue import rescues
from coffret.games.thunderbirds.rules.table import hold_works, is_loaded, slot_of
from coffret.games.thunderbirds.state import (
    ACTIONS,
    DETERMINATION,
    HOOD_CARD,
    NO_PATH,
    NOBODY,
    SCOTT,
    SKULL,
    TB1,
    TB2,
    VIRGIL,
    State,
)
from coffret.kernel.counsel import Ground
from coffret.kernel.text import Message

PRESSING = 3  # Disasters to the skull, or fewer, that are worth a word


def ground(id: str, weight: float, against: bool = False, /, **args: Any) -> Ground:
    """A ground with its message."""
    return Ground(Message(f"counsel-{id}", args), round(min(weight, 1.0), 3), against)


def to_skull(s: State, disaster: int) -> int:
    """How many Disasters have to be drawn until this one is pushed onto the skull."""
    return SKULL - slot_of(s, disaster)


def on_track(s: State) -> list[int]:
    """The disasters of the track, those nearest the skull first."""
    return [disaster for disaster in s.slots[SKULL - 1 : 0 : -1] if disaster != NOBODY]


def draws(s: State) -> tuple[int, int]:
    """In how many of how many cases the next card is a Disaster that pushes the others on, in lowest terms.

    The very last card ends the game before it has any effect.
    """
    if s.top:
        return int(s.top[0] != HOOD_CARD), 1
    of = cards_in_layer(s)
    shared = gcd(of - s.hoods, of)
    return (of - s.hoods) // shared, of // shared


def pressing(s: State, disaster: int) -> list[Ground]:
    """Say how near the skull a disaster is, and who alone can fly there in time."""
    count = to_skull(s, disaster)
    if count > PRESSING:
        return []
    able = in_time(s, disaster)
    weight = 1.0 - 0.12 * count
    if len(able) == 1 and s.players > 1 and not s.fuel:
        return [ground("press-only", weight, disaster=disaster, count=count, character=s.characters[able[0]])]
    return [ground("press", weight - 0.05, disaster=disaster, count=count)]


def others_first(s: State, disaster: int) -> list[Ground]:
    """Say which disaster is nearer the skull, where that is near."""
    first = on_track(s)[0]
    count = to_skull(s, first)
    if first == disaster or count > 2:
        return []
    return [ground("other-first", 0.5, True, disaster=first, count=count)]


def abandoned(before: State, after: State) -> list[Ground]:
    """Say for which pressing disaster nobody could be in time any more."""
    for disaster in on_track(before):
        if to_skull(before, disaster) > PRESSING or before.fuel:
            break
        if slot_of(after, disaster) != NOBODY and in_time(before, disaster) and not in_time(after, disaster):
            return [ground("abandoned", 0.75, True, disaster=disaster, count=to_skull(before, disaster))]
    return []


def in_time(s: State, disaster: int) -> list[int]:
    """The players who can fly to a disaster and try it before it is pushed onto the skull, if each draw is a Disaster.

    They fly alone, with three actions a turn and their own tokens for more; no cards are played.
    """
    draws, region = to_skull(s, disaster), s.facts.region[disaster]
    return [player for player in range(s.players) if can_try(s, player, region, draws)]


def can_try(s: State, player: int, region: int, draws: int) -> bool:
    """Whether a player can be in a region and act there before so many draws."""
    turns = actions_of(s, player, draws)
    if s.characters[player] == SCOTT:
        return scott_can_try(s, player, region, turns)
    return moves_to(s, player, region) < sum(turns)


def actions_of(s: State, player: int, draws: int) -> list[int]:
    """The actions that a player has, turn by turn, before so many draws; tokens for more are used in the first."""
    wait = (player - s.turn) % s.players
    turns = [ACTIONS for _ in range(wait, draws, s.players)]
    if turns:
        turns[0] = s.actions if wait == 0 else ACTIONS - (s.injured == player)
        turns[0] += s.tokens[player][DETERMINATION]
    return turns


def scott_can_try(s: State, player: int, region: int, turns: list[int]) -> bool:
    """The same for Scott, whose first Move of Thunderbird 1 in each turn costs nothing."""
    own = s.aboard[SCOTT]
    seats = {(own, s.at[own])}
    for number, actions in enumerate(turns):
        costs = {(*seat, number == 0 and player == s.turn and s.flown): 0 for seat in seats}
        ready = list(costs)
        while ready:
            machine, place, flown = now = min(ready, key=lambda it: costs[it])
            ready.remove(now)
            if place == region and costs[now] < actions:
                return True
            for then, price in steps_from(s, player, machine, place, flown):
                if costs[now] + price <= actions and costs[now] + price < costs.get(then, actions + 1):
                    costs[then] = costs[now] + price
                    ready.append(then)
        seats = {(machine, place) for machine, place, _ in costs}
    return False


def steps_from(s: State, player: int, machine: int, place: int, flown: bool) -> list[tuple[tuple[int, int, bool], int]]:
    """What Scott can board or fly to from a seat, each with the actions it takes."""
    found = [((it, place, flown), 0) for it in FLYING if s.at[it] == place and it != machine and can_board(s, it)]
    is_free = machine == TB1 and not flown
    if can_fly(s, machine):
        for region in range(len(s.facts.place)):
            if region != place and moves_in(s, player, machine, place, region) == 1:
                found.append(((machine, region, flown or is_free), 0 if is_free else 1))
    return found


def moves_to(s: State, player: int, region: int) -> int:
    """The fewest Moves that take a player to a region alone, in whatever machines stand on the way."""
    own = s.aboard[s.characters[player]]
    if s.at[own] == region:
        return 0
    best = {
        machine: 0 for machine in FLYING if machine == own or (s.at[machine] == s.at[own] and can_board(s, machine))
    }
    ready = list(best)
    least = int(NEVER)
    while ready:
        machine = min(ready, key=lambda it: best[it])
        ready.remove(machine)
        if not can_fly(s, machine):
            continue
        start = s.at[machine]
        least = min(least, best[machine] + moves_in(s, player, machine, start, region))
        for other in FLYING:
            count = best[machine] + moves_in(s, player, machine, start, s.at[other])
            if other != machine and can_board(s, other) and count < best.get(other, int(NEVER)):
                best[other] = count
                ready.append(other)
    return least


def can_board(s: State, machine: int) -> bool:
    """Whether somebody could get aboard a machine, and it could fly."""
    return has_room(s, machine) and can_fly(s, machine)


def can_fly(s: State, machine: int) -> bool:
    """Whether a machine could fly, once it is unloaded."""
    return s.facts.path[machine] != NO_PATH and (hold_works(s) or not is_loaded(s, machine))


def moves_in(s: State, player: int, machine: int, start: int, region: int) -> int:
    """How many Moves a player needs in a machine on turns of the player's own; NEVER if it cannot get there."""
    speed = 3 if machine == TB2 and s.characters[player] == VIRGIL else s.facts.speed[machine]
    speed = 1 if is_slowed(s, machine) else speed
    if s.facts.path[machine] == NO_PATH:
        return int(NEVER)
    return int(moves(s, machine, speed)[start][region])


def can_be_tried(s: State, player: int) -> list[int]:
    """The disasters a player could try where he is, those nearest the skull first."""
    return sorted(rescues(s, player), key=lambda disaster: to_skull(s, disaster))

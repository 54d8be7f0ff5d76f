# interpreted
"""The calls as they lie there, and what an exchange of two of them changes."""

from __future__ import annotations

from coffret.games.thunderbirds_solo.counsel.board import ground, in_danger, is_in_danger, overflow
from coffret.games.thunderbirds_solo.names import CARDS
from coffret.games.thunderbirds_solo.odds import best_chance
from coffret.games.thunderbirds_solo.remarks import disasters
from coffret.games.thunderbirds_solo.rules.table import crew_at
from coffret.games.thunderbirds_solo.state import DISASTER, FULL, HOOD, NOBODY, SLOTS, State
from coffret.games.thunderbirds_solo.threats import danger, hood_threat
from coffret.kernel.counsel import Ground
from coffret.kernel.stack import copy
from coffret.kernel.text import Message


def of_answering(s: State) -> list[Ground]:
    """Say what the calls do to the chains as they are."""
    found = [overflow(s, place, 1.0, True) for place in in_danger(s)]
    risks = [place for place in SLOTS if danger(s, place) == "risk"]
    found += [ground("risks", 0.6, True, place=place) for place in risks[:1]]
    return found or [ground("answers-safely", 0.4)]


def of_exchange(s: State, slot: int, other: int) -> list[Ground]:
    """Say what becomes of the two calls in the other rows."""
    before = {place: is_in_danger(s, place) for place in (slot, other)}
    hoods = {card: hood_of(s, place) for place in (slot, other) if (card := s.slots[place]) != NOBODY}
    asked = {card: symbols(s, place) for place in (slot, other) if (card := s.slots[place]) != NOBODY}
    s.slots[slot], s.slots[other] = s.slots[other], s.slots[slot]
    found = []
    for place in (slot, other):
        now = is_in_danger(s, place)
        if before[place] and not now:
            found.append(ground("averts", 0.95, place=place))
        if now and not before[place]:
            found.append(ground("causes", 0.95, True, place=place))
        if now and before[place]:
            found.append(ground("keeps-danger", 0.8, True, place=place))
        found += of_moved(s, place, hoods, asked)
    return found


def of_moved(s: State, place: int, hoods: dict[int, str], asked: dict[int, int]) -> list[Ground]:
    """Say what a call does in its new row, compared with the old one."""
    card = s.slots[place]
    if card == NOBODY:
        return []
    if s.facts.type[card] == HOOD:
        return of_hood(s, place, hoods[card])
    if len(s.chains[place]) == FULL:
        return []
    if s.facts.type[card] != DISASTER:
        return of_civilian(s, place, card)
    found = of_crew(s, place, card)
    less = asked[card] - symbols(s, place)
    if less and asked[card]:
        args = {"card": card, "place": place, "before": asked[card], "after": symbols(s, place)}
        found.append(ground("asks", 0.3 + abs(less) / 10, less < 0, **args))
    return found


def of_civilian(s: State, place: int, card: int) -> list[Ground]:
    """Say which Disaster has to be cleared for a Civilian who joins a chain."""
    found = disasters(s, place)
    if not found:
        return [ground("goes-under", 0.4, True, card=card, place=place)]
    guard = s.chains[place][found[-1]]
    name = Message(f"card-{CARDS[guard]}".replace("_", "-"))
    count = sum(s.facts.needs[guard][found[-1]])
    return [ground("guarded", 0.25 + 0.1 / count, card=card, place=place, guard=name, count=count)]


def of_crew(s: State, place: int, card: int) -> list[Ground]:
    """Say who is there already and could clear a Disaster that joins a chain, likelier than any other who is."""
    then: State = copy(s)
    then.chains[place].append(card)
    at = len(then.chains[place]) - 1
    odds = {vehicle: best_chance(then, vehicle, place, at)[0] for vehicle in crew_at(s, place)}
    best = max(odds, key=lambda it: odds[it], default=NOBODY)
    if best == NOBODY or not odds[best]:
        return []
    args = {"card": card, "place": place, "vehicle": best, "percent": odds[best]}
    return [ground("ready", 0.25 + odds[best] / 300, **args)]


def of_hood(s: State, place: int, before: str) -> list[Ground]:
    """Say what a Hood card does in its new row, if that differs."""
    card, now = s.slots[place], hood_of(s, place)
    if now == before:
        return []
    if now == "is-neutralised":
        return [ground("hood-stopped", 0.6, card=card, place=place)]
    if before == "is-neutralised":
        return [ground("hood-let-in", 0.6, True, card=card)]
    if now.startswith("influences"):
        return [ground("hood-influences", 0.4, True, card=card, place=place)]
    return [ground("hood-finds-nobody", 0.4, card=card, place=place)] if before.startswith("influences") else []


def hood_of(s: State, place: int) -> str:
    """What the Hood card of a row would do; nothing if there is none."""
    card = s.slots[place]
    return hood_threat(s, place, card) if card != NOBODY and s.facts.type[card] == HOOD else ""


def symbols(s: State, place: int) -> int:
    """How many symbols the Disaster that calls asks for where it would join its chain; 0 if there is no room."""
    card, at = s.slots[place], len(s.chains[place])
    if at >= FULL or not s.facts.needs[card]:
        return 0
    return sum(s.facts.needs[card][at])

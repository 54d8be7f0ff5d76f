# interpreted
"""After the roll: what is cleared together, who comes home with it, what slides then, and what it leaves for others."""

from __future__ import annotations

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.counsel.board import crew, ground, target
from coffret.games.thunderbirds_solo.counsel.rescues import clearable, of_lacking
from coffret.games.thunderbirds_solo.rules.covering import pack
from coffret.games.thunderbirds_solo.rules.discarding import has_unstable
from coffret.games.thunderbirds_solo.rules.rescue import RescuePhase
from coffret.games.thunderbirds_solo.rules.table import stored_symbols
from coffret.games.thunderbirds_solo.state import BLOCKING, DISASTER, WILD, State
from coffret.games.thunderbirds_solo.threats import danger
from coffret.kernel.counsel import Ground
from coffret.kernel.stack import apply, copy, decide


def of_clearing(s: State, action: act.Discard | act.Keep) -> list[Ground]:
    """Say what a set of Disasters brings, and what the choice leaves."""
    place = s.at[s.rescuer]
    positions = action.positions
    symbols = action.symbols if isinstance(action, act.Keep) else ()
    home, left = parted(s, place, positions)
    found = [ground("leaves-cards", 0.25, place=place, count=len(left))] if positions else of_keeping(s, place, symbols)
    return [
        *found,
        *of_chain(s, place, positions),
        *of_home(s, home),
        *of_count(s, positions),
        *of_sliding(s, place, positions, left),
        *of_stored(s, place, positions, symbols),
        *of_next(s, place, action),
    ]


def parted(s: State, place: int, positions: int) -> tuple[list[int], list[int]]:
    """The Civilians who come home when these positions are cleared, and the cards that are left."""
    home: list[int] = []
    left: list[int] = []
    gone = False
    for at, card in enumerate(s.chains[place]):
        if s.facts.type[card] == DISASTER:
            gone = bool(positions >> at & 1)
            if not gone:
                left.append(card)
        else:
            (home if gone else left).append(card)
    return home, left


def of_chain(s: State, place: int, positions: int) -> list[Ground]:
    """Say whether the chain still overflows, or may."""
    risk = danger(s, place)
    others = crew(s, place)
    if risk == "danger":
        if positions:
            return [ground("saves", 0.95, place=place)]
        return [ground("still-overflows", 0.9 if not others else 0.5, True, place=place)]
    if risk == "risk" and positions:
        return [ground("saves-from-hood", 0.7, place=place)]
    return []


def of_home(s: State, home: list[int]) -> list[Ground]:
    """Say who comes home."""
    free = [ground("home-free", 0.6, card=card) for card in home if card not in s.marks]
    return free + [ground("home-held", 0.5, card=card) for card in home if card in s.marks]


def of_keeping(s: State, place: int, symbols: tuple[int, ...]) -> list[Ground]:
    """Say that nothing is stored, where somebody could use it."""
    useful = [symbol for symbol in s.faces if symbol < WILD and asks_for(s, place, symbol)]
    if symbols or not useful or not crew(s, place) or has_unstable(s, place):
        return []
    return [ground("stores-nothing", 0.35, True, place=place)]


def asks_for(s: State, place: int, symbol: int) -> bool:
    """Whether a Disaster of a chain asks for a symbol."""
    return any(s.facts.needs[card] and s.facts.needs[card][at][symbol] for at, card in enumerate(s.chains[place]))


def of_count(s: State, positions: int) -> list[Ground]:
    """Say whether more Disasters could be cleared."""
    most, count = len(clearable(s)), positions.bit_count()
    if most > count:
        return [ground("clears-less", 0.45, True, count=most - count)]
    return [ground("clears-most", 0.4, count=count)] if count > 1 else []


def of_sliding(s: State, place: int, positions: int, left: list[int]) -> list[Ground]:
    """Say what the Disasters that are left ask for at their new positions, and whether a block goes."""
    chain = s.chains[place]
    found = []
    for at, card in enumerate(chain):
        if positions >> at & 1 and s.facts.keyword[card] == BLOCKING and at + 1 < len(chain):
            found.append(ground("unblocks", 0.5, card=card, place=place))
    old = sum([sum(s.facts.needs[card][at]) for at, card in enumerate(chain) if card in left and s.facts.needs[card]])
    new = sum([sum(s.facts.needs[card][at]) for at, card in enumerate(left) if s.facts.needs[card]])
    if positions and old != new:
        found.append(ground("slides", 0.3 + abs(old - new) / 20, new > old, place=place, before=old, after=new))
    return found


def of_stored(s: State, place: int, positions: int, symbols: tuple[int, ...]) -> list[Ground]:
    """Say what stored symbols are good for, where nothing is used up or dropped."""
    if positions:
        return []
    if has_unstable(s, place) and stored_symbols(s, place):
        return [ground("unstable-loses", 0.5, True, place=place)]
    if not symbols or len(symbols) + len(s.stored[s.rescuer]) > s.facts.storage[s.rescuer]:
        return []
    return of_lacking(s, place, stored_symbols(s, place), pack(symbols))


def of_next(s: State, place: int, action: act.Discard | act.Keep) -> list[Ground]:
    """Say what whoever is still to act at this chain clears most likely then."""
    if not crew(s, place):
        return []
    then: State = copy(s)
    apply(then, action, 0)
    decision = decide(then)
    if decision is None or not isinstance(then.stack[-1], RescuePhase):
        return []
    best = None
    for vehicle in crew(then, place):
        found = target(then, vehicle, place)
        if found is not None and (best is None or found.percent > best[1].percent):
            best = vehicle, found
    if best is None or not best[1].percent:
        return []
    vehicle, goal = best
    return [ground("next", 0.3 + goal.percent / 250, vehicle=vehicle, card=goal.card, percent=goal.percent)]

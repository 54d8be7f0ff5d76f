"""The active player's turn: the steps that could come next, tried out on copies of the table."""

from math import exp
from typing import Final

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.bot.departing import Flight
from coffret.games.thunderbirds.bot.flights import flights
from coffret.games.thunderbirds.bot.prices import CARD, LOSS
from coffret.games.thunderbirds.bot.rescuing import averted, rescue_chance
from coffret.games.thunderbirds.bot.ways import ways_of
from coffret.games.thunderbirds.bot.worth import queue, worth
from coffret.games.thunderbirds.rules.acting import can_gather
from coffret.games.thunderbirds.rules.events import end_event, repairs
from coffret.games.thunderbirds.rules.hood import john_ignores
from coffret.games.thunderbirds.rules.plan import can_draw, is_quiet, scan, scans
from coffret.games.thunderbirds.rules.rescue import rescues
from coffret.games.thunderbirds.rules.table import comms_are_open, here, take_token
from coffret.games.thunderbirds.state import (
    INTELLIGENCE,
    SCHEME_SPACES,
    SOUTH_PACIFIC,
    TECHNOLOGY,
    State,
)
from coffret.kernel import Action
from coffret.kernel.stack import copy

Widths = tuple[int, ...]  # how many steps are thought through to what may follow, the last first; its length is how far

USUAL: Final[Widths] = (2, 2, 4)  # (4, 4, 10) won no more: 50 of 300, where this won 55
AT_ONCE: Final[Widths] = ()  # all of them, and nothing that follows
QUICK: Final[Widths] = (2, 3)  # in imagined plays, which look one step ahead: quicker, but weaker (README)


class Step:
    """Something the active player can do: what to choose for it, and how the table may look afterwards."""

    def __init__(self, actions: list[Action], left: int, value: float, extra: float = 0.0) -> None:
        self.actions: Final = actions  # one after the other
        self.left: Final = left
        self.extra: Final = extra  # what it brings or costs besides
        self.value: Final = value
        self.promise = value  # a first guess of what it leads to
        self.then: Step | None = None  # the best step after it, once it has been thought through, if it succeeds

    def ends(self) -> list[tuple[float, State]]:
        """The tables that it may lead to, with their chances."""
        raise NotImplementedError

    def ahead(self, price: float, depth: int, widths: Widths) -> float:
        """What it is worth when the best of the next steps follow, so many of them."""
        if self.left == 0 or depth == 0:
            return self.value
        total = 0.0
        is_first = True
        for chance, end in self.ends():
            step, value = follow(end, self.left, price, depth, widths)
            if is_first:
                self.then = step
            is_first = False
            total += chance * value
        return self.extra + total


class Deed(Step):
    """A step that has been tried out."""

    def __init__(self, actions: list[Action], ends: list[tuple[float, State]], left: int, extra: float = 0.0) -> None:
        total = 0.0
        for chance, end in ends:
            total += chance * worth(end, left)
        super().__init__(actions, left, extra + total, extra)
        self.known: Final = ends

    def ends(self) -> list[tuple[float, State]]:
        return self.known


class Move(Step):
    """A Move; the table afterwards is laid out only where thoughts go on from there."""

    def __init__(self, s: State, flight: Flight) -> None:
        super().__init__(flight.actions[:], flight.left, flight.value)
        self.promise += flight.promise
        self.s: Final = s
        self.flight: Final = flight

    def ends(self) -> list[tuple[float, State]]:
        return [(1.0, self.flight.end(self.s))]


def follow(s: State, left: int, price: float, depth: int, widths: Widths) -> tuple[Step | None, float]:
    """The best step that can still be taken in this turn, and what a position is worth with it."""
    found = steps(s, left, price)
    found.sort(key=by_promise)
    best: Step | None = None
    value = worth(s, 0)
    for step in found[: widths[depth - 1]]:
        ahead = step.ahead(price, depth - 1, widths)
        if ahead > value:
            best, value = step, ahead
    return best, value


def by_promise(step: Step) -> float:
    """The best first."""
    return -step.promise


def best_step(s: State, widths: Widths = AT_ONCE) -> tuple[Step | None, float]:
    """The step that leads furthest, and how much more it is worth than to end the turn here."""
    stay = worth(s, 0)
    price = hood_price(s, stay)
    found = steps(s, s.actions, price)
    found.sort(key=by_promise)
    depth = max(0, len(widths) - 1)
    found = found[: widths[depth]] if widths else found
    values = [step.ahead(price, depth, widths) for step in found]
    if not values or max(values) <= stay + 0.05:
        return None, 0.0
    place = values.index(max(values))
    return found[place], values[place] - stay


def hood_price(s: State, stay: float) -> float:
    """What a step of the Hood costs."""
    if s.hood + 1 >= SCHEME_SPACES[s.foiled]:
        return 0.5 + LOSS * exp(-queue(s, ways_of(s), 0)[1])  # little, where all is lost anyhow
    after = copy(s)
    after.hood += 1
    return max(0.5, stay - worth(after, 0))


def steps(s: State, left: int, price: float) -> list[Step]:
    """All that is worth trying."""
    found: list[Step] = [Move(s, flight) for flight in flights(s, left)]
    if left > 0:
        found += [rescue_step(s, disaster, left, price) for disaster in rescues(s, s.turn)]
        found += other_steps(s, left, price)
    return found


def other_steps(s: State, left: int, price: float) -> list[Step]:
    """Scan, Plan, Repair and Alan's own."""
    found: list[Step] = []
    if comms_are_open(s):
        for disaster in scans(s, s.turn):
            after = copy(s)
            scan(after, s.turn, disaster)
            found.append(Deed([act.SCAN[disaster]], [(1.0, after)], left - 1))
    if can_draw(s) and (is_quiet(s, s.turn) or price < CARD):
        after = copy(s)
        after.planned = True
        found.append(Deed([act.PLAN_AHEAD], [(1.0, after)], left - 1, CARD - (0.0 if is_quiet(s, s.turn) else price)))
    if s.lasting and here(s, s.turn) == SOUTH_PACIFIC:
        for event in repairs(s):
            after = copy(s)
            end_event(after, event)
            found.append(Deed([act.REPAIR[event]], [(1.0, after)], left - 1))
    if can_gather(s, s.turn):
        kinds = [token for token in (INTELLIGENCE, TECHNOLOGY) if s.supply[token]]
        for token in kinds:
            after = copy(s)
            after.gathered = True
            take_token(after, s.turn, token)
            found.append(Deed([act.GATHER[token]], [(1.0, after)], left - 1))
    return found


def rescue_step(s: State, disaster: int, left: int, price: float) -> Step:
    """A Rescue: it may succeed or fail, and the Hood may advance."""
    chance = rescue_chance(s, s.turn, disaster)
    ends = [(chance, averted(s, s.turn, disaster)), (1.0 - chance, s)]
    faces = 0.0 if s.facts.number[disaster] == 0 else 1 / 36 if john_ignores(s) else 1 / 3
    return Deed([act.RESCUE_OF[disaster]], [end for end in ends if end[0] > 0.0], left - 1, -price * faces)

"""The active player's turn: the steps that could come next, tried out on one table and taken back."""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.bot.circumstances import circumstances
from coffret.games.thunderbirds.bot.departing import Flight
from coffret.games.thunderbirds.bot.flights import flights, leeway
from coffret.games.thunderbirds.bot.layout import End, Layout, imagine_token
from coffret.games.thunderbirds.bot.prices import CARD, LOSS
from coffret.games.thunderbirds.bot.rescuing import imagine_success, rescue_chance
from coffret.games.thunderbirds.bot.ways import ways_among, ways_of
from coffret.games.thunderbirds.bot.worth import queue, worth, worth_in
from coffret.games.thunderbirds.rules.acting import can_gather
from coffret.games.thunderbirds.rules.events import end_event, repairs
from coffret.games.thunderbirds.rules.hood import john_ignores
from coffret.games.thunderbirds.rules.plan import can_draw, is_quiet, scan, scans
from coffret.games.thunderbirds.rules.rescue import rescues
from coffret.games.thunderbirds.rules.table import comms_are_open, here
from coffret.games.thunderbirds.state import (
    INTELLIGENCE,
    SCHEME_SPACES,
    SOUTH_PACIFIC,
    TECHNOLOGY,
    State,
)
from coffret.kernel import Action
from coffret.kernel.stack import copy

MOST: Final = 1000  # positions that are kept in mind

Widths = tuple[int, ...]  # how many steps are thought through to what may follow, the last first; its length is how far

USUAL: Final[Widths] = (2, 2, 4)  # (4, 4, 10) won no more: 50 of 300, where this won 55
AT_ONCE: Final[Widths] = ()  # all of them, and nothing that follows
QUICK: Final[Widths] = (2, 3)  # in imagined plays, which look one step ahead: quicker, but weaker (README)


@mypyc_attr(acyclic=True)
class Step:
    """Something the active player can do, and what it may lead to."""

    def __init__(self, left: int, value: float, promise: float, extra: float = 0.0) -> None:
        self.left: Final = left
        self.extra: Final = extra  # what it brings or costs besides
        self.value: Final = value
        self.promise: Final = promise  # a first guess of what it leads to
        self.then: Step | None = None  # the best step after it, once it has been thought through, if it succeeds

    def actions(self, s: State) -> list[Action]:
        """What to choose for it, one after the other."""
        raise NotImplementedError

    def ends(self) -> list[tuple[float, End]]:
        """What it may lead to, with the chances; success first."""
        raise NotImplementedError

    def ahead(self, s: State, now: Layout, price: float, depth: int, widths: Widths) -> float:
        """What it is worth when the best of the next steps follow, so many of them."""
        if self.left == 0 or depth == 0:
            return self.value
        total = 0.0
        is_first = True
        for chance, end in self.ends():
            end.lay_out(s)
            step, value = follow(s, end, self.left, price, depth, widths)
            now.lay_out(s)
            if is_first:
                self.then = step
            is_first = False
            total += chance * value
        return self.extra + total


@mypyc_attr(acyclic=True)
class Deed(Step):
    """A step that has been tried out."""

    def __init__(self, action: Action, ends: list[tuple[float, End]], left: int, value: float, extra: float) -> None:
        super().__init__(left, value, value, extra)
        self.action: Final = action
        self.known: Final = ends

    def actions(self, s: State) -> list[Action]:
        return [self.action]

    def ends(self) -> list[tuple[float, End]]:
        return self.known


@mypyc_attr(acyclic=True)
class Move(Step):
    """A Move, which may have been thought of before."""

    def __init__(self, flight: Flight) -> None:
        super().__init__(flight.left, flight.value, flight.value + flight.promise)
        self.flight: Final = flight

    def actions(self, s: State) -> list[Action]:
        return self.flight.actions(s)

    def ends(self) -> list[tuple[float, End]]:
        return [(1.0, self.flight)]


class Memory:
    """What follows from positions, with the same price of a step of the Hood."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int, int, float], tuple[Step | None, float]] = {}


MEMORY: Final = Memory()


def follow(s: State, end: End, left: int, price: float, depth: int, widths: Widths) -> tuple[Step | None, float]:
    """The best step that can still be taken in this turn, and what a position is worth with it."""
    key = end.ways.number, end.around.number + 64 * left + abilities(s), 8 * len(widths) + depth, price
    known = MEMORY.known.get(key)
    if known is None:
        if len(MEMORY.known) >= MOST:
            MEMORY.known = {}
        known = MEMORY.known[key] = think_through(s, end, left, price, depth, widths)
    return known


def abilities(s: State) -> int:
    """What else decides which steps there are: special abilities that have been used in this turn, for example."""
    return leeway(s) + 16 * s.gathered + 32 * s.planned


def think_through(s: State, end: End, left: int, price: float, depth: int, widths: Widths) -> tuple[Step | None, float]:
    """The same, thought about anew."""
    now = Layout(s, end.around, end.ways)
    best: Step | None = None
    value = worth_in(s, 0, end.around, end.ways)
    for step in steps(s, now, left, price)[: widths[depth - 1]]:
        ahead = step.ahead(s, now, price, depth - 1, widths)
        if ahead > value:
            best, value = step, ahead
    return best, value


def best_step(s: State, widths: Widths = AT_ONCE) -> tuple[Step | None, float]:
    """The step that leads furthest, and how much more it is worth than to end the turn here."""
    table: State = copy(s)
    now = layout_of(table)
    stay = worth_in(table, 0, now.around, now.ways)
    price = hood_price(table, stay)
    found = steps(table, now, s.actions, price)
    depth = max(0, len(widths) - 1)
    found = found[: widths[depth]] if widths else found
    values = [step.ahead(table, now, price, depth, widths) for step in found]
    if not values or max(values) <= stay + 0.05:
        return None, 0.0
    place = values.index(max(values))
    return found[place], values[place] - stay


def all_steps(s: State) -> list[Step]:
    """All that is worth trying now, the best first."""
    table: State = copy(s)
    price = hood_price(table, worth(table, 0))
    return steps(table, layout_of(table), s.actions, price)


def layout_of(table: State) -> Layout:
    """How a table looks that nothing is known of yet."""
    around = circumstances(table)
    return Layout(table, around, ways_among(table, around.crew))


def changed(table: State, now: Layout) -> Layout:
    """How a table looks on which nobody and nothing has moved."""
    around = circumstances(table)
    return Layout(table, around, now.ways if around.crew == now.around.crew else ways_among(table, around.crew))


def hood_price(table: State, stay: float) -> float:
    """What a step of the Hood costs, tried on a table to think on."""
    if table.hood + 1 >= SCHEME_SPACES[table.foiled]:
        return 0.5 + LOSS * exp(-queue(table, ways_of(table), 0)[1])  # little, where all is lost anyhow
    table.hood += 1
    price = max(0.5, stay - worth(table, 0))
    table.hood -= 1
    return price


def steps(s: State, now: Layout, left: int, price: float) -> list[Step]:
    """All that is worth trying, the best first."""
    found: list[Step] = [Move(flight) for flight in flights(s, now, left)]
    if left > 0:
        for disaster in rescues(s, s.turn):
            found.append(rescue_step(s, now, disaster, left, price))
        other_steps(s, now, left, price, found)
    sort_by_promise(found)
    return found


def sort_by_promise(found: list[Step]) -> None:
    """Put the best first; among so few this is quicker than to be called back for each."""
    for count in range(1, len(found)):
        step = found[count]
        place = count
        while place > 0 and found[place - 1].promise < step.promise:
            found[place] = found[place - 1]
            place -= 1
        found[place] = step


def rescue_step(s: State, now: Layout, disaster: int, left: int, price: float) -> Step:
    """A Rescue: it may succeed or fail, and the Hood may advance."""
    chance = rescue_chance(s, s.turn, disaster)
    ends: list[tuple[float, End]] = []
    if chance > 0.0:
        imagine_success(s, s.turn, disaster)
        ends.append((chance, changed(s, now)))
        now.lay_out(s)
    if chance < 1.0:
        ends.append((1.0 - chance, now))
    faces = 0.0 if s.facts.number[disaster] == 0 else 1 / 36 if john_ignores(s) else 1 / 3
    return tried(s, now, act.RESCUE_OF[disaster], ends, left - 1, -price * faces)


def tried(s: State, now: Layout, action: Action, ends: list[tuple[float, End]], left: int, extra: float = 0.0) -> Step:
    """A step that was tried out, and what it is worth."""
    total = 0.0
    for chance, end in ends:
        end.lay_out(s)
        total += chance * worth_in(s, left, end.around, end.ways)
    now.lay_out(s)
    return Deed(action, ends, left, extra + total, extra)


def other_steps(s: State, now: Layout, left: int, price: float, found: list[Step]) -> None:
    """Scan, Plan, Repair and Alan's own."""
    if comms_are_open(s):
        for disaster in scans(s, s.turn):
            s.slots = s.slots[:]
            scan(s, s.turn, disaster)
            found.append(tried(s, now, act.SCAN[disaster], to_here(changed(s, now)), left - 1))
    if can_draw(s) and (is_quiet(s, s.turn) or price < CARD):
        extra = CARD - (0.0 if is_quiet(s, s.turn) else price)
        s.planned = True
        found.append(tried(s, now, act.PLAN_AHEAD, to_here(Layout(s, now.around, now.ways)), left - 1, extra))
    if s.lasting and here(s, s.turn) == SOUTH_PACIFIC:
        for event in repairs(s):
            end_event(s, event)
            found.append(tried(s, now, act.REPAIR[event], to_here(changed(s, now)), left - 1))
    if can_gather(s, s.turn):
        for token in (INTELLIGENCE, TECHNOLOGY):
            if s.supply[token]:
                s.gathered = True
                imagine_token(s, s.turn, token)
                found.append(tried(s, now, act.GATHER[token], to_here(changed(s, now)), left - 1))


def to_here(end: End) -> list[tuple[float, End]]:
    """What a step certainly leads to."""
    return [(1.0, end)]

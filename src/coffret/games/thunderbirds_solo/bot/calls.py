"""Calls, Lady Penelope and rewards: which call should be answered where, and whom she should take along."""

from typing import Final

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.bot.book import INFLUENCED, RANDOM, STOPPED, Book, Row, book_of
from coffret.games.thunderbirds_solo.bot.rescue import (
    call_of,
    expected,
    has_second_try,
    rank,
    roller_of,
    row_of,
    waiting,
)
from coffret.games.thunderbirds_solo.rules.covering import ONE
from coffret.games.thunderbirds_solo.rules.table import crew_at, stored_symbols
from coffret.games.thunderbirds_solo.state import CIVILIAN, FULL, HOOD, ISLAND, NOBODY, SLOTS, State
from coffret.kernel import Action

CARRIES: Final = 0.8  # to have a Civilian along who is not home yet
BY_ROAD: Final = 0.5  # to be bound to the road
HOME: Final = 0.6


def relayed(s: State, options: list[Action], left: int) -> Action:
    """The exchange that leads to the best answers, or none."""
    book = book_of(s.facts)
    worth = Answers(book, s)
    best, least = options[0], worth.total(tuple(s.slots)) - 0.05
    for action in options[1:]:
        assert isinstance(action, act.Exchange)
        slots = exchanged(tuple(s.slots), action)
        for after in reached(slots, left - 1):
            found = worth.total(after)
            if found < least - 1e-9:
                best, least = action, found
    return best


def reached(slots: tuple[int, ...], left: int) -> set[tuple[int, ...]]:
    """What so many more exchanges can make of the calls."""
    found = {slots}
    for _ in range(left):
        found |= {exchanged(it, act.EXCHANGE[one][two]) for it in found for one in SLOTS for two in SLOTS if one < two}
    return found


def exchanged(slots: tuple[int, ...], action: act.Exchange) -> tuple[int, ...]:
    """The calls after an exchange."""
    found = list(slots)
    found[action.slot], found[action.other] = found[action.other], found[action.slot]
    return tuple(found)


class Answers:
    """What each call would mean in each row, with who is there rolling afterwards."""

    def __init__(self, book: Book, s: State) -> None:
        self.book = book
        self.s = s
        self.known: dict[tuple[int, int], float] = {}

    def total(self, slots: tuple[int, ...]) -> float:
        """The work that is left after all answers."""
        return sum([self.at(place, slots[place]) for place in SLOTS])

    def at(self, place: int, card: int) -> float:
        """The same for one row."""
        key = (place, card)
        if key not in self.known:
            self.known[key] = self.reckon(place, card)
        return self.known[key]

    def reckon(self, place: int, card: int) -> float:
        """The same, reckoned anew."""
        s, book = self.s, self.book
        row = row_of(s, place)
        if card == NOBODY or s.facts.type[card] == HOOD:
            stopped = card == NOBODY or (s.lady == place and not s.air)
            extra = 0.0 if stopped else book.after(row, card) - book.cost(row)
            return extra + self.afterwards(place, row)
        if len(row) == FULL:
            return 200.0
        if not row and s.facts.type[card] == CIVILIAN:
            return book.after(row, card)
        return self.afterwards(place, (*row, card))

    def afterwards(self, place: int, row: Row) -> float:
        """The work left of a row if whoever is there rolls."""
        rollers = [roller_of(self.s, vehicle, self.s.pilot[vehicle]) for vehicle in crew_at(self.s, place)]
        rollers.sort(key=rank)
        have = stored_symbols(self.s, place)
        return expected(self.book, row, RANDOM, have, rollers, has_second_try(self.s, place))


def witnessed(s: State, options: list[Action]) -> Action:
    """The exchange after which the next calls threaten least."""
    book = book_of(s.facts)
    rows = [row_of(s, place) for place in range(5)]
    best, least = options[0], threat(book, s, rows, tuple(s.slots)) - 0.05
    for action in options[1:]:
        assert isinstance(action, act.Exchange)
        found = threat(book, s, rows, exchanged(tuple(s.slots), action))
        if found < least:
            best, least = action, found
    return best


def threat(book: Book, s: State, rows: list[Row], slots: tuple[int, ...]) -> float:
    """The work after these calls were answered."""
    total = 0.0
    for place in SLOTS:
        card = slots[place]
        stopped = card != NOBODY and s.facts.type[card] == HOOD and s.lady == place and not s.air
        total += book.after(rows[place], STOPPED if stopped else card)
    return total


def lady_moves(s: State, options: list[Action]) -> Action:
    """Where she goes, by what she can do there at once."""
    book = book_of(s.facts)
    values = [after_lady(book, s, action) for action in options]
    return options[values.index(min(values))]


def after_lady(book: Book, s: State, action: Action) -> float:
    """The work left after her move and the best escort."""
    place = action.place if isinstance(action, act.Go) else s.lady
    air = s.air != isinstance(action, act.Flip)
    rows = [row_of(s, at) for at in range(5)]
    best = standing(book, s, rows, place, air, s.escorted)
    for after, escorted in escorts(s, rows, place):
        best = min(best, standing(book, s, after, place, air, escorted))
    return best


def escorts(s: State, rows: list[Row], place: int) -> list[tuple[list[Row], int]]:
    """What she could do with Civilians at a place: the rows afterwards, and whom she has."""
    row = rows[place]
    if s.escorted == NOBODY:
        free = [it for it in row if it < INFLUENCED and s.facts.type[it] == CIVILIAN and not s.facts.panics[it]]
        return [(replaced(rows, place, tuple([it for it in row if it != card])), card) for card in free]
    if place == ISLAND:
        return [(rows, NOBODY)]
    return [(replaced(rows, place, (*row, s.escorted)), NOBODY)] if 0 < len(row) < FULL else []


def replaced(rows: list[Row], place: int, row: Row) -> list[Row]:
    """The rows with another one at a place."""
    return [row if at == place else old for at, old in enumerate(rows)]


def standing(book: Book, s: State, rows: list[Row], place: int, air: bool, escorted: int) -> float:
    """How things stand with her at a place."""
    total = 0.0 if air else BY_ROAD
    for at in SLOTS:
        card = s.slots[at]
        stopped = at == place and not air and card != NOBODY and s.facts.type[card] == HOOD
        total += book.after(rows[at], STOPPED if stopped else card)
    if escorted != NOBODY:
        total += CARRIES
    elif s.escorted != NOBODY and place == ISLAND:
        total -= HOME
    return total


def escort(s: State, options: list[Action]) -> Action:
    """Whom she takes along or sets down, if anybody."""
    book = book_of(s.facts)
    rows = [row_of(s, place) for place in range(5)]
    best, least = options[0], standing(book, s, rows, s.lady, s.air, s.escorted)
    found = escorts(s, rows, s.lady)
    for action in options[1:]:
        for after, escorted in found:
            if isinstance(action, act.SetDown) or (isinstance(action, act.Escort) and action.card == escorted):
                value = standing(book, s, after, s.lady, s.air, escorted)
                if value < least:
                    best, least = action, value
    return best


def turned_up(s: State, options: list[Action]) -> Action:
    """Medic: a pilot who has still to act, else Scott."""
    for action in options:
        if isinstance(action, act.TurnUp) and not s.acted >> action.pilot & 1:
            return action
    return options[-1]


def placed(s: State, options: list[Action]) -> Action:
    """Expert: the symbol that helps most where somebody will still roll, or next turn."""
    book = book_of(s.facts)
    best, least = options[0], 0.0
    for action in options:
        if isinstance(action, act.Place):
            place = s.at[action.vehicle]
            crew = waiting(s, place) or crew_at(s, place)
            rollers = sorted([roller_of(s, it, s.pilot[it]) for it in crew], key=rank)
            row, call, have = row_of(s, place), call_of(s, place), stored_symbols(s, place)
            gain = expected(book, row, call, have + ONE[action.symbol], rollers, False)
            gain -= expected(book, row, call, have, rollers, False)
            if gain < least:
                best, least = action, gain
    return best

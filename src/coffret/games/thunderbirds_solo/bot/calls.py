"""Calls, Lady Penelope and rewards: which call should be answered where, and whom she should take along."""

from typing import Final

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.bot.book import RANDOM, STOPPED, Book, Row, book_of
from coffret.games.thunderbirds_solo.bot.rescue import (
    crew_in,
    has_second_try,
    least,
    plight_of,
    row_of,
    waiting,
)
from coffret.games.thunderbirds_solo.bot.work import is_free
from coffret.games.thunderbirds_solo.rules.calls import relays
from coffret.games.thunderbirds_solo.rules.covering import ONE
from coffret.games.thunderbirds_solo.rules.table import crew_at, stored_symbols
from coffret.games.thunderbirds_solo.state import CIVILIAN, FULL, HOOD, ISLAND, NOBODY, SLOTS, State
from coffret.kernel import Action
from coffret.kernel.sums import sum_of

CARRIES: Final = 0.8  # to have a Civilian along who is not home yet
BY_ROAD: Final = 0.5  # to be bound to the road
HOME: Final = 0.6
LOST: Final = 200.0  # a full chain gets one card more
FURTHEST: Final = 3  # exchanges that are thought through

Order = tuple[int, ...]  # by place: whose call it gets
Way = tuple[int, int, Order]  # the two slots that are exchanged first, and the order that comes of it


def ways_to_exchange(times: int) -> tuple[Way, ...]:
    """Every order that so many exchanges can lead to, by each first one."""
    pairs = [(one, two) for one in SLOTS for two in SLOTS if one < two]
    found: list[Way] = []
    for one, two in pairs:
        orders = [swapped((0, *SLOTS), one, two)]
        for _ in range(times - 1):
            orders = list(dict.fromkeys([*orders, *[swapped(it, *pair) for it in orders for pair in pairs]]))
        found += [(one, two, order) for order in orders]
    return tuple(found)


def swapped(order: Order, one: int, two: int) -> Order:
    """An order in which two have changed places."""
    found = list(order)
    found[one], found[two] = found[two], found[one]
    return tuple(found)


WAYS: Final = [ways_to_exchange(times) for times in range(FURTHEST + 1)]


ORDERS: Final = [tuple(dict.fromkeys([(0, *SLOTS), *[order for _, _, order in ways]])) for ways in [(), *WAYS[1:]]]


def relayed(s: State, options: list[Action], left: int) -> Action:
    """The exchange that leads to the best answers, or none."""
    first, second, third, fourth = answers(s)
    best = options[0]
    lowest = first[1] + second[2] + third[3] + fourth[4] - 0.05
    for one, two, order in WAYS[min(left, FURTHEST)]:
        found = first[order[1]] + second[order[2]] + third[order[3]] + fourth[order[4]]
        if found < lowest - 1e-9 and act.EXCHANGE[one][two] in options:
            best, lowest = act.EXCHANGE[one][two], found
    return best


def answers(s: State) -> list[list[float]]:
    """By row, and by the slot whose call it gets: the work that whoever is there would leave."""
    book = book_of(s)
    return [Answers(book, s, place).by_slot() for place in SLOTS]


class Answers:
    """What calls would make of a row, with whoever is there."""

    def __init__(self, book: Book, s: State, place: int) -> None:
        self.s: Final = s
        self.row: Final = row_of(book, s, place)
        self.crew: Final = crew_in(book, s, crew_at(s, place))
        self.have: Final = stored_symbols(s, place)
        self.again: Final = has_second_try(s, place)
        self.stops: Final = s.lady == place and not s.air  # the Hood

    def by_slot(self) -> list[float]:
        """The work left after the call of each slot."""
        known: dict[int, float] = {}
        for card in self.s.slots[1:]:
            if card not in known:
                known[card] = self.answered(card)
        return [0.0, *[known[card] for card in self.s.slots[1:]]]

    def answered(self, card: int) -> float:
        """The work left of the row when it gets this call, if whoever is there rolls."""
        row, facts = self.row, self.s.facts
        if card == NOBODY or facts.type[card] == HOOD:
            extra = 0.0 if card == NOBODY or self.stops else row.after(card) - row.cost
            return extra + self.afterwards(row)
        if row.length == FULL:
            return LOST
        if not row.length and facts.type[card] == CIVILIAN:
            return row.after(card)
        return self.afterwards(row.joined(card))

    def afterwards(self, row: Row) -> float:
        """The work left of a row if whoever is there rolls, and any call follows."""
        return row.facing(RANDOM, self.have).expected(self.crew, self.again)


def exchanged(slots: tuple[int, ...], action: act.Exchange) -> tuple[int, ...]:
    """The calls after an exchange."""
    return swapped(slots, action.slot, action.other)


def witnessed(s: State, options: list[Action]) -> Action:
    """The exchange after which the next calls threaten least."""
    book = book_of(s)
    rows = [row_of(book, s, place) for place in range(5)]
    best, lowest = options[0], threat(s, rows, tuple(s.slots)) - 0.05
    for action in options[1:]:
        assert isinstance(action, act.Exchange)
        found = threat(s, rows, exchanged(tuple(s.slots), action))
        if found < lowest:
            best, lowest = action, found
    return best


def threat(s: State, rows: list[Row], slots: tuple[int, ...]) -> float:
    """The work after these calls were answered."""
    total = 0.0
    for place in SLOTS:
        card = slots[place]
        stopped = card != NOBODY and s.facts.type[card] == HOOD and s.lady == place and not s.air
        total += rows[place].after(STOPPED if stopped else card)
    return total


def lady_moves(s: State, options: list[Action]) -> Action:
    """Where she goes, by what she can do there at once."""
    return least(options, values_after_lady(s, options))


def values_after_lady(s: State, options: list[Action]) -> list[float]:
    """The work left after each of her moves and the best escort."""
    ahead = Ahead(s)
    found: list[float] = []
    for action in options:
        place = action.place if isinstance(action, act.Go) else s.lady
        air = s.air != isinstance(action, act.Flip)
        best = ahead.standing(ahead.rows[place], place, air, s.escorted)
        for row, escorted in escorts(s, ahead.rows[place], place):
            best = min(best, ahead.standing(row, place, air, escorted))
        found.append(best)
    return found


class Ahead:
    """What the calls that lie there will mean next turn."""

    def __init__(self, s: State) -> None:
        self.s: Final = s
        book = book_of(s)
        self.rows: Final = [row_of(book, s, at) for at in range(5)]
        self.worth: Final = [self.answers(row) for row in self.rows]

    def answers(self, row: Row) -> list[float]:
        """The work that each call would make of a row."""
        return [row.after(card) for card in self.s.slots]

    def answered(self) -> list[list[float]]:
        """By row, and by the slot whose call it gets: the work, with her where she is."""
        lady = self.s.lady
        return (
            self.worth if self.s.air else [*self.worth[:lady], self.on_road(self.rows[lady]), *self.worth[lady + 1 :]]
        )

    def least(self) -> float:
        """The work that the best exchanges leave."""
        return least_work(self.answered(), ORDERS[min(relays(self.s), FURTHEST)])

    def on_road(self, row: Row) -> list[float]:
        """The same for the row of Lady Penelope by road, who stops the Hood."""
        found = self.answers(row)
        for slot in SLOTS:
            card = self.s.slots[slot]
            if card != NOBODY and self.s.facts.type[card] == HOOD:
                found[slot] = row.after(STOPPED)
        return found

    def standing(self, row: Row, place: int, air: bool, escorted: int) -> float:
        """How things stand with her at a place, whose row has become this one."""
        s = self.s
        here = self.answers(row) if air else self.on_road(row)
        before = self.worth[place]
        self.worth[place] = here
        total = sum_of([self.worth[slot][slot] for slot in SLOTS]) + (0.0 if air else BY_ROAD)
        self.worth[place] = before
        if escorted != NOBODY:
            total += CARRIES
        elif s.escorted != NOBODY and place == ISLAND:
            total -= HOME
        return total


def least_work(worth: list[list[float]], orders: tuple[Order, ...]) -> float:
    """The least work that one of some orders comes to."""
    best = 1e9
    one, two, three, four = worth[1], worth[2], worth[3], worth[4]
    for order in orders:
        best = min(best, one[order[1]] + two[order[2]] + three[order[3]] + four[order[4]])
    return best


def escorts(s: State, row: Row, place: int) -> list[tuple[Row, int]]:
    """What she could do with Civilians at a place: its row afterwards, and whom she has."""
    book = row.book
    if s.escorted == NOBODY:
        free = [it for it in row.codes if is_free(s.facts, it) and not s.facts.panics[it]]
        return [(book.row(tuple([it for it in row.codes if it != card])), card) for card in free]
    if place == ISLAND:
        return [(row, NOBODY)]
    return [(row.joined(s.escorted), NOBODY)] if 0 < row.length < FULL else []


def escort(s: State, options: list[Action]) -> Action:
    """Whom she takes along or sets down, if anybody."""
    ahead = Ahead(s)
    row = ahead.rows[s.lady]
    best, lowest = options[0], ahead.standing(row, s.lady, s.air, s.escorted)
    found = escorts(s, row, s.lady)
    for action in options[1:]:
        for after, escorted in found:
            if isinstance(action, act.SetDown) or (isinstance(action, act.Escort) and action.card == escorted):
                value = ahead.standing(after, s.lady, s.air, escorted)
                if value < lowest:
                    best, lowest = action, value
    return best


def turned_up(s: State, options: list[Action]) -> Action:
    """Medic: a pilot who has still to act, else Scott."""
    for action in options:
        if isinstance(action, act.TurnUp) and not s.acted >> action.pilot & 1:
            return action
    return options[-1]


def placed(s: State, options: list[Action]) -> Action:
    """Expert: the symbol that helps most where somebody will still roll, or next turn."""
    book = book_of(s)
    best, lowest = options[0], 0.0
    for action in options:
        if isinstance(action, act.Place):
            place = s.at[action.vehicle]
            crew = crew_in(book, s, waiting(s, place) or crew_at(s, place))
            plight = plight_of(book, s, place)
            gain = plight.row.facing(plight.call, plight.have + ONE[action.symbol]).expected(crew, False)
            gain -= plight.expected(crew, False)
            if gain < lowest:
                best, lowest = action, gain
    return best

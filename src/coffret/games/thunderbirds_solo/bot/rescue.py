"""The Rescue phase: who rolls next, with which dice, and what to clear, store, turn or roll again."""

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.bot.book import CODES, STOPPED, Book, Plight, Row, book_of
from coffret.games.thunderbirds_solo.bot.rollers import Crew, Roller, in_order, size
from coffret.games.thunderbirds_solo.bot.work import INFLUENCED
from coffret.games.thunderbirds_solo.odds import at_hand
from coffret.games.thunderbirds_solo.rules.covering import BITS, MASK, ONE, is_covered, lacking, pack
from coffret.games.thunderbirds_solo.rules.discarding import rolled_symbols
from coffret.games.thunderbirds_solo.rules.skills import rerollers
from coffret.games.thunderbirds_solo.rules.table import is_up, place_of, stored_symbols
from coffret.games.thunderbirds_solo.state import (
    ADD_DIE,
    COLOURS,
    CUTTER,
    HOOD,
    MOST_DICE,
    NEUTRALISER,
    NOBODY,
    PLAIN,
    RECOLOUR,
    REROLL,
    SET_DIE,
    SLOTS,
    TB2,
    WILD,
    State,
)
from coffret.kernel import Action

STORED: Final = 0.25  # what a stored symbol that the chain asks for is worth
NEVER: Final = 1e9
USE: Final = 0.15  # what a skill that helps others at this chain is worth to keep


def row_of(book: Book, s: State, place: int) -> Row:
    """A chain as a row."""
    key = 1
    for card in s.chains[place]:
        key = CODES * key + card
        if card in s.marks:
            key += INFLUENCED
    return book.rows.get(key) or book.new_row(key)


def plight_of(book: Book, s: State, place: int) -> Plight:
    """How a chain stands."""
    return row_of(book, s, place).facing(call_of(s, place), stored_symbols(s, place))


def call_of(s: State, place: int) -> int:
    """The call that threatens a chain."""
    card = s.slots[place]
    if card >= 0 and s.facts.type[card] == HOOD and s.lady == place and not s.air:
        return STOPPED
    return card


def roller_of(book: Book, s: State, vehicle: int, pilot: int) -> Roller:
    """What a vehicle rolls with this pilot."""
    key = 16 * vehicle + 2 * pilot + (s.down >> pilot & 1)
    for count in s.supply:
        key = 8 * key + min(count, MOST_DICE)
    found = book.rollers.get(key)
    if found is None:
        found = book.rollers[key] = new_roller(book, s, vehicle, pilot)
    return found


def new_roller(book: Book, s: State, vehicle: int, pilot: int) -> Roller:
    """The same, made anew."""
    facts = s.facts
    dice = facts.dice[vehicle]
    skill = facts.skill[pilot] if is_up(s, pilot) else NOBODY
    if skill == ADD_DIE:
        dice = (*dice, facts.adds[pilot])
    every = [(*dice, colour) for colour in facts.choice[vehicle]] or [dice]
    choices = tuple([tuple(sorted(at_hand(s, colours))) for colours in every])
    return book.bag.roller(choices, skill == SET_DIE, facts.trait[vehicle] == CUTTER, skill == RECOLOUR)


def rollers_of(book: Book, s: State, vehicles: list[int]) -> list[Roller]:
    """What these vehicles roll, in the order in which they should."""
    return in_order([roller_of(book, s, vehicle, s.pilot[vehicle]) for vehicle in vehicles])


def crew_in(book: Book, s: State, vehicles: list[int]) -> Crew | None:
    """The same as a crew."""
    return book.bag.crew(rollers_of(book, s, vehicles))


def waiting(s: State, place: int) -> list[int]:
    """The vehicles at a chain that have not acted."""
    return [
        vehicle
        for pilot, vehicle in enumerate(s.aboard)
        if vehicle != NOBODY and s.at[vehicle] == place and not s.acted >> pilot & 1
    ]


def has_second_try(s: State, place: int) -> bool:
    """Whether Scott is there, and face up."""
    for pilot, skill in enumerate(s.facts.skill):
        if skill == REROLL and is_up(s, pilot) and place_of(s, pilot) == place:
            return True
    return False


def next_roll(s: State, options: list[Action]) -> Action:
    """Who acts next: chain by chain, whoever should go first there."""
    rolls = rolls_of_one_chain(s, options)
    if not rolls:
        return act.END_RESCUES
    return rolls[0] if len(rolls) == 1 else least(rolls, values_of_rolls(s, rolls))


def least(options: list[Action], values: list[float]) -> Action:
    """The option with the least value; of equal ones the first."""
    return options[values.index(min(values))]


def rolls_of_one_chain(s: State, options: list[Action]) -> list[Action]:
    """The Rescue actions at the first chain where there are any."""
    found: list[Action] = []
    chain = NOBODY
    for action in options:
        place = place_of_action(s, action)
        if place != NOBODY and (chain == NOBODY or place == chain):
            chain = place
            found.append(action)
    return found


def place_of_action(s: State, action: Action) -> int:
    """The chain that a Rescue action is about."""
    if isinstance(action, act.Rescue):
        return s.at[action.vehicle]
    if isinstance(action, act.RescueWith):
        return s.at[TB2]
    if isinstance(action, act.Neutralise):
        for place in SLOTS:
            if action.card in s.chains[place]:
                return place
    return NOBODY


def values_of_rolls(s: State, rolls: list[Action]) -> list[float]:
    """The work left if each of these, all at one chain, goes first, and the others there follow."""
    book = book_of(s)
    place = place_of_action(s, rolls[0])
    plight = plight_of(book, s, place)
    again = has_second_try(s, place)
    crew = waiting(s, place)
    found: list[float] = []
    for action in rolls:
        if isinstance(action, act.Neutralise):
            others = crew_in(book, s, [other for other in crew if s.facts.trait[other] != NEUTRALISER])
            found.append(plight.freed(action.card).expected(others, again))
            continue
        vehicle = action.vehicle if isinstance(action, act.Rescue) else TB2
        first = roller_of(book, s, vehicle, s.pilot[vehicle])
        if isinstance(action, act.RescueWith):
            first = book.bag.with_dice(first, s.facts.choice[TB2].index(action.colour))
        rest = crew_in(book, s, [other for other in crew if other != vehicle])
        found.append(plight.expected(book.bag.led(first, rest), again))
    return found


def prepared(s: State, options: list[Action], first: int) -> Action:
    """Before the roll: a die more is always welcome; Brains takes the dice that suit best."""
    for action in options:
        if isinstance(action, act.AddDie):
            return action
    wanted = best_dice(book_of(s), s, first)
    return next_change(s, first, wanted, options)


def best_dice(book: Book, s: State, first: int) -> tuple[int, ...]:
    """The dice, those before `first` included, that leave the least work."""
    plight = plight_of(book, s, s.at[s.rescuer])
    cuts = s.facts.trait[s.rescuer] == CUTTER
    key = 2 * first + cuts
    for count in s.supply:
        key = 32 * key + count
    for colour in s.dice:
        key = 8 * key + colour + 1
    best = plight.dice.get(key)
    if best is None:
        best = plight.dice[key] = find_dice(book, s, first, plight, cuts)
        book.keep()
    return best


def find_dice(book: Book, s: State, first: int, plight: Plight, cuts: bool) -> tuple[int, ...]:
    """The same, found anew."""
    fixed = s.dice[:first]
    there = [s.supply[colour] + s.dice[first:].count(colour) for colour in range(COLOURS)]
    best, lowest = tuple(sorted(s.dice)), NEVER
    asked = plight.row.asks
    useful = {book.bag.colour[symbol] for symbol in range(PLAIN) if asked >> BITS * symbol & MASK}
    for chosen in combinations_with_replacement(sorted({0, *useful}), len(s.dice) - first):
        if not is_there(chosen, there):
            continue
        dice = tuple(sorted([*fixed, *chosen]))
        found = plight.fall_of(book.bag.hand(dice, False), cuts, 0).worth
        if found < lowest - 1e-9:
            best, lowest = dice, found
    return best


def is_there(dice: tuple[int, ...], there: list[int]) -> bool:
    """Whether there are enough dice of each colour."""
    return not [colour for colour in dice if dice.count(colour) > there[colour]]


def next_change(s: State, first: int, wanted: tuple[int, ...], options: list[Action]) -> Action:
    """The next die to replace, if any."""
    for colour in s.dice[first:]:
        if s.dice.count(colour) > wanted.count(colour):
            for into in wanted:
                action = act.RECOLOUR_DIE[colour][into]
                if s.dice.count(into) < wanted.count(into) and action in options:
                    return action
    return act.ROLL


def after_roll(s: State, options: list[Action]) -> Action:
    """After the roll: what leaves the least work once the others at the chain have rolled too."""
    return least(options, Chain(s).values(options))


class Chain:
    """The chain of the vehicle that has rolled, and who else will roll there."""

    def __init__(self, s: State) -> None:
        self.s: Final = s
        self.book: Final = book_of(s)
        self.vehicle: Final = s.rescuer
        place = s.at[s.rescuer]
        self.row: Final = row_of(self.book, s, place)
        self.call: Final = call_of(s, place)
        self.have: Final = stored_symbols(s, place)
        self.rest: Final = crew_in(self.book, s, waiting(s, place))
        self.again: Final = rerollers(s) != NOBODY
        self.cuts: Final = s.facts.trait[self.vehicle] == CUTTER
        self.plain: Final = rolled_symbols(s)
        self.wild: Final = s.faces.count(WILD)

    def values(self, options: list[Action]) -> list[float]:
        """The work that is left after each option; dice that serve nothing are rolled again, if any are."""
        idle = self.idle()
        found: list[float] = []
        for action in options:
            if isinstance(action, act.Reroll) and [die for die in idle if die not in action.dice]:
                found.append(NEVER)
            else:
                found.append(self.value(action))
        return found

    def idle(self) -> list[int]:
        """The dice whose symbols the chain does not ask for."""
        asked = self.row.asks
        return [die for die, face in enumerate(self.s.faces) if face != WILD and not asked >> BITS * face & MASK]

    def value(self, action: Action) -> float:
        """The work that is left after an option."""
        if isinstance(action, act.Discard):
            return self.cleared(action.positions, ())
        if isinstance(action, act.Keep):
            return self.cleared(action.positions, action.symbols)
        if isinstance(action, act.Turn):
            return self.turned(action)
        if isinstance(action, act.Reroll):
            return self.rerolled(action.dice)
        assert isinstance(action, act.LateDie)
        return self.rolled_more((action.colour,), self.plain, self.wild, self.again)

    def left(self, row: Row, have: int, again: bool) -> float:
        """The work left of a row, once the others have rolled."""
        found = row.facing(self.call, have).expected(self.rest, again)
        return found - (USE if again and self.rest is not None else 0.0)

    def cleared(self, positions: int, symbols: tuple[int, ...]) -> float:
        """After these Disasters were discarded and these symbols stored."""
        lack = lacking(self.row.total(positions), self.plain - pack(symbols))
        have = self.have
        if size(lack) > self.wild:
            have = lacking(have, lack)
        have += pack(symbols)
        row = self.row.without(positions)
        return self.left(row, have, self.again) - STORED * useful(row.asks, have)

    def storable(self, plain: int) -> int:
        """How many symbols would be stored that are asked for, if these are rolled and nothing is cleared."""
        before = useful(self.row.asks, self.have)
        more = useful(self.row.asks, self.have + plain) - before
        return before + min(more, self.s.facts.storage[self.vehicle])

    def turned(self, action: act.Turn) -> float:
        """After a die was turned: the best set then."""
        before = self.s.faces[action.die]
        plain = self.plain - counted(before) + counted(action.symbol)
        wild = self.wild - (before == WILD) + (action.symbol == WILD)
        best = self.left(self.row, self.have, self.again)
        for clearing in self.row.clearings(self.cuts):
            if is_covered(clearing.total, clearing.strict, plain + self.have, wild):
                lack = lacking(clearing.total, plain)
                have = self.have if size(lack) <= wild else lacking(self.have, lack)
                best = min(best, self.left(clearing.left, have, self.again))
        return best + USE / 10

    def rerolled(self, dice: tuple[int, ...]) -> float:
        """After these dice were rolled again."""
        kept = [self.s.faces[die] for die in range(len(self.s.dice)) if die not in dice]
        again = tuple(sorted([self.s.dice[die] for die in dice]))
        return self.rolled_more(again, pack([face for face in kept if face != WILD]), kept.count(WILD), False)

    def rolled_more(self, dice: tuple[int, ...], plain: int, wild: int, again: bool) -> float:
        """After these dice were rolled, beside symbols that show already."""
        pilot = self.s.pilot[self.vehicle]
        turns = self.s.facts.skill[pilot] == SET_DIE and is_up(self.s, pilot)
        plight = self.row.facing(self.call, self.have + plain)
        fall = plight.fall_of(self.book.bag.hand(dice, turns), self.cuts, wild)
        missed = self.left(self.row, self.have, again) - STORED * self.storable(plain)
        total = fall.missed * missed
        for at in range(len(fall.lefts)):
            total += fall.chances[at] * self.left(fall.lefts[at].row, 0, again)
        return total + USE / 10


def useful(asked: i64, have: i64) -> int:
    """How many of these symbols are asked for."""
    found: i64 = 0
    for _ in range(PLAIN):
        found += min(asked & MASK, have & MASK)
        asked >>= BITS
        have >>= BITS
    return found


def counted(symbol: int) -> int:
    """A symbol as a count; a wild one is counted elsewhere."""
    return 0 if symbol == WILD else ONE[symbol]

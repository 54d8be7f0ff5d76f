"""The Rescue phase: who rolls next, with which dice, and what to clear, store, turn or roll again."""

from itertools import combinations_with_replacement
from typing import Final

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.bot.book import (
    INFLUENCED,
    STOPPED,
    Book,
    Crew,
    Roller,
    Row,
    book_of,
    crew_of,
    in_order,
    lacking,
    size,
)
from coffret.games.thunderbirds_solo.odds import at_hand
from coffret.games.thunderbirds_solo.rules.covering import BITS, MASK, ONE, is_covered, pack
from coffret.games.thunderbirds_solo.rules.discarding import rolled_symbols
from coffret.games.thunderbirds_solo.rules.skills import rerollers
from coffret.games.thunderbirds_solo.rules.table import is_up, place_of, stored_symbols
from coffret.games.thunderbirds_solo.state import (
    ADD_DIE,
    COLOURS,
    CUTTER,
    HOOD,
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

Target = tuple[Row, int, int, bool]  # a row, its call, what is stored there, and whether wilds count everywhere
STORED: Final = 0.25  # what a stored symbol that the chain asks for is worth
MOST: Final = 100_000  # results that are kept in mind
NEVER: Final = 1e9
USE: Final = 0.15  # what a skill that helps others at this chain is worth to keep


def row_of(s: State, place: int) -> Row:
    """A chain as a row."""
    return tuple([card + INFLUENCED if card in s.marks else card for card in s.chains[place]])


def call_of(s: State, place: int) -> int:
    """The call that threatens a chain."""
    card = s.slots[place]
    if card >= 0 and s.facts.type[card] == HOOD and s.lady == place and not s.air:
        return STOPPED
    return card


def roller_of(s: State, vehicle: int, pilot: int) -> Roller:
    """What a vehicle rolls with this pilot."""
    key = 16 * vehicle + 2 * pilot + (s.down >> pilot & 1)
    for count in s.supply:
        key = 16 * key + count
    rollers = book_of(s).rollers
    found = rollers.get(key)
    if found is None:
        found = rollers[key] = new_roller(s, vehicle, pilot)
    return found


def new_roller(s: State, vehicle: int, pilot: int) -> Roller:
    """The same, made anew."""
    facts = s.facts
    dice = facts.dice[vehicle]
    skill = facts.skill[pilot] if is_up(s, pilot) else NOBODY
    if skill == ADD_DIE:
        dice = (*dice, facts.adds[pilot])
    every = [(*dice, colour) for colour in facts.choice[vehicle]] or [dice]
    choices = tuple([tuple(sorted(at_hand(s, colours))) for colours in every])
    return Roller(choices, skill == SET_DIE, facts.trait[vehicle] == CUTTER, skill == RECOLOUR)


def rollers_of(s: State, vehicles: list[int]) -> list[Roller]:
    """What these vehicles roll, in the order in which they should."""
    return in_order([roller_of(s, vehicle, s.pilot[vehicle]) for vehicle in vehicles])


def crew_in(s: State, vehicles: list[int]) -> Crew | None:
    """The same as a crew."""
    return crew_of(rollers_of(s, vehicles))


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


def expected(book: Book, row: Row, call: int, have: int, crew: Crew | None, again: bool) -> float:
    """The work that is left once all of these have rolled, and the call is answered."""
    if crew is None or not row:
        return book.after(row, call)
    key = (row, have, 512 * crew.key + 2 * (call - STOPPED) + again)
    found = book.expected.get(key)
    if found is None:
        found = reckoned(book, row, call, have, crew, again)
        if len(book.expected) > MOST:
            book.expected.clear()
        book.expected[key] = found
    return found


def reckoned(book: Book, row: Row, call: int, have: int, crew: Crew, again: bool) -> float:
    """The same, reckoned anew; a roll that clears nothing Scott has rolled again."""
    falls = book.fall(row, call, crew.first, have)
    missed = falls[-1][1]
    total = 0.0
    for at in range(len(falls) - 1):
        left, chance = falls[at]
        total += chance * expected(book, left, call, 0, crew.rest, again)
        if again:
            total += missed * chance * expected(book, left, call, 0, crew.rest, False)
    return total + (missed * missed if again else missed) * expected(book, row, call, have, crew.rest, False)


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
    row, call, have = row_of(s, place), call_of(s, place), stored_symbols(s, place)
    again = has_second_try(s, place)
    crew = waiting(s, place)
    found: list[float] = []
    for action in rolls:
        if isinstance(action, act.Neutralise):
            free = tuple([action.card if code == action.card + INFLUENCED else code for code in row])
            others = [other for other in crew if s.facts.trait[other] != NEUTRALISER]
            found.append(expected(book, free, call, have, crew_in(s, others), again))
            continue
        vehicle = action.vehicle if isinstance(action, act.Rescue) else TB2
        first = roller_of(s, vehicle, s.pilot[vehicle])
        if isinstance(action, act.RescueWith):
            first = first.with_dice(list(s.facts.choice[TB2]).index(action.colour))
        rest = rollers_of(s, [other for other in crew if other != vehicle])
        found.append(expected(book, row, call, have, crew_of([first, *rest]), again))
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
    place = s.at[s.rescuer]
    row, call, have = row_of(s, place), call_of(s, place), stored_symbols(s, place)
    cuts = s.facts.trait[s.rescuer] == CUTTER
    key = (row, (call, have, first, int(cuts), *s.supply, *s.dice))
    best = book.dice.get(key)
    if best is None:
        if len(book.dice) > MOST:
            book.dice.clear()
        best = book.dice[key] = find_dice(book, s, first, (row, call, have, cuts))
    return best


def find_dice(book: Book, s: State, first: int, target: Target) -> tuple[int, ...]:
    """The same, found anew."""
    row, call, have, cuts = target
    fixed = s.dice[:first]
    there = [s.supply[colour] + s.dice[first:].count(colour) for colour in range(COLOURS)]
    best, lowest = tuple(sorted(s.dice)), NEVER
    asked = book.asked(row, cuts).total(15)
    useful = {book.colour[symbol] for symbol in range(PLAIN) if asked >> BITS * symbol & MASK}
    for chosen in combinations_with_replacement(sorted({0, *useful}), len(s.dice) - first):
        if any(chosen.count(colour) > there[colour] for colour in chosen):
            continue
        dice = tuple(sorted([*fixed, *chosen]))
        falls = book.fall(row, call, Roller((dice,), False, cuts), have)
        found = sum([chance * book.after(left, call) for left, chance in falls])
        if found < lowest - 1e-9:
            best, lowest = dice, found
    return best


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
        self.s = s
        self.book = book_of(s)
        self.vehicle = s.rescuer
        self.place = s.at[s.rescuer]
        self.row = row_of(s, self.place)
        self.call = call_of(s, self.place)
        self.have = stored_symbols(s, self.place)
        self.rest = crew_in(s, waiting(s, self.place))
        self.again = rerollers(s) != NOBODY
        self.cuts = s.facts.trait[self.vehicle] == CUTTER
        self.plain = rolled_symbols(s)
        self.wild = s.faces.count(WILD)

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
        asked = self.book.asked(self.row, self.cuts).total(15)
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
        found = expected(self.book, row, self.call, have, self.rest, again)
        return found - (USE if again and self.rest is not None else 0.0)

    def cleared(self, positions: int, symbols: tuple[int, ...]) -> float:
        """After these Disasters were discarded and these symbols stored."""
        asked = self.book.asked(self.row, self.cuts)
        lack = lacking(asked.total(positions), self.plain - pack(symbols))
        have = self.have
        if size(lack) > self.wild:
            have = lacking(have, lack)
        have += pack(symbols)
        row = self.book.without(self.row, positions)
        return self.left(row, have, self.again) - STORED * self.useful(row, have)

    def useful(self, row: Row, have: int) -> int:
        """How many stored symbols are asked for."""
        asked = self.book.asked(row, self.cuts).total(15)
        return sum([min(asked >> BITS * it & MASK, have >> BITS * it & MASK) for it in range(PLAIN)])

    def storable(self, plain: int) -> int:
        """How many symbols would be stored that are asked for, if these are rolled and nothing is cleared."""
        before = self.useful(self.row, self.have)
        more = self.useful(self.row, self.have + plain) - before
        return before + min(more, self.s.facts.storage[self.vehicle])

    def turned(self, action: act.Turn) -> float:
        """After a die was turned: the best set then."""
        before = self.s.faces[action.die]
        plain = self.plain - counted(before) + counted(action.symbol)
        wild = self.wild - (before == WILD) + (action.symbol == WILD)
        best = self.left(self.row, self.have, self.again)
        for row, total, strict in self.book.clearings(self.row, self.cuts):
            if is_covered(total, strict, plain + self.have, wild):
                lack = lacking(total, plain)
                best = min(
                    best, self.left(row, self.have if size(lack) <= wild else lacking(self.have, lack), self.again)
                )
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
        roller = Roller((dice,), turns, self.cuts)
        falls = self.book.fall(self.row, self.call, roller, self.have + plain, wild)
        missed = self.left(self.row, self.have, again) - STORED * self.storable(plain)
        total = falls[-1][1] * missed
        for row, chance in falls[:-1]:
            total += chance * self.left(row, 0, again)
        return total + USE / 10


def counted(symbol: int) -> int:
    """A symbol as a count; a wild one is counted elsewhere."""
    return 0 if symbol == WILD else ONE[symbol]

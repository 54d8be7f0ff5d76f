"""The Rescue phase: who rolls next, with which dice, and what to clear, store, turn or roll again."""

from collections import defaultdict
from itertools import combinations_with_replacement
from typing import Final

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.bot.book import INFLUENCED, STOPPED, Book, Roller, Row, book_of, lacking, size
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

Hopes = dict[tuple[Row, int, bool], float]  # rows with what is stored and whether Scott can help, and how likely
Target = tuple[Row, int, int, bool]  # a row, its call, what is stored there, and whether wilds count everywhere
STORED: Final = 0.1
MOST: Final = 50_000  # results that are kept in mind
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
    facts = s.facts
    dice = facts.dice[vehicle]
    skill = facts.skill[pilot] if is_up(s, pilot) else NOBODY
    if skill == ADD_DIE:
        dice = (*dice, facts.adds[pilot])
    every = [(*dice, colour) for colour in facts.choice[vehicle]] or [dice]
    choices = tuple([tuple(sorted(at_hand(s, colours))) for colours in every])
    return Roller(choices, skill == SET_DIE, facts.trait[vehicle] == CUTTER, skill == RECOLOUR)


def rank(roller: Roller) -> tuple[bool, int, int]:
    """Who rolls first, as a rule: whoever cannot adapt; skill comes last."""
    return roller.turns or roller.recolours, len(roller.choices), len(roller.choices[0])


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


def expected(book: Book, row: Row, call: int, have: int, rollers: list[Roller], again: bool) -> float:
    """The work that is left once all of these have rolled, and the call is answered."""
    key = (row, 2 * call + again, have, tuple([roller.key for roller in rollers]))
    found = book.expected.get(key)
    if found is None:
        if len(book.expected) > MOST:
            book.expected.clear()
        found = book.expected[key] = reckoned(book, row, call, have, rollers, again)
    return found


def reckoned(book: Book, row: Row, call: int, have: int, rollers: list[Roller], again: bool) -> float:
    """The same, reckoned anew."""
    now: Hopes = {(row, have, again): 1.0}
    for roller in rollers:
        now = rolled(book, now, call, roller)
    total = 0.0
    for (left, _, _), chance in now.items():
        total += chance * book.after(left, call)
    return total


def rolled(book: Book, now: Hopes, call: int, roller: Roller) -> Hopes:
    """What one more roll makes of it; where it clears nothing, Scott has it rolled again."""
    then: Hopes = defaultdict(float)
    for (row, have, again), chance in now.items():
        if not row:
            then[row, have, again] += chance
            continue
        *falls, (_, missed) = book.fall(row, call, roller, have)
        for left, share in falls:
            then[left, 0, again] += chance * share
            if again:
                then[left, 0, False] += chance * missed * share
        then[row, have, False] += chance * (missed * missed if again else missed)
    return then


def next_roll(s: State, options: list[Action]) -> Action:
    """Who acts next: chain by chain, whoever should go first there."""
    book = book_of(s.facts)
    best: Action = act.END_RESCUES
    least = 0.0
    for action in options:
        if isinstance(action, act.Rescue):
            found = value_of_roll(book, s, action.vehicle, roller_of(s, action.vehicle, s.pilot[action.vehicle]))
        elif isinstance(action, act.RescueWith):
            roller = roller_of(s, TB2, s.pilot[TB2])
            at = list(s.facts.choice[TB2]).index(action.colour)
            only = Roller((roller.choices[at],), roller.turns, roller.cuts, roller.recolours)
            found = value_of_roll(book, s, TB2, only)
        elif isinstance(action, act.Neutralise):
            found = value_of_freeing(book, s, action.card)
        else:
            continue
        if best is act.END_RESCUES or found < least:
            best, least = action, found
    return best


def value_of_roll(book: Book, s: State, vehicle: int, first: Roller) -> float:
    """The work gained by a vehicle rolling first, and the others of its chain after it; less is better."""
    place = s.at[vehicle]
    row, call, have = row_of(s, place), call_of(s, place), stored_symbols(s, place)
    rest = [roller_of(s, other, s.pilot[other]) for other in waiting(s, place) if other != vehicle]
    rest.sort(key=rank)
    found = expected(book, row, call, have, [first, *rest], has_second_try(s, place))
    return found - book.after(row, call)


def value_of_freeing(book: Book, s: State, card: int) -> float:
    """The same for the Neutraliser Tractor."""
    place = next(place for place in SLOTS if card in s.chains[place])
    row, call = row_of(s, place), call_of(s, place)
    free = tuple([card if code == card + INFLUENCED else code for code in row])
    others = [other for other in waiting(s, place) if s.facts.trait[other] != NEUTRALISER]
    rest = sorted([roller_of(s, other, s.pilot[other]) for other in others], key=rank)
    return expected(book, free, call, stored_symbols(s, place), rest, has_second_try(s, place)) - book.after(row, call)


def prepared(s: State, options: list[Action], first: int) -> Action:
    """Before the roll: a die more is always welcome; Brains takes the dice that suit best."""
    for action in options:
        if isinstance(action, act.AddDie):
            return action
    wanted = best_dice(book_of(s.facts), s, first)
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
    best, least = tuple(sorted(s.dice)), 1e9
    for chosen in combinations_with_replacement(range(COLOURS), len(s.dice) - first):
        if any(chosen.count(colour) > there[colour] for colour in chosen):
            continue
        dice = tuple(sorted([*fixed, *chosen]))
        falls = book.fall(row, call, Roller((dice,), False, cuts), have)
        found = sum([chance * book.after(left, call) for left, chance in falls])
        if found < least - 1e-9:
            best, least = dice, found
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
    chain = Chain(s)
    values = [chain.value(action) for action in options]
    return options[values.index(min(values))]


class Chain:
    """The chain of the vehicle that has rolled, and who else will roll there."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.book = book_of(s.facts)
        self.vehicle = s.rescuer
        self.place = s.at[s.rescuer]
        self.row = row_of(s, self.place)
        self.call = call_of(s, self.place)
        self.have = stored_symbols(s, self.place)
        self.rest = sorted([roller_of(s, it, s.pilot[it]) for it in waiting(s, self.place)], key=rank)
        self.again = rerollers(s) != NOBODY
        self.cuts = s.facts.trait[self.vehicle] == CUTTER
        self.plain = rolled_symbols(s)
        self.wild = s.faces.count(WILD)

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
        return found - (USE if again and self.rest else 0.0)

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
        total = falls[-1][1] * self.left(self.row, self.have, again)
        for row, chance in falls[:-1]:
            total += chance * self.left(row, 0, again)
        return total + USE / 10


def counted(symbol: int) -> int:
    """A symbol as a count; a wild one is counted elsewhere."""
    return 0 if symbol == WILD else ONE[symbol]

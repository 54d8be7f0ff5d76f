"""What a player has in mind: how hard a chain is, what the next call makes of it, and how rolls fall."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from coffret.games.thunderbirds_solo.rules.covering import BITS, MASK, ONE, Asked, as_counts, is_covered
from coffret.games.thunderbirds_solo.state import (
    BLOCKING,
    CIVILIAN,
    COLOURS,
    DISASTER,
    FULL,
    HOOD,
    NOBODY,
    PLAIN,
    REINFORCE,
    SEALED,
    WILD,
    Facts,
    State,
)

Row = tuple[int, ...]  # a chain: cards, plus INFLUENCED for Civilians that the Hood has a hold on
Dice = tuple[tuple[int, ...], ...]  # to choose from
Falls = tuple[tuple[Row, float], ...]  # what a roll may leave of a chain, and how likely
INFLUENCED: Final = 128
RANDOM: Final = -2  # a call that is not known yet
STOPPED: Final = -3  # a Hood card that Lady Penelope will stop

# What lies in a chain, as work that is left: what it cost in plays, in eighths of the logarithm of the odds to win.
# Chains of fewer than three cards are filled up (TS-CALL-13), which brings the end of the deck nearer.
LENGTH: Final[tuple[float, ...]] = (0.0, 0.35, 0.7, 1.05, 2.0, 60.0)  # by the number of cards; the fifth loses the game
WORK: Final[tuple[float, ...]] = (0.0, 0.1, 0.2, 1.5, 2.8)  # by the number of symbols that a Disaster asks for
FULL_WORK: Final[tuple[float, ...]] = (0.0, 0.0, 0.1, 1.5, 2.5)  # the same in a full chain
EASIEST: Final[tuple[float, ...]] = (0.0, 0.0, 1.8, 5.5, 5.5)  # by the symbols of the easiest Disaster of a full chain
STRICT: Final = 0.3  # a Disaster that takes no wild symbol
BLOCKS: Final = 6.0
FREE: Final = 0.1  # a Civilian
HELD: Final = 3.0  # one whom the Hood has a hold on
REST: Final = 0.05  # the share of it that counts when no card will come but those that are called
CALLS: Final[tuple[float, ...]] = (0.6, 0.28)  # how many of the cards to come are Disasters, and Civilians
MOST_SYMBOLS: Final = 4
USUAL: Final = 2  # symbols that a Disaster usually asks for
MOST: Final = 300_000  # results that are kept in mind


MANY: Final = 1 << 24  # more than there are ways to roll
NUMBERS: Final[dict[tuple[Dice, bool, bool, bool], int]] = {}  # a number is found sooner again than what it stands for


def number_of(rolls: tuple[Dice, bool, bool, bool]) -> int:
    """A number for whatever rolls like this."""
    return NUMBERS.setdefault(rolls, len(NUMBERS))


class Roller:
    """Who can roll: with which dice, to choose from, and what pilot and vehicle can do about the roll."""

    def __init__(self, choices: Dice, turns: bool = False, cuts: bool = False, recolours: bool = False) -> None:
        self.choices: Final = choices
        self.turns: Final = turns  # one die to any face
        self.cuts: Final = cuts  # wilds count everywhere
        self.recolours: Final = recolours
        self.key: Final = number_of((choices, turns, cuts, recolours))
        self.rank: Final = 64 * (turns or recolours) + 8 * len(choices) + len(choices[0])

    def with_dice(self, at: int) -> Roller:
        """The same with one of its choices of dice."""
        return Roller((self.choices[at],), self.turns, self.cuts, self.recolours)


def in_order(rollers: list[Roller]) -> list[Roller]:
    """Who rolls first, as a rule: whoever cannot adapt; skill comes last."""
    for end in range(1, len(rollers)):
        roller = rollers[end]
        at = end
        while at > 0 and rollers[at - 1].rank > roller.rank:
            rollers[at] = rollers[at - 1]
            at -= 1
        rollers[at] = roller
    return rollers


class Crew:
    """Who rolls, one after the other; each is made once."""

    def __init__(self, first: Roller, rest: Crew | None, key: int) -> None:
        self.first: Final = first
        self.rest: Final = rest
        self.key: Final = key


CREWS: Final[dict[int, Crew]] = {}


def crew_of(rollers: list[Roller]) -> Crew | None:
    """The crew of some who roll in this order."""
    found: Crew | None = None
    for at in range(len(rollers) - 1, -1, -1):
        roller = rollers[at]
        key = (0 if found is None else found.key) * MANY + roller.key
        crew = CREWS.get(key)
        if crew is None:
            crew = CREWS[key] = Crew(roller, found, len(CREWS) + 1)
        found = crew
    return found


class Book:
    """One content, and everything that has been reckoned about it."""

    def __init__(self, facts: Facts, last: bool = False) -> None:
        self.facts = facts
        self.last = last  # no card will come any more, but those that are called
        self.need = [[as_counts(need) for need in needs] for needs in facts.needs]
        self.colour = [best_colour(facts, symbol) for symbol in range(PLAIN)]
        self.costs: dict[Row, float] = {}
        self.called: dict[tuple[Row, int], float] = {}
        self.sets: dict[tuple[Row, bool], list[tuple[Row, int, int]]] = {}
        self.rolls: dict[tuple[int, ...], list[tuple[int, int, int]]] = {}
        self.masks: dict[tuple[tuple[int, ...], int, int, int, bool], int] = {}
        self.falls: dict[tuple[Row, int, int, int], Falls] = {}
        self.needs: dict[tuple[Row, bool], Asked] = {}
        self.rollers: dict[int, Roller] = {}
        self.dice: dict[tuple[Row, tuple[int, ...]], tuple[int, ...]] = {}
        self.expected: dict[tuple[Row, int, int], float] = {}
        self.fitness: dict[int, float] = {}

    def is_disaster(self, code: int) -> bool:
        """Whether this card of a row is a Disaster."""
        return code < INFLUENCED and self.facts.type[code] == DISASTER

    def cost(self, row: Row) -> float:
        """How much work a chain is."""
        found = self.costs.get(row)
        if found is None:
            found = LENGTH[len(row)] + sum([self.work(row, at) for at in range(len(row))])
            if len(row) == FULL:
                found += EASIEST[self.easiest(row)]
            if self.last:
                found *= REST
            self.costs[row] = found
        return found

    def work(self, row: Row, at: int) -> float:
        """The same for one of its cards."""
        if not self.is_disaster(row[at]):
            return HELD if row[at] >= INFLUENCED else FREE
        symbols = size(self.need[row[at]][at])
        found = FULL_WORK[symbols] if len(row) == FULL else WORK[symbols]
        found += STRICT if self.is_strict(row, at) else 0.0
        return found + (BLOCKS if self.facts.keyword[row[at]] == BLOCKING and at + 1 < len(row) else 0.0)

    def easiest(self, row: Row) -> int:
        """How many symbols the easiest Disaster of a row asks for."""
        found = MOST_SYMBOLS
        for at in range(len(row)):
            if self.is_disaster(row[at]):
                found = min(found, size(self.need[row[at]][at]))
        return found

    def is_strict(self, row: Row, at: int) -> bool:
        """Whether the Disaster at an index takes no wild symbol."""
        if self.facts.keyword[row[at]] == SEALED:
            return True
        for code in row[at + 1 :]:
            if code >= INFLUENCED:
                return True
            if self.facts.type[code] == DISASTER:
                return False
        return False

    def after(self, row: Row, call: int) -> float:
        """How much work it is once the call of its row is answered."""
        key = (row, call)
        found = self.called.get(key)
        if found is None:
            found = self.called[key] = self.answer(row, call)
        return found

    def answer(self, row: Row, call: int) -> float:
        """The same, reckoned anew."""
        if call in (NOBODY, STOPPED):
            return self.cost(row)
        if call == RANDOM:
            return self.reinforced(row)
        if self.facts.type[call] == HOOD:
            return self.struck(row, call)
        if not row and self.facts.type[call] == CIVILIAN:
            return LENGTH[1] + WORK[USUAL]  # a Disaster comes instead
        return LENGTH[FULL + 1] if len(row) == FULL else self.cost((*row, call))

    def struck(self, row: Row, hood: int) -> float:
        """After a Hood card: somebody is influenced, or the fallback."""
        for at in range(len(row) - 1, -1, -1):
            if row[at] < INFLUENCED and self.facts.type[row[at]] == CIVILIAN:
                held = (*row[:at], row[at] + INFLUENCED, *row[at + 1 :])
                return self.reinforced(held) if self.facts.always[hood] else self.cost(held)
        return self.reinforced(row) if self.facts.fallback[hood] == REINFORCE else self.cost(row)

    def reinforced(self, row: Row) -> float:
        """After a card that nobody knows."""
        if self.last:
            return self.cost(row)
        disasters, civilians = CALLS
        hoods = 1 - disasters - civilians
        if len(row) == FULL:
            return (disasters + civilians) * LENGTH[FULL + 1] + hoods * self.cost(row)
        longer = self.cost(row) - LENGTH[len(row)] + LENGTH[len(row) + 1]
        civil = longer if row else 0.0
        return disasters * (longer + WORK[USUAL]) + civilians * civil + hoods * self.cost(row)

    def clearings(self, row: Row, cuts: bool) -> list[tuple[Row, int, int]]:
        """The sets of Disasters: what each leaves, what it asks for, and what of that takes no wild symbol."""
        key = (row, cuts)
        found = self.sets.get(key)
        if found is None:
            found = self.sets[key] = self.find_clearings(row, cuts)
        return found

    def find_clearings(self, row: Row, cuts: bool) -> list[tuple[Row, int, int]]:
        """The same, found anew."""
        asked = self.asked(row, cuts)
        found: list[tuple[Row, int, int]] = []
        for positions in range(1, 1 << len(row)):
            if asked.is_set(positions):
                strict = asked.total(positions & asked.strict)
                found.append((self.without(row, positions), asked.total(positions), strict))
        return found

    def asked(self, row: Row, cuts: bool) -> Asked:
        """What a row asks for."""
        key = (row, cuts)
        found = self.needs.get(key)
        if found is None:
            found = self.needs[key] = self.find_asked(row, cuts)
        return found

    def find_asked(self, row: Row, cuts: bool) -> Asked:
        """The same, found anew."""
        disasters = [at for at in range(len(row)) if self.is_disaster(row[at])]
        needs = [self.need[row[at]][at] if at in disasters else 0 for at in range(len(row))]
        strict = sum([1 << at for at in disasters if not cuts and self.is_strict(row, at)])
        blocking = sum([1 << at for at in disasters if self.facts.keyword[row[at]] == BLOCKING])
        return Asked(needs, strict, blocking)

    def without(self, row: Row, positions: int) -> Row:
        """A row after these Disasters went, with those they guard."""
        left: list[int] = []
        gone = False
        for at in range(len(row)):
            if self.is_disaster(row[at]):
                gone = positions >> at & 1 == 1
            if not gone:
                left.append(row[at])
        return tuple(left)

    def outcomes(self, dice: tuple[int, ...]) -> list[tuple[int, int, int]]:
        """What dice can show: plain symbols, wild ones, and which of all rolls do, as bits."""
        found = self.rolls.get(dice)
        if found is None:
            shown: dict[tuple[int, int], int] = {}
            for number, roll in enumerate(product(*[self.facts.faces[colour] for colour in dice])):
                key = (sum([ONE[symbol] for symbol in roll if symbol != WILD]), roll.count(WILD))
                shown[key] = shown.get(key, 0) | 1 << number
            found = self.rolls[dice] = [(plain, wild, bits) for (plain, wild), bits in shown.items()]
        return found

    def covering(self, dice: tuple[int, ...], need: int, strict: int, wild: int, turns: bool) -> int:
        """The rolls, as bits, that cover a need; so many more wilds are there already."""
        key = (dice, need, strict, wild, turns)
        found = self.masks.get(key)
        if found is None:
            found = 0
            for plain, wilds, bits in self.outcomes(dice):
                if covers(need, strict, plain, wilds + wild, turns):
                    found |= bits
            self.masks[key] = found
        return found

    def fall(self, row: Row, call: int, roller: Roller, have: int, wild: int = 0) -> Falls:
        """What a roll may leave of a chain, if each clears what leaves the least work; with the best of the dice."""
        key = (row, call, roller.key, have + (wild << 60))
        found = self.falls.get(key)
        if found is None:
            choices = self.recoloured(row, roller) if roller.recolours else roller.choices
            every = [self.falls_of(row, call, dice, roller, have, wild) for dice in choices]
            found = min(every, key=lambda falls: sum([chance * self.after(left, call) for left, chance in falls]))
            if len(self.falls) > MOST:
                self.falls.clear()
            self.falls[key] = found
        return found

    def falls_of(self, row: Row, call: int, dice: tuple[int, ...], roller: Roller, have: int, wild: int) -> Falls:
        """The same for certain dice."""
        most = len(dice) + wild
        stay = self.after(row, call)
        sets: list[tuple[float, Row, int, int]] = []
        for left, total, strict in self.clearings(row, roller.cuts):
            need = lacking(total, have) if have else total
            if size(need) <= most:
                cost = self.after(left, call)
                if cost < stay:
                    sets.append((cost, left, need, lacking(strict, have) if have else strict))
        sets.sort()
        every = 6 ** len(dice)
        taken = 0
        found: list[tuple[Row, float]] = []
        for _, left, need, strict in sets:
            new = self.covering(dice, need, strict, wild, roller.turns) & ~taken
            if new:
                taken |= new
                found.append((left, new.bit_count() / every))
        found.append((row, 1 - taken.bit_count() / every))
        return tuple(found)

    def recoloured(self, row: Row, roller: Roller) -> list[tuple[int, ...]]:
        """Dice that Brains could choose: for each set those that show what it asks for, and white ones."""
        count = len(roller.choices[0])
        found = {roller.choices[0]}
        for _, total, _ in self.clearings(row, roller.cuts):
            wanted = [self.colour[symbol] for symbol in range(PLAIN) for _ in range(total >> BITS * symbol & MASK)]
            if wanted and len(wanted) <= count:
                dice = [wanted[at % len(wanted)] for at in range(count)]
                found.add(tuple(sorted([it if dice[:at].count(it) < 3 else 0 for at, it in enumerate(dice)])))
        return sorted(found)


def covers(need: int, strict: int, plain: int, wild: int, turns: bool) -> bool:
    """Whether a roll covers a need, after one die was turned to its wild face, if that can be."""
    if is_covered(need, strict, plain, wild):
        return True
    if not turns:
        return False
    for symbol in range(PLAIN):
        if plain >> BITS * symbol & MASK and is_covered(need, strict, plain - ONE[symbol], wild + 1):
            return True
    return False


def best_colour(facts: Facts, symbol: int) -> int:
    """The dice that show a symbol most often."""
    return max(range(COLOURS), key=lambda colour: facts.faces[colour].count(symbol))


@cache
def size(counts: int) -> int:
    """How many symbols are counted."""
    return sum([counts >> BITS * symbol & MASK for symbol in range(PLAIN)])


@cache
def lacking(need: int, have: int) -> int:
    """What is needed beyond what one has."""
    found = 0
    for symbol in range(PLAIN):
        shift = BITS * symbol
        found += max((need >> shift & MASK) - (have >> shift & MASK), 0) << shift
    return found


BOOKS: dict[int, tuple[Book, Book]] = {}


def book_of(s: State) -> Book:
    """The book of a content, early or late; each is kept, with its content, so that its number stays its own."""
    found = BOOKS.get(id(s.facts))
    if found is None:
        found = BOOKS[id(s.facts)] = (Book(s.facts), Book(s.facts, True))
    return found[0] if s.deck or not s.turn else found[1]

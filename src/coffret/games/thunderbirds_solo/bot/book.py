"""What a player has in mind: how hard a chain is, what the next call makes of it, and what rolls would leave of it.

Thousands of these thoughts are kept, in tuples and in dictionaries by number, and the garbage collector need not look
through them: each leads to shorter chains, and the only circles, of a row and its plights, end when all is forgotten.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from coffret.games.thunderbirds_solo.bot.rollers import MANY, Bag, Crew, Hand, Roller, Task
from coffret.games.thunderbirds_solo.bot.work import (
    INFLUENCED,
    LENGTH,
    REST,
    USUAL,
    WORK,
    Codes,
    is_disaster,
    is_free,
    is_strict,
    reinforced,
    work_of,
)
from coffret.games.thunderbirds_solo.rules.covering import Asked, as_counts, lacking
from coffret.games.thunderbirds_solo.state import BLOCKING, CIVILIAN, FULL, HOOD, NOBODY, REINFORCE, Facts, State

CODES: Final = 256  # more than there are codes
CALLED: Final = 128  # more than there are calls
RANDOM: Final = -2  # a call that is not known yet
STOPPED: Final = -3  # a Hood card that Lady Penelope will stop

MOST: Final = 300_000  # results that are kept in mind


class Book:
    """One content, and everything that has been reckoned about it."""

    def __init__(self, facts: Facts, last: bool = False, bag: Bag | None = None) -> None:
        self.facts = facts
        self.last = last  # no card will come any more, but those that are called
        self.bag = bag or Bag(facts.faces)
        self.need = [[as_counts(need) for need in needs] for needs in facts.needs]
        self.rows: dict[int, Row] = {}
        self.kept = 0  # results that are kept in mind
        self.rollers: dict[int, Roller] = {}
        self.fitness: dict[int, float] = {}

    def row(self, codes: Codes) -> Row:
        """A chain of these cards."""
        key = 1
        for code in codes:
            key = CODES * key + code
        return self.rows.get(key) or self.new_row(key)

    def new_row(self, key: int) -> Row:
        """The same by its number, made anew."""
        codes: list[int] = []
        left = key
        while left >= CODES:
            codes.append(left % CODES)
            left //= CODES
        self.keep()
        found = self.rows[key] = Row(self, tuple(codes[::-1]))
        return found

    def keep(self) -> None:
        """One result more is kept in mind; when there are too many, all are forgotten."""
        self.kept += 1
        if self.kept > MOST:
            self.kept = 0
            for row in self.rows.values():
                row.plights.clear()  # which know their row
            self.rows.clear()

    def needs(self, codes: Codes) -> Codes:
        """What each of these cards asks for at its position; 0 for a Civilian."""
        return tuple([self.need[it][at] if is_disaster(self.facts, it) else 0 for at, it in enumerate(codes)])

    def total(self, needs: Codes) -> int:
        """All that some cards ask for together."""
        found = 0
        for need in needs:
            found += need
        return found

    def cost(self, codes: Codes, needs: Codes) -> float:
        """How much work a chain is, whose cards ask for this."""
        return work_of(self.facts, codes, needs) * (REST if self.last else 1.0)


@mypyc_attr(acyclic=True)
class Row:
    """A chain; each is made once."""

    def __init__(self, book: Book, codes: Codes) -> None:
        self.book: Final = book
        self.codes: Final = codes
        self.length: Final = len(codes)
        self.needs: Final = book.needs(codes)
        self.asks: Final = book.total(self.needs)
        self.cost: Final = book.cost(codes, self.needs)  # how much work it is
        self.answers: Final[dict[int, float]] = {}
        self.plights: Final[dict[int, Plight]] = {}
        self.hands: Final[dict[int, tuple[Hand, ...]]] = {}
        self.sets: tuple[Clearing, ...] | None = None
        self.cut_sets: tuple[Clearing, ...] | None = None

    def facing(self, call: int, have: int = 0) -> Plight:
        """The chain when this call threatens it, and these symbols are stored there."""
        key = CALLED * have + call - STOPPED
        found = self.plights.get(key)
        if found is None:
            found = self.plights[key] = Plight(self, call, have, self.after(call))
        return found

    def after(self, call: int) -> float:
        """How much work it is once this call is answered."""
        found = self.answers.get(call)
        if found is None:
            found = self.answers[call] = self.answer(call)
        return found

    def answer(self, call: int) -> float:
        """The same, reckoned anew."""
        facts = self.book.facts
        if call in (NOBODY, STOPPED):
            return self.cost
        if call == RANDOM:
            return self.reinforced()
        if facts.type[call] == HOOD:
            return self.struck(call)
        if not self.length and facts.type[call] == CIVILIAN:
            return LENGTH[1] + WORK[USUAL]  # a Disaster comes instead
        if self.length == FULL:
            return LENGTH[FULL + 1]
        codes = (*self.codes, call)
        return self.book.cost(codes, self.book.needs(codes))  # no row: most of them are never asked for more

    def struck(self, hood: int) -> float:
        """After a Hood card: somebody is influenced, or the fallback."""
        facts, codes = self.book.facts, self.codes
        for at in range(self.length - 1, -1, -1):
            if is_free(facts, codes[at]):
                held = self.book.row((*codes[:at], codes[at] + INFLUENCED, *codes[at + 1 :]))
                return held.reinforced() if facts.always[hood] else held.cost
        return self.reinforced() if facts.fallback[hood] == REINFORCE else self.cost

    def reinforced(self) -> float:
        """After a card that nobody knows."""
        return self.cost if self.book.last else reinforced(self.cost, self.length)

    def joined(self, card: int) -> Row:
        """With a card more."""
        return self.book.row((*self.codes, card))

    def without(self, positions: int) -> Row:
        """After these Disasters went, with those they guard."""
        if not positions:
            return self
        left: list[int] = []
        gone = False
        for at in range(self.length):
            if is_disaster(self.book.facts, self.codes[at]):
                gone = positions >> at & 1 == 1
            if not gone:
                left.append(self.codes[at])
        return self.book.row(tuple(left))

    def clearings(self, cuts: bool) -> tuple[Clearing, ...]:
        """The sets of Disasters that can go; where wilds count everywhere or not."""
        found = self.cut_sets if cuts else self.sets
        if found is None:
            found = self.find_clearings(cuts)
            if cuts:
                self.cut_sets = found
            else:
                self.sets = found
        return found

    def find_clearings(self, cuts: bool) -> tuple[Clearing, ...]:
        """The same, found anew."""
        asked = self.asked(cuts)
        found: list[Clearing] = []
        for positions in range(1, 1 << self.length):
            if asked.is_set(positions):
                strict = asked.total(positions & asked.strict)
                task = self.book.bag.task(asked.total(positions), strict)
                found.append(Clearing(self.without(positions), task))
        return tuple(found)

    def asked(self, cuts: bool) -> Asked:
        """What it asks for."""
        facts, codes = self.book.facts, self.codes
        strict = blocking = 0
        for at in range(self.length):
            if is_disaster(facts, codes[at]):
                strict |= 1 << at if not cuts and is_strict(facts, codes, at) else 0
                blocking |= 1 << at if facts.keyword[codes[at]] == BLOCKING else 0
        return Asked(list(self.needs), strict, blocking)

    def total(self, positions: int) -> int:
        """All symbols that some of its cards ask for together."""
        found = 0
        for at in range(self.length):
            if positions >> at & 1:
                found += self.needs[at]
        return found

    def recoloured(self, roller: Roller) -> tuple[Hand, ...]:
        """Dice that Brains could choose: for each set those that show what it asks for, and white ones."""
        found = self.hands.get(roller.key)
        if found is None:
            totals = [clearing.total for clearing in self.clearings(roller.cuts)]
            found = self.hands[roller.key] = self.book.bag.recoloured(roller.hands[0], totals)
        return found


@mypyc_attr(acyclic=True)
class Clearing:
    """Disasters that can go together: what they leave, what they ask for, and what of that takes no wild symbol."""

    def __init__(self, left: Row, task: Task) -> None:
        self.left: Final = left
        self.task: Final = task
        self.total: Final = task.need
        self.strict: Final = task.strict


@mypyc_attr(acyclic=True)
class Plight:
    """A chain, the call that threatens it and what is stored there; each is made once."""

    def __init__(self, row: Row, call: int, have: int, after: float) -> None:
        self.row: Final = row
        self.call: Final = call
        self.have: Final = have
        self.after: Final = after  # how much work it is if nobody rolls
        self.falls: Final[dict[int, Fall]] = {}  # by dice, and by who chooses among them
        self.known: Final[dict[int, float]] = {}
        self.dice: Final[dict[int, tuple[int, ...]]] = {}
        self.targets: tuple[Target, ...] | None = None
        self.cut_targets: tuple[Target, ...] | None = None

    def freed(self, civilian: int) -> Plight:
        """The same without the Hood's hold on a Civilian."""
        held = civilian + INFLUENCED
        row = self.row.book.row(tuple([civilian if code == held else code for code in self.row.codes]))
        return row.facing(self.call, self.have)

    def expected(self, crew: Crew | None, again: bool) -> float:
        """The work that is left once all of these have rolled, and the call is answered."""
        if crew is None or not self.row.length:
            return self.after
        if crew.rest is None and not again:
            return self.fall(crew.first).worth
        key = 2 * crew.key + again
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.reckoned(crew, again)
            self.row.book.keep()
        return found

    def reckoned(self, crew: Crew, again: bool) -> float:
        """The same, reckoned anew; a roll that clears nothing Scott has rolled again."""
        fall = self.fall(crew.first)
        missed = fall.missed
        total = 0.0
        for at in range(len(fall.lefts)):
            left, chance = fall.lefts[at], fall.chances[at]
            total += chance * left.expected(crew.rest, again)
            if again:
                total += missed * chance * left.expected(crew.rest, False)
        return total + (missed * missed if again else missed) * self.expected(crew.rest, False)

    def fall(self, roller: Roller, wild: int = 0) -> Fall:
        """What a roll may leave, if each clears what leaves the least work; with the best of the dice."""
        if len(roller.hands) == 1 and not roller.recolours:
            return self.fall_of(roller.hands[0], roller.cuts, wild)
        key = -1 - roller.key - MANY * wild
        found = self.falls.get(key)
        if found is None:
            hands = self.row.recoloured(roller) if roller.recolours else roller.hands
            found = self.fall_of(hands[0], roller.cuts, wild)
            for at in range(1, len(hands)):
                fall = self.fall_of(hands[at], roller.cuts, wild)
                if fall.worth < found.worth:
                    found = fall
            self.falls[key] = found
        return found

    def fall_of(self, hand: Hand, cuts: bool, wild: int) -> Fall:
        """The same for certain dice."""
        key = 2 * hand.key + cuts + MANY * wild
        found = self.falls.get(key)
        if found is None:
            found = self.falls[key] = self.find_fall(hand, cuts, wild)
            self.row.book.keep()
        return found

    def find_fall(self, hand: Hand, cuts: bool, wild: int) -> Fall:
        """The same, found anew."""
        most = hand.count + wild
        rolls = hand.rolls
        free = hand.all
        count = 0
        worth = 0.0
        lefts: list[Plight] = []
        chances: list[float] = []
        for target in self.worthwhile(cuts):
            if target.task.size > most:
                continue
            new = hand.covering(target.task, wild) & free
            if new:
                free ^= new
                taken = new.bit_count()
                count += taken
                chance = taken / rolls
                worth += chance * target.left.after
                lefts.append(target.left)
                chances.append(chance)
                if count == rolls:
                    break
        missed = 1 - count / rolls
        return Fall(tuple(lefts), tuple(chances), missed, worth + missed * self.after)

    def worthwhile(self, cuts: bool) -> tuple[Target, ...]:
        """What could be cleared with a gain, the best first; where wilds count everywhere or not."""
        found = self.cut_targets if cuts else self.targets
        if found is None:
            found = self.find_worthwhile(cuts)
            if cuts:
                self.cut_targets = found
            else:
                self.targets = found
        return found

    def find_worthwhile(self, cuts: bool) -> tuple[Target, ...]:
        """The same, found anew."""
        bag = self.row.book.bag
        have = self.have
        found: list[Target] = []
        for clearing in self.row.clearings(cuts):
            if clearing.left.after(self.call) < self.after:
                task = clearing.task
                if have:
                    task = bag.task(lacking(clearing.total, have), lacking(clearing.strict, have))
                insert(found, Target(clearing.left.facing(self.call), task))
        return tuple(found)


@mypyc_attr(acyclic=True)
class Target:
    """What could be cleared, and what that would leave."""

    def __init__(self, left: Plight, task: Task) -> None:
        self.left: Final = left
        self.task: Final = task

    def is_better(self, other: Target) -> bool:
        """Whether it leaves less work than another; of equal ones by the cards that are left."""
        if self.left.after != other.left.after:
            return self.left.after < other.left.after
        return self.left.row.codes < other.left.row.codes


def insert(targets: list[Target], new: Target) -> None:
    """Put one more where it belongs among these, the best of which are first."""
    at = len(targets)
    targets.append(new)
    while at > 0 and new.is_better(targets[at - 1]):
        targets[at] = targets[at - 1]
        at -= 1
    targets[at] = new


@mypyc_attr(acyclic=True)
class Fall:
    """What a roll may leave, each with its chance; or nothing is cleared."""

    def __init__(self, lefts: tuple[Plight, ...], chances: tuple[float, ...], missed: float, worth: float) -> None:
        self.lefts: Final = lefts
        self.chances: Final = chances
        self.missed: Final = missed
        self.worth: Final = worth  # the work that is left on average


BOOKS: dict[int, tuple[Book, Book]] = {}
MOST_BOOKS: Final = 4  # contents whose books are kept: each table with a content pack brings one of its own


def book_of(s: State) -> Book:
    """The book of a content, early or late; each is kept with its content, so that its number stays its own."""
    found = BOOKS.get(id(s.facts))
    if found is None:
        if len(BOOKS) >= MOST_BOOKS:
            BOOKS.clear()
        early = Book(s.facts)
        found = BOOKS[id(s.facts)] = (early, Book(s.facts, True, early.bag))
    return found[0] if s.deck or not s.turn else found[1]

"""Which Disasters a roll can discard together, what can be stored besides, and which stored symbols that takes.

Symbols are counted, not laid out: a set of Disasters is covered if the plain symbols, rolled and stored, suffice for
those that refuse wilds, and the wilds for whatever the others lack. Counts are packed, eight bits for each symbol: the
worst case has hundreds of combinations, and is asked in the middle of every search.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from coffret.games.thunderbirds_solo.state import PLAIN

BITS: Final = 8
MASK: Final = 255
HIGH: Final = 0x808080808080  # the highest bit of each count: set where a difference is not negative
LOW: Final = 0x7F7F7F7F7F7F
ONE: Final = [1 << BITS * symbol for symbol in range(PLAIN)]
ALL: Final = 15  # every position of a chain
SEVERAL: Final = -1  # there are several ways


def pack(symbols: Sequence[int]) -> int:
    """How often each symbol is among these."""
    counts = 0
    for symbol in symbols:
        counts += ONE[symbol]
    return counts


def unpack(counts: int) -> tuple[int, ...]:
    """The symbols that are counted, in their order."""
    return tuple([symbol for symbol in range(PLAIN) for _ in range(counts >> BITS * symbol & MASK)])


def as_counts(need: tuple[int, ...]) -> int:
    """Numbers by symbol, packed."""
    counts = 0
    for symbol in range(len(need)):
        counts += need[symbol] << BITS * symbol
    return counts


class Asked:
    """TS-RESC-08 What a chain asks for, at the positions its cards have when the dice are rolled."""

    def __init__(self, needs: list[int], strict: int, blocking: int) -> None:
        self.needs: Final = needs  # by position; 0 for a Civilian
        self.strict: Final = strict  # positions that refuse wilds, as bits
        self.blocking: Final = blocking

    def is_set(self, positions: int) -> bool:
        """TS-CIV-01, TS-DISA-08 Only Disasters, and none to the right of a blocking one that stays."""
        for at in range(len(self.needs)):
            if positions >> at & 1:
                if self.needs[at] == 0:
                    return False
            elif self.blocking >> at & 1 and positions >> at:
                return False
        return positions >> len(self.needs) == 0

    def total(self, positions: int) -> int:
        """All symbols that these cards ask for together."""
        counts = 0
        for at in range(len(self.needs)):
            if positions >> at & 1:
                counts += self.needs[at]
        return counts


def is_covered(total: i64, strict: i64, have: i64, wild: i64) -> bool:
    """TS-RESC-05, TS-ALLOC-01, TS-WILD-01 Whether these symbols, each used once, and so many wilds cover everything."""
    if ((have | HIGH) - strict) & HIGH != HIGH:
        return False
    if ((have | HIGH) - total) & HIGH == HIGH:
        return True
    for _ in range(PLAIN):
        lack: i64 = (total & MASK) - (have & MASK)
        if lack > 0:
            wild -= lack
        total >>= BITS
        have >>= BITS
    return wild >= 0


def discardable(asked: Asked, have: int, wild: int) -> list[int]:
    """TS-RESC-06, TS-ALLOC-02, TS-EX-01, TS-EX-05, TS-EX-06 The sets of positions that can be discarded together."""
    found = [0]  # TS-RESC-07
    totals = [0]  # by set: what it asks for, and what of that takes no wilds
    stricts = [0]
    for at in range(len(asked.needs)):
        need = asked.needs[at]
        if need == 0:
            continue
        strict = need if asked.strict >> at & 1 else 0
        for before in range(len(found)):  # where a set is not covered, a larger one is not
            total = totals[before] + need
            no_wilds = stricts[before] + strict
            if is_covered(total, no_wilds, have, wild):
                found.append(found[before] | 1 << at)
                totals.append(total)
                stricts.append(no_wilds)
    return [positions for positions in found if asked.is_set(positions)] if asked.blocking else found


def storable(rolled: int, active: int, most: int) -> list[int]:
    """TS-STORE-01, TS-WILD-04 The choices of at most so many rolled symbols that match something in the chain."""
    found = [0]
    sizes = [0]
    for symbol in range(PLAIN):
        count = rolled >> BITS * symbol & MASK
        if count == 0 or active >> BITS * symbol & MASK == 0:
            continue
        for at in range(len(found)):
            for more in range(1, min(count, most - sizes[at]) + 1):
                found.append(found[at] + more * ONE[symbol])
                sizes.append(sizes[at] + more)
    return found[1:]


def kinds(counts: i64) -> i64:
    """Which symbols are counted at all, as bits."""
    return counts + LOW & HIGH


def changes_something(own: i64, others: i64, kept: i64, spent: i64, is_full: bool) -> bool:
    """Whether storing these symbols does not merely put one where the same one was: used up, or dropped for it."""
    if spent == SEVERAL:
        return True
    if kinds(spent) & kinds(own):
        return not replaces_own(own, others, kept, spent)
    if not is_full or kinds(own) != kinds(kept):
        return True
    return kinds(own) & kinds(own) - 1 != 0 and own != kept


def replaces_own(own: i64, others: i64, kept: i64, spent: i64) -> bool:
    """Whether a symbol would be stored while the same one, which only this vehicle has, is used instead of it."""
    for _ in range(PLAIN):
        if kept & MASK != 0 and 0 < spent & MASK <= own & MASK and others & MASK == 0:
            return True
        own >>= BITS
        others >>= BITS
        kept >>= BITS
        spent >>= BITS
    return False


def spending(total: i64, strict: i64, rolled: i64, stored: i64, wild: i64) -> int:
    """TS-STORE-03 The fewest stored symbols that complete a covering, packed; SEVERAL if there are several choices.

    Rolled symbols go first, since they are lost otherwise, then wilds.
    """
    least: i64 = 0
    most: i64 = 0
    missing: i64 = -wild
    spare: i64 = 0
    for symbol in range(PLAIN):
        shift: i64 = BITS * symbol
        here: i64 = rolled >> shift & MASK
        lack: i64 = max((total >> shift & MASK) - here, 0)
        must: i64 = max((strict >> shift & MASK) - here, 0)
        can: i64 = min(lack, stored >> shift & MASK)
        least += must << shift
        most += can << shift
        missing += lack - must
        spare += can - must
    if missing <= 0:
        return least
    return most if spare == missing else SEVERAL


def lacking(total: i64, have: i64) -> int:
    """TS-RESC-05 What these symbols leave uncovered, packed."""
    missing: i64 = 0
    for symbol in range(PLAIN):
        shift: i64 = BITS * symbol
        missing += max((total >> shift & MASK) - (have >> shift & MASK), 0) << shift
    return missing


def spendings(total: int, strict: int, rolled: int, stored: int, wild: int) -> list[int]:
    """TS-STORE-03 All such choices: what wilds could spare is the player's decision."""
    only = spending(total, strict, rolled, stored, wild)
    if only != SEVERAL:
        return [only]
    found = [0]
    size = -wild
    for symbol in range(PLAIN):
        shift = BITS * symbol
        here = rolled >> shift & MASK
        lack = max((total >> shift & MASK) - here, 0)
        must = max((strict >> shift & MASK) - here, 0)
        can = min(lack, stored >> shift & MASK)
        found = [choice + (count << shift) for choice in found for count in range(must, can + 1)]
        size += lack
    return [choice for choice in found if len(unpack(choice)) == size]

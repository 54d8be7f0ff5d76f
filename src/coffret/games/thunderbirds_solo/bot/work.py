"""The work that lies in a chain, card by card: what it cost in plays by rules of thumb."""

from typing import Final

from coffret.games.thunderbirds_solo.bot.rollers import size
from coffret.games.thunderbirds_solo.state import BLOCKING, CIVILIAN, DISASTER, FULL, SEALED, Facts

Codes = tuple[int, ...]  # the cards of a chain, plus INFLUENCED for Civilians that the Hood has a hold on
INFLUENCED: Final = 128

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


def is_disaster(facts: Facts, code: int) -> bool:
    """Whether this card of a row is a Disaster."""
    return code < INFLUENCED and facts.type[code] == DISASTER


def is_free(facts: Facts, code: int) -> bool:
    """Whether it is a Civilian whom the Hood has no hold on."""
    return code < INFLUENCED and facts.type[code] == CIVILIAN


def work_of(facts: Facts, codes: Codes, needs: Codes) -> float:
    """How much work a chain is, whose cards ask for this."""
    found = 0.0
    for at in range(len(codes)):
        found += work_at(facts, codes, needs, at)
    found += LENGTH[len(codes)]
    return found + EASIEST[easiest(facts, codes, needs)] if len(codes) == FULL else found


def work_at(facts: Facts, codes: Codes, needs: Codes, at: int) -> float:
    """The same for one of its cards."""
    code = codes[at]
    if not is_disaster(facts, code):
        return HELD if code >= INFLUENCED else FREE
    symbols = size(needs[at])
    found = FULL_WORK[symbols] if len(codes) == FULL else WORK[symbols]
    found += STRICT if is_strict(facts, codes, at) else 0.0
    return found + (BLOCKS if facts.keyword[code] == BLOCKING and at + 1 < len(codes) else 0.0)


def easiest(facts: Facts, codes: Codes, needs: Codes) -> int:
    """How many symbols the easiest Disaster of a chain asks for."""
    found = MOST_SYMBOLS
    for at in range(len(codes)):
        if is_disaster(facts, codes[at]):
            found = min(found, size(needs[at]))
    return found


def is_strict(facts: Facts, codes: Codes, at: int) -> bool:
    """Whether the Disaster at an index takes no wild symbol."""
    if facts.keyword[codes[at]] == SEALED:
        return True
    for after in range(at + 1, len(codes)):
        if codes[after] >= INFLUENCED:
            return True
        if facts.type[codes[after]] == DISASTER:
            return False
    return False


def reinforced(cost: float, length: int) -> float:
    """The work of a chain after a card that nobody knows."""
    disasters, civilians = CALLS
    hoods = 1 - disasters - civilians
    if length == FULL:
        return (disasters + civilians) * LENGTH[FULL + 1] + hoods * cost
    longer = cost - LENGTH[length] + LENGTH[length + 1]
    civil = longer if length else 0.0
    return disasters * (longer + WORK[USUAL]) + civilians * civil + hoods * cost

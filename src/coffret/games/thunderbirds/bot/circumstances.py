"""What counts besides where everything is: cards, tokens, Events, the tracks. Few thoughts change any of it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coffret.games.thunderbirds.bot.place import crew, packed
from coffret.games.thunderbirds.bot.prices import CARD, PRICE
from coffret.games.thunderbirds.bot.scheme import held
from coffret.games.thunderbirds.rules.table import owner_with
from coffret.games.thunderbirds.state import KINDS_OF_TOKENS, NOBODY, PAY_AFAR, Facts, State

MOST: Final = 1000  # circumstances that are kept in mind
APART: Final = 4096  # the numbers of two; those between them are for what else may be asked


@mypyc_attr(acyclic=True)
class Circumstances:
    """All that the worth of a position depends on, but where everything is and how many actions are left."""

    def __init__(self, s: State, number: int) -> None:
        self.number: Final = number  # by which thoughts in these circumstances are kept in mind
        self.funds: Final = funds(s)
        self.crew: Final = crew(s)
        self.holdings: Final = holdings(s)
        self.earmarked: Final = earmarked(s)


def holdings(s: State) -> float:
    """What tokens and cards in hand are worth."""
    total = 0.0
    for hand in s.tokens:
        for token in range(KINDS_OF_TOKENS):
            if hand[token]:
                total += PRICE[token] * hand[token]
    for owner in s.fab:
        if owner >= 0:
            total += CARD
    return total


def earmarked(s: State) -> float:
    """What the tokens in hand are worth that the Scheme asks for."""
    total = 0.0
    if s.scheme != NOBODY:
        for _, token, count in s.facts.cost[s.scheme]:
            total += PRICE[token] * min(held(s, token), count)
    return total


def funds(s: State) -> int:
    """All that decides, besides where everything is, how soon the Scheme can be paid, as one number."""
    afar = owner_with(s, PAY_AFAR)
    return (int(tokens(s)) * 32 + s.scheme + 1) * 8 + afar + 1


def tokens(s: State) -> i64:
    """The tokens that everybody has."""
    found: i64 = 0
    for hand in s.tokens:
        found = found << 15 | packed(hand, 8, 0)
    return found


def tracks(s: State) -> i64:
    """Whose turn it is, how far the Hood is, and the Scheme."""
    found: i64 = s.turn + 1
    found = found * 64 + s.hood
    found = found * 64 + s.scheme + 1
    return (found * 64 + s.foiled) * 2 + s.watch


class Memory:
    """Circumstances with one content. A number is never given again."""

    def __init__(self) -> None:
        self.facts: Facts | None = None
        self.known: dict[tuple[int, int, int, int, int], Circumstances] = {}
        self.last = 0


MEMORY: Final = Memory()


def circumstances(s: State) -> Circumstances:
    """The circumstances of a table."""
    if MEMORY.facts is not s.facts or len(MEMORY.known) >= MOST:
        MEMORY.facts, MEMORY.known = s.facts, {}
    key = crew(s), tracks(s), packed(s.slots, 64, -1), packed(s.fab, 8, -3), tokens(s)
    known = MEMORY.known.get(key)
    if known is None:
        MEMORY.last += APART
        known = MEMORY.known[key] = Circumstances(s, MEMORY.last)
    return known

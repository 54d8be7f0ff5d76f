"""What a face-down Discovery token can be, and how likely, when the scenario promises some of them."""

from math import comb, gcd
from typing import Final

from coffret.games.away_missions.cards import ANY_SCHEMATIC, DISCOVERY_DECK, INCLUDE, LIMIT
from coffret.games.away_missions.names import MYSTERIUM_TOKEN
from coffret.games.away_missions.rules.objectives import by_crew
from coffret.games.away_missions.rules.table import card_of, scenario_of
from coffret.games.away_missions.state import DISCOVERY_TOKEN, IN_BOX, State

# Kinds of Discovery tokens, by the promise that they can keep; lists of three numbers below are by these kinds.
UNPROMISED: Final = 0
A_SCHEMATIC: Final = 1
A_MYSTERIUM: Final = 2

MOST: Final = 1 << 31  # what weights may sum up to: a draw has 32 bits


def kind_of_token(s: State, card: int) -> int:
    """Which promise a Discovery token can keep."""
    if card == MYSTERIUM_TOKEN:
        return A_MYSTERIUM
    return A_SCHEMATIC if s.facts.is_schematic[card] else UNPROMISED


def discoveries(s: State) -> tuple[int, ...]:
    """All Discovery tokens there are."""
    tokens: tuple[int, ...] = s.facts.in_deck[DISCOVERY_DECK]
    return tokens


def discoveries_left(s: State) -> list[int]:
    """AM-SETUP-23 The Discovery tokens that nobody has seen; of equal ones each counts."""
    item_at = s.item_at
    return [item for item in discoveries(s) if item_at[item] == IN_BOX]


def weights_by_kind(s: State) -> list[int]:
    """AM-SETUP-10 The weight of one token of each kind, if it is the next: in how many ways the map can have been laid.

    What the scenario promises is laid out first, then other slots are filled from all that is left, and everything is
    mixed. Nobody sees whether what has been turned up was promised.
    """
    left, found = [0, 0, 0], [0, 0, 0]
    for item in discoveries(s):
        (left if s.item_at[item] == IN_BOX else found)[kind_of_token(s, card_of(s, item))] += 1
    promised = promises(s, found)
    slots = len([token for token in s.tokens if token & DISCOVERY_TOKEN])
    weights: list[int] = []
    for kind in range(3):
        left[kind] -= 1
        found[kind] += 1
        weights.append(ways_to_lay(left, found, promised, slots) if left[kind] >= 0 else 0)
        left[kind] += 1
        found[kind] -= 1
    return reduced(weights, left)


def promises(s: State, found: list[int]) -> list[int]:
    """AM-SCEN-11 How many of each kind the scenario promised; what it leaves in the box is not counted as found."""
    promised = [0, 0, 0]
    for clause in scenario_of(s).rules:
        if clause.verb == LIMIT:
            copies = len([item for item in discoveries(s) if card_of(s, item) == clause.what])
            found[kind_of_token(s, clause.what)] -= max(0, copies - by_crew(s, clause))
        elif clause.verb == INCLUDE:
            promised[A_SCHEMATIC if clause.what == ANY_SCHEMATIC else A_MYSTERIUM] = by_crew(s, clause)
    for kind, slots in ((A_SCHEMATIC, s.schematic_slots), (A_MYSTERIUM, s.mysterium_slots)):
        promised[kind] = found[kind] + slots if slots else min(found[kind], promised[kind])
    return promised


def ways_to_lay(left: list[int], found: list[int], promised: list[int], slots: int) -> int:
    """AM-SETUP-10 In how many ways so many tokens more can lie face down: which they are, and which were promised."""
    ways = 0
    for schematics in range(slots + 1):
        some = comb(left[A_SCHEMATIC], schematics) * comb(found[A_SCHEMATIC] + schematics, promised[A_SCHEMATIC])
        for mysterium in range(slots - schematics + 1 if some else 0):
            more = comb(left[A_MYSTERIUM], mysterium) * comb(found[A_MYSTERIUM] + mysterium, promised[A_MYSTERIUM])
            ways += some * more * comb(left[UNPROMISED], slots - schematics - mysterium)
    return ways


def reduced(weights: list[int], left: list[int]) -> list[int]:
    """The same weights as small numbers; all alike in a position that cannot keep its promises."""
    if not any(weights):
        return [1, 1, 1]
    common = max(1, gcd(gcd(weights[0], weights[1]), weights[2]))
    total = sum([weight // common * many for weight, many in zip(weights, left, strict=True)])
    common *= 1 + total // MOST
    return [weight // common for weight in weights]

"""Discovery tokens turn up as often as if all of them had been laid out by hand."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb, prod
from typing import Any

import pytest

from coffret.games.away_missions.actions import DRAW_ITEM, DrawItem
from coffret.games.away_missions.cards import ANY_SCHEMATIC, DISCOVERY_DECK, INCLUDE
from coffret.games.away_missions.names import CARDS, ITEMS, MYSTERIUM_TOKEN, ROCKETEERS, SCENARIOS
from coffret.games.away_missions.rules.tokens import RevealDiscovery
from coffret.games.away_missions.state import DISCOVERY_TOKEN, IN_BOX, changed
from coffret.kernel import stack
from coffret.kernel.stack import CHANCE
from coffret.testing import rule
from tests.games.away_missions.support import FACTS, at, scenario_of, started

KINDS = ("schematic", "mysterium", "other")
DECK = FACTS.in_deck[DISCOVERY_DECK]
Laid = tuple[int, ...]  # how many of each kind


def kind(item: int) -> str:
    card = FACTS.kind_of[item]
    return "mysterium" if card == MYSTERIUM_TOKEN else "schematic" if FACTS.is_schematic[card] else "other"


def supply(s: Any) -> Laid:
    """What is in the box when the tokens are laid out."""
    there = Counter(kind(item) for item in DECK if s.item_at[item] == IN_BOX)
    return tuple(there[one] for one in KINDS)


def promised(s: Any) -> Laid:
    """What the mission promises to a crew of this size."""
    kinds = {ANY_SCHEMATIC: 0, CARDS.index("mysterium"): 1}
    found = [0, 0, 0]
    for clause in scenario_of(SCENARIOS[s.scenario]).rules:
        if clause.verb == INCLUDE:
            found[kinds[clause.what]] = clause.amount[len(s.crew) - 2]
    return tuple(found)


def laid_by_hand(box: Laid, promise: Laid, slots: int) -> dict[Laid, Fraction]:
    """How likely each choice of tokens is: the promised ones, and others drawn from what is left in the box."""
    rest = [have - taken for have, taken in zip(box, promise, strict=True)]
    free = slots - sum(promise)
    found: dict[Laid, Fraction] = {}
    for first in range(free + 1):
        for second in range(free - first + 1):
            others = (first, second, free - first - second)
            ways = prod(comb(have, taken) for have, taken in zip(rest, others, strict=True))
            laid = tuple(sure + more for sure, more in zip(promise, others, strict=True))
            found[laid] = Fraction(ways, comb(sum(rest), free))
    return found


def next_by_hand(laid: dict[Laid, Fraction], seen: Laid) -> dict[str, Fraction]:
    """How likely each kind is to be next, after some have been turned up: in all that can have been laid, mixed."""
    chances = dict.fromkeys(KINDS, Fraction(0))
    for tokens, chance in laid.items():
        chance *= prod(comb(many, shown) for many, shown in zip(tokens, seen, strict=True))
        for number, one in enumerate(KINDS):
            chances[one] += chance * max(0, tokens[number] - seen[number])
    total = sum(chances.values())
    return {one: chance / total for one, chance in chances.items() if chance}


def drawn(s: Any, place: int) -> list[tuple[int, DrawItem]]:
    """What the engine may draw when a token is turned up, with its weights."""
    found: list[tuple[int, DrawItem]] = []
    for weight, action in RevealDiscovery(place).outcomes(s):
        assert isinstance(action, DrawItem)
        found.append((weight, action))
    return found


def next_by_the_rules(s: Any) -> dict[str, Fraction]:
    """The same by the weights of the engine; tokens of a kind are equally likely."""
    outcomes = drawn(s, 0)
    total = sum(weight for weight, _ in outcomes)
    found: dict[str, set[int]] = {}
    many = Counter(kind(action.item) for _, action in outcomes)
    for weight, action in outcomes:
        found.setdefault(kind(action.item), set()).add(weight)
    assert all(len(weights) == 1 for weights in found.values())
    return {one: Fraction(min(weights), total) * many[one] for one, weights in found.items()}


def turned_up(s: Any) -> Iterator[tuple[Any, Laid]]:
    """The mission while one token after another is being turned up, in all orders that differ by kind."""
    waiting: list[tuple[Any, Laid]] = [(s, (0, 0, 0))]
    known: set[Laid] = set()
    while waiting:
        before, seen = waiting.pop()
        places = [place for place, token in enumerate(before.tokens) if token & DISCOVERY_TOKEN]
        if not places or seen in known:
            continue
        known.add(seen)
        now = stack.copy(before)
        now.tokens = changed(now.tokens, places[0], 0)
        yield now, seen
        outcomes = drawn(now, places[0])
        for action in {kind(action.item): action for _, action in outcomes}.values():
            after = stack.copy(now)
            RevealDiscovery(places[0]).resolve(after, action, CHANCE)
            step = KINDS.index(kind(action.item))
            waiting.append((after, tuple(many + (number == step) for number, many in enumerate(seen))))


@rule("AM-SETUP-10", "AM-SCEN-11")
@pytest.mark.parametrize("scenario", SCENARIOS[:10])
@pytest.mark.parametrize("crew", [2, 3, 4, 5, 6])
def test_discoveries_turn_up_as_if_they_had_been_laid_by_hand(scenario: str, crew: int) -> None:
    s = started(scenario, *ROCKETEERS[:crew])
    slots = len([token for token in s.tokens if token & DISCOVERY_TOKEN])
    laid = laid_by_hand(supply(s), promised(s), slots)
    for now, seen in turned_up(s):
        assert next_by_the_rules(now) == next_by_hand(laid, seen), seen


@rule("AM-SETUP-10")
def test_the_token_that_is_free_is_a_fourth_schematic_in_four_of_31_maps() -> None:
    s = started("boarding-party", *ROCKETEERS[:4])
    assert laid_by_hand(supply(s), promised(s), 6)[4, 2, 0] == Fraction(4, 31)
    most = max(sum(weight for weight, _ in RevealDiscovery(0).outcomes(now)) for now, _ in turned_up(s))
    assert most < 2**31


@rule("AM-SETUP-10")
def test_large_missions_with_many_promises_keep_weights_that_can_be_drawn() -> None:
    face_down = ", ".join(f"{place} discovery" for place in range(1, 18))
    promises = "schematic_slots 5 | mysterium_slots 3"
    text = f"captain@19 chief@19 | scenario tunnel-of-terror | tokens {face_down} | {promises}"
    s = at(text).s
    for item in [one for one in DECK if kind(one) == "schematic"][:4]:
        weights = [weight for weight, _ in RevealDiscovery(17).outcomes(s)]
        assert min(weights) > 0
        assert sum(weights) <= 2**31
        RevealDiscovery(17).resolve(s, DRAW_ITEM[item], CHANCE)


def test_a_position_that_cannot_keep_its_promises_goes_on() -> None:
    table = at("captain@9 chief@9 | tokens - | schematic_slots 3 | now reveal-discovery 8 then take-turn captain")
    table.rolls(f"draw-item {ITEMS[DECK[0]]}")
    assert table.s.schematic_slots == 3

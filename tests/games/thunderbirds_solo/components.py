"""The count of all components: 116 Emergency cards, 16 Pods, 21 dice and 6 pilots, each where it can be."""

from collections import Counter

from coffret.games.thunderbirds_solo import game
from coffret.games.thunderbirds_solo.names import CARDS, VEHICLES
from coffret.games.thunderbirds_solo.state import (
    CIVILIAN,
    DISASTER,
    FIRST_POD,
    FULL,
    HOLD,
    HOOD,
    ISLAND,
    NOBODY,
    TB2,
    State,
)

FACTS = game.own_facts()


def check(s: State) -> None:
    """116 Emergency cards, 16 Pods, 21 dice and 6 pilots: nothing is lost and nothing is twice."""
    if not s.turn:
        return
    cards = Counter([card for chain in s.chains for card in chain])
    cards.update([*s.deck, *s.out, *s.discard, *s.rescued, *s.shaken])
    cards.update([card for card in (*s.slots, s.escorted, *s.marks.values()) if card != NOBODY])
    assert sorted(cards) == list(range(len(CARDS))), "116 Emergency cards"
    assert max(cards.values()) == 1, "a card is twice"
    seen = Counter([*s.pods, *s.display, *s.scrapped, *[it for it in s.aboard if it >= FIRST_POD]])
    assert seen == Counter(range(FIRST_POD, len(VEHICLES))), "16 Pods"
    dice = Counter(die >> 3 for stored in s.stored for die in stored)
    dice.update(s.dice if s.rescuer != NOBODY else [])
    assert [s.supply[colour] + dice[colour] for colour in range(6)] == list(FACTS.supply), "21 dice"
    assert min(s.supply) >= 0
    check_crews(s)
    check_chains(s)


def check_crews(s: State) -> None:
    """Pilots and vehicles fit together."""
    for pilot, vehicle in enumerate(s.aboard):
        assert vehicle == NOBODY or s.pilot[vehicle] == pilot, "one pilot, one vehicle"
    assert sum(pilot != NOBODY for pilot in s.pilot) == sum(vehicle != NOBODY for vehicle in s.aboard)
    for vehicle, where in enumerate(s.at):
        assert where == ISLAND or s.pilot[vehicle] != NOBODY, "nobody is away without a pilot"
        assert len(s.stored[vehicle]) <= FACTS.storage[vehicle], "storage"
        assert not s.stored[vehicle] or where != ISLAND
    assert len(s.hold) <= HOLD
    assert all(s.at[vehicle] == s.at[TB2] for vehicle in s.hold), "the hold is where Thunderbird 2 is"


def check_chains(s: State) -> None:
    """TS-CHAIN-01..03 Up to four cards, no Hood card, a Disaster first."""
    for cards in s.chains:
        assert len(cards) <= FULL
        assert HOOD not in [FACTS.type[card] for card in cards]
        assert not cards or FACTS.type[cards[0]] == DISASTER
    lying = [card for cards in s.chains for card in cards]
    for civilian, hood in s.marks.items():
        assert civilian in lying
        assert FACTS.type[civilian] == CIVILIAN
        assert hood == NOBODY or FACTS.type[hood] == HOOD

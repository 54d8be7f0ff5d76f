"""The count of all components: nothing is lost, nothing is twice, and everything is where it can be."""

from collections import Counter
from typing import Any

from coffret.games.thunderbirds.names import CARDS, CHARACTERS, DISASTERS, EVENTS, MACHINES, PODS, REGIONS
from coffret.games.thunderbirds.rules.scheme import LEVELS
from coffret.games.thunderbirds.state import (
    DECK,
    DISCARD,
    EARTH,
    EVENT_SPACES,
    FAB1,
    FACE_DOWN,
    HOOD_CARD,
    HOODS_IN_LAYER,
    LAST_SPACE,
    LAYER,
    MACHINE,
    NOBODY,
    ORBIT,
    PLAN,
    POD,
    SOUTH_PACIFIC,
    TB2,
    TB3,
    TB4,
    TB5,
)

HOODS = 8
GONE = ("TB-END-02", "TB-END-04")  # the card that was drawn last and lost the game lies nowhere


def check(s: Any) -> None:
    """All components, at any moment of a play."""
    check_tokens(s)
    check_disasters(s)
    check_people(s)
    check_machines(s)
    check_cards(s)
    check_schemes_and_events(s)


def check_tokens(s: Any) -> None:
    """30 tokens, six of each kind."""
    for token in range(5):
        held = [hand[token] for hand in s.tokens]
        assert min(*held, s.supply[token]) >= 0
        assert sum(held) + s.supply[token] == 6, "30 tokens"
    assert [len(hand) for hand in s.tokens] == [5] * s.players


def check_disasters(s: Any) -> None:
    """47 Disaster cards: 39 disasters, each once, and eight Hood-advances cards, two in each pile of eleven."""
    lying = [card for card in s.slots if card != NOBODY]
    seen = [card for card in s.top if card != HOOD_CARD]
    disasters = Counter([*lying, *seen, *s.discard, *s.unseen])
    hoods = s.hidden - len(s.unseen) + s.top.count(HOOD_CARD) + s.hoods_out
    gone = 1 if s.outcome is not None and s.outcome.rule in GONE else 0
    assert set(disasters) <= set(range(len(DISASTERS)))
    assert set(disasters.values()) == {1}, "a disaster is twice"
    assert len(disasters) + hoods + gone == len(DISASTERS) + HOODS, "47 Disaster cards"
    assert HOODS - gone <= hoods <= HOODS, "8 Hood-advances cards"
    if s.turn != NOBODY and not gone:
        assert s.hidden - len(s.unseen) == s.hoods + HOODS_IN_LAYER * ((s.hidden - 1) // LAYER if s.hidden else 0)
        assert 0 <= s.hoods <= HOODS_IN_LAYER


def check_people(s: Any) -> None:
    """Each person is in exactly one seat, and no character is played twice."""
    assert len(s.aboard) == len(CHARACTERS)
    assert set(s.aboard) <= set(range(len(MACHINES)))
    for machine in range(len(MACHINES)):
        assert s.aboard.count(machine) <= s.facts.room[machine], "a seat for everybody"
    played = [it for it in s.characters if it != NOBODY]
    assert len(set(played)) == len(played)
    assert s.player_of == [s.characters.index(it) if it in played else NOBODY for it in range(len(CHARACTERS))]


def check_machines(s: Any) -> None:
    """Each machine is in exactly one place that it can reach, and what is loaded is with Thunderbird 2."""
    assert len(s.at) == len(MACHINES)
    assert all(0 <= s.at[machine] < EARTH for machine in range(len(MACHINES)) if machine not in (TB3, TB5))
    assert s.at[TB5] == ORBIT
    assert s.at[TB3] == SOUTH_PACIFIC or EARTH <= s.at[TB3] < len(REGIONS)
    assert len(s.pods) == len(PODS)
    assert all(region == PLAN or 0 <= region < EARTH for region in s.pods), "pod vehicles are on Earth"
    assert list(s.hold) == sorted(set(s.hold))
    for asset in s.hold:
        assert asset in (MACHINE + TB4, MACHINE + FAB1) or asset >= POD
        assert (s.at[asset - MACHINE] if asset < POD else s.pods[asset - POD]) == s.at[TB2], "it is not aboard"
    assert len(s.hold) <= 1 or (len(s.hold) == 2 and s.hold[0] >= POD), "one machine or two pod vehicles"


def check_cards(s: Any) -> None:
    """18 F.A.B. cards: each is before a player, in the deck or in its discard pile."""
    assert len(s.fab) == len(CARDS)
    assert set(s.fab) <= {DECK, DISCARD, *range(s.players)}


def check_schemes_and_events(s: Any) -> None:
    """The Scheme is one of its level; an Event lies on each space that the Hood has passed, none of them twice."""
    assert 0 <= s.foiled <= 3
    assert s.scheme == NOBODY or s.facts.level[s.scheme] == LEVELS[s.level][s.foiled]
    laid = [event for event in s.laid if event != FACE_DOWN]
    assert len(s.laid) == len(EVENT_SPACES)
    assert s.laid == laid + [FACE_DOWN] * (len(s.laid) - len(laid)), "Events lie from left to right"
    assert len(set(laid)) == len(laid), "an Event is twice"
    assert {event for event in range(len(EVENTS)) if s.lasting >> event & 1} <= set(laid)
    assert 0 <= s.hood <= LAST_SPACE
    passed = sum(space <= s.hood for space in EVENT_SPACES)
    assert passed - 1 <= len(laid) <= passed, "the Hood sets off the Events he passes"

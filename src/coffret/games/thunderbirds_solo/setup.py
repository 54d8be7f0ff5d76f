"""Setting up: the Emergency deck for the chosen level, Tracy Island, and the four chains."""

from typing import Any, Final

from coffret.games.thunderbirds_solo.actions import Shuffle
from coffret.games.thunderbirds_solo.names import LEVELS
from coffret.games.thunderbirds_solo.rules.pods import DEAL_PODS, MIX_PODS
from coffret.games.thunderbirds_solo.rules.table import NOTHING_NEXT, Frames, assign, tell_top
from coffret.games.thunderbirds_solo.rules.turn import BEGIN_TURN
from coffret.games.thunderbirds_solo.state import (
    CHAINS,
    DISASTER,
    DISPLAY,
    ISLAND,
    NOBODY,
    PILOTS,
    VEHICLES,
    Facts,
    State,
    is_advanced,
)
from coffret.kernel import Action, Chance, Frame, Rng

BY_LEVEL: Final = (3, 8, 12, 16)  # TS-LEVEL-05


def setup(facts: Facts, seats: int, options: dict[str, Any]) -> State:
    """TS-COMP-01, TS-LEVEL-01, TS-LEVEL-05 A level or a number of advanced cards is chosen; all is laid out."""
    chosen = options["advanced"]
    s = lay_out(facts, BY_LEVEL[LEVELS.index(options["level"])] if chosen < 0 else chosen)
    frames: tuple[Frame[Any], ...] = (MIX_DECK, MIX_PODS, DEAL_PODS[DISPLAY], BEGIN_CHAINS, MIX_AGAIN, BEGIN_TURN)
    s.stack = list(frames)[::-1]
    return s


def level_of(advanced: int) -> str:
    """TS-LEVEL-02 The level that so many advanced cards make."""
    return LEVELS[0 if advanced <= 6 else 1 if advanced <= 10 else 2 if advanced <= 14 else 3]


def lay_out(facts: Facts, advanced: int) -> State:
    """TS-SETUP-01, TS-SETUP-03..05, TS-SETUP-11, TS-SETUP-12 Everybody at Tracy Island, John in Thunderbird 5."""
    s = State(facts, min(advanced, len(facts.advanced)))
    s.chains = [[] for _ in range(CHAINS + 1)]
    s.slots = [NOBODY] * (CHAINS + 1)  # TS-TABLE-03
    s.at = [ISLAND] * VEHICLES
    s.pilot = [NOBODY] * VEHICLES
    s.aboard = [NOBODY] * PILOTS
    s.stored = [()] * VEHICLES
    s.cleared = [0] * VEHICLES
    s.supply = list(facts.supply)
    s.scrapped = list(facts.pods)
    for pilot in range(PILOTS):
        if facts.start[pilot] != NOBODY:
            assign(s, pilot, facts.start[pilot])
    return s


class MixDeck(Chance[State]):
    """TS-LEVEL-03, TS-LEVEL-04, TS-SETUP-06 Some advanced cards, unseen, are shuffled into the regular ones."""

    def sample(self, s: State, rng: Rng) -> Action:
        advanced = list(s.facts.advanced)
        rng.shuffle(advanced)
        order = list(s.facts.regular) + advanced[: s.advanced]
        rng.shuffle(order)
        return Shuffle(tuple(order))

    def accepts(self, s: State, action: Action) -> bool:
        if not isinstance(action, Shuffle) or len(action.cards) != len(s.facts.regular) + s.advanced:
            return False
        if not {*action.cards} <= {*s.facts.there}:
            return False
        regular = sorted([card for card in action.cards if not is_advanced(card)])
        return regular == list(s.facts.regular) and len(set(action.cards)) == len(action.cards)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Shuffle)
        s.deck = list(action.cards)[::-1]
        drawn = {card for card in action.cards if is_advanced(card)}
        s.out = [card for card in s.facts.advanced if card not in drawn]
        s.tell("deck-shuffled", count=s.advanced, left=len(s.facts.advanced) - s.advanced)
        tell_top(s)
        return NOTHING_NEXT


class BeginChains(Frame[State]):
    """TS-SETUP-07, TS-SETUP-08, TS-SETUP-10 Four Disasters begin the chains; other cards go under the deck."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        place = 1
        while place <= CHAINS:
            card = s.deck.pop()
            if s.facts.type[card] != DISASTER:
                s.deck.insert(0, card)
                continue
            s.chains[place].append(card)
            s.tell("begins", place=place, card=card)
            place += 1
        return NOTHING_NEXT


class MixAgain(Chance[State]):
    """TS-SETUP-09, TS-SETUP-13 With the four Disasters in place, the rest of the deck is shuffled again."""

    def sample(self, s: State, rng: Rng) -> Action:
        order = s.deck[:]
        rng.shuffle(order)
        return Shuffle(tuple(order))

    def accepts(self, s: State, action: Action) -> bool:
        return isinstance(action, Shuffle) and sorted(action.cards) == sorted(s.deck)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Shuffle)
        s.deck = list(action.cards)[::-1]
        s.tell("shuffled-again")
        tell_top(s)
        return NOTHING_NEXT


MIX_DECK: Final = MixDeck()
BEGIN_CHAINS: Final = BeginChains()
MIX_AGAIN: Final = MixAgain()

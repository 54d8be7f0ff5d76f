"""A F.A.B. card is followed first and discarded then; one that nobody followed stays with its owner."""

from typing import Final

from coffret.games.thunderbirds.names import CARDS
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames
from coffret.games.thunderbirds.state import DISCARD, State
from coffret.kernel import Action, Frame


class DiscardCard(Frame[State]):
    """TB-FAB-06 A card that was followed is discarded."""

    card: int

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.fab[self.card] = DISCARD
        return NOTHING_NEXT


DISCARD_CARD: Final = [DiscardCard(card) for card in range(len(CARDS))]


def is_being_played(s: State, card: int) -> bool:
    """Whether a card is being followed: it still lies before its owner, but can no longer be lost or played."""
    return any(isinstance(frame, DiscardCard) and frame.card == card for frame in s.stack)


def being_played(s: State, verb: int) -> int:
    """The card that is being followed; of several, the one that was played last."""
    card = s.facts.with_verb[verb][0]
    for frame in s.stack:
        if isinstance(frame, DiscardCard):
            card = frame.card
    return card


def take_back(s: State) -> None:
    """TB-FAB-15, TB-XFER-11, TB-TURN-13 A request was refused: its card stays with its owner, the request counts."""
    s.operations += 1
    under = s.stack[-1]
    if isinstance(under, DiscardCard):
        s.stack.pop()
        s.tell("card-kept", character=s.characters[s.fab[under.card]], card=under.card)

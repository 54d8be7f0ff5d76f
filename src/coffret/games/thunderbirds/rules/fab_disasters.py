"""F.A.B. cards about disasters: the Air Sea Rescue Centre and Agent-47."""

from typing import Final

from coffret.games.thunderbirds.actions import PICK, PUT_BACK, Draw, Pick, PutBack
from coffret.games.thunderbirds.rules.disasters import next_unseen, uncover, unseen_outcomes
from coffret.games.thunderbirds.rules.fab_discard import being_played
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, seat_of, slot_of
from coffret.games.thunderbirds.state import LOOK, NOBODY, REMOVE, SKULL, State
from coffret.kernel import BY_CHANCE, NOTHING, Action, Chance, Decision, Frame, Reason, Rng


def has_discardable(s: State, player: int, card: int) -> bool:
    """Whether a disaster that the card can discard lies on the track."""
    return bool(discardable(s, card))


def discardable(s: State, card: int) -> list[int]:
    """The disasters of the track that are of the card's types."""
    types = s.facts.types[card]
    return [disaster for disaster in s.slots[1:SKULL] if disaster != NOBODY and s.facts.type[disaster] in types]


def discard_disaster(s: State, player: int, card: int) -> Frames:
    """TB-FAB-13, TB-SCORE-06 A disaster of certain types is discarded, without reward."""
    return (PickDisaster(s.characters[player]),)


class PickDisaster(Frame[State]):
    """TB-FAB-13 Air Sea Rescue Centre: which disaster is discarded."""

    character: int

    def ask(self, s: State) -> Decision | None:
        disasters = discardable(s, being_played(s, REMOVE))
        return Decision(seat_of(s, s.player_of[self.character]), [PICK[disaster] for disaster in disasters])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Pick)
        s.slots[slot_of(s, action.disaster)] = NOBODY
        s.discard.append(action.disaster)
        s.tell("removed", disaster=action.disaster)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Pick):
            return Reason("TB-FAB-13", "not-discardable", {"disaster": action.disaster})
        return Reason("TB-FAB-03", "card-resolves")


def look_ahead(s: State, player: int, card: int) -> Frames:
    """TB-FAB-13 The top cards of the Disaster deck are shown and put back in any order."""
    return LOOK_AHEAD, Arrange(s.characters[player], ())


class LookAhead(Chance[State]):
    """TB-FAB-13 Agent-47: cards are turned up one by one, those that everybody has seen already not again."""

    def ask(self, s: State) -> Decision | None:
        return BY_CHANCE if s.hidden and len(s.top) < s.facts.amount[being_played(s, LOOK)] else None

    def sample(self, s: State, rng: Rng) -> Action:
        return next_unseen(s, rng)

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return unseen_outcomes(s)

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if action is NOTHING:
            return NOTHING_NEXT
        assert isinstance(action, Draw)
        uncover(s, action.draw)
        s.top += (action.draw,)
        s.tell("seen-ahead", draw=action.draw)
        return (self,)


LOOK_AHEAD: Final = LookAhead()


class Arrange(Frame[State]):
    """TB-FAB-13 Agent-47: the cards are laid back one by one, the next to be drawn first."""

    character: int
    laid: tuple[int, ...]

    def left(self, s: State) -> list[int]:
        """The cards still to be laid back, of equal ones each."""
        cards = list(s.top[: s.facts.amount[being_played(s, LOOK)]])
        for card in self.laid:
            cards.remove(card)
        return cards

    def ask(self, s: State) -> Decision | None:
        kinds = sorted(set(self.left(s)))
        if len(kinds) <= 1:
            return None
        return Decision(seat_of(s, s.player_of[self.character]), [PUT_BACK[card] for card in kinds])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, PutBack):
            return (Arrange(self.character, (*self.laid, action.draw)),)
        left = self.left(s)
        s.top = (*self.laid, *left, *s.top[len(self.laid) + len(left) :])
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, PutBack):
            return Reason("TB-FAB-13", "not-looked-at", {"draw": action.draw})
        return Reason("TB-FAB-03", "card-resolves")

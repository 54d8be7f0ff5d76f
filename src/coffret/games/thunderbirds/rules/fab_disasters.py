"""F.A.B. cards about disasters: the Air Sea Rescue Centre and Agent-47."""

from typing import ClassVar, Final

from coffret.games.thunderbirds.actions import PICK, PUT_BACK, Draw, Pick, PutBack
from coffret.games.thunderbirds.rules.disasters import next_unseen, uncover, unseen_outcomes
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, seat_of, slot_of
from coffret.games.thunderbirds.state import AIR, LOOK, NOBODY, SEA, State
from coffret.kernel import BY_CHANCE, NOTHING, Action, Chance, Decision, Event, Frame, Reason, Rng


def has_flood_or_fall(s: State, player: int) -> bool:
    """Whether an air or sea disaster lies on the track."""
    return bool(air_and_sea(s))


def air_and_sea(s: State) -> list[int]:
    """The air and sea disasters of the track."""
    return [card for card in s.slots[1:8] if card != NOBODY and s.facts.type[card] in (AIR, SEA)]


def air_sea_rescue_centre(s: State, player: int) -> Frames:
    """TB-FAB-13, TB-SCORE-06 An air or sea disaster is discarded, without reward."""
    return (PickDisaster(s.characters[player]),)


class PickDisaster(Frame[State]):
    """TB-FAB-13 Air Sea Rescue Centre: which disaster is discarded."""

    RULE: ClassVar[str] = "TB-FAB-13"

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def ask(self, s: State) -> Decision | None:
        return Decision(seat_of(s, s.player_of[self.character]), [PICK[card] for card in air_and_sea(s)])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Pick)
        s.slots[slot_of(s, action.disaster)] = NOBODY
        s.discard.append(action.disaster)
        if s.heard is not None:
            s.heard.append(Event("removed", {"disaster": action.disaster}))
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Pick):
            return Reason("TB-FAB-13", "not-air-or-sea", {"disaster": action.disaster})
        return Reason("TB-FAB-03", "card-resolves")


def agent_47(s: State, player: int) -> Frames:
    """TB-FAB-13 The top five cards of the Disaster deck are shown and put back in any order."""
    return LOOK_AHEAD, Arrange(s.characters[player], ())


class LookAhead(Chance[State]):
    """TB-FAB-13 Agent-47: cards are turned up one by one, those that everybody has seen already not again."""

    RULE: ClassVar[str] = "TB-FAB-13"

    def ask(self, s: State) -> Decision | None:
        return BY_CHANCE if s.hidden and len(s.top) < LOOK else None

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
        if s.heard is not None:
            s.heard.append(Event("seen-ahead", {"draw": action.draw}))
        return (self,)


LOOK_AHEAD: Final = LookAhead()


class Arrange(Frame[State]):
    """TB-FAB-13 Agent-47: the cards are laid back one by one, the next to be drawn first."""

    RULE: ClassVar[str] = "TB-FAB-13"

    def __init__(self, character: int, laid: tuple[int, ...]) -> None:
        self.character: Final = character
        self.laid: Final = laid

    def left(self, s: State) -> list[int]:
        """The cards still to be laid back, of equal ones each."""
        cards = list(s.top)
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
        s.top = (*self.laid, *self.left(s))
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, PutBack):
            return Reason("TB-FAB-13", "not-looked-at", {"draw": action.draw})
        return Reason("TB-FAB-03", "card-resolves")

"""The turn: dice and at most one card, in either order."""

from typing import ClassVar, Final

from coffret.games.a_team.actions import (
    END_TURN,
    FIGHT,
    THROW,
    Attack,
    Challenge,
    Choose,
    Decline,
    EndTurn,
    Fight,
    GoOn,
    Stop,
    Throw,
)
from coffret.games.a_team.rules.cards import card_options, use_card
from coffret.games.a_team.rules.guard import FIGHT_GUARD
from coffret.games.a_team.rules.landing import follow_instructions
from coffret.games.a_team.rules.movement import ROLL_TO_MOVE, Frames
from coffret.games.a_team.rules.restrictions import refuse_card
from coffret.games.a_team.state import CELLAR, GUARD, MOST_SEATS, SIDELINED, START, State
from coffret.kernel import NOTHING, Action, Decision, Frame, Reason


class TakeTurn(Frame[State]):
    """AT-TURN-01, AT-TURN-02 A player must roll to move, and may play a card first."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        seat = self.seat
        if s.landed or s.owes == 0 or s.played or not s.hands[seat]:
            return None
        dice: Action = FIGHT if s.facts.kind[s.at[seat]] == GUARD else THROW  # AT-GUARD-06, AT-GUARD-09
        return Decision(seat, [dice, *card_options(s, seat)])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        me = self.seat
        if s.landed:
            s.landed = False
            return (*follow_instructions(s, me), self)
        if s.owes == 0:
            return (CLOSE_TURN[me],)
        if action is not NOTHING and not isinstance(action, Throw | Fight):
            return (*use_card(s, me, action), self)
        s.owes -= 1
        s.rolled = True  # AT-CELLAR-05
        if s.facts.kind[s.at[me]] == GUARD:
            return FIGHT_GUARD[me], self
        return ROLL_TO_MOVE[me], self

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Throw):
            return Reason("AT-GUARD-09", "fight-instead")
        if isinstance(action, EndTurn):
            return Reason("AT-TURN-05", "roll-first")
        return refuse_card(s, action, seat) or refuse_other(s, action, seat)


class CloseTurn(Frame[State]):
    """AT-TURN-03, AT-TURN-05 With nothing left to roll, a player plays a card or declares his turn over."""

    RULE: ClassVar[str] = "AT-TURN-05"

    seat: int

    def ask(self, s: State) -> Decision | None:
        if s.played or not s.hands[self.seat]:
            return None
        return Decision(self.seat, [END_TURN, *card_options(s, self.seat)])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if action is NOTHING or isinstance(action, EndTurn):
            return next_turn(s)
        return (*use_card(s, self.seat, action), TAKE_TURN[self.seat])

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Throw):
            return refuse_throw(s, seat)
        return refuse_card(s, action, seat) or refuse_other(s, action, seat)


TAKE_TURN: Final = [TakeTurn(seat) for seat in range(MOST_SEATS)]
CLOSE_TURN: Final = [CloseTurn(seat) for seat in range(MOST_SEATS)]


def next_turn(s: State) -> Frames:
    """AT-SETUP-05, AT-CARD-12 Turns go round; a sidelined player discards the card instead of his turn."""
    seat = (s.turn + 1) % s.seats
    while s.sidelined[seat]:  # AT-SAFE-05: wherever he stands
        s.sidelined[seat] = False
        s.discard.append(SIDELINED)
        s.tell("sits-out", seat=seat)
        seat = (seat + 1) % s.seats
    begin_turn(s, seat)
    return (TAKE_TURN[seat],)


def begin_turn(s: State, seat: int) -> None:
    """AT-TURN-01 A new turn: one roll to make.

    AT-BATTLE-09, AT-TV-09, AT-ROLL-02 Who starts on a space has not landed there: it asks nothing of him.
    """
    s.turn = seat
    s.owes = 1
    s.rolled = s.played = s.by_card = False


def refuse_throw(s: State, seat: int) -> Reason:
    """Why there is nothing left to roll for."""
    kind = s.facts.kind[s.at[seat]]
    if kind == START:
        return Reason("AT-WIN-03", "turned-at-start")
    if kind == GUARD:
        return Reason("AT-GUARD-10", "lost-to-guard")
    if kind == CELLAR:
        return Reason("AT-CELLAR-04" if s.holder == seat else "AT-CELLAR-07", "wait-in-cellar")
    return Reason("AT-TURN-01", "rolled-already")


def refuse_other(s: State, action: Action, seat: int) -> Reason:
    """Why something that belongs to another moment cannot be done in the middle of a turn."""
    if isinstance(action, Fight):
        at_guard = s.facts.kind[s.at[seat]] == GUARD
        return Reason("AT-GUARD-02", "lost-to-guard") if at_guard else Reason("AT-GUARD-01", "no-guard-here")
    if isinstance(action, Challenge | Attack) and action.target == seat:
        return Reason("AT-BATTLE-01", "no-battle-with-yourself")
    if isinstance(action, Challenge | Decline):
        return Reason("AT-TV-09", "no-challenge-now")
    if isinstance(action, Attack):
        return Reason("AT-BATTLE-09", "no-battle-due", {"target": action.target})
    if isinstance(action, Stop | GoOn):
        return Reason("AT-STEAL-10", "no-formula-on-the-way")
    if isinstance(action, Choose):
        return Reason("AT-SETUP-04", "characters-are-chosen")
    return Reason("AT-TURN-01", "not-now")

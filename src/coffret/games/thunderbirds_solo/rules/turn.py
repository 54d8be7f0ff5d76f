"""A turn: Incoming Call, Dispatch, Rescue, Lady Penelope, always in this order."""

from typing import Final

from coffret.games.thunderbirds_solo.rules.calls import ANSWER_CALLS, RELAY, relays
from coffret.games.thunderbirds_solo.rules.dispatch import DISPATCH
from coffret.games.thunderbirds_solo.rules.ending import win
from coffret.games.thunderbirds_solo.rules.lady import LADY_ESCORTS, LADY_MOVES
from coffret.games.thunderbirds_solo.rules.pods import REFILL
from coffret.games.thunderbirds_solo.rules.rescue import RESCUES
from coffret.games.thunderbirds_solo.rules.table import NOTHING_NEXT, Frames
from coffret.games.thunderbirds_solo.state import State
from coffret.kernel import Action, Frame


class BeginTurn(Frame[State]):
    """TS-TURN-01, TS-TURN-02 All pilots are turned face up; then the four phases follow."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.turn += 1
        s.down = 0
        s.acted = 0
        s.moved = 0
        s.workshop = False
        s.dice = []
        s.faces = []
        s.laid = []
        s.tell("turn-begins", count=s.turn)
        return RELAY[relays(s)], ANSWER_CALLS, DISPATCH, REFILL, RESCUES, LADY_MOVES, LADY_ESCORTS, END_TURN


class EndTurn(Frame[State]):
    """TS-TURN-01, TS-END-02, TS-END-03 The next turn begins; after the last one the game is won."""

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if s.last:
            win(s)
            return NOTHING_NEXT
        return (BEGIN_TURN,)


BEGIN_TURN: Final = BeginTurn()
END_TURN: Final = EndTurn()

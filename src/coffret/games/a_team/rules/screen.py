"""TV SCREEN spaces: a challenge from afar."""

from typing import Final

from coffret.games.a_team.actions import CHALLENGE, DECLINE, Challenge
from coffret.games.a_team.rules.battle import ROLL_BATTLE
from coffret.games.a_team.rules.movement import Frames
from coffret.games.a_team.rules.restrictions import refuse_meanwhile
from coffret.games.a_team.state import MOST_SEATS, SAFETY_ZONE, State
from coffret.kernel import Action, Decision, Frame, Reason


class WatchScreen(Frame[State]):
    """AT-TV-01 Who lands on an unoccupied TV SCREEN may challenge one opponent, or decline."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        options: list[Action] = [CHALLENGE[other] for other in range(s.seats) if can_challenge(s, self.seat, other)]
        return Decision(self.seat, [*options, DECLINE]) if options else None

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if isinstance(action, Challenge):
            s.tell("challenge", seat=self.seat, target=action.target)
            # AT-TV-03, AT-TV-04, AT-TV-06..08: an ordinary battle, each from his own space.
            return (ROLL_BATTLE[self.seat][action.target],)
        return ()

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if not isinstance(action, Challenge):
            return refuse_meanwhile(s, action, seat, self.RULE)
        if action.target == self.seat:
            return Reason("AT-TV-01", "no-battle-with-yourself")
        return Reason("AT-TV-02", "safe-from-challenge", {"target": action.target})


WATCH_SCREEN: Final = [WatchScreen(seat) for seat in range(MOST_SEATS)]


def can_challenge(s: State, seat: int, target: int) -> bool:
    """AT-TV-02, AT-SAFE-01 Anyone else who is not in a SAFETY ZONE."""
    return target != seat and s.facts.kind[s.at[target]] != SAFETY_ZONE

"""GUARD spaces: the fight with the guard."""

from typing import Final

from coffret.games.a_team.actions import GUARD_DICE, Guard
from coffret.games.a_team.rules.movement import Frames, advance
from coffret.games.a_team.state import MOST_SEATS, State
from coffret.kernel import Action, Chance, Rng


class FightGuard(Chance[State]):
    """AT-GUARD-01 The red die is the guard's, the blue die the player's, and the higher wins."""

    seat: int

    def sample(self, s: State, rng: Rng) -> Action:
        return GUARD_DICE[rng.below(36)]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, dice) for dice in GUARD_DICE]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Guard)
        s.by_card = False
        s.red, s.blue = action.red, action.blue
        beaten = action.blue > action.red
        tied = action.blue == action.red
        s.tell(
            "guard-tied" if tied else "guard-beaten" if beaten else "guard-holds",
            seat=self.seat,
            red=action.red,
            blue=action.blue,
            steps=action.blue - action.red if beaten else 0,
        )
        if tied:
            return (self,)  # AT-GUARD-04
        if not beaten:
            s.owes = 0  # AT-GUARD-02, AT-GUARD-10
            return ()
        return advance(s, self.seat, action.blue - action.red)  # AT-GUARD-03, AT-EX-02, AT-EX-03


FIGHT_GUARD: Final = [FightGuard(seat) for seat in range(MOST_SEATS)]

"""The dice of a Rescue: both rolled, one rolled again, or one turned."""

from typing import Final

from coffret.games.thunderbirds.actions import DICE, FACE, TURN, Dice, Face, Turn
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, seat_of
from coffret.games.thunderbirds.state import State
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng


class RollDice(Chance[State]):
    """TB-RES-04, TB-COMP-09 Both dice are rolled."""

    def sample(self, s: State, rng: Rng) -> Action:
        return DICE[rng.below(6)][rng.below(6)]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, dice) for row in DICE for dice in row]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Dice)
        s.rolled = True
        s.dice = [action.first, action.second]
        s.tell("rolled", first=action.first, second=action.second)
        return NOTHING_NEXT


class RollDie(Chance[State]):
    """TB-TOK-03, TB-RES-11 One die is rolled again; only what shows in the end counts."""

    die: int

    def sample(self, s: State, rng: Rng) -> Action:
        return FACE[rng.below(6)]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, face) for face in FACE]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Face)
        s.dice[self.die] = action.face
        s.tell("rerolled", die=self.die, face=action.face)
        return NOTHING_NEXT


ROLL_DICE: Final = RollDice()
ROLL_DIE: Final = [RollDie(die) for die in range(2)]


class TurnDie(Frame[State]):
    """TB-FAB-13 Help from Braman: one die is turned to 5; it may still be rerolled afterwards."""

    character: int

    def ask(self, s: State) -> Decision | None:
        return Decision(seat_of(s, s.player_of[self.character]), [*TURN])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Turn)
        s.dice[action.die] = 5
        s.tell("die-turned", die=action.die)
        return NOTHING_NEXT

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        return Reason("TB-FAB-03", "card-resolves")

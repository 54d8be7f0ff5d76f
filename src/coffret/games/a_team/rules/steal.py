"""Stealing the formula: the battle between a chaser and its holder."""

from coffret.games.a_team.actions import BATTLE, Battle
from coffret.games.a_team.rules.battle import stay, throw_battle
from coffret.games.a_team.rules.movement import ROLL_TO_MOVE, Frames, is_chaser
from coffret.games.a_team.state import CELLAR, GUARD, OUTWARD, SAFETY_ZONE, State
from coffret.kernel import Action, Chance, Rng


class RollForFormula(Chance[State]):
    """AT-STEAL-03 The higher die takes or keeps the formula."""

    seat: int
    opponent: int

    def sample(self, s: State, rng: Rng) -> Action:
        return BATTLE[rng.below(36)]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, dice) for dice in BATTLE]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Battle)
        throw_battle(s, self.seat, self.opponent, action, 0)
        if action.blue == action.red:
            return (self,)  # AT-STEAL-08
        winner = self.seat if action.blue > action.red else self.opponent
        s.holder = winner
        s.facing[winner] = OUTWARD  # AT-WIN-03: also who had turned round
        if winner == self.seat:
            s.tell("formula-stolen", seat=winner, opponent=self.opponent)
        else:
            s.tell("formula-kept", seat=winner)
        if s.facts.kind[s.at[winner]] == GUARD:
            return ()  # AT-STEAL-07
        if winner == self.opponent:
            stay(s, self.seat)
        return (ROLL_TO_MOVE[winner],)  # AT-STEAL-04, AT-STEAL-05


def is_formula_due(s: State, seat: int) -> bool:
    """AT-STEAL-01 Whether the player who has landed must battle for the formula."""
    if not is_chaser(s, seat) or s.at[s.holder] != s.at[seat]:
        return False
    kind = s.facts.kind[s.at[seat]]
    return kind != SAFETY_ZONE and kind != CELLAR  # AT-SAFE-04, AT-CELLAR-09

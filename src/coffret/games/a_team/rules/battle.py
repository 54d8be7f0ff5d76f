"""Battles between two players, one die each."""

from typing import Final

from coffret.games.a_team.actions import ATTACK, BATTLE, Attack, Battle
from coffret.games.a_team.rules.movement import Frames, advance
from coffret.games.a_team.rules.restrictions import refuse_meanwhile
from coffret.games.a_team.state import MOST_SEATS, ROLL_AGAIN, State
from coffret.kernel import Action, Chance, Decision, Frame, Reason, Rng


class ChooseOpponent(Frame[State]):
    """AT-BATTLE-10 Of several opponents on the space the player who lands battles one, as he likes."""

    seat: int

    def ask(self, s: State) -> Decision | None:
        return Decision(self.seat, [ATTACK[other] for other in opponents_here(s, self.seat)])

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Attack)
        return (ROLL_BATTLE[self.seat][action.target],)

    def refuse(self, s: State, action: Action, seat: int) -> Reason:
        if isinstance(action, Attack) and action.target == seat:
            return Reason("AT-BATTLE-01", "no-battle-with-yourself")
        if isinstance(action, Attack):
            return Reason("AT-BATTLE-10", "no-battle-due", {"target": action.target})
        return refuse_meanwhile(s, action, seat, self.RULE)


class RollBattle(Chance[State]):
    """AT-BATTLE-02 Each of the two rolls a die and the higher wins, AT-CORR-04 in a corridor too."""

    seat: int
    opponent: int

    def sample(self, s: State, rng: Rng) -> Action:
        return BATTLE[rng.below(36)]

    def outcomes(self, s: State) -> list[tuple[int, Action]]:
        return [(1, dice) for dice in BATTLE]

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        assert isinstance(action, Battle)
        throw_battle(s, self.seat, self.opponent, action, abs(action.blue - action.red))
        if action.blue == action.red:
            return (self,)  # AT-BATTLE-03
        if action.blue > action.red:
            return advance(s, self.seat, action.blue - action.red)  # AT-BATTLE-04, AT-BATTLE-05, AT-EX-01
        stay(s, self.seat)
        # AT-BATTLE-06, AT-BATTLE-08, AT-CORR-06: off turn nothing follows, and spaces come to be shared.
        return advance(s, self.opponent, action.red - action.blue)  # AT-EX-09


ROLL_BATTLE: Final = [[RollBattle(seat, opponent) for opponent in range(MOST_SEATS)] for seat in range(MOST_SEATS)]
CHOOSE_OPPONENT: Final = [ChooseOpponent(seat) for seat in range(MOST_SEATS)]


def opponents_here(s: State, seat: int) -> list[int]:
    """The others on a player's space."""
    here = s.at[seat]
    return [other for other in range(s.seats) if s.at[other] == here and other != seat]


def throw_battle(s: State, seat: int, opponent: int, dice: Battle, steps: int) -> None:
    """AT-BATTLE-02 Two dice on the table, and everybody sees them; the winner goes so many steps ahead."""
    s.by_card = False  # AT-LAB-08: what follows comes from dice
    s.red, s.blue = dice.red, dice.blue
    s.tell(
        "battle-tied" if dice.blue == dice.red else "battle-lost" if dice.blue < dice.red else "battle",
        seat=seat,
        opponent=opponent,
        blue=dice.blue,
        red=dice.red,
        steps=steps,
    )


def stay(s: State, seat: int) -> None:
    """AT-BATTLE-04 The loser stays where he is; AT-ROLL-04 if that is on ROLL AGAIN, he rolls again."""
    if s.facts.kind[s.at[seat]] == ROLL_AGAIN:
        s.owes += 1

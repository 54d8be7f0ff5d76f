"""How a mission ends: everybody wins at once, or everybody loses at once."""

from coffret.games.away_missions.rules.objectives import objectives_hold
from coffret.games.away_missions.state import AFTER_STEP, ROCKETEERS_TURN, State, Watch
from coffret.kernel import Outcome


def check_victory(s: State) -> None:
    """AM-GOAL-01, AM-GOAL-05 All win at the moment all objectives hold in the Rocketeers' Turn and everybody lives.

    No rule calls this: the state does after every step, so that nothing can complete a mission unnoticed.
    AM-GOAL-09 A step that also kills a Rocketeer has lost the game before that.
    """
    if s.phase == ROCKETEERS_TURN and objectives_hold(s):
        s.outcome = Outcome(tuple(range(s.seats)), "AM-GOAL-05", "won", s.turn)


def lose(s: State, rule: str) -> None:
    """AM-GOAL-01, AM-GOAL-07..09 All lose, also when the same step has completed the objectives."""
    if s.outcome is None:
        s.outcome = Outcome((), rule, "lost", s.turn)


class WatchVictory(Watch):
    """AM-GOAL-05 The mission may be won at any moment."""

    def look(self, s: State) -> None:
        check_victory(s)


AFTER_STEP.append(WatchVictory())

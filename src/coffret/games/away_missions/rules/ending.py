"""How a mission ends: everybody wins at once, or everybody loses at once."""

from coffret.games.away_missions.rules.objectives import objectives_hold
from coffret.games.away_missions.state import ROCKETEERS_TURN, State
from coffret.kernel import Outcome


def check_victory(s: State) -> None:
    """AM-GOAL-01, AM-GOAL-05 All win at the moment all objectives hold in the Rocketeers' Turn and everybody lives.

    To be called wherever something that an objective counts has changed: a place, a marker, a card, a counter.
    """
    if s.phase == ROCKETEERS_TURN and s.outcome is None and objectives_hold(s):
        s.outcome = Outcome(tuple(range(s.seats)), "AM-GOAL-05", "won", s.turn)


def lose(s: State, rule: str) -> None:
    """AM-GOAL-01, AM-GOAL-07..09 All lose, also when the same effect has just completed the objectives."""
    if s.outcome is None or s.outcome.winners:
        s.outcome = Outcome((), rule, "lost", s.turn)

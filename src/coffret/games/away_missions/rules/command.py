"""Command AP: who may receive one, who may spend one."""

from coffret.games.away_missions.rules.table import is_doing
from coffret.games.away_missions.state import COMMAND, COMMANDED, State


def may_be_commanded(s: State, giver: int, who: int) -> bool:
    """AM-CREW-07, AM-CREW-08, AM-CREW-10 Nobody gets one from himself, two in a game turn, or two to keep."""
    return who != giver and not is_doing(s, who, COMMANDED) and s.points[3 * who + COMMAND] == 0


def give_command(s: State, who: int) -> None:
    """AM-CREW-06 A Command AP lies in the Available column until it is spent, from turn to turn."""
    s.points[3 * who + COMMAND] += 1
    s.done[who] |= COMMANDED


def has_command(s: State, who: int) -> bool:
    """AM-CREW-08, AM-CREW-09 Whether there is one to spend: the Spent column has room for one, until the Cleanup Phase.

    AM-CREW-11 The question is asked only between two complete actions of the active Rocketeer.
    """
    return s.points[3 * who + COMMAND] > 0 and s.spent[3 * who + COMMAND] == 0

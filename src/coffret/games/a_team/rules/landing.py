"""Landing: the instructions of a space, followed by the player whose turn it is."""

from coffret.games.a_team.rules.battle import CHOOSE_OPPONENT, ROLL_BATTLE, opponents_here
from coffret.games.a_team.rules.guard import FIGHT_GUARD
from coffret.games.a_team.rules.movement import ROLL_TO_MOVE, Frames
from coffret.games.a_team.rules.screen import WATCH_SCREEN
from coffret.games.a_team.rules.steal import RollForFormula, is_formula_due
from coffret.games.a_team.state import CELLAR, GUARD, ROLL_AGAIN, SAFETY_ZONE, TV_SCREEN, State


def follow_instructions(s: State, seat: int) -> Frames:
    """AT-MOVE-02, AT-MOVE-04 What a space asks, whatever brought the player there."""
    kind = s.facts.kind[s.at[seat]]
    if kind == SAFETY_ZONE:
        return ()  # AT-BATTLE-07, AT-SAFE-01, AT-SAFE-03
    if kind == GUARD:
        return meet_guard(s, seat)
    if kind == CELLAR and s.holder == seat:
        return (ROLL_TO_MOVE[seat],) if s.rolled else ()  # AT-CELLAR-03..05, AT-EX-05
    others = opponents_here(s, seat)
    if others:
        return meet_opponents(s, seat, others)
    if kind == TV_SCREEN:
        return (WATCH_SCREEN[seat],)
    if kind == ROLL_AGAIN:
        s.owes += 1  # AT-ROLL-01
    return ()


def meet_guard(s: State, seat: int) -> Frames:
    """AT-GUARD-05, AT-STEAL-06 Others are ignored, but a chaser battles for the formula first."""
    if is_formula_due(s, seat):
        return RollForFormula(seat, s.holder), FIGHT_GUARD[seat]
    return (FIGHT_GUARD[seat],)


def meet_opponents(s: State, seat: int, others: list[int]) -> Frames:
    """AT-BATTLE-01, AT-TV-05, AT-CELLAR-08 An occupied space means a battle at once, with one opponent."""
    if is_formula_due(s, seat):
        return (RollForFormula(seat, s.holder),)  # AT-BATTLE-10
    if len(others) == 1:
        return (ROLL_BATTLE[seat][others[0]],)  # AT-CHASE-01, AT-STEAL-09
    return (CHOOSE_OPPONENT[seat],)

"""A decent team-mate: goes where the next loss threatens, brings what helps, and gathers what the Scheme asks for.

It thinks in actions: every step it could take is tried on a copy of the table, and the table is judged by the work
that is left, by what may come too late, and by how near the defeat of the Scheme is.
"""

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.bot.answers import answer
from coffret.games.thunderbirds.bot.helping import blinds_hood, helpful, last_card, presses_on
from coffret.games.thunderbirds.bot.roll import choose_in_rescue
from coffret.games.thunderbirds.bot.turn import best_step
from coffret.games.thunderbirds.rules.rescue import HoodFaces, OpenRescue
from coffret.games.thunderbirds.rules.turn import BeforeDraw, TakeTurn
from coffret.games.thunderbirds.state import State
from coffret.games.thunderbirds.view import View
from coffret.kernel import NOTHING, Action, Rng

__all__ = ["choose"]

PATIENCE = 8  # operations after which a payment that was refused is not proposed again before the next action


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    """What this seat does; where it only may act, it lets most moments pass."""
    s = view.table
    if len(options) == 1:
        return options[0]
    top = s.stack[-1]
    if isinstance(top, TakeTurn):
        return in_turn(s, options)
    if isinstance(top, OpenRescue):
        return choose_in_rescue(s, top, options)
    if isinstance(top, BeforeDraw):
        return last_card(s, options) or act.PASS
    if isinstance(top, HoodFaces):
        return options[0] if blinds_hood(s) else act.PASS
    return answer(s, top, options)


def in_turn(s: State, options: list[Action]) -> Action:
    """Between actions: defeat the Scheme, use what helps, or take the best step."""
    for action in options:
        if isinstance(action, act.Foil | act.FoilWith) and s.operations < PATIENCE:
            return action
        if isinstance(action, act.KeepWatch):
            return action
    if (useful := helpful(s, options)) is not None:
        return useful
    if act.END_ACTIONS not in options:
        return NOTHING if NOTHING in options else options[0]
    step, _ = best_step(s)
    if step is not None and step.actions[0] in options:
        return step.actions[0]
    return presses_on(s, options) or act.END_ACTIONS

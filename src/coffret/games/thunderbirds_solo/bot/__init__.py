"""A decent player: it counts the work that lies in the chains, reckons what rolls would leave of it, and does the best.

Each choice is judged by the work left when the calls that lie there have been answered, with exact chances.
"""

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.bot.calls import escort, lady_moves, placed, relayed, turned_up, witnessed
from coffret.games.thunderbirds_solo.bot.flights import dispatch
from coffret.games.thunderbirds_solo.bot.rescue import after_roll, next_roll, prepared
from coffret.games.thunderbirds_solo.rules.calls import Relay
from coffret.games.thunderbirds_solo.rules.dispatch import Dispatch
from coffret.games.thunderbirds_solo.rules.lady import LadyEscorts, LadyMoves
from coffret.games.thunderbirds_solo.rules.rescue import AfterRoll, Prepare, RescuePhase
from coffret.games.thunderbirds_solo.rules.rewards import Expert, Medic, Witness
from coffret.games.thunderbirds_solo.view import View
from coffret.kernel import Action, Rng

__all__ = ["choose"]


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    """What to do."""
    s = view.table
    top = s.stack[-1]
    if len(options) == 1:
        return options[0]
    if isinstance(top, Dispatch):
        return dispatch(s, options)
    if isinstance(top, RescuePhase):
        return next_roll(s, options)
    if isinstance(top, Prepare):
        return prepared(s, options, top.first)
    if isinstance(top, AfterRoll):
        return after_roll(s, options)
    if isinstance(top, Relay):
        return relayed(s, options, top.left)
    if isinstance(top, LadyMoves):
        return lady_moves(s, options)
    if isinstance(top, LadyEscorts):
        return escort(s, options)
    if isinstance(top, Medic):
        return turned_up(s, options)
    if isinstance(top, Witness):
        return witnessed(s, options)
    if isinstance(top, Expert):
        return placed(s, options)
    return act.DONE if act.DONE in options else options[0]

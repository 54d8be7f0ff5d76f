"""A decent player: it counts the work that lies in the chains, reckons what rolls would leave of it, and does the best.

Each choice is judged by the work left when the calls that lie there have been answered, with exact chances.
"""

from typing import Final

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.bot.calls import (
    escort,
    lady_moves,
    placed,
    relayed,
    turned_up,
    values_after_lady,
    witnessed,
)
from coffret.games.thunderbirds_solo.bot.flights import dispatch, proposed_flights
from coffret.games.thunderbirds_solo.bot.rescue import (
    Chain,
    after_roll,
    next_roll,
    prepared,
    rolls_of_one_chain,
    values_of_rolls,
)
from coffret.games.thunderbirds_solo.rules.calls import Relay
from coffret.games.thunderbirds_solo.rules.dispatch import Dispatch
from coffret.games.thunderbirds_solo.rules.lady import LadyEscorts, LadyMoves
from coffret.games.thunderbirds_solo.rules.rescue import AfterRoll, Prepare, RescuePhase
from coffret.games.thunderbirds_solo.rules.rewards import Expert, Medic, Witness
from coffret.games.thunderbirds_solo.view import View
from coffret.kernel import Action, Rng

__all__ = ["choose", "propose"]

PROPOSED: Final = 6  # options or plans that are worth thinking about


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


def propose(view: View, options: list[Action], rng: Rng) -> list[list[Action]]:
    """What is worth thinking about: flights of a whole turn, and elsewhere whatever leaves little work.

    What hardly matters, such as which die is set aside, is left to the rule of thumb, and so is the end of the Rescues.
    """
    s = view.table
    top = s.stack[-1]
    if isinstance(top, Dispatch):
        return proposed_flights(s, options, PROPOSED) or [[choose(view, options, rng)]]
    if isinstance(top, RescuePhase):
        rolls = rolls_of_one_chain(s, options)
        return few(rolls, values_of_rolls(s, rolls)) if rolls else [[act.END_RESCUES]]
    if isinstance(top, AfterRoll):
        return few(options, Chain(s).values(options))
    if isinstance(top, LadyMoves):
        return few(options, values_after_lady(s, options))
    if isinstance(top, (Relay, LadyEscorts, Medic, Witness)):
        return [[option] for option in options]
    return [[choose(view, options, rng)]]


def few(options: list[Action], values: list[float]) -> list[list[Action]]:
    """Those of some options that leave the least work."""
    order = sorted(range(len(options)), key=lambda at: values[at])
    return [[options[at]] for at in order[:PROPOSED]]

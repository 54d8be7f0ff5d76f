# interpreted
"""What the board says of a choice: odds of dice, chains that overflow and who gets there, the Hood, who comes home."""

from __future__ import annotations

from coffret.games.thunderbirds_solo import actions as act
from coffret.games.thunderbirds_solo.counsel.calls import of_answering, of_exchange
from coffret.games.thunderbirds_solo.counsel.clearing import of_clearing
from coffret.games.thunderbirds_solo.counsel.dispatch import (
    of_boarding,
    of_ending_dispatch,
    of_flight,
    of_loading,
    of_replacing,
)
from coffret.games.thunderbirds_solo.counsel.lady import of_escort, of_lady, of_passing, of_setting_down
from coffret.games.thunderbirds_solo.counsel.rescues import (
    of_done,
    of_ending_rescues,
    of_freeing,
    of_preparing,
    of_rescue,
    of_setting_aside,
    of_skill,
    of_storing,
    of_waking,
)
from coffret.games.thunderbirds_solo.rules.lady import LadyEscorts
from coffret.games.thunderbirds_solo.state import TB2, State
from coffret.games.thunderbirds_solo.view import View
from coffret.kernel import Action
from coffret.kernel.counsel import Ground
from coffret.kernel.stack import copy


def counsel(view: View, action: Action) -> list[Ground]:
    """Say what the board tells for and against a choice."""
    s: State = copy(view.table)
    if isinstance(action, act.Fly | act.Collect):
        return of_flight(s, TB2 if isinstance(action, act.Collect) else action.vehicle, action.place)
    if isinstance(action, act.Board):
        return of_boarding(s, action.pilot, action.vehicle)
    if isinstance(action, act.Load):
        return of_loading(s, action.pilot, action.vehicle)
    if isinstance(action, act.Replace | act.Scrap):
        return of_replacing(s, action.vehicle)
    if isinstance(action, act.EndDispatch):
        return of_ending_dispatch(s)
    if isinstance(action, act.Exchange):
        return of_exchange(s, action.slot, action.other)
    if isinstance(action, act.Answer):
        return of_answering(s)
    return of_rescuing(s, action) or of_lady_penelope(s, action)


def of_rescuing(s: State, action: Action) -> list[Ground]:
    """Say the same of the Rescue phase."""
    if isinstance(action, act.Rescue):
        return of_rescue(s, action.vehicle, s.facts.dice[action.vehicle])
    if isinstance(action, act.RescueWith):
        return of_rescue(s, TB2, (*s.facts.dice[TB2], action.colour))
    if isinstance(action, act.EndRescues):
        return of_ending_rescues(s)
    if isinstance(action, act.Neutralise):
        return of_freeing(s, action.card)
    if isinstance(action, act.Roll | act.AddDie | act.Recolour):
        return of_preparing(s, action)
    if isinstance(action, act.Discard | act.Keep):
        return of_clearing(s, action)
    if isinstance(action, act.Reroll | act.Turn | act.LateDie):
        return of_skill(s, action)
    if isinstance(action, act.TurnUp):
        return of_waking(s, action.pilot)
    if isinstance(action, act.SetAside):
        return of_setting_aside(s, action.die)
    if isinstance(action, act.Done):
        return of_done(s)
    return of_storing(s, action.vehicle, action.symbol) if isinstance(action, act.Place) else []


def of_lady_penelope(s: State, action: Action) -> list[Ground]:
    """Say the same of Lady Penelope."""
    if isinstance(action, act.Go):
        return of_lady(s, action.place, s.air)
    if isinstance(action, act.Flip):
        return of_lady(s, s.lady, not s.air)
    if isinstance(action, act.Stay):
        return of_lady(s, s.lady, s.air)
    if isinstance(action, act.Escort):
        return of_escort(s, action.card)
    if isinstance(action, act.SetDown):
        return of_setting_down(s)
    return of_passing(s) if isinstance(action, act.Pass) and isinstance(s.stack[-1], LadyEscorts) else []

# interpreted
"""What the board says of a choice: odds, what presses and who can still be there, what is wanted where, the Hood."""

from __future__ import annotations

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.chances import acting
from coffret.games.thunderbirds.counsel.cards import of_card, of_passing, of_picking, of_putting_back
from coffret.games.thunderbirds.counsel.places import of_change
from coffret.games.thunderbirds.counsel.plans import along
from coffret.games.thunderbirds.counsel.rolls import of_attempt, of_roll, of_turning
from coffret.games.thunderbirds.counsel.team import of_character, of_ending, of_foiling, of_plan, of_repair, of_scan
from coffret.games.thunderbirds.counsel.tokens import of_giving_up, of_receiving, of_spending, of_taking
from coffret.games.thunderbirds.rules.fab_tokens import AskGiver, GiveTokens
from coffret.games.thunderbirds.rules.fab_travel import AskBring
from coffret.games.thunderbirds.rules.rescue import OpenRescue
from coffret.games.thunderbirds.rules.scheme import ConfirmPayment
from coffret.games.thunderbirds.rules.transfer import AskSwap, AskTransfer
from coffret.games.thunderbirds.state import State
from coffret.games.thunderbirds.view import View
from coffret.kernel import Action
from coffret.kernel.counsel import Ground
from coffret.kernel.stack import copy


def counsel(view: View, action: Action) -> list[Ground]:
    """Say what the board tells for and against a choice."""
    s: State = copy(view.table)
    top = s.stack[-1]
    if isinstance(top, OpenRescue):
        return of_roll(s, top, action)
    if isinstance(action, act.Allow | act.AllowAlways):
        return of_request(s)
    if isinstance(action, act.Choose):
        return of_character(s, action.character)
    if isinstance(action, act.Pass):
        return of_passing(s)
    return of_action(s, action) or of_change(s, acting(s), action)


def counsel_along(view: View, plan: list[Action]) -> list[Ground]:
    """Say what the board tells of a choice that begins a plan."""
    return along(view.table, plan, counsel(view, plan[0]))


def of_action(s: State, action: Action) -> list[Ground]:
    """Say what an action, a token or a card brings that moves nobody."""
    if isinstance(action, act.Rescue):
        return of_attempt(s, acting(s), action.disaster)
    if isinstance(action, act.EndActions):
        return of_ending(s)
    if isinstance(action, act.Plan):
        return of_plan(s)
    if isinstance(action, act.Scan):
        return of_scan(s, action.disaster)
    if isinstance(action, act.Repair):
        return of_repair(s, action.event)
    if isinstance(action, act.Foil | act.FoilWith):
        return of_foiling(s)
    if isinstance(action, act.Pick):
        return of_picking(s, action.disaster)
    if isinstance(action, act.PutBack):
        return of_putting_back(s, action.draw)
    if isinstance(action, act.Play):
        return of_card(s, action.card)
    if isinstance(action, act.Spend):
        return of_spending(s, action.character, action.token)
    if isinstance(action, act.Take | act.Gather):
        return of_taking(s, action.token)
    if isinstance(action, act.Turn):
        return of_turning(s, action.die)
    top = s.stack[-1]
    if isinstance(action, act.Give) and isinstance(top, AskGiver | GiveTokens):
        return of_receiving(s, top.partner, (action.token,))
    return of_giving_up(s, action.token) if isinstance(action, act.GiveUp) else []


def of_request(s: State) -> list[Ground]:
    """Say what granting a request brings to whoever asks."""
    top = s.stack[-1]
    if isinstance(top, ConfirmPayment):
        return of_foiling(s)
    if isinstance(top, AskTransfer) and not isinstance(top, AskBring):
        return of_change(s, s.turn, act.TRANSFER[top.character][top.machine])
    return of_change(s, s.turn, act.SWAP[top.character][top.partner]) if isinstance(top, AskSwap) else []

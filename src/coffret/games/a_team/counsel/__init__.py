# interpreted
"""What the board says of a choice: odds of dice and fights, guards, labs, and who is near the formula."""

from __future__ import annotations

from coffret.games.a_team.actions import (
    Attack,
    Challenge,
    Choose,
    EndTurn,
    Exchange,
    Fight,
    GoOn,
    Patrol,
    Play,
    Sideline,
    Stop,
    Throw,
)
from coffret.games.a_team.bot.choice import card_of
from coffret.games.a_team.bot.hand import behind
from coffret.games.a_team.bot.race import board, put
from coffret.games.a_team.counsel.exchange import of_boost, of_exchange
from coffret.games.a_team.counsel.places import of_end, of_move, of_staying
from coffret.games.a_team.counsel.reach import ground
from coffret.games.a_team.counsel.rivals import (
    of_battle,
    of_declining,
    of_going_on,
    of_sending_back,
    of_sidelining,
    of_stopping,
)
from coffret.games.a_team.counsel.rolls import of_roll
from coffret.games.a_team.rules.movement import Advance
from coffret.games.a_team.rules.screen import can_challenge
from coffret.games.a_team.state import BOOST, REROLL, State
from coffret.games.a_team.view import View
from coffret.kernel import Action
from coffret.kernel.counsel import Ground


def counsel(view: View, action: Action) -> list[Ground]:
    """Say what the board tells for and against a choice."""
    if view.seat < 0 or view.seat != view.turn or isinstance(action, Choose):
        return []
    s = board(view)
    if isinstance(action, Throw | Fight):
        return of_dice(view, s)
    if isinstance(action, Play | Exchange | Sideline | Patrol | EndTurn):
        return of_cards(view, s, action)
    if isinstance(action, Attack | Challenge):
        return of_battle(s, action.target)
    if isinstance(action, Stop):
        return of_stopping(s)
    if isinstance(action, GoOn):
        frame = view.stack[-1]
        assert isinstance(frame, Advance)
        return of_going_on(s, frame.steps)
    return of_declining(s, [seat for seat in range(s.seats) if can_challenge(s, s.turn, seat)])


def of_dice(v: View, s: State) -> list[Ground]:
    """Say what a roll or the fight with a guard may bring; a card may still follow it."""
    return of_roll(s, () if v.played else v.hand, True)


def of_cards(v: View, s: State, action: Action) -> list[Ground]:
    """Say what a card does, and how the turn then ends if nothing is left to roll."""
    card = card_of(action)
    hand = without(v.hand, card)
    if isinstance(action, Play) and card != REROLL:
        return of_move(s, card, hand, v.owes, v.rolled)
    if isinstance(action, Play):
        return [*of_roll(s, (), True), *([ground("roll-can-wait", 0.25, True)] if v.owes else [])]
    found: list[Ground] = []
    if isinstance(action, Sideline):
        found = of_sidelining(s, action.target)
        s.sidelined[action.target] = True
    elif isinstance(action, Patrol):
        found = of_sending_back(s, action.target)
        put(s, action.target, behind(s, action.target))
    elif isinstance(action, Exchange):
        found = of_exchange(s, card, v.owes)
    elif BOOST in hand:
        found = of_boost(s)
    return found if v.owes or is_own(action, s) else [*found, *of_staying(s, hand), *of_end(s, hand)]


def is_own(action: Action, s: State) -> bool:
    """Whether a player sends himself back, and so has a guard to fight at once."""
    return isinstance(action, Patrol) and action.target == s.turn


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards that are left when one is given up."""
    place = hand.index(card) if card in hand else len(hand)
    return hand[:place] + hand[place + 1 :]

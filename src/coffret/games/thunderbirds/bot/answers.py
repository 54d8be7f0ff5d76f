"""Answers to what cards and rewards ask: who, where, which token."""

from typing import Final

from coffret.games.thunderbirds import actions as act
from coffret.games.thunderbirds.bot.helping import bringing, linked, order_gain, order_value, sailing, without
from coffret.games.thunderbirds.bot.scheme import needed
from coffret.games.thunderbirds.bot.worth import worth
from coffret.games.thunderbirds.rules.bonus import TakeReward
from coffret.games.thunderbirds.rules.events import LoseToken
from coffret.games.thunderbirds.rules.fab_discard import being_played
from coffret.games.thunderbirds.rules.fab_orders import FollowOrder, GiveOrder
from coffret.games.thunderbirds.rules.fab_tokens import ServeMeal
from coffret.games.thunderbirds.rules.table import return_token, take_token
from coffret.games.thunderbirds.state import (
    ALAN,
    GORDON,
    HOOD_CARD,
    JOHN,
    NOBODY,
    PENELOPE,
    SCOTT,
    SERVE,
    VIRGIL,
    State,
)
from coffret.kernel import Action
from coffret.kernel.stack import copy

LIKED: Final[tuple[int, ...]] = (JOHN, SCOTT, VIRGIL, ALAN, GORDON, PENELOPE)  # whom to play, if one can choose


def answer(s: State, top: object, options: list[Action]) -> Action:
    """The answer that leads to the best table; requests are granted."""
    if act.ALLOW in options:
        return act.ALLOW
    values = [value(s, top, action) for action in options]
    return options[values.index(max(values))]


def value(s: State, top: object, action: Action) -> float:
    """What an answer leads to."""
    if isinstance(top, FollowOrder):
        return order_value(s, s.player_of[top.character], action)
    if isinstance(action, act.Choose):
        return person(s, top, action.character)
    if isinstance(action, act.Take | act.GiveUp):
        return token(s, top, action)
    if isinstance(action, act.Pick):
        return worth(without(s, action.disaster), s.actions)
    if isinstance(action, act.Sail):
        return sailing(s)[action.region]
    if isinstance(action, act.Bring):
        return bringing(s, action.character, action.machine)
    if isinstance(action, act.Link):
        return linked(s, s.player_of[action.character], s.player_of[action.partner])
    return small(s, action)


def person(s: State, top: object, character: int) -> float:
    """Whom to play, who takes an action, or who gets a meal."""
    if isinstance(top, GiveOrder):
        return order_gain(s, s.player_of[character])
    if not isinstance(top, ServeMeal):
        return -float(LIKED.index(character))
    after: State = copy(s)
    for kind in s.facts.served[being_played(s, SERVE)]:
        take_token(after, s.player_of[character], kind)
    return worth(after, s.actions)


def token(s: State, top: object, action: act.Take | act.GiveUp) -> float:
    """A token that is taken or lost."""
    assert isinstance(top, TakeReward | LoseToken)
    player = s.player_of[top.character]
    after: State = copy(s)
    if isinstance(action, act.Take):
        take_token(after, player, action.token)
    else:
        return_token(after, player, action.token)
    return worth(after, s.actions)


def small(s: State, action: Action) -> float:
    """What needs no look at the table: dice, payments, the order of cards, what is given away."""
    if isinstance(action, act.Turn):
        return -float(s.dice[action.die])
    if isinstance(action, act.Pay):
        return float(action.count if s.player_of[action.character] == s.turn else -action.count)
    if isinstance(action, act.PutBack):  # Hood cards hold up a track that presses
        presses = s.slots[7] != NOBODY or s.slots[6] != NOBODY
        return float(action.draw == HOOD_CARD) * (1.0 if presses else -1.0)
    if isinstance(action, act.GiveUpCard):  # rather one that helps only some Rescues
        return float(s.facts.adds[action.card])
    if isinstance(action, act.Give):
        return 1.0 if needed(s, action.token) else -1.0
    return 0.0

"""A decent player: he reckons by how many turns each option would put him ahead, and takes the best one."""

from coffret.games.a_team.actions import Attack, Challenge, Decline, EndTurn, Fight, Play, Stop, Throw
from coffret.games.a_team.bot.hand import FRESH, card_afterwards, card_before_roll, steps, use
from coffret.games.a_team.bot.moves import dice, end, fight, land
from coffret.games.a_team.bot.race import back, board, lead, put
from coffret.games.a_team.state import NOBODY, State
from coffret.games.a_team.view import View
from coffret.kernel import Action, Rng

__all__ = ["choose"]


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    """The option after which this seat can expect to be furthest ahead."""
    if view.turn == NOBODY:
        return options[rng.below(len(options))]  # a character: they differ in name only
    s = board(view)
    for action in options:
        if goes_without_saying(action) or wins_at_once(s, action):
            return action
    values = [value(s, action, view.owes) for action in options]
    return options[values.index(max(values))]


def goes_without_saying(action: Action) -> bool:
    """Never let the formula go by; and fight a guard before using a card, which can wait until he is beaten."""
    return isinstance(action, Stop | Fight)


def wins_at_once(s: State, action: Action) -> bool:
    """Whether a card takes the formula out, so that no dice are needed."""
    return isinstance(action, Play) and s.holder == s.turn and s.at[s.turn] <= steps(s, action.card)


def value(s: State, action: Action, owes: int) -> float:
    """The expected lead if this is done now; `owes` are the rolls still to make."""
    if isinstance(action, Throw):
        return throw(s)
    if isinstance(action, Attack | Challenge):
        return fight(s, action.target)
    if isinstance(action, Decline):
        return lead(s)
    if isinstance(action, EndTurn):
        return lead(s) - FRESH
    return card_before_roll(s, action) if owes else use(s, action)


def throw(s: State) -> float:
    """Roll to move, and use the card that is best where the dice lead."""
    value = 0.0
    for chance, total in dice(s):
        space = end(s, total)
        came = land(s, space)
        spot = put(s, s.turn, space)
        value += chance * (came + card_afterwards(s))
        back(s, s.turn, spot)
    return value

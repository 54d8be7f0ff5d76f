"""F.A.B. cards by their verbs: when each is of use between actions, and what it does.

A card that adds to a Rescue or turns a die belongs to the Rescue; those that stop the Hood, skip the draw or pay for a
Scheme from afar belong to the moments they are made for.
"""

from collections.abc import Callable
from typing import Final

from coffret.games.thunderbirds.actions import PLAY
from coffret.games.thunderbirds.rules.fab_disasters import discard_disaster, has_discardable, look_ahead
from coffret.games.thunderbirds.rules.fab_discard import DISCARD_CARD
from coffret.games.thunderbirds.rules.fab_orders import can_order, extra_action, order
from coffret.games.thunderbirds.rules.fab_tokens import (
    can_exchange,
    can_serve,
    exchange_tokens,
    has_supply,
    serve,
    take_gift,
)
from coffret.games.thunderbirds.rules.fab_travel import bring_anywhere, can_refuel, can_sail, refuel, sail
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, comms_are_open
from coffret.games.thunderbirds.state import CARD_VERBS, IDLE, PRE_DRAW, State
from coffret.kernel import Action


def card_options(s: State, player: int, options: list[Action]) -> None:
    """TB-FAB-02, TB-FAB-05, TB-FAB-12 The cards a player can play between actions, on whoever's turn; none is given."""
    if not comms_are_open(s):
        return
    for card, owner in enumerate(s.fab):
        if owner == player and s.facts.when[card] == IDLE and is_of_use(s, player, card):
            options.append(PLAY[card])


def late_options(s: State, player: int, options: list[Action]) -> None:
    """TB-FAB-16 The cards a player can play between the end of the Action phase and the draw."""
    card_options(s, player, options)
    if comms_are_open(s):
        for card, owner in enumerate(s.fab):
            if owner == player and s.facts.when[card] == PRE_DRAW:
                options.append(PLAY[card])


def is_of_use(s: State, player: int, card: int) -> bool:
    """TB-FAB-13 Whether a card would do anything now."""
    return USES[s.facts.verb[card]](s, player, card)


def play_card(s: State, card: int) -> Frames:
    """TB-FAB-06, TB-FAB-09 A card takes effect and is then discarded; it is neither an action nor an operation."""
    player = s.fab[card]
    s.tell("card-played", character=s.characters[player], card=card)
    return (*EFFECTS[s.facts.verb[card]](s, player, card), DISCARD_CARD[card])


def always(s: State, player: int, card: int) -> bool:
    """A card that is always of use."""
    return True


def never(s: State, player: int, card: int) -> bool:
    """A card that belongs to another moment."""
    return False


def nothing(s: State, player: int, card: int) -> Frames:
    """The effect between actions of a card that belongs to another moment."""
    return NOTHING_NEXT


Use = Callable[[State, int, int], bool]
Effect = Callable[[State, int, int], Frames]
BETWEEN_ACTIONS: Final[dict[str, tuple[Use, Effect]]] = {
    "discard": (has_discardable, discard_disaster),
    "extra_action": (always, extra_action),
    "order": (can_order, order),
    "serve": (can_serve, serve),
    "take": (has_supply, take_gift),
    "fuel": (can_refuel, refuel),
    "sail": (can_sail, sail),
    "bring": (always, bring_anywhere),
    "exchange": (can_exchange, exchange_tokens),
    "look": (always, look_ahead),
}
AT_THEIR_MOMENT: Final = ("add", "turn_die", "stop_hood", "skip_draw", "pay_afar")
OTHER: Final[tuple[Use, Effect]] = (never, nothing)
USES: Final = [BETWEEN_ACTIONS.get(verb, OTHER)[0] for verb in CARD_VERBS]
EFFECTS: Final = [BETWEEN_ACTIONS.get(verb, OTHER)[1] for verb in CARD_VERBS]

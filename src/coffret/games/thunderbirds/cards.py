"""F.A.B. cards that are played between actions: when each is of use, and what it does.

Cards that add to a Rescue share the verb `add` and belong to the Rescue, as Help from Braman does; the camera
detector, the holiday in Bonga Bonga and the walkie talkies belong to the moments they are made for.
"""

from collections.abc import Callable
from typing import Final

from coffret.games.thunderbirds.actions import PLAY
from coffret.games.thunderbirds.names import CARDS
from coffret.games.thunderbirds.rules.fab_disasters import agent_47, air_sea_rescue_centre, has_flood_or_fall
from coffret.games.thunderbirds.rules.fab_orders import can_order, jeffs_orders, mobile_command_unit
from coffret.games.thunderbirds.rules.fab_tokens import (
    can_cook,
    can_link,
    grandmas_cooking,
    has_supply,
    powder_compact_radio,
    sir_jeremy_hodge,
)
from coffret.games.thunderbirds.rules.fab_travel import (
    can_refuel,
    can_sail,
    experimental_fuel,
    fab_1_hydrofoils,
    tracy_brothers_portraits,
)
from coffret.games.thunderbirds.rules.table import NOTHING_NEXT, Frames, comms_are_open
from coffret.games.thunderbirds.state import DISCARD, IDLE, State
from coffret.kernel import Action, Event


def card_options(s: State, player: int, options: list[Action]) -> None:
    """TB-FAB-02, TB-FAB-05, TB-FAB-12 The cards a player can play between actions, on whoever's turn; none is given."""
    if not comms_are_open(s):
        return
    for card in range(len(CARDS)):
        if s.fab[card] == player and s.facts.when[card] == IDLE and is_of_use(s, player, card):
            options.append(PLAY[card])


def is_of_use(s: State, player: int, card: int) -> bool:
    """TB-FAB-13 Whether a card would do anything now."""
    return USES[card](s, player)


def play_card(s: State, card: int) -> Frames:
    """TB-FAB-06, TB-FAB-09 A card takes effect and is discarded; it is neither an action nor an operation."""
    player = s.fab[card]
    s.fab[card] = DISCARD
    if s.heard is not None:
        s.heard.append(Event("card-played", {"character": s.characters[player], "card": card}))
    return EFFECTS[card](s, player)


def always(s: State, player: int) -> bool:
    """A card that is always of use."""
    return True


def never(s: State, player: int) -> bool:
    """A card that belongs to another moment."""
    return False


def nothing(s: State, player: int) -> Frames:
    """The effect between actions of a card that belongs to another moment."""
    return NOTHING_NEXT


Use = Callable[[State, int], bool]
Effect = Callable[[State, int], Frames]
BETWEEN_ACTIONS: Final[dict[str, tuple[Use, Effect]]] = {
    "air_sea_rescue_centre": (has_flood_or_fall, air_sea_rescue_centre),
    "mobile_command_unit": (always, mobile_command_unit),
    "jeffs_orders": (can_order, jeffs_orders),
    "grandmas_cooking": (can_cook, grandmas_cooking),
    "sir_jeremy_hodge": (has_supply, sir_jeremy_hodge),
    "experimental_fuel": (can_refuel, experimental_fuel),
    "fab_1_hydrofoils": (can_sail, fab_1_hydrofoils),
    "tracy_brothers_portraits": (always, tracy_brothers_portraits),
    "powder_compact_radio": (can_link, powder_compact_radio),
    "agent_47_jeremiah_tuttle": (always, agent_47),
}
AT_THEIR_MOMENT: Final = (
    "personal_hoverjet",
    "underwater_sealing_unit",
    "remote_control_hover_camera",
    "astronaut_spacewalk",
    "help_from_braman",
    "automatic_camera_detector",
    "holiday_in_bonga_bonga",
    "long_range_walkie_talkies",
)
OTHER: Final[tuple[Use, Effect]] = (never, nothing)
USES: Final = [BETWEEN_ACTIONS.get(card, OTHER)[0] for card in CARDS]
EFFECTS: Final = [BETWEEN_ACTIONS.get(card, OTHER)[1] for card in CARDS]

"""What the use of a card is worth: the expected lead after it, less what the card would have been worth later."""

from typing import Final

from coffret.games.a_team.actions import Exchange, Patrol, Play, Sideline
from coffret.games.a_team.bot.moves import end, land, roll
from coffret.games.a_team.bot.race import back, lead, lead_after, put
from coffret.games.a_team.rules.cards import card_options
from coffret.games.a_team.state import GUARD, GUIDE, PATROL, REROLL, SIDELINED, State, way_of
from coffret.kernel import Action

# What a card is worth in the hand, by type, as a lead; a LAB card must find its LAB.
KEEP: Final[tuple[float, ...]] = (0.35, 0.8, 0.45, 0.6, 1.1, 0.3, 0.35, 0.4)
FRESH: Final = 0.55  # the same for a card not yet drawn: the price of a turn without a card
NEVER: Final = -1000.0


def kept(card: int) -> float:
    """What a card is worth in the hand; one that nobody has weighed yet is worth as much as any."""
    return KEEP[card] if card < len(KEEP) else FRESH


def card_afterwards(s: State) -> float:
    """What the best card adds at the end of a turn."""
    if s.outcome is not None:
        return 0.0
    return max([use(s, action) for action in card_options(s, s.turn)]) - lead(s)


def card_before_roll(s: State, action: Action) -> float:
    """Use a card and then roll; what does not change the roll waits, for afterwards one knows more."""
    if isinstance(action, Play) and action.card != REROLL:
        return move_and_roll(s, action.card)
    if isinstance(action, Patrol):
        spot = put(s, action.target, behind(s, action.target))
        value = roll(s)
        back(s, action.target, spot)
        return value - KEEP[PATROL]
    return NEVER


def use(s: State, action: Action) -> float:
    """Use a card at the end of a turn."""
    if isinstance(action, Exchange):
        return lead(s) - kept(action.card)
    if isinstance(action, Sideline):
        lay = s.sidelined[action.target]
        s.sidelined[action.target] = True
        value = lead(s)
        s.sidelined[action.target] = lay
        return value - KEEP[SIDELINED]
    if isinstance(action, Patrol):
        return lead_after(s, action.target, behind(s, action.target)) - KEEP[PATROL]
    assert isinstance(action, Play)
    if action.card == REROLL:
        return roll(s) - KEEP[REROLL]
    return land(s, end(s, steps(s, action.card))) - kept(action.card)


def move_and_roll(s: State, card: int) -> float:
    """Move by a card, then roll from there; who comes to the CELLAR waits, and a guard holds half of the time."""
    space = end(s, steps(s, card))
    spot = put(s, s.turn, space)
    stay = lead(s)
    is_over = space == s.facts.cellar or s.outcome is not None
    gain = 0.0 if is_over else roll(s) - stay
    back(s, s.turn, spot)
    if is_over:
        return stay - kept(card)
    return land(s, space) - kept(card) + (gain / 2 if s.facts.kind[space] == GUARD else gain)


def steps(s: State, card: int) -> int:
    """How far a card moves its player."""
    here = s.at[s.turn]
    return abs(s.facts.lab_ahead[way_of(s, s.turn)][here] - here) if card == GUIDE else s.facts.spaces[card]


def behind(s: State, seat: int) -> int:
    """Where PATROL sends a player."""
    return s.facts.guard_behind[way_of(s, seat)][s.at[seat]]

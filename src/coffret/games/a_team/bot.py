"""A decent player: counts in spaces gained, for itself and against whoever is the greatest danger.

It rolls first, since dice may bring it to a LAB or another chance to use a card; but a LAB card that fits is used
before leaving the LAB. After the roll it plays the card that is worth most, or exchanges the one worth least. It
always stops for the formula, and challenges when it gains more by winning than the weakest opponent would.
"""

from coffret.games.a_team.actions import (
    Attack,
    Challenge,
    Exchange,
    Fight,
    Patrol,
    Play,
    Sideline,
    Stop,
    Throw,
)
from coffret.games.a_team.state import (
    CELLAR,
    GUARD,
    GUIDE,
    INWARD,
    LAB_CARD,
    NOBODY,
    OUTWARD,
    REROLL,
    ROLL_AGAIN,
    SAFETY_ZONE,
    START,
)
from coffret.games.a_team.view import View
from coffret.kernel import Action, Rng

BATTLE = 1.0  # spaces that a battle is worth to each side: 15 of 36 throws win, by 2.3 on average
CAUGHT = 4.0  # spaces that being with a guard costs
CATCH = 12.0  # spaces that a battle for the formula is worth to a chaser
KEEP = (3.0, 3.5, 4.0, 4.0, 6.0, 2.0, 2.2, 2.4)  # by card: what it is worth to hold it


def choose(view: View, options: list[Action], rng: Rng) -> Action:
    """The option that is worth most; among equals, any."""
    return max(options, key=lambda action: (worth(view, action), rng.below(1000)))


def worth(v: View, action: Action) -> float:
    """What an option is worth, in spaces."""
    if isinstance(action, Play):
        return play(v, action.card)
    if isinstance(action, Sideline):
        return a_roll(v, action.target) * danger(v, action.target)
    if isinstance(action, Patrol):
        return patrol(v, action.target)
    if isinstance(action, Exchange):
        return 1.0 - (KEEP[action.card] if is_useful(v, action.card) else 0.0) / 10
    if isinstance(action, Challenge | Attack):
        return BATTLE * (1 + is_wanted(v)) / 2 - harm(v, action.target)
    if isinstance(action, Throw | Fight):
        return 8.0  # first the dice, unless a card is worth more than a good roll
    return 0.5 if isinstance(action, Stop) else 0.0


def play(v: View, card: int) -> float:
    """A card that moves this player: the spaces it gains, and what waits where it ends."""
    if card == REROLL:
        return a_roll(v, v.seat) * is_wanted(v)
    here = v.at[v.seat]
    way = v.facing[v.seat]
    steps = abs(v.facts.lab_ahead[way][here] - here) if card == GUIDE else v.facts.spaces[card]
    end = min(here + steps, v.facts.cellar) if way == INWARD else max(here - steps, 0)
    gain = steps * is_wanted(v) + landing(v, end)
    if catches(v, end):
        gain = CATCH
    return gain + 10 if card >= LAB_CARD and v.owes else gain  # now or never: the roll leaves the LAB


def landing(v: View, space: int) -> float:
    """What it is worth to land on a space."""
    kind = v.facts.kind[space]
    if kind == START:
        return 100.0 if v.holder == v.seat else -10.0
    if kind == CELLAR:
        return 10.0 if v.holder == NOBODY and v.rolled else 2.0
    if kind == GUARD:
        return -CAUGHT
    if kind == ROLL_AGAIN:
        return a_roll(v, v.seat)
    return 1.0 if kind == SAFETY_ZONE and v.holder == v.seat else 0.0


def a_roll(v: View, seat: int) -> float:
    """The spaces of an average roll."""
    return 3.5 if v.facing[seat] == INWARD else 7.0


def catches(v: View, end: int) -> bool:
    """Whether a move to this space reaches or passes the formula in another's hands."""
    if v.holder == NOBODY or v.facing[v.seat] == INWARD or v.holder == v.seat:
        return False
    there = v.at[v.holder]
    return end <= there < v.at[v.seat] and v.facts.kind[there] != SAFETY_ZONE


def is_wanted(v: View) -> float:
    """1 if this player wants to move on, -1 if he is before the formula and should wait for it."""
    if v.facing[v.seat] == INWARD or v.holder == v.seat:
        return 1.0
    return 1.0 if v.at[v.holder] < v.at[v.seat] else -1.0


def patrol(v: View, target: int) -> float:
    """Sending somebody back: the spaces he loses and the fight he must win; oneself only to get behind the formula."""
    way = v.facing[target]
    lost = abs(v.facts.guard_behind[way][v.at[target]] - v.at[target])
    if target == v.seat:
        return lost / 2 if is_wanted(v) < 0 else -20.0
    caught = CAUGHT if v.facts.kind[v.at[target]] != GUARD else 0.0
    return (lost + caught) * danger(v, target)


def danger(v: View, target: int) -> float:
    """How much a loss of this player is worth to us."""
    if target == v.seat:
        return -3.0
    if target == v.holder:
        return 1.5
    if v.facing[target] == OUTWARD:
        return 0.7 if v.holder == v.seat else 0.1
    ahead = max(v.at[seat] for seat in range(v.seats) if seat != v.seat and v.facing[seat] == INWARD)
    return 0.8 if v.at[target] == ahead else 0.4


def harm(v: View, target: int) -> float:
    """What it costs us if this opponent wins a battle, shared among all that suffer from it."""
    here = v.at[target]
    if v.facts.kind[here] == START and v.facing[target] == OUTWARD:
        return 0.0
    caught = CAUGHT if v.facts.kind[here] == GUARD else 0.0
    nearly_out = 20.0 if target == v.holder and here <= 5 else 0.0
    return (BATTLE + nearly_out + caught) * max(danger(v, target), 0.0) / (v.seats - 1)


def is_useful(v: View, card: int) -> bool:
    """Whether a card can still do something for this player."""
    out_of_track = v.at[v.seat] == 0 and v.facing[v.seat] == OUTWARD
    return not out_of_track or not (card <= GUIDE or card >= LAB_CARD)

"""What a choice is judged by: how the race stands after it, which one it is, and what a decent player thinks of it.

Most of the numbers are 0, so only the others are listed, each with its place.
"""

from math import log
from typing import Final

from coffret.games.a_team.actions import (
    Attack,
    Challenge,
    Decline,
    EndTurn,
    Exchange,
    Fight,
    Patrol,
    Play,
    Sideline,
    Stop,
    Throw,
)
from coffret.games.a_team.bot.hand import NEVER, behind, steps
from coffret.games.a_team.bot.moves import end
from coffret.games.a_team.bot.race import LEAST, back, lead, put, turns
from coffret.games.a_team.rules.battle import opponents_here
from coffret.games.a_team.rules.steal import is_formula_due
from coffret.games.a_team.state import (
    GUARD,
    INWARD,
    KINDS,
    MOST_SEATS,
    NOBODY,
    OUTWARD,
    PATROL,
    REROLL,
    SAFETY_ZONE,
    SIDELINED,
    State,
    way_of,
)
from coffret.kernel import Action

WIDE: Final = 7  # spaces between two marks of the track; between them, both marks count in part
MARKS: Final = 8
GAPS: Final[tuple[int, ...]] = (-36, -20, -12, -8, -5, -2, 0, 2, 5, 8, 12, 20, 36)  # spaces from the holder to a chaser
CHASER: Final = 3  # the first of the two roles of those who chase
ROLES: Final = 5
SPACES: Final = 50
REACH: Final = 12  # of two dice
AT_LEAST: Final[tuple[float, ...]] = tuple([ways / 36 for ways in (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)])
ACTS: Final = 36
LEARNT_CARDS: Final = 8  # types of cards that were there when it was learnt; nothing is known of later ones

# Where each group of numbers begins. Seats are counted from the player's own on.
MARK: Final = 0  # by seat, role and mark: where everybody stands
KIND: Final = MARK + MOST_SEATS * ROLES * MARKS  # by seat, way and kind of space
SITS_OUT: Final = KIND + MOST_SEATS * 2 * len(KINDS)  # by seat
GAP: Final = SITS_OUT + MOST_SEATS  # by seat, role of a chaser and gap
TURNS: Final = GAP + MOST_SEATS * 2 * len(GAPS)  # by seat: turns, and their logarithm
LEAD: Final = TURNS + MOST_SEATS * 2
HAND: Final = LEAD + 1  # by card: whether it is in the hand, and how many more
ACT: Final = HAND + 2 * LEARNT_CARDS  # by whether there is still a roll to make, and act
ROLLS: Final = ACT + 2 * ACTS  # further rolls to make, and whether one was made
LANDING: Final = ROLLS + 2  # by kind of space that a card leads to; an opponent is there; the formula is there
DECENT: Final = LANDING + len(KINDS) + 2  # not considered; worth; how much less than the best; the best
FORMULA: Final = DECENT + 4  # by whether another holds it, and space: where the formula is
NEAR: Final = FORMULA + 2 * SPACES  # by seat, role of a chaser and exact gap, where it is small
OWN: Final = NEAR + MOST_SEATS * 2 * (2 * REACH + 1)  # by way and space: where the player stands
THREAT: Final = OWN + 2 * SPACES  # by whether another holds it: out at once, caught before, neither; in one's own reach
COUNT: Final = THREAT + 2 * 4


class Choice:
    """The numbers of one option that are not 0."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.amounts: list[float] = []
        self.is_decent = False  # whether it is what a decent player would do

    def add(self, place: int, amount: float) -> None:
        """Note a number."""
        self.places.append(place)
        self.amounts.append(amount)


class Asked:
    """What is asked of a player: the rolls that he has still to make, and whether he has rolled."""

    def __init__(self, owes: int, rolled: bool) -> None:
        self.owes: Final = owes
        self.rolled: Final = rolled


def numbers(s: State, action: Action, asked: Asked, worth: float, best: float) -> Choice:
    """The numbers of an option, which a decent player thinks is worth so much, and the best one so much."""
    it = Choice()
    me = s.turn
    it.add(ACT + (ACTS if asked.owes else 0) + act(s, action), 1.0)
    if asked.owes > 1:
        it.add(ROLLS, asked.owes - 1.0)
    if asked.rolled:
        it.add(ROLLS + 1, 1.0)
    add_opinion(it, worth, best)
    hand = s.hands[me]
    card = card_of(action)
    if card != NOBODY:
        place = hand.index(card)
        hand = hand[:place] + hand[place + 1 :]
    add_hand(it, hand)
    if isinstance(action, Sideline):
        lay = s.sidelined[action.target]
        s.sidelined[action.target] = True
        add_race(it, s)
        s.sidelined[action.target] = lay
    elif isinstance(action, Patrol):
        spot = put(s, action.target, behind(s, action.target))
        add_race(it, s)
        back(s, action.target, spot)
    elif isinstance(action, Play) and card != REROLL:
        spot = put(s, me, end(s, steps(s, card)))
        s.outcome = None
        add_race(it, s)
        add_landing(it, s)
        back(s, me, spot)
    else:
        add_race(it, s)
    return it


def act(s: State, action: Action) -> int:
    """The number of an act; whom it is done to is counted from the player on."""
    if isinstance(action, Throw):
        return 0
    if isinstance(action, Fight):
        return 1
    if isinstance(action, EndTurn):
        return 2
    if isinstance(action, Exchange):
        return 3 + action.card
    if isinstance(action, Play):
        return 11 + action.card
    if isinstance(action, Sideline):
        return 19 + (action.target - s.turn) % s.seats
    if isinstance(action, Patrol):
        return 23 + (action.target - s.turn) % s.seats
    if isinstance(action, Attack):
        return 26 + (action.target - s.turn) % s.seats
    if isinstance(action, Challenge):
        return 29 + (action.target - s.turn) % s.seats
    if isinstance(action, Decline):
        return 33
    return 34 if isinstance(action, Stop) else 35


def card_of(action: Action) -> int:
    """The card that an action takes from the hand, or NOBODY."""
    if isinstance(action, Play | Exchange):
        return action.card
    if isinstance(action, Sideline):
        return SIDELINED
    return PATROL if isinstance(action, Patrol) else NOBODY


def add_opinion(it: Choice, worth: float, best: float) -> None:
    """What a decent player thinks."""
    if worth <= NEVER:
        it.add(DECENT, 1.0)
        return
    it.add(DECENT + 1, max(-3.0, min(3.0, worth / 10)))
    it.add(DECENT + 2, max(-2.0, (worth - best) / 3))
    if worth >= best:
        it.add(DECENT + 3, 1.0)


def add_hand(it: Choice, hand: tuple[int, ...]) -> None:
    """The cards that stay in the hand."""
    last = NOBODY
    more = 0
    for card in hand:
        if card == last:
            more += 1
            continue
        if more:
            it.add(HAND + 2 * last + 1, float(more))
        it.add(HAND + 2 * card, 1.0)
        last = card
        more = 0
    if more:
        it.add(HAND + 2 * last + 1, float(more))


def add_race(it: Choice, s: State) -> None:
    """Where everybody stands, and who is ahead."""
    for place in range(s.seats):
        seat = (s.turn + place) % s.seats
        at = s.at[seat]
        role = role_of(s, seat)
        mark = min(at // WIDE, MARKS - 2)
        add_between(it, MARK + (place * ROLES + role) * MARKS + mark, at / WIDE - mark)
        it.add(KIND + (place * 2 + way_of(s, seat)) * len(KINDS) + s.facts.kind[at], 1.0)
        if s.sidelined[seat]:
            it.add(SITS_OUT + place, 1.0)
        if role >= CHASER:
            add_gap(it, GAP + (place * 2 + role - CHASER) * len(GAPS), at - s.at[s.holder])
        needs = max(LEAST, turns(s, seat))
        it.add(TURNS + 2 * place, needs / 10)
        it.add(TURNS + 2 * place + 1, log(needs / 5))
    it.add(LEAD, lead(s) / 10)
    it.add(OWN + way_of(s, s.turn) * SPACES + s.at[s.turn], 1.0)
    if s.holder != NOBODY:
        add_formula(it, s)


def add_formula(it: Choice, s: State) -> None:
    """Where the formula is, how near its chasers are, and who comes first."""
    holder = s.holder
    goal = s.at[holder]
    is_others = holder != s.turn
    it.add(FORMULA + (SPACES if is_others else 0) + goal, 1.0)
    out = 0.0 if s.sidelined[holder] or s.facts.kind[goal] == GUARD else at_least(goal)
    own = 0.0
    missed = 1.0
    is_before = True  # this seat's turn comes before the holder's
    for place in range(s.seats):
        seat = (s.turn + place) % s.seats
        if seat == holder:
            is_before = place == 0
        elif s.facing[seat] != INWARD:
            add_near(it, s, place, seat)
            if place == 0:
                own = reaches(s, seat)
            elif is_before:
                missed *= 1 - reaches(s, seat) / 2
    first = THREAT + (4 if is_others else 0)
    it.add(first, out)
    it.add(first + 1, 1 - missed)
    it.add(first + 2, out * missed)
    it.add(first + 3, own)


def add_near(it: Choice, s: State, place: int, seat: int) -> None:
    """How near a chaser is, exactly."""
    gap = s.at[seat] - s.at[s.holder]
    if -REACH <= gap <= REACH:
        role = 0 if s.facing[seat] == OUTWARD else 1
        it.add(NEAR + (place * 2 + role) * (2 * REACH + 1) + gap + REACH, 1.0)


def reaches(s: State, seat: int) -> float:
    """How likely a roll brings a chaser to the formula."""
    goal = s.at[s.holder]
    gap = s.at[seat] - goal if s.facing[seat] == OUTWARD else goal - s.at[seat]
    if gap <= 0 or s.sidelined[seat] or s.facts.kind[goal] == SAFETY_ZONE or s.facts.kind[s.at[seat]] == GUARD:
        return 0.0
    return at_least(gap)


def at_least(steps: int) -> float:
    """How likely two dice show so much."""
    return AT_LEAST[steps] if steps <= REACH else 0.0


def role_of(s: State, seat: int) -> int:
    """Going in, while the formula lies there or when it is gone; its holder; or a chaser, going out or in again."""
    if s.facing[seat] == INWARD:
        return 0 if s.holder == NOBODY else 1
    if s.holder == seat:
        return 2
    return CHASER if s.facing[seat] == OUTWARD else CHASER + 1


def add_gap(it: Choice, first: int, gap: int) -> None:
    """How far a chaser is from the formula."""
    if gap <= GAPS[0]:
        it.add(first, 1.0)
        return
    place = 0
    while place < len(GAPS) - 2 and GAPS[place + 1] <= gap:
        place += 1
    part = (gap - GAPS[place]) / (GAPS[place + 1] - GAPS[place])
    add_between(it, first + place, min(1.0, part))


def add_between(it: Choice, place: int, part: float) -> None:
    """Something between two marks counts for both, the more the nearer."""
    if part < 1:
        it.add(place, 1.0 - part)
    if part > 0:
        it.add(place + 1, part)


def add_landing(it: Choice, s: State) -> None:
    """What the space asks that a card has led to."""
    space = s.at[s.turn]
    it.add(LANDING + s.facts.kind[space], 1.0)
    if opponents_here(s, s.turn):
        it.add(LANDING + len(KINDS), 1.0)
    if space and is_formula_due(s, s.turn):
        it.add(LANDING + len(KINDS) + 1, 1.0)

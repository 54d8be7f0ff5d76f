"""What the player, or a spectator, may know: everything but the order of the decks and which advanced cards are out."""

from coffret.games.thunderbirds_solo.state import (
    ADVANCED_BACK,
    CARDS,
    NOBODY,
    REGULAR_BACK,
    UNKNOWN,
    Facts,
    State,
    is_advanced,
)
from coffret.kernel import Record, Rng
from coffret.kernel.stack import copy


class View(Record):
    """TS-TABLE-04 The table as it is seen: cards in a deck are unknown, but for the back of the top one."""

    facts: Facts
    seat: int
    table: State


def view(s: State, seat: int) -> View:
    """TS-TABLE-04 What is public; the player knows no more than a spectator."""
    return View(s.facts, seat, copy(shown(s)))


def look(s: State, seat: int) -> View:
    """The same, sharing its lists with the table: for whoever reads it at once."""
    return View(s.facts, seat, shown(s))


def shown(s: State) -> State:
    """TS-TABLE-04 The table with what is public, named one by one."""
    t = State(s.facts, s.advanced)
    t.stack = s.stack
    t.outcome = s.outcome
    t.deck = backs(s.deck)
    t.chains = s.chains
    t.slots = s.slots
    t.marks = s.marks
    t.discard = s.discard
    t.rescued = s.rescued
    t.shaken = s.shaken
    t.pods = [UNKNOWN] * len(s.pods)
    t.display = s.display
    t.scrapped = s.scrapped
    show_crews(s, t)
    show_turn(s, t)
    return t


def backs(deck: list[int]) -> list[int]:
    """TS-COMP-05 A deck from behind: whether the top card is an advanced one can be seen."""
    if not deck:
        return []
    return [UNKNOWN] * (len(deck) - 1) + [back(deck[-1])]


def back(card: int) -> int:
    """How a card looks from behind."""
    if card < UNKNOWN:
        return card
    return ADVANCED_BACK if is_advanced(card) else REGULAR_BACK


def show_crews(s: State, t: State) -> None:
    """Vehicles, pilots, dice and Lady Penelope."""
    t.at = s.at
    t.pilot = s.pilot
    t.aboard = s.aboard
    t.hold = s.hold
    t.down = s.down
    t.stored = s.stored
    t.supply = s.supply
    t.lady = s.lady
    t.air = s.air
    t.escorted = s.escorted


def show_turn(s: State, t: State) -> None:
    """How far the turn and the game have come."""
    t.turn = s.turn
    t.last = s.last
    t.moved = s.moved
    t.acted = s.acted
    t.workshop = s.workshop
    t.rescuer = s.rescuer
    t.dice = s.dice
    t.faces = s.faces
    t.laid = s.laid
    t.cleared = s.cleared
    t.neutralised = s.neutralised
    t.reinforced = s.reinforced
    t.overflow = s.overflow


def determinize(v: View, rng: Rng) -> State:
    """TS-LEVEL-04, TS-TABLE-04 A state that fits: the unseen cards in any order, under the back that is seen."""
    s: State = copy(v.table)
    unseen = cards_unseen(s)
    if s.deck:
        regular = [card for card in unseen if not is_advanced(card)]
        advanced = [card for card in unseen if is_advanced(card)]
        rng.shuffle(advanced)
        count = len(s.deck) - len(regular)
        s.deck = deck_under(s.deck[-1], regular, advanced[:count], rng)
        s.out = sorted(advanced[count:])
    elif s.turn:
        s.out = [card for card in unseen if is_advanced(card)]
    pods = [pod for pod in s.facts.pods if pod_is_unseen(s, pod)]
    rng.shuffle(pods)
    s.pods = pods
    return s


def cards_unseen(s: State) -> list[int]:
    """The Emergency cards that lie nowhere on the table."""
    seen = [False] * CARDS
    for chain in (*s.chains, s.slots, s.discard, s.rescued, s.shaken, [s.escorted]):
        for card in chain:
            if card != NOBODY:
                seen[card] = True
    for card in s.marks.values():
        if card != NOBODY:
            seen[card] = True
    return [card for card in s.facts.there if not seen[card]]


def deck_under(top: int, regular: list[int], advanced: list[int], rng: Rng) -> list[int]:
    """These cards shuffled, with one of the right back on top."""
    fitting = advanced if top == ADVANCED_BACK else regular
    first = fitting[rng.below(len(fitting))]
    rest = [card for card in regular + advanced if card != first]
    rng.shuffle(rest)
    return [*rest, first]


def pod_is_unseen(s: State, pod: int) -> bool:
    """Whether a Pod card lies in the Pod deck."""
    return s.pilot[pod] == NOBODY and pod not in s.display and pod not in s.scrapped


def glance(s: State, seat: int) -> View:
    """The view in an imagined play, of whose table nothing is copied or hidden: its bots only read what they may."""
    return View(s.facts, seat, s)


def turn(s: State) -> int:
    """A number that changes with every turn, where imagined plays can be cut."""
    return s.turn

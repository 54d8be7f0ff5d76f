"""What a seat may know: the table, its own cards, and what a careful player remembers of the others'."""

from typing import Any, Final

from coffret.games.a_team.state import CARDS, SIDELINED, Facts, State
from coffret.kernel import Frame, Outcome, Record, Rng


class View(Record):
    """What lies open, and the cards of one seat; of the others' cards only their number is known."""

    facts: Facts
    seat: int
    seats: int
    characters: tuple[int, ...]
    at: tuple[int, ...]
    facing: tuple[int, ...]
    sidelined: tuple[bool, ...]
    holder: int
    turn: int
    owes: int
    rolled: bool
    played: bool
    landed: bool
    by_card: bool
    red: int
    blue: int
    hand: tuple[int, ...]  # of this seat; a spectator has none
    held: tuple[int, ...]  # of this seat, when the pile was last shuffled
    hand_sizes: tuple[int, ...]
    held_sizes: tuple[int, ...]
    spent: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    deck_size: int
    pool: tuple[int, ...]
    stack: tuple[Frame[Any], ...]
    outcome: Outcome | None


def view(s: State, seat: int) -> View:
    """AT-SETUP-03, AT-CARD-04 Hands are secret; their sizes and the piles are not."""
    return View(
        s.facts,
        seat,
        s.seats,
        tuple(s.characters),
        tuple(s.at),
        tuple(s.facing),
        tuple(s.sidelined),
        s.holder,
        s.turn,
        s.owes,
        s.rolled,
        s.played,
        s.landed,
        s.by_card,
        s.red,
        s.blue,
        s.hands[seat] if seat >= 0 else (),
        s.held[seat] if seat >= 0 else (),
        tuple([len(hand) for hand in s.hands]),
        tuple([len(held) for held in s.held]),
        tuple(s.spent),
        tuple(s.discard),
        sum(s.deck),
        s.pool,
        tuple(s.stack),
        s.outcome,
    )


def determinize(v: View, rng: Rng) -> State:
    """A state that fits: the cards a seat cannot see lie where they can lie after all that it saw."""
    s = State(v.facts, v.seats)
    s.characters = list(v.characters)
    s.at = list(v.at)
    s.facing = list(v.facing)
    s.sidelined = list(v.sidelined)
    s.holder = v.holder
    s.turn = v.turn
    s.owes = v.owes
    s.rolled = v.rolled
    s.played = v.played
    s.landed = v.landed
    s.by_card = v.by_card
    s.red = v.red
    s.blue = v.blue
    s.discard = list(v.discard)
    s.pool = v.pool
    s.spent = list(v.spent)
    s.stack = list(v.stack)
    s.outcome = v.outcome
    deal_hidden_cards(v, s, rng)
    return s


class Hidden:
    """The cards a seat cannot see, sorted by where they were since the pile was last shuffled.

    A card stayed in a hand (old) or came from the pile (new); a careful player can count how many of each
    type are which. After each card given up another is drawn, so the first that a hand gave up was an old
    one; of the later ones nobody knows, but where the pile had too few of a type, some must have been old.
    """

    def __init__(self, v: View) -> None:
        self.others: Final = [seat for seat in range(v.seats) if seat != v.seat]
        self.new: Final = list(v.pool)
        self.old: Final = list(v.facts.copies)
        self.room: Final = list(v.held_sizes)  # by seat: old cards he can still have
        self.gone: Final[list[list[int]]] = [[] for _ in range(v.seats)]  # by seat: old cards he gave up
        self.open: Final[list[list[int]]] = [[] for _ in range(v.seats)]  # by seat: given up, old or new
        self.count(v)
        for seat in self.others:
            if v.held_sizes[seat] and v.spent[seat]:
                self.open[seat] = list(v.spent[seat][1:])
                self.give_up_old(seat, v.spent[seat][0])
            else:
                self.open[seat] = list(v.spent[seat])

    def count(self, v: View) -> None:
        """Count old and new cards by type: of the new, only what this seat drew itself is known."""
        if v.seat >= 0:
            for card in (*v.hand, *v.spent[v.seat]):
                self.new[card] -= 1
            for card in v.held:
                self.new[card] += 1
        for card in (*v.hand, *v.discard, *[SIDELINED for lies in v.sidelined if lies]):
            self.old[card] -= 1
        for seat in self.others:
            for card in v.spent[seat]:
                self.old[card] += 1
        for card in range(len(CARDS)):
            self.old[card] -= self.new[card]

    def give_up_old(self, seat: int, card: int) -> None:
        """Let this be an old card that the seat gave up."""
        self.gone[seat].append(card)
        self.old[card] -= 1
        self.room[seat] -= 1

    def take_back(self, seat: int, card: int) -> None:
        """Let it be open again."""
        self.gone[seat].remove(card)
        self.open[seat].append(card)
        self.old[card] += 1
        self.room[seat] += 1

    def lacking(self) -> int:
        """A type of which more was given up than the pile can have had; -1 if there is none."""
        free = self.new[:]
        for seat in self.others:
            for card in self.open[seat]:
                free[card] -= 1
                if free[card] < 0:
                    return card
        return -1

    def cover(self, rng: Rng) -> bool:
        """Find old cards for all that cannot have been new. What happened is one way, so there is one."""
        card = self.lacking()
        if card < 0:
            return True
        seats = self.others[:]
        rng.shuffle(seats)
        for seat in seats:
            if self.room[seat] and card in self.open[seat]:
                self.open[seat].remove(card)
                self.give_up_old(seat, card)
                if self.cover(rng):
                    return True
                self.take_back(seat, card)
        return False

    def settle(self, rng: Rng) -> None:
        """Decide for every other card given up whether it was old, as likely as old cards are in the hand."""
        for seat in self.others:
            for card in self.open[seat]:
                old = self.room[seat] * self.old[card]
                if old and rng.below(old + self.new[card]) < old:
                    self.give_up_old(seat, card)
                else:
                    self.new[card] -= 1


def deal_hidden_cards(v: View, s: State, rng: Rng) -> None:
    """Deal the unseen cards to the other hands and the draw pile, wherever each can lie."""
    hidden = Hidden(v)
    hidden.cover(rng)
    hidden.settle(rng)
    old = shuffled(hidden.old, rng)
    new = shuffled(hidden.new, rng)
    for seat in range(v.seats):
        if seat == v.seat:
            s.hands.append(v.hand)
            s.held.append(v.held)
            continue
        kept = [old.pop() for _ in range(hidden.room[seat])]
        drawn = [new.pop() for _ in range(v.hand_sizes[seat] - len(kept))]
        s.hands.append(tuple(sorted(kept + drawn)))
        s.held.append(tuple(sorted(kept + hidden.gone[seat])))
    s.deck = [new.count(card) for card in range(len(CARDS))]


def shuffled(counts: list[int], rng: Rng) -> list[int]:
    """The cards that are counted, in random order."""
    cards = [card for card, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(cards)
    return cards


def turn(s: State) -> int:
    """A number that changes with every turn, where imagined plays can be cut."""
    return s.turn

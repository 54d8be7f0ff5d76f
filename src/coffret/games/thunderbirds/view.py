"""What a seat may know: everything that lies on the table."""

from coffret.games.thunderbirds.state import Facts, State
from coffret.kernel import Record, Rng
from coffret.kernel.stack import copy


class View(Record):
    """TB-INFO-01, TB-INFO-02, TB-INFO-04 The table as everybody sees it, and from which seat.

    The players have no secrets, and what is hidden from all of them (the order of the decks, the cards that lie
    face down) is not decided before it is drawn: a deck is what is known of it. So the whole table can be shown.
    """

    facts: Facts
    seat: int
    table: State


def view(s: State, seat: int) -> View:
    """TB-INFO-02 What lies on the table, for a seat or a spectator."""
    return View(s.facts, seat, copy(s))


def determinize(v: View, rng: Rng) -> State:
    """A state that fits: there is only one, since chance has not decided anything that is not seen."""
    s: State = copy(v.table)
    return s


def glance(s: State, seat: int) -> View:
    """The view in an imagined play, of whose table nothing is copied or hidden: its bots only read what they may."""
    return View(s.facts, seat, s)


def turn(s: State) -> int:
    """A number that changes with every turn, where imagined plays can be cut."""
    return s.turn

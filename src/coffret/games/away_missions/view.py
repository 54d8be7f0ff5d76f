"""What a seat may know: everything that lies on the table."""

from coffret.games.away_missions.cards import Facts
from coffret.games.away_missions.state import State
from coffret.kernel import Record, Rng
from coffret.kernel.stack import copy


class View(Record):
    """The table as everybody sees it, and from which seat.

    The players have no secrets, and what is hidden from all of them (face-down tiles, tokens and markers, stocks and
    decks) is not decided before it is turned up: the state keeps what can still be there, never what is there.
    """

    facts: Facts
    seat: int
    table: State


def view(s: State, seat: int) -> View:
    """What lies on the table, for a seat or a spectator."""
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

"""Copy functions come from annotations and copy exactly what can change."""

import pytest

from coffret.kernel.generate import copy_functions

SOURCE = """
from coffret.kernel import State as Base, Struct, Value

class Facts(Value):
    def __init__(self) -> None:
        self.board: tuple[int, ...] = ()

class Player(Struct):
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hand: list[int] = []

class State(Base):
    def __init__(self, facts: Facts, seats: int) -> None:
        super().__init__()
        self.facts = facts
        self.seats = seats
        self.round = 1
        self.rows: list[list[int]] = []
        self.players: list[Player] = []
        self.marks: dict[int, list[int]] = {}
        self.order: tuple[int, ...] = ()
"""

WANTED = """

def copy_Player(s: Player) -> Player:
    n = Player(s.seat)
    n.hand = s.hand[:]
    return n


def copy_State(s: State) -> State:
    n = State(s.facts, s.seats)
    n.stack = s.stack[:]
    n.outcome = s.outcome
    n.round = s.round
    n.rows = [x[:] for x in s.rows]
    n.players = [copy_Player(x) for x in s.players]
    n.marks = {k: x[:] for k, x in s.marks.items()}
    n.order = s.order
    return n
"""


def test_lists_are_copied_and_values_shared() -> None:
    assert copy_functions(SOURCE) == WANTED


def test_an_attribute_of_unknown_type_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"State\.rows: annotate the attribute"):
        copy_functions(SOURCE.replace("self.rows: list[list[int]] = []", "self.rows = make()"))


def test_a_module_without_states_needs_nothing() -> None:
    assert copy_functions("class Card:\n    pass\n") == ""

"""Copy functions come from annotations and copy exactly what can change."""

import pytest

from coffret.kernel import Action, Frame, Record, State
from coffret.kernel.generate import copy_functions, written_out
from coffret.kernel.stack import Listener

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


SHORT = '''"""The rules."""

from __future__ import annotations

from coffret.kernel import Frame, State


class Roll(Frame[State]):
    """AT-ROLL-01, AT-ROLL-02 Dice are rolled
    in secret."""

    seat: int
    faces: tuple[int, ...] = (1, 6)  # of the die

    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        s.tell("roll", seat=self.seat, secret={"é": tell(s)},
               to=(seat,))
        return ()


class Quiet(Roll):
    """Says nothing of its own."""


class Named(Frame[State]):
    """AT-ROLL-03 Rolled again, AT-ROLL-04 or not."""

    RULE: ClassVar[str] = "AT-ROLL-04"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
'''

LONG = '''"""The rules."""

from __future__ import annotations

import typing; from coffret.kernel import Frame, State


class Roll(Frame[State]):
    """AT-ROLL-01, AT-ROLL-02 Dice are rolled
    in secret."""; RULE: typing.ClassVar[str] = "AT-ROLL-01"

    def __init__(self, seat: int, faces: tuple[int, ...] = (1, 6)) -> None: self.seat: typing.Final = seat; self.faces: typing.Final = faces


    def resolve(self, s: State, action: Action, seat: int) -> Frames:
        if s.heard is not None: s.tell("roll", seat=self.seat, secret={"é": tell(s)},
               to=(seat,))
        return ()


class Quiet(Roll):
    """Says nothing of its own."""


class Named(Frame[State]):
    """AT-ROLL-03 Rolled again, AT-ROLL-04 or not."""

    RULE: ClassVar[str] = "AT-ROLL-04"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
'''  # noqa: E501


def test_the_compiler_gets_what_the_author_left_out_line_for_line() -> None:
    assert written_out(SHORT) == LONG


def test_classes_for_type_checkers_are_plain_ones_for_the_compiler() -> None:
    source = (
        "@dataclass_transform(frozen_default=True)\n@mypyc_attr(native_class=True)\nclass Record(Value):\n    pass\n"
    )
    assert written_out(source) == source.replace("@dataclass_transform(frozen_default=True)", "")


class Bid(Action):
    """Chance has no part in it."""

    count: int
    face: int = 6


class Answer(Frame[State]):
    """LD-BID-01 Bid higher."""

    seat: int


class Again(Answer):
    """The same once more."""


class Other(Answer):
    """LD-CALL-01 Or call."""


def test_attributes_are_the_parameters_of_the_constructor() -> None:
    assert repr(Bid(3)) == "Bid(count=3, face=6)"
    assert Bid(face=2, count=3) == Bid(3, 2)
    assert repr(Again(1)) == "Again(seat=1)"


def test_a_step_names_the_rule_of_its_docstring_or_of_its_base() -> None:
    assert (Answer.RULE, Again.RULE, Other.RULE, Frame.RULE) == ("LD-BID-01", "LD-BID-01", "LD-CALL-01", "")


def test_attributes_are_declared_in_one_place() -> None:
    with pytest.raises(TypeError, match="More declares attributes, and so does its base Bid: write an __init__"):

        class More(Bid):
            times: int = 1


def test_a_constructor_that_is_written_stays() -> None:
    class Doubled(Record):
        twice: int

        def __init__(self, once: int) -> None:
            self.twice = 2 * once  # type: ignore[misc]

    assert Doubled(2).twice == 4


def test_nobody_is_told_unless_somebody_listens() -> None:
    state = State()
    state.tell("roll", seat=1)
    state.heard = Listener()
    state.tell("roll", seat=1, secret={"face": 6}, to=(1,))
    assert [event.seen_by(0).args for event in state.heard.events] == [{"seat": 1}]
    assert [event.seen_by(1).args for event in state.heard.events] == [{"seat": 1, "face": 6}]

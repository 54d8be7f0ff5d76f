"""The notation: actions as people write them, and errors that help."""

import pytest

from coffret.kernel import Action
from coffret.kernel.errors import NotationError
from coffret.kernel.words import Copies, Index, Many, Names, Number, Seat, Vocabulary, verb


class ClaimCover(Action):
    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour


class Deal(Action):
    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards


class Cut(Action):
    def __init__(self, seat: int, position: int) -> None:
        self.seat = seat
        self.position = position


class Pass(Action):
    pass


WORDS = Vocabulary(
    [ClaimCover, Deal, Cut, Pass],
    {
        "seat": Seat(),
        "colour": Names("colour", ["red", "blue"]),
        "cards": Many(Number(0, 9)),
        "position": Index(5),
    },
)


def test_the_verb_is_the_name_of_the_class() -> None:
    assert verb(ClaimCover) == "claim-cover"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Cut(2, 1), "cut 3:2"),
        (ClaimCover(0, 1), "claim-cover 1:blue"),
        (Deal((3, 1)), "deal 3,1"),
        (Deal(()), "deal -"),
        (Pass(), "pass"),
    ],
)
def test_actions_are_written_and_read(action: Action, text: str) -> None:
    assert WORDS.write(action) == text
    assert WORDS.read(text, 4) == action
    assert WORDS.read(f"  {text.replace(':', ' : ').upper() if text == 'pass' else text} ", 4) == action


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cat 3:2", '"cat" is not an action of this game; near: "cut"'),
        ("cut 3", '"cut 3" has 1 argument and needs 2: cut seat:position'),
        ("cut 5:1", '"5" is not a seat from 1 to 4'),
        ("cut 1:6", '"6" is not a number from 1 to 5'),
        ("cut 1:x", '"x" is not a number from 1 to 5'),
        ("claim-cover 1:blu", '"blu" is no colour; near: "blue"'),
        ("", '"" is not an action of this game; possible: claim-cover, cut, deal, pass'),
        ("deal 1,99", '"99" is not a number from 0 to 9'),
    ],
)
def test_a_wrong_notation_says_what_is_wrong_and_what_is_possible(text: str, said: str) -> None:
    with pytest.raises(NotationError) as error:
        WORDS.read(text, 4)
    assert str(error.value) == said


def test_the_universe_has_every_action_that_can_be_named_once() -> None:
    universe = list(WORDS.universe(3))
    assert len(universe) == len(set(universe)) == 3 * 2 + 3 * 5 + 1


def test_copies_are_said_by_their_name_and_number() -> None:
    copies = Copies("seat", ["number-1", "number-2", "number"])
    assert [copies.parts(value) for value in range(3)] == [("number", "1"), ("number", "2"), ("number", "")]
    assert copies.read("number-2", 2) == 1
    with pytest.raises(NotationError, match='"number-9" is no seat'):
        copies.read("number-9", 2)


def test_an_attribute_without_a_kind_is_named() -> None:
    with pytest.raises(TypeError, match=r'Cut\.position: the vocabulary does not say what "position" counts'):
        Vocabulary([Cut], {"seat": Seat()}).write(Cut(0, 1))

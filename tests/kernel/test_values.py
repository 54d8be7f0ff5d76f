"""Values: equality, hash, repr and plain data from attributes alone."""

import pytest

from coffret.kernel import Event, Outcome, Reason, Value
from coffret.kernel.values import decode, encode, fields


class Pair(Value):
    def __init__(self, one: int, two: tuple[int, ...]) -> None:
        self.one = one
        self.two = two


class Late(Value):
    """An attribute that is no parameter of the constructor."""

    def __init__(self, facts: object, one: int) -> None:
        self.facts = facts
        self.one = one
        self.apart = [3, 4]


def test_values_with_equal_attributes_are_equal_and_have_one_hash() -> None:
    assert Pair(1, (2,)) == Pair(1, (2,))
    assert hash(Pair(1, (2,))) == hash(Pair(1, (2,)))


@pytest.mark.parametrize("other", [Pair(2, (2,)), Pair(1, ()), Outcome((), "X"), 1])
def test_values_that_differ_in_anything_are_not_equal(other: object) -> None:
    assert Pair(1, (2,)) != other


def test_repr_can_be_read() -> None:
    assert repr(Pair(1, (2, 3))) == "Pair(one=1, two=(2, 3))"


def test_parameters_come_first_and_the_rest_by_name() -> None:
    assert fields(Late((), 1)) == ("one", "apart")
    assert fields(Outcome((), "X")) == ("winners", "rule", "side", "score")


def test_facts_are_no_part_of_a_value() -> None:
    assert Late("these", 1) == Late("those", 1)


@pytest.mark.parametrize(
    "value",
    [None, True, 7, "x", [1, [2]], (1, (2,)), {"a": (1,), 3: [None]}, Pair(1, (2, 3)), [Pair(0, ())], Reason("R", "w")],
)
def test_plain_data_comes_back_with_its_types(value: object) -> None:
    back = decode(encode(value), {"Pair": Pair, "Reason": Reason})
    assert back == value
    assert type(back) is type(value)


def test_facts_are_given_back_to_those_who_had_them() -> None:
    back = decode(encode(Late("these", 1)), {"Late": Late}, "those")
    assert (back.facts, back.one, back.apart) == ("those", 1, [3, 4])


def test_an_attribute_that_a_class_has_got_since_takes_its_default() -> None:
    assert decode({"v": ["Outcome", {"t": []}, "X"]}, {"Outcome": Outcome}) == Outcome((), "X")
    with pytest.raises(TypeError):
        decode({"v": ["Pair", 1]}, {"Pair": Pair})


class Grown(Late):
    """A class that has got an attribute since a release."""

    ADDED = ("all_new",)

    def __init__(self, facts: object, one: int) -> None:
        super().__init__(facts, one)
        self.all_new = 5


def test_an_attribute_that_was_added_apart_comes_last_and_may_be_missing() -> None:
    assert fields(Grown((), 1)) == ("one", "apart", "all_new")
    back = decode({"v": ["Grown", 1, [2]]}, {"Grown": Grown})
    assert (back.one, back.apart, back.all_new) == (1, [2], 5)
    back.all_new = 6
    assert decode(encode(back), {"Grown": Grown}).all_new == 6
    for wrong in ([1], [1, [2], 3, 4]):
        with pytest.raises(ValueError, match="zip"):
            decode({"v": ["Grown", *wrong]}, {"Grown": Grown})


def test_what_is_not_plain_is_refused() -> None:
    with pytest.raises(TypeError, match="object is not a plain value"):
        encode([object()])


def test_an_event_hides_its_secret_from_all_but_those_it_is_for() -> None:
    event = Event("draw", {"seat": 1}, {"card": 5}, (1,))
    assert event.seen_by(1) == Event("draw", {"seat": 1, "card": 5})
    assert event.seen_by(0) == Event("draw-hidden", {"seat": 1})

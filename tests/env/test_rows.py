"""Observations and masks are the same to the bit, whether C or generated Python writes them."""

from typing import Any

import pytest

from coffret.env.actions import numbering
from coffret.env.observation import layout
from coffret.env.shapes import FROZEN, LIMIT, MAYBE, PLAIN, RECORD, ROW, RUN, TEXT, Flattener, fold, text_number, within
from coffret.kernel.game import load
from coffret.kernel.stack import PUBLIC, Outcome
from coffret.testing.walk import walk
from tests.env.support import GAMES

rows: Any = pytest.importorskip("coffret.env._rows", reason="the package is not compiled")
OUTCOME = Outcome((1, 2), "R-1", "agency", -7)


@pytest.mark.parametrize("slug", GAMES)
def test_views_of_a_play_are_written_alike(slug: str) -> None:
    game = load(slug)
    seats = game.seat_counts[-1]
    found = layout(game, seats, game.simulated({}))
    in_c, generated = found.writer(), found.generated()
    together = bytearray(2 * 8 * found.size)
    for number, moment in enumerate(walk(game, seats, 4)):
        view = game.view(moment.state, (*range(seats), PUBLIC)[number % (seats + 1)])
        row = generated(view)
        assert in_c(view) == row
        in_c.into(view, together, 1)
        assert together[8 * found.size :] == row
    assert not any(together[: 8 * found.size])


@pytest.mark.parametrize("slug", GAMES)
def test_masks_of_a_play_are_written_alike(slug: str) -> None:
    game = load(slug)
    seats = game.seat_counts[-1]
    numbers = numbering(game, seats)
    in_c = rows.Masks(numbers.terms, numbers.count)
    together = bytearray(2 * numbers.count)
    for moment in walk(game, seats, 4):
        for part in (moment.decision, *moment.decision.others):
            if part.seat >= 0:
                mask = numbers.write(part.actions, not part.must)
                assert in_c.mask(part.actions, not part.must) == mask
                in_c.into(part.actions, not part.must, together, 1)
                assert together[numbers.count :] == mask
                assert [in_c.number(action) for action in part.actions] == [*map(numbers.number, part.actions)]
    assert not any(together[: numbers.count])


class Thing:
    """Something with attributes."""

    def __init__(self, **attributes: Any) -> None:
        self.__dict__.update(attributes)


def written(plan: Any, value: Any) -> list[int]:
    rows.use(within, text_number)
    return list(memoryview(rows.Writer(plan, None, 0)(value)).cast("q"))


NUMBER = (PLAIN, 1, 0, None, ())


@pytest.mark.parametrize("number", [0, 1, -1, 2**31, -(2**40), LIMIT, -LIMIT, LIMIT + 1, 2**64, -(2**90), True])
def test_numbers_of_any_size(number: int) -> None:
    assert written(NUMBER, number) == [within(number)]


def test_texts_and_what_may_be_absent() -> None:
    text = (TEXT, 1, 0, None, ())
    maybe = (MAYBE, 1, 0, None, ((None, text),))
    record = (RECORD, 3, 0, None, (("a", text), ("b", maybe), ("c", maybe)))
    assert written(record, Thing(a="x", b=None, c="y")) == [text_number("x"), -LIMIT, text_number("y")]


@pytest.mark.parametrize("items", [[], [1], [1, 2], [1, 2, 3], [2**70, -1, 2, 3]])
def test_a_sequence_keeps_its_last_items_and_one_number_for_the_others(items: list[int]) -> None:
    told = [within(item) for item in items]
    rest = fold(told[:-2]) if len(items) > 2 else 0
    expected = [len(items), *told[-2:], *[0] * (2 - len(items)), rest]
    assert written((RUN, 4, 2, None, ((None, NUMBER),)), items) == expected


def test_sets_become_sequences() -> None:
    assert written((RUN, 5, 3, sorted, ((None, NUMBER),)), {3, 1}) == [2, 1, 3, 0, 0]


@pytest.mark.parametrize("value", [None, OUTCOME, (1, ("x", None)), {2: 1, 1: 2}, {3, 1}, 1.5, [OUTCOME, OUTCOME]])
@pytest.mark.parametrize("room", [2, 40])
def test_values_are_flattened_alike(value: Any, room: int) -> None:
    flattener = Flattener({"Outcome": Outcome})
    numbers = flattener.flat(value)
    rest = numbers[room:]
    expected = [*numbers[:room], *[0] * (room - len(numbers)), fold(rest) if rest else 0]
    plan = (FROZEN, room + 1, 0, flattener.table(), ())
    assert written(plan, value) == expected
    assert written((RUN, 2 + 2 * (room + 1), 2, None, ((None, plan),)), [value, value])[1:-1] == expected * 2


def test_values_that_come_and_go_keep_their_numbers() -> None:
    """Many more than are remembered at first; some stay, the others are forgotten."""
    rows.use(within, text_number)
    flattener = Flattener({"Outcome": Outcome})
    plan = (FROZEN, 6, 0, flattener.table(), ())
    writer = rows.Writer((RUN, 2 + 2 * 6, 2, None, ((None, plan),)), None, 0)
    lasting = [Outcome((seat,), "R-1") for seat in range(900)]
    for round in range(9):
        values = lasting + [Outcome((seat,), "R-2", score=round) for seat in range(300)]
        told = [[*flattener.flat(value)[:5], fold(flattener.flat(value)[5:])] for value in values]
        expected = [len(values), *told[-2], *told[-1], fold(number for numbers in told[:-2] for number in numbers)]
        assert list(memoryview(writer(values)).cast("q")) == expected


@pytest.mark.parametrize(
    ("plan", "value", "error"),
    [
        (NUMBER, "x", TypeError),
        ((RUN, 4, 2, None, ((None, NUMBER),)), 5, TypeError),
        ((RUN, 4, 2, None, ((None, NUMBER),)), [1, 2, "x"], TypeError),
        ((ROW, 2, 0, None, ((None, NUMBER), (None, NUMBER))), (1,), ValueError),
        ((RECORD, 1, 0, None, (("missing", NUMBER),)), Thing(), AttributeError),
        ((RUN, 4, 2, lambda value: 1 / 0, ((None, NUMBER),)), [], ZeroDivisionError),
        ((FROZEN, 3, 0, None, ()), None, TypeError),
        ((PLAIN, 1), 1, TypeError),
    ],
)
def test_what_does_not_fit_its_plan_is_an_error(plan: Any, value: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        written(plan, value)


def test_there_is_no_row_beyond_the_last() -> None:
    writer = rows.Writer(NUMBER, None, 0)
    masks = rows.Masks({}, 3)
    for index in (-1, 2):
        with pytest.raises(IndexError):
            writer.into(1, bytearray(16), index)
        with pytest.raises(IndexError):
            masks.into([], False, bytearray(6), index)


def test_an_action_without_a_number_is_an_error() -> None:
    masks = rows.Masks({Thing: (0, (("a", None, 1, 2), ("b", {"x": 0, "y": 1}, 0, 1)))}, 5)
    assert masks.number(Thing(a=2, b="y")) == 3
    assert masks.mask([Thing(a=1, b="x"), Thing(a=2, b="y")], True) == bytearray([1, 0, 0, 1, 1])
    for thing, error in [
        (Thing(a=0, b="x"), IndexError),
        (Thing(a=9, b="x"), IndexError),
        (Thing(a=1, b="z"), KeyError),
    ]:
        with pytest.raises(error):
            masks.mask([thing], False)
    with pytest.raises(KeyError):
        masks.number(5)
    with pytest.raises(TypeError):
        masks.mask((), False)

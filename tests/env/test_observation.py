"""Observations are laid out by annotations, keep within their bounds, and tell views apart even when room runs out."""

import pytest

from coffret.env.compiled import rows
from coffret.env.observation import Layout, layout
from coffret.env.shapes import LIMIT, Run, fold, within
from coffret.kernel.game import load
from coffret.testing.walk import walk
from tests.env.support import GAMES


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_has_a_name_and_bounds(slug: str) -> None:
    game = load(slug)
    found = layout(game, game.seat_counts[0], game.simulated({}))
    names = found.names()
    assert len(names) == len(set(names)) == len(found.bounds()) == found.size
    assert {"seat", "table.seats"} & set(names) or "seats" in names
    assert all(-LIMIT <= low <= high <= LIMIT for low, high in found.bounds())


def test_what_is_seen_can_be_found_by_name() -> None:
    game = load("liar")
    found = layout(game, 2, game.simulated({}))
    moment = next(moment for moment in walk(game, 2, 1) if moment.seat >= 0)
    view = game.view(moment.state, 1)
    numbers = memoryview(found.write(view)).cast("q")
    named = dict(zip(found.names(), numbers))
    assert named["seat"] == 1
    assert named["faces[1].length"] == view.dice
    assert [named[f"faces[1][{index}]"] for index in range(view.dice)] == list(view.faces[1])


def test_views_differ_even_where_their_sequences_find_no_room() -> None:
    """Sequences of values get room for one item only; what is lost is summed up."""
    game = load("time-bomb")
    found = Layout(game, 4, game.simulated({}))
    runs = [part for name, part in found.record.parts.items() if name in ("cuts", "talk", "stack")]
    for run in runs:
        assert isinstance(run, Run)
        run.room = 1
        run.width = 2 + run.item.width
    found.record.width = sum(part.width for part in found.record.parts.values())
    found.size = found.record.width
    write = found.writer() if rows else found.generated()
    seen: dict[bytes, object] = {}
    for moment in walk(game, 4, 2):
        view = game.view(moment.state, 0)
        assert seen.setdefault(bytes(write(view)), view) == view
    assert len(runs) == 3


@pytest.mark.parametrize(("one", "other"), [((-1,), (-2,)), ((0, 1), (1, 0)), ((2**62, 5), (5, 2**62)), ((0,), (0, 0))])
def test_sums_of_what_found_no_room_differ(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    assert fold(one) != fold(other)
    assert 0 <= fold(one) < LIMIT


@pytest.mark.parametrize("number", [0, 5, -5, LIMIT, -LIMIT, LIMIT + 1, 2**63, 2**64, 2**70, 2**71, -(2**64), 2**200])
def test_numbers_of_any_size_keep_within_bounds_and_differ(number: int) -> None:
    assert -LIMIT <= within(number) <= LIMIT
    assert abs(number) > LIMIT or within(number) == number
    assert within(number) != within(number * 2 + 1)

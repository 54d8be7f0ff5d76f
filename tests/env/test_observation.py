"""Observations are laid out by annotations, keep within their bounds, and tell views apart even when room runs out."""

import pytest

from coffret.env.observation import Layout, layout
from coffret.env.shapes import LIMIT, FrozenRun
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
    numbers = memoryview(found.write(view, {})).cast("q")
    named = dict(zip(found.names(), numbers))
    assert named["seat"] == 1
    assert named["faces[1].length"] == view.dice
    assert [named[f"faces[1][{index}]"] for index in range(view.dice)] == list(view.faces[1])


def test_views_differ_even_where_their_sequences_find_no_room() -> None:
    """Every sequence gets room for one item only; what is lost is summed up."""
    game = load("time-bomb")
    found = Layout(game, 4, game.simulated({}))
    for run in found.runs.values():
        assert isinstance(run, FrozenRun)
        run.room = 1
        run.width = 2 + run.item.width
    rows: dict[bytes, object] = {}
    cache: dict[int, object] = {}
    for moment in walk(game, 4, 2):
        view = game.view(moment.state, 0)
        row = bytes(found.write(view, cache))  # type: ignore[arg-type]
        assert rows.setdefault(row, view) == view
        assert row == bytes(found.write(view, {}))


def test_what_was_encoded_before_makes_no_difference() -> None:
    game = load("time-bomb")
    found = layout(game, 5, game.simulated({}))
    cache: dict[int, object] = {}
    for moment in walk(game, 5, 3):
        view = game.view(moment.state, 2)
        assert found.write(view, cache) == found.write(view, {})  # type: ignore[arg-type]

"""Environments at length: every game with every number of seats, as OpenSpiel tests its own."""

import json
from typing import Any

import pytest

from coffret.kernel.game import games, load

pytestmark = pytest.mark.slow
pyspiel: Any = pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install coffret[openspiel]")
ours: Any = pytest.importorskip("coffret.env.openspiel")
PLAYS = [(slug, seats) for slug in games() for seats in load(slug).seat_counts]


@pytest.mark.parametrize(("slug", "seats"), PLAYS)
def test_random_plays_pass_and_survive_being_written(slug: str, seats: int) -> None:
    ours.register()
    settings = {"seats": seats, "options": json.dumps({})}
    game = pyspiel.load_game(f"coffret_{slug.replace('-', '_')}", settings)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)

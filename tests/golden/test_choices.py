"""Bots choose the same compiled and interpreted: this runs in both forms, and the choices are kept here as digests.

If rules or bots were changed on purpose, write down what the failing test tells.
"""

import hashlib
from itertools import count

import pytest

from coffret.bots.search import Budget, Search
from coffret.kernel import stack
from coffret.kernel.chance import seeded
from coffret.kernel.game import Bot, Game, load
from coffret.kernel.playout import play_on
from coffret.kernel.stack import State
from coffret.kernel.values import encode

THUMB = {
    "a-team": "b4c48bc714b9",
    "away-missions": "88da884d42e0",
    "thunderbirds": "e36ef13f8ee5",
    "thunderbirds-solo": "5d4e6ccb9c39",
}
SEARCH = {"a-team": "8e21aff0f90e", "away-missions": "f10678fc5472"}
SHARP = {"a-team": "150740057ae9"}


def played(game: Game, decisions: int, player: Bot | None = None) -> State:
    """A play by rules of thumb, or by another player in all seats, after so many decisions."""
    seats = min(2, game.seat_counts[-1])
    state: State = game.start(seats)
    sources = [seeded(f"choices/{seat}") for seat in range(seats)]
    play_on(state, game.view, [player or game.bot] * seats, sources, seeded("choices"), decisions)
    return state


def digest(value: object) -> str:
    """Anything in a few letters."""
    return hashlib.sha256(repr(value).encode()).hexdigest()[:12]


@pytest.mark.parametrize("slug", THUMB)
def test_rules_of_thumb_choose_what_they_chose(slug: str) -> None:
    assert digest(encode(played(load(slug), 120))) == THUMB[slug]


@pytest.mark.parametrize("slug", SHARP)
def test_sharp_bots_choose_what_they_chose(slug: str) -> None:
    game = load(slug)
    assert digest(encode(played(game, 60, game.sharp))) == SHARP[slug]


@pytest.mark.parametrize("slug", SEARCH)
def test_search_imagines_what_it_imagined(slug: str) -> None:
    game = load(slug)
    after = count(60)
    while (decision := stack.decide(state := played(game, next(after)))) is None or len(decision.actions) < 2:
        pass
    search = Search(game, game.view(state, decision.seat), decision.actions, seeded("imagined"))
    search.run(Budget(16))
    assert digest([(option.action, option.ends) for option in search.tried]) == SEARCH[slug]

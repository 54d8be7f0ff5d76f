"""Imagined worlds are drawn by how likely the others had acted as they did, whatever they are imagined for."""

from collections.abc import Callable
from typing import Any

import pytest

from coffret.bots.futures import Clock, chance, paired
from coffret.bots.search import Budget, Search
from coffret.bots.worlds import DRAWN, drawing
from coffret.games.time_bomb.actions import Cut
from coffret.games.time_bomb.state import HIDDEN, State
from coffret.games.time_bomb.view import View
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, load
from coffret.kernel.stack import Action
from tests.bots.test_search import deal

PLAYS = 5
game = load("time-bomb")


def test_only_worlds_are_drawn_in_which_the_others_had_acted_so(monkeypatch: pytest.MonkeyPatch) -> None:
    state, decision = deal(game, 6, "weighed", 20)
    view = game.view(state, decision.seat)
    other = (decision.seat + 1) % 6

    def role(world: State) -> int:
        return world.roles[other]

    fair = {role(game.determinize(view, seeded(number))) for number in range(40)}
    assert len(fair) > 1
    known = min(fair)
    monkeypatch.setattr(game, "likelihood", lambda view: lambda world: float(role(world) == known))
    draw = drawing(game, view)
    assert {role(draw(seeded(number))) for number in range(20)} == {known}


@pytest.mark.parametrize(
    "imagine",
    [
        lambda view, options: chance(game, view, seeded(1), Clock(Budget(PLAYS))),
        lambda view, options: paired(game, view, options[:1], seeded(1), Clock(Budget(PLAYS))),
    ],
    ids=["chance", "hint"],
)
def test_chances_and_hints_weigh_their_worlds(
    monkeypatch: pytest.MonkeyPatch, imagine: Callable[[View, list[Action]], Any]
) -> None:
    state, decision = deal(game, 6, "weighed", 20)
    weighed: list[State] = []

    def likelihood(view: View) -> Callable[[State], float]:
        def weigh(world: State) -> float:
            weighed.append(world)
            return 1.0

        return weigh

    monkeypatch.setattr(game, "likelihood", likelihood)
    imagine(game.view(state, decision.seat), decision.actions)
    assert len(weighed) == DRAWN * PLAYS


def test_where_a_game_cannot_tell_every_world_that_fits_is_drawn(liar: Game) -> None:
    assert liar.likelihood is None
    state, decision = deal(liar, 3, "fits")
    view = liar.view(state, decision.seat)
    assert drawing(liar, view)(seeded(7)) == liar.determinize(view, seeded(7))


def test_of_cables_that_nothing_tells_apart_one_is_tried() -> None:
    """Each player's cables are one choice, whichever the rule of thumb has chosen of them."""
    positions = (deal(game, 6, "alike", number) for number in range(10, 60))
    state, decision = next(each for each in positions if any(isinstance(it, Cut) for it in each[1].actions))
    view = game.view(state, decision.seat)
    tried = [it.action for it in Search(game, view, decision.actions, seeded(1)).tried if isinstance(it.action, Cut)]
    cuts = [action for action in decision.actions if isinstance(action, Cut)]
    assert {it.owner for it in tried} == {it.owner for it in cuts}
    assert len(tried) < len(cuts)
    unseen = [it.owner for it in tried if view.rows[it.owner][it.position] == HIDDEN]
    assert len(unseen) == len(set(unseen))

"""Imagined worlds are drawn by how likely the others had acted as they did, whatever they are imagined for."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from coffret.bots.counting import count
from coffret.bots.review import Screened, screen
from coffret.bots.search import Search
from coffret.bots.worlds import DRAWN, drawing, numbered
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
        lambda view, options: count(game, view, [None], 0, PLAYS),
        lambda view, options: count(game, view, options[:2], 0, PLAYS),
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


def test_a_game_says_how_much_that_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """One world of a hundred is a hundred times as likely: it is drawn nearly always, or, at no trust, as it comes."""
    state, decision = deal(game, 6, "weighed", 20)
    view = game.view(state, decision.seat)
    known = game.determinize(view, seeded(0)).roles
    monkeypatch.setattr(game, "likelihood", lambda view: lambda world: 1e9 if world.roles == known else 1.0)

    def drawn(trust: float) -> int:
        monkeypatch.setattr(game, "about", msgspec.structs.replace(game.about, trust=trust))
        draw = drawing(game, view)
        return sum(draw(seeded(number)).roles == known for number in range(60))

    assert drawn(0.0) < drawn(1.0)


def test_a_position_has_the_same_worlds_whoever_asks() -> None:
    """World by world, and in any order; another seat imagines others."""
    state, decision = deal(game, 6, "weighed", 20)
    one, other = (numbered(game, game.view(state, decision.seat)) for _ in range(2))
    assert [one(number) for number in (0, 1, 2)] == [other(number) for number in (2, 1, 0)][::-1]
    beside = numbered(game, game.view(state, (decision.seat + 1) % 6))
    assert one(0) != beside(0)


def test_where_a_game_cannot_tell_every_world_that_fits_is_drawn(liar: Game) -> None:
    assert liar.likelihood is None
    state, decision = deal(liar, 3, "fits")
    view = liar.view(state, decision.seat)
    assert drawing(liar, view)(seeded(7)) == liar.determinize(view, seeded(7))


def at_a_cut() -> tuple[View, list[Action]]:
    """Somebody has the cutters."""
    positions = (deal(game, 6, "alike", number) for number in range(10, 60))
    state, decision = next(each for each in positions if any(isinstance(it, Cut) for it in each[1].actions))
    return game.view(state, decision.seat), decision.actions


def test_of_cables_that_nothing_tells_apart_one_is_tried() -> None:
    """Each player's cables are one choice, whichever the rule of thumb has chosen of them."""
    view, options = at_a_cut()
    tried = [it.action for it in Search(game, view, options, seeded(1)).tried if isinstance(it.action, Cut)]
    cuts = [action for action in options if isinstance(action, Cut)]
    assert {it.owner for it in tried} == {it.owner for it in cuts}
    assert len(tried) < len(cuts)
    unseen = [it.owner for it in tried if view.rows[it.owner][it.position] == HIDDEN]
    assert len(unseen) == len(set(unseen))


def test_a_cable_that_nothing_tells_apart_is_no_better_choice() -> None:
    """Whoever cuts another one than the rule of thumb would, of the same player, has done the same."""
    view, options = at_a_cut()
    search = Search(game, view, options, seeded(1))
    left_out = next(it for it in options if isinstance(it, Cut) and it not in [each.action for each in search.tried])
    same = search.like(left_out)
    assert same is not None
    assert screen(game, view, [same.action, left_out], left_out, 40) == Screened([], 0.0)

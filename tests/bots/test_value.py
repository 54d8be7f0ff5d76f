"""The learnt chance to win: what is shipped fits its game, means what it says, and is learnt the same again."""

import random
from math import exp
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coffret.bots.search import Budget, Search
from coffret.bots.train import Position, area, calibration, fitted, train
from coffret.bots.value import FILE, Model, Weights, model_of, shared, value_of
from coffret.kernel.chance import seeded
from coffret.kernel.errors import ContentError
from coffret.kernel.game import Features, Game, folder, load
from coffret.kernel.playout import play_on
from coffret.kernel.stack import State
from tests.bots.test_search import deal

LEARNT = ("a-team", "away-missions", "thunderbirds", "thunderbirds-solo")


@pytest.mark.parametrize("slug", LEARNT)
def test_what_is_shipped_tells_how_it_was_learnt_and_how_well_it_fits(slug: str) -> None:
    model = model_of(load(slug))
    assert model is not None
    assert model.command == f"coffret train {slug} --games {model.plays} --seed {model.seed}"
    assert model.held_out.auc > 0.65
    for tenth in model.held_out.calibration:
        if tenth.positions >= 400:
            assert abs(tenth.said - tenth.won) < 0.1


@pytest.mark.parametrize("slug", LEARNT)
def test_a_chance_is_between_0_and_1_at_any_moment(slug: str) -> None:
    game = load(slug)
    value = value_of(game)
    assert value is not None
    seats = min(2, game.seat_counts[-1])
    for decisions in (0, 10, 60, 200):
        state: State = game.start(seats)
        sources = [seeded(f"moments/{seat}") for seat in range(seats)]
        play_on(state, game.view, [game.bot] * seats, sources, seeded("moments"), decisions)
        for seat in range(seats):
            view = game.view(state, seat)
            assert 0.0 <= value(view) <= 1.0
            assert value(view) == value(game.view(state, seat))


@pytest.mark.parametrize("slug", LEARNT)
def test_the_features_are_those_that_are_named(slug: str) -> None:
    game = load(slug)
    assert game.features is not None
    start = game.start(game.seat_counts[0])
    assert len(game.features.of(game.view(start, 0))) == len(game.features.names)


def test_a_game_without_a_model_searches_to_the_end(liar: Game) -> None:
    assert value_of(liar) is None
    state, decision = deal(liar, 2, "end")
    search = Search(liar, liar.view(state, decision.seat), decision.actions, seeded(1))
    search.run(Budget(40))
    assert set(search.thumb.ends) <= {0.0, 1.0}


def test_a_game_with_a_model_is_cut_where_the_model_answers() -> None:
    game = load("away-missions")
    state, decision = deal(game, 2, "cut", 60)
    search = Search(game, game.view(state, decision.seat), decision.actions, seeded(1))
    search.run(Budget(12))
    assert any(0.0 < end < 1.0 for end in search.thumb.ends)


def test_weights_that_are_not_of_these_features_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, liar: Game
) -> None:
    (tmp_path / FILE).write_bytes((folder(load("a-team")) / FILE).read_bytes())
    monkeypatch.setattr("coffret.bots.value.files", lambda package: tmp_path)
    monkeypatch.setattr(liar, "features", Features(("dice",), lambda view: [1.0]))
    with pytest.raises(ContentError, match="coffret train liar"):
        model_of.make(liar)


# Learning


def covered(view: Any) -> list[float]:
    """How well the bid is covered by one's own dice, if one has made it; and how badly, if another has."""
    count, face, bidder = view.bid
    own = view.faces[view.seat].count(face) if len(view.faces) > view.seat else 0
    return [float(own - count) if bidder == view.seat else float(count - own), float(count)]


@pytest.fixture
def learner(liar: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(liar, "features", Features(("covered", "bid"), covered))
    return liar


def test_the_same_seed_learns_the_same(learner: Game) -> None:
    first, second = (train(learner, 30, "same", "how") for _ in range(2))
    assert msgspec.json.encode(first) == msgspec.json.encode(second)
    assert isinstance(first, Model)


def positions(setting: str, weight: float) -> list[Position]:
    """Positions whose chance to win follows one number."""
    draw = random.Random(setting)
    numbers = [draw.uniform(-1, 1) for _ in range(3000)]
    won = [draw.random() < 1 / (1 + exp(-weight * number)) for number in numbers]
    return [Position(0, setting, [number], win) for number, win in zip(numbers, won, strict=True)]


def test_what_decides_is_learnt_for_each_setting() -> None:
    found = fitted([*positions("near", 2.0), *positions("far", -2.0)])
    assert found["near"].weights[0] == pytest.approx(2.0, abs=0.5)
    assert found["far"].weights[0] == pytest.approx(-2.0, abs=0.5)
    assert found[""].weights[0] == pytest.approx(0.0, abs=0.5)


def test_settings_share_the_hidden_units() -> None:
    found = shared(fitted([*positions("near", 2.0), *positions("far", -2.0)]))
    assert found["near"].hidden == found["far"].hidden == found[""].hidden != []
    assert found["near"].chance([0.5]) == pytest.approx(0.73, abs=0.06)
    assert found["far"].chance([0.5]) == pytest.approx(0.27, abs=0.06)


def test_hidden_units_learn_what_two_numbers_tell_together() -> None:
    """Neither of them tells anything alone: it is won if both are high or both are low."""
    draw = random.Random("together")
    rows = [[draw.uniform(-1, 1), draw.uniform(-1, 1)] for _ in range(20_000)]
    (weights,) = fitted([Position(0, "", row, row[0] * row[1] > 0) for row in rows]).values()
    assert weights.chance([0.7, 0.7]) > 0.8 > 0.2 > weights.chance([0.7, -0.7])
    assert weights.chance([-0.7, -0.7]) > 0.8 > 0.2 > weights.chance([-0.7, 0.7])


def test_the_area_is_the_chance_to_rank_a_win_above_a_loss() -> None:
    draw = random.Random(1)
    said = [draw.random() for _ in range(60)]
    won = [draw.random() < chance for chance in said]
    pairs = [(win > loss) for win, w in zip(said, won) if w for loss, other in zip(said, won) if not other]
    assert area(said, won) == pytest.approx(sum(pairs) / len(pairs))


def test_calibration_counts_by_tenths() -> None:
    found = calibration([0.05, 0.07, 0.95, 1.0], [False, True, True, True])
    assert [tenth.positions for tenth in found] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 2]
    assert found[0].won == 0.5


def test_a_certain_position_is_no_overflow() -> None:
    assert Weights(0.0, [1.0]).chance([-1e9]) < 1e-9

"""The example that learns: its world is the Solitaire, and its bot is like any other. Training is left to people."""

import sys
from pathlib import Path
from typing import Any

import pytest

from coffret.kernel.chance import seeded
from coffret.kernel.errors import OptionError
from coffret.kernel.game import load

np: Any = pytest.importorskip("numpy", reason="needs the libraries for learning: pip install coffret[rl]")
pytest.importorskip("gymnasium", reason="needs the libraries for learning: pip install coffret[rl]")
EXAMPLE = Path(__file__).parents[1] / "examples" / "learn-solitaire"


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [*sys.path, str(EXAMPLE)])
    from coffret_learned.world import Solitaire

    return Solitaire(1)


def test_a_play_goes_to_its_end_and_pays_for_what_was_done(world: Any) -> None:
    rng = np.random.default_rng(1)
    row, _ = world.reset(seed=5)
    paid, over, told = 0.0, False, {}
    before = world.dealt_with()
    while not over:
        assert row in world.observation_space
        mask = world.action_masks()
        assert mask.shape == (world.action_space.n,)
        row, reward, over, late, told = world.step(rng.choice(np.flatnonzero(mask)))
        paid += reward
        assert not late
    assert told["won"] is False
    assert paid == pytest.approx(0.1 * (world.dealt_with() - before))


def test_the_same_seed_is_the_same_play(world: Any) -> None:
    one, _ = world.reset(seed=5)
    other, _ = world.reset(seed=6)
    again, _ = world.reset(seed=5)
    assert (one == again).all()
    assert (one != other).any()


def test_every_option_is_described_and_hidden_cards_make_no_difference(world: Any) -> None:
    from coffret_learned.choices import COARSE
    from coffret_learned.features import SLUG
    from coffret_learned.world import row

    game = load(SLUG)
    world.reset(seed=5)
    rng = np.random.default_rng(2)
    for step in range(60):
        options = world.play.part.actions
        distinct = world.choices.distinct(options)
        assert set(distinct) <= set(options)
        assert {type(option) for option in distinct} == {type(option) for option in options}
        assert all(type(option).__name__ in COARSE for option in set(options) - set(distinct))
        view = game.view(world.state, 0)
        drawn = game.view(game.determinize(view, seeded(f"drawn {step}")), 0)
        assert (row(view, world.choices, distinct) == row(drawn, world.choices, distinct)).all()
        assert (world.row() == row(view, world.choices, distinct)).all()
        _, _, over, _, _ = world.step(rng.choice(np.flatnonzero(world.action_masks())))
        if over:
            return


def test_of_options_that_count_as_one_the_one_that_stores_most_is_left(world: Any) -> None:
    from coffret.games.thunderbirds_solo.actions import Discard, Keep

    options = [Discard(1), Keep(1, (0,)), Keep(1, (0, 2)), Keep(1, (2,)), Keep(2, (0,))]
    assert world.choices.distinct(options) == [Discard(1), Keep(1, (0, 2)), Keep(2, (0,))]


def test_the_bot_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(EXAMPLE)])
    monkeypatch.setenv("COFFRET_LEARNED", str(tmp_path / "none.zip"))
    from coffret_learned import bot

    assert bot(load("a-team")) == load("a-team").bot
    with pytest.raises(OptionError, match=r"none\.zip is missing"):
        bot(load("thunderbirds-solo"))

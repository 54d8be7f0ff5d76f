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
    while not over:
        assert row in world.observation_space
        mask = world.action_masks()
        assert mask.shape == (world.action_space.n,)
        row, reward, over, late, told = world.step(rng.choice(np.flatnonzero(mask)))
        paid += reward
        assert not late
    assert told["won"] is False
    answered = 1 - len(world.state.deck) / world.calls
    assert paid == pytest.approx(answered, abs=0.5)  # the rest are differences of potentials


def test_the_same_seed_is_the_same_play(world: Any) -> None:
    one, _ = world.reset(seed=5)
    other, _ = world.reset(seed=6)
    again, _ = world.reset(seed=5)
    assert (one == again).all()
    assert (one != other).any()


def test_every_option_is_a_choice_and_hidden_cards_make_no_difference(world: Any) -> None:
    from coffret_learned.features import SLUG, features

    game = load(SLUG)
    world.reset(seed=5)
    rng = np.random.default_rng(2)
    for step in range(30):
        options = world.inner.play.part.actions
        by_number = world.choices.by_number(options)
        assert set(by_number.values()) <= set(options)
        assert {world.choices.number[name] for name in shorts(game, options)} == set(by_number)
        view = game.view(world.state, 0)
        drawn = game.determinize(view, seeded(f"drawn {step}"))
        assert (features(view) == features(game.view(drawn, 0))).all()
        _, _, over, _, _ = world.step(rng.choice(np.flatnonzero(world.action_masks())))
        if over:
            return


def shorts(game: Any, options: Any) -> set[str]:
    from coffret_learned.choices import short

    return {short(game.vocabulary.write(option)) for option in options}


def test_the_bot_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(EXAMPLE)])
    monkeypatch.setenv("COFFRET_LEARNED", str(tmp_path / "none.zip"))
    from coffret_learned import bot

    assert bot(load("a-team")) == load("a-team").bot
    with pytest.raises(OptionError, match=r"none\.zip is missing"):
        bot(load("thunderbirds-solo"))

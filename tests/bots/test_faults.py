"""A bot that fails ends no play: something possible is done in its place, and it is logged and told."""

import logging
from pathlib import Path
from typing import Any

import pytest

from coffret.bots import BOTS
from coffret.bots.faults import Faults, careful, instead
from coffret.env.opponents import Opponents
from coffret.env.play import Play, Rules
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game, load
from coffret.kernel.stack import NOTHING
from coffret.lab.kept import simulate_to
from coffret.lab.simulate import Experiment, simulate
from tests.cli.running import Inside, coffret

__all__ = ["coffret"]
ZERO = "ZeroDivisionError: integer division or modulo by zero (test_faults.py:"


def stumbling(view: Any, options: list[Any], rng: Any) -> Any:
    """A rule of thumb that one position is too much for."""
    return options[0] if view.bid[0] else 1 // view.bid[0]


def cheating(view: Any, options: list[Any], rng: Any) -> Any:
    return "liar"


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stumbling", lambda game: stumbling)
    monkeypatch.setitem(BOTS, "cheating", lambda game: cheating)


@pytest.mark.parametrize(
    ("player", "why"), [(stumbling, ZERO), (cheating, "IllegalAction: a bot chose liar, which is not offered")]
)
def test_something_possible_is_done_in_its_place(
    liar: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, player: Any, why: str
) -> None:
    monkeypatch.setattr("coffret.bots.faults.known", set())
    faults, state = Faults(), liar.start(2)
    view, options = liar.view(state, 0), [*[liar.action(f"bid 1:{face}", 2) for face in range(1, 7)]]
    choose = careful(liar, player, faults.note)
    found = [choose(view, options, seeded(number)) for number in range(20)]
    assert set(found) <= set(options)
    assert found == [choose(view, options, seeded(number)) for number in range(20)]
    ((fault, count),) = faults.counts.items()
    assert fault.startswith(why)
    assert count == 40
    (logged,) = caplog.records
    assert logged.levelno == logging.ERROR


def test_who_may_choose_lets_it_pass(liar: Game) -> None:
    assert instead(liar, [liar.action("bid 1:1", 2), NOTHING], seeded(1)) is NOTHING


def test_nobody_gives_up_by_a_fault() -> None:
    game = load("away-missions")
    options = [game.action("concede", 2), game.action("breathe", 2)]
    assert {instead(game, options, seeded(number)) for number in range(20)} == {options[1]}
    assert instead(game, options[:1], seeded(1)) == options[0]


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize("is_kept", [False, True])
def test_a_simulation_goes_on_and_counts_the_faults(liar: Game, tmp_path: Path, is_kept: bool) -> None:
    if is_kept:
        pytest.importorskip("polars")
    experiment = Experiment(game="liar", games=30, bots=("stumbling", "thumb"), seed=1)
    report = simulate_to(tmp_path / "games.parquet", experiment) if is_kept else simulate(experiment)
    ((fault, count),) = report.faults.items()
    assert fault.startswith(ZERO)
    assert 10 < count <= report.games == 30
    assert simulate(Experiment(game="liar", games=30, bots=("thumb", "thumb"), seed=1)).faults == {}


@pytest.mark.usefixtures("faulty")
def test_who_asks_for_figures_is_told(coffret: Inside) -> None:
    done = coffret("simulate", "liar", "--games", 5, "--bots", "cheating,thumb")
    assert done.code == 0
    assert "A bot failed, and something possible was done at random in its place (" in done.out
    assert "IllegalAction: a bot chose liar, which is not offered" in done.out


@pytest.mark.usefixtures("faulty")
def test_an_opponent_in_an_environment_goes_on(liar: Game) -> None:
    rules = Rules("liar", 2)
    opponents, play = Opponents(rules, 1, "stumbling"), Play(rules)
    for number in range(5):
        opponents.begin(play, f"faults {number}")
    assert opponents.faults.counts.total() >= 1

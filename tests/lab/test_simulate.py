"""The lab counts every game once, whatever the batches."""

from pathlib import Path

import pytest

from coffret.kernel.content import parse
from coffret.kernel.game import Game
from coffret.lab.simulate import Experiment, cut, outcome_name, play_batch, simulate


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 3), (1000, 2), (99_999, 8)])
def test_batches_hold_every_game_once(games: int, jobs: int) -> None:
    assert [number for batch in cut(games, jobs) for number in batch] == list(range(games))


def test_progress_hears_of_every_game(liar: Game) -> None:
    heard: list[int] = []
    report = simulate(Experiment(game="liar", games=37, bots=("random",) * 2, seed=1), done=heard.append)
    assert sum(heard) == report.games == 37


def test_more_games_begin_with_the_same_ones(liar: Game) -> None:
    few, many = (Experiment(game="liar", games=games, bots=("random",) * 2, seed=1) for games in (10, 20))
    rest = play_batch(many, range(10, 20), liar.own_facts())
    assert simulate(few).decisions + rest.decisions == simulate(many).decisions


BEACON = Path(__file__).parents[2] / "docs" / "scenarios.md"


def test_a_mission_of_ones_own_is_what_is_played() -> None:
    text = BEACON.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    pack = parse(text, "mine.toml")
    usual = Experiment(game="away-missions", games=3, bots=("random",), seed=1)
    own = Experiment(game="away-missions", games=3, bots=("random",), seed=1, pack=pack, pack_file="mine.toml")
    other = Experiment(
        game="away-missions", games=3, bots=("random",), seed=1, pack=pack, options={"scenario": "trilon"}
    )
    assert own.options == {"scenario": "own"}
    assert simulate(own).options["scenario"] == "own"
    assert simulate(own).decisions != simulate(usual).decisions
    assert "--option scenario=own --content mine.toml" in own.command()
    assert other.options == {"scenario": "trilon"}


@pytest.mark.parametrize(
    ("ending", "name"),
    [
        (("agency", (), "X-A-01"), "agency"),
        (("", (1,), "X-A-01"), "seat 2"),
        (("", (0, 2), "X-A-01"), "seat 1+3"),
        (("", (), "X-A-01"), "nobody"),
    ],
)
def test_outcomes_are_named_by_side_or_seat(ending: tuple[str, tuple[int, ...], str], name: str) -> None:
    assert outcome_name(ending) == name

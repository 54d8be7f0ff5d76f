"""`coffret bench`: the figures and their names."""

import json

import pytest

from coffret.kernel.game import load
from coffret.lab.bench import beside_hanabi, form, random_spiel
from tests.cli.running import Inside


def test_figures_for_programs(coffret: Inside) -> None:
    found = json.loads(coffret("bench", "liar", "--seconds", 0.05, "--json").out)
    assert found["reference"] > 0
    assert found["form"] == form()
    speed = found["games"]["liar"]
    assert speed["seats"] == 6
    for name in ("decisions_per_second", "copy_us", "view_us", "determinize_us", "thumb_us", "thumb_plays_per_second"):
        assert speed[name] > 0
    assert speed["imagined_per_second"] > speed["searches_per_second"] > 0
    assert 0 < speed["by_players"] < 1


def test_figures_for_people(coffret: Inside) -> None:
    out = coffret("bench", "liar", "--seconds", 0.05).out
    assert "decisions/s" in out
    assert "Reference loop" in out


def test_a_game_whose_bots_do_not_search_is_measured(coffret: Inside) -> None:
    found = json.loads(coffret("bench", "time-bomb", "--seconds", 0.05, "--json").out)
    assert found["games"]["time-bomb"]["searches_per_second"] is None
    assert "–" in coffret("bench", "time-bomb", "--seconds", 0.05).out


def test_random_play_is_compared_with_hanabi_in_the_same_run() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is an extra")
    assert random_spiel(pyspiel.load_game("hanabi"), 0.01) > 0
    rate, by_players, times = beside_hanabi(load("a-team"), 2, 0.05)
    assert rate > 0
    assert 0 < by_players < 1
    assert times is not None
    assert times > 0

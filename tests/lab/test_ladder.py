"""A ladder rates bots by deals that are the same for all."""

import json
from pathlib import Path

import pytest

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game, load
from coffret.lab.ladder import MIDDLE, Match, Wins, climb, is_together, ladder_study, lineups, match, posterior, score
from coffret.lab.workers import Here
from tests.cli.running import Inside

pytest.importorskip("choix", reason="without the extra lab there are no ladders")


def test_every_pair_sits_both_ways_round() -> None:
    assert lineups(("a", "b"), 3, together=False) == [("a", "b", "a"), ("b", "a", "b")]
    pairs = lineups(("a", "b", "c"), 2, together=False)
    assert sorted(pairs) == sorted([("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")])
    assert lineups(("a", "b"), 2, together=True) == [("a", "a"), ("b", "b")]


def test_games_show_whether_seats_win_together(liar: Game) -> None:
    assert is_together(load("thunderbirds-solo"), 1, {})
    assert not is_together(liar, 3, {})


def test_who_wins_more_often_in_the_two_games_of_a_deal_beats_the_other() -> None:
    wins: Wins = {("a", "b"): {0: (0,), 1: (0,), 2: (1,), 3: (0,)}, ("b", "a"): {0: (1,), 1: (0,), 2: (0,)}}
    assert match("a", "b", wins, together=False) == Match("a", "b", 3, better=1, worse=1)
    assert score(("a", "b", "a"), (0, 1, 2), "a", "b") == 1


def test_who_wins_a_deal_beats_who_loses_it() -> None:
    wins: Wins = {("a", "a"): {0: (0, 1), 1: (0, 1), 2: ()}, ("b", "b"): {0: (), 1: (0, 1), 2: (0, 1)}}
    assert match("a", "b", wins, together=True) == Match("a", "b", 3, better=1, worse=1)


def apart(covariance: list[list[float]]) -> float:
    """The variance of the difference between the first two."""
    return covariance[0][0] + covariance[1][1] - 2 * covariance[0][1]


def test_strengths_are_bradley_and_terrys() -> None:
    many = [Match("a", "b", 1000, 750, 250), Match("b", "c", 1000, 500, 500), Match("a", "c", 1000, 750, 250)]
    mean, covariance = posterior(["a", "b", "c"], many)
    assert mean[0] - mean[1] == pytest.approx(1.0986, abs=0.03)  # log 3
    assert mean[1] == pytest.approx(mean[2], abs=0.03)
    few, unsure = posterior(["a", "b", "c"], [Match("a", "b", 4, 3, 1)])
    assert apart(unsure) > 10 * apart(covariance)
    assert 0 < few[0] - few[1] < 2
    assert few[2] == pytest.approx(0, abs=0.01)


def test_a_ladder_finds_who_is_better_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    study, together = ladder_study("a-team", ["random", "thumb"], 2, 12, "ladder", {})
    assert not together
    ladder = climb(study, together, tmp_path, Here())
    assert [rung.bot for rung in ladder.rungs] == ["thumb", "random"]
    best, worst = ladder.rungs
    assert (best.rating, best.low, best.high) == (MIDDLE, MIDDLE, MIDDLE)
    assert worst.low < worst.rating < worst.high < MIDDLE
    assert best.games == worst.games == 24
    assert best.share + worst.share == pytest.approx(1)
    assert climb(study, together, tmp_path, Here()) == ladder


def test_bots_that_play_together_are_rated_by_the_deals_they_win(tmp_path: Path) -> None:
    study, together = ladder_study("thunderbirds-solo", ["random", "thumb"], 1, 3, "ladder", {})
    assert together
    ladder = climb(study, together, tmp_path, Here())
    assert [rung.bot for rung in ladder.rungs] == ["thumb", "random"]
    assert [rung.games for rung in ladder.rungs] == [3, 3]
    assert ladder.rungs[1].share == 0


def test_one_bot_makes_no_ladder() -> None:
    with pytest.raises(CoffretError, match="two different bots"):
        ladder_study("a-team", ["thumb", "thumb"], 2, 1, 1, {})


def test_the_command_shows_a_table_and_writes_a_page(coffret: Inside, tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    words = ("ladder", "liar", "--games", "3", "--seats", "2", "--bots", "random,thumb", "--out", out)
    told = coffret(*words)
    assert told.code == 0
    assert "thumb" in told.out
    page = (tmp_path / "out" / "liar" / "ladder.html").read_text()
    assert "Pair by pair" in page
    assert 'data-spec="ratings"' in page
    found = json.loads(coffret(*words, "--json").out)
    assert {rung["bot"] for rung in found[0]["rungs"]} == {"random", "thumb"}
    assert coffret("ladder", "liar", "--bots", "thump,random", "--out", out).code == 2
    assert "thumb" in coffret("ladder", "liar", "--bots", "thump,random", "--out", out).err

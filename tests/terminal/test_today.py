"""Calls in the terminal: one try at the deal of the day or the week, and the streak."""

import json
import sqlite3
from itertools import count
from pathlib import Path

import pytest

from coffret.kernel.calls import deal
from coffret.kernel.save import open_file
from coffret.terminal import today
from tests.cli.running import Inside

MONDAY = 1_794_182_400.0  # 2026-11-09
WEEK = 7 * 86_400.0
TO_THE_END = "1\n" * 80
Call = dict[str, object]


@pytest.fixture(autouse=True)
def monday(monkeypatch: pytest.MonkeyPatch) -> None:
    at(monkeypatch, MONDAY)
    numbers = count(1)
    monkeypatch.setattr("secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}")  # the same deals


def at(monkeypatch: pytest.MonkeyPatch, moment: float) -> None:
    """Set the clock."""
    monkeypatch.setattr(today, "now", lambda: moment)


def standing(coffret: Inside) -> Call:
    """How things are with the call of liar's dice."""
    (found,) = json.loads(coffret("today", "liar", "--json").out)["calls"]
    call: Call = found
    return call


def test_every_game_has_its_call(coffret: Inside) -> None:
    out = coffret("today").out
    assert "thunderbirds-solo  Thunderbirds Solitaire" in out
    assert "today" in out.split("thunderbirds-solo")[1].splitlines()[0]
    assert "this week  not tried yet" in out
    assert "coffret today" in out


def test_a_call_is_tried_once_and_counts_for_the_streak(coffret: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    assert standing(coffret)["state"] == "new"
    out = coffret("today", "liar", lines=TO_THE_END).out
    assert "1 in a row" in out
    assert "seed" not in out  # others may still play this deal
    mine = standing(coffret)
    assert mine["state"] in ("won", "lost")
    assert (mine["call"], mine["streak"]) == ("2026-11-09", 1)
    again = coffret("today", "liar", lines=TO_THE_END).out
    assert "Which" not in again
    assert "1 in a row" in again
    assert standing(coffret) == mine
    at(monkeypatch, MONDAY + WEEK)
    assert (standing(coffret)["state"], standing(coffret)["streak"]) == ("new", 1)
    coffret("today", "liar", lines=TO_THE_END)
    assert (standing(coffret)["streak"], standing(coffret)["best_streak"]) == (2, 2)
    at(monkeypatch, MONDAY + 4 * WEEK)
    assert (standing(coffret)["streak"], standing(coffret)["best_streak"]) == (0, 2)


def test_a_try_that_was_left_is_gone_on_with_and_not_begun_anew(coffret: Inside) -> None:
    out = coffret("today", "liar", lines="1\nquit\n").out
    assert "coffret today liar" in out
    assert standing(coffret)["state"] == "open"
    assert not coffret.saves()  # it is not to be had by another way
    (kept,) = (coffret.home / "calls").glob("*.coffret")
    begun = kept.read_text().splitlines()[0]
    coffret("today", "liar", lines="quit\n")
    assert kept.read_text().splitlines()[0] == begun
    coffret("today", "liar", lines=TO_THE_END)
    assert standing(coffret)["state"] in ("won", "lost")
    assert not list((coffret.home / "calls").iterdir())


def test_what_was_learnt_in_a_call_is_not_taken_back(coffret: Inside) -> None:
    out = coffret("today", "liar", lines="hint\n1\nundo\nquit\n").out
    assert "There are no hints here" in out
    assert "nothing that has shown something new can be taken back" in out


def test_the_deal_is_that_of_the_box_of_this_machine(coffret: Inside) -> None:
    secret = b"s" * 32
    coffret.home.mkdir()
    with sqlite3.connect(coffret.home / today.TABLES) as db:
        db.execute("CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL)")
        db.execute("INSERT INTO secrets VALUES ('calls', ?)", (secret,))
    coffret("today", "liar", lines="quit\n")
    (kept,) = (coffret.home / "calls").glob("*.coffret")
    assert open_file(kept).header.seed == deal(secret, "liar", "2026-11-09")


def test_two_terminals_have_deals_of_their_own_that_nobody_can_guess(coffret: Inside, tmp_path: Path) -> None:
    one, other = today.Kept(), today.Kept()
    assert today.secret_of(one) != today.secret_of(other)
    assert today.secret_of(one) == today.secret_of(one)


def test_a_broken_list_of_tries_is_left_alone_and_said(coffret: Inside) -> None:
    coffret.home.mkdir()
    (coffret.home / today.FILE).write_text("{")
    done = coffret("today")
    assert done.code == 2
    assert today.FILE in done.err
    assert (coffret.home / today.FILE).read_text() == "{"

"""`coffret review`: a saved play looked through, as text, for programs, and as a page."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Inside


@pytest.fixture
def night(coffret: Inside, tmp_path: Path) -> Path:
    """A whole game."""
    path = tmp_path / "night.coffret"
    assert coffret("play", "liar", "--seats", 2, "--seed", 2, "--save", path, lines="bid 1:6\nliar\n").code == 0
    return path


@pytest.mark.parametrize(("lang", "title"), [("en", "Review of Liar's Dice"), ("fr", "Analyse de")])
def test_a_play_is_looked_through(coffret: Inside, night: Path, lang: str, title: str) -> None:
    done = coffret("review", night, "--plays", 20, "--lang", lang)
    assert done.code == 0
    assert done.out.startswith(title)
    assert "Ada" in done.out


def test_for_programs_and_as_a_page(coffret: Inside, night: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    found = json.loads(coffret("review", night, "--plays", 20, "--json", "--html", page).out)
    assert {"summary", "moments", "curves", "mistakes", "together", "plays"} <= set(found)
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize("plays", [0, 19, 10_001])
def test_so_many_plays_are_refused(coffret: Inside, night: Path, plays: int) -> None:
    done = coffret("review", night, "--plays", plays)
    assert done.code == 2
    assert "--plays is at least 20 and at most 10,000" in done.err


def test_seconds_are_understood_and_change_nothing(coffret: Inside, night: Path) -> None:
    """As scripts for 0.3.0 have them."""
    plain, timed = (coffret("review", night, "--plays", 20, "--json", *more) for more in ((), ("--seconds", 0.5)))
    assert timed.code == 0
    assert timed.out == plain.out
    assert "--seconds changes nothing any more" in timed.err

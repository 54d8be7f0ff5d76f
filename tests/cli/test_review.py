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
    done = coffret("review", night, "--seconds", 0.5, "--lang", lang)
    assert done.code == 0
    assert done.out.startswith(title)
    assert "Ada" in done.out


def test_for_programs_and_as_a_page(coffret: Inside, night: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    found = json.loads(coffret("review", night, "--seconds", 0.5, "--json", "--html", page).out)
    assert {"summary", "curves", "turns", "mistakes", "together"} <= set(found)
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_seconds_that_make_no_sense_are_refused(coffret: Inside, night: Path) -> None:
    assert coffret("review", night, "--seconds", 0).code == 2

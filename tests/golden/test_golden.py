"""Golden playthroughs: every kept play replays to the same end, and its story is told in the same lines."""

from itertools import zip_longest
from pathlib import Path

import pytest

from coffret.kernel.game import games
from coffret.kernel.save import read_text, write_text
from coffret.testing.golden import read_plays, story

FOLDER = Path(__file__).parent
KEPT = sorted(FOLDER.glob("*/*.coffret"))
HINT = "if the change is wanted, run tools/golden.py (with --tell if only wording has changed) and read the difference"


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_play_replays_and_its_story_is_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = read_text(text, str(path), rolls=False)
    assert table.outcome is not None
    assert write_text(table, lasting=False) == text
    kept = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    for number, (line, was) in enumerate(zip_longest(story(table), kept), 1):
        assert line == was, f"{path.with_suffix('.txt')}, line {number}; {HINT}"


@pytest.mark.parametrize("slug", games())
def test_a_game_keeps_the_plays_it_says(slug: str) -> None:
    assert (FOLDER / slug / "plays.toml").is_file(), (
        f"{slug} keeps no plays: say which in tests/golden/{slug}/plays.toml"
    )
    names = {name for name, _, _ in read_plays(FOLDER / slug).each()}
    assert {path.stem for path in (FOLDER / slug).glob("*.coffret")} == names
    assert {path.stem for path in (FOLDER / slug).glob("*.txt")} == names

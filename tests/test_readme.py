"""What the README and the page for researchers show is what happens."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_first_screen_says_how_to_play_and_how_to_test() -> None:
    first_screen = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:24])
    assert "make play" in first_screen
    assert "make test" in first_screen


@pytest.mark.parametrize("page", ["README.md", "docs/research.md"])
def test_the_examples_hold(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    result = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=flags)
    assert result.attempted >= 8
    assert result.failed == 0

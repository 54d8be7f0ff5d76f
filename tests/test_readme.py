"""What the README shows is what happens."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_examples_of_the_readme_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=flags)
    assert result.attempted >= 8
    assert result.failed == 0

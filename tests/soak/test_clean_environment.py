"""The guide in an environment that has the wheel and what it needs, and nothing of this project's own."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_guide import Reader, follow
from tests.waiting import PATIENCE

pytestmark = pytest.mark.slow
WHEELS = Path(__file__).parents[2] / "build" / "wheel"  # made by `make setup`


def test_the_guide_makes_a_game_in_a_clean_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    (wheel,) = WHEELS.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "clean"], check=True, timeout=PATIENCE)
    python = str(tmp_path / "clean" / "bin" / "python")
    needed = [f"{wheel}[testing]", "hatchling", "httpx"]  # to build the game, and to look at it
    subprocess.run([python, "-m", "pip", "install", "-q", *needed], check=True, timeout=5 * PATIENCE)
    follow(Reader(tmp_path, python))

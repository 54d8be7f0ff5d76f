"""The tests of each game notice when its rules are broken (`make soak`): nineteen mutants of twenty at least."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from coffret.kernel.game import games

ROOT = Path(__file__).parents[2]
LEAST = "95"  # percent


@pytest.mark.slow
@pytest.mark.parametrize("slug", games())
def test_the_tests_notice_broken_rules(slug: str) -> None:
    command = [sys.executable, "-P", "tools/mutants.py", slug, "--least", LEAST]
    sources = {**os.environ, "PYTHONPATH": "src", "COFFRET_FORM": "interpreted"}
    done = subprocess.run(command, cwd=ROOT, env=sources, capture_output=True, text=True, check=False)
    print(f"\n{done.stdout}{done.stderr}")
    assert done.returncode == 0

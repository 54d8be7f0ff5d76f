"""A study that is killed again and again loses nothing but the chunk under way, and counts nothing twice."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from coffret.lab.run import run_study
from coffret.lab.study import read_study
from coffret.lab.workers import Here
from tests.lab.test_run import games
from tests.waiting import PATIENCE

pytest.importorskip("polars", reason="without the extra lab there are no studies")
STUDY = 'title = "Killed"\nseed = "kills"\ngames = 6\nchunk = 1\n[grid]\ngame = ["a-team"]\nseats = [2, 3]\n'
STARTS = (0, 1, 4, 7, 5, 3)  # file operations until the next kill
KILLED = Path(__file__).with_name("killed.py")


def kept(folder: Path) -> dict[str, bytes]:
    """The chunks that are kept, by name."""
    return {file.name: file.read_bytes() for file in folder.glob("chunks/*.parquet")}


def test_some_kills_lose_nothing_and_count_nothing_twice(tmp_path: Path) -> None:
    file, out = tmp_path / "study.toml", tmp_path / "out"
    file.write_text(STUDY + 'bots = ["random"]\n')
    before: dict[str, bytes] = {}
    for count in STARTS:
        command = [sys.executable, "-P", str(KILLED), str(count), str(file), str(out)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == -signal.SIGKILL, done.stderr
        now = kept(out)
        assert now.items() >= before.items()  # what was kept is not even written again
        assert len(now) - len(before) <= (count + 1) // 2  # a chunk takes two operations
        before = now
    assert 4 <= len(before) < 12
    study = read_study(file)
    ended = run_study(study, out, Here())
    assert ended == run_study(study, tmp_path / "whole", Here())
    assert games(out).equals(games(tmp_path / "whole"))
    assert kept(out).items() >= before.items()

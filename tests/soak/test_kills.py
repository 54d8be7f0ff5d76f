"""Two hundred kills of studies at any moment, and some of their workers: nothing is lost but the chunk under way."""

import multiprocessing
import os
import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from coffret.lab.run import run_study
from coffret.lab.study import read_study
from coffret.lab.workers import Here
from tests.lab.test_kills import kept
from tests.lab.test_run import games

pytestmark = pytest.mark.slow
pytest.importorskip("polars", reason="without the extra lab there are no studies")
KILLS, OF_COMMANDS = 200, 20
STUDY = """
title = "Killed"
seed = {seed}
games = 60
chunk = 2
[grid]
game = ["a-team"]
seats = [2, 3]
bots = ["random"]
"""


def play(file: Path, out: Path) -> None:
    """Play a study, or what is left of it."""
    run_study(read_study(file), out, Here())


def check(file: Path, out: Path, before: dict[str, bytes], whole: Path) -> None:
    """Whether a study that is over has the games of one that nobody disturbed, and those that it had before."""
    assert kept(out).items() >= before.items()
    run_study(read_study(file), whole, Here())
    assert games(out).equals(games(whole))


def test_two_hundred_kills(tmp_path: Path) -> None:
    rng = random.Random(1)
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(
        ["pytest", "polars", "coffret.lab.run", "coffret.lab.workers", "coffret.games.a_team"]
    )
    kills = studies = between = 0
    while kills < KILLS:
        studies += 1
        file, out = tmp_path / f"{studies}.toml", tmp_path / f"{studies}"
        file.write_text(STUDY.format(seed=studies))
        before: dict[str, bytes] = {}
        pace = 0.5  # seconds: longer while nothing gets done, shorter while something does
        while True:
            process = context.Process(target=play, args=(file, out))
            process.start()
            process.join(rng.expovariate(1 / pace))
            if process.exitcode is not None:
                assert process.exitcode == 0
                break
            process.kill()
            process.join()
            kills += 1
            now = kept(out)
            assert now.items() >= before.items()  # nothing that was kept is lost, or written again
            between += len(now) > len(before)
            pace *= 0.9 if len(now) > len(before) else 1.3
            before = now
        check(file, out, before, tmp_path / f"{studies} whole")
    print(
        f"\n{kills} kills of {studies} studies, {between} of them after new chunks: nothing lost, nothing counted twice"
    )
    assert between > KILLS / 10


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def are_gone(pids: list[int], seconds: float = 60) -> bool:
    """Whether processes end by themselves, which is waited for."""
    end = monotonic() + seconds
    while monotonic() < end and any(Path(f"/proc/{pid}").exists() for pid in pids):
        sleep(0.05)
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)


def test_kills_of_the_command_and_its_workers(tmp_path: Path) -> None:
    rng = random.Random(2)
    kills = of_workers = studies = 0
    while kills < OF_COMMANDS:
        studies += 1
        file, out = tmp_path / f"{studies}.toml", tmp_path / f"{studies}"
        file.write_text(STUDY.format(seed=studies).replace("games = 60", "games = 400"))
        command = [sys.executable, "-P", "-m", "coffret", "lab", str(file), "--out", str(out), "--jobs", "2"]
        before: dict[str, bytes] = {}
        pace = 3.0  # seconds
        while True:
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            try:
                _, told = process.communicate(timeout=rng.uniform(0.2, 1) * pace)
                assert process.returncode == 0, told
                break
            except subprocess.TimeoutExpired:
                pass
            workers = children(process.pid)
            if workers and rng.random() < 0.5:  # a worker first: it is replaced
                with suppress(ProcessLookupError):
                    os.kill(rng.choice(workers), signal.SIGKILL)
                of_workers += 1
                sleep(rng.uniform(0, 1))
                workers = list({*workers, *children(process.pid)})
            process.kill()
            process.communicate()
            kills += 1
            assert are_gone(workers), "workers of a killed study go on"
            now = kept(out)
            assert now.items() >= before.items()
            pace *= 1.3 if len(now) == len(before) else 0.9
            before = now
        check(file, out, before, tmp_path / f"{studies} whole")
    print(f"\n{kills} kills of the command and {of_workers} of its workers: nothing lost, nothing counted twice")

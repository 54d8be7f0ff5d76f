"""The author's proof: the example is installed as a package of its own and played like any other game."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

PLUGIN = ("-p", "no:coffret", "-p", "coffret.testing.plugin")  # by name: the sources may be newer than the install
EXAMPLE = Path(__file__).parent.parent / "examples" / "coffret-liar"


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> object:
    """A function that runs Python with the example installed beside everything else."""
    target = tmp_path_factory.mktemp("site")
    pip = ["pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([sys.executable, "-m", *pip, str(EXAMPLE)], check=True, capture_output=True)
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(target)]))

    def run(*args: str, lines: str = "") -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": path, "COFFRET_LANG": "en"}
        command = [sys.executable, "-P", "-m", *args]
        return subprocess.run(command, input=lines, env=environment, capture_output=True, text=True, timeout=PATIENCE)

    return run


def test_the_example_is_in_the_box(run) -> None:  # type: ignore[no-untyped-def]
    shown = json.loads(run("coffret", "games", "--json").stdout)
    assert "liar" in json.dumps(shown)


def test_the_example_is_played_in_the_terminal(run) -> None:  # type: ignore[no-untyped-def]
    done = run("coffret", "play", "liar", "--seats", "2", "--seed", "5", lines="bid 6:6\n" + "liar\n" * 3)
    assert done.returncode == 0, done.stderr
    assert "LD-CALL-02" in done.stdout


def test_the_example_is_simulated(run) -> None:  # type: ignore[no-untyped-def]
    chosen = ("--seats", "3", "--games", "200", "--bots", "thumb,random,random", "--seed", "1")
    done = run("coffret", "simulate", "liar", *chosen, "--json")
    result = json.loads(done.stdout)
    assert (result["game"], result["games"], result["seats"]) == ("liar", 200, 3)


def test_the_example_passes_its_own_tests_and_all_laws(run) -> None:  # type: ignore[no-untyped-def]
    done = run("pytest", "-q", "-p", "no:cacheprovider", *PLUGIN, str(EXAMPLE / "tests"))
    assert done.returncode == 0, done.stdout


def test_the_example_has_no_fault(run) -> None:  # type: ignore[no-untyped-def]
    done = run("coffret", "check", str(EXAMPLE))
    assert (done.returncode, "nothing is wrong" in done.stdout) == (0, True), done.stdout

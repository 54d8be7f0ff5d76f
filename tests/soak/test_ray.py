"""A study on a real Ray of two nodes: the same games as in one process, also when a node dies in the middle."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from coffret.lab.record import Played, Task
from coffret.lab.run import run_study
from coffret.lab.workers import Cluster, Here
from tests.lab.test_run import games, study

pytestmark = pytest.mark.slow
os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "0123456789abcdef" * 4}  # read when it is imported
ray = pytest.importorskip("ray", reason="without the extra ray there is no cluster")
HERE = "127.0.0.2"  # of the loopback; Ray takes 127.0.0.1 for the address by which others reach the machine
PORT = "6399"
RAY = str(Path(sys.executable).with_name("ray"))


def start(*words: str) -> None:
    """Start a node; Ray runs it in the background."""
    command = [RAY, "start", *words]
    more = ["--node-ip-address", HERE, "--num-cpus", "1", "--disable-usage-stats", "--object-store-memory", "100000000"]
    subprocess.run([*command, *more], check=True, capture_output=True, timeout=300)


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    start("--head", "--port", PORT, "--include-dashboard", "false")
    start("--address", f"{HERE}:{PORT}")
    try:
        with Cluster(f"{HERE}:{PORT}", (), _node_ip_address=HERE) as ready:
            yield ready
    finally:
        subprocess.run([RAY, "stop", "--force"], check=True, capture_output=True, timeout=300)


class Killing:
    """A cluster of which the second node is killed after the first chunk."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.killed: list[int] = []

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        for done in self.cluster.play(tasks):
            if not self.killed:
                self.killed = second_node()
                for process in self.killed:
                    os.kill(process, signal.SIGKILL)
            yield done


def second_node() -> list[int]:
    """The processes of the node that is not the head: its raylet, with which its workers end."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            line = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if line[0].endswith(b"/raylet") and b"--head" not in line:
            found.append(int(folder.name))
    return found


def test_two_nodes_play_the_same_games_and_one_may_die(tmp_path: Path, cluster: Cluster) -> None:
    asked = study(games=200, chunk=5, seed="ray")
    alone = run_study(asked, tmp_path / "alone", Here())
    assert run_study(asked, tmp_path / "two", cluster) == alone
    assert games(tmp_path / "two").equals(games(tmp_path / "alone"))
    killing = Killing(cluster)
    assert run_study(asked, tmp_path / "one died", killing) == alone
    assert len(killing.killed) == 1
    assert games(tmp_path / "one died").equals(games(tmp_path / "alone"))

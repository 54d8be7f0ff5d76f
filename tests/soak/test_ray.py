"""A study on a real Ray of two nodes: the same games as in one process, also when a node dies in the middle."""

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import mkdtemp

import pytest

from coffret.lab.record import Played, Task
from coffret.lab.run import run_study
from coffret.lab.workers import Cluster, Here
from tests.lab.test_run import games, study

pytestmark = pytest.mark.slow
os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "0123456789abcdef" * 4}  # read when it is imported
ray = pytest.importorskip("ray", reason="without the extra ray there is no cluster")
HERE, THERE = "127.0.0.2", "127.0.0.3"  # of the loopback; Ray takes 127.0.0.1 for the machine's address elsewhere
RAY = str(Path(sys.executable).with_name("ray"))
OF_AGENTS = (
    "metrics-export-port",
    "dashboard-agent-listen-port",
    "dashboard-agent-grpc-port",
    "runtime-env-agent-port",
)


def free_ports(count: int) -> list[str]:
    """Some ports that nobody listens at."""
    with ExitStack() as stack:
        held = [stack.enter_context(socket.create_server((HERE, 0))) for _ in range(count)]
        return [str(each.getsockname()[1]) for each in held]


def start(folder: Path, address: str, *words: str) -> None:
    """Start a node at an address; Ray runs it in the background.

    Ports that its agents choose themselves are waited for at most 15 seconds, which is too short on a busy machine
    (https://github.com/ray-project/ray/issues/65983). Ports that are given are not waited for.
    """
    agents = [word for name, port in zip(OF_AGENTS, free_ports(4)) for word in (f"--{name}", port)]
    node = ["--node-ip-address", address, "--num-cpus", "1", "--object-store-memory", "100000000"]
    command = [RAY, "start", *words, *node, *agents, "--disable-usage-stats"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if told.returncode:
        logs = [f"{file}:\n{file.read_text()[:2000]}" for file in folder.glob("session_2*/logs/*.err")]
        pytest.fail("\n".join([f"ray start ended with {told.returncode}", told.stdout, told.stderr, *logs]))


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for what Ray writes, by which its processes are known, and ended."""
    made = Path(mkdtemp(prefix="ray-"))  # short: the names of sockets are limited
    yield made
    for process in processes(made):
        os.kill(process, signal.SIGKILL)
    shutil.rmtree(made, ignore_errors=True)


@pytest.fixture
def cluster(folder: Path) -> Iterator[Cluster]:
    (port,) = free_ports(1)
    start(folder, HERE, "--head", "--port", port, "--temp-dir", str(folder), "--include-dashboard", "false")
    start(folder, THERE, "--address", f"{HERE}:{port}")
    with Cluster(f"{HERE}:{port}", (), _node_ip_address=HERE) as ready:
        yield ready


def processes(folder: Path) -> dict[int, list[str]]:
    """The processes of a cluster that writes into this folder, with their commands."""
    found = {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
        except OSError:
            continue
        if any(str(folder) in word for word in words):
            found[int(process.name)] = words
    return found


def second_node(folder: Path) -> list[int]:
    """The raylet of the node that is not the head: its workers end with it."""
    at_it = f"--node_ip_address={THERE}"
    return [id for id, words in processes(folder).items() if words[0].endswith("/raylet") and at_it in words]


class Killing:
    """A cluster of which the second node is killed after the first chunk."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self.cluster, self.folder = cluster, folder
        self.killed: list[int] = []

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Played]]:
        for done in self.cluster.play(tasks):
            if not self.killed:
                self.killed = second_node(self.folder)
                for process in self.killed:
                    os.kill(process, signal.SIGKILL)
            yield done


def test_two_nodes_play_the_same_games_and_one_may_die(tmp_path: Path, folder: Path, cluster: Cluster) -> None:
    asked = study(games=200, chunk=5, seed="ray")
    assert [node["Alive"] for node in ray.nodes()] == [True, True]
    alone = run_study(asked, tmp_path / "alone", Here())
    assert run_study(asked, tmp_path / "two", cluster) == alone
    assert games(tmp_path / "two").equals(games(tmp_path / "alone"))
    killing = Killing(cluster, folder)
    assert run_study(asked, tmp_path / "one died", killing) == alone
    assert len(killing.killed) == 1
    assert not second_node(folder)
    assert games(tmp_path / "one died").equals(games(tmp_path / "alone"))

"""A real server process for tests, with the example game in the box; it can be killed and started again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "coffret-liar" / "src"
SERVE = """
import sys
from coffret.server.command import serve
from coffret.server.limits import Limits
many = Limits(messages_per_second=1e6, messages_at_once=10**6, requests_per_second=1e6, requests_at_once=10**6)
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], False, limits=many, told=lambda where: print(where, flush=True))
"""


class Process:
    """A server on one port and one file."""

    def __init__(self, folder: Path) -> None:
        self.db = folder / "tables.db"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.env = {**os.environ, "PYTHONPATH": os.pathsep.join(registered(folder))}
        self.start()

    def start(self) -> None:
        """Start, and wait until people can come."""
        command = [sys.executable, "-c", SERVE, str(self.port), str(self.db)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self.env)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith(self.url)

    def kill(self) -> None:
        """End the process as a crash would."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """Ask the process to end, and return its exit code."""
        self.process.terminate()
        code = self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def registered(folder: Path) -> list[str]:
    """Where the process finds the box and the example game, which is registered as an installed one would be."""
    info = folder / "registry" / "coffret_example-0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: coffret-example\nVersion: 0\n")
    (info / "entry_points.txt").write_text("[coffret.games]\nliar = coffret_liar:game\n")
    return [*[path for path in sys.path if path], str(EXAMPLE), str(info.parent)]


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

"""A server in a process of its own: it can be killed, stopped and started again, and it may not end by itself.

All tests that start a server use this, so that a server that dies without having been told to fails its test.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Timer
from types import TracebackType
from typing import Self

from tests.waiting import PATIENCE, until

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "coffret-liar" / "src"
SERVE = """
import os, sys
import coffret.kernel.game as registry
wanted = os.environ.get("COFFRET_TEST_GAMES")
if wanted:  # a smaller box starts sooner
    known = {slug: place for slug, place in registry.games().items() if slug in wanted.split()}
    registry.games = lambda: known
from coffret.server.command import serve
from coffret.server.protocol.limits import Limits
many = Limits(
    messages_per_second=1e6, messages_at_once=10**6, requests_per_second=1e6, requests_at_once=10**6,
    tables=10**6, tables_per_address=10**6,
)
day = {"now": lambda: float(os.environ["COFFRET_TEST_NOW"])} if "COFFRET_TEST_NOW" in os.environ else {}
told = lambda where: print(where, flush=True)
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], False, limits=many, told=told, **day)
"""
DYING = 2  # seconds for a process whose connections have broken to be gone


class ServerDied(AssertionError):
    """A server ended, or made a mistake, without having been told to."""


class ServerProcess:
    """A server that a command starts and that says its address in its first line."""

    def __init__(self, command: list[str], folder: Path, env: dict[str, str]) -> None:
        self.command = command
        self.folder = folder
        self.env = env
        self.starts = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start, and wait until people can come."""
        self.process = self.spawn()
        line = self.next_line()
        self.url = next((word.rstrip("/") for word in line.split() if word.startswith("http")), "")
        if not self.url:
            code = self.process.wait()
            self.forget()
            raise ServerDied(f"the server ended at its start, with code {code}:\n{self.errors.read_text()}")

    def spawn(self) -> subprocess.Popen[str]:
        """Begin to start; what the process complains of goes to a file."""
        self.starts += 1
        self.errors = self.folder / f"server-{self.starts}.err"
        with self.errors.open("w") as errors:
            return subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=errors, text=True, env=self.env, cwd=self.folder
            )

    def next_line(self) -> str:
        """What the server says next; one that says nothing for too long is ended, and has said nothing."""
        assert self.process is not None
        assert self.process.stdout is not None
        bound = Timer(PATIENCE, self.process.kill)
        bound.start()
        try:
            return self.process.stdout.readline()
        finally:
            bound.cancel()

    @property
    def pid(self) -> int:
        """The number of the running process."""
        assert self.process is not None
        return self.process.pid

    def check(self) -> None:
        """Fail if the server has ended by itself, or if a mistake of its own has been told."""
        assert self.process is not None, "no server is running"
        code = self.process.poll()
        if code is not None:
            self.forget()
            raise ServerDied(f"the server ended by itself, with code {code}:\n{self.errors.read_text()}")
        self.check_errors()

    def check_errors(self) -> None:
        """Fail if the server told of a mistake of its own."""
        told = self.errors.read_text()
        if "Traceback" in told:
            raise ServerDied(f"the server made a mistake:\n{told}")

    def may_be_dying(self) -> None:
        """Fail if the server has ended by itself; one whose connections have just broken is given time to end."""
        if self.process is not None:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=DYING)
            self.check()

    def kill(self) -> None:
        """End the process as a crash would."""
        self.check()
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.forget()

    def stop(self) -> int:
        """Ask the process to end, and return its exit code."""
        self.check()
        assert self.process is not None
        self.process.terminate()
        return self.ended()

    def ended(self) -> int:
        """The exit code of a process that has been told to end."""
        assert self.process is not None
        try:
            code = self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            self.forget()
            raise
        self.forget()
        self.check_errors()
        return code

    def forget(self) -> None:
        """Let go of a process that has ended."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is None:
            return
        try:
            self.check()
        except ServerDied as died:
            if error is None:
                raise
            error.add_note(str(died))  # why the test failed, rather than that it did
        finally:
            if self.process is not None:
                self.process.kill()
                self.process.wait()
                self.forget()


class Process(ServerProcess):
    """A server on one port and one file (or database), with the example game in the box (or only some games); it comes
    back at the same address."""

    def __init__(
        self, folder: Path, games: Iterable[str] = (), db: str = "", example: str = "coffret_liar:game", **env: str
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.db = folder / "tables.db"
        self.place: Path | str = db or self.db  # where it keeps its tables
        self.port = reserved_port()
        path = os.pathsep.join(registered(folder, example))
        command = [sys.executable, "-c", SERVE, str(self.port.getsockname()[1]), str(self.place)]
        super().__init__(
            command, folder, {**os.environ, "PYTHONPATH": path, "COFFRET_TEST_GAMES": " ".join(games), **env}
        )

    def start_and_kill(self) -> None:
        """Start, and kill the process as soon as it has opened its file, before anybody can come."""
        process = self.process = self.spawn()
        until(lambda: self.has_opened_file(process.pid) or process.poll() is not None, "opening the file")
        process.kill()
        assert process.wait() == -9, self.errors.read_text()
        self.forget()

    def has_opened_file(self, pid: int) -> bool:
        """Whether the process works on its file; systems that do not tell count as if it did."""
        folder = Path(f"/proc/{pid}/fd")
        with suppress(OSError):
            return not folder.exists() or str(self.db) in {os.readlink(each) for each in folder.iterdir()}
        return False

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        self.port.close()


def registered(folder: Path, example: str = "coffret_liar:game") -> list[str]:
    """Where the process finds the box and the example game, which is registered as an installed one would be."""
    info = folder / "registry" / "coffret_example-0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: coffret-example\nVersion: 0\n")
    (info / "entry_points.txt").write_text(f"[coffret.games]\nliar = {example}\n")
    return [*[path for path in sys.path if path], str(EXAMPLE), str(info.parent)]


def reserved_port() -> socket.socket:
    """A port of our own. As long as this socket is bound, nobody else is given it, also while no server listens."""
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    return holder

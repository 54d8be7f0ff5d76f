"""A local server process, observed from outside: start-up time and resource use."""

from __future__ import annotations

import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

LATE = "coffret_event_loop_late_seconds"  # of /metrics
TICKS = 100  # of the processor's clock in a second, as /proc counts


def cpu_of(pid: int) -> float:
    """Return the processor time of a process in seconds, if the system reports it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


class Lateness(NamedTuple):
    """How often the event loop was sampled, and how often it was more than 10 ms late."""

    looked: float
    late: float

    def since(self, before: Lateness) -> float:
        """Return the share of late samples since another moment."""
        return (self.late - before.late) / max(1.0, self.looked - before.looked)


class ServerProcess:
    """A Python program that prints its address once it listens."""

    def __init__(self, program: str, *words: str) -> None:
        begin = perf_counter()
        self.process = subprocess.Popen([sys.executable, "-c", program, *words], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        if not self.url:
            raise RuntimeError("the server did not start")
        with suppress(urllib.error.HTTPError), urllib.request.urlopen(self.url) as page:
            page.read(1)
        self.cold_start = perf_counter() - begin

    def memory(self) -> float:
        """Return resident memory in kilobytes, if the system reports it."""
        status = Path(f"/proc/{self.process.pid}/status")
        lines = status.read_text().splitlines() if status.exists() else []
        return next((float(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0.0)

    def cpu(self) -> float:
        """Return processor time in seconds, if the system reports it."""
        return cpu_of(self.process.pid)

    def lateness(self) -> Lateness:
        """Return how late the event loop of a table server has been so far."""
        with urllib.request.urlopen(f"{self.url}/metrics") as page:
            figures = dict(line.rsplit(" ", 1) for line in page.read().decode().splitlines() if " " in line)
        looked = float(figures.get(f"{LATE}_count", 0))
        return Lateness(looked, looked - float(figures.get(f'{LATE}_bucket{{le="0.01"}}', looked)))

    def stop(self) -> None:
        """Stop the process."""
        self.process.terminate()
        self.process.wait()

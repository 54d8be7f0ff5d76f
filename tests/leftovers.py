"""No test leaves a process behind: all that were started in a run carry its sign, and must have ended with it."""

from __future__ import annotations

import os
from pathlib import Path

from tests.waiting import until

SIGN = "COFFRET_TEST_RUN"
HELPERS = ("resource_tracker", "forkserver")  # of Python itself: they end with the process that needed them


def children() -> dict[int, str]:
    """The running processes that this one has started itself, by number, with their commands."""
    found: dict[int, str] = {}
    for file in Path("/proc/self/task").glob("*/children"):
        try:
            numbers = [int(number) for number in file.read_text().split()]
        except OSError:
            continue  # a thread that has ended meanwhile
        found |= {number: command(number) for number in numbers if is_running(number)}
    return {number: line for number, line in found.items() if line and not any(name in line for name in HELPERS)}


def signed(run: str) -> dict[int, str]:
    """All running processes of a run, also those whose parents have ended, with the test that started each."""
    found: dict[int, str] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            variables = (folder / "environ").read_bytes().decode(errors="replace").split("\0")
        except OSError:
            continue  # it has ended, or is somebody else's
        number = int(folder.name)
        if f"{SIGN}={run}" in variables and number != os.getpid() and is_running(number):
            test = next((it for it in variables if it.startswith("PYTEST_CURRENT_TEST=")), "")
            found[number] = f"{command(number)} ({test})"
    return {number: line for number, line in found.items() if not any(name in line for name in HELPERS)}


def command(number: int) -> str:
    """The command line of a process; nothing when it has ended."""
    try:
        return Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return ""


def is_running(number: int) -> bool:
    """Whether a process has not ended; one that only waits for its parent to look has."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def all_end(run: str) -> None:
    """Fail unless the processes of a run end; some only have to finish what they were doing."""
    until(lambda: not signed(run), "the end of all processes")

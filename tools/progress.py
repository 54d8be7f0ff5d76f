"""Run a command without its output, and say that it is still running when it takes long."""

import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic

PATIENCE = 5  # seconds without a word
RARELY = 60  # seconds between two words, in a log


class Failed(Exception):
    """A command failed; the text is the end of what it said."""


def run(doing: str, command: list[str], folder: Path | None = None, env: dict[str, str] | None = None) -> str:
    """What the command says, all of it; `doing` tells people what they are waiting for."""
    tell(f"{doing}.\n")
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command, cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        )
        try:
            wait(process)
        except BaseException:
            process.kill()
            process.wait()
            raise
        output.seek(0)
        said = output.read().decode("utf-8", "replace")
    if process.returncode:
        raise Failed(said[-4000:].strip() or f"{command[0]} ended with {process.returncode}")
    return said


def wait(process: "subprocess.Popen[bytes]") -> None:
    """Wait for the end: a terminal shows the seconds that have passed, a log has a line now and then."""
    begin, mark = monotonic(), PATIENCE
    while True:
        try:
            process.wait(timeout=max(0, begin + mark - monotonic()))
            break
        except subprocess.TimeoutExpired:
            live = sys.stderr.isatty()
            tell(f"\r  {mark} s" if live else f"  still running after {mark} s\n")
            mark += 1 if live else min(mark, RARELY)
    if mark > PATIENCE and sys.stderr.isatty():
        tell("\r\x1b[K")


def tell(text: str) -> None:
    """Write it at once."""
    sys.stderr.write(text)
    sys.stderr.flush()

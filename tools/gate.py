"""Run the tests many times in a row with another full load beside them: does the gate ever fail by chance?

    python tools/gate.py --runs 20                     the whole suite, with as many busy processes as there are cores
    python tools/gate.py --runs 50 tests/server -k undo    a part of it; what follows goes to pytest

Every run is reported when it ends, and at the end all tests that have ever failed, with how often. What a run said is
kept in build/gate. The runs have an empty environment, as after `env -i`: no variable of this machine helps or harms.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parent.parent
REPORTS = ROOT / "build" / "gate"
KEPT = ("PATH", "HOME", "COFFRET_FORM", "PYTHONPATH")  # and what is tested
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


@contextmanager
def load(processes: int) -> Iterator[None]:
    """So many processes that do nothing but keep a core busy."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def run(number: int, arguments: list[str]) -> tuple[int, list[str], float]:
    """One run of pytest: its exit code, the tests that failed, and how long it took."""
    begin = monotonic()
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-n", "3", "--dist", "worksteal", "-p", "no:cacheprovider"]
    with (REPORTS / f"run-{number}.txt").open("w", encoding="utf-8") as report:
        code = subprocess.run(
            [*command, *arguments], cwd=ROOT, env=empty_environment(), stdout=report, stderr=subprocess.STDOUT
        ).returncode
    told = (REPORTS / f"run-{number}.txt").read_text(encoding="utf-8", errors="replace")
    return code, FAILED.findall(told), monotonic() - begin


def empty_environment() -> dict[str, str]:
    """The variables that a run gets."""
    return {name: os.environ[name] for name in KEPT if name in os.environ}


def main() -> int:
    """Run, report, and tell whether any run has failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--load", type=int, default=os.cpu_count() or 2, help="busy processes beside the tests")
    chosen, arguments = parser.parse_known_args()
    REPORTS.mkdir(parents=True, exist_ok=True)
    failures: Counter[str] = Counter()
    failed_runs = 0
    with load(chosen.load):
        for number in range(1, chosen.runs + 1):
            code, failed, seconds = run(number, arguments)
            failed_runs += code != 0
            failures.update(failed)
            told = "passed" if code == 0 else f"FAILED ({code}): {', '.join(failed)}"
            print(f"run {number} of {chosen.runs}: {told} in {seconds:.0f} s", flush=True)
    print(f"{failed_runs} of {chosen.runs} runs failed, with {chosen.load} busy processes beside them.")
    for test, count in failures.most_common():
        print(f"  {count} x {test}")
    return failed_runs > 0


if __name__ == "__main__":
    sys.exit(main())

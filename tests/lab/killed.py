"""A start of `coffret lab` that kills itself: `killed.py N STUDY FOLDER` dies at the file operation after N others."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from coffret.cli import run

LEFT = [int(sys.argv[1])]


def deadly(operation: Callable[..., Any]) -> Callable[..., Any]:
    """Do it as often as it is allowed; then die, as by a power cut."""

    def do(*args: Any, **more: Any) -> Any:
        LEFT[0] -= 1
        if LEFT[0] < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return operation(*args, **more)

    return do


os.fsync = deadly(os.fsync)
for name in ("mkdir", "replace", "unlink", "write_bytes"):
    setattr(Path, name, deadly(getattr(Path, name)))
sys.exit(run(["lab", *sys.argv[2:3], "--out", sys.argv[3]]))

"""One worker of `coffret serve --processes N`; what it serves comes in over its standard input."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from threading import Thread

from coffret.bots import invite
from coffret.kernel.errors import CoffretError
from coffret.server.command import serve
from coffret.server.thinking.minds import Minds
from coffret.server.workers import Setup, inherited

STDIN = 0


def main() -> int:
    """Serve until told to stop, or until the process that started this one has gone."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # it is meant for the process that started this one
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a game prints: nobody reads more than the first line
    setup: Setup = pickle.loads(read(int.from_bytes(read(4), "big")))
    Thread(target=stop_with_parent, name="worker-parent", daemon=True).start()
    invite(setup.bots)
    try:
        serve(
            **setup.options,
            minds=Minds(setup.think, setup.thinkers),
            listening=inherited(setup.descriptor),
            told=lambda where: tell(out, where),
        )
    except CoffretError as error:
        print(f"coffret: {error}", file=sys.stderr)
        return 1
    return 0


def tell(out: int, where: str) -> None:
    """Tell whoever started this process where it serves, and nothing after that."""
    with open(out, "w", encoding="utf-8") as file:
        print(where, file=file)


def read(size: int) -> bytes:
    """Read so much of standard input: without a buffer, whose lock a thread would hold for ever."""
    found = b""
    while len(found) < size and (more := os.read(STDIN, size - len(found))):
        found += more
    return found


def stop_with_parent() -> None:
    """Wait for the end of standard input, which comes with the end of whoever holds the other side."""
    while os.read(STDIN, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())

"""A thinking process: it reads jobs from its input and writes answers to its output, and ends with its parent."""

from __future__ import annotations

import logging
import os
import queue
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from coffret.bots import invite
from coffret.server.thinking.jobs import Answered, Begin, CallOff, Failed, carry_out

log = logging.getLogger(__name__)
NICE = 10  # so that whoever plays comes first
MEMORY = 1 << 30  # bytes of data that it may have


def main(bots: Sequence[str]) -> None:
    """Think about one job after the other until the input ends."""
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a game prints is no answer
    be_modest()
    invite(bots)
    inbox = Inbox()
    write_all(out, b"ready\n")
    threading.Thread(target=inbox.read, daemon=True).start()
    while True:
        begin = inbox.begins.get()
        try:
            answer = carry_out(begin.job, lambda begin=begin: begin.id in inbox.called_off)  # type: ignore[misc]
        except MemoryError:
            os._exit(1)  # the next one is thought about by a fresh process
        except Exception as error:
            log.exception("thinking failed")
            answer = Failed(f"{type(error).__name__}: {error}")
        inbox.called_off.discard(begin.id)
        write_all(out, msgspec.json.encode(Answered(begin.id, answer)) + b"\n")


class Inbox:
    """What has come in: what to think about, and what nobody wants to know any more."""

    def __init__(self) -> None:
        self.begins: queue.SimpleQueue[Begin] = queue.SimpleQueue()
        self.called_off: set[int] = set()

    def read(self) -> None:
        """Read until the input ends, and with it this process, whatever it is thinking about."""
        reader: msgspec.json.Decoder[Begin | CallOff] = msgspec.json.Decoder(Begin | CallOff)
        for line in sys.stdin.buffer:
            message = reader.decode(line)
            if isinstance(message, Begin):
                self.begins.put(message)
            else:
                self.called_off.add(message.id)
        os._exit(0)


def write_all(file: int, text: bytes) -> None:
    """Write everything, or end if nobody reads it any more."""
    try:
        while text:
            text = text[os.write(file, text) :]
    except OSError:
        os._exit(0)


def be_modest() -> None:
    """Leave the processor to those who play, and do not take all memory; where the system knows how."""
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


if __name__ == "__main__":
    logging.basicConfig(stream=sys.stderr, format="%(message)s")
    sys.path[:] = sys.argv[1].split(os.pathsep)
    main([name for name in sys.argv[2].split(",") if name])

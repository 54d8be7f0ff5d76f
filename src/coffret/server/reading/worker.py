"""The reading process: it does one job after the other, and ends with its input, or when a job takes too long."""

from __future__ import annotations

import importlib.metadata
import logging
import os
import signal
import sys
from contextlib import suppress

import msgspec

from coffret.kernel.game import GROUP, games
from coffret.server.reading.jobs import Answer, AnyJob, Failed, carry_out

log = logging.getLogger(__name__)
NICE = 10  # so that whoever plays comes first
MEMORY = 1 << 29  # bytes of data that it may have


class Known(msgspec.Struct):
    """What this process must know to read the same as the server."""

    path: list[str]
    games: dict[str, str]  # the places of their entry points
    bots: list[str]


def main(known: Known) -> None:
    """Do one job after the other until the input ends."""
    from coffret.bots import invite

    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a game prints is no answer
    be_modest()
    games().update({slug: importlib.metadata.EntryPoint(slug, place, GROUP) for slug, place in known.games.items()})
    invite(known.bots)
    write_all(out, b"ready\n")
    reader: msgspec.json.Decoder[AnyJob] = msgspec.json.Decoder(AnyJob)
    for line in sys.stdin.buffer:
        job = reader.decode(line)
        limit(job.seconds)
        answer = done(job)
        limit(0)
        write_all(out, msgspec.json.encode(answer) + b"\n")


def done(job: AnyJob) -> Answer:
    """Do a job; the next one after a lack of memory is for a fresh process."""
    try:
        return carry_out(job)
    except MemoryError:
        os._exit(1)
    except Exception as error:
        log.exception("reading failed")
        return Failed(f"{type(error).__name__}: {error}")


def limit(seconds: float) -> None:
    """End this process, whatever it is doing, once it has used so much of the processor; 0: never."""
    if sys.platform != "win32":  # there, only the patience of the server ends it
        signal.setitimer(signal.ITIMER_PROF, seconds)


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
    told = msgspec.json.decode(sys.argv[1], type=Known)
    sys.path[:] = told.path
    main(told)

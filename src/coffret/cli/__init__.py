"""The command `coffret`.

Exit codes: 0 well, 1 problems were found, 2 wrong usage or input, 130 Ctrl-C, 141 nobody reads any more.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import typer

from coffret.cli import (  # noqa: F401 - they declare themselves
    bench,
    check,
    games,
    play,
    replay,
    rules,
    serve,
    simulate,
    start,
)
from coffret.cli.frame import app, complain, hush, say


def main() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that a terminal lacks is no reason to stop
    sys.exit(run(sys.argv[1:]))


def plainly(message: str) -> str:
    """What the reader of the command line says of a wrong number, in words for people."""
    return re.sub(r"Input should be a valid (integer|number).*", "it takes a number", message)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit code."""
    command = typer.main.get_command(app)
    try:
        code = command.main(args=list(arguments), prog_name="coffret", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        complain(f"{plainly(error.format_message()).rstrip('.')}; {say('ui-see-help')}")
        return 2
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        hush()
        return 141
    return code if isinstance(code, int) else 0

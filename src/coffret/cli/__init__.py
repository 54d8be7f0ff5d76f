"""The `coffret` command.

Exit codes: 0 success, 1 problems found, 2 wrong usage or input, 130 Ctrl-C, 141 broken pipe.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import typer

from coffret.cli import (  # noqa: F401 - they declare themselves
    backup,
    bench,
    check,
    export,
    games,
    lab,
    ladder,
    measure,
    move_store,
    new,
    play,
    replay,
    report,
    review,
    rules,
    serve,
    simulate,
    start,
    today,
    train,
)
from coffret.cli.frame import BROKEN_PIPE, Spoken, app, complain, hush, language_of, say


def main() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that a terminal lacks is no reason to stop
    sys.exit(run(sys.argv[1:]))


MISTAKES = {
    r"No such option: (?P<given>\S+)(?: (?:\(Possible options:|Did you mean) (?P<near>.*)[)?])?": "option",
    r"No such command '(?P<given>.*?)'\.(?: Did you mean (?P<near>.*)\?)?": "command",
    r"Missing argument '(?P<given>.*)'\.": "argument",
    r"Option '(?P<given>.*)' requires an argument\.": "value",
    r"Option '(?P<given>.*)' does not take a value\.": "no-value",
    r"Got unexpected extra argument\(s\) \((?P<given>.*)\)": "extra",
    r"Invalid value for '(?P<given>.*?)': Input should be a valid (?:integer|number).*": "number",
}


def plainly(message: str) -> str:
    """Translate a command-line error for people; unknown kinds are shown as they are."""
    for pattern, id in MISTAKES.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            parts = found.groupdict()
            near = (parts.get("near") or "none").replace("'", "")
            return say(f"error-cli-{id}", {"given": parts["given"], "near": near})
    return message


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return the exit code."""
    try:
        return obey(arguments)
    except BrokenPipeError:
        pass
    except SystemExit as leaving:  # Click's way to leave when it writes help into a pipe that is closed
        if not isinstance(leaving.__context__, BrokenPipeError):
            raise
    hush()
    return BROKEN_PIPE


def obey(arguments: Sequence[str]) -> int:
    """Run a command line; a wrong one becomes a sentence."""
    Spoken.language = language_of(arguments)
    command = typer.main.get_command(app)
    try:
        code = command.main(args=list(arguments), prog_name="coffret", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        complain(say("ui-see-help", {"why": plainly(error.format_message()).rstrip(".")}))
        return 2
    except (typer.Abort, KeyboardInterrupt):
        return 130
    return code if isinstance(code, int) else 0

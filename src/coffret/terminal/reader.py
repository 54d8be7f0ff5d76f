"""Input: a person at a keyboard, or lines through a pipe, which are echoed."""

from __future__ import annotations

import select
import sys
from typing import TextIO

from rich.console import Console

from coffret.terminal.console import printable

LONGEST = 300  # signs of an answer


class Reader:
    """Reads one line at a time. Raises EOFError at the end, KeyboardInterrupt on Ctrl-C."""

    def __init__(self, console: Console, source: TextIO | None = None, history: bool = True) -> None:
        self.console = console
        self.source = source or sys.stdin
        self.typed = self.source.isatty()
        if self.typed:
            edit_lines(history)

    def line(self, prompt: str = "> ", seconds: float | None = None) -> str | None:
        """Return the next line, or None after a timeout (only with a person typing)."""
        if self.typed and seconds is None and self.source is sys.stdin:
            self.console.file.flush()
            return cleaned(input(prompt))
        self.console.file.write(prompt)
        self.console.file.flush()
        if self.typed and seconds is not None and not ready(self.source, seconds):
            self.console.file.write("\n")
            return None
        text = self.source.readline()
        if not self.typed:
            self.console.file.write(f"{cleaned(text)}\n")
        if not text:
            raise EOFError
        return cleaned(text)


def cleaned(line: str) -> str:
    """Clean up a typed line: limit its length and drop unprintable characters."""
    return printable(line).strip()[:LONGEST]


def ready(source: TextIO, seconds: float) -> bool:
    """Whether a line arrives within this many seconds; True if that cannot be determined."""
    try:
        return bool(select.select([source], [], [], max(seconds, 0))[0])
    except (OSError, ValueError):
        return True


def edit_lines(history: bool) -> None:
    """Enable line editing if the system supports it, optionally with a history.

    People who share a device have no history: what one typed is not for the next.
    """
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(history)

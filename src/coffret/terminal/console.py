"""Output: a terminal with colours, or plain text for a pipe."""

from __future__ import annotations

import os
import re
import sys
from typing import IO, Any

import rich._wrap
from rich.console import Console

from coffret.kernel.grammar import NARROW

WIDTH = 100  # of plain output, so that it is the same everywhere
COMFORT = 120  # lines longer than this are hard to read


# Rich breaks lines at no-break spaces, too; French sets them before its marks, and legends inside their entries.
rich._wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


class PlainConsole(Console):
    """Text for a pipe or a file: no colours and no trailing blanks."""

    def print(self, *objects: Any, **how: Any) -> None:
        with self.capture() as captured:
            super().print(*objects, **how)
        self.file.write("\n".join(line.rstrip() for line in captured.get().split("\n")))


def make_console(plain: bool = False, stream: IO[str] | None = None) -> Console:
    """Create the console for standard output or another stream. Text is printed literally: names are not markup."""
    file = stream or sys.stdout
    if plain or not file.isatty():
        return PlainConsole(
            file=file,
            width=plain_width(file),
            color_system=None,
            force_terminal=False,
            markup=False,
            highlight=False,
            emoji=False,
        )
    console = Console(file=file, markup=False, highlight=False, emoji=False)
    console.width = min(console.width, COMFORT)
    return console


def plain_width(file: IO[str]) -> int:
    """Return the columns of plain text: what the user wants, what the terminal has, or the same everywhere."""
    if os.environ.get("COLUMNS", "").isdecimal():
        return int(os.environ["COLUMNS"])
    return min(os.get_terminal_size(file.fileno()).columns, COMFORT) if file.isatty() else WIDTH


def clear(console: Console) -> None:
    """Clear the screen of a terminal, including its scrollback."""
    if console.file.isatty():
        console.file.write("\x1b[H\x1b[2J\x1b[3J")


def printable(text: str) -> str:
    """Remove control characters from untrusted text."""
    return "".join(sign if sign.isprintable() or sign == NARROW else " " for sign in text)

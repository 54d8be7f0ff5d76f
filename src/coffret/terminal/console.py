"""Output: a terminal with colours, or plain text for a pipe."""

from __future__ import annotations

import os
import sys
from typing import IO, Any

from rich.console import Console

from coffret.kernel.grammar import NARROW

WIDTH = 100  # of plain output, so that it is the same everywhere
COMFORT = 120  # lines longer than this are hard to read


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
        width = int(os.environ["COLUMNS"]) if os.environ.get("COLUMNS", "").isdecimal() else WIDTH
        return PlainConsole(
            file=file,
            width=width,
            color_system=None,
            force_terminal=False,
            markup=False,
            highlight=False,
            emoji=False,
        )
    console = Console(file=file, markup=False, highlight=False, emoji=False)
    console.width = min(console.width, COMFORT)
    return console


def clear(console: Console, for_good: bool = False) -> None:
    """Clear the screen of a terminal, including its scrollback."""
    if console.is_terminal:
        console.file.write("\x1b[H\x1b[2J" + ("\x1b[3J" if for_good else ""))


def printable(text: str) -> str:
    """Remove control characters from untrusted text."""
    return "".join(sign if sign.isprintable() or sign == NARROW else " " for sign in text)

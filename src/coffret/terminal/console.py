"""Output: a terminal with colours, or plain text for a pipe."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from typing import IO, Any

import rich._wrap
from rich.console import Console, RenderableType

from coffret.kernel.grammar import NARROW

WIDTH = 100  # of plain output, so that it is the same everywhere
COMFORT = 120  # lines longer than this are hard to read


# Rich breaks lines at no-break spaces, too; French sets them before its marks, and legends inside their entries.
rich._wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


class HonestConsole(Console):
    """Leaves a closed pipe to the command; Rich would exit with 1, as if there were problems."""

    def on_broken_pipe(self) -> None:
        """Rich calls this while it handles the error."""
        raise  # noqa: PLE0704 - the error that is being handled


class PlainConsole(HonestConsole):
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
    console = HonestConsole(file=file, markup=False, highlight=False, emoji=False)
    console.width = min(console.width, COMFORT)
    return console


def print_paged(console: Console, text: RenderableType) -> None:
    """Print a text, through the user's pager if it is longer than the screen of a terminal."""
    if not console.is_terminal or len(console.render_lines(text, pad=False)) < console.height:
        console.print(text)
        return
    os.environ.setdefault("LESS", "-R")  # so that less shows styles
    with console.pager(styles=True):
        console.print(text)


def plain_width(file: IO[str]) -> int:
    """Return the columns of plain text: what the user wants, what the terminal has, or the same everywhere."""
    if os.environ.get("COLUMNS", "").isdecimal():
        return int(os.environ["COLUMNS"])
    return min(terminal_width(file), COMFORT) if file.isatty() else WIDTH


def terminal_width(file: IO[str]) -> int:
    """Return the columns of a terminal; some do not tell."""
    return os.get_terminal_size(file.fileno()).columns or WIDTH


def is_at_a_terminal(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the application can be shown: at a terminal that can place text, unless plain text is preferred."""
    able = environment.get("TERM", "unknown") != "dumb" and not environment.get("COFFRET_PLAIN")
    return able and sys.stdin.isatty() and sys.stdout.isatty()


def clear(console: Console) -> None:
    """Clear the screen of a terminal, including its scrollback."""
    if console.file.isatty():
        console.file.write("\x1b[H\x1b[2J\x1b[3J")


def printable(text: str) -> str:
    """Remove control characters from untrusted text."""
    return "".join(sign if sign.isprintable() or sign == NARROW else " " for sign in text)

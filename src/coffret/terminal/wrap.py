"""Lines that break where a reader would: signs stay with what they mean, numbers with what they count."""

from __future__ import annotations

import re

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

OPENS = ("○", "✓", "⚠", "«", "“")  # signs that belong to what follows
CLOSES = re.compile(r"[·:;!?»%)]|[+≥]?\d[\d/.,:]*%?[.,;:)]*$")  # what belongs to what stands before it
SIGN = re.compile(r"\d+\[.*\]$")  # a card in a row: it belongs to its name
MOST = 24  # signs that are kept together


class Flow:
    """A text that breaks between its words, with the following lines set in."""

    def __init__(self, text: Text, hang: int = 0) -> None:
        self.text = text
        self.hang = hang

    @property
    def plain(self) -> str:
        """The text in one line."""
        return self.text.plain

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield wrapped(self.text, options.max_width, self.hang)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max([cell_len(line) for line in self.text.plain.splitlines()], default=0)
        return Measurement(min(longest, MOST), longest)


def wrapped(text: Text, width: int, hang: int = 0) -> Text:
    """Return a text in lines of at most this width."""
    lines: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        first, *rest = lines_of(line.plain, width, width - hang)
        start = first
        lines.append(line[:first])
        for end in rest:
            lines.append(Text(" " * hang).append_text(line[start + 1 : end]))
            start = end
    for each in lines:
        each.rstrip()
    return Text("\n").join(lines)


def lines_of(line: str, first: int, others: int) -> list[int]:
    """Return where a line ends if its first piece has this width and the others that one."""
    ends: list[int] = []
    start = at = 0
    for piece in pieces(line):
        end = at + len(piece)
        room = others if ends else first
        if at > start and cell_len(line[start:end]) > room:
            ends.append(at - 1)
            start = at
        at = end + 1
    return [*ends, len(line)]


def pieces(line: str) -> list[str]:
    """Divide a line where it may break: at spaces, but not within what belongs together."""
    found: list[str] = []
    for word in line.split(" "):
        if found and held(found[-1].rsplit(" ", 1)[-1], word) and len(found[-1]) + len(word) < MOST:
            found[-1] = f"{found[-1]} {word}"
        else:
            found.append(word)
    return found


def held(before: str, word: str) -> bool:
    """Whether there is no break between two words."""
    return before in OPENS or bool(CLOSES.match(word)) or bool(SIGN.match(before))

"""What the application is told: a moment to show, an answer, a question, a curtain, the end."""

from __future__ import annotations

from typing import Literal

import msgspec
from rich.console import RenderableType
from textual.message import Message

from coffret.kernel.outlook import Outlook
from coffret.kernel.text import Words
from coffret.terminal.lessons import Note
from coffret.terminal.speech import Speech


class Moment(msgspec.Struct, kw_only=True):
    """Everything on the screen, of one and the same moment."""

    kind: str  # "choice", "note", "story" or "end"
    outlook: Outlook
    words: Words
    title: str
    awaited: str  # the names of those who must choose
    prompt: str
    log: list[str]
    answer: list[RenderableType] = []
    note: Note | None = None  # of a lesson
    speech: Speech | None = None  # what can be said, if more than one thing can
    may_pass: bool = False
    passing: str = ""  # what it is called to do nothing
    deadline: float | None = None  # when the clock of the game runs out
    passes_at: float | None = None  # when the chance to act out of turn passes by itself

    @property
    def language(self) -> str:
        return self.words.language


class Shown(Message):
    """A moment is to be shown."""

    def __init__(self, moment: Moment) -> None:
        super().__init__()
        self.moment = moment


class Answered(Message):
    """What was typed has an answer."""

    def __init__(self, title: str, lines: list[RenderableType], at: int = 0) -> None:
        super().__init__()
        self.title = title
        self.lines = lines
        self.at = at  # which of them is read first


class Asked(Message):
    """Everybody is asked a question."""

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question


class Curtained(Message):
    """The device is passed to somebody else."""

    def __init__(self, name: str, language: str) -> None:
        super().__init__()
        self.name = name
        self.language = language


class Enlarged(Message):
    """The table is to fill the screen."""


class Ready(Message):
    """The session waits for a line."""


class Over(Message):
    """The session has ended."""


Pane = Literal["table", "hand", "log"]

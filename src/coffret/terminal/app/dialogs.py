"""What lies over the panes for a while: an answer to read, a question to all, the curtain between two people."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from coffret.terminal.language import box


class Reading(ModalScreen[None]):
    """An answer that is too long for the line above the options."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "close", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(15)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
        Binding("home", "scroll(-10000)", show=False),
        Binding("end", "scroll(10000)", show=False),
    ]

    def __init__(self, title: str, lines: list[RenderableType], language: str) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.language = language

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet") as sheet:
            sheet.border_title = self.heading.replace("[", "\\[")
            sheet.border_subtitle = box(self.language).say("ui-app-close")
            with VerticalScroll(id="read"):
                yield Static(Group(*self.lines), id="text")

    def action_scroll(self, lines: int) -> None:
        self.query_one("#read", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        self.dismiss()

    def on_click(self, event: events.Click) -> None:
        """A click beside the sheet closes it."""
        if event.widget is self:
            self.dismiss()


class Question(ModalScreen[str]):
    """A question to everybody at the device."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,o,Y,O", "answer('yes')", show=False),
        Binding("n,N,escape", "answer('no')", show=False),
    ]

    def __init__(self, question: str, language: str) -> None:
        super().__init__()
        self.question = question
        self.language = language

    def compose(self) -> ComposeResult:
        say = box(self.language).say
        with Vertical(id="sheet"):
            yield Static(self.question, markup=False)
            yield Choice("yes", say("ui-yes"))
            yield Choice("no", say("ui-no"))

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)


class Choice(Static):
    """A line to click on, which answers a question."""

    def __init__(self, answer: str, text: str) -> None:
        super().__init__(f"  {text[0]}  {text}", id=answer, classes="choice", markup=False)
        self.answer = answer

    def on_click(self) -> None:
        assert isinstance(self.screen, Question)
        self.screen.action_answer(self.answer)


class Curtain(ModalScreen[None]):
    """Nothing but whom to pass the device to."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift", show=False)]

    def __init__(self, name: str, language: str) -> None:
        super().__init__()
        self.passed_to = name
        self.language = language

    def compose(self) -> ComposeResult:
        say = box(self.language).say
        text = f"{say('ui-curtain', {'name': self.passed_to})}\n\n{say('ui-press-enter')}"
        yield Static(text, id="curtain", markup=False)

    def action_lift(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()

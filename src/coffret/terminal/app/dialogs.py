"""What lies over the panes for a while: an answer to read, a question to all, the curtain between two people."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from coffret.terminal.language import box
from coffret.terminal.speech import Speech, is_true


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

    def __init__(self, title: str, lines: list[RenderableType], language: str, at: int = 0) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.language = language
        self.at = at  # the line on which it is opened

    def on_mount(self) -> None:
        self.call_after_refresh(self.action_scroll, self.at)

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

    def __init__(self, name: str, language: str, is_habit: Callable[[], bool]) -> None:
        super().__init__()
        self.passed_to = name
        self.language = language
        self.is_habit = is_habit

    def compose(self) -> ComposeResult:
        say = box(self.language).say
        text = f"{say('ui-curtain', {'name': self.passed_to})}\n\n{say('ui-press-enter')}"
        yield Static(text, id="curtain", markup=False)

    def action_lift(self) -> None:
        """Lift it, but not by the Enter that belongs to the number typed before it fell."""
        if not self.is_habit():
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class Speaking(ModalScreen[str]):
    """A statement with a control for each of its parts; returns the number of its option."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", priority=True, show=False),
        Binding("right", "turn(1)", priority=True, show=False),
        Binding("enter", "say", priority=True, show=False),
        Binding("escape", "close", show=False),
    ]

    def __init__(self, speech: Speech, language: str) -> None:
        super().__init__()
        self.speech = speech
        self.say = box(language).say

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet") as sheet:
            sheet.border_title = self.say("ui-app-speak")
            sheet.border_subtitle = self.say("ui-app-speak-keys")
            yield OptionList(id="parts")

    def on_mount(self) -> None:
        self.fill(0)
        self.query_one("#parts").focus()

    @property
    def row(self) -> int:
        return self.query_one("#parts", OptionList).highlighted or 0

    def fill(self, at: int) -> None:
        """Show the kind of statement, its parts with the truth marked, and the sentence they make."""
        speech = self.speech
        lines = [control(self.say("ui-app-about"), speech.name(speech.topic))]
        for part in speech.parts:
            value = speech.shown(part)
            lines.append(control(speech.legend(part), value.text, f" ✓ {self.say('ui-true')}" if value.is_true else ""))
        truth = f" ✓ {self.say('ui-true')}" if is_true(speech.chosen) else ""
        lines.append(Text(f"▶ {speech.sentence(speech.chosen)}", "bold").append(truth, "not bold"))
        rows = self.query_one("#parts", OptionList)
        rows.set_options([Option(line) for line in lines])
        rows.highlighted = min(at, len(lines) - 1)

    def action_turn(self, by: int) -> None:
        if self.row <= len(self.speech.parts):
            self.speech.turn(self.row, by)
            self.fill(self.row)

    @on(OptionList.OptionSelected)
    def click(self, selected: OptionList.OptionSelected) -> None:
        """A click on a part changes it; on the sentence, says it."""
        if selected.option_index > len(self.speech.parts):
            self.action_say()
        else:
            self.action_turn(1)

    def action_say(self) -> None:
        self.dismiss(f"{self.speech.chosen.index + 1}")

    def action_close(self) -> None:
        self.dismiss(None)


def control(name: str, value: str, mark: str = "") -> Text:
    """Format a part: what it tells, and its value between arrows."""
    return Text(f"{name:<14} ").append(f"◂ {value} ▸", "bold").append(mark, "not bold")

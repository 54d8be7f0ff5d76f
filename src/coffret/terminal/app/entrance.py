"""The form before a play: rows that keys and clicks change."""

from __future__ import annotations

from typing import ClassVar

from rich.table import Table as Grid
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game
from coffret.terminal.app.dialogs import Question
from coffret.terminal.form import Form, Row
from coffret.terminal.language import box
from coffret.terminal.opening import Wish
from coffret.terminal.wrap import Flow

LABEL = 46  # columns that a question may take
START = "start"


class Entrance(App[Wish | None]):
    """Asks what to play, and returns it; nothing if somebody leaves."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", priority=True, show=False),
        Binding("right", "turn(1)", priority=True, show=False),
        Binding("enter", "play", priority=True, show=False),
        Binding("escape,ctrl+c,ctrl+q,f10", "leave", priority=True, show=False),
    ]

    def __init__(self, form: Form) -> None:
        super().__init__()
        self.form = form
        self.digits = ("", "")  # the row into which a number is being typed, and what there is of it

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield OptionList(id="form")
        yield Static(id="note", markup=False)
        yield Static(id="hints", markup=False)

    def on_mount(self) -> None:
        self.fill(0)
        self.query_one("#form").focus()

    @property
    def list(self) -> OptionList:
        return self.query_one("#form", OptionList)

    @property
    def row(self) -> Row | None:
        """The row that is pointed at, unless it is the one that begins the play."""
        rows = self.form.rows()
        at = self.list.highlighted or 0
        return rows[at] if at < len(rows) else None

    def fill(self, at: int) -> None:
        """Show all rows, with one of them pointed at."""
        say = box(self.form.language).say
        rows = self.form.rows()
        play, figure = Text(f"▶ {say('ui-form-play')}", "bold"), self.form.figure()
        if figure is not None:
            play.append(f"  {figure.text}", "not bold dim")
        width = min(LABEL, max(len(row.label) for row in rows))
        self.list.set_options([*[Option(drawn(row, width), id=row.id) for row in rows], Option(play, id=START)])
        self.list.highlighted = min(at, len(rows))
        self.query_one("#title", Static).update(say("ui-welcome"))
        self.query_one("#hints", Static).update(say("ui-form-keys"))
        self.tell()

    def tell(self) -> None:
        row, figure = self.row, self.form.figure()
        note = row.note if row is not None else figure.exact if figure is not None else ""
        self.query_one("#note", Static).update(note)

    @on(OptionList.OptionHighlighted)
    def point(self) -> None:
        self.tell()

    @on(OptionList.OptionSelected)
    def click(self, selected: OptionList.OptionSelected) -> None:
        """A click on a row changes it."""
        if selected.option.id == START:
            self.action_play()
        else:
            self.action_turn(1)

    def action_turn(self, by: int) -> None:
        row = self.row
        if row is not None:
            self.form.turn(row.id, by)
            self.fill(self.list.highlighted or 0)

    def on_key(self, event: events.Key) -> None:
        """Signs are typed into the names, digits into a number."""
        row = self.row
        if row is None or not (event.is_printable or event.key == "backspace"):
            return
        event.stop()
        if row.id == "names":
            typed = event.character or ""
            self.form.names = self.form.names[:-1] if event.key == "backspace" else self.form.names + typed
        elif event.character is not None and event.character.isdecimal() and row.id != "game":
            before = self.digits[1] if self.digits[0] == row.id else ""
            values = self.form.values(row.id)
            for number in (before + event.character, event.character):
                if int(number) in values:
                    self.form.set(row.id, int(number))
                    self.digits = (row.id, number)
                    break
        self.fill(self.list.highlighted or 0)

    def action_play(self) -> None:
        """Begin, if what is wished for can be played."""
        try:
            self.exit(self.form.wish())
        except CoffretError as error:
            self.query_one("#note", Static).update(f"{error}.")

    def action_leave(self) -> None:
        self.exit(None)


class Offer(App[str]):
    """Asks somebody for whom a game is new whether to learn it first; nothing if they leave."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q,f10", "leave", priority=True, show=False)]

    def __init__(self, game: Game, language: str) -> None:
        super().__init__()
        self.game = game
        self.language = language

    def on_mount(self) -> None:
        title = self.game.about.title[self.language]
        question = box(self.language).say("ui-lesson-offer", {"game": title})
        self.push_screen(Question(question, self.language), lambda answer: self.exit(answer or "no"))

    def action_leave(self) -> None:
        self.exit(None)


def drawn(row: Row, width: int) -> Grid:
    """Format a row: what it is about, and its answer between arrows, or a line to type on."""
    value = f"{row.value}▏" if row.id == "names" else f"◂ {row.value} ▸"
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=width)
    grid.add_row(Flow(Text(row.label)), Flow(Text(value, "bold"), hang=2))
    return grid

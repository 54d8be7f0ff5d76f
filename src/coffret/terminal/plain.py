"""Plain text, line by line: for pipes, screen readers, and whoever prefers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TextIO

from rich.console import RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from coffret.kernel.outlook import Outlook
from coffret.kernel.rulebook import Block, Rulebook, Section
from coffret.kernel.stack import PUBLIC, Outcome
from coffret.terminal import booktext, draw, screen
from coffret.terminal.console import clear, make_console
from coffret.terminal.language import yes
from coffret.terminal.menu import menu
from coffret.terminal.reader import Reader

if TYPE_CHECKING:
    from coffret.terminal.session import Session

FEW = 15  # things that have changed; where there are more, the whole table is shown again
NEWS = 12  # lines of what happened that are shown; `log` tells all


class Plain:
    """Prints what is to be seen and reads what is typed, in order and without colours."""

    keys = ""
    stays = False

    def __init__(self, history: bool = True, source: TextIO | None = None) -> None:
        self.console = make_console(plain=True)
        self.reader = Reader(self.console, source, history)
        self.timed = self.reader.typed
        self.width = self.console.width
        self.told: tuple[int, str, dict[str, str]] | None = None  # to whom, in which language, and what of the table

    def run(self, loop: Callable[[], None]) -> None:
        loop()

    def tell(self, session: Session, seat: int) -> None:
        """Those who play read it above the question; an audience reads each step as it happens."""
        if seat == PUBLIC:
            self.print(*screen.news(session, seat, greets=False))

    def show(self, session: Session, outlook: Outlook, must: bool) -> None:
        """Print the table, what happened, and the question last, next to where the answer is typed."""
        note = session.note
        above = self.above(session, outlook) if note is None or note.is_first else []
        if note is not None and not note.do:
            self.print(*above, *screen.reading(session, note))
            return
        options = menu(outlook.choices, session.words, self.width)
        self.print(*above, *screen.question(session, outlook, options, must))

    def show_table(self, session: Session, outlook: Outlook) -> None:
        table = draw.scene(outlook, session.words, self.width)
        self.print(screen.title(session), *table, session.say("ui-table-alone"))

    def show_end(self, session: Session, outlook: Outlook, outcome: Outcome) -> None:
        self.print(*self.above(session, outlook), *screen.ending(session, outcome))

    def above(self, session: Session, outlook: Outlook) -> list[RenderableType]:
        """Return the table and what happened; from the second time on, what happened and what has changed by it."""
        known, now = self.told, draw.facts(outlook, session.words)
        self.told = (outlook.seat, session.language, now)
        news = screen.news(session, session.eyes(outlook.seat), NEWS)
        if known is not None and known[:2] == self.told[:2]:
            changed = [text for id, text in now.items() if text and known[2].get(id) != text]
            if len(changed) <= FEW:
                return ["", *news, *[Text(f"  {line}", "dim") for line in changed]]
        return [screen.title(session), *draw.scene(outlook, session.words, self.width), "", *news]

    def forget(self) -> None:
        self.told = None

    def curtain(self, session: Session, seat: int) -> None:
        clear(self.console)
        self.forget()
        self.print(Line(style="dim"), session.say("ui-curtain", {"name": session.words.name(seat)}))
        self.reader.line(session.say("ui-press-enter") + " ")

    def print(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(line)

    def meanwhile(self, title: str) -> bool:
        return False

    def open_book(self, session: Session, book: Rulebook, at: tuple[Section, Block] | None) -> None:
        """Print the section, and how to read the others."""
        section = at[0] if at is not None else book.sections[0]
        self.print(*booktext.page(section, session.table.game, book, session.language, self.width))
        titles = " · ".join(each.title for each in book.sections if each is not section)
        self.print(Text(session.say("ui-other-sections", {"titles": titles}), "dim"))

    def line(self, seconds: float | None = None) -> str | None:
        return self.reader.line("> ", seconds)

    def agrees(self, question: str) -> bool:
        self.print(question)
        return yes(self.line() or "")

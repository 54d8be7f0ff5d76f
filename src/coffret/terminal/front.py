"""What a session needs to talk to people; plain text and the application both provide it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from rich.console import RenderableType

from coffret.kernel.outlook import Outlook
from coffret.kernel.rulebook import Block, Rulebook, Section
from coffret.kernel.stack import Outcome

if TYPE_CHECKING:
    from coffret.terminal.session import Session


class Front(Protocol):
    """A front end: it shows the table to one person at a time and returns what that person types."""

    timed: bool  # whether somebody is there for whom a clock can run
    keys: str  # the message that tells its keys, if it has any
    stays: bool  # whether it waits after the end even if nobody plays
    width: int  # columns of an answer

    def run(self, loop: Callable[[], None]) -> None:
        """Run the play to its end; whatever the loop raises is raised here."""

    def tell(self, session: Session, seat: int) -> None:
        """Tell a seat what has happened since it last looked."""

    def show(self, session: Session, outlook: Outlook, must: bool) -> None:
        """Show the table to a seat, with its options."""

    def forget(self) -> None:
        """Show all of the table the next time, and not only what has changed."""

    def show_table(self, session: Session, outlook: Outlook) -> None:
        """Show the table alone."""

    def show_end(self, session: Session, outlook: Outlook, outcome: Outcome) -> None:
        """Show the final table: who won, and by which rule."""

    def curtain(self, session: Session, seat: int) -> None:
        """Hide what the last person saw until the next one is ready."""

    def print(self, *lines: RenderableType) -> None:
        """Print an answer to what was typed."""

    def meanwhile(self, title: str) -> bool:
        """Show at once what was printed so far, while the rest is worked out; return whether somebody types on."""

    def open_book(self, session: Session, book: Rulebook, at: tuple[Section, Block] | None) -> None:
        """Show the rulebook, opened at a paragraph."""

    def line(self, seconds: float | None = None) -> str | None:
        """Return the next line a person types, or None if they do not in time."""

    def agrees(self, question: str) -> bool:
        """Ask everybody at the device a question to be answered with yes or no."""

"""What imagined plays tell a person at the terminal: the chance to win on wish, and the review after the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from rich.text import Text

from coffret.bots.counting import ENOUGH
from coffret.bots.futures import Share
from coffret.bots.hint import chances
from coffret.bots.hint_text import percent
from coffret.bots.review import look_through
from coffret.bots.review_text import lines, told
from coffret.kernel.outlook import Outlook
from coffret.kernel.playout import options_of
from coffret.terminal.console import printable

if TYPE_CHECKING:
    from coffret.terminal.session import Session

T = TypeVar("T")
REVIEW = (20.0, (400, 600))  # seconds, and imagined plays for a choice, and for one that is looked at again


class Chances:
    """How likely whoever is asked is to win, told with each question as long as that is wanted."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.wanted = False
        self.known: tuple[int, int, Share] | None = None  # the length of the log, the seat, and its chance

    def line(self, outlook: Outlook) -> str:
        """Return what is told with a question, if anything."""
        session = self.session
        if not self.wanted or session.in_the_open or session.note is not None or outlook.seat < 0:
            return ""
        share = thought(session, lambda: self.of(outlook))
        return session.say("ui-chance", percent(share)) if share is not None else ""

    def of(self, outlook: Outlook) -> Share:
        """Return the chance at this moment; it is counted once."""
        table = self.session.table
        moment = len(table.log), outlook.seat
        if self.known is None or self.known[:2] != moment:
            part = table.pending.of(outlook.seat) if table.pending is not None else None
            options = options_of(part) if part is not None else []
            *_, found = chances(table.game, outlook.view, options, table.seats, ENOUGH)
            self.known = (*moment, found)
        return self.known[2]


def show_chance(session: Session, outlook: Outlook, rest: str) -> None:
    """Tell the chance to win with each question, or no longer; the question is shown again, so that both are seen."""
    if session.rated or session.in_the_open:
        session.print(session.say("ui-hint-not-here"))
        return
    session.chances.wanted = not session.chances.wanted
    session.print(session.say("ui-chance-on" if session.chances.wanted else "ui-chance-off"))


def review(session: Session, outlook: Outlook, rest: str) -> None:
    """Look through the play once it is over: where it turned, what luck did, and which choices cost most."""
    if session.table.outcome is None:
        session.print(session.say("ui-review-later"))
        return
    seconds, playouts = REVIEW
    session.front.print(session.say("ui-review-wait"))
    table, words = session.table, session.words
    found = thought(session, lambda: told(look_through(table, seconds, playouts=playouts), table, words))
    if found is not None:
        session.print("", *[Text(line) for line in lines(found, words)])


def thought(session: Session, think: Callable[[], T]) -> T | None:
    """Return what is thought about, or tell why that fails: a rule of thumb that stumbles ends no play."""
    try:
        return think()
    except Exception as error:
        session.print(session.say("ui-thought-failed", {"why": printable(session.faults.note(error))}))
        return None

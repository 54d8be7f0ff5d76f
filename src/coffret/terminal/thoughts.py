"""What imagined plays tell a person at the terminal: the chance to win on wish, and the review after the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from rich.text import Text

from coffret.bots.counting import ENOUGH, PLAYS
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
REVIEW = PLAYS  # that are counted for each number of a review
QUARTERS = 4  # of a review: how far it is, is told after each


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
    """Look through the play once it is over: what decided it, what choices cost, and what luck did."""
    if session.table.outcome is None:
        session.print(session.say("ui-review-later"))
        return
    session.front.print(session.say("ui-review-wait"))
    table, words, progress = session.table, session.words, 0.0

    def tell(more: float) -> None:
        nonlocal progress
        before, progress = progress, progress + more
        if int(QUARTERS * before) < int(QUARTERS * progress) < QUARTERS:
            session.front.print(f"{100 * int(QUARTERS * progress) // QUARTERS} %")

    found = thought(session, lambda: told(look_through(table, REVIEW, tell), table, words))
    if found is not None:
        session.print("", *[Text(line) for line in lines(found)])


def thought(session: Session, think: Callable[[], T]) -> T | None:
    """Return what is thought about, or tell why that fails: a rule of thumb that stumbles ends no play."""
    try:
        return think()
    except Exception as error:
        session.print(session.say("ui-thought-failed", {"why": printable(session.faults.note(error))}))
        return None

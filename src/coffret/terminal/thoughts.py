"""What imagined plays tell a person at the terminal: the chance to win on wish, and the review after the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from coffret.bots.futures import Clock, Share, chance
from coffret.bots.hint import FEWEST
from coffret.bots.review import look_through
from coffret.bots.review_text import lines, told
from coffret.bots.search import Budget
from coffret.kernel.chance import seeded
from coffret.kernel.outlook import Outlook

if TYPE_CHECKING:
    from coffret.terminal.session import Session

CHANCE = Budget(400, 0.3)  # imagined plays, and seconds
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
        found = self.of(outlook)
        if found.worlds < FEWEST:
            return session.say("ui-chance-unknown")
        shares = {"chance": found.mean, "low": found.low, "high": found.high}
        return session.say("ui-chance", {name: round(100 * share) for name, share in shares.items()})

    def of(self, outlook: Outlook) -> Share:
        """Return the chance at this moment; it is thought about once."""
        moment = len(self.session.table.log), outlook.seat
        if self.known is None or self.known[:2] != moment:
            found = chance(self.session.table.game, outlook.view, seeded("chance"), Clock(CHANCE))
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
    found = told(look_through(session.table, seconds, playouts=playouts), session.table, session.words)
    session.print("", *[Text(line) for line in lines(found, session.words)])

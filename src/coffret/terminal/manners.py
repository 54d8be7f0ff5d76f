"""What people agree on at a terminal: to wait, when to be asked out of turn, and who looks at their own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from coffret.kernel.interrupts import EVERYTHING, WHENS
from coffret.kernel.ledger import plain
from coffret.kernel.outlook import Outlook
from coffret.kernel.text import LANGUAGES
from coffret.terminal.language import box
from coffret.terminal.menu import is_number, meant

if TYPE_CHECKING:
    from coffret.terminal.session import Session

LONGEST = 600  # seconds after which a chance may pass by itself


def wait(session: Session, outlook: Outlook, rest: str) -> None:
    """Keep the chance to act out of turn that is shown, or be asked about the next one."""
    fleeting = session.interrupts.passes_at is not None
    session.interrupts.press(outlook.seat)
    session.print(session.say("ui-waits" if fleeting else "ui-waits-next"))


def ask(session: Session, outlook: Outlook, rest: str) -> None:
    """List when a person wants to be asked to act out of turn, or set it: for everything, or for one option."""
    wishes, words = session.interrupts, rest.split()
    known = {plain(box(language).say(f"ui-when-{when}")): when for language in LANGUAGES for when in WHENS}
    seconds = int(words.pop()) if len(words) > 1 and is_number(words[-1]) else None
    when = known.get(plain(words.pop()), "") if words else ""
    choice = meant(" ".join(words), outlook.choices) if words else None
    if when and (choice is not None or not words):
        wishes.of(outlook.seat)[choice.notation if choice is not None else EVERYTHING] = when
        wishes.moment = max(1, min(seconds or wishes.moment, LONGEST))
    told = [session.say("ui-ask-usual", {"when": said(session, wishes.usual(outlook.seat))})]
    for notation, wish in wishes.of(outlook.seat).items():
        if notation:
            action = session.words.action(session.table.game.action(notation, session.table.seats))
            told.append(f"  {action}: {said(session, wish)}")
    session.print(*told, Text(session.say("ui-ask-form"), "" if rest and not when else "dim"))


def said(session: Session, when: str) -> str:
    """Say when somebody wants to be asked."""
    return session.say(f"ui-ask-{when}", {"seconds": session.interrupts.moment})


def own(session: Session, outlook: Outlook, rest: str) -> None:
    """Look at one's own cards, where people play before everybody's eyes: whoever acts, or somebody who is named."""
    named_so = [seat for seat in session.people if plain(session.words.name(seat)) == plain(rest)]
    seats = named_so if rest else [outlook.seat]
    if not session.in_the_open or not seats:
        session.print(session.say("ui-own-nothing" if not session.in_the_open else "ui-own-who"))
        return
    session.look_at_own(seats[0])
    session.front.show(session, outlook, True)

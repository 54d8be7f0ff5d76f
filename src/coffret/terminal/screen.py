"""What a person sees at one moment: the table, the news, the question; and the curtain."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from coffret.kernel.outlook import Outlook
from coffret.kernel.stack import Outcome
from coffret.terminal import draw, ruletext, story
from coffret.terminal.console import clear
from coffret.terminal.language import listed
from coffret.terminal.menu import ROWS, menu

if TYPE_CHECKING:
    from coffret.terminal.session import Session

NEWS = 12  # lines of what happened that are shown; `log` tells all
FEWEST = 3  # of them, however low the screen
FEWEST_ROWS = 6  # of options, however low the screen


def show(session: Session, outlook: Outlook, must: bool = True) -> None:
    """Draw the table for a seat, with the question last, next to where the answer is typed."""
    paint(session, outlook, question(session, outlook, must))


def show_end(session: Session, outlook: Outlook, outcome: Outcome) -> None:
    """Draw the final table: who won, and by which rule."""
    told = min((session.seen.get(seat, 0) for seat in session.people), default=len(session.table.log))
    session.seen.setdefault(outlook.seat, told)
    paint(session, outlook, ending(session, outcome))


def paint(session: Session, outlook: Outlook, last: list[RenderableType]) -> None:
    """Draw a whole screen. If it is low, details of the table and older news are dropped first."""
    clear(session.console, for_good=len(session.people) > 1)
    if not session.console.is_terminal:
        table = draw.scene(outlook, session.words, session.console.width)
        session.print(title(session), *table, *news(session, outlook.seat, NEWS), *last)
        return
    hello = [] if outlook.seat in session.seen else greeting(session)
    room = session.console.height - height(session, [title(session), *hello, *last, "", "", ""])
    table = fitting(session, outlook, room - FEWEST)
    told = news(session, outlook.seat, max(FEWEST, min(NEWS, room - height(session, table))))
    above = height(session, [title(session), *table, *told, *last, ""]) - session.console.height
    if above > 0:
        told.insert(1, Text(session.say("ui-above", {"count": above + 1}), "dim"))  # it takes a line itself
    session.print(title(session), *table, *told, *last)


def show_table(session: Session, outlook: Outlook) -> None:
    """Draw only the table, if the screen is too low for everything at once."""
    below = Text(session.say("ui-table-alone"), "dim")
    room = session.console.height - height(session, [title(session), below, ""])
    session.print(title(session), *fitting(session, outlook, room), below)


def fitting(session: Session, outlook: Outlook, room: int) -> list[RenderableType]:
    """Draw the table with as much detail as fits."""
    for detail in draw.DETAILS:
        table = draw.scene(outlook, session.words, session.console.width, detail)
        if not session.console.is_terminal or height(session, table) <= room:
            break
    return table


def height(session: Session, parts: list[RenderableType]) -> int:
    """Return the number of lines these take."""
    return sum(len(session.console.render_lines(part, pad=False)) for part in parts)


def curtain(session: Session, seat: int) -> None:
    """Hide what the last person saw until the next one is ready."""
    if len(session.people) > 1 and seat != session.viewer:
        clear(session.console, for_good=True)
        session.viewer = None
        session.print(Line(style="dim"), session.say("ui-curtain", {"name": session.words.name(seat)}))
        session.reader.line(session.say("ui-press-enter") + " ")
    session.viewer = seat


def title(session: Session) -> RenderableType:
    return Line(Text(session.table.game.about.title[session.language], "bold"), style="dim")


def news(session: Session, seat: int, most: int) -> list[RenderableType]:
    """Return what happened since this seat last chose; before its first choice, also who is who."""
    since = [step for step in session.story if step.number > session.seen.get(seat, 0)]
    told = [line for step in since for line in story.told(step.events, seat, session.words)]
    told = counted(told) if len(told) > most else told
    lines: list[RenderableType] = ["", *(greeting(session) if seat not in session.seen else [])]
    if len(told) > most:
        lines.append(Text(session.say("ui-earlier", {"count": len(told) - most}), "dim"))
    lines += [Text(f"• {line}") for line in told[-most:]]
    lines += [Text(text, "bold") for whose, text in session.notices if whose in (None, seat)]
    session.notices.clear()
    return lines


def counted(lines: list[str]) -> list[str]:
    """Return each line once, at its last occurrence, with its count."""
    counts = Counter(lines)
    last = {line: number for number, line in enumerate(lines)}
    return [
        line if counts[line] == 1 else f"{line} ×{counts[line]}"
        for number, line in enumerate(lines)
        if last[line] == number
    ]


def greeting(session: Session) -> list[str]:
    """Describe who is who."""
    lines: list[str] = []
    if len(session.people) == 1:
        seat = session.people[0]
        lines.append(session.say("ui-you-are", {"name": session.words.name(seat), "number": seat + 1}))
    if session.bots:
        names = listed([session.words.name(seat) for seat in session.bots], session.language)
        lines.append(session.say("ui-bots-are", {"names": names, "count": len(session.bots)}))
    return lines


def question(session: Session, outlook: Outlook, must: bool) -> list[RenderableType]:
    """Return the prompt with the options below."""
    lines: list[RenderableType] = [""]
    if outlook.prompt is not None:
        lines.append(Text(session.words.tell(outlook.prompt), "bold"))
    lines.append(menu(outlook.choices, session.words, session.console.width, rows=rows(session)))
    if not must:
        lines.append(Text(f"  0  {session.say('ui-let-pass')}"))
    if (left := session.seconds_left()) is not None:
        lines.append(session.say("ui-clock-runs", {"seconds": round(left)}))
    return [*lines, Text(session.say("ui-footer"), "dim")]


def rows(session: Session) -> int:
    """Return how many lines the options may take before they are folded: a third of a low screen."""
    return max(FEWEST_ROWS, min(ROWS, session.console.height // 3)) if session.console.is_terminal else ROWS


def ending(session: Session, outcome: Outcome) -> list[RenderableType]:
    """Describe who won, why, and what can still be done."""
    rule = ruletext.quoted(session.table.game.ledger, outcome.rule, session.language)
    lines: list[RenderableType] = ["", Text(session.words.outcome(outcome), "bold")]
    lines += [rule] if rule else []
    lines.append(Text(session.say("ui-seed", {"seed": str(session.table.header.seed)}), "dim"))
    return [*lines, Text(session.say("ui-footer-end"), "dim")] if session.people else lines

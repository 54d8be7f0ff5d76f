"""What a person reads at one moment beside the table: the news, the question, the end."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from coffret.kernel.outlook import Outlook
from coffret.kernel.stack import Outcome
from coffret.kernel.text import Words
from coffret.terminal import ruletext, story
from coffret.terminal.language import listed
from coffret.terminal.numbers import offered

if TYPE_CHECKING:
    from coffret.terminal.lessons import Note
    from coffret.terminal.session import Session


def title(session: Session) -> RenderableType:
    return Line(Text(session.table.game.about.title[session.language], "bold"), style="dim")


def news(session: Session, seat: int, most: int = 0, greets: bool = True) -> list[RenderableType]:
    """Return what happened since this seat last chose, or the end of it; before its first choice, also who is who."""
    since = [step for step in session.story if step.number > session.seen.get(seat, 0)]
    told = [line for step in since for line in story.told_with_intent(step, seat, session.words)]
    told = counted(told, session.box) if 0 < most < len(told) else told
    lines: list[RenderableType] = [*greeting(session)] if greets and seat not in session.seen else []
    if 0 < most < len(told):
        lines.append(Text(session.say("ui-earlier", {"count": len(told) - most}), "dim"))
    lines += [Text(f"• {line}") for line in told[-most:]]
    lines += [Text(text, "bold") for whose, text in session.notices if whose in (None, seat)]
    session.notices.clear()
    return lines


def counted(lines: list[str], box: Words) -> list[str]:
    """Return lines that follow each other and are the same as one, with their count."""
    runs = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else box.say("ui-times", {"line": line, "count": count}) for line, count in runs]


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


def note(shown: Note) -> Text:
    """Return a note of a lesson, with its number."""
    return Text(f"» {shown.number}/{shown.of}  ", "dim").append(shown.text, "not dim bold")


def reading(session: Session, shown: Note) -> list[RenderableType]:
    """Return a note that is only read, and how to go on."""
    told = session.say("ui-lesson-last" if shown.is_last else "ui-lesson-next")
    return ["", note(shown), Text(told, "dim")]


def prompt(session: Session, outlook: Outlook, must: bool) -> str:
    """Return what is asked, and the chance to win where that is wanted; whoever need not answer is told so."""
    text = session.words.tell(outlook.prompt) if outlook.prompt is not None else ""
    if not must:
        first = "ui-may-speak" if is_talk(session, outlook) else "ui-may-first"
        text = f"{text} {session.say(first, {'name': session.words.name(outlook.seat)})}".strip()
    return "\n".join(filter(None, [text, session.chances.line(outlook)]))


def is_talk(session: Session, outlook: Outlook) -> bool:
    """Whether all that can be done is to say something."""
    return all(session.table.game.is_talk(action) for action in offered(outlook))


def passing(session: Session, outlook: Outlook) -> str:
    """Return what it is called to do nothing."""
    return "ui-say-nothing" if is_talk(session, outlook) else "ui-let-pass"


def question(session: Session, outlook: Outlook, options: RenderableType, must: bool) -> list[RenderableType]:
    """Return the prompt with the options below; in a lesson, its note and the option it asks for as well."""
    lines: list[RenderableType] = [""]
    if session.note is not None:
        lines += [note(session.note), ""]
    if asked_for := prompt(session, outlook, must):
        lines.append(Text(asked_for, "bold"))
    lines.append(options)
    if asked := session.note and next(filter(session.note.asks_for, outlook.choices), None):
        args = {"number": asked.index + 1, "action": session.words.tell(asked.label), "notation": asked.notation}
        lines.append(Text(session.say("ui-lesson-do", args), "bold"))
    if not must:
        lines.append(Text(f"  0  {session.say(passing(session, outlook))}"))
    if (left := session.interrupts.seconds_left()) is not None:
        lines.append(session.say("ui-moment-runs", {"seconds": round(left)}))
    if (left := session.seconds_left()) is not None:
        lines.append(session.say("ui-clock-runs", {"seconds": round(left)}))
    return [*lines, Text(session.say("ui-footer"), "dim")]


def ending(session: Session, outcome: Outcome) -> list[RenderableType]:
    """Describe who won, why, and what can still be done."""
    lines: list[RenderableType] = [""]
    if session.note is not None:
        lines += [note(session.note), ""]
    lines += [Text(session.words.outcome(outcome), "bold"), *proof(session, outcome)]
    return [*lines, Text(session.say("ui-footer-end"), "dim")] if session.people else lines


def proof(session: Session, outcome: Outcome) -> list[RenderableType]:
    """Return the rule behind an outcome, and the seed from which everything can be checked, unless others play it."""
    rule = ruletext.quoted(session.table.game.ledger, outcome.rule, session.language)
    if session.rated:
        return [rule] if rule else []
    seed = Text(session.say("ui-seed", {"seed": str(session.table.header.seed)}), "dim")
    return [rule, seed] if rule else [seed]

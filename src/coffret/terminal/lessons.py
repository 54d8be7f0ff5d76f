"""Lessons at a terminal: notes to read, the one option to take, and what the bots do in between."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Game
from coffret.kernel.lesson import Lesson, LessonStep, lessons
from coffret.kernel.table import Table
from coffret.terminal import commands
from coffret.terminal.menu import tidy

if TYPE_CHECKING:
    from coffret.kernel.scene import Choice
    from coffret.terminal.session import Session


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A note as it is shown: what it says, which one it is, and the choice that it asks for, if any."""

    text: str
    number: int
    of: int
    do: str  # in notation; empty while there is only something to read
    shows: list[str]  # elements of the scene that it is about
    is_first: bool  # whether the table has changed since the note before
    is_last: bool  # of the lesson

    def asks_for(self, choice: Choice) -> bool:
        return bool(self.do) and tidy(choice.notation) == tidy(self.do)


def first(game: Game) -> Lesson | None:
    """Return the lesson with which a game is begun to be learnt, if it has one."""
    return next(iter(lessons(game).values()), None)


def new_table(lesson: Lesson, names: tuple[str, ...]) -> Table:
    """Return the table of a lesson, with these names for the learners; bots play the other seats."""
    taught = [*lesson.names, *[""] * lesson.header.seats][: lesson.header.seats]
    for seat, name in zip(sorted(lesson.learners), names, strict=False):
        taught[seat] = name
    bots = tuple("" if seat in lesson.learners else "thumb" for seat in range(lesson.header.seats))
    header = msgspec.structs.replace(lesson.header, names=tuple(taught), bots=bots)
    return Table(lesson.game, header, lesson.game.own_facts())


def of_table(table: Table) -> Lesson | None:
    """Return the lesson that a saved play has begun with and still follows."""
    with suppress(CoffretError):  # under other rules it may be a lesson no longer
        for lesson in lessons(table.game).values():
            if lesson.header.seed == table.header.seed and lesson.at(table.log) is not None:
                return lesson
    return None


def step(session: Session, lesson: Lesson) -> bool:
    """Play one step of a lesson; return whether there was one, as long as the play follows the recording."""
    found = lesson.at(session.table.log)
    if found is None:
        return False
    number, taught = found
    seat = taught.seat - 1
    if taught.do and seat not in session.people:
        session.act(session.table.game.action(taught.do, session.table.seats), seat)
    else:
        read(session, lesson, number, seat if taught.do else session.people[0])
    return True


def read(session: Session, lesson: Lesson, number: int, seat: int) -> None:
    """Show the notes of a step one after another; the last one asks for a choice, or ends the lesson."""
    session.viewer = seat
    session.tell(seat)
    outlook = session.numbered(seat)
    moment = session.moment()
    for note in notes(lesson, session, number):
        session.note = note
        session.front.show(session, outlook, True)
        while session.note is note and session.moment() == moment:
            line = session.front.line()
            if line or note.do:
                commands.answer(session, outlook, line or "", True)
            else:
                session.note = None
        if session.moment() != moment or session.lesson is None:
            break
        if note.is_last:
            session.lesson = None
    session.note = None


def last_note(session: Session) -> Note | None:
    """Return the note with which a lesson ends together with its play."""
    found = session.lesson.at(session.table.log) if session.lesson is not None else None
    return None if session.lesson is None or found is None else notes(session.lesson, session, found[0])[-1]


def notes(lesson: Lesson, session: Session, number: int) -> list[Note]:
    """Return the notes of a step; only the last one may ask for a choice."""
    own = lesson.steps[len(session.table.log)][1]
    pages: list[LessonStep] = [*lesson.before(session.table.log), own]
    count = len(pages)
    return [
        Note(
            text=page.text(session.language),
            number=lesson.places[number] - count + at,
            of=lesson.count,
            do=page.do,
            shows=page.shows,
            is_first=at == 1,
            is_last=at == count and not page.do,
        )
        for at, page in enumerate(pages, 1)
    ]

"""What the people at a table get to see: whole looks, then differences, encoded once for equal eyes.

Who is asked something new is shown a step at once, and everybody the last one. The others are shown it as soon as
nothing more urgent is to be done, so that under load several steps share one message to those who are not waited for.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import UNSET, Raw

from coffret.kernel.game import Game
from coffret.kernel.lesson import Lesson, LessonStep
from coffret.kernel.outlook import Outlook, glance
from coffret.kernel.stack import Decision
from coffret.server.play.look import Parts, Pieces, difference, render, whole
from coffret.server.play.moments import acts, between
from coffret.server.play.play import Change, Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection, Owed
from coffret.server.protocol.wording import Json, TooManyTexts, Voice, few_texts
from coffret.server.room.painter import Painter
from coffret.server.room.services import Services

NEW_TEXTS = 25  # that are made on the event loop at once; a look with more of them is put into words beside it
Eyes = tuple[int, str]  # a seat and a language: who has both equal sees the same


class ShownTable(Protocol):
    """What showing needs of its table."""

    game: Game
    play: Play | None
    lesson: Lesson | None
    writing: bool
    sessions: set[Connection]
    services: Services

    def voice(self, lang: str) -> Voice: ...
    def taught(self, seat: int) -> tuple[int, LessonStep] | None: ...


class Showing:
    """The looks of one table, as they were last sent."""

    def __init__(self, live: ShownTable, painter: Painter) -> None:
        self.live = live
        self.painter = painter
        self.shown: dict[Eyes, tuple[int, Pieces]] = {}  # the version and look last sent
        self.behind: dict[Eyes, list[Change]] = {}  # the steps since then
        self.parts: dict[Voice, Parts] = {}
        self.tries = 0  # to show those who are behind something that needs many new texts

    def audience(self) -> dict[Eyes, list[Connection]]:
        """Who looks on."""
        found: dict[Eyes, list[Connection]] = {}
        for session in self.live.sessions:
            for seat in session.seats:
                found.setdefault((seat, session.lang), []).append(session)
        return found

    async def publish(self, change: Change) -> None:
        """A step has been made: show it to those who notice it. Where many texts are new, others get their turn in
        between; nobody is shown anything else of this table meanwhile."""
        play = self.live.play
        assert play is not None
        decision = play.decision
        urgent = asked(decision)
        due: list[Eyes] = []
        for eyes in self.audience():
            if change.step.noticed >> play.bit(eyes[0]) & 1:
                self.behind.setdefault(eyes, []).append(change)
                if decision is None or (eyes[0] in urgent and play.is_newly_asked(eyes[0])):
                    due.append(eyes)
        seen: dict[int, Outlook] = {}
        turns = 0
        while due:
            turns += 1
            with suppress(TooManyTexts), few_texts(turns * NEW_TEXTS):
                while due:
                    self.show(due[0], decision, seen)
                    del due[0]
            if due:
                await asyncio.sleep(0)
        if self.behind:
            self.painter.add(self)

    def catch_up(self) -> None:
        """Show one of those who are behind what they have not seen, unless a step is just being written or shown. If
        many texts are new, it takes several times."""
        play = self.live.play
        if play is None or self.live.writing:
            return
        eyes = next(iter(self.behind), None)
        if eyes is not None:
            self.tries += 1
            with suppress(TooManyTexts), few_texts(self.tries * NEW_TEXTS):
                self.show(eyes, play.decision, {})
                self.tries = 0
        if self.behind:
            self.painter.add(self)

    def show(self, eyes: Eyes, decision: Decision | None, seen: dict[int, Outlook]) -> None:
        """Bring these eyes up to date, with a difference if they have a look to apply it to."""
        changes, sessions, seat = self.behind.get(eyes, []), self.audience().get(eyes, []), eyes[0]
        if any(change.back for change in changes) or not any(seat in session.shown for session in sessions):
            self.shown.pop(eyes, None)
        texts = self.told_changes(eyes, changes, decision, seen) if eyes in self.shown else None
        self.behind.pop(eyes, None)
        for session in sessions:
            if texts is None or seat not in session.shown:
                session.owe(Owed("look", seat))
            else:
                session.offer(Owed("look", seat), texts[session.acts])

    def told_changes(
        self, eyes: Eyes, changes: list[Change], decision: Decision | None, seen: dict[int, Outlook]
    ) -> tuple[str, str]:
        """The difference that some steps make to these eyes, as a message: without and with the moments between."""
        live, play, (seat, lang) = self.live, self.live.play, eyes
        assert play is not None
        if seat not in seen:
            seen[seat] = self.outlook(play, seat, decision)
        spoken = live.voice(lang)
        parts = self.parts_in(spoken)
        look = self.render(seen[seat], spoken, parts)
        lines = [line for change in changes for line in told(change, seat, spoken)]
        before, old = self.shown[eyes]
        message = wire.Look(seat, play.version(seat), changes[0].line, lines)
        message.from_, message.diff = before, difference(old, look)
        text = rich = wire.write(message)
        if any(session.acts for session in live.sessions):
            message.acts = acts(old, between(changes), seat, spoken, parts) or UNSET
            rich = text if message.acts is UNSET else wire.write(message)
        self.shown[eyes] = (play.version(seat), look)
        return text, rich

    def outlook(self, play: Play, seat: int, decision: Decision | None) -> Outlook:
        """What a seat sees, not yet in words."""
        return glance(self.live.game, play.table.state, seat, decision, play.view(seat))

    def render(self, seen: Outlook, spoken: Voice, parts: Parts) -> Pieces:
        """An outlook in words, with what a lesson says to it."""
        live, play = self.live, self.live.play
        assert play is not None
        look = render(seen, spoken, play.undo_sign(seen.seat), parts)
        if live.lesson is not None:
            look["lesson",] = msgspec.json.encode(told_in_lesson(live, seen.seat, spoken.tongue.lang))
        return look

    def parts_in(self, spoken: Voice) -> Parts:
        """What was shown last in a voice, whoever's eyes it was for: most of it is the same for all."""
        found = self.parts.get(spoken)
        if found is None:
            found = self.parts[spoken] = Parts()
        return found

    async def catch_up_with(self, seat: int, session: Connection) -> str:
        """The whole look for one connection, put into words beside the event loop while the table's lock is held;
        the others with the same eyes are brought up to date."""
        live, play = self.live, self.live.play
        assert play is not None
        eyes, decision = (seat, session.lang), play.decision
        if eyes in self.behind:
            self.show(eyes, decision, {})
        look, text = await live.services.tell(self.full, play, seat, decision, live.voice(session.lang))
        self.shown[eyes] = (play.version(seat), look)
        session.shown.add(seat)
        return text

    def full(self, play: Play, seat: int, decision: Decision | None, spoken: Voice) -> tuple[Pieces, str]:
        """All that a seat sees, and the last page of what it was told: the look and the message."""
        look = self.render(self.outlook(play, seat, decision), spoken, Parts())
        news = [spoken.news(event.seen_by(seat)) for event in play.recent]
        message = wire.Look(seat, play.version(seat), play.lines - len(news), news, full=whole(look))
        return look, wire.write(message)

    def show_all(self) -> None:
        """Show everybody everything again, for instance because a name has changed."""
        self.behind.clear()
        self.shown.clear()
        self.parts.clear()
        for session in self.live.sessions:
            session.shown.clear()
            for seat in session.seats:
                session.owe(Owed("look", seat))

    def forget(self) -> None:
        """Give memory back; what comes next is sent whole."""
        if not self.behind:
            self.shown.clear()
            self.parts.clear()


def told(change: Change, seat: int, spoken: Voice) -> list[Raw]:
    """The news of a step for a seat; who learns the same in the same language shares the words."""
    learns = tuple([seat in event.to for event in change.events if event.secret is not None])
    key = (spoken.tongue.lang, learns)
    if key not in change.lines:
        change.lines[key] = [spoken.news(event.seen_by(seat)) for event in change.events]
    return change.lines[key]


def told_in_lesson(live: ShownTable, seat: int, lang: str) -> Json | None:
    """What the lesson says to a seat now, and what it is to do."""
    taught = live.taught(seat)
    if taught is None or live.lesson is None:
        return None
    number, step = taught
    return {"text": step.text(lang), "do": step.do, "shows": step.shows, "number": number, "of": live.lesson.count}


def asked(decision: Decision | None) -> list[int]:
    """The seats that can choose now."""
    return [] if decision is None else [decision.seat, *[part.seat for part in decision.others]]

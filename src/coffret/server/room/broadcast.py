"""What the people at a table are sent: whole looks, then differences, encoded once for equal viewers.

A viewer who is newly asked is sent a step at once, as is everybody the last one. The others get it as soon as nothing
more urgent is pending, so that under load several steps share one message.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec import UNSET, Raw

from coffret.kernel.game import Game
from coffret.kernel.lesson import Lesson, LessonStep
from coffret.kernel.outlook import Outlook, glance, uncovered
from coffret.kernel.stack import Decision
from coffret.server.play.look import Parts, Pieces, difference, render, whole
from coffret.server.play.moments import acts, between, draw_all
from coffret.server.play.play import Change, Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection, Owed
from coffret.server.protocol.wording import Json, TooManyTexts, Voice, few_texts
from coffret.server.room.painter import Painter
from coffret.server.room.services import Services

NEW_TEXTS = 20  # that are made on the event loop at once; a look with more of them is put into words beside it
Eyes = tuple[int, str]  # a seat and a language: who has both equal sees the same


class ShownTable(Protocol):
    """What broadcasting needs from its table."""

    game: Game
    play: Play | None
    lesson: Lesson | None
    writing: bool
    sessions: set[Connection]
    services: Services

    @property
    def is_given_up(self) -> bool: ...
    @property
    def is_open(self) -> bool: ...
    def voice(self, lang: str) -> Voice: ...
    def taught(self, seat: int) -> tuple[int, LessonStep] | None: ...
    def notes_before(self) -> list[LessonStep]: ...


class Showing:
    """The looks of one table as they were last sent."""

    def __init__(self, live: ShownTable, painter: Painter) -> None:
        self.live = live
        self.painter = painter
        self.shown: dict[Eyes, tuple[int, Pieces]] = {}  # the version and look last sent
        self.behind: dict[Eyes, list[Change]] = {}  # the steps since then
        self.parts: dict[Voice, Parts] = {}
        self.tries = 0  # to show those who are behind something that needs many new texts

    def audience(self) -> set[Eyes]:
        """Return who is watching."""
        return {(seat, session.lang) for session in self.live.sessions for seat in session.seats}

    def viewers(self, eyes: Eyes) -> list[Connection]:
        """Return the connections that see the same."""
        seat, lang = eyes
        return [session for session in self.live.sessions if session.lang == lang and seat in session.seats]

    async def publish(self, change: Change) -> None:
        """Send a step to those who notice it.

        If many texts are new, other work gets its turn in between; nothing else of this table is sent meanwhile.
        """
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
        await self.draw_moments()
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

    async def draw_moments(self) -> None:
        """Draw what lies between the events that have not been shown, off the event loop, for those who watch it."""
        for seat, lang in {(seat, it.lang) for it in self.live.sessions if it.acts for seat in it.seats}:
            changes = self.behind.get((seat, lang), [])
            if sum(len(change.events) for change in changes) > 1:
                await self.live.services.tell(draw_all, changes, seat, self.live.voice(lang))

    def catch_up(self) -> None:
        """Send one viewer who is behind what it has not seen, unless a step is being written or sent.

        If many texts are new, this takes several calls.
        """
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
        """Bring these viewers up to date, with a difference if they have a look to apply it to."""
        changes, sessions, seat = self.behind.get(eyes, []), self.viewers(eyes), eyes[0]
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
        """Return the difference some steps make to these viewers as a message, without and with moments in between."""
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
            message.acts = acts(old, between(changes, seat, spoken)) or UNSET
            rich = text if message.acts is UNSET else wire.write(message)
        self.shown[eyes] = (play.version(seat), look)
        return text, rich

    def outlook(self, play: Play, seat: int, decision: Decision | None) -> Outlook:
        """Return what a seat sees, not yet in words; of a play that was given up, everything that is not sealed."""
        if self.live.is_given_up and self.live.is_open:
            return uncovered(self.live.game, play.table.state, seat)
        decision = None if self.live.is_given_up else decision
        return glance(self.live.game, play.table.state, seat, decision, play.view(seat))

    def render(self, seen: Outlook, spoken: Voice, parts: Parts) -> Pieces:
        """Put an outlook into words, with the current note of a lesson."""
        live, play = self.live, self.live.play
        assert play is not None
        look = render(seen, spoken, play.undo_sign(seen.seat), parts)
        if live.lesson is not None:
            look["lesson",] = msgspec.json.encode(told_in_lesson(live, seen.seat, spoken.tongue.lang))
        return look

    def parts_in(self, spoken: Voice) -> Parts:
        """Return what was last sent in a voice, to any viewer: most of it is the same for all."""
        found = self.parts.get(spoken)
        if found is None:
            found = self.parts[spoken] = Parts()
        return found

    async def catch_up_with(self, seat: int, session: Connection) -> str:
        """Send one connection the whole look, worded off the event loop while holding the table's lock.

        Others with the same view are brought up to date.
        """
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
        """Return everything a seat sees and the last page of what it was told, as look and message."""
        look = self.render(self.outlook(play, seat, decision), spoken, Parts())
        news = [spoken.news(event.seen_by(seat)) for event in play.recent]
        message = wire.Look(seat, play.version(seat), play.lines - len(news), news, full=whole(look))
        return look, wire.write(message)

    def show_all(self) -> None:
        """Send everybody everything again, for instance because a name has changed."""
        self.behind.clear()
        self.shown.clear()
        self.parts.clear()
        for session in self.live.sessions:
            session.shown.clear()
            for seat in session.seats:
                session.owe(Owed("look", seat))

    def forget(self) -> None:
        """Free memory; what comes next is sent whole."""
        if not self.behind:
            self.shown.clear()
            self.parts.clear()


def told(change: Change, seat: int, spoken: Voice) -> list[Raw]:
    """Return the news of a step for a seat; viewers who learn the same in the same language share the words."""
    lang, lines = spoken.tongue.lang, change.lines
    found = []
    for index, event in enumerate(change.events):
        key = (lang, index, event.secret is not None and seat in event.to)
        line = lines.get(key)
        if line is None:
            line = lines[key] = spoken.news(event.seen_by(seat))
        found.append(line)
    return found


def told_in_lesson(live: ShownTable, seat: int, lang: str) -> Json | None:
    """Return what the lesson tells a seat now, and what it should do."""
    taught = live.taught(seat)
    if taught is None or live.lesson is None:
        return None
    number, step = taught
    before = [{"text": each.text(lang), "shows": each.shows} for each in live.notes_before()]
    return {
        "text": step.text(lang),
        "do": step.do,
        "shows": step.shows,
        "number": live.lesson.places[number],
        "of": live.lesson.count,
        "before": before,
    }


def asked(decision: Decision | None) -> list[int]:
    """Return the seats that can choose now."""
    return [] if decision is None else [decision.seat, *[part.seat for part in decision.others]]

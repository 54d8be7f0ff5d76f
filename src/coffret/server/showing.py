"""What the people at a table get to see: whole looks, then differences, encoded once for equal eyes.

Who is asked is shown a step at once, and everybody the last one. The others are shown it as soon as nothing more
urgent is to be done, so that under load several steps share one message to those who are not waited for.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Raw

from coffret.kernel.outlook import Outlook, glance
from coffret.kernel.stack import Decision
from coffret.server import wire
from coffret.server.look import Look, Parts, difference, render, whole
from coffret.server.moments import acts, between
from coffret.server.play import Change, Play
from coffret.server.session import Owed, Session
from coffret.server.wording import Json, Voice

if TYPE_CHECKING:
    from coffret.server.live import LiveTable

REST = 7  # for each second of painting, so many for everything else
Eyes = tuple[int, str]  # a seat and a language: who has both equal sees the same


class Painter:
    """Shows what can wait, table by table, whenever the event loop comes round to it."""

    def __init__(self) -> None:
        self.due: OrderedDict[Showing, None] = OrderedDict()
        self.task: asyncio.Task[None] | None = None

    def add(self, showing: Showing) -> None:
        """This table has something to show."""
        self.due.setdefault(showing)
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self.paint())

    async def paint(self) -> None:
        """One table at a time, for a part of the time only, so that everything urgent gets in between."""
        spent = 0.0
        while self.due:
            await asyncio.sleep(REST * spent)
            begin = monotonic()
            self.paint_next()
            spent = monotonic() - begin

    def paint_next(self) -> None:
        """Show what waits longest."""
        if self.due:
            showing, _ = self.due.popitem(last=False)
            showing.catch_up()


class Showing:
    """The looks of one table, as they were last sent."""

    def __init__(self, live: LiveTable, painter: Painter) -> None:
        self.live = live
        self.painter = painter
        self.shown: dict[Eyes, tuple[int, Look]] = {}  # the version and look last sent
        self.behind: dict[Eyes, list[Change]] = {}  # the steps since then
        self.parts: dict[Voice, Parts] = {}

    def audience(self) -> dict[Eyes, list[Session]]:
        """Who looks on."""
        found: dict[Eyes, list[Session]] = {}
        for session in self.live.sessions:
            for seat in session.seats:
                found.setdefault((seat, session.lang), []).append(session)
        return found

    def publish(self, change: Change) -> None:
        """A step has been made: show it to those who notice it."""
        play = self.live.play
        assert play is not None
        decision = play.table.pending
        urgent = asked(decision)
        seen: dict[int, Outlook] = {}
        for eyes, sessions in self.audience().items():
            if change.step.noticed >> play.bit(eyes[0]) & 1:
                self.behind.setdefault(eyes, []).append(change)
                if eyes[0] in urgent or decision is None:
                    self.show(eyes, sessions, decision, seen)
        if self.behind:
            self.painter.add(self)

    def catch_up(self) -> None:
        """Show one of those who are behind what they have not seen, unless a step is just being written to disk."""
        play = self.live.play
        if play is None or self.live.writing:
            return
        eyes = next(iter(self.behind), None)
        if eyes is not None:
            self.show(eyes, self.audience().get(eyes, []), play.table.pending, {})
        if self.behind:
            self.painter.add(self)

    def show(self, eyes: Eyes, sessions: list[Session], decision: Decision | None, seen: dict[int, Outlook]) -> None:
        """Bring these eyes up to date, with a difference if they have a look to apply it to."""
        play, changes = self.live.play, self.behind.pop(eyes, [])
        assert play is not None
        if not sessions:
            self.shown.pop(eyes, None)
            return
        if any(change.back for change in changes):
            self.shown.pop(eyes, None)
            for session in sessions:
                session.owe(Owed("look", eyes[0]))
            return
        if eyes not in self.shown:
            self.shown[eyes] = self.send_full(eyes, sessions, decision)
            return
        seat = eyes[0]
        if seat not in seen:
            seen[seat] = self.outlook(play, seat, decision)
        old = self.shown[eyes][1]
        message = self.changed(eyes, seen[seat], changes)
        text = wire.write(message)
        if any(session.acts for session in sessions):
            spoken = self.live.voice(eyes[1])
            message.acts = acts(old, between(changes), seat, spoken, self.parts_in(spoken)) or UNSET
        rich = text if message.acts is UNSET else wire.write(message)
        for session in sessions:
            session.offer(Owed("look", seat), rich if session.acts else text)

    def outlook(self, play: Play, seat: int, decision: Decision | None) -> Outlook:
        """What a seat sees, not yet in words."""
        return glance(self.live.game, play.table.state, seat, decision, play.views[play.bit(seat)])

    def render(self, seen: Outlook, spoken: Voice) -> Look:
        """An outlook in words, with what a lesson says to it."""
        live, play = self.live, self.live.play
        assert play is not None
        look = render(seen, spoken, play.undo_sign(seen.seat), self.parts_in(spoken))
        if live.lesson is not None:
            look["lesson",] = msgspec.json.encode(told_in_lesson(live, seen.seat, spoken.tongue.lang))
        return look

    def parts_in(self, spoken: Voice) -> Parts:
        """What was shown last in a voice, whoever's eyes it was for: most of it is the same for all."""
        found = self.parts.get(spoken)
        if found is None:
            found = self.parts[spoken] = Parts()
        return found

    def changed(self, eyes: Eyes, seen: Outlook, changes: list[Change]) -> wire.Look:
        """The difference that some steps make to these eyes, as a message."""
        live, play = self.live, self.live.play
        assert play is not None
        seat, lang = eyes
        spoken = live.voice(lang)
        look = self.render(seen, spoken)
        version, old = self.shown[eyes]
        self.shown[eyes] = (play.version(seat), look)
        lines = [line for change in changes for line in told(change, seat, spoken)]
        message = wire.Look(seat, play.version(seat), changes[0].line, lines)
        message.from_, message.diff = version, difference(old, look)
        return message

    def send_full(self, eyes: Eyes, sessions: list[Session], decision: Decision | None) -> tuple[int, Look]:
        """Send all that these eyes see, and the last page of what they were told; the version and look sent."""
        version, look, text = self.full(eyes, decision)
        for session in sessions:
            session.offer(Owed("look", eyes[0]), text)
        return version, look

    def full(self, eyes: Eyes, decision: Decision | None) -> tuple[int, Look, str]:
        """All that these eyes see, and the last page of what they were told: version, look and message."""
        live, play = self.live, self.live.play
        assert play is not None
        seat, lang = eyes
        spoken = live.voice(lang)
        look = self.render(self.outlook(play, seat, decision), spoken)
        news = [spoken.news(event.seen_by(seat)) for event in play.recent]
        message = wire.Look(seat, play.version(seat), play.lines - len(news), news, full=whole(look))
        return play.version(seat), look, wire.write(message)

    def catch_up_with(self, seat: int, session: Session) -> str:
        """The whole look for one connection; the others with the same eyes are brought up to date.

        The look is not kept: where nobody plays no copies are needed, and the next step is sent whole.
        """
        play = self.live.play
        assert play is not None
        eyes, decision = (seat, session.lang), play.table.pending
        if eyes in self.behind:
            self.show(eyes, self.audience().get(eyes, []), decision, {})
        text = self.full(eyes, decision)[2]
        self.parts.clear()
        return text

    def show_all(self) -> None:
        """Show everybody everything again, for instance because a name has changed."""
        self.behind.clear()
        self.shown.clear()
        self.parts.clear()
        for (seat, _), sessions in self.audience().items():
            for session in sessions:
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


def told_in_lesson(live: LiveTable, seat: int, lang: str) -> Json | None:
    """What the lesson says to a seat now, and what it is to do."""
    taught = live.taught(seat)
    if taught is None or live.lesson is None:
        return None
    number, step = taught
    return {"text": step.text(lang), "do": step.do, "shows": step.shows, "number": number, "of": live.lesson.count}


def asked(decision: Decision | None) -> list[int]:
    """The seats that can choose now."""
    return [] if decision is None else [decision.seat, *[part.seat for part in decision.others]]

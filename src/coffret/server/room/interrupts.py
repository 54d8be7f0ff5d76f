"""Time for people to act out of turn beside bots: a moment before each step of a bot, and a wait on anybody's wish.

Whether bots hold is decided on worlds that fit public knowledge, never on what people really hold, so the hold does not
tell that somebody could act (`tests/server/test_interrupts_secrecy.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol

from coffret.kernel.game import Game
from coffret.kernel.interrupts import HIDDEN, Open, could_act, most_urgent
from coffret.kernel.lesson import Lesson
from coffret.kernel.stack import PUBLIC, Action, Decision
from coffret.kernel.words import verb
from coffret.server.play.play import Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wording import Voice
from coffret.server.room.services import Services
from coffret.server.store.interface import Meta

LIMIT = 60  # seconds for which one person can hold the bots


class InterruptedTable(Protocol):
    """What interrupts need from their table."""

    game: Game
    meta: Meta
    play: Play | None
    gone: bool
    lesson: Lesson | None
    services: Services

    @property
    def sessions(self) -> Collection[Connection]: ...
    def voice(self, lang: str) -> Voice: ...
    def connected(self, seat: int) -> bool: ...
    def tell_all(self, message: wire.Said) -> None: ...


class Interrupts:
    """Who could act out of turn at one table, and who holds its bots."""

    def __init__(self, live: InterruptedTable) -> None:
        self.live = live
        self.open: Open = {}  # at the last choice of a bot at which anybody could act
        self.kinds: set[type] = set()  # steps of the rules at which it is hidden who could act
        self.by: dict[int, asyncio.TimerHandle] = {}  # who holds the bots, and until when at most
        self.had: dict[int, int] = {}  # by seat, the public version at which it let the bots go on
        self.given = -1  # the public version at which the bots have left people their moment
        self.moment: asyncio.TimerHandle | None = None
        self.woken = asyncio.Event()

    # What everybody knows

    async def look(self, play: Play) -> None:
        """Find out who could act before the next step of a bot, as far as everybody can know."""
        live = self.live
        people = [seat for seat in self.people() if live.connected(seat)]
        if not people or live.lesson is not None:
            self.take({})
            return
        kind = type(play.table.state.stack[-1])
        if kind in self.kinds:
            self.take(dict.fromkeys(people, HIDDEN))
            return
        seed = play.version(PUBLIC)
        found = await live.services.think(could_act, live.game, play.view(PUBLIC), people, seed)
        if HIDDEN in found.values():
            self.kinds.add(kind)
            found = dict.fromkeys(people, HIDDEN)
        if found:
            self.take(found)

    def people(self) -> list[int]:
        return [seat for seat, sitting in enumerate(self.live.meta.sittings) if sitting.kind == "person"]

    def take(self, found: Open) -> None:
        """Keep who could act, and tell it if it is new."""
        before, self.open = list(self.open), found
        if before != list(found):
            self.tell()

    # Holding

    async def give_way(self, play: Play, part: Decision, action: Action, least: float, pace: float) -> None:
        """Let people act before a bot does: for the table's moment, and for as long as somebody wants to wait."""
        n, seen = play.n, play.version(PUBLIC)
        seconds = least
        if part.must:
            wishes = {seat: self.wish(seat, action) for seat in self.open}
            for seat, wish in wishes.items():
                if wish == "always" and self.had.get(seat) != seen:
                    self.hold(seat)
            if pace and self.given != seen and "moment" in wishes.values():
                self.given, seconds = seen, max(least, self.live.meta.moment)
        if seconds:
            self.moment = asyncio.get_running_loop().call_later(seconds, self.ring)
            if seconds > least:
                self.tell()
        while (self.moment is not None or self.by) and play.n == n and not self.live.gone:
            self.woken.clear()
            await self.woken.wait()
        self.ring()

    def wish(self, seat: int, action: Action) -> str:
        """Return when a seat wants to be asked before this choice of a bot; the most urgent of its options decides."""
        ends = verb(type(action)) in self.live.game.about.ends
        return most_urgent(self.live.meta.sittings[seat].asks, self.open.get(seat), "moment", ends)

    def press(self, seat: int) -> None:
        """Hold the bots at the wish of a person who might act."""
        play = self.live.play
        if play is None or seat not in self.open or self.had.get(seat) == play.version(PUBLIC):
            raise Refusal("nothing")
        if seat not in self.by:
            self.hold(seat)

    def hold(self, seat: int) -> None:
        self.by[seat] = asyncio.get_running_loop().call_later(LIMIT, self.release, seat)
        self.tell()

    def release(self, seat: int) -> None:
        """Let the bots go on as far as one person is concerned."""
        timer = self.by.pop(seat, None)
        if timer is None:
            return
        timer.cancel()
        if self.live.play is not None:
            self.had[seat] = self.live.play.version(PUBLIC)
        self.woken.set()
        self.tell()

    @property
    def is_on(self) -> bool:
        return bool(self.by)

    def ring(self) -> None:
        """End the moment."""
        if self.moment is not None:
            self.moment.cancel()
            self.moment = None
        self.woken.set()

    def acted(self, seat: int) -> None:
        """Stop holding the bots for somebody who has acted; the next moment begins anew."""
        self.release(seat)
        self.had.pop(seat, None)

    def stir(self, bots_are_asked: bool) -> None:
        """React to a change: who is away, or is asked themselves, does not hold the bots any more."""
        live = self.live
        decision = live.play.decision if live.play is not None and live.meta.state == "playing" else None
        for seat in list(self.by):
            part = decision.of(seat) if decision is not None else None
            here = live.meta.sittings[seat].kind == "person" and live.connected(seat)
            if decision is None or not here or (part is not None and part.must):
                self.release(seat)
        if not bots_are_asked:
            self.take({})
        self.woken.set()

    def stop(self) -> None:
        """Stop all timers."""
        for timer in self.by.values():
            timer.cancel()
        self.by.clear()
        self.ring()

    # Telling

    def tell(self, session: Connection | None = None) -> None:
        """Tell everybody, or a newcomer, who could hold the bots and who does."""
        if session is not None and not self.open and not self.by:
            return
        now = asyncio.get_running_loop().time()
        left = max([timer.when() - now for timer in self.by.values()], default=None)
        moment = self.moment.when() - now if self.moment is not None else None
        message = wire.Waits(
            sorted(self.by),
            sorted(self.open),
            round(left, 1) if left is not None else None,
            round(moment, 1) if moment is not None else None,
        )
        if session is not None:
            session.say(message)
        else:
            self.live.tell_all(message)

    def greet(self, session: Connection) -> None:
        """Tell a newcomer who holds the bots, and their own wishes."""
        self.tell(session)
        for seat in session.seats:
            if seat != PUBLIC and self.live.meta.sittings[seat].asks:
                self.tell_wishes(session, seat)

    def tell_wishes(self, session: Connection, seat: int) -> None:
        """Tell a person when they want to be asked."""
        asks = self.live.meta.sittings[seat].asks
        voice, seats = self.live.voice(session.lang), len(self.live.meta.sittings)
        told = []
        for option, when in asks.items():
            text = voice.words.action(self.live.game.action(option, seats)) if option else ""
            told.append(wire.AskedWhen(option, text, when))
        session.say(wire.AskedWhens(seat, told))

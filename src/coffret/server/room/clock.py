"""The clock of a decision: that of the rules, if the game has one, or the one that the host has set for every choice.

It starts when everybody sees something new, never for a secret. When the host's runs out, a bot chooses for whoever is
waited for, knowing what that seat knows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from time import time
from typing import Protocol

from coffret.bots.play import seed_of
from coffret.kernel.game import Game
from coffret.kernel.lesson import Lesson
from coffret.kernel.outlook import glance
from coffret.kernel.stack import CLOCK, PUBLIC, Decision
from coffret.kernel.table import Header
from coffret.server.play.play import Change, Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wording import Voice
from coffret.server.room.bots import Bots
from coffret.server.store.interface import Meta

GRACE = 5  # seconds that are left at least when a clock goes on at another process


class ClockTable(Protocol):
    """What a clock needs from its table."""

    game: Game
    header: Header
    meta: Meta
    play: Play | None
    lock: asyncio.Lock
    lesson: Lesson | None
    bots: Bots

    @property
    def sessions(self) -> Collection[Connection]: ...
    def voice(self, lang: str) -> Voice: ...
    def tell_all(self, message: wire.Said) -> None: ...
    async def change(self, change: Change, lent: bool = False) -> None: ...


class Clock:
    """The clock of one table. It stops while nobody is connected and while the table is paused."""

    def __init__(self, live: ClockTable, resumed: bool = False) -> None:
        self.live = live
        self.resumed = resumed  # another process ran it until just now
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.rung = False  # the time is over, and what follows from it waits for its turn

    @property
    def seconds(self) -> int:
        """The duration set by the option that the game names; 0 if there is none."""
        return self.live.game.clock_seconds(self.live.header.options)

    def runs(self) -> Decision | None:
        """Return the clock's part of the open decision, if the clock should run."""
        live = self.live
        if not self.seconds or live.play is None or live.meta.state != "playing" or live.meta.paused:
            return None
        decision = live.play.decision if live.sessions else None
        return decision.of(CLOCK) if decision is not None else None

    def awaited(self) -> list[int]:
        """Return the people whom everybody sees to be waited for, where the host has set a clock."""
        live = self.live
        playing = live.meta.state == "playing" and not live.meta.paused and live.lesson is None
        if not live.meta.clock or live.play is None or not playing or not live.sessions:
            return []
        play = live.play
        seen = glance(live.game, play.table.state, PUBLIC, play.decision, play.view(PUBLIC))
        return [seat for seat in seen.waiting if seat >= 0 and live.meta.sittings[seat].kind == "person"]

    @property
    def limit(self) -> int:
        """The seconds that the open decision has; 0 if no clock should run."""
        if self.runs() is not None:
            return self.seconds
        return self.live.meta.clock if self.awaited() else 0

    def stir(self) -> None:
        """Start or stop as needed."""
        if not self.seconds and not self.live.meta.clock:
            return
        limit = self.limit
        if not limit:
            if self.timer is not None:
                self.stop()
                self.tell()
        elif self.timer is None and not self.rung:
            self.timer = asyncio.get_running_loop().call_later(self.rest(limit), self.ring)
            self.tell()

    def rest(self, limit: float) -> float:
        """Return how long the clock runs: what is left, if it ran elsewhere before, but enough to come back."""
        play, resumed = self.live.play, self.resumed
        self.resumed = False
        if not resumed or play is None:
            return limit
        return min(limit, max(GRACE, limit - (time() - play.changed([PUBLIC]))))

    def noticed(self, by_all: bool) -> None:
        """Restart the clock if everybody could see what happened."""
        if by_all:
            self.resumed = False
            self.stop()

    def stop(self) -> None:
        """Stop the clock."""
        self.rung = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def tell(self, session: Connection | None = None) -> None:
        """Tell everybody, or a newcomer, how much time is left."""
        if self.timer is None and session is not None:
            return
        left = self.timer.when() - asyncio.get_running_loop().time() if self.timer is not None else None
        message = wire.Clock(round(left, 1) if left is not None else None)
        if session is not None:
            session.say(message)
        else:
            self.live.tell_all(message)

    def ring(self) -> None:
        """Handle the end of the time."""
        self.timer, self.rung = None, True
        self.task = asyncio.get_running_loop().create_task(self.expire())

    async def expire(self) -> None:
        """Apply what the rules prescribe when time runs out, if it still applies."""
        live = self.live
        async with live.lock:
            part = self.runs() if self.rung else None
            awaited = self.awaited() if self.rung and part is None else []
            self.rung = False
            if live.play is None:
                return
            try:
                if part is not None:
                    await live.change(live.play.act(CLOCK, part.actions[0]))
                for seat in awaited:
                    await self.choose_for(live.play, seat)
            except Refusal:
                return

    async def choose_for(self, play: Play, seat: int) -> None:
        """Let a bot make the choice of a person whose time is up, and tell them alone."""
        live = self.live
        part = play.decision.of(seat) if play.decision is not None else None
        if part is None or not part.must:
            return
        action = await live.bots.think(play, live.game.bot, part, seed_of(play.table.history, part, play.view(seat)))
        await live.change(play.act(seat, action), lent=True)
        for session in live.sessions:
            if seat in session.seats:
                session.say(wire.Note(live.voice(session.lang).words.say("note-time-up")))

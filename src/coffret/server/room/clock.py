"""The clock of a decision, if a game has one: it starts when everybody sees something new, never for a secret."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol

from coffret.kernel.game import Game
from coffret.kernel.stack import CLOCK, Decision
from coffret.kernel.table import Header
from coffret.server.play.play import Change, Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.refusal import Refusal
from coffret.server.store.interface import Meta


class ClockTable(Protocol):
    """What a clock needs from its table."""

    game: Game
    header: Header
    meta: Meta
    play: Play | None
    lock: asyncio.Lock

    @property
    def sessions(self) -> Collection[object]: ...
    def tell_all(self, message: wire.Said) -> None: ...
    async def change(self, change: Change) -> None: ...


class Clock:
    """The clock of one table. It stops while nobody is connected and while the table is paused."""

    def __init__(self, live: ClockTable) -> None:
        self.live = live
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

    def stir(self) -> None:
        """Start or stop as needed."""
        if not self.seconds:
            return
        if self.runs() is None:
            if self.timer is not None:
                self.stop()
                self.tell()
        elif self.timer is None and not self.rung:
            self.timer = asyncio.get_running_loop().call_later(self.seconds, self.ring)
            self.tell()

    def noticed(self, by_all: bool) -> None:
        """Restart the clock if everybody could see what happened."""
        if by_all:
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
            self.rung = False
            if part is None or live.play is None:
                return
            try:
                await live.change(live.play.act(CLOCK, part.actions[0]))
            except Refusal:
                return

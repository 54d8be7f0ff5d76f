"""Bots at a table: they think off the event loop and move at a pace people can follow.

They wait until everybody who plays has seen what happened before, if that client tells how far it has come: `shown` in
`docs/protocol.md`. Only what everybody notices is waited for, so the pause tells nothing about hidden choices.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from time import time
from typing import Protocol

from coffret.bots import bot
from coffret.bots.faults import Faults, careful
from coffret.bots.levels import THINKERS
from coffret.bots.play import planner, seed_of
from coffret.bots.question import question, read_option
from coffret.kernel.chance import begins, seeded
from coffret.kernel.errors import CoffretError
from coffret.kernel.game import Bot, Game
from coffret.kernel.lesson import Lesson, LessonStep
from coffret.kernel.playout import options_of
from coffret.kernel.scene import Intent
from coffret.kernel.stack import NOTHING, PUBLIC, Action, Decision
from coffret.kernel.table import Header
from coffret.server.play.play import Change, Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wording import Voice
from coffret.server.room.interrupts import Interrupts
from coffret.server.room.offer import bots_of
from coffret.server.room.services import Services
from coffret.server.store.interface import Meta
from coffret.server.thinking.jobs import Choose, Chosen
from coffret.server.thinking.minds import TooLate

log = logging.getLogger(__name__)
LISTENING = 5  # seconds that a bot leaves people to speak before it goes on
PATIENCE = 8  # seconds a step in which bots wait for those who watch
READING = 2.5  # pauses in which people read what a bot means to do, but no more seconds
RUNNING = 0.4  # of the pause, where a bot goes on with what it does every turn
GRACE = 10  # seconds for which the bots of a new table keep their pace although nobody is there


class BotTable(Protocol):
    """What bots need from their table."""

    id: str
    game: Game
    header: Header
    meta: Meta
    play: Play | None
    gone: bool
    lock: asyncio.Lock
    services: Services
    lesson: Lesson | None

    @property
    def sessions(self) -> Collection[Connection]: ...
    @property
    def hold(self) -> float: ...
    @property
    def interrupts(self) -> Interrupts: ...
    def voice(self, lang: str) -> Voice: ...
    def taught(self, seat: int) -> tuple[int, LessonStep] | None: ...
    def is_held(self, seat: int) -> bool: ...
    async def change(self, change: Change, lent: bool = False) -> None: ...


class Bots:
    """The bots of one table; one thinks at a time."""

    def __init__(self, live: BotTable) -> None:
        self.live = live
        self.task: asyncio.Task[None] | None = None
        self.thought: asyncio.Task[Action] | None = None  # what a bot thinks about in another process
        self.thought_at = 0  # the step from which it does
        self.is_waiting = False  # a bot has made its choice, and somebody has not seen the last step yet
        self.woken = asyncio.Event()  # something has happened that a waiting bot should know
        self.meant: tuple[int, int, Intent] | None = None  # at which step which seat told what it means to do
        self.faults = Faults()
        self.running = (0, PUBLIC)  # at which step which seat did what it does every turn, and may do so again
        self.passed: dict[int, int] = {}  # by seat, the version at which a bot that may choose let it pass

    def next(self) -> Decision | None:
        """Return the decision of the next bot: one that may choose and has not passed, or one that must."""
        live = self.live
        bots = {seat for seat, sitting in enumerate(live.meta.sittings) if sitting.kind == "bot"}
        if not bots or live.play is None or live.meta.state != "playing" or live.meta.paused or live.gone:
            return None
        decision = live.play.decision
        parts = [part for part in (decision, *decision.others) if part.seat in bots] if decision is not None else []
        parts = [part for part in parts if not live.is_held(part.seat)]
        may = [part for part in parts if not part.must and self.passed.get(part.seat) != live.play.version(part.seat)]
        return next(iter([*may, *[part for part in parts if part.must]]), None)

    @property
    def are_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def may_be_watched(self) -> bool:
        """Whether the table is so new that its creator may still be connecting."""
        return time() - self.live.meta.created < GRACE

    @property
    def pause(self) -> float:
        """The delay before a bot's move, so that spectators can follow; none if nobody watches."""
        return self.live.meta.pace / 1000 if self.live.sessions or self.may_be_watched else 0

    def listening(self, part: Decision) -> float:
        """The time that a bot who has to go on leaves people to speak. How much each may still say is public."""
        live, play = self.live, self.live.play
        decision = play.decision if play is not None else None
        if decision is None or not part.must or not self.pause or not live.sessions or live.lesson is not None:
            return 0
        may_speak = [each.seat for each in decision.others if any(live.game.is_talk(action) for action in each.actions)]
        return LISTENING if any(live.meta.sittings[seat].kind == "person" for seat in may_speak) else 0

    def name_of(self, seat: int) -> str:
        """Return which bot plays a seat: the game's own where the one that did is not there any more."""
        name = self.live.meta.sittings[seat].bot
        return name if name in bots_of(self.live.game) else "thumb"

    def player(self, seat: int) -> Bot:
        """Return the bot of a seat, or the rule of thumb where it cannot be loaded any more."""
        try:
            return bot(self.name_of(seat), self.live.game)
        except CoffretError as error:
            self.faults.note(error)
            return self.live.game.bot

    def stir(self) -> None:
        """Start playing if a bot is asked."""
        self.wake()
        if self.thought is not None and self.live.play is not None and self.live.play.n != self.thought_at:
            self.thought.cancel()
        if not self.are_busy and self.next() is not None:
            self.task = asyncio.get_running_loop().create_task(self.play())

    def wake(self) -> None:
        """Let a waiting bot look again."""
        self.woken.set()

    def watching(self, play: Play) -> list[Connection]:
        """Return the players' connections that have not shown the last public step yet; pace 0 waits for nobody."""
        found = []
        for session in self.live.sessions if self.pause else ():
            seat, v = session.watched or (PUBLIC, 0)
            if seat != PUBLIC and v < play.public_version(seat):
                found.append(session)
        return found

    async def wait_for_watchers(self, play: Play) -> None:
        """Wait until all have seen the last step. Who takes too long is not waited for until heard of again."""
        n = play.n
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while play.n == n and self.watching(play) and not self.live.gone:
                    self.woken.clear()
                    self.is_waiting = True
                    await self.woken.wait()
                    self.is_waiting = False
        self.is_waiting = False
        for session in self.watching(play) if play.n == n else ():
            session.watched = None

    def stop(self) -> None:
        """Stop, unless the bot's own step ends the table."""
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()

    async def play(self) -> None:
        """Play as long as a bot is asked."""
        while self.next() is not None:
            try:
                await self.choose()
            except Refusal:
                return
            except Exception:
                log.exception("table %s: a bot could not go on", self.live.id)
                return

    async def choose(self) -> None:
        """Make one choice for the bot being asked, thinking again if the play moved on meanwhile."""
        live, play, part = self.live, self.live.play, self.next()
        if part is None or play is None:
            return
        seat, n, version = part.seat, play.n, play.version(part.seat)
        player = self.player(seat)
        seed = seed_of(play.table.history, part, play.view(seat))
        begin = asyncio.get_running_loop().time()
        await live.interrupts.look(play)
        taught, plans, options = live.taught(seat), planner(player, live.game), options_of(part)
        if taught is not None and taught[1].do:
            action = live.game.action(taught[1].do, live.header.seats)
        elif self.name_of(seat) in THINKERS and part.must and len(options) > 1:
            found = await self.search(play, part, options, seed)
            if found is None:
                return
            action = found
        else:
            action = await self.think(play, plans or player, part, seed)
        if action is NOTHING:
            self.passed[seat] = version
            return
        intent = plans.intent_of(action) if plans is not None else None
        fresh = await self.mean(play, n, seat, intent)
        thought = asyncio.get_running_loop().time() - begin
        pause = self.pause * RUNNING if self.running == (n, seat) else self.pause
        await asyncio.sleep(max(pause - thought, self.listening(part), live.hold if part.must else 0))
        await self.wait_for_watchers(play)
        reading = min(READING, READING * self.pause) if fresh else 0
        await live.interrupts.give_way(play, part, action, reading, self.pause)
        async with live.lock:
            asked = self.next()
            if play.n == n and asked is not None and asked.seat == seat and not live.interrupts.is_on:
                change = play.act(seat, action)
                await live.change(change, live.meta.sittings[seat].stand_in)
                self.running = (play.n, seat) if self.passes_by(change) else (0, PUBLIC)

    def passes_by(self, change: Change) -> bool:
        """Whether a table tells a step in passing only, as what happens every turn."""
        staged = [moment for event in change.events if (moment := self.live.game.moment(event)) is not None]
        return bool(staged) and all(moment.brief for moment in staged)

    async def think(self, play: Play, player: Bot, part: Decision, seed: str) -> Action:
        """Let a bot choose off the event loop, from its view and options alone; if it fails, by chance, which is told.

        Not of one that need not choose: everybody would learn that it could.
        """
        live, failed = self.live, list[str]()
        choose = careful(live.game, player, lambda error: failed.append(self.faults.note(error)))
        action = await live.services.think(choose, play.view(part.seat), options_of(part), seeded(seed))
        for fault in failed:
            log.warning("table %s: the bot of seat %d failed: %s", live.id, part.seat + 1, fault)
        for session in live.sessions if failed and part.must else ():
            words = live.voice(session.lang).words
            session.say(wire.Note(words.say("note-bot-failed", {"name": words.name(part.seat)})))
        return action

    async def search(self, play: Play, part: Decision, options: list[Action], seed: str) -> Action | None:
        """Let a bot think in another process, or play by its rule of thumb if it cannot; None if the play goes on.

        Only who must choose thinks: how long somebody takes who only may would tell everybody that they could.
        """
        self.thought_at = play.n
        self.thought = asyncio.get_running_loop().create_task(self.searched(play, part, options, seed))
        try:
            return await asyncio.shield(self.thought)
        except asyncio.CancelledError:
            if not self.thought.cancelled():  # it is this table that ends
                self.thought.cancel()
                raise
            return None
        finally:
            self.thought = None

    async def searched(self, play: Play, part: Decision, options: list[Action], seed: str) -> Action:
        """Return what a bot finds in time, or what its rule of thumb proposes."""
        live, minds = self.live, self.live.services.minds
        try:
            asked = question(live.game, live.header.seats, play.view(part.seat), options, play.content)
            job = Choose(asked, begins(seed), minds.seconds, live.meta.sittings[part.seat].bot)
            answer = await minds.ask(live.id, job, PATIENCE + minds.seconds)
            if isinstance(answer, Chosen) and answer.option in asked.options:
                return read_option(live.game, answer.option, live.header.seats)
        except TooLate:
            pass
        return await self.think(play, live.game.bot, part, seed)

    async def mean(self, play: Play, n: int, seat: int, intent: Intent | None) -> bool:
        """Tell everybody what a bot means to do, if the play is still where it thought; whether that is news."""
        if intent is None:
            return False
        async with self.live.lock:  # what it follows from is on disk
            if play.n != n:
                return False
            before, self.meant = self.meant, (n, seat, intent)
            for session in self.live.sessions:
                self.tell(session)
        return before is None or before[1] != seat or not intent.carries_on(before[2])

    def tell(self, session: Connection) -> None:
        """Tell a connection what the bot whose turn it is means to do."""
        play = self.live.play
        if play is None or self.meant is None or self.meant[0] != play.n:
            return
        _, by, intent = self.meant
        text = self.live.voice(session.lang).words.intent(by, intent.actions)
        for seat in session.seats:
            session.say(wire.Intended(seat, play.version(seat), by, text, intent.shows))

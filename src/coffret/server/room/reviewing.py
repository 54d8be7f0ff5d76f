"""The review of a play that is over: thought about in the background, step by step, and kept with the table."""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_right
from typing import Any, Literal, Protocol

import msgspec

from coffret.bots.counting import PLAYS
from coffret.bots.question import question
from coffret.bots.review import Answer, Review, Reviewer, Task, Thinking
from coffret.bots.review_text import ToldMoment, ToldReview, told
from coffret.kernel.game import Game
from coffret.kernel.table import Header
from coffret.server.play.play import Play
from coffret.server.play.replay import log_lengths
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wording import Voice
from coffret.server.room.services import Services
from coffret.server.store.interface import StoreError, Write
from coffret.server.thinking.jobs import Examine
from coffret.server.thinking.minds import TooLate

log = logging.getLogger(__name__)
STEP = 120.0  # seconds after which one step counts as stuck, however slow the machine
PATIENCE = 600.0  # seconds that one step may have to wait for its turn
ANY_SEED = (0, 0, 0)  # what is counted follows from the position alone


class Kept(msgspec.Struct):
    """A review as it is kept, with the rules and the log that it is about."""

    rules: str
    entries: int
    review: Review


class PlayStep(msgspec.Struct):
    """Where to go on from, to try something else: a step of a seat's replay."""

    seat: int
    step: int


class Reviewed(msgspec.Struct):
    """How far the review of a play is, and the review once it is done."""

    state: Literal["off", "none", "running", "done"]
    progress: float = 0.0
    review: ToldReview | None = None
    from_here: list[PlayStep] = []  # for each moment


class ReviewTable(Protocol):
    """What a review needs from its table."""

    id: str
    game: Game
    header: Header
    play: Play | None
    services: Services
    lock: asyncio.Lock

    @property
    def is_over(self) -> bool: ...
    @property
    def sealed(self) -> int: ...
    def voice(self, lang: str) -> Voice: ...
    async def keep(self, write: Write) -> None: ...


class Reviewing:
    """The review of one table."""

    def __init__(self, live: ReviewTable) -> None:
        self.live = live
        self.task: asyncio.Task[None] | None = None
        self.progress = 0.0
        self.kept: Kept | None = None
        self.has_looked = False  # whether the store was asked

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()

    def over(self) -> Play:
        """Return the play if it is over: before that, a review would tell secrets."""
        play = self.live.play
        if play is None or not self.live.is_over:
            raise Refusal("state")
        if self.live.sealed:
            raise Refusal("sealed")
        return play

    async def look(self, lang: str) -> Reviewed:
        """Tell how far the review is, or what it says."""
        play = self.over()
        kept = await self.known(play)
        if kept is None:
            thinks = self.live.services.minds.seconds > 0
            return Reviewed("running" if self.is_running else "none" if thinks else "off", self.progress)
        return await self.live.services.tell(worded, kept.review, play, self.live.voice(lang))

    async def known(self, play: Play) -> Kept | None:
        """Return the review that was kept, if it is about this play by these rules."""
        if not self.has_looked:
            found = await self.live.services.store.review(self.live.id)
            self.kept, self.has_looked = read(found), True
        kept = self.kept
        return kept if kept and kept.rules == play.rules and kept.entries == len(play.table.log) else None

    def begin(self) -> None:
        """Begin, unless it is on its way or there."""
        play = self.over()
        if not self.live.services.minds.seconds:
            raise Refusal("hints")
        if not self.is_running:
            self.progress = 0.0
            self.task = asyncio.get_running_loop().create_task(self.review(play))

    def stop(self) -> None:
        """Call it off."""
        if self.task is not None:
            self.task.cancel()

    async def review(self, play: Play) -> None:
        """Look through the play and keep what was found."""
        try:
            if await self.known(play) is not None:
                return  # anybody with a link may ask, as often as they like
            found = await self.look_through(play)
            kept = Kept(play.rules, len(play.table.log), found)
            async with self.live.lock:
                await self.live.keep(Write(self.live.id, review=msgspec.json.encode(kept)))
            self.kept = kept
        except (TooLate, Refusal, StoreError) as error:
            log.warning("table %s: its review was given up: %s", self.live.id, error)

    async def look_through(self, play: Play) -> Review:
        """Have one step after the other thought about; what is between them is done in a thread."""
        think = self.live.services.think
        reviewer = await think(Reviewer, play.table, PLAYS)
        thinking, answer = reviewer.run(), None
        while True:
            task: Task | Review = await think(proceed, thinking, answer)
            if isinstance(task, Review):
                return task
            self.progress = task.progress
            answer = await self.answer(play, task)

    async def answer(self, play: Play, task: Task) -> Answer:
        """Have a step thought about when nobody else needs it."""
        live = self.live
        asked = question(live.game, live.header.seats, task.view, task.options, play.content)
        job = Examine(asked, ANY_SEED, STEP, task.step)
        found: Any = await live.services.minds.ask(live.id, job, PATIENCE, "later")
        if not isinstance(found, Answer):
            raise TooLate(str(found))
        return found


def proceed(thinking: Thinking, answer: Answer | None) -> Task | Review:
    """Return what is to be thought about next, or the review."""
    try:
        task: Task = thinking.send(answer)
        return task
    except StopIteration as stop:
        review: Review = stop.value
        return review


def read(text: bytes | None) -> Kept | None:
    """Read a review that was kept, if this Coffret still understands it."""
    try:
        return msgspec.json.decode(text, type=Kept) if text else None
    except msgspec.MsgspecError:
        return None


def worded(review: Review, play: Play, spoken: Voice) -> Reviewed:
    """Put a review into words; slow, because the play is told once more."""
    found = told(review, play.table, spoken.words)
    return Reviewed("done", 1.0, found, [step_before(play, it) for it in found.moments])


def step_before(play: Play, moment: ToldMoment) -> PlayStep:
    """Return the last step of a seat's replay before a moment."""
    return PlayStep(moment.seat, max(0, bisect_right(log_lengths(play, moment.seat), moment.entry) - 1))

"""The review of a play that is over: thought about in the background, choice by choice, and kept with the table."""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_right
from typing import Any, Literal, Protocol

import msgspec

from coffret.bots.question import question, read_option, write_option
from coffret.bots.review import (
    CANDIDATES,
    Compared,
    Judged,
    Made,
    Review,
    assemble,
    candidates,
    choices,
    pace_of,
    rng_of,
)
from coffret.bots.review_text import ToldMistake, ToldReview, told
from coffret.kernel.game import Game
from coffret.kernel.table import Header
from coffret.server.play.play import Play
from coffret.server.play.replay import log_lengths
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wording import Voice
from coffret.server.room.services import Services
from coffret.server.store.interface import StoreError, Write
from coffret.server.thinking.jobs import Compare, Judge, Together, WinTogether
from coffret.server.thinking.minds import TooLate

log = logging.getLogger(__name__)
SECONDS = 60.0  # of thought about a whole play, if experts have one for a choice
PLAYOUTS = (300, 400)  # imagined for a choice, and for one that is looked at again, at most
PATIENCE = 600.0  # seconds that one choice may have to wait for its turn


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
    from_here: list[PlayStep] = []  # for each mistake


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
        if not self.has_looked:
            found = await self.live.services.store.review(self.live.id)
            self.kept, self.has_looked = read(found), True
        kept = self.kept
        if kept is None or kept.rules != play.rules or kept.entries != len(play.table.log):
            thinks = self.live.services.minds.seconds > 0
            return Reviewed("running" if self.is_running else "none" if thinks else "off", self.progress)
        return await self.live.services.tell(worded, kept.review, play, self.live.voice(lang))

    def begin(self) -> None:
        """Begin, unless it is on its way."""
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
            found = await self.look_through(play)
            kept = Kept(play.rules, len(play.table.log), found)
            async with self.live.lock:
                await self.live.keep(Write(self.live.id, review=msgspec.json.encode(kept)))
            self.kept = kept
        except (TooLate, Refusal, StoreError) as error:
            log.warning("table %s: its review was given up: %s", self.live.id, error)

    async def look_through(self, play: Play) -> Review:
        """Judge all choices, one after the other, and look at the costliest again."""
        live, game, seats = self.live, self.live.game, self.live.header.seats
        made: list[Made] = await live.services.think(lambda: list(choices(play.table)))
        pace = pace_of(len(made), SECONDS * live.services.minds.seconds, PLAYOUTS)
        judged: list[Judged] = []
        for each in made:
            asked = question(game, seats, each.view, each.options, play.content)
            chosen, budget = write_option(game, each.chosen), pace.choice
            found = await self.ask(Judge(asked, seed(each), budget.seconds, chosen, budget.playouts))
            judged.append(expected(found, Judged))
            self.progress = len(judged) / (len(made) + CANDIDATES)
        again, compared = candidates(made, judged, game), dict[int, Compared]()
        for number in again:
            each, budget = made[number], pace.each_again(len(again))
            options = [read_option(game, judged[number].best, seats), each.chosen]
            asked = question(game, seats, each.view, options, play.content)
            found = await self.ask(Compare(asked, seed(each, "again"), budget.seconds, budget.playouts))
            compared[number] = expected(found, Compared)
            self.progress = (len(made) + CANDIDATES * len(compared) / len(again)) / (len(made) + CANDIDATES)
        together = True
        if made:
            asked = question(game, seats, made[0].view, [], play.content)
            found = await self.ask(
                WinTogether(asked, seed(made[0], "together"), pace.each_again(2 * CANDIDATES).seconds)
            )
            together = expected(found, Together).together
        return await live.services.think(assemble, play.table, made, judged, compared, together)

    async def ask(self, job: Any) -> Any:
        """Have something thought about when nobody else needs it."""
        return await self.live.services.minds.ask(self.live.id, job, PATIENCE, "later")


def expected(answer: Any, kind: Any) -> Any:
    """Return an answer of the kind that was asked for."""
    if not isinstance(answer, kind):
        raise TooLate(str(answer))
    return answer


def read(text: bytes | None) -> Kept | None:
    """Read a review that was kept, if this Coffret still understands it."""
    try:
        return msgspec.json.decode(text, type=Kept) if text else None
    except msgspec.MsgspecError:
        return None


def seed(made: Made, what: str = "") -> tuple[int, int, int]:
    """Return the seed of what is imagined about a choice."""
    rng = rng_of(made, what)
    return rng.bits(), rng.bits(), rng.bits()


def worded(review: Review, play: Play, spoken: Voice) -> Reviewed:
    """Put a review into words; slow, because the play is told once more."""
    found = told(review, play.table, spoken.words)
    return Reviewed("done", 1.0, found, [step_before(play, mistake) for mistake in found.mistakes])


def step_before(play: Play, mistake: ToldMistake) -> PlayStep:
    """Return the last step of a seat's replay before a choice."""
    return PlayStep(mistake.seat, max(0, bisect_right(log_lengths(play, mistake.seat), mistake.entry) - 1))

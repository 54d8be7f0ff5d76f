"""What people are told by thinking: hints with their reasons, and how likely they are to win, while they play.

Both are computed from what one seat knows, in another process, seeded by just that: they are the same in every world
that looks the same to the seat. What nobody can use any more, because the play has gone on, is called off.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from coffret.bots.futures import Share
from coffret.bots.hint import FEWEST, Advice, named, told_chances, told_reasons
from coffret.bots.question import Question, question, read_option, write_option
from coffret.kernel.chance import seeded
from coffret.kernel.game import Game
from coffret.kernel.playout import options_of
from coffret.kernel.save import json
from coffret.kernel.stack import NOTHING, Action
from coffret.kernel.table import Header
from coffret.server.play.play import Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.refusal import answer as no
from coffret.server.protocol.wording import Voice
from coffret.server.room.services import Services
from coffret.server.store.interface import Meta
from coffret.server.thinking.jobs import Advise, Weigh, Weighed
from coffret.server.thinking.minds import TooLate

HINT = 0.7  # seconds of thought for a hint, if experts have one for a choice
CHANCE = 0.3  # the same for a chance
PATIENCE = 5.0  # seconds more that somebody waits for a hint before there is a simple one
LONG = 60.0  # seconds after which a chance is of no use any more
PLAYOUTS = (1000, 400)  # imagined for a hint, and for a chance, at most


class ThoughtTable(Protocol):
    """What thoughts need from their table."""

    id: str
    game: Game
    header: Header
    meta: Meta
    play: Play | None
    services: Services

    @property
    def is_over(self) -> bool: ...
    def voice(self, lang: str) -> Voice: ...


class Thoughts:
    """The hints and chances of one table that are being thought about."""

    def __init__(self, live: ThoughtTable) -> None:
        self.live = live
        self.hints: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat, with the version it is about
        self.wanted: dict[Connection, set[int]] = {}  # who wants to know the chances of which seats
        self.weighing: dict[int, asyncio.Task[None]] = {}  # by seat
        self.chances: dict[int, tuple[int, Share]] = {}  # by seat, the last one, with the version it is about

    # Hints

    def hint(self, session: Connection, seat: int, id: str) -> None:
        """Think about what a seat could do, and tell the connection that asks when it is known."""
        live, play = self.live, self.live.play
        assert play is not None
        part = play.decision.of(seat) if play.decision is not None else None
        if part is None:
            raise Refusal("nothing")
        self.call_off(seat)
        task = asyncio.get_running_loop().create_task(self.advise(session, play, seat, options_of(part), id))
        self.hints[seat] = (play.version(seat), task)
        live.meta.sittings[seat].hints += 1

    async def advise(self, session: Connection, play: Play, seat: int, options: list[Action], id: str) -> None:
        """Answer whoever asks for a hint: with advice, or that the play has gone on."""
        told = None
        try:
            told = await self.advice(play, seat, options, session.lang, id)
        finally:
            session.say(told or no(Refusal("stale"), id, session.lang))

    async def advice(self, play: Play, seat: int, options: list[Action], lang: str, id: str) -> wire.Hinted | None:
        """Find advice for a seat; none if the play has gone on meanwhile."""
        live, version, view = self.live, play.version(seat), play.view(seat)
        asked = question(live.game, live.header.seats, view, options, play.content)
        try:
            answer: Any = await self.ask(Advise(asked, seed(asked), HINT * self.seconds, PLAYOUTS[0]), PATIENCE, "now")
        except TooLate:
            answer = None
        advice = answer if isinstance(answer, Advice) else None
        if advice is None:  # nobody could think about it in time
            action = await live.services.think(live.game.bot, view, options, seeded("hint"))
            advice = Advice(write_option(live.game, action), Share(0.5, 0.0, 1.0, 0), None, None, False, [])
        return self.worded(advice, lang, seat, version, view, id) if version == play.version(seat) else None

    def worded(self, advice: Advice, lang: str, seat: int, version: int, view: Any, id: str) -> wire.Hinted:
        """Put advice into words."""
        game, seats, words = self.live.game, self.live.header.seats, self.live.voice(lang).words
        action = read_option(game, advice.option, seats)
        known = advice.chance.worlds >= FEWEST
        other = advice.other_chance if known else None
        few = [] if known else told_chances(advice, game, words, seats)
        return wire.Hinted(
            id,
            seat,
            version,
            advice.option,
            named(advice.option, game, words, seats),
            [*few, *told_reasons(advice.reasons, game, words)],
            [] if action is NOTHING else game.touches(view, action),
            chance(advice.chance) if known else None,
            named(advice.other, game, words, seats) if advice.other is not None and other is not None else "",
            chance(other) if other is not None else None,
            advice.clear,
        )

    # Chances

    def want(self, session: Connection, seat: int, on: bool) -> None:
        """Tell a connection how likely its seat is to win from now on, or not any more."""
        seats = self.wanted.setdefault(session, set())
        (seats.add if on else seats.discard)(seat)
        if not seats:
            del self.wanted[session]
        known = self.chances.get(seat)
        if on and known is not None and self.live.play is not None and known[0] == self.live.play.version(seat):
            session.say(weighed(seat, *known))
        self.stir()

    def part(self, session: Connection) -> None:
        """Forget a connection that has ended."""
        self.wanted.pop(session, None)

    def stir(self) -> None:
        """Call off what is about an earlier moment, and think about the chances of this one."""
        play = self.live.play
        for seat, (version, _) in list(self.hints.items()):
            if play is None or play.version(seat) != version or self.live.is_over:
                self.call_off(seat)
        if play is None or self.live.is_over or not self.live.services.minds.are_there:
            return
        for seat in {seat for seats in self.wanted.values() for seat in seats}:
            known = self.chances.get(seat)
            if seat not in self.weighing and (known is None or known[0] != play.version(seat)):
                self.weighing[seat] = asyncio.get_running_loop().create_task(self.weigh(play, seat))

    async def weigh(self, play: Play, seat: int) -> None:
        """Find how likely a seat is to win, tell whoever wants to know, and go on if the play has gone on since."""
        live, version = self.live, play.version(seat)
        asked = question(live.game, live.header.seats, play.view(seat), [], play.content)
        try:
            answer = await self.ask(Weigh(asked, seed(asked), CHANCE * self.seconds, PLAYOUTS[1]), LONG, "later")
            if isinstance(answer, Weighed):
                self.chances[seat] = (version, answer.share)
                for session, seats in self.wanted.items():
                    if seat in seats:
                        session.say(weighed(seat, version, answer.share))
        except TooLate:
            self.chances.pop(seat, None)
        finally:
            self.weighing.pop(seat, None)
        if version != play.version(seat):
            self.stir()

    # Both

    @property
    def seconds(self) -> float:
        return self.live.services.minds.seconds

    async def ask(self, job: Advise | Weigh, patience: float, lane: Any) -> Any:
        """Have something thought about."""
        return await self.live.services.minds.ask(self.live.id, job, patience + job.seconds, lane)

    def call_off(self, seat: int) -> None:
        """Forget the hint that a seat waits for."""
        _, task = self.hints.pop(seat, (0, None))
        if task is not None:
            task.cancel()

    def stop(self) -> None:
        """Call everything off."""
        for task in [*self.weighing.values(), *[task for _, task in self.hints.values()]]:
            task.cancel()
        self.wanted.clear()


def seed(asked: Question) -> tuple[int, int, int]:
    """Return a seed that follows from what is asked, and from nothing else."""
    rng = seeded(json([asked.view, asked.options]))
    return rng.bits(), rng.bits(), rng.bits()


def chance(share: Share) -> wire.Chance:
    """Return a chance as it is sent."""
    return wire.Chance(share.mean, share.low, share.high, share.worlds)


def weighed(seat: int, version: int, share: Share) -> wire.Weighs:
    """Tell how likely a seat is to win."""
    return wire.Weighs(seat, version, chance(share))

"""What people are told by thinking: hints with their reasons, and how likely they are to win, while they play.

Both are computed from what one seat knows, in another process, seeded by just that: they are the same in every world
that looks the same to the seat. What nobody can use any more, because the play has gone on, is called off.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from coffret.bots.counting import FEWEST, PLAYS, SLICE, Counted
from coffret.bots.futures import Share
from coffret.bots.hint import Advising, Answer, Shortlist, Shortlisted, Slice, Step, is_worth_a_hint, think
from coffret.bots.hint_text import told
from coffret.bots.question import Question, question, read_option
from coffret.kernel.game import Game
from coffret.kernel.playout import options_of
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
from coffret.server.thinking.jobs import Advise
from coffret.server.thinking.minds import TooLate

STEP = 120.0  # seconds after which one step of a hint, or of a chance, counts as stuck, however slow the machine
LIMIT = 120.0  # seconds after which a hint is left as far as it is: a limit of this host, which is told
ANY_SEED = (0, 0, 0)  # what is counted follows from the position alone


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
        self.hints: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat, with the version its question came with
        self.wanted: dict[Connection, set[int]] = {}  # who wants to know the chances of which seats
        self.weighing: dict[int, tuple[Any, asyncio.Task[None]]] = {}  # by seat, with the view it is about
        self.chances: dict[int, tuple[Any, Share]] = {}  # by seat, the last one, with the view it is about

    # Hints

    def hint(self, session: Connection, seat: int, id: str) -> None:
        """Think about what a seat could do, and tell the connection that asks what is known, step by step."""
        live, play = self.live, self.live.play
        assert play is not None
        part = play.decision.of(seat) if play.decision is not None else None
        if part is None or not is_worth_a_hint(live.game, play.view(seat), options := options_of(part)):
            raise Refusal("nothing")
        self.call_off(seat)
        task = asyncio.get_running_loop().create_task(self.advise(session, play, seat, options, id))
        self.hints[seat] = (asked_at(play, seat), task)
        live.meta.sittings[seat].hints += 1

    async def advise(self, session: Connection, play: Play, seat: int, options: list[Action], id: str) -> None:
        """Tell whoever asks for a hint what is known after each step, or that the play has gone on."""
        live, view, asked = self.live, play.view(seat), asked_at(play, seat)
        advising, is_stale = Advising(live.game), True
        put = question(live.game, live.header.seats, view, options, play.content)
        loop = asyncio.get_running_loop()
        until, is_last = loop.time() + LIMIT, False
        try:
            while not is_last and (step := advising.next()) is not None:
                answer = await self.answer(put, step, view, options)
                if is_stale := asked_at(play, seat) != asked:
                    return
                if answer is not None:
                    advising.take(answer)
                is_late = loop.time() >= until
                is_last = answer is None or advising.next() is None or is_late
                if is_last or is_told(advising.counted):
                    hinted = self.worded(advising, session.lang, seat, play, view, id, done=is_last)
                    if is_late and advising.next() is not None:
                        limit = live.voice(session.lang).words.say("hint-limit", {"seconds": round(LIMIT)})
                        hinted.note = f"{hinted.note} {limit}".strip()
                    session.say(hinted)
        except asyncio.CancelledError:
            is_stale = True
            raise
        finally:
            if is_stale:
                session.say(no(Refusal("stale"), id, session.lang))

    async def answer(self, put: Question, step: Step, view: Any, options: list[Action]) -> Answer | None:
        """Have a step thought about. What the board says takes no time, and waits for nobody's search."""
        live = self.live
        if isinstance(step, Shortlist) and not step.plays:
            return await live.services.tell(think, live.game, view, options, live.header.seats, step)
        try:
            answer: Any = await live.services.minds.ask(live.id, Advise(put, ANY_SEED, STEP, step), LIMIT)
        except TooLate:
            return None
        return answer if isinstance(answer, Shortlisted | Counted) else None

    def worded(
        self, advising: Advising, lang: str, seat: int, play: Play, view: Any, id: str, *, done: bool
    ) -> wire.Hinted:
        """Put into words what is known so far."""
        game, seats, words = self.live.game, self.live.header.seats, self.live.voice(lang).words
        advice = advising.advice()
        advice.done = done
        found = told(advice, game, words, seats)
        choices = [
            wire.Suggested(
                each.do,
                each.label,
                each.then,
                each.grounds,
                touches(game, view, read_option(game, each.do, seats)),
                chance(each.won) if each.won is not None else None,
                each.often,
            )
            for each in found.choices
        ]
        told_now = (found.equal, found.is_favourite, found.verdict, found.reasons, found.note)
        return wire.Hinted(id, seat, play.version(seat), choices, *told_now, PLAYS, done)

    # Chances

    def want(self, session: Connection, seat: int, on: bool) -> None:
        """Tell a connection how likely its seat is to win from now on, or not any more."""
        seats = self.wanted.setdefault(session, set())
        (seats.add if on else seats.discard)(seat)
        if not seats:
            del self.wanted[session]
        known, play = self.chances.get(seat), self.live.play
        if on and known is not None and play is not None and known[0] == play.view(seat):
            session.say(weighed(seat, play.version(seat), known[1]))
        self.stir()

    def part(self, session: Connection) -> None:
        """Forget a connection that has ended."""
        self.wanted.pop(session, None)
        self.stir()

    def stir(self) -> None:
        """Call off what is about an earlier moment, and think about the chances of this one."""
        play = self.live.play
        is_over = play is None or self.live.is_over
        for seat, (asked, _) in list(self.hints.items()):
            if is_over or play is None or asked_at(play, seat) != asked:
                self.call_off(seat)
        wanted = {seat for seats in self.wanted.values() for seat in seats}
        for seat, (view, task) in list(self.weighing.items()):
            if is_over or play is None or seat not in wanted or play.view(seat) != view:
                del self.weighing[seat]
                task.cancel()
        if is_over or play is None or not self.live.services.minds.are_there:
            return
        for seat in wanted - self.weighing.keys():
            view, known = play.view(seat), self.chances.get(seat)
            if known is not None and known[0] == view:
                self.tell(seat, known[1], play)
            else:
                task = asyncio.get_running_loop().create_task(self.weigh(play, seat, view))
                self.weighing[seat] = (view, task)

    async def weigh(self, play: Play, seat: int, view: Any) -> None:
        """Count how likely a seat is to win, and tell whoever wants to know, as the number narrows."""
        live, counted = self.live, Counted()
        part = play.decision.of(seat) if play.decision is not None else None
        put = question(live.game, live.header.seats, view, options_of(part) if part else [], play.content)
        try:
            while counted.worlds < PLAYS:
                job = Advise(put, ANY_SEED, STEP, Slice([], counted.worlds, SLICE))
                found = await live.services.minds.ask(live.id, job, None, "later")  # for as long as it is wanted
                if not isinstance(found, Counted) or not found.worlds:
                    return
                counted.add(found)
                if counted.worlds and is_told(counted):
                    self.tell(seat, counted.share(0), play)
            self.chances[seat] = (view, counted.share(0))
        except TooLate:
            return
        finally:
            if self.weighing.get(seat, (None, None))[0] is view:
                del self.weighing[seat]

    def tell(self, seat: int, share: Share, play: Play) -> None:
        """Tell whoever wants to know how likely a seat is to win."""
        for session, seats in self.wanted.items():
            if seat in seats:
                session.say(weighed(seat, play.version(seat), share))

    # Both

    def call_off(self, seat: int) -> None:
        """Forget the hint that a seat waits for."""
        _, task = self.hints.pop(seat, (0, None))
        if task is not None:
            task.cancel()

    def stop(self) -> None:
        """Call everything off."""
        for _, task in [*self.weighing.values(), *self.hints.values()]:
            task.cancel()
        self.weighing.clear()
        self.wanted.clear()


def is_told(counted: Counted) -> bool:
    """Whether what was counted so far is worth a message."""
    return counted.worlds % FEWEST == 0 or counted.worlds >= PLAYS


def asked_at(play: Play, seat: int) -> int:
    """Return since which version a seat is asked what it is asked now; what others answer beside it changes nothing."""
    return play.asked_at[play.bit(seat)]


def touches(game: Game, view: Any, action: Action) -> list[str]:
    """Return the elements that an option is about."""
    return [] if action is NOTHING else game.touches(view, action)


def chance(share: Share) -> wire.Chance:
    """Return a chance as it is sent."""
    return wire.Chance(share.mean, share.low, share.high, share.worlds)


def weighed(seat: int, version: int, share: Share) -> wire.Weighs:
    """Tell how likely a seat is to win."""
    return wire.Weighs(seat, version, chance(share), share.worlds >= PLAYS)

"""Questions to everybody at a table: what needs the others' consent. They are stored, so they outlive the process."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Protocol, TypeVar

from coffret.kernel.stack import PUBLIC
from coffret.server.play.play import Play
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.wire import Asked
from coffret.server.protocol.wording import Voice
from coffret.server.store.interface import Meta, Question, Write

MOST = 1 << 31
Agreed = Callable[[Any, Question], Awaitable[None]]
AGREED: dict[str, Agreed] = {}  # by kind of question, what to do at a table once everybody has agreed
F = TypeVar("F", bound=Agreed)


def once_agreed(kind: str) -> Callable[[F], F]:
    """Register what follows when everybody agrees to a question of this kind."""

    def register(agreed: F) -> F:
        AGREED[kind] = agreed
        return agreed

    return register


def question(kind: str, by: int, need: set[int], about: int, at: int = -1) -> Question:
    """Return a new question; an answer to another one does not count for it."""
    return Question(kind, by, need, about, 1 + secrets.randbelow(MOST), at)


class AskingTable(Protocol):
    """What questions need from their table."""

    meta: Meta
    play: Play | None

    @property
    def sessions(self) -> Collection[Connection]: ...
    def voice(self, lang: str) -> Voice: ...
    async def keep_meta(self, write: Write | None = None) -> None: ...


class Questions:
    """The open question of one table, if there is one."""

    def __init__(self, live: AskingTable) -> None:
        self.live = live
        if self.open is not None and not self.is_meant(self.open):
            live.meta.question = None

    @property
    def open(self) -> Question | None:
        return self.live.meta.question

    def is_meant(self, ask: Question) -> bool:
        """Whether a stored question still makes sense, as far as what ended it was not stored with it."""
        state, play = self.live.meta.state, self.live.play
        if ask.kind == "undo":
            return state == "playing" and play is not None and play.version(PUBLIC) == ask.seen
        return {"concede": state == "playing", "swap": state == "gathering"}.get(ask.kind, True)

    def asked(self, lang: str, ending: str = "") -> Asked:
        """Return the open question, or how it ended."""
        words, ask = self.live.voice(lang).words, self.open
        if ask is None:
            return Asked(None, words.say(f"ask-{ending}") if ending else "", [])
        names = {"name": words.name(ask.by), "about": words.name(ask.about)}
        return Asked(ask.by, words.say(f"ask-{self.wording(ask)}", names), sorted(ask.need), ask.kind, ask.number)

    def wording(self, ask: Question) -> str:
        """Return the name of the sentence that asks it."""
        sitting = self.live.meta.sittings[ask.about] if ask.kind == "open" else None
        return "give" if sitting is not None and (sitting.kind != "bot" or sitting.stand_in) else ask.kind

    async def put(self, ask: Question) -> None:
        """Ask everybody, or act at once if nobody has to be asked."""
        if not ask.need:
            await AGREED[ask.kind](self.live, ask)
            return
        ask.seen = self.live.play.version(PUBLIC) if self.live.play is not None else 0
        self.live.meta.question = ask
        await self.live.keep_meta()
        self.announce()

    async def agree(self, seat: int) -> None:
        """Note that somebody agrees, and act once everybody does."""
        ask = self.open
        assert ask is not None
        ask.need.discard(seat)
        if not ask.need:
            self.live.meta.question = None  # before it is acted upon: nothing may be done twice
        await self.live.keep_meta()
        if not ask.need:
            await AGREED[ask.kind](self.live, ask)
        self.announce("" if ask.need else "agreed")

    def drop(self, kind: str, ending: str) -> None:
        """Drop a question of this kind that what was just stored has made pointless."""
        if self.open is not None and self.open.kind == kind:
            self.live.meta.question = None
            self.announce(ending)

    async def close(self, ending: str) -> None:
        """Close the open question, and tell everybody how it ended."""
        self.live.meta.question = None
        await self.live.keep_meta()
        self.announce(ending)

    def greet(self, session: Connection) -> None:
        """Tell a newcomer the open question."""
        if self.open is not None:
            session.say(self.asked(session.lang))

    def announce(self, ending: str = "") -> None:
        """Tell everybody the open question, or how it ended."""
        for session in self.live.sessions:
            session.say(self.asked(session.lang, ending))

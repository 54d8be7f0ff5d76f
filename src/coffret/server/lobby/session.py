"""The session of one connection, from its hello on: messages are read, carried out and answered."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from coffret.kernel.stack import PUBLIC
from coffret.server.lobby.host import preside, rematch
from coffret.server.lobby.lobby import Elsewhere, Lobby
from coffret.server.protocol import wire
from coffret.server.protocol.connection import FIRST, FLOOD, LINK, MISTAKE, STOPS, UNREADABLE, Connection
from coffret.server.protocol.limits import Bucket
from coffret.server.protocol.refusal import Refusal, Reload, answer
from coffret.server.protocol.wire import Again, Hello, Host, Message
from coffret.server.protocol.wording import language, prepare
from coffret.server.room.handlers import carry_out
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import HOST, SPECTATOR, Right, hashed
from coffret.server.store.interface import LINK as SHARED

log = logging.getLogger(__name__)
OWNER_SECONDS = 8.0  # in which the owner of a table can be reached, or another process has taken it over
OWNER_PAUSE = 0.2  # seconds between asking who it is
FINAL = {"link": LINK, "unreadable": UNREADABLE}  # refusals of a hello that coming back does not change


class Session(Connection):
    """A connection in conversation: with the lobby until its hello, then with its table.

    If the table is at another process, everything from the hello on is carried there, and the answers back. There it
    is a guest, whose messages have been counted where it came in.
    """

    def __init__(self, lobby: Lobby, address: str = "", is_guest: bool = False) -> None:
        super().__init__(lobby.limits, address)
        self.lobby = lobby
        self.is_guest = is_guest
        self.first: str | bytes = ""  # what was said first
        self.live: LiveTable | None = None
        self.bucket = Bucket(lobby.limits.messages_per_second, lobby.limits.messages_at_once)
        self.strikes = 0

    async def receive(self, text: str | bytes) -> None:
        """Carry out a message, or answer why not."""
        if not self.is_guest and not self.bucket.take():
            self.too_fast()
            return
        if self.far is not None:
            self.far.send(text)
            return
        self.first = self.first or text
        try:
            message = wire.read(text)
        except msgspec.MsgspecError as error:
            self.refuse(Refusal("message", detail=str(error)), id_in(text))
            if self.live is None:
                self.part("message", FIRST)
            return
        await self.obey(message)

    async def obey(self, message: Message) -> None:
        """Carry out a well-formed message."""
        id = getattr(message, "id", None)
        try:
            if self.live is None:
                await self.begin(message)
            elif isinstance(message, Hello):
                raise Refusal("message", detail="hello was said before")
            elif self.live.gone:
                raise Reload
            elif isinstance(message, Host):
                await preside(self.lobby, self.live, self, message)
            elif isinstance(message, Again):
                await rematch(self.lobby, self.live, self, message)
            else:
                await carry_out(self.live, self, message)
        except Reload:  # the connection is being closed; who comes back is told what became of it
            self.close(MISTAKE)
        except Refusal as refusal:
            self.refuse(refusal, id, getattr(message, "seat", None))
        except Exception:
            log.exception("a message was not understood by the server itself")
            self.part("server", MISTAKE)

    async def begin(self, message: Message) -> None:
        """Handle the first message: it must be hello, with keys of one table."""
        if not isinstance(message, Hello):
            self.part("message", FIRST)
            return
        self.lang, self.acts = language(message.lang), message.acts
        while (live := await self.enter(message.tokens)) is not None:
            await prepare(live.voice(self.lang))
            self.live = live
            if await live.join(self, message):
                return
            self.live = None  # it was put away or dropped just before: it is loaded again
            if self.lobby.stopping:
                self.close(STOPS)
                return

    async def enter(self, tokens: list[str]) -> LiveTable | None:
        """Find the table that the keys open, or close the connection."""
        try:
            found = await self.find(tokens)
        except Refusal as refusal:
            self.part(refusal.code, FINAL.get(refusal.code, MISTAKE))
            return None
        if found is None:
            return None
        live, rights = found
        roles = {right.role for right in rights.values()}
        self.keys = {right.role: hashed(token) for token, right in rights.items()}
        self.links = sorted(right.role for right in rights.values() if right.kind == SHARED and right.role != SPECTATOR)
        self.host = HOST in roles
        self.seats = sorted(role for role in roles if role >= 0) or [PUBLIC]
        self.look_together(live.game.is_open(live.header.options))
        assert SPECTATOR == PUBLIC
        return live

    async def find(self, tokens: list[str]) -> tuple[LiveTable, dict[str, Right]] | None:
        """Find the table that the keys open; None if this goes on at the process that owns it.

        If that has ended, the table is taken over here as soon as it is certain.
        """
        for _ in range(round(OWNER_SECONDS / OWNER_PAUSE)):
            try:
                return await self.lobby.enter(tokens)
            except Elsewhere as elsewhere:
                carrier = self.lobby.carrier
                if self.is_guest or carrier is None:
                    raise
                if await carrier.carry(self, elsewhere.peer, self.first):
                    return None
            await asyncio.sleep(OWNER_PAUSE)
        raise Reload

    def too_fast(self) -> None:
        """Warn a client that floods, and disconnect it if it continues."""
        self.strikes += 1
        if self.strikes > self.lobby.limits.patience:
            self.part("fast", FLOOD)
        elif self.strikes % 10 == 1:
            self.refuse(Refusal("fast"), None)

    def refuse(self, refusal: Refusal, id: str | None, seat: int | None = None) -> None:
        """Answer with a refusal."""
        self.lobby.figures.refusals[refusal.code] += 1
        if self.live is None:
            self.say(answer(refusal, id, self.lang))
            return
        no = answer(refusal, id, self.lang, self.live.voice(self.lang))
        if seat in self.seats and self.live.play is not None:
            no.seat, no.v = seat, self.live.play.version(seat)
        self.say(no)

    def leave(self) -> None:
        """Handle the end of the connection."""
        self.close(STOPS)
        if self.far is not None:
            self.far.close()
        if self.live is not None:
            self.live.part(self)


def id_in(text: str | bytes) -> str | None:
    """Return the id of a message that cannot be parsed otherwise."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 32 else None

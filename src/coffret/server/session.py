"""One connection: what it may do, how fast, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Literal

import msgspec

from coffret.kernel.stack import PUBLIC
from coffret.server import wire
from coffret.server.limits import Bucket
from coffret.server.refusal import Refusal, Reload, answer
from coffret.server.store import HOST, SPECTATOR, hashed
from coffret.server.store import LINK as SHARED
from coffret.server.wire import Bye, Hello, Message, Said
from coffret.server.wording import language, prepare

if TYPE_CHECKING:
    from coffret.server.house import House
    from coffret.server.live import LiveTable

log = logging.getLogger(__name__)
FIRST, LINK, UNREAD, REPLACED, FLOOD, STOPS, MISTAKE = 4400, 4401, 4408, 4410, 4429, 1001, 1011  # close codes
UNREADABLE = 4422
FINAL = {"link": LINK, "unreadable": UNREADABLE}  # refusals of a hello that coming back does not change


class Owed(msgspec.Struct, frozen=True):
    """Something that a client is to be told, put into words when it has read what was sent before."""

    what: Literal["table", "look", "chat"]
    seat: int = PUBLIC


class Session:
    """What the server knows of one connection. How it is carried (a socket, a test) is not known here."""

    def __init__(self, house: House, address: str = "") -> None:
        self.house = house
        self.address = address
        self.lang = language("")
        self.live: LiveTable | None = None
        self.seats: list[int] = []
        self.host = False
        self.keys: dict[int, bytes] = {}  # by role, the hash of what it was opened with
        self.links: list[int] = []  # the roles that were opened with a link of 0.1.0
        self.shown: set[int] = set()  # the seats whose look was sent whole on this connection: differences can follow
        self.acts = False  # wants to see the moments between the events of a step
        self.outbox: deque[str | Owed] = deque()
        self.owing: set[Owed] = set()  # what is owed in the outbox
        self.unread = 0  # signs in the outbox
        self.said = 0  # lines of the chat that the client has, or that are on the way
        self.closed = 0  # the close code, once it is to be closed
        self.ready = asyncio.Event()  # something waits to be sent, or the end
        limits = house.limits
        self.bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.strikes = 0

    # Sending

    def send(self, text: str) -> None:
        """Put an encoded message into the outbox. Who lets answers pile up is cut off."""
        if self.closed:
            return
        self.outbox.append(text)
        self.unread += len(text)
        self.ready.set()
        if self.unread > self.house.limits.unread:
            self.outbox.clear()
            self.close(UNREAD)

    def owe(self, owed: Owed) -> None:
        """Tell something as it will be when its turn comes."""
        if not self.closed and owed not in self.owing:
            self.owing.add(owed)
            self.outbox.append(owed)
            self.ready.set()

    def offer(self, owed: Owed, text: str) -> None:
        """Send news, unless the client is told all of that later, when it has read what waits."""
        if self.unread > self.house.limits.behind:
            self.owe(owed)
        elif owed not in self.owing:
            self.send(text)

    async def next(self) -> str | None:
        """The next message to be sent; None if there is none."""
        while self.outbox:
            item = self.outbox.popleft()
            if isinstance(item, str):
                self.unread -= len(item)
                return item
            text = await self.live.tell_owed(self, item) if self.live is not None else None
            await asyncio.sleep(0)  # one look after the other, with everybody else in between
            if text is not None:
                return text
        return None

    def say(self, message: Said) -> None:
        """Send a message to this connection alone."""
        self.send(wire.write(message))

    def close(self, code: int) -> None:
        """Close after what waits has been sent."""
        self.closed = self.closed or code
        self.ready.set()

    def part(self, code: str, close: int) -> None:
        """Say why, and close."""
        refusal = answer(Refusal(code), None, self.lang)
        self.say(Bye(refusal.code, refusal.text))
        self.close(close)

    # Receiving

    async def receive(self, text: str | bytes) -> None:
        """Do what a message asks, or answer why not."""
        if not self.bucket.take():
            self.too_fast()
            return
        try:
            message = wire.read(text)
        except msgspec.MsgspecError as error:
            self.refuse(Refusal("message", detail=str(error)), id_in(text))
            if self.live is None:
                self.part("message", FIRST)
            return
        await self.obey(message)

    async def obey(self, message: Message) -> None:
        """Do what a well-formed message asks."""
        from coffret.server.deeds import carry_out

        id = getattr(message, "id", None)
        try:
            if self.live is None:
                await self.begin(message)
            elif isinstance(message, Hello):
                raise Refusal("message", detail="hello was said before")
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
        """The first message: it must be hello, with links of one table."""
        if not isinstance(message, Hello):
            self.part("message", FIRST)
            return
        self.lang, self.acts = language(message.lang), message.acts
        try:
            live, rights = await self.house.enter(message.tokens)
        except Refusal as refusal:
            self.part(refusal.code, FINAL.get(refusal.code, MISTAKE))
            return
        roles = {right.role for right in rights.values()}
        self.keys = {right.role: hashed(token) for token, right in rights.items()}
        self.links = sorted(right.role for right in rights.values() if right.kind == SHARED and right.role != SPECTATOR)
        self.host = HOST in roles
        self.seats = sorted(role for role in roles if role >= 0) or [PUBLIC]
        assert SPECTATOR == PUBLIC
        await prepare(live.voice(self.lang))
        await live.join(self, message)

    def too_fast(self) -> None:
        """Tell a client that floods; when it goes on, cut it off."""
        self.strikes += 1
        if self.strikes > self.house.limits.patience:
            self.part("fast", FLOOD)
        elif self.strikes % 10 == 1:
            self.refuse(Refusal("fast"), None)

    def refuse(self, refusal: Refusal, id: str | None, seat: int | None = None) -> None:
        """Answer why not."""
        self.house.figures.refusals[refusal.code] += 1
        if self.live is None:
            self.say(answer(refusal, id, self.lang))
            return
        no = answer(refusal, id, self.lang, self.live.voice(self.lang))
        if seat in self.seats and self.live.play is not None:
            no.seat, no.v = seat, self.live.play.version(seat)
        self.say(no)

    def holds(self, seat: int) -> int:
        """The seat, if this connection holds it."""
        if seat not in self.seats:
            raise Refusal("seat")
        return seat

    def leave(self) -> None:
        """The connection is gone."""
        self.close(STOPS)
        if self.live is not None:
            self.live.part(self)


def id_in(text: str | bytes) -> str | None:
    """The id of a message that cannot be read otherwise."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 32 else None

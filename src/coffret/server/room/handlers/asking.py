"""What a person wants to know: why not, what to do, how likely it is to win, and what was told before."""

from __future__ import annotations

from msgspec import Raw

from coffret.kernel import stack
from coffret.kernel.undo import is_free
from coffret.kernel.why import why_action, why_element
from coffret.server.play.play import Play
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection, Owed
from coffret.server.protocol.limits import PAGE
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import Ack, Because, ChatPage, LogPage, Weighed
from coffret.server.protocol.wording import Voice, language
from coffret.server.room.handlers.choosing import check_seat, read
from coffret.server.room.info import in_words, table_info
from coffret.server.room.saves import check_rated
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Write


async def why(live: LiveTable, session: Connection, message: wire.Why) -> None:
    """Explain why something cannot be done."""
    seat = session.holds(message.seat)
    async with live.lock:
        if live.play is None:
            raise Refusal("gathering")
        if message.action is not None:
            reasons = why_action(live.play.table, seat, read(live, message.action))
        elif message.element is not None:
            reasons = await live.services.think(why_element, live.play.table, seat, message.element)
        else:
            raise Refusal("message", detail="why needs an action or an element")
    told = [live.voice(session.lang).reason(reason) for reason in reasons or []]
    session.say(Because(message.id, seat, reasons is None, told))


async def weigh(live: LiveTable, session: Connection, message: wire.Weigh) -> None:
    """Tell whether a choice could be undone freely, judged by what its seat knows."""
    seat = session.holds(message.seat)
    async with live.lock:
        table, action = check_seat(live, seat).table, read(live, message.action)
        if not stack.offered(table.state, action, seat):
            raise Refusal("stale")
        free = await live.services.think(is_free, live.game, table.state, action, seat, table.seats)
    session.say(Weighed(message.id, seat, not free))


async def hint(live: LiveTable, session: Connection, message: wire.Hint) -> None:
    """Think about what a person could do, and tell it when it is known; others may be told that they ask."""
    seat = session.holds(message.seat)
    async with live.lock:
        check_hints(live, seat)
        live.thoughts.hint(session, seat, message.id)
        if live.hints == "told" and live.persons() - {seat}:
            await live.keep_log("hint", seat, write=Write(live.id, meta=live.meta))
        else:
            await live.keep_meta()


async def chance(live: LiveTable, session: Connection, message: wire.AskChance) -> None:
    """Tell how likely a person is to win from now on, or not any more."""
    seat = session.holds(message.seat)
    async with live.lock:
        if message.on:
            check_hints(live, seat)
        live.thoughts.want(session, seat, message.on)
        session.say(Ack(message.id, seat))


def check_hints(live: LiveTable, seat: int) -> None:
    """Refuse help where the table has none."""
    check_seat(live, seat)
    check_rated(live)
    if live.hints in ("", "off"):
        raise Refusal("hints")


async def resync(live: LiveTable, session: Connection, message: wire.Resync) -> None:
    """Send everything again."""
    seat = session.holds(message.seat)
    session.owe(Owed("look", seat))


async def shown(live: LiveTable, session: Connection, message: wire.Watched) -> None:
    """Note how far somebody has watched: bots wait for that."""
    session.watched = (session.holds(message.seat), message.v)
    live.bots.wake()


async def older(live: LiveTable, session: Connection, message: wire.Older) -> None:
    """Send a page of the log or chat before a line."""
    if message.seat is None:
        first = max(0, min(message.before, len(live.chat)) - PAGE)
        session.say(ChatPage(message.id, first, in_words(live.chat[first : message.before], live.voice(session.lang))))
        return
    seat = session.holds(message.seat)
    async with live.lock:
        if live.play is None:
            raise Refusal("gathering")
        before = min(message.before, live.play.lines)
        news = await live.services.think(told_before, live.play, before, seat, live.voice(session.lang))
        session.say(LogPage(message.id, seat, before - len(news), news))


def told_before(play: Play, line: int, seat: int, spoken: Voice) -> list[Raw]:
    """Return the page of lines before a line as a seat was told them, in words; slow."""
    return [spoken.news(event.seen_by(seat)) for event in play.older(line)]


async def speak(live: LiveTable, session: Connection, message: wire.Lang) -> None:
    """Change the language of this connection."""
    async with live.lock:
        session.lang = language(message.lang)
        session.shown.clear()
        session.say(table_info(live, session))
        for seat in session.seats:
            session.owe(Owed("look", seat))
        live.bots.tell(session)
        session.say(Ack(message.id))

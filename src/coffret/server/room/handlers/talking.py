"""What people tell each other, by words and signs, and how they ask for time."""

from __future__ import annotations

from time import time

from coffret.kernel.scene import elements
from coffret.kernel.stack import PUBLIC
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.limits import CHAT, clean
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import Ack, ChatLine, Pointed, Reacted, Writes
from coffret.server.room.handlers.choosing import check_seat, read
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Write

WISHES = 100  # about when to be asked, that a seat may have


async def chat(live: LiveTable, session: Connection, message: wire.Chat) -> None:
    """Send a chat line to everybody."""
    seat = session.holds(message.seat)
    text = clean(message.text, CHAT)
    if not text:
        raise Refusal("message", detail="there is nothing to say")
    async with live.lock:
        check_talk(live, seat)
        if (seat, message.id) in live.heard:
            session.say(Ack(message.id, seat))
            return
        told = live.play.lines if live.play is not None else 0
        line = ChatLine(seat, live.names[seat], text, int(time()), line=told)
        await live.keep(Write(live.id, chat=[(len(live.chat), line)], said=message.id))
        live.heard.append((seat, message.id))
        live.tell_chat(line)
        session.say(Ack(message.id, seat))


async def ping(live: LiveTable, session: Connection, message: wire.Ping) -> None:
    """Point at something everybody can see; pointing at anything else would reveal it."""
    seat = session.holds(message.seat)
    async with live.lock:
        check_talk(live, seat)
        if live.play is None or message.element not in elements(live.game.scene(live.play.view(PUBLIC))):
            raise Refusal("nothing")
        live.tell_all(Pointed(seat, message.element))
        session.say(Ack(message.id, seat))


async def react(live: LiveTable, session: Connection, message: wire.React) -> None:
    """Show a sign at one's seat to everybody."""
    await show(live, session, message, Reacted(session.holds(message.seat), message.sign))


async def typing(live: LiveTable, session: Connection, message: wire.Typing) -> None:
    """Tell everybody that somebody is writing something, or not any more."""
    await show(live, session, message, Writes(session.holds(message.seat), message.on))


async def show(live: LiveTable, session: Connection, message: wire.Request, said: Reacted | Writes) -> None:
    """Tell everybody what shows at a seat for a moment; nobody keeps it."""
    async with live.lock:
        check_talk(live, said.seat)
        live.tell_all(said)
        session.say(Ack(message.id, said.seat))


async def wait(live: LiveTable, session: Connection, message: wire.Wait) -> None:
    """Hold the bots because somebody may want to act before they do, or let them go on."""
    seat = session.holds(message.seat)
    async with live.lock:
        check_seat(live, seat)
        if message.on:
            live.interrupts.press(seat)
        else:
            live.interrupts.release(seat)
        session.say(Ack(message.id, seat))


async def ask_when(live: LiveTable, session: Connection, message: wire.AskWhen) -> None:
    """Note when a person wants to be asked whether to act out of turn; they alone are told."""
    seat = session.holds(message.seat)
    async with live.lock:
        if seat == PUBLIC:
            raise Refusal("seat")
        option = live.game.vocabulary.write(read(live, message.action)) if message.action else ""
        asks = live.meta.sittings[seat].asks
        if option not in asks and len(asks) >= WISHES:
            raise Refusal("full")
        live.meta.sittings[seat].asks = {**asks, option: message.when}
        await live.keep_meta()
        for each in live.sessions:
            if seat in each.seats:
                live.interrupts.tell_wishes(each, seat)
        session.say(Ack(message.id, seat))


def check_talk(live: LiveTable, seat: int) -> None:
    """Refuse chat while the rules order silence, and from spectators."""
    if seat == PUBLIC:
        raise Refusal("seat")
    if live.play is not None and not live.is_over:
        rule = live.game.scene(live.play.view(PUBLIC)).silence
        if rule:
            raise Refusal("silence", rule=rule)

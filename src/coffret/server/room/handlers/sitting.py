"""Who sits where, who leaves, and who plays for whom."""

from __future__ import annotations

from coffret.kernel.game import games
from coffret.kernel.stack import PUBLIC
from coffret.server.protocol import wire
from coffret.server.protocol.connection import REPLACED, Connection
from coffret.server.protocol.limits import NAME, clean
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import Ack
from coffret.server.room import seating
from coffret.server.room.handlers.choosing import check_seat
from coffret.server.room.info import PATIENCE
from coffret.server.room.questions import once_agreed, question
from coffret.server.room.saves import check_rated
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Question


async def rename(live: LiveTable, session: Connection, message: wire.Rename) -> None:
    """Rename one's own seat."""
    seat = session.holds(message.seat)
    if seat == PUBLIC:
        raise Refusal("seat")
    async with live.lock:
        await seating.rename(live, seat, clean(message.name, NAME))
        session.say(Ack(message.id))


async def sit(live: LiveTable, session: Connection, message: wire.Sit) -> None:
    """Change to another seat before the deal: a free one or a bot's at once, a person's if they agree."""
    seat, other = session.holds(message.seat), message.to
    async with live.lock:
        if seat == PUBLIC or other not in range(live.header.seats):
            raise Refusal("seat")
        if live.meta.state != "gathering":
            raise Refusal("state")
        taken = live.meta.sittings[other].kind == "person" or live.devices.get(other)
        need = {other} if taken and other not in session.seats else set()
        await live.questions.put(question("swap", seat, need, other))
        session.say(Ack(message.id))


@once_agreed("swap")
async def agree_to_swap(live: LiveTable, ask: Question) -> None:
    """Swap the seats of two people who both want that."""
    await seating.change_seats(live, ask.by, ask.about)


async def want(live: LiveTable, session: Connection, message: wire.Want) -> None:
    """Say what one would play."""
    seat = session.holds(message.seat)
    if seat == PUBLIC:
        raise Refusal("seat")
    async with live.lock:
        if not live.meta.undecided:
            raise Refusal("state")
        known = games()
        live.meta.sittings[seat].wants = sorted({game for game in message.games if game in known})
        await live.keep_meta()
        live.tell_table()
        session.say(Ack(message.id))


async def leave(live: LiveTable, session: Connection, message: wire.Leave) -> None:
    """Let a bot continue, or give up the seat for good."""
    seat = session.holds(message.seat)
    async with live.lock:
        if message.for_good and seat != PUBLIC:
            await seating.leave_for_good(live, session, seat)
            session.say(Ack(message.id))
            session.close(REPLACED)
            return
        check_seat(live, seat)
        check_rated(live)
        await seating.seat_bot(live, seat, live.meta.sittings[seat].bot or "thumb")
        session.say(Ack(message.id))


async def cover(live: LiveTable, session: Connection, message: wire.Cover) -> None:
    """Let a bot play for somebody who has been away for a while; anybody who plays may ask for that."""
    seat, other = session.holds(message.seat), message.other
    async with live.lock:
        check_seat(live, seat)
        if other not in range(live.header.seats):
            raise Refusal("seat")
        away = live.away(other)
        if away is None or away < PATIENCE:
            raise Refusal("here")
        await seating.cover(live, other)
        session.say(Ack(message.id))


async def come_back(live: LiveTable, session: Connection, message: wire.Return) -> None:
    """Take one's seat back from a bot."""
    seat = session.holds(message.seat)
    async with live.lock:
        if seat == PUBLIC or not live.meta.sittings[seat].stand_in or live.meta.sittings[seat].conceded:
            raise Refusal("nothing")
        await seating.seat_person(live, seat)
        session.say(Ack(message.id))

"""What needs the others: a full save of a running play, an end of it, and the answers to what is asked."""

from __future__ import annotations

from coffret.kernel.stack import PUBLIC
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import Ack
from coffret.server.room import seating
from coffret.server.room.handlers.choosing import check_seat
from coffret.server.room.info import PATIENCE
from coffret.server.room.questions import once_agreed, question
from coffret.server.room.saves import check_rated, full_save
from coffret.server.room.table import LiveTable
from coffret.server.store.interface import Question


async def consent(live: LiveTable, session: Connection, message: wire.Consent) -> None:
    """Handle an answer to the open question."""
    seat = session.holds(message.seat)
    async with live.lock:
        ask = live.questions.open
        if ask is None or (seat not in ask.need and seat != ask.by):
            raise Refusal("nothing")
        if message.question != ask.number and (message.question or ask.kind != "undo"):
            raise Refusal("nothing")  # it was another question that was answered
        if ask.kind in ("undo", "concede"):
            live.playing()
        if not message.yes:
            await live.questions.close("withdrawn" if seat == ask.by else "declined")
        elif seat in ask.need:
            await live.questions.agree(seat)
        session.say(Ack(message.id, seat, live.play.version(seat) if live.play is not None else None))


async def ask_save(live: LiveTable, session: Connection, message: wire.AskSave) -> None:
    """Ask everybody for a full save of the running play, with all secrets as of the last consent."""
    seat = session.holds(message.seat)
    async with live.lock:
        if seat == PUBLIC:
            raise Refusal("seat")
        if live.play is None:
            raise Refusal("gathering")
        check_rated(live)
        need = live.owners() - set(session.seats)
        await live.questions.put(question("save", seat, need, seat))
        session.say(Ack(message.id, seat, live.play.version(seat)))


@once_agreed("save")
async def agree_to_save(live: LiveTable, ask: Question) -> None:
    """Keep a full save for the seat that asked until it is fetched."""
    live.agreed_saves[ask.by] = await live.services.think(full_save, live)
    await live.keep_log("saved", ask.by)


async def concede(live: LiveTable, session: Connection, message: wire.Concede) -> None:
    """End the play together: without a winner, once all others agree. Who has been away for long has no vote."""
    seat = session.holds(message.seat)
    async with live.lock:
        play = check_seat(live, seat)
        others = live.persons() - set(session.seats)
        need = {other for other in others if (live.away(other) or 0) < PATIENCE}
        await live.questions.put(question("concede", seat, need, seat))
        session.say(Ack(message.id, seat, play.version(seat)))


@once_agreed("concede")
async def agree_to_end(live: LiveTable, ask: Question) -> None:
    """End a play that nobody wants to go on with."""
    await seating.end(live, "conceded", ask.by)


async def resign(live: LiveTable, session: Connection, message: wire.Resign) -> None:
    """Concede for one's own seat: a bot plays on, or the play ends if nobody else is playing."""
    seat = session.holds(message.seat)
    async with live.lock:
        play = check_seat(live, seat)
        if live.persons() - {seat}:
            await seating.resign(live, seat)
        else:
            await seating.end(live, "conceded", seat)
        session.say(Ack(message.id, seat, play.version(seat)))

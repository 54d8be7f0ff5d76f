"""What people note for themselves about things on the table: seen by nobody else, kept with the seat."""

from __future__ import annotations

from coffret.kernel.scene import elements
from coffret.kernel.stack import PUBLIC
from coffret.server.protocol import wire
from coffret.server.protocol.connection import Connection
from coffret.server.protocol.limits import NOTE, SIGN, clean
from coffret.server.protocol.refusal import Refusal
from coffret.server.protocol.wire import Ack, Noted
from coffret.server.room.table import LiveTable

MARKS = 200  # of a seat; then what was replaced is forgotten first


async def mark(live: LiveTable, session: Connection, message: wire.Mark) -> None:
    """Note something about an element that the seat sees, on all its devices; nobody else is told anything."""
    seat = session.holds(message.seat)
    if seat == PUBLIC:
        raise Refusal("seat")
    async with live.lock:
        play = live.playing()
        if message.element not in elements(live.game.scene(play.view(seat))):
            raise Refusal("nothing")
        sitting = live.meta.sittings[seat]
        made = Noted(message.element, clean(message.sign, SIGN), clean(message.text, NOTE), play.lines)
        sitting.marks = with_mark(sitting.marks, made)
        await live.keep_meta()
        for each in live.sessions:
            if seat in each.seats:
                each.say(wire.Marks(seat, sitting.marks))
        session.say(Ack(message.id, seat))


def with_mark(marks: list[Noted], made: Noted) -> list[Noted]:
    """Return the marks with another one; what was noted at the same moment of the play is replaced."""
    found = [each for each in marks if (each.element, each.line) != (made.element, made.line)]
    if len(found) >= MARKS:
        last = {each.element: at for at, each in enumerate(found)}
        gone = next((at for at, each in enumerate(found) if last[each.element] != at), 0)
        del found[gone]
    return [*found, made]

"""What the host of a table can do: seat people and bots, pause, end, play again."""

from __future__ import annotations

from coffret.bots import BOTS
from coffret.kernel.stack import PUBLIC
from coffret.server import people, wire
from coffret.server.limits import NAME, clean
from coffret.server.links import new_token
from coffret.server.live import LiveTable
from coffret.server.making import make_again
from coffret.server.refusal import Refusal
from coffret.server.session import Session
from coffret.server.store import Write, hashed
from coffret.server.wire import Ack, Host, Link, Moved


async def preside(live: LiveTable, session: Session, message: Host) -> None:
    """Do what the host asks."""
    if not session.host:
        raise Refusal("host")
    if message.do == "again" and not live.house.new_tables.take(session.address):
        raise Refusal("full")
    async with live.lock:
        answer = await DEEDS[message.do](live, message)
        session.say(answer or Ack(message.id))


def seat_of(live: LiveTable, seat: int) -> int:
    """The seat, if the table has it."""
    if seat not in range(live.header.seats):
        raise Refusal("message", detail=f"there is no seat {seat}")
    return seat


async def rename(live: LiveTable, message: Host) -> None:
    await people.rename(live, seat_of(live, message.seat), clean(message.name, NAME))


async def swap(live: LiveTable, message: Host) -> None:
    """Exchange who sits where; before the deal there is no secret to take along."""
    a, b = seat_of(live, message.seat), seat_of(live, message.other)
    if live.meta.state != "gathering":
        raise Refusal("state")
    await people.swap(live, a, b)


async def bot(live: LiveTable, message: Host) -> None:
    if message.bot not in BOTS:
        raise Refusal("message", detail=f"there is no bot {message.bot}")
    await people.seat_bot(live, seat_of(live, message.seat), message.bot)


async def person(live: LiveTable, message: Host) -> None:
    seat = seat_of(live, message.seat)
    if not live.meta.sittings[seat].stand_in:
        raise Refusal("state")
    await people.seat_person(live, seat)


async def invite(live: LiveTable, message: Host) -> Link:
    """A fresh link; whoever holds the old one is out."""
    role = message.seat if message.seat == PUBLIC else seat_of(live, message.seat)
    token = new_token()
    if role != PUBLIC and live.meta.sittings[role].kind == "bot":
        live.meta.sittings[role].stand_in = True
    await live.keep_meta(Write(live.id, links={role: hashed(token)}))
    live.replace_link(role)
    live.tell_table()
    return Link(message.id, role, token)


async def start(live: LiveTable, message: Host) -> None:
    if live.meta.state != "gathering":
        raise Refusal("state")
    await live.start()


async def pause(live: LiveTable, message: Host) -> None:
    await set_paused(live, message.do == "pause")


async def set_paused(live: LiveTable, paused: bool) -> None:
    """Stop everything for a while, or go on."""
    if live.is_over:
        raise Refusal(live.meta.state)
    live.meta.paused = paused
    await live.keep_meta()
    live.tell_table()
    live.stir()


async def pace(live: LiveTable, message: Host) -> None:
    live.meta.pace = message.ms
    await live.keep_meta()
    live.tell_table()


async def end(live: LiveTable, message: Host) -> None:
    """Nobody wins; the seed is told."""
    if live.is_over:
        raise Refusal(live.meta.state)
    live.meta.state = "ended"
    await live.keep_meta()
    live.tell_table()
    live.stir()


async def again(live: LiveTable, message: Host) -> None:
    """A new table with the same people; everybody is told the links of his seats there."""
    made = await make_again(live.house, live)
    tokens: dict[int, str] = {item.seat: item.token for item in made.seats if item.token}
    for session in live.sessions:
        mine = {str(seat): tokens[seat] for seat in session.seats if seat in tokens}
        host = made.host if session.host else ""
        spectator = made.spectator if session.host or not mine else ""
        opening = [*(mine.values() or [made.spectator]), *([host] if host else [])]
        session.say(Moved(made.table, opening, mine, host, spectator))


async def free(live: LiveTable, message: Host) -> None:
    """Leave the lesson: from here on everybody plays as he likes."""
    live.meta.lesson, live.lesson = "", None
    await live.keep_meta()
    live.tell_table()
    live.showing.show_all()
    live.stir()


DEEDS = {
    "rename": rename,
    "swap": swap,
    "bot": bot,
    "person": person,
    "invite": invite,
    "start": start,
    "pause": pause,
    "resume": pause,
    "pace": pace,
    "end": end,
    "again": again,
    "free": free,
}
assert set(DEEDS) == set(wire.Deed.__args__)  # type: ignore[attr-defined]
